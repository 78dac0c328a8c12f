"""The open table: what everybody sees of a game."""

from mypy_extensions import i64

from fogline.core.fields import alike
from fogline.core.rows import vec
from fogline.games.rebuild.box import EVERYBODY, ROW, TYPES, Box
from fogline.games.rebuild.questions import NOT_ENDED, SIDES


class Open:
    """What everybody sees. ``State`` adds what is secret, ``View`` what one seat knows; nobody sees anything else.

    Each field has one line: what it is on a bare table, or what it is on the table that this one is made like. The two
    share nothing that changes. Rules that need no more are asked with an Open, so that minds may ask them as well.
    Rows by player have an entry for each seat that can be, and one for the Committee.
    """

    def __init__(self, box: Box, seats: i64, like: "Open | None" = None) -> None:
        self.box: Box = box
        self.seats: i64 = seats
        self.hard: i64 = i64(0) if like is None else like.hard
        """1 when the Committee plays hard, else 0."""
        self.first: i64 = i64(0) if like is None else like.first
        """The starting player."""
        self.players: vec[i64] = box.players[seats][:] if like is None else like.players[:]
        """Who plays: the seats, and in a solo game the Committee."""
        self.layout: vec[i64] = vec[i64]([]) if like is None else like.layout[:]
        """The plot cards of the map, row after row."""
        self.sides: vec[i64] = vec[i64]([]) if like is None else like.sides[:]
        """Which side of each of them is up: 0 is A, 1 is B, -1 not chosen yet."""
        self.ring: vec[i64] = vec[i64]([]) if like is None else like.ring[:]
        """The action cards in the order they are visited."""
        self.common: i64 = i64(0) if like is None else like.common
        """The objectives that everybody scores, as a mask."""
        self.year: i64 = i64(0) if like is None else like.year
        """The year marker's place among the box's years."""
        self.stop: i64 = i64(0) if like is None else like.stop
        """Where pawns move to: 0 is the year board, then the action cards from 1."""
        self.order: vec[i64] = vec[i64]([]) if like is None else like.order[:]
        """The players in the order of this stop."""
        self.at: i64 = i64(0) if like is None else like.at
        """Whose turn it is, as a place in the order."""
        self.asks: i64 = i64(SIDES) if like is None else like.asks
        """What is asked now."""
        self.spots: vec[i64] = vec[i64]([-1] * EVERYBODY) if like is None else like.spots[:]
        """The space of each pawn, on this stop if its player has moved, else on the one before."""
        self.money: vec[i64] = vec[i64]([0] * EVERYBODY) if like is None else like.money[:]
        self.stock: vec[i64] = box.ready[seats][:] if like is None else like.stock[:]
        """Buildings in front of each player, ready to be built."""
        self.pool: vec[i64] = box.pooled[seats][:] if like is None else like.pool[:]
        """Buildings of each player still in the common pool."""
        self.permits: vec[i64] = vec[i64]([0] * EVERYBODY) if like is None else like.permits[:]
        """The permits in front of each player, as masks; the Committee's lie in its row."""
        self.committee_row: list[int] = [] if like is None else like.committee_row[:]
        """The Committee's permits from left to right."""
        self.permit_row: vec[i64] = vec[i64]([-1] * ROW) if like is None else like.permit_row[:]
        """The permits on offer from left to right; -1 is a gap."""
        self.deck: i64 = i64(0) if like is None else like.deck
        """The permits of the deck as a mask, as everybody can work out: which comes next is decided when it comes."""
        self.discards: i64 = i64(0) if like is None else like.discards
        self.objective_row: vec[i64] = vec[i64]([-1] * ROW) if like is None else like.objective_row[:]
        self.seen: vec[i64] = vec[i64]([0] * EVERYBODY) if like is None else like.seen[:]
        """The personal objectives that everybody saw each player take, as masks."""
        self.built: vec[i64] = vec[i64]([0] * EVERYBODY) if like is None else like.built[:]
        """The spaces each player has built on, as masks."""
        self.vacant: i64 = i64(0) if like is None else like.vacant
        """The spaces of the map without a building, as a mask."""
        self.rubble: i64 = i64(0) if like is None else like.rubble
        """The spaces with rubble, as a mask."""
        self.tokens: vec[i64] = vec[i64]([0] * EVERYBODY) if like is None else like.tokens[:]
        """Where each development token is: row * wide + column, counted from the bottom left."""
        self.cleared: vec[i64] = vec[i64]([0] * EVERYBODY) if like is None else like.cleared[:]
        """How much rubble each player has taken."""
        self.urbanism: vec[i64] = vec[i64]([0] * (EVERYBODY * TYPES)) if like is None else like.urbanism[:]
        """How many urbanism cards of each type: ``urbanism[player * TYPES + service]``."""
        self.parks: vec[i64] = vec[i64]([0] * EVERYBODY) if like is None else like.parks[:]
        """Which of the parks, as masks."""
        self.best: i64 = i64(-1) if like is None else like.best
        """Who has the Best Builder card, or -1."""
        self.site: i64 = i64(-1) if like is None else like.site
        """While a building is being paid for: its space, else -1."""
        self.used: i64 = i64(0) if like is None else like.used
        """The permits chosen for it so far, as a mask."""
        self.grant: bool = False if like is None else like.grant
        """Whether the build action under way gives a colour or number for free."""
        self.ended_by: i64 = i64(NOT_ENDED) if like is None else like.ended_by

    def __eq__(self, other: object) -> bool:
        return alike(self, other)


def constructed(t: Open, player: i64) -> i64:
    """How many buildings a player has on the map."""
    return t.box.buildings - t.stock[player] - t.pool[player]
