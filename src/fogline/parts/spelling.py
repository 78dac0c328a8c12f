"""How values are spelt in a position: each sort of value both ways, so that a field is named once.

All of it is compiled, and a game may stand its own sort on any of these, which is not: each class says that it may.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from fogline.parts.bits import BIT, members
from fogline.parts.reading import Reader, known, number, objects, wrong, wrong_kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Spelling:
    """One sort of value, to and from JSON. This one is the same in both."""

    def write(self, value: Any) -> Any:
        return value

    def read(self, said: Any, r: Reader, name: str) -> Any:
        return said

    def bare(self, seats: int) -> Any:
        """What it is before anything has happened at a table for so many."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Spelling):
    """Yes or no."""

    def bare(self, seats: int) -> Any:
        return False

    def read(self, said: Any, r: Reader, name: str) -> bool:
        if not isinstance(said, bool):
            raise wrong_kind(name, "true/false", said)
        return said


@mypyc_attr(allow_interpreted_subclasses=True)
class Whole(Spelling):
    """A number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.bounds = (least, most)

    def read(self, said: Any, r: Reader, name: str) -> int:
        return number(said, name, *self.bounds)

    def bare(self, seats: int) -> Any:
        return self.bounds[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatNumber(Spelling):
    """One of those who play."""

    def read(self, said: Any, r: Reader, name: str) -> int:
        return number(said, name, 0, r.seats - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class ByName(Spelling):
    """Whatever is numbered in a state and has names in a position; people are shown those of its sort (Words.names)."""

    def __init__(self, names: Sequence[str], *, sort: str = "") -> None:
        self.names, self.sort = list(names), sort
        self.numbers = {word: i for i, word in enumerate(names)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(ByName):
    """A number by its name."""

    def write(self, value: int) -> str:
        return self.names[value]

    def read(self, said: Any, r: Reader, name: str) -> int:
        return known(self.numbers, said, name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Counts(ByName):
    """How many there are of each, by name, or whatever else a number says of it; those with none are left out."""

    def __init__(
        self, names: Sequence[str], least: int = 0, most: int = 1000, none: int = 0, *, sort: str = ""
    ) -> None:
        super().__init__(names, sort=sort)
        self.bounds, self.none = (least, most), none

    def write(self, value: Sequence[int]) -> Any:
        return {self.names[i]: n for i, n in enumerate(value) if n != self.none}

    def read(self, said: Any, r: Reader, name: str) -> list[int]:
        if not isinstance(said, dict):
            raise wrong_kind(name, "table", said)
        found = [self.none] * len(self.names)
        for word, n in said.items():
            found[known(self.numbers, word, name)] = number(n, f"{name}: {word}", *self.bounds)
        return found

    def bare(self, seats: int) -> Any:
        return [self.none] * len(self.names)


@mypyc_attr(allow_interpreted_subclasses=True)
class Record(Spelling):
    """Values of several sorts by name, which are a tuple."""

    def __init__(self, **parts: Spelling) -> None:
        self.parts, self.keys, self.spellings = parts, list(parts), list(parts.values())

    def write(self, value: Iterable[Any]) -> Any:
        found: dict[str, Any] = {}
        for nth, one in enumerate(value):
            found[self.keys[nth]] = self.spellings[nth].write(one)
        assert len(found) == len(self.keys)
        return found

    def read(self, said: Any, r: Reader, name: str) -> tuple[Any, ...]:
        [table] = objects([said], name, *self.parts)
        return tuple(part.read(table.get(key), r, f"{name}: {key}") for key, part in self.parts.items())

    def bare(self, seats: int) -> Any:
        return tuple(part.bare(seats) for part in self.parts.values())


@mypyc_attr(allow_interpreted_subclasses=True)
class Made(Spelling):
    """Whatever is made of values of one sort."""

    def __init__(self, one: Spelling) -> None:
        self.one = one


@mypyc_attr(allow_interpreted_subclasses=True)
class OrNone(Made):
    """One of them, or none, which is -1 in a state."""

    def __init__(self, one: Spelling, none: str | None = None) -> None:
        super().__init__(one)
        self.none = none

    def write(self, value: int) -> Any:
        return self.one.write(value) if value >= 0 else self.none

    def read(self, said: Any, r: Reader, name: str) -> Any:
        return -1 if said == self.none else self.one.read(said, r, name)

    def bare(self, seats: int) -> Any:
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Many(Made):
    """As many as there are, one after the other; or exactly so many, and what is to be said of others."""

    def __init__(self, one: Spelling, places: int = -1, refusal: str = "json-places") -> None:
        super().__init__(one)
        self.places, self.refusal = places, refusal

    def write(self, value: Iterable[Any]) -> Any:
        return [self.one.write(entry) for entry in value]

    def read(self, said: Any, r: Reader, name: str) -> list[Any]:
        if not isinstance(said, list):
            raise wrong_kind(name, "list", said)
        if self.places not in (-1, len(said)):
            raise wrong(self.refusal, name=name, places=self.places)
        return [self.one.read(entry, r, name) for entry in said]

    def bare(self, seats: int) -> Any:
        return [self.one.bare(seats) for _ in range(max(0, self.places))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Once(Many):
    """Different ones; records differ in what they begin with."""

    def read(self, said: Any, r: Reader, name: str) -> list[Any]:
        found = super().read(said, r, name)
        heads = [entry[0] if isinstance(entry, tuple) else entry for entry in found]
        for entry, head in zip(found, heads, strict=True):
            if heads.count(head) > 1:
                word = self.one.write(entry)
                raise wrong(
                    "json-twice", name=name, value=next(iter(word.values())) if isinstance(word, dict) else word
                )
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Some(Once):
    """A mask as a list of names."""

    def __init__(self, names: Sequence[str], *, sort: str = "") -> None:
        super().__init__(Named(names, sort=sort))

    def write(self, value: Any) -> Any:
        return super().write(members(value))

    def read(self, said: Any, r: Reader, name: str) -> Any:
        return sum(BIT[i] for i in super().read(said, r, name))

    def bare(self, seats: int) -> Any:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Many):
    """The same for each seat; with a width, rows of so many numbers that stand one after the other."""

    def __init__(self, one: Spelling, width: int = 0) -> None:
        super().__init__(one)
        self.width = width

    def write(self, value: Any) -> Any:
        return super().write(parted(value, self.width) if self.width else value)

    def read(self, said: Any, r: Reader, name: str) -> list[Any]:
        if not isinstance(said, list) or len(said) != r.seats:
            raise wrong("json-each", name=name, seats=r.seats)
        values = super().read(said, r, name)
        return [number for row in values for number in row] if self.width else values

    def bare(self, seats: int) -> Any:
        rows = [self.one.bare(seats) for _ in range(seats)]
        return [number for row in rows for number in row] if self.width else rows


def parted(row: Any, width: int) -> list[Sequence[Any]]:
    """A row of rows that stand one after the other."""
    return [row[start : start + width] for start in range(0, len(row), width)]
