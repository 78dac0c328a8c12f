"""A state as JSON that a person can read and edit, and back again."""

from functools import lru_cache
from typing import Any, Final

from fogline.core.quoting import shown
from fogline.games.rebuild.box import COMMITTEE, PARK, ROW, SERVICES, TYPES, Box
from fogline.games.rebuild.options import Options
from fogline.games.rebuild.questions import NOT_ENDED, OVER, QUESTIONS
from fogline.games.rebuild.state import State
from fogline.parts.bits import BIT, members, size
from fogline.parts.positions import Entry, field, rows, take, written
from fogline.parts.reading import Reader, number, objects, wrong
from fogline.parts.spelling import Counts, Each, Flag, Many, Named, Once, OrNone, Some, Spelling, Whole

ENDINGS: Final = ("", "eighth-building", "exposition")


@lru_cache(maxsize=16)
def entries(box: Box, seats: int) -> tuple[Entry, ...]:
    """What a position says, in its order. What is in the pool, on the piles and vacant follows from the rest."""
    spaces, permits, objectives = Some(box.spaces), Some(box.permits), Some(objective_names(box))
    player = Player(0, seats - 1)
    in_row = (ROW, "position-places")
    committee = Entry("committee", Spelling(), lambda s: written(area(box, COMMITTEE), s), put_committee)
    return (
        field("asks", Named(QUESTIONS)),
        field("first", Whole(0, seats - 1)),
        Entry("year", Spelling(), lambda s: s.box.years[s.year], put_year),
        field("stop", Whole(0, box.action_cards)),
        field("order", Many(player)),
        field("at", Whole(0, len(box.players[seats]))),
        rows(
            "map", card=("layout", FromOne(1, len(box.card_spaces))), side=("sides", OrNone(Named(("a", "b")), none=""))
        ),
        field("ring", Many(FromOne(1, box.action_cards))),
        field("rubble", spaces),
        field("common", objectives),
        field("permit_row", Many(OrNone(Named(box.permits)), *in_row)),
        field("permit_deck", permits, "deck"),
        field("discards", permits),
        field("objective_row", Many(OrNone(Named(objective_names(box))), *in_row)),
        field("objective_deck", objectives, "bag"),
        Entry("players", Each(Spelling()), get_players, put_players),
        *([committee] if seats == 1 else []),
        field("best_builder", OrNone(player), "best"),
        field("site", OrNone(Named(box.spaces))),
        field("used", permits),
        field("grant", Flag()),
        field("ended_by", Named(ENDINGS)),
    )


@lru_cache(maxsize=64)
def area(box: Box, player: int) -> tuple[Entry, ...]:
    """What it says of what lies in front of a player."""
    objectives, park = Some(objective_names(box)), Whole(0, len(box.park_points) - 1)
    permits = field("permits", Some(box.permits), at=player)
    services = range(player * TYPES, player * TYPES + PARK)
    return (
        field("space", Whole(-1, 10), "spots", player),
        field("money", Whole(0, 10000), at=player),
        field("stock", Whole(0, box.buildings), at=player),
        permits if player != COMMITTEE else field("permits", Once(Named(box.permits)), "committee_row"),
        field("objectives", objectives, "held", player),
        field("seen", objectives, at=player),
        field("buildings", Some(box.spaces), "built", player),
        field("rubble", Whole(0, 1000), "cleared", player),
        field("development", Place(box), "tokens", player),
        field("urbanism", Counts(SERVICES[:PARK]), at=services),
        Entry("parks", Many(park), lambda s: members(s.parks[player]), lambda s, parks: put_parks(s, player, parks)),
    )


def objective_names(box: Box) -> Any:
    """Those that lie on piles and before players; the Best Builder is none of them."""
    return box.objectives[: box.best_builder]


def write(s: State) -> dict[str, Any]:
    """The state by names."""
    return written(entries(s.box, s.seats), s)


def read(box: Box, seats: int, options: Options, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    s = State(box, seats)
    s.hard = options.hard(seats)
    take(entries(box, seats), s, data)
    number(s.stop, "stop", 0, len(s.ring))
    if (s.asks == OVER) != (s.ended_by != NOT_ENDED):
        raise wrong("position-ended")
    lay_out(s)
    return s


def lay_out(s: State) -> None:
    """What is vacant and what is in the pool follow from who built where."""
    for card in s.layout:
        s.vacant |= s.box.card_spaces[card]
    for player in s.players:
        s.vacant &= ~s.built[player]
        s.pool[player] = s.box.buildings - s.stock[player] - size(s.built[player])


# -- what is spelt in ways of its own --------------------------------------------------------------------------------


class Player(Whole):
    """A seat, or in a solo game the Committee."""

    def write(self, value: int) -> int | str:
        return "committee" if value == COMMITTEE else value

    def read(self, said: Any, r: Reader, name: str) -> int:
        return COMMITTEE if said == "committee" and r.seats == 1 else super().read(said, r, name)


class FromOne(Whole):
    """A card by its place in the box, from 1."""

    def write(self, value: int) -> int:
        return value + 1

    def read(self, said: Any, r: Reader, name: str) -> int:
        return super().read(said, r, name) - 1


class Place(Spelling):
    """A space of the development board: column and row."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def write(self, value: int) -> Any:
        return [value % self.box.wide, value // self.box.wide]

    def read(self, said: Any, r: Reader, name: str) -> int:
        if not isinstance(said, list) or len(said) != 2:
            raise wrong("position-development")
        column = number(said[0], name, 0, self.box.wide - 1)
        return number(said[1], name, 0, self.box.high - 1) * self.box.wide + column


def put_year(s: State, year: Any) -> None:
    if not isinstance(year, int) or year not in s.box.years:
        raise wrong("position-year", years=", ".join(map(str, s.box.years)), value=shown(year))
    s.year = s.box.years.index(year)


def get_players(s: State) -> Any:
    return [written(area(s.box, seat), s) for seat in range(s.seats)]


def put_players(s: State, areas: Any) -> None:
    for seat, data in enumerate(objects(areas, "players")):
        take(area(s.box, seat), s, data)


def put_committee(s: State, data: Any) -> None:
    take(area(s.box, COMMITTEE), s, data)


def put_parks(s: State, player: int, parks: list[int]) -> None:
    s.urbanism[player * TYPES + PARK] = len(parks)
    s.parks[player] = sum(BIT[park] for park in set(parks))
