"""How a state's values are spelt in a position: each sort of value both ways, so that a field is named once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fogline.core.fields import hold
from fogline.parts.bits import members
from fogline.parts.reading import Reader, known, number, wrong_kind


@dataclass(frozen=True)
class Entry:
    """One name of a position: how it is written, and how it is read into a state."""

    name: str
    write: Callable[[Any], Any]
    read: Callable[[Any, Reader], None]


class Spelling:
    """One sort of value, to and from JSON."""

    def write(self, value: Any) -> Any:
        return value

    def read(self, said: Any, r: Reader, name: str) -> Any:
        raise NotImplementedError


def field(name: str, spelling: Spelling, attribute: str = "", at: int = -1, later: bool = False) -> Entry:
    """An entry that spells one field of a state, which may have another name; or one place of a row.

    One that came ``later`` may be missing in what was written before: then it is as on a bare table.
    """
    attribute = attribute or name

    def write(s: Any) -> Any:
        value = getattr(s, attribute)
        return spelling.write(value if at < 0 else value[at])

    def read(s: Any, r: Reader) -> None:
        if later and name not in r.data:
            return
        value = spelling.read(r.get(name), r, name)
        if at < 0:
            hold(s, {attribute: value})
        else:
            getattr(s, attribute)[at] = value

    return Entry(name, write, read)


class Whole(Spelling):
    """A number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.bounds = (least, most)

    def read(self, said: Any, r: Reader, name: str) -> int:
        return number(said, name, *self.bounds)


class ByName(Spelling):
    """Whatever is numbered in a state and has names in a position."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.numbers = {word: i for i, word in enumerate(names)}


class Named(ByName):
    """A number by its name."""

    def write(self, value: int) -> str:
        return self.names[value]

    def read(self, said: Any, r: Reader, name: str) -> int:
        return known(self.numbers, said, name)


class Counts(ByName):
    """How many there are of each, by name; those that are not there are left out."""

    def write(self, value: Sequence[int]) -> Any:
        return {self.names[i]: n for i, n in enumerate(value) if n}

    def read(self, said: Any, r: Reader, name: str) -> Any:
        return r.bag(said, self.numbers, name)


class Some(ByName):
    """A mask as a list of names."""

    def write(self, value: int) -> Any:
        return [self.names[i] for i in members(value)]

    def read(self, said: Any, r: Reader, name: str) -> int:
        return r.mask(said, self.numbers, name)


class Made(Spelling):
    """Whatever is made of values of one sort."""

    def __init__(self, one: Spelling) -> None:
        self.one = one


class OrNone(Made):
    """One of them, or none, which is -1 in a state."""

    def write(self, value: int) -> Any:
        return self.one.write(value) if value >= 0 else None

    def read(self, said: Any, r: Reader, name: str) -> Any:
        return -1 if said is None else self.one.read(said, r, name)


class Each(Made):
    """The same for each seat; with a width, rows of so many numbers that stand one after the other."""

    def __init__(self, one: Spelling, width: int = 0) -> None:
        super().__init__(one)
        self.width = width

    def write(self, value: Sequence[Any]) -> Any:
        if self.width:
            value = [value[start : start + self.width] for start in range(0, len(value), self.width)]
        return [self.one.write(entry) for entry in value]

    def read(self, said: Any, r: Reader, name: str) -> Any:
        values = [self.one.read(entry, r, name) for entry in r.each(name)]
        return [number for row in values for number in row] if self.width else values


class Many(Made):
    """As many as there are, one after the other."""

    def write(self, value: Sequence[Any]) -> Any:
        return [self.one.write(entry) for entry in value]

    def read(self, said: Any, r: Reader, name: str) -> Any:
        if not isinstance(said, list):
            raise wrong_kind(name, "list", said)
        return [self.one.read(entry, r, name) for entry in said]
