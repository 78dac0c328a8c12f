"""Reading a position that somebody may have edited: every wrong name or shape is told in a sentence."""

from collections.abc import Mapping
from typing import Any, Final

from fogline.core.errors import PositionError
from fogline.core.quoting import short, shown
from fogline.core.reason import because

NEVER: Final = object()
"""Nothing stands for what every position has always had."""


def wrong(key: str, **args: Any) -> PositionError:
    """A position that is not shaped as one, for this reason."""
    return PositionError("position-shape", problem=because(key, **args))


def wrong_kind(name: str, kind: str, value: Any) -> PositionError:
    return wrong("json-kind", name=name, kind=kind, value=shown(value))


def known(table: Mapping[str, int], name: Any, where: str) -> int:
    """The number of a name."""
    if not isinstance(name, str) or name not in table:
        raise wrong("json-unknown", name=where, value=shown(name))
    return table[name]


def number(value: Any, name: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong("json-number", name=name, least=least, most=most, value=shown(value))
    return value


def objects(value: Any, name: str, *keys: str) -> list[dict[str, Any]]:
    """A list of JSON objects, which may have these keys; any where none is named."""
    if not isinstance(value, list):
        raise wrong_kind(name, "list", value)
    for entry in value:
        if not isinstance(entry, dict):
            odd = because("json-with", value=shown(entry))
            raise wrong("json-kind", name=name, kind="list of tables", value=odd)
        for key in entry if keys else ():
            if key not in keys:
                raise wrong("json-extra", name=f"{name}: {short(key)}")
    return value


class Reader:
    """Looks things up in a position by name, and says which is missing or wrong."""

    def __init__(self, seats: int, data: Any) -> None:
        self.seats = seats
        if not isinstance(data, dict):
            raise wrong_kind("state", "table", data)
        self.data = data
        self.unread = dict.fromkeys(data)

    def get(self, name: str, before: Any = NEVER) -> Any:
        """What it says under a name; or what stands for that in positions from before it existed."""
        if name not in self.data and before is NEVER:
            raise wrong("json-missing", name=name)
        self.unread.pop(name, None)
        return self.data.get(name, before)

    def close(self) -> None:
        """Once all is read: a name that is misspelt, or of something else, is not passed over in silence."""
        for name in self.unread:
            raise wrong("json-extra", name=short(name))
