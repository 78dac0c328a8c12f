"""JSON that somebody wrote, or the error that says where it breaks."""

import json
from typing import Any

from fogline.core.errors import RecordError
from fogline.core.reason import because


def parse_json(text: str, error: type[RecordError] | type[Any]) -> Any:
    """JSON, or this error with the line where it breaks."""
    try:
        data = json.loads(text)
        if "\\u" in text or not text.isascii():
            # JSON can name half a character, which no text can hold that is to be written anywhere.
            json.dumps(data, ensure_ascii=False).encode()
        return data
    except UnicodeEncodeError:
        raise error("not-json", problem=because("not-utf-8"), line=1) from None
    except json.JSONDecodeError as broken:
        raise error("not-json", problem=broken.msg, line=broken.lineno) from None
    except ValueError:
        raise error("not-json", problem=because("too-long"), line=1) from None
    except RecursionError:
        raise error("not-json", problem=because("too-deep"), line=1) from None
