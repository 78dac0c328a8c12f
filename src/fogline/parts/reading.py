"""Reading a position that somebody may have edited: every wrong name or shape is told in a sentence."""

from collections.abc import Mapping
from typing import Any

from fogline.core.errors import PositionError
from fogline.parts.bits import BIT


def wrong(problem: str) -> PositionError:
    return PositionError("position-shape", problem=problem)


def known(table: Mapping[str, int], name: Any, where: str) -> int:
    """The number of a name."""
    if not isinstance(name, str) or name not in table:
        raise wrong(f"{where!r} names {name!r}, which is not in the box")
    return table[name]


def number(value: Any, name: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(f"{name!r} must be a whole number from {least} to {most}, not {value!r}")
    return value


def objects(value: Any, name: str) -> list[dict[str, Any]]:
    """A list of JSON objects."""
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        raise wrong(f"{name!r} must be a list of objects")
    return value


class Reader:
    """Looks things up in a position by name, and says which is missing or wrong."""

    def __init__(self, seats: int, data: Any) -> None:
        self.seats = seats
        if not isinstance(data, dict):
            raise wrong("'state' is not an object with names")
        self.data = data

    def get(self, name: str) -> Any:
        if name not in self.data:
            raise wrong(f"{name!r} is missing")
        return self.data[name]

    def number(self, name: str, least: int, most: int) -> int:
        return number(self.get(name), name, least, most)

    def each(self, name: str) -> list[Any]:
        """One value for each seat."""
        values = self.get(name)
        if not isinstance(values, list) or len(values) != self.seats:
            raise wrong(f"{name!r} must be a list with one entry for each of {self.seats} seats")
        return values

    def bag(self, value: Any, table: Mapping[str, int], name: str) -> list[int]:
        """Counts by name."""
        if not isinstance(value, dict):
            raise wrong(f"{name!r} must give counts by name")
        found = [0] * len(table)
        for entry, n in value.items():
            found[known(table, entry, name)] = number(n, f"{name}: {entry}", 0, 1000)
        return found

    def names(self, value: Any, table: Mapping[str, int], name: str) -> list[int]:
        """A list of different names."""
        if not isinstance(value, list):
            raise wrong(f"{name!r} must be a list of names")
        found = [known(table, entry, name) for entry in value]
        for entry in found:
            if found.count(entry) > 1:
                raise wrong(f"{name!r} holds {value[found.index(entry)]!r} twice")
        return found

    def mask(self, value: Any, table: Mapping[str, int], name: str) -> int:
        """A set of names as a mask."""
        return sum(BIT[i] for i in self.names(value, table, name))
