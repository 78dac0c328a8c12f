"""A position as a table of entries: what it says of a state, name by name, to be written and read alike."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Protocol, TypeVar

from fogline.core.fields import hold
from fogline.parts.reading import NEVER, Reader
from fogline.parts.spelling import Many, Record, Spelling


class Seated(Protocol):
    """A state, as far as positions must know it."""

    seats: int


S = TypeVar("S", bound=Seated)


@dataclass(frozen=True)
class Entry:
    """One name of a position: how its value is spelt, and how it is got from a state and put into one.

    Positions from before it existed may have something to stand for it, else it must be there.
    """

    name: str
    spelling: Spelling
    get: Callable[[Any], Any]
    put: Callable[[Any, Any], None]
    before: Any = NEVER

    def write(self, s: Any) -> Any:
        return self.spelling.write(self.get(s))

    def read(self, s: Any, r: Reader) -> None:
        self.put(s, self.spelling.read(r.get(self.name, self.before), r, self.name))


def field(name: str, spelling: Spelling, attribute: str = "", at: int | range = -1, before: Any = NEVER) -> Entry:
    """An entry that spells one field of a state, which may have another name; or one place of a row, or some."""
    attribute = attribute or name

    def some(s: Any) -> Any:
        row = getattr(s, attribute)
        return [row[place] for place in at] if isinstance(at, range) else row[at]

    def put(s: Any, value: Any) -> None:
        if at == -1:
            hold(s, {attribute: value})
            return
        row = getattr(s, attribute)
        for place, one in zip(at, value, strict=True) if isinstance(at, range) else [(at, value)]:
            row[place] = one

    return Entry(name, spelling, attrgetter(attribute) if at == -1 else some, put, before)


def rows(name: str, /, **columns: tuple[str, Spelling]) -> Entry:
    """An entry that spells fields of a state that are rows of one length: a record for each place in them."""
    fields = [attribute for attribute, _ in columns.values()]

    def put(s: Any, records: list[tuple[Any, ...]]) -> None:
        hold(s, {attribute: [record[nth] for record in records] for nth, attribute in enumerate(fields)})

    records = Many(Record(**{column: spelling for column, (_, spelling) in columns.items()}))
    return Entry(name, records, lambda s: zip(*[getattr(s, attribute) for attribute in fields], strict=True), put)


def written(entries: Iterable[Entry], s: Any) -> dict[str, Any]:
    """A state by names."""
    return {entry.name: entry.write(s) for entry in entries}


def both_ways(
    entries: Callable[[int], Iterable[Entry]], bare: Callable[[Any, int], S]
) -> tuple[Callable[[S], dict[str, Any]], Callable[[Any, int, Any, Any], S]]:
    """A game's ``position`` and ``restore``, by its entries for so many seats and the state that they are put into."""

    def write(s: S) -> dict[str, Any]:
        return written(entries(s.seats), s)

    def read(box: Any, seats: int, options: Any, data: Any) -> S:
        state = bare(box, seats)
        take(entries(seats), state, data)
        return state

    return write, read


def take(entries: Iterable[Entry], s: Any, data: Any) -> None:
    """Puts into a state what a position says of it, and nothing else may stand there."""
    r = Reader(s.seats, data)
    for entry in entries:
        entry.read(s, r)
    r.close()
