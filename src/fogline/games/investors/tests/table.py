"""A table set for a test in a few words, with chance by script."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.event import Event, named
from fogline.games.investors.audit import audit
from fogline.games.investors.box import Box, open_box
from fogline.games.investors.events import KINDS
from fogline.games.investors.options import Options
from fogline.games.investors.position import read
from fogline.games.investors.rules import turn
from fogline.games.investors.rules.why import explain
from fogline.games.investors.state import State

BOX = open_box()
YELLOW, BLUE, RED, GREEN, VIOLET = range(5)
"""The seats, called as the rulebook's examples call them."""

CITY = """
villa    housing market recreation office   industry villa
housing  villa   market office     recreation industry housing
office   industry park  town_hall  bank     market   recreation
park     market  villa  housing    office   industry recreation
industry recreation villa housing  market   office   park
"""
"""A park lies beside the Town Hall, none beside the Bank."""
FULL = "10 10 20 20 30 40 50 60 70 80 90 100"
"""The checks everybody begins with."""

Why = tuple[str, str, dict[str, Any]]


class Table:
    """A state and what may be done with it by words. After every action the components are counted."""

    def __init__(self, state: State) -> None:
        self.state = state
        assert audit(state) == ()

    @property
    def asks(self) -> int:
        return self.state.asks

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may do, in words; without a seat, the first one waited for."""
        s = self.state
        return [s.box.actions[i].words for i in turn.legal(s, self._seat(seat))]

    def why(self, words: str, seat: int | None = None) -> list[Why]:
        """Why not: (key, rule, figures)."""
        s = self.state
        reasons = explain(s, self._seat(seat), s.box.ids[words])
        return [(reason.key, reason.rule, dict(reason.args)) for reason in reasons]

    def keys(self, words: str, seat: int | None = None) -> list[str]:
        """Why not: the keys alone."""
        return [key for key, _, _ in self.why(words, seat)]

    def play(self, words: str, seat: int | None = None, chance: str = "") -> list[Event]:
        """Do it while chance answers so; it must be legal, and every answer must have been asked for."""
        s = self.state
        seat = self._seat(seat)
        assert words in self.legal(seat), f"{words!r} is not among {self.legal(seat)}"
        dealer = Dealer(script=script(s.box, chance))
        turn.apply(s, seat, s.box.ids[words], dealer)
        assert dealer.unused() == 0, f"{dealer.unused()} answers too many"
        assert audit(s) == ()
        return [named(KINDS, said) for said in dealer.said]

    def each(self, *words: str, chance: str = "") -> list[Event]:
        """What all seats waited for do, one after another; chance answers the last."""
        told: list[Event] = []
        for n, said in enumerate(words, 1):
            told = self.play(said, chance=chance if n == len(words) else "")
        return told

    def influence(self, *people: int, chance: str = "") -> list[Event]:
        """Everybody plays an influence card, in seat order."""
        return self.each(*(f"influence {n}" for n in people), chance=chance)

    def bid(self, checks: str, chance: str = "") -> list[Event]:
        """The seat asked adds these checks and calls."""
        for value in checks.split():
            assert self.play(f"add {value}") == []
        return self.play("call", chance=chance)

    def seal(self, seat: int, checks: str = "", chance: str = "") -> list[Event]:
        for value in checks.split():
            assert self.play(f"add {value}", seat) == []
        return self.play("seal", seat, chance)

    def rod(self, street: str) -> int:
        """Whose rod lies there."""
        return self.state.rods[BOX.street_names.index(street)]

    def builder(self, tile: str) -> int:
        return self.state.builder[BOX.tile_names.index(tile)]

    def hand(self, seat: int) -> str:
        return listed(self.state.hands[seat * 10 : seat * 10 + 10])

    def bank(self) -> str:
        return listed(self.state.bank)

    def _seat(self, seat: int | None) -> int:
        return turn.waiting(self.state)[0] if seat is None else seat


def listed(counts: Iterable[int]) -> str:
    return " ".join(str(BOX.values[check]) for check, n in enumerate(counts) for _ in range(n))


def script(box: Box, chance: str) -> list[int]:
    """Chance's answers by name, separated by commas: a call, an action card, $20, or a number."""
    calls, cards = box.call_names, box.card_names
    found: list[int] = []
    for word in filter(None, map(str.strip, chance.split(","))):
        if word.startswith("$"):
            found.append(list(box.values).index(int(word[1:])))
        elif word in calls:
            found.append(calls.index(word))
        else:
            found.append(cards.index(word) if word in cards else int(word))
    return found


def checks(text: str) -> dict[str, int]:
    return {value: text.split().count(value) for value in text.split()}


def by_seat(seats: int, given: Mapping[int, Any] | None, default: Any) -> list[Any]:
    return [(given or {}).get(seat, default) for seat in range(seats)]


def position(
    seats: int = 4,
    hands: Mapping[int, str] | None = None,
    rods: Mapping[int, Sequence[str]] | None = None,
    influence: Mapping[int, int] | None = None,
    rebuilt: Sequence[tuple[str, int]] = (),
    **rest: Any,
) -> dict[str, Any]:
    """A position as data: the start of a round with nothing on the board, but for what is given."""
    none = [None] * seats
    data: dict[str, Any] = {
        "asks": "call",
        "start": 0,
        "turn": rest.get("start", 0),
        "city": [row.split() for row in CITY.strip().splitlines()],
        "rods": [list(streets) for streets in by_seat(seats, rods, [])],
        "rebuilt": [{"tile": tile, "by": by, "cards_played": 0, "extra": 0} for tile, by in rebuilt],
        "rebuilt_now": 0,
        "influence": by_seat(seats, influence, 30),
        "call": "villa influence 3",
        "discards": {},
        "played": [],
        "card_in_use": False,
        "bonuses_left": None,
        "promised": {},
        "hands": [checks(text) for text in by_seat(seats, hands, FULL)],
        "laid": [{}] * seats,
        "front": [{}] * seats,
        "paid_unseen": [],
        "said": ["not-yet"] * seats,
        "chosen": none,
        "chips": none,
        "won": [None] * 3,
        "queue": [],
        "contest": None,
        "proposer": None,
        "pending": None,
        "first_rod": None,
        "limits": [0] * seats,
        "lifted": 0,
        "ended_by": "",
    }
    return {**data, **rest}


def table(seats: int = 4, options: Options | None = None, **given: Any) -> Table:
    """A table as ``position`` tells."""
    return Table(read(BOX, seats, options or Options(), position(seats, **given)))


def kept(call: str, seats: int = 4, **given: Any) -> Table:
    """A table where the start player has kept this call."""
    t = table(seats, call=call, **given)
    t.play("keep")
    return t


def with_card(card: str, seats: int = 4, **given: Any) -> Table:
    """A table where this action card is drawn now: Green rebuilds G1 by laying the last rod there."""
    rods = {seat: list(streets) for seat, streets in given.pop("rods", {}).items()}
    rods[GREEN] = [*rods.get(GREEN, []), "g1 north", "g1 east"]
    start = given.pop("start", 0)
    t = kept("villa influence 4", seats, rods=rods, start=start, **given)
    people = [0] * seats
    people[GREEN] = 1
    asked = [seat for seat in range(seats) if t.state.influence[seat] > 0]
    t.influence(*(people[seat] for seat in asked))
    chance = card + given.get("and_then", "")
    t.play("lay f1 g1", chance=chance)
    assert t.builder("g1") == GREEN
    return t


def told(events: Sequence[Event], key: str) -> list[dict[str, Any]]:
    """The figures of all events of this kind."""
    return [dict(event.args) for event in events if event.key == key]
