"""The true state of a game: counts and small numbers."""

from typing import Final, final

from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS, CHIPS, EMPTY, TYPES, Box

# fmt: off
PUBLIC: Final = frozenset({
    "box", "seats", "negotiation", "layout", "reach", "start", "turn", "asks", "calls", "discards", "call",
    "cards", "bonuses_left", "played", "card", "promised", "rods", "stock", "influence", "prestige", "builder",
    "built_year", "extra", "rebuilt", "front", "pool", "paid_by", "most", "least", "said", "chips", "won",
    "queue", "contest", "proposer", "pending", "first_rod", "limits", "lifted", "idle", "ended_by",
})
SECRET: Final = frozenset({"hands", "laid", "bank", "paid", "chosen"})
# fmt: on


@final
class State:
    """One moment of a game. Rules change it; everybody else gets Views or copies."""

    def __init__(
        self,
        box: Box,
        seats: int,
        negotiation: bool,
        layout: list[int],
        reach: list[list[int]],
        start: int,
        turn: int,
        asks: int,
        calls: list[int],
        discards: list[int],
        call: int,
        cards: list[int],
        bonuses_left: int,
        played: list[int],
        card: int,
        promised: list[int],
        rods: list[int],
        stock: list[int],
        influence: list[int],
        prestige: list[int],
        builder: list[int],
        built_year: list[int],
        extra: list[int],
        rebuilt: int,
        hands: list[int],
        laid: list[int],
        front: list[int],
        bank: list[int],
        pool: list[int],
        paid_by: list[int],
        paid: list[int],
        most: list[int],
        least: list[int],
        chosen: list[int],
        said: list[int],
        chips: list[int],
        won: list[int],
        queue: list[int],
        contest: int,
        proposer: int,
        pending: int,
        first_rod: int,
        limits: list[int],
        lifted: int,
        idle: int,
        ended_by: int,
    ) -> None:
        self.box: Box = box
        self.seats: int = seats
        self.negotiation: bool = negotiation
        """12.1: whether contestants for a chip may come to terms."""
        self.layout: list[int] = layout
        """The district on each tile, row by row. It never changes."""
        self.reach: list[list[int]] = reach
        """By picture: the streets on which such a card or chip lets a rod be laid. It never changes."""
        self.start: int = start
        """The start player of the round."""
        self.turn: int = turn
        """The seat that is asked, where only one is."""
        self.asks: int = asks
        """What is asked now."""
        self.calls: list[int] = calls
        """The deck of call-for-bids cards as counts: what comes next is decided when it comes."""
        self.discards: list[int] = discards
        """The call-for-bids cards discarded, as counts."""
        self.call: int = call
        """The call-for-bids card of the round, or -1."""
        self.cards: list[int] = cards
        """The action cards that nobody has seen, as counts."""
        self.bonuses_left: int = bonuses_left
        """12.5: how many bonuses are left in a deck that the players put together, or -1."""
        self.played: list[int] = played
        """The action cards drawn so far, one a year; the last may still be in use."""
        self.card: int = card
        """The action card that is being carried out, or -1."""
        self.promised: list[int] = promised
        """By district: how many cards wait with extra prestige for the next one rebuilt."""
        self.rods: list[int] = rods
        """Whose rod lies on each street: a seat, WHITE or EMPTY."""
        self.stock: list[int] = stock
        """Rods not on the board, by seat."""
        self.influence: list[int] = influence
        """Influence points, by seat."""
        self.prestige: list[int] = prestige
        """Prestige points, by seat."""
        self.builder: list[int] = builder
        """Who rebuilt each tile, or -1."""
        self.built_year: list[int] = built_year
        """How many action cards had been drawn when it was rebuilt."""
        self.extra: list[int] = extra
        """The extra prestige that came with it."""
        self.rebuilt: int = rebuilt
        """How many districts were rebuilt since the last action card was drawn."""
        self.hands: list[int] = hands
        """Seat after seat, the checks in its hand as counts: ``hands[seat * CHECKS + check]``."""
        self.laid: list[int] = laid
        """The same for checks put down but not shown yet; in an offer, by the seat they are meant for."""
        self.front: list[int] = front
        """The same for checks that lie face up in front of a seat."""
        self.bank: list[int] = bank
        """The checks in the bank as counts."""
        self.pool: list[int] = pool
        """The checks each seat would have in hand and laid had it paid none unseen: everybody can reckon this."""
        self.paid_by: list[int] = paid_by
        """The checks ever paid unseen, oldest first: who paid each."""
        self.paid: list[int] = paid
        """Which check each of them was."""
        self.most: list[int] = most
        """For each and for each value: how many its payer can have paid unseen until then, by what it showed since."""
        self.least: list[int] = least
        """For each and for each value: how many must have been paid unseen up to then, by what the bank has given."""
        self.chosen: list[int] = chosen
        """The sealed choice of each seat: an influence card, a chip or a check to pay; or -1."""
        self.said: list[int] = said
        """What each seat has done about the open question."""
        self.chips: list[int] = chips
        """The option chip each seat has shown this round, or -1."""
        self.won: list[int] = won
        """Who has won each chip's right, or -1."""
        self.queue: list[int] = queue
        """The seats still to come: to make an offer, or to invest."""
        self.contest: int = contest
        """The chip that is negotiated about, or -1."""
        self.proposer: int = proposer
        """Whose offer lies on the table, or -1."""
        self.pending: int = pending
        """The street or rod that was chosen and waits for the rest of the choice, or -1."""
        self.first_rod: int = first_rod
        """Where the first of two rods was laid, or -1."""
        self.limits: list[int] = limits
        """Up to which sum each seat may draw checks in a bonus."""
        self.lifted: int = lifted
        """How many rods the seat asked has removed for a bonus."""
        self.idle: int = idle
        """11.6: so many rounds in a row, this one included, have brought nothing on."""
        self.ended_by: int = ended_by

    def copy(self) -> "State":
        return State(
            self.box,
            self.seats,
            self.negotiation,
            self.layout,
            self.reach,
            self.start,
            self.turn,
            self.asks,
            self.calls.copy(),
            self.discards.copy(),
            self.call,
            self.cards.copy(),
            self.bonuses_left,
            self.played.copy(),
            self.card,
            self.promised.copy(),
            self.rods.copy(),
            self.stock.copy(),
            self.influence.copy(),
            self.prestige.copy(),
            self.builder.copy(),
            self.built_year.copy(),
            self.extra.copy(),
            self.rebuilt,
            self.hands.copy(),
            self.laid.copy(),
            self.front.copy(),
            self.bank.copy(),
            self.pool.copy(),
            self.paid_by.copy(),
            self.paid.copy(),
            self.most.copy(),
            self.least.copy(),
            self.chosen.copy(),
            self.said.copy(),
            self.chips.copy(),
            self.won.copy(),
            self.queue.copy(),
            self.contest,
            self.proposer,
            self.pending,
            self.first_rod,
            self.limits.copy(),
            self.lifted,
            self.idle,
            self.ended_by,
        )


def copy(s: State) -> State:
    """Another state with the same content that shares nothing that changes."""
    return s.copy()


def blank(box: Box, seats: int, negotiation: bool, layout: list[int], reach: list[list[int]]) -> State:
    """A table before the first card: no rod laid, all checks in their players' hands."""
    return State(
        box=box,
        seats=seats,
        negotiation=negotiation,
        layout=layout,
        reach=reach,
        start=0,
        turn=0,
        asks=q.OPEN_ROUND,
        calls=box.call_copies.copy(),
        discards=[0] * len(box.call_copies),
        call=-1,
        cards=box.card_copies.copy(),
        bonuses_left=-1,
        played=[],
        card=-1,
        promised=[0] * TYPES,
        rods=[EMPTY] * box.streets,
        stock=[box.rods_each] * seats,
        influence=[box.influence_start] * seats,
        prestige=[0] * seats,
        builder=[-1] * box.tiles,
        built_year=[0] * box.tiles,
        extra=[0] * box.tiles,
        rebuilt=0,
        hands=box.copies * seats,
        laid=[0] * (seats * CHECKS),
        front=[0] * (seats * CHECKS),
        bank=[0] * CHECKS,
        pool=box.copies * seats,
        paid_by=[],
        paid=[],
        most=[],
        least=[],
        chosen=[-1] * seats,
        said=[q.NOT_YET] * seats,
        chips=[-1] * seats,
        won=[-1] * len(CHIPS),
        queue=[],
        contest=-1,
        proposer=-1,
        pending=-1,
        first_rod=-1,
        limits=[0] * seats,
        lifted=0,
        idle=0,
        ended_by=q.NOT_ENDED,
    )
