"""A state whose fields say of themselves who may know them and how they are spelt: what follows from that.

    turn: int = public(SEAT)
    hands: list[list[int]] = own(Each(Many(CARD)))

From these lines come the bare table, copies, positions, what a View shows, and which fields are public.
"""

from collections.abc import Iterable
from dataclasses import Field, field, fields
from typing import Any, Final

from fogline.core.fields import alike, brief
from fogline.core.ids import Seat
from fogline.parts.positions import Entry
from fogline.parts.positions import field as entry
from fogline.parts.spelling import Each, SeatNumber, Spelling

HIDDEN: Final = -2
"""Stands in a View for a number that its seat may not know. What is none (-1) is none to everybody."""
SEAT: Final = SeatNumber()
EVERYBODY, ITS_OWN, NOBODY_KNOWS = "everybody", "its own seat", "nobody"


def public(spelling: Spelling) -> Any:
    """A field that lies open."""
    return _declared(spelling, EVERYBODY)


def own(spelling: Each) -> Any:
    """A field with something for each seat, of which others see how many there are and not what."""
    return _declared(spelling, ITS_OWN)


def secret(spelling: Spelling) -> Any:
    """A field that nobody sees."""
    return _declared(spelling, NOBODY_KNOWS)


def _declared(spelling: Spelling, who: str) -> Any:
    return field(default_factory=lambda: spelling.bare(0), metadata={"spelling": spelling, "who": who})


class View:
    """What one seat may know: the fields of the state, with HIDDEN for whatever is not for its eyes."""

    box: Any
    seats: int
    seat: Seat
    """Whose view it is; NOBODY for a spectator."""
    waiting: tuple[Seat, ...]

    def __init__(self, **known: Any) -> None:
        self.__dict__.update(known)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def __eq__(self, other: object) -> bool:
        return alike(self, other)

    __hash__ = None  # type: ignore[assignment]
    __repr__ = brief


class Declared:
    """What the fields of a class of states say."""

    def __init__(self, state: type[Any]) -> None:
        self.state = state
        self.fields: dict[str, Field[Any]] = {each.name: each for each in fields(state)}
        self.spelt: dict[str, Spelling] = {
            name: each.metadata["spelling"] for name, each in self.fields.items() if each.metadata
        }
        self.who: dict[str, str] = {name: self.fields[name].metadata["who"] for name in self.spelt}
        self.hidden = frozenset(name for name, who in self.who.items() if who != EVERYBODY)
        self.open = frozenset(self.fields) - self.hidden

    def bare(self, box: Any, seats: int, options: Any) -> Any:
        """A table at which nothing has happened. Options are kept by a state that has a field for them."""
        known = {"box": box, "seats": seats, "options": options}
        given = {name: known[name] for name in self.fields if name in known}
        return self.state(**given, **{name: spelling.bare(seats) for name, spelling in self.spelt.items()})

    def copy(self, s: Any) -> Any:
        return self.state(**{name: copied(getattr(s, name)) for name in self.fields})

    def entries(self, seats: int) -> Iterable[Entry]:
        """The state as a position has it."""
        return [entry(name, spelling) for name, spelling in self.spelt.items()]

    def view(self, s: Any, seat: Seat, waiting: tuple[Seat, ...]) -> View:
        shown = {name: self.seen(name, getattr(s, name), seat) for name in self.fields}
        return View(seat=seat, waiting=waiting, **shown)

    def seen(self, name: str, value: Any, seat: Seat) -> Any:
        """A field as this seat sees it."""
        if name in self.open:
            return copied(value)
        if self.who[name] == NOBODY_KNOWS:
            return covered(value)
        return [copied(each) if n == seat else covered(each) for n, each in enumerate(value)]

    def imagined(self, v: View) -> Any:
        """The state as far as a view knows it."""
        return self.state(**{name: copied(getattr(v, name)) for name in self.fields})


def copied(value: Any) -> Any:
    """Rows anew, rows of rows too; all else is never changed in place."""
    if type(value) is not list:
        return value
    return [copied(each) for each in value] if value and type(value[0]) is list else value[:]


def covered(value: Any) -> Any:
    """How many there are, and not what."""
    if isinstance(value, list | tuple):
        return type(value)(covered(each) for each in value)
    return HIDDEN if value >= 0 else value
