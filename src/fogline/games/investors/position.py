"""A state as JSON that a person can read and edit, and back again."""

from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from fogline.core.rows import append, vec
from fogline.games.investors import actions as a
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS, CHIPS, DISTRICTS, EMPTY, TYPES, Box
from fogline.games.investors.rules import contests, end, reckoning, setup
from fogline.games.investors.scoring import ENDINGS
from fogline.games.investors.state import State
from fogline.parts.reading import Reader, known, number, objects, wrong
from fogline.parts.spelling import Counts, Each, Entry, Many, Named, OrNone, Whole, field

SAID: Final = ("not-yet", "done", "drawing", "stopped", "bust", "countered")
CHIP_NAMES: Final = tuple(f"{DISTRICTS[x]} {DISTRICTS[y]}" for x, y in CHIPS)
CHOICES: Final = {q.INFLUENCE: a.PLAY, q.CHIP: a.CHIP, q.SEAL: a.PAY}
"""Which action a sealed choice is, by the question it answers."""


@lru_cache(maxsize=16)
def entries(box: Box, seats: int) -> tuple[Entry, ...]:
    """What a position says, in its order. Stocks, prestige, bank, decks and where a rod may go follow from it."""
    seat, some_seat = Whole(0, seats - 1), OrNone(Whole(0, seats - 1))
    chip, street = OrNone(Named(CHIP_NAMES)), OrNone(Named(box.street_names))
    purses = Each(Counts(check_names(box)), CHECKS)
    cards = Counts(box.card_names)
    return (
        field("asks", Named(q.QUESTIONS)),
        field("start", seat),
        field("turn", seat),
        Entry("city", write_city, read_city),
        Entry("rods", write_rods, read_rods),
        Entry("rebuilt", write_rebuilt, read_rebuilt),
        field("rebuilt_now", Whole(0, box.tiles), "rebuilt"),
        field("influence", Each(Whole(0, 1000))),
        field("call", OrNone(Named(box.call_names))),
        field("discards", Counts(box.call_names)),
        field("played", Many(Named(box.card_names))),
        Entry("card_in_use", lambda s: s.card >= 0, read_card_in_use),
        field("aside", cards, later=True),
        field("bonuses_left", OrNone(Whole(0, box.years))),
        field("promised", Counts(DISTRICTS[:TYPES])),
        field("hands", purses),
        field("laid", purses),
        field("front", purses),
        Entry("paid_unseen", write_paid, read_paid),
        field("said", Each(Named(SAID))),
        Entry("chosen", write_chosen, read_chosen),
        field("chips", Each(chip)),
        Entry("won", lambda s: [some_seat.write(by) for by in s.won], read_won),
        field("queue", Many(seat)),
        field("contest", chip),
        field("proposer", some_seat),
        field("prices", Each(Whole(0, 200_000)), "price", later=True),
        field("countering", some_seat, later=True),
        field("pending", street),
        field("first_rod", street),
        field("limits", Each(Whole(0, 100_000))),
        field("lifted", Whole(0, box.rods_each)),
        field("idle_rounds", Whole(0, end.STANDSTILL), "idle", later=True),
        field("ended_by", Named(ENDINGS)),
    )


def check_names(box: Box) -> list[str]:
    return [str(value) for value in box.values]


def write(s: State) -> dict[str, Any]:
    """The state by names."""
    return {entry.name: entry.write(s) for entry in entries(s.box, s.seats)}


def read(box: Box, seats: int, options: Any, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    r = Reader(seats, data)
    s = State(box, seats)
    setup.take_up(s, options)
    for entry in entries(box, seats):
        entry.read(s, r)
    take_from_decks(s)
    reckon_checks(s)
    if isinstance(options.bonuses, int):
        r.number("bonuses_left", 0, box.years)
    elif s.bonuses_left >= 0:
        raise wrong("bonuses-not-chosen")
    if any(s.aside) and options.bonuses != "chosen":
        raise wrong("cards-not-chosen")
    r.close()
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


# -- what is spelt in ways of its own --------------------------------------------------------------------------------


def write_city(s: State) -> Any:
    wide = s.box.columns
    return [[DISTRICTS[district] for district in s.layout[y * wide : (y + 1) * wide]] for y in range(s.box.rows)]


def read_city(s: State, r: Reader) -> None:
    """The city, and the white rods that come with its parks."""
    box, city = s.box, r.get("city")
    shape = isinstance(city, list) and len(city) == box.rows and all(isinstance(row, list) for row in city)
    if not shape or any(len(row) != box.columns for row in city):
        raise wrong("city-shape", rows=box.rows, columns=box.columns)
    districts = {name: i for i, name in enumerate(DISTRICTS)}
    layout = [known(districts, entry, "city") for row in city for entry in row]
    if [tile for tile, district in enumerate(layout) if DISTRICTS[district] == "town_hall"] != [box.hall_tile]:
        raise wrong("hall-place", tile=box.hall_tile)
    setup.lay_out(s, vec[i64](layout))


def write_rods(s: State) -> Any:
    return [[s.box.street_names[i] for i, by in enumerate(s.rods) if by == seat] for seat in range(s.seats)]


def read_rods(s: State, r: Reader) -> None:
    streets = {name: i for i, name in enumerate(s.box.street_names)}
    for seat, named in enumerate(r.each("rods")):
        for street in r.names(named, streets, "rods"):
            if s.rods[street] != EMPTY:
                raise wrong("rod-twice", street=street)
            s.rods[street] = seat
            s.stock[seat] -= 1


def write_rebuilt(s: State) -> Any:
    return [
        {"tile": s.box.tile_names[i], "by": by, "cards_played": s.built_year[i], "extra": s.extra[i]}
        for i, by in enumerate(s.builder)
        if by >= 0
    ]


def read_rebuilt(s: State, r: Reader) -> None:
    tiles = {name: i for i, name in enumerate(s.box.tile_names)}
    for entry in objects(r.get("rebuilt"), "rebuilt", "tile", "by", "cards_played", "extra"):
        tile = known(tiles, entry.get("tile"), "rebuilt")
        by = number(entry.get("by"), "rebuilt: by", 0, s.seats - 1)
        s.builder[tile] = by
        s.built_year[tile] = number(entry.get("cards_played"), "rebuilt: cards_played", 0, s.box.years)
        s.extra[tile] = number(entry.get("extra"), "rebuilt: extra", 0, 100)
        s.prestige[by] += s.box.prestige[s.layout[tile]] + s.extra[tile]


def read_card_in_use(s: State, r: Reader) -> None:
    if r.get("card_in_use"):
        if not s.played:
            raise wrong("card-none-played")
        s.card = s.played[-1]


def write_paid(s: State) -> Any:
    counts = Counts(check_names(s.box))
    return [
        {
            "by": by,
            "check": counts.names[check],
            "at_most": counts.write(list(s.most[nth * CHECKS : (nth + 1) * CHECKS])),
            "at_least": counts.write(list(s.least[nth * CHECKS : (nth + 1) * CHECKS])),
        }
        for nth, (by, check) in enumerate(zip(s.paid_by, s.paid, strict=True))
    ]


def read_paid(s: State, r: Reader) -> None:
    counts = Counts(check_names(s.box))
    for entry in objects(r.get("paid_unseen"), "paid_unseen", "by", "check", "at_most", "at_least"):
        s.paid_by = append(s.paid_by, number(entry.get("by"), "paid_unseen: by", 0, s.seats - 1))
        s.paid = append(s.paid, known(counts.numbers, entry.get("check"), "paid_unseen"))
        s.most = vec[i64]([*s.most, *counts.read(entry.get("at_most"), r, "at_most")])
        s.least = vec[i64]([*s.least, *counts.read(entry.get("at_least"), r, "at_least")])


def write_chosen(s: State) -> Any:
    box = s.box
    return [box.actions[box.first[CHOICES[s.asks]] + choice].words if choice >= 0 else None for choice in s.chosen]


def read_chosen(s: State, r: Reader) -> None:
    """A sealed choice as the action that made it."""
    for seat, words in enumerate(r.each("chosen")):
        if words is not None:
            choice = known(s.box.ids, words, "chosen")
            if s.asks not in CHOICES or s.box.verb[choice] != CHOICES[s.asks]:
                raise wrong("choice-misplaced", words=words)
            s.chosen[seat] = choice - s.box.first[CHOICES[s.asks]]


def read_won(s: State, r: Reader) -> None:
    won = r.get("won")
    if not isinstance(won, list) or len(won) != len(CHIPS):
        raise wrong("won-chips", chips=len(CHIPS))
    for chip, by in enumerate(won):
        s.won[chip] = OrNone(Whole(0, s.seats - 1)).read(by, r, "won")
