"""A table set for a test in a few words, with chance by script."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.event import Event, named
from fogline.games.cablecars.audit import audit
from fogline.games.cablecars.box import COLOURS, Box, open_box
from fogline.games.cablecars.events import KINDS
from fogline.games.cablecars.position import read, write
from fogline.games.cablecars.rules import turn
from fogline.games.cablecars.rules.setup import setup
from fogline.games.cablecars.scoring import result
from fogline.games.cablecars.state import State

BOX = open_box()
TINY = open_box(Path(__file__).parent / "boxes" / "tiny.toml")
FIVE = "1 blue 1 green 1 black 1 purple 1 red"
"""A market without a ferry."""

Why = tuple[str, str, dict[str, Any]]


class Table:
    """A state and what may be done with it by words. After every action the components are counted."""

    def __init__(self, state: State) -> None:
        self.state = state
        assert audit(state) == ()

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may do, in words; without a seat, the first one waited for."""
        s = self.state
        return [s.box.actions[i].words for i in turn.legal(s, self._seat(seat))]

    def why(self, words: str, seat: int | None = None) -> list[Why]:
        """Why not: (key, rule, figures)."""
        s = self.state
        reasons = turn.explain(s, self._seat(seat), s.box.ids[words])
        return [(reason.key, reason.rule, dict(reason.args)) for reason in reasons]

    def play(self, words: str, seat: int | None = None, chance: str = "") -> list[Event]:
        """Do it while chance answers so; it must be legal, and every answer must have been asked for."""
        s = self.state
        seat = self._seat(seat)
        assert words in self.legal(seat), f"{words!r} is not among {self.legal(seat)}"
        dealer = Dealer(script=script(chance))
        turn.apply(s, seat, s.box.ids[words], dealer)
        assert dealer.unused() == 0, f"{dealer.unused()} answers too many"
        assert audit(s) == ()
        return [named(KINDS, said) for said in dealer.said]

    def claim(self, words: str, chance: str = "") -> list[Event]:
        """Claim a track and pay with the fewest ferry cards; what is told when it is paid."""
        assert self.play(words) == []
        return self.play(self.legal()[0], chance=chance)

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        waited = turn.waiting(self.state)
        return waited[0] if waited else -1

    @property
    def now(self) -> dict[str, Any]:
        """The state by names."""
        return write(self.state)

    @property
    def over(self) -> bool:
        return not turn.waiting(self.state)

    def scores(self) -> tuple[int, ...]:
        return result(self.state).scores


def script(words: str) -> list[int]:
    """What chance answers: cards by colour, anything else by number."""
    return [COLOURS.index(word) if word in COLOURS else int(word) for word in words.split()]


def keys(events: Sequence[Event]) -> list[str]:
    return [event.key for event in events]


def bag(words: str) -> dict[str, int]:
    """Counts by name: ``"3 black 1 ferry"``."""
    parts = words.split()
    return {colour: int(n) for n, colour in zip(parts[::2], parts[1::2], strict=True)}


def position(
    seats: int = 3,
    box: Box = BOX,
    hands: Mapping[int, str] | None = None,
    market: str = FIVE,
    deck: str | None = None,
    discards: str | None = None,
    routes: Mapping[int, Sequence[str]] | None = None,
    tickets: Mapping[int, Sequence[str]] | None = None,
    unseen: Sequence[str] | None = None,
    returned: Sequence[tuple[str, int]] = (),
    tokens: Mapping[int, Sequence[str]] | None = None,
    stacks: Mapping[str, str | None] | None = None,
    **rest: Any,
) -> dict[str, Any]:
    """A position. Cards not told of are in the deck, else in the discards, else in the last seat's hand; tickets not
    told of are the unseen ones, else the last seat's. ``rest`` gives other entries as the position spells them."""
    held: list[Any] = [bag((hands or {}).get(seat, "")) for seat in range(seats)]
    piles = {"market": bag(market), "deck": bag(deck or ""), "discards": bag(discards or "")}
    left = {
        colour: n - sum(there.get(colour, 0) for there in (*held, *piles.values()))
        for colour, n in zip(COLOURS, box.cards, strict=True)
    }
    home = piles["deck"] if deck is None else piles["discards"] if discards is None else held[-1]
    home.update({colour: home.get(colour, 0) + n for colour, n in left.items() if n})
    return {
        "asks": "turn",
        "first": 0,
        "turn": 0,
        **piles,
        "hands": held,
        "seen": [{} for _ in range(seats)],
        "routes": [list((routes or {}).get(seat, [])) for seat in range(seats)],
        **place_tickets(box, seats, tickets or {}, unseen, returned, rest.get("offered", [])),
        "offered": [[] for _ in range(seats)],
        "chosen": [None] * seats,
        **place_tokens(box, seats, tokens or {}, stacks or {}),
        "claiming": None,
        "last_turns": None,
        "passes": 0,
        "ended_by": "",
        **rest,
    }


def place_tickets(
    box: Box,
    seats: int,
    tickets: Mapping[int, Sequence[str]],
    unseen: Sequence[str] | None,
    returned: Sequence[tuple[str, int]],
    offered: Sequence[Sequence[str]],
) -> dict[str, Any]:
    held = [list(tickets.get(seat, [])) for seat in range(seats)]
    told = [t for group in (*held, *offered, unseen or []) for t in group] + [t for t, _ in returned]
    left = [words for words in map(box.ticket_words, range(len(box.ticket_a))) if words not in told]
    deck = list(unseen or [])
    (deck if unseen is None else held[-1]).extend(left)
    under = [{"ticket": ticket, "by": by} for ticket, by in returned]
    return {"tickets": held, "unseen_tickets": deck, "returned_tickets": under}


def place_tokens(
    box: Box, seats: int, tokens: Mapping[int, Sequence[str]], stacks: Mapping[str, str | None]
) -> dict[str, Any]:
    """The stacks in the order of their symbols: red spots first, then the last locations of the box."""
    held = [list(tokens.get(seat, [])) for seat in range(seats)]
    spots = [box.places[i] for i in box.red_spots]
    spots += [place for place in reversed(box.places) if place not in spots]
    entries = []
    for symbol, spot in zip(box.symbols, spots, strict=False):
        at = stacks.get(symbol, spot)
        size = (box.stack if at in spots[: len(box.red_spots)] else box.placed_stack)[str(seats)]
        entries.append({"symbol": symbol, "at": at, "left": size - sum(symbol in mine for mine in held)})
    return {"stacks": entries, "tokens": held}


def table(seats: int = 3, box: Box = BOX, **words: Any) -> Table:
    """A table at a position (see ``position``)."""
    return Table(read(box, seats, None, position(seats, box, **words)))


def opening(seats: int, seed: int = 1, box: Box = BOX) -> Table:
    """A table just set up."""
    return Table(setup(box, seats, None, Dealer(seed)))


def random_game(seats: int, seed: int, box: Box = BOX, limit: int = 3000) -> Iterator[State]:
    """Every state of a game played at random, the first and the last included."""
    dealer = Dealer(seed, quiet=True)
    state = setup(box, seats, None, dealer)
    yield state
    for _ in range(limit):
        waited = turn.waiting(state)
        if not waited:
            return
        seat = waited[dealer.below(len(waited))]
        actions = turn.legal(state, seat)
        turn.apply(state, seat, actions[dealer.below(len(actions))], dealer)
        yield state
    raise AssertionError(f"seed {seed}: no end after {limit} moves")
