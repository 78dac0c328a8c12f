"""The open table: what everybody sees of a game, which is all but the order of the deck."""

from mypy_extensions import i64

from fogline.core.fields import alike
from fogline.core.rows import vec
from fogline.games.skyline.box import BONUS_KINDS, DISTRICTS, Box
from fogline.games.skyline.city import BARE, City
from fogline.games.skyline.questions import NOT_ENDED, TURN


class Open:
    """What everybody sees. Nothing is secret here, so ``State`` adds nothing to it; ``View`` says whose it is.

    Each field has one line: what it is on a bare table (1.2, 1.4, 1.5), or what it is on the table that this one is
    made like. The two share nothing that changes: cities and columns are values that give way to the next one.
    """

    def __init__(self, box: Box, seats: i64, like: "Open | None" = None) -> None:
        self.box: Box = box
        self.seats: i64 = seats
        self.first: i64 = i64(0) if like is None else like.first
        """The seat that began."""
        self.turn: i64 = i64(0) if like is None else like.turn
        """The seat whose turn it is; when the game is over, the seat that ended it."""
        self.asks: i64 = i64(TURN) if like is None else like.asks
        """What is asked now."""
        self.deck: vec[i64] = box.copies[:] if like is None else like.deck[:]
        """What the project deck holds, as counts: all other cards were seen, and what comes next is decided when it
        comes."""
        self.drawn: i64 = i64(-1) if like is None else like.drawn
        """The card drawn and not yet placed, or -1."""
        self.columns: list[tuple[int, ...]] = [()] * box.columns if like is None else like.columns[:]
        """The cards below the project board, in the order they came."""
        self.tray: list[int] = [] if like is None else like.tray[:]
        """The cards taken and not yet placed, sorted."""
        self.boxed: vec[i64] = vec[i64]([0] * box.kinds) if like is None else like.boxed[:]
        """The cards that went back to the box, as counts."""
        self.foundations: i64 = box.tokens[seats] if like is None else like.foundations
        """Foundation tokens left on the project board."""
        self.contracts: vec[i64] = vec[i64]([0] * seats) if like is None else like.contracts[:]
        """Contracts held, by seat."""
        self.cities: list[City] = [BARE] * seats if like is None else like.cities[:]
        self.bonuses: vec[i64] = vec[i64]([box.bonus_copies] * BONUS_KINDS) if like is None else like.bonuses[:]
        """How many are left of each bonus."""
        self.points_tokens: vec[i64] = vec[i64]([0] * seats) if like is None else like.points_tokens[:]
        self.contract_tokens: vec[i64] = vec[i64]([0] * seats) if like is None else like.contract_tokens[:]
        self.contract_tokens_used: i64 = i64(0) if like is None else like.contract_tokens_used
        self.medal: i64 = i64(-1) if like is None else like.medal
        """Who has the master builder's medal, or -1."""
        self.finished: vec[i64] = vec[i64]([-1] * DISTRICTS) if like is None else like.finished[:]
        """Who has each district's completion token, or -1."""
        self.pending: i64 = i64(-1) if like is None else like.pending
        """What the open question is about, or -1: a black card, the district of a bonus, or a bonus card."""
        self.ended_by: i64 = i64(NOT_ENDED) if like is None else like.ended_by

    def __eq__(self, other: object) -> bool:
        return alike(self, other)
