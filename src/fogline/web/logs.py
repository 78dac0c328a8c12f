"""What the server writes down on standard error for whoever runs it: failures and, where wished, each request."""

import json
import logging
from datetime import UTC, datetime
from typing import Final

ACCESS: Final = "fogline.access"


class AsJson(logging.Formatter):
    """A line of JSON for each entry. No value of a variable is in it, so no token ever is."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def write_logs(form: str, accesses: bool) -> None:
    """Let entries go out as ``text`` or ``json``, and those of requests as what they are: lines of JSON."""
    if form == "json":
        lines = logging.StreamHandler()
        lines.setFormatter(AsJson())
        logging.basicConfig(handlers=[lines], level=logging.WARNING, force=True)
    access = logging.getLogger(ACCESS)
    if accesses and not access.handlers:
        bare = logging.StreamHandler()
        bare.setFormatter(logging.Formatter("%(message)s"))
        access.addHandler(bare)
        access.setLevel(logging.INFO)
