"""A state as JSON that a person can read and edit, and back again."""

from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from fogline.core.fields import hold
from fogline.core.rows import vec
from fogline.games.investors import actions as a
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS, CHIPS, DISTRICTS, EMPTY, TYPES, Box
from fogline.games.investors.rules import contests, end, reckoning, setup
from fogline.games.investors.scoring import ENDINGS
from fogline.games.investors.state import State
from fogline.parts.positions import Entry, field, take, written
from fogline.parts.reading import number, wrong
from fogline.parts.spelling import Counts, Each, Flag, Many, Named, Once, OrNone, Record, Whole, parted

SAID: Final = ("not-yet", "done", "drawing", "stopped", "bust", "countered")
CHIP_NAMES: Final = tuple(f"{DISTRICTS[x]} {DISTRICTS[y]}" for x, y in CHIPS)
CHOICES: Final = {q.INFLUENCE: a.PLAY, q.CHIP: a.CHIP, q.SEAL: a.PAY}
"""Which action a sealed choice is, by the question it answers."""


@lru_cache(maxsize=16)
def entries(box: Box, seats: int) -> tuple[Entry, ...]:
    """What a position says, in its order. Stocks, prestige, bank, decks and where a rod may go follow from it."""
    seat, some_seat = Whole(0, seats - 1), OrNone(Whole(0, seats - 1))
    chip, street = Named(CHIP_NAMES), Named(box.street_names)
    values = [str(value) for value in box.values]
    checks, cards, calls = Counts(values), Counts(box.card_names), Counts(box.call_names)
    purses = Each(checks, CHECKS)
    district = Record(tile=Named(box.tile_names), by=seat, cards_played=Whole(0, box.years), extra=Whole(0, 100))
    payment = Record(by=seat, check=Named(values), at_most=checks, at_least=checks)
    choice = Named([action.words for action in box.actions])
    return (
        field("asks", Named(q.QUESTIONS)),
        field("start", seat),
        field("turn", seat),
        Entry("city", Many(Many(Named(DISTRICTS))), lambda s: parted(s.layout, s.box.columns), put_city),
        Entry("rods", Each(Once(street)), get_rods, put_rods),
        Entry("rebuilt", Once(district), get_rebuilt, put_rebuilt),
        field("rebuilt_now", Whole(0, box.tiles), "rebuilt"),
        field("influence", Each(Whole(0, 1000))),
        field("call", OrNone(Named(box.call_names))),
        field("discards", calls),
        field("played", Many(Named(box.card_names))),
        Entry("card_in_use", Flag(), lambda s: s.card >= 0, put_card_in_use),
        field("aside", cards, before={}),
        field("bonuses_left", OrNone(Whole(0, box.years))),
        field("promised", Counts(DISTRICTS[:TYPES])),
        field("hands", purses),
        field("laid", purses),
        field("front", purses),
        Entry("paid_unseen", Many(payment), get_paid, put_paid),
        field("said", Each(Named(SAID))),
        Entry("chosen", Each(OrNone(choice)), get_chosen, put_chosen),
        field("chips", Each(OrNone(chip))),
        field("won", Many(some_seat, len(CHIPS), "won-chips")),
        field("queue", Many(seat)),
        field("contest", OrNone(chip)),
        field("proposer", some_seat),
        field("prices", Each(Whole(0, 200_000)), "price", before=[0] * seats),
        field("countering", some_seat, before=None),
        field("pending", OrNone(street)),
        field("first_rod", OrNone(street)),
        field("limits", Each(Whole(0, 100_000))),
        field("lifted", Whole(0, box.rods_each)),
        field("idle_rounds", Whole(0, end.STANDSTILL), "idle", before=0),
        field("ended_by", Named(ENDINGS)),
    )


def write(s: State) -> dict[str, Any]:
    """The state by names."""
    return written(entries(s.box, s.seats), s)


def read(box: Box, seats: int, options: Any, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    s = State(box, seats)
    setup.take_up(s, options)
    take(entries(box, seats), s, data)
    take_from_decks(s)
    reckon_checks(s)
    if isinstance(options.bonuses, int):
        number(data["bonuses_left"], "bonuses_left", 0, box.years)
    elif s.bonuses_left >= 0:
        raise wrong("bonuses-not-chosen")
    if any(s.aside) and options.bonuses != "chosen":
        raise wrong("cards-not-chosen")
    return s


def take_from_decks(s: State) -> None:
    """What is not in the decks lies somewhere else."""
    for call in range(len(s.calls)):
        s.calls[call] -= s.discards[call] + (s.call == call)
    for card in range(len(s.cards)):
        s.cards[card] = s.box.card_copies[card] - s.aside[card] - s.played.count(card)


def reckon_checks(s: State) -> None:
    """The bank has the checks that are nowhere else, and what others can reckon follows."""
    s.pool = s.hands[:]
    for place in range(s.seats):
        by = s.turn if contests.offering(s) else place
        for check in range(CHECKS):
            s.pool[by * CHECKS + check] += s.laid[place * CHECKS + check]
    for by, check in zip(s.paid_by, s.paid, strict=True):
        s.pool[by * CHECKS + check] += 1
    for check in range(CHECKS):
        s.bank[check] = int(reckoning.known_in_bank(s, check)) + list(s.paid).count(check)
    for seat in range(s.seats):
        s.shown[seat] = reckoning.worth(s, s.front, seat)


# -- what is no field as it is ---------------------------------------------------------------------------------------


def put_city(s: State, city: list[list[int]]) -> None:
    """The city, and the white rods that come with its parks."""
    box = s.box
    if [len(row) for row in city] != [box.columns] * box.rows:
        raise wrong("city-shape", rows=box.rows, columns=box.columns)
    layout = [district for row in city for district in row]
    if [tile for tile, district in enumerate(layout) if DISTRICTS[district] == "town_hall"] != [box.hall_tile]:
        raise wrong("hall-place", tile=box.hall_tile)
    setup.lay_out(s, vec[i64](layout))


def get_rods(s: State) -> Any:
    return [[street for street, by in enumerate(s.rods) if by == seat] for seat in range(s.seats)]


def put_rods(s: State, rods: list[list[int]]) -> None:
    for seat, streets in enumerate(rods):
        for street in streets:
            if s.rods[street] != EMPTY:
                raise wrong("rod-twice", street=street)
            s.rods[street] = seat
            s.stock[seat] -= 1


def get_rebuilt(s: State) -> Any:
    return [(tile, by, s.built_year[tile], s.extra[tile]) for tile, by in enumerate(s.builder) if by >= 0]


def put_rebuilt(s: State, rebuilt: list[tuple[int, int, int, int]]) -> None:
    for tile, by, year, extra in rebuilt:
        s.builder[tile], s.built_year[tile], s.extra[tile] = by, year, extra
        s.prestige[by] += s.box.prestige[s.layout[tile]] + extra


def put_card_in_use(s: State, in_use: bool) -> None:
    if in_use and not s.played:
        raise wrong("card-none-played")
    s.card = s.played[-1] if in_use else -1


def get_paid(s: State) -> Any:
    return zip(s.paid_by, s.paid, parted(s.most, CHECKS), parted(s.least, CHECKS), strict=True)


def put_paid(s: State, payments: list[tuple[int, int, list[int], list[int]]]) -> None:
    for by, check, most, least in payments:
        hold(s, {"paid_by": [*s.paid_by, by], "paid": [*s.paid, check]})
        hold(s, {"most": [*s.most, *most], "least": [*s.least, *least]})


def get_chosen(s: State) -> Any:
    """A sealed choice as the action that made it."""
    first = s.box.first[CHOICES[s.asks]] if s.asks in CHOICES else 0
    return [first + choice if choice >= 0 else -1 for choice in s.chosen]


def put_chosen(s: State, choices: list[int]) -> None:
    for seat, choice in enumerate(choices):
        if choice >= 0:
            verb = s.box.verb[choice]
            if CHOICES.get(s.asks) != verb:
                raise wrong("choice-misplaced", words=s.box.actions[choice].words)
            s.chosen[seat] = choice - s.box.first[verb]
