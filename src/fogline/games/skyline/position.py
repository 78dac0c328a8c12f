"""A state as JSON that a person can read and edit, and back again."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from fogline.games.skyline.box import EMPTY, WIDTH, Box
from fogline.games.skyline.city import City, with_cards
from fogline.games.skyline.questions import BONUS, ENDINGS, KEYS, NOT_ENDED, OVER
from fogline.games.skyline.rules.supply import bonuses_out, cards_out, foundations_out
from fogline.games.skyline.state import State
from fogline.parts.bits import members
from fogline.parts.reading import Reader, known, number, objects, wrong, wrong_kind
from fogline.parts.spelling import ByName, Counts, Each, Entry, Many, Named, OrNone, Spelling, Whole, field


@lru_cache(maxsize=16)
def entries(box: Box, seats: int) -> tuple[Entry, ...]:
    """What a position says, in its order. Deck, foundation tokens and bonuses left follow and are not written."""
    projects = box.cards[: box.kinds]
    tokens = Whole(0, 99)
    return (
        field("asks", Named(KEYS)),
        field("first", Whole(0, seats - 1)),
        field("turn", Whole(0, seats - 1)),
        field("drawn", OrNone(Named(projects))),
        field("columns", Columns(Many(Named(projects)), box.columns)),
        field("tray", Sorted(Named(projects))),
        field("boxed", Counts(projects)),
        field("cities", Each(InCity(box))),
        field("contracts", Each(tokens)),
        field("points_tokens", Each(tokens)),
        field("contract_tokens", Each(tokens)),
        field("contract_tokens_used", tokens),
        field("medal", OrNone(Whole(0, seats - 1))),
        field("finished", Owners(box.colours, seats)),
        Entry("about", write_about, read_about),
        field("ended_by", Named(ENDINGS)),
    )


def write(s: State) -> dict[str, Any]:
    """The state by names."""
    return {entry.name: entry.write(s) for entry in entries(s.box, s.seats)}


def read(box: Box, seats: int, options: Any, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    r = Reader(seats, data)
    s = State(box, seats)
    for entry in entries(box, seats):
        entry.read(s, r)
    if (s.asks == OVER) != (s.ended_by != NOT_ENDED):
        raise wrong("position-ended", value=ENDINGS[NOT_ENDED])
    r.close()
    derive(s)
    return s


def derive(s: State) -> None:
    """What follows from where the cards and tokens are: the deck, the foundation tokens and the bonuses left."""
    out = cards_out(s)
    for card in range(s.box.kinds):
        s.deck[card] -= out[card] + (s.drawn == card)
    s.foundations -= foundations_out(s, out)
    for bonus, taken in enumerate(bonuses_out(s, out)):
        s.bonuses[bonus] -= taken


# -- what is spelt in ways of its own --------------------------------------------------------------------------------


class Sorted(Many):
    """In a state they are sorted."""

    def read(self, said: Any, r: Reader, name: str) -> list[int]:
        return sorted(super().read(said, r, name))


class Columns(Many):
    """The project columns, cards in the order they came."""

    def __init__(self, cards: Spelling, columns: int) -> None:
        super().__init__(cards)
        self.columns = columns

    def read(self, said: Any, r: Reader, name: str) -> list[tuple[int, ...]]:
        columns = super().read(said, r, name)
        if len(columns) != self.columns:
            raise wrong("position-columns", columns=self.columns)
        return [tuple(cards) for cards in columns]


class Owners(ByName):
    """Whose each is, by name; those that are nobody's are left out."""

    def __init__(self, names: Sequence[str], seats: int) -> None:
        super().__init__(names)
        self.last = seats - 1

    def write(self, value: Sequence[int]) -> Any:
        return {self.names[i]: owner for i, owner in enumerate(value) if owner >= 0}

    def read(self, said: Any, r: Reader, name: str) -> list[int]:
        if not isinstance(said, dict):
            raise wrong_kind(name, "table", said)
        owners = [-1] * len(self.names)
        for word, owner in said.items():
            owners[known(self.numbers, word, name)] = number(owner, name, 0, self.last)
        return owners


class InCity(Spelling):
    """A city: its cards by district, then where its tokens lie. The rest follows."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards = Many(Named(box.cards))
        self.places = Named(box.places)

    def write(self, city: City) -> Any:
        box = self.box
        rows = {
            colour: [box.cards[card] for card in city.cards[d * WIDTH : (d + 1) * WIDTH] if card != EMPTY]
            for d, colour in enumerate(box.colours)
        }
        boosts, laid = [box.places[n] for n in city.boosts], [box.places[n] for n in members(city.laid)]
        return {**rows, "plus_two": boosts, "tracks": laid}

    def read(self, said: Any, r: Reader, name: str) -> City:
        box = self.box
        [city] = objects([said], name, *box.colours, "plus_two", "tracks")
        rows = [self.cards.read(city.get(colour), r, f"{name}: {colour}") for colour in box.colours]
        for district, row in enumerate(rows):
            if len(row) > box.spaces:
                raise wrong("position-row", district=district, cards=len(row), spaces=box.spaces)
        boosts = Many(self.places).read(city.get("plus_two"), r, f"{name}: plus_two")
        laid = r.names(city.get("tracks"), self.places.numbers, f"{name}: tracks")
        return with_cards(box, rows, boosts, laid)


def write_about(s: State) -> str | None:
    """The card or the district that the open question is about."""
    if s.pending < 0:
        return None
    return s.box.colours[s.pending] if s.asks == BONUS else s.box.cards[s.pending]


def read_about(s: State, r: Reader) -> None:
    about = r.get("about")
    if about is not None:
        names = s.box.colours if s.asks == BONUS else s.box.cards
        s.pending = known({name: i for i, name in enumerate(names)}, about, "about")
