"""A state as JSON that a person can read and edit, and back again."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from fogline.core.fields import hold
from fogline.core.quoting import shown
from fogline.games.rebuild.box import COMMITTEE, PARK, ROW, SERVICES, TYPES, Box
from fogline.games.rebuild.options import Options
from fogline.games.rebuild.questions import NOT_ENDED, OVER, QUESTIONS
from fogline.games.rebuild.state import State
from fogline.parts.bits import BIT, members, size
from fogline.parts.reading import Reader, known, number, objects, wrong, wrong_kind
from fogline.parts.spelling import ByName, Entry, Many, Named, OrNone, Some, Spelling, Whole, field

ENDINGS: Final = ("", "eighth-building", "exposition")
SIDES: Final = {"": -1, "a": 0, "b": 1}
LETTERS: Final = ("a", "b", "")


@lru_cache(maxsize=16)
def entries(box: Box, seats: int) -> tuple[Entry, ...]:
    """What a position says, in its order. What is in the pool, on the piles and vacant follows from the rest."""
    spaces, permits, objectives = Some(box.spaces), Some(box.permits), Some(box.objectives[: box.best_builder])
    player = Player(seats)
    alone = seats == 1
    return (
        field("asks", Named(QUESTIONS)),
        field("first", Whole(0, seats - 1)),
        Entry("year", lambda s: s.box.years[s.year], read_year),
        Entry("stop", lambda s: s.stop, read_stop),
        field("order", Many(player)),
        field("at", Whole(0, len(box.players[seats]))),
        Entry("map", write_map, read_map),
        field("ring", Many(Card(box.action_cards))),
        field("rubble", spaces),
        field("common", objectives),
        field("permit_row", InRow(OrNone(Named(box.permits)))),
        field("permit_deck", permits, "deck"),
        field("discards", permits),
        field("objective_row", InRow(OrNone(Named(objectives.names)))),
        field("objective_deck", objectives, "bag"),
        Entry("players", write_players, read_players),
        *([Entry("committee", lambda s: write_area(s, COMMITTEE), read_committee)] if alone else []),
        field("best_builder", OrNone(player), "best"),
        field("site", OrNone(Named(box.spaces))),
        field("used", permits),
        field("grant", Flag()),
        field("ended_by", Named(ENDINGS)),
    )


@lru_cache(maxsize=64)
def area(box: Box, player: int) -> tuple[Entry, ...]:
    """What it says of what lies in front of a player."""
    objectives = Some(box.objectives[: box.best_builder])
    mine = field("permits", Some(box.permits), at=player)
    return (
        field("space", Whole(-1, 10), "spots", player),
        field("money", Whole(0, 10000), at=player),
        field("stock", Whole(0, box.buildings), at=player),
        field("permits", InOrder(box.permits), "committee_row") if player == COMMITTEE else mine,
        field("objectives", objectives, "held", player),
        field("seen", objectives, at=player),
        field("buildings", Some(box.spaces), "built", player),
        field("rubble", Whole(0, 1000), "cleared", player),
        field("development", Place(box), "tokens", player),
        Entry("urbanism", lambda s: write_urbanism(s, player), lambda s, r: read_urbanism(s, player, r)),
        Entry("parks", lambda s: members(s.parks[player]), lambda s, r: read_parks(s, player, r)),
    )


def write(s: State) -> dict[str, Any]:
    """The state by names."""
    return {entry.name: entry.write(s) for entry in entries(s.box, s.seats)}


def read(box: Box, seats: int, options: Options, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    r = Reader(seats, data)
    s = State(box, seats)
    s.hard = options.hard(seats)
    for entry in entries(box, seats):
        entry.read(s, r)
    lay_out(s)
    if (s.asks == OVER) != (s.ended_by != NOT_ENDED):
        raise wrong("position-ended")
    r.close()
    return s


def lay_out(s: State) -> None:
    """What is vacant and what is in the pool follow from who built where."""
    for card in s.layout:
        s.vacant |= s.box.card_spaces[card]
    for player in s.players:
        s.vacant &= ~s.built[player]
        s.pool[player] = s.box.buildings - s.stock[player] - size(s.built[player])


# -- what is spelt in ways of its own --------------------------------------------------------------------------------


class Flag(Spelling):
    """Yes or no."""

    def read(self, said: Any, r: Reader, name: str) -> bool:
        if not isinstance(said, bool):
            raise wrong_kind(name, "true/false", said)
        return said


class Player(Spelling):
    """A seat, or in a solo game the Committee."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def write(self, value: int) -> int | str:
        return "committee" if value == COMMITTEE else value

    def read(self, said: Any, r: Reader, name: str) -> int:
        return COMMITTEE if said == "committee" and self.seats == 1 else number(said, name, 0, self.seats - 1)


class Card(Spelling):
    """A card by its place in the box, from 1."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def write(self, value: int) -> int:
        return value + 1

    def read(self, said: Any, r: Reader, name: str) -> int:
        return number(said, name, 1, self.cards) - 1


class InRow(Many):
    """Exactly as many as there are places in a row; where there is none is -1."""

    def read(self, said: Any, r: Reader, name: str) -> Any:
        entries = super().read(said, r, name)
        if len(entries) != ROW:
            raise wrong("position-places", name=name, places=ROW)
        return entries


class InOrder(ByName):
    """Different ones by name, in their order."""

    def write(self, value: Sequence[int]) -> Any:
        return [self.names[i] for i in value]

    def read(self, said: Any, r: Reader, name: str) -> list[int]:
        return r.names(said, self.numbers, name)


class Place(Spelling):
    """A space of the development board: column and row."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def write(self, value: int) -> Any:
        return [value % self.box.wide, value // self.box.wide]

    def read(self, said: Any, r: Reader, name: str) -> int:
        place = listed(said, name)
        if len(place) != 2:
            raise wrong("position-development")
        column = number(place[0], name, 0, self.box.wide - 1)
        return number(place[1], name, 0, self.box.high - 1) * self.box.wide + column


def listed(value: Any, name: str) -> list[Any]:
    if not isinstance(value, list):
        raise wrong_kind(name, "list", value)
    return value


def read_year(s: State, r: Reader) -> None:
    year = r.get("year")
    if not isinstance(year, int) or year not in s.box.years:
        raise wrong("position-year", years=", ".join(map(str, s.box.years)), value=shown(year))
    s.year = s.box.years.index(year)


def read_stop(s: State, r: Reader) -> None:
    """There are as many stops as action cards lie around the map."""
    s.stop = r.number("stop", 0, len(listed(r.get("ring"), "ring")))


def write_map(s: State) -> Any:
    return [{"card": card + 1, "side": LETTERS[side]} for card, side in zip(s.layout, s.sides, strict=True)]


def read_map(s: State, r: Reader) -> None:
    plots = objects(r.get("map"), "map", "card", "side")
    cards = [number(entry.get("card"), "map: card", 1, len(s.box.card_spaces)) - 1 for entry in plots]
    hold(s, {"layout": cards, "sides": [known(SIDES, entry.get("side"), "map: side") for entry in plots]})


def write_area(s: State, player: int) -> Any:
    return {entry.name: entry.write(s) for entry in area(s.box, player)}


def read_area(s: State, player: int, data: Any) -> None:
    r = Reader(s.seats, data)
    for entry in area(s.box, player):
        entry.read(s, r)
    r.close()


def write_players(s: State) -> Any:
    return [write_area(s, seat) for seat in range(s.seats)]


def read_players(s: State, r: Reader) -> None:
    for seat, data in enumerate(objects(r.each("players"), "players")):
        read_area(s, seat, data)


def read_committee(s: State, r: Reader) -> None:
    read_area(s, COMMITTEE, r.get("committee"))


def write_urbanism(s: State, player: int) -> Any:
    """How many of each type; the parks have an entry of their own, because they differ."""
    cards = s.urbanism[player * TYPES : player * TYPES + PARK]
    return {SERVICES[service]: n for service, n in enumerate(cards) if n}


def read_urbanism(s: State, player: int, r: Reader) -> None:
    cards = r.bag(r.get("urbanism"), {name: i for i, name in enumerate(SERVICES)}, "urbanism")
    for service in range(PARK):
        s.urbanism[player * TYPES + service] = cards[service]


def read_parks(s: State, player: int, r: Reader) -> None:
    parks = [number(park, "parks", 0, len(s.box.park_points) - 1) for park in listed(r.get("parks"), "parks")]
    s.urbanism[player * TYPES + PARK] = len(parks)
    s.parks[player] = sum(BIT[park] for park in set(parks))
