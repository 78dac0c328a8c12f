"""The open table: what everybody sees of a game."""

from mypy_extensions import i64

from fogline.core.fields import alike
from fogline.core.rows import vec
from fogline.games.cablecars.box import CARDS, Box
from fogline.games.cablecars.questions import NOT_ENDED


class Open:
    """What everybody sees. ``State`` adds what is secret, ``View`` what one seat knows; nobody sees anything else.

    Each field has one line: what it is on a bare table, or what it is on the table that this one is made like. The two
    share nothing that changes: a row that is handed on as it is gets another in its place when there is something new.
    Rules that need no more are asked with an Open, so that minds may ask them as well.
    """

    def __init__(self, box: Box, seats: i64, like: "Open | None" = None) -> None:
        self.box: Box = box
        self.seats: i64 = seats
        self.first: i64 = i64(0) if like is None else like.first
        """The seat that began."""
        self.turn: i64 = i64(0) if like is None else like.turn
        """The seat whose turn it is, or who places a stack."""
        self.market: vec[i64] = vec[i64]([0] * CARDS) if like is None else like.market[:]
        """The face-up cards as counts."""
        self.discards: vec[i64] = vec[i64]([0] * CARDS) if like is None else like.discards[:]
        self.seen: vec[i64] = vec[i64]([0] * (seats * CARDS)) if like is None else like.seen[:]
        """``seen[seat * CARDS + card]``: cards that everybody knows that seat to hold, because it was seen taking them,
        or because nobody else drew unseen from a deck that is used up; those it has spent since are not among them."""
        self.cars: vec[i64] = vec[i64]([box.cars_each] * seats) if like is None else like.cars[:]
        """Cable cars left, by seat."""
        self.points: vec[i64] = vec[i64]([0] * seats) if like is None else like.points[:]
        """Points for routes so far, by seat."""
        self.claimed: vec[i64] = vec[i64]([0] * seats) if like is None else like.claimed[:]
        """The tracks each seat has claimed, as masks."""
        self.open_to: vec[i64] = vec[i64]([box.all_tracks] * seats) if like is None else like.open_to[:]
        """The tracks each seat may still claim as far as other claims go, as masks."""
        self.returned_by: vec[i64] = vec[i64]() if like is None else like.returned_by
        """Who returned each of the tickets that lie under the deck, in their order."""
        self.place: vec[i64] = vec[i64]([-1] * len(box.symbols)) if like is None else like.place
        """Where the stack of each symbol stands, or -1 while it is set aside."""
        self.left: vec[i64] = vec[i64]([0] * len(box.symbols)) if like is None else like.left
        """How many tokens each stack still has."""
        self.tokens: vec[i64] = vec[i64]([0] * seats) if like is None else like.tokens
        """The symbols each seat has collected, as masks."""
        self.last_turns: i64 = i64(-1) if like is None else like.last_turns
        """How many turns are left once the last round has begun, else -1."""
        self.passes: i64 = i64(0) if like is None else like.passes
        """How many forced passes in a row."""
        self.ended_by: i64 = i64(NOT_ENDED) if like is None else like.ended_by

    def __eq__(self, other: object) -> bool:
        return alike(self, other)
