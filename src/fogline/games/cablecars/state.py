"""The true state of a game: counts, masks and small numbers."""

from typing import Final, final

from fogline.games.cablecars.box import CARDS, Box
from fogline.games.cablecars.questions import NOT_ENDED, OPENING

# fmt: off
PUBLIC: Final = frozenset({
    "box", "seats", "first", "turn", "market", "discards", "seen", "cars", "points", "claimed", "open_to",
    "returned_by", "place", "left", "tokens", "last_turns", "passes", "ended_by",
})
SECRET: Final = frozenset({"asks", "pending", "deck", "hands", "tickets", "bag", "returned", "offered", "kept"})
# fmt: on


@final
class State:
    """One moment of a game. Rules change it; everybody else gets Views or copies."""

    def __init__(
        self,
        box: Box,
        seats: int,
        first: int,
        turn: int,
        asks: int,
        deck: list[int],
        market: list[int],
        discards: list[int],
        hands: list[int],
        seen: list[int],
        cars: list[int],
        points: list[int],
        claimed: list[int],
        open_to: list[int],
        tickets: list[int],
        bag: int,
        returned: list[int],
        returned_by: list[int],
        offered: list[int],
        kept: list[int],
        place: list[int],
        left: list[int],
        tokens: list[int],
        pending: int,
        last_turns: int,
        passes: int,
        ended_by: int,
    ) -> None:
        self.box: Box = box
        self.seats: int = seats
        self.first: int = first
        """The seat that began."""
        self.turn: int = turn
        """The seat whose turn it is, or who places a stack."""
        self.asks: int = asks
        """What is asked now. While somebody chooses how to pay, nobody else knows of it."""
        self.deck: list[int] = deck
        """The transportation deck as counts: what comes next is decided when it comes."""
        self.market: list[int] = market
        """The face-up cards as counts."""
        self.discards: list[int] = discards
        self.hands: list[int] = hands
        """Seat after seat, its cards as counts: ``hands[seat * CARDS + card]``."""
        self.seen: list[int] = seen
        """Of those, how many everybody saw being taken and not yet spent."""
        self.cars: list[int] = cars
        """Cable cars left, by seat."""
        self.points: list[int] = points
        """Points for routes so far, by seat."""
        self.claimed: list[int] = claimed
        """The tracks each seat has claimed, as masks."""
        self.open_to: list[int] = open_to
        """The tracks each seat may still claim as far as other claims go, as masks."""
        self.tickets: list[int] = tickets
        """The tickets each seat keeps, as masks."""
        self.bag: int = bag
        """The tickets of the deck that nobody has seen, as a mask."""
        self.returned: list[int] = returned
        """The tickets under those, in order."""
        self.returned_by: list[int] = returned_by
        """Who returned each of them."""
        self.offered: list[int] = offered
        """Two for each seat: the tickets it is choosing from, or -1."""
        self.kept: list[int] = kept
        """The opening choice of each seat, sealed until all have chosen, or -1."""
        self.place: list[int] = place
        """Where the stack of each symbol stands, or -1 while it is set aside."""
        self.left: list[int] = left
        """How many tokens each stack still has."""
        self.tokens: list[int] = tokens
        """The symbols each seat has collected, as masks."""
        self.pending: int = pending
        """The track being claimed while payment or token is asked, or -1."""
        self.last_turns: int = last_turns
        """How many turns are left once the last round has begun, else -1."""
        self.passes: int = passes
        """How many forced passes in a row."""
        self.ended_by: int = ended_by

    def copy(self) -> "State":
        return State(
            self.box,
            self.seats,
            self.first,
            self.turn,
            self.asks,
            self.deck.copy(),
            self.market.copy(),
            self.discards.copy(),
            self.hands.copy(),
            self.seen.copy(),
            self.cars.copy(),
            self.points.copy(),
            self.claimed.copy(),
            self.open_to.copy(),
            self.tickets.copy(),
            self.bag,
            self.returned.copy(),
            self.returned_by.copy(),
            self.offered.copy(),
            self.kept.copy(),
            self.place.copy(),
            self.left.copy(),
            self.tokens.copy(),
            self.pending,
            self.last_turns,
            self.passes,
            self.ended_by,
        )


def copy(s: State) -> State:
    """Another state with the same content that shares nothing that changes."""
    return s.copy()


def blank(box: Box, seats: int) -> State:
    """An empty table: no card dealt, no stack placed, all cars in their supplies."""
    none = [0] * CARDS
    return State(
        box=box,
        seats=seats,
        first=0,
        turn=0,
        asks=OPENING,
        deck=none.copy(),
        market=none.copy(),
        discards=none.copy(),
        hands=none * seats,
        seen=none * seats,
        cars=[box.cars_each] * seats,
        points=[0] * seats,
        claimed=[0] * seats,
        open_to=[box.all_tracks] * seats,
        tickets=[0] * seats,
        bag=0,
        returned=[],
        returned_by=[],
        offered=[-1] * (2 * seats),
        kept=[-1] * seats,
        place=[-1] * len(box.symbols),
        left=[0] * len(box.symbols),
        tokens=[0] * seats,
        pending=-1,
        last_turns=-1,
        passes=0,
        ended_by=NOT_ENDED,
    )
