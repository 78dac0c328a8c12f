"""Reading a position that somebody may have edited: every wrong name or shape is told in a sentence."""

from collections.abc import Mapping
from typing import Any

from fogline.core.errors import PositionError
from fogline.core.quoting import short, shown
from fogline.core.reason import because
from fogline.parts.bits import BIT


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

    def get(self, name: str) -> Any:
        if name not in self.data:
            raise wrong("json-missing", name=name)
        self.unread.pop(name, None)
        return self.data[name]

    def close(self) -> None:
        """Once all is read: a name that is misspelt, or of something else, is not passed over in silence."""
        for name in self.unread:
            raise wrong("json-extra", name=short(name))

    def number(self, name: str, least: int, most: int, usual: int | None = None) -> int:
        """A whole number; ``usual`` where positions that were written before it existed leave it out."""
        if usual is not None and name not in self.data:
            return usual
        return number(self.get(name), name, least, most)

    def each(self, name: str) -> list[Any]:
        """One value for each seat."""
        values = self.get(name)
        if not isinstance(values, list) or len(values) != self.seats:
            raise wrong("json-each", name=name, seats=self.seats)
        return values

    def bag(self, value: Any, table: Mapping[str, int], name: str) -> list[int]:
        """Counts by name."""
        if not isinstance(value, dict):
            raise wrong_kind(name, "table", value)
        found = [0] * len(table)
        for entry, n in value.items():
            found[known(table, entry, name)] = number(n, f"{name}: {entry}", 0, 1000)
        return found

    def names(self, value: Any, table: Mapping[str, int], name: str) -> list[int]:
        """A list of different names."""
        if not isinstance(value, list):
            raise wrong_kind(name, "list", value)
        found = [known(table, entry, name) for entry in value]
        for entry, number_of_it in zip(value, found, strict=True):
            if found.count(number_of_it) > 1:
                raise wrong("json-twice", name=name, value=entry)
        return found

    def mask(self, value: Any, table: Mapping[str, int], name: str) -> int:
        """A set of names as a mask."""
        return sum(BIT[i] for i in self.names(value, table, name))
