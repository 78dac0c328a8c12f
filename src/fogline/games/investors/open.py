"""The open table: what everybody sees of a game."""

from mypy_extensions import i64

from fogline.core.fields import alike
from fogline.core.ids import NOBODY
from fogline.core.rows import vec
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS, CHIPS, EMPTY, TYPES, Box


class Open:
    """What everybody sees. ``State`` adds what is secret, ``View`` what one seat knows; nobody sees anything else.

    Each field has one line: what it is on a bare table, or what it is on the table that this one is made like. The two
    share nothing that changes. Rules that need no more are asked with an Open, so that minds may ask them as well.
    """

    def __init__(self, box: Box, seats: i64, like: "Open | None" = None) -> None:
        self.box: Box = box
        self.seats: i64 = seats
        self.negotiation: bool = False if like is None else like.negotiation
        """12.1: whether contestants for a chip may come to terms."""
        self.bargaining: bool = False if like is None else like.bargaining
        """12.7: whether they name prices for that."""
        self.layout: vec[i64] = vec[i64]() if like is None else like.layout
        """The district on each tile, row by row. It never changes once the city is laid."""
        self.reach: list[list[int]] = [] if like is None else like.reach
        """By picture: the streets on which such a card or chip lets a rod be laid. It never changes either."""
        self.start: i64 = i64(0) if like is None else like.start
        """The start player of the round."""
        self.turn: i64 = i64(0) if like is None else like.turn
        """The seat that is asked, where only one is."""
        self.asks: i64 = i64(q.OPEN_ROUND) if like is None else like.asks
        """What is asked now."""
        self.calls: vec[i64] = box.call_copies[:] if like is None else like.calls[:]
        """The deck of call-for-bids cards as counts: what comes next is decided when it comes."""
        self.discards: vec[i64] = vec[i64]([0] * len(box.call_copies)) if like is None else like.discards[:]
        """The call-for-bids cards discarded, as counts."""
        self.call: i64 = i64(-1) if like is None else like.call
        """The call-for-bids card of the round, or -1."""
        self.cards: vec[i64] = box.card_copies[:] if like is None else like.cards[:]
        """The action cards that nobody has seen, as counts."""
        self.aside: vec[i64] = vec[i64]([0] * len(box.card_copies)) if like is None else like.aside[:]
        """12.10: the action cards that are not in a deck that the players choose, as counts."""
        self.bonuses_left: i64 = i64(-1) if like is None else like.bonuses_left
        """12.5: how many bonuses are left in a deck that the players put together, or -1."""
        self.played: list[int] = [] if like is None else like.played[:]
        """The action cards drawn so far, one a year; the last may still be in use."""
        self.card: i64 = i64(-1) if like is None else like.card
        """The action card that is being carried out, or -1."""
        self.promised: vec[i64] = vec[i64]([0] * TYPES) if like is None else like.promised[:]
        """By district: how many cards wait with extra prestige for the next one rebuilt."""
        self.rods: vec[i64] = vec[i64]([EMPTY] * box.streets) if like is None else like.rods[:]
        """Whose rod lies on each street: a seat, WHITE or EMPTY."""
        self.stock: vec[i64] = vec[i64]([box.rods_each] * seats) if like is None else like.stock[:]
        """Rods not on the board, by seat."""
        self.influence: vec[i64] = vec[i64]([box.influence_start] * seats) if like is None else like.influence[:]
        """Influence points, by seat."""
        self.prestige: vec[i64] = vec[i64]([0] * seats) if like is None else like.prestige[:]
        """Prestige points, by seat."""
        self.builder: vec[i64] = vec[i64]([NOBODY] * box.tiles) if like is None else like.builder[:]
        """Who rebuilt each tile, or -1."""
        self.built_year: vec[i64] = vec[i64]([0] * box.tiles) if like is None else like.built_year[:]
        """How many action cards had been drawn when it was rebuilt."""
        self.extra: vec[i64] = vec[i64]([0] * box.tiles) if like is None else like.extra[:]
        """The extra prestige that came with it."""
        self.rebuilt: i64 = i64(0) if like is None else like.rebuilt
        """How many districts were rebuilt since the last action card was drawn."""
        self.front: vec[i64] = vec[i64]([0] * (seats * CHECKS)) if like is None else like.front[:]
        """``front[seat * CHECKS + check]``: the checks that lie face up in front of a seat, as counts."""
        self.shown: vec[i64] = vec[i64]([0] * seats) if like is None else like.shown[:]
        """What the checks in front of each seat are worth together, in thousands."""
        self.pool: vec[i64] = box.purses[: seats * CHECKS] if like is None else like.pool[:]
        """The checks each seat would have in hand and laid had it paid none unseen: everybody can reckon this."""
        self.paid_by: vec[i64] = vec[i64]() if like is None else like.paid_by[:]
        """The checks ever paid unseen, oldest first: who paid each."""
        self.most: vec[i64] = vec[i64]() if like is None else like.most[:]
        """``most[nth * CHECKS + check]``: of its payer's unseen checks up to this one, at most so many have this value,
        by what the payer showed since."""
        self.least: vec[i64] = vec[i64]() if like is None else like.least[:]
        """``least[nth * CHECKS + check]``: of all unseen checks up to this one, at least so many have this value, by
        what the bank has given."""
        self.said: vec[i64] = vec[i64]([q.NOT_YET] * seats) if like is None else like.said[:]
        """What each seat has done about the open question."""
        self.chips: vec[i64] = vec[i64]([-1] * seats) if like is None else like.chips[:]
        """The option chip each seat has shown this round, or -1."""
        self.won: vec[i64] = vec[i64]([NOBODY] * len(CHIPS)) if like is None else like.won[:]
        """Who has won each chip's right, or -1."""
        self.queue: list[int] = [] if like is None else like.queue[:]
        """The seats still to come: to make an offer, or to invest."""
        self.contest: i64 = i64(-1) if like is None else like.contest
        """The chip that is negotiated about, or -1."""
        self.proposer: i64 = i64(NOBODY) if like is None else like.proposer
        """Whose offer lies on the table, or -1."""
        self.price: vec[i64] = vec[i64]([0] * seats) if like is None else like.price[:]
        """12.7: for how much, in thousands, each contestant would leave the right to another; 0 for no price."""
        self.countering: i64 = i64(NOBODY) if like is None else like.countering
        """12.9: who has answered the offer with a price that is not met yet, or -1."""
        self.pending: i64 = i64(-1) if like is None else like.pending
        """The street or rod that was chosen and waits for the rest of the choice, or -1."""
        self.first_rod: i64 = i64(-1) if like is None else like.first_rod
        """Where the first of two rods was laid, or -1."""
        self.limits: vec[i64] = vec[i64]([0] * seats) if like is None else like.limits[:]
        """Up to which sum each seat may draw checks in a bonus."""
        self.lifted: i64 = i64(0) if like is None else like.lifted
        """How many rods the seat asked has removed for a bonus."""
        self.idle: i64 = i64(0) if like is None else like.idle
        """11.6: so many rounds in a row, this one included, have brought nothing on."""
        self.ended_by: i64 = i64(q.NOT_ENDED) if like is None else like.ended_by

    def __eq__(self, other: object) -> bool:
        return alike(self, other)
