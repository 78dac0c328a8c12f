"""The true state of a game: counts, masks and small numbers."""

from typing import Final, final

from mypy_extensions import i64

from fogline.games.rebuild.box import COMMITTEE, EVERYBODY, ROW, TYPES, Box
from fogline.games.rebuild.questions import SIDES

# What ended the game.
NOT_ENDED: Final = 0
EIGHTH_BUILDING: Final = 1
LAST_YEAR: Final = 2

# fmt: off
PUBLIC: Final = frozenset({
    "box", "seats", "hard", "first", "players", "layout", "sides", "ring", "common", "year", "stop", "order", "at",
    "asks", "spots", "money", "stock", "pool", "permits", "committee_row", "permit_row", "deck", "discards",
    "objective_row", "seen", "built", "vacant", "rubble", "tokens", "cleared", "urbanism", "parks", "best", "site",
    "used", "grant", "ended_by",
})
SECRET: Final = frozenset({"bag", "held"})
# fmt: on


@final
class State:
    """One moment of a game. Lists by player have an entry for each seat that can be, and one for the Committee."""

    def __init__(
        self,
        box: Box,
        seats: int,
        hard: int,
        first: int,
        players: list[int],
        layout: list[int],
        sides: list[int],
        ring: list[int],
        common: int,
        year: int,
        stop: int,
        order: list[int],
        at: int,
        asks: int,
        spots: list[int],
        money: list[int],
        stock: list[int],
        pool: list[int],
        permits: list[int],
        committee_row: list[int],
        permit_row: list[int],
        deck: int,
        discards: int,
        objective_row: list[int],
        bag: int,
        held: list[int],
        seen: list[int],
        built: list[int],
        vacant: int,
        rubble: int,
        tokens: list[int],
        cleared: list[int],
        urbanism: list[int],
        parks: list[int],
        best: int,
        site: int,
        used: int,
        grant: bool,
        ended_by: int,
    ) -> None:
        self.box: Box = box
        self.seats: int = seats
        self.hard: int = hard
        """1 when the Committee plays hard, else 0."""
        self.first: int = first
        """The starting player."""
        self.players: list[int] = players
        """Who plays: the seats, and in a solo game the Committee. It never changes, nor do layout, ring and common."""
        self.layout: list[int] = layout
        """The plot cards of the map, row after row."""
        self.sides: list[int] = sides
        """Which side of each of them is up: 0 is A, 1 is B, -1 not chosen yet."""
        self.ring: list[int] = ring
        """The action cards in the order they are visited."""
        self.common: int = common
        """The objectives that everybody scores, as a mask."""
        self.year: int = year
        """The year marker's place among the box's years."""
        self.stop: int = stop
        """Where pawns move to: 0 is the year board, then the action cards from 1."""
        self.order: list[int] = order
        """The players in the order of this stop. A new order is a new list."""
        self.at: int = at
        """Whose turn it is, as a place in the order."""
        self.asks: int = asks
        """What is asked now."""
        self.spots: list[int] = spots
        """The space of each pawn, on this stop if its player has moved, else on the one before."""
        self.money: list[int] = money
        self.stock: list[int] = stock
        """Buildings in front of each player, ready to be built."""
        self.pool: list[int] = pool
        """Buildings of each player still in the common pool."""
        self.permits: list[int] = permits
        """The permits in front of each player, as masks; the Committee's lie in its row."""
        self.committee_row: list[int] = committee_row
        """The Committee's permits from left to right."""
        self.permit_row: list[int] = permit_row
        """The permits on offer from left to right; -1 is a gap."""
        self.deck: int = deck
        """The permits of the deck as a mask: which comes next is decided when it comes."""
        self.discards: int = discards
        self.objective_row: list[int] = objective_row
        self.bag: int = bag
        """The objectives of the deck as a mask."""
        self.held: list[int] = held
        """The personal objectives of each player, as masks."""
        self.seen: list[int] = seen
        """Of those, the ones that everybody saw being taken."""
        self.built: list[int] = built
        """The spaces each player has built on, as masks."""
        self.vacant: int = vacant
        """The spaces of the map without a building, as a mask."""
        self.rubble: int = rubble
        """The spaces with rubble, as a mask."""
        self.tokens: list[int] = tokens
        """Where each development token is: row * wide + column, counted from the bottom left."""
        self.cleared: list[int] = cleared
        """How much rubble each player has taken."""
        self.urbanism: list[int] = urbanism
        """How many urbanism cards of each type: ``urbanism[player * TYPES + service]``."""
        self.parks: list[int] = parks
        """Which of the parks, as masks."""
        self.best: int = best
        """Who has the Best Builder card, or -1."""
        self.site: int = site
        """While a building is being paid for: its space, else -1."""
        self.used: int = used
        """The permits chosen for it so far, as a mask."""
        self.grant: bool = grant
        """Whether the build action under way gives a colour or number for free."""
        self.ended_by: int = ended_by

    def copy(self) -> "State":
        return State(
            self.box,
            self.seats,
            self.hard,
            self.first,
            self.players,
            self.layout,
            self.sides[:],
            self.ring,
            self.common,
            self.year,
            self.stop,
            self.order,
            self.at,
            self.asks,
            self.spots[:],
            self.money[:],
            self.stock[:],
            self.pool[:],
            self.permits[:],
            self.committee_row[:],
            self.permit_row[:],
            self.deck,
            self.discards,
            self.objective_row[:],
            self.bag,
            self.held[:],
            self.seen[:],
            self.built[:],
            self.vacant,
            self.rubble,
            self.tokens[:],
            self.cleared[:],
            self.urbanism[:],
            self.parks[:],
            self.best,
            self.site,
            self.used,
            self.grant,
            self.ended_by,
        )


def copy(s: State) -> State:
    """Another state with the same content that shares nothing that changes."""
    return s.copy()


def blank(box: Box, seats: int, hard: int) -> State:
    """An empty table: no card laid, all buildings in the pool (9.2: the Committee's in front of it)."""
    none = [0] * EVERYBODY
    solo = seats == 1
    players = [0, COMMITTEE] if solo else list(range(seats))
    return State(
        box=box,
        seats=seats,
        hard=hard if solo else 0,
        first=0,
        players=players,
        layout=[],
        sides=[],
        ring=[],
        common=0,
        year=0,
        stop=0,
        order=[],
        at=0,
        asks=SIDES,
        spots=[-1] * EVERYBODY,
        money=none[:],
        stock=[box.buildings if player == COMMITTEE and solo else 0 for player in range(EVERYBODY)],
        pool=[box.buildings if player < seats else 0 for player in range(EVERYBODY)],
        permits=none[:],
        committee_row=[],
        permit_row=[-1] * ROW,
        deck=0,
        discards=0,
        objective_row=[-1] * ROW,
        bag=0,
        held=none[:],
        seen=none[:],
        built=none[:],
        vacant=0,
        rubble=0,
        tokens=none[:],
        cleared=none[:],
        urbanism=[0] * (EVERYBODY * TYPES),
        parks=none[:],
        best=-1,
        site=-1,
        used=0,
        grant=False,
        ended_by=NOT_ENDED,
    )


def constructed(s: State, player: i64) -> i64:
    """How many buildings a player has on the map."""
    return s.box.buildings - s.stock[player] - s.pool[player]
