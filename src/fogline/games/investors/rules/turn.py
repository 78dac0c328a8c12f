"""Chapter 2, the order of play: who is asked what, and which chapter answers."""

from typing import Final, final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId, Seat
from fogline.core.rules import Rules
from fogline.games.investors import questions as q
from fogline.games.investors.box import BY_CHECKS, BY_INFLUENCE
from fogline.games.investors.rules import (
    auction,
    bargaining,
    bonus,
    calls,
    cards,
    chips,
    deck,
    influence,
    investing,
    negotiation,
    rods,
    sealed,
)
from fogline.games.investors.rules.chapter import Chapter
from fogline.games.investors.state import State


def waiting(s: State) -> tuple[Seat, ...]:
    """In a sealed choice everybody who has not chosen, else the seat whose turn it is."""
    asks: i64 = s.asks
    if asks == q.OVER:
        return ()
    if asks == q.INFLUENCE or asks == q.CHIP or asks == q.SEAL:
        return tuple([seat for seat in range(s.seats) if s.said[seat] == q.NOT_YET])
    return s.box.only[s.turn]


def is_asked(s: State, seat: Seat) -> bool:
    asks: i64 = s.asks
    if asks == q.INFLUENCE or asks == q.CHIP or asks == q.SEAL:
        return 0 <= seat < s.seats and s.said[seat] == q.NOT_YET
    return seat == s.turn and asks != q.OVER


USE_CARD: Final = rods.UseCard()
CONTENTS: Final[dict[int, Chapter]] = {
    q.DECK: deck.Deck(),
    q.CALL: calls.Call(),
    q.INFLUENCE: influence.Influence(),
    q.BID: auction.Bid(),
    q.CHIP: chips.Chip(),
    q.PRICE: bargaining.Price(),
    q.OFFER: negotiation.Offer(),
    q.ANSWER: bargaining.Answer(),
    q.RAISE: bargaining.Raise(),
    q.SEAL: sealed.Seal(),
    q.INVEST: investing.Invest(),
    q.LIFT: investing.Lift(),
    q.TWO_RODS: USE_CARD,
    q.SECOND_ROD: USE_CARD,
    q.MOVE: USE_CARD,
    q.MOVE_TO: USE_CARD,
    q.EXCHANGE: USE_CARD,
    q.EXCHANGE_WITH: USE_CARD,
    q.ANY_STREET: USE_CARD,
    q.REPLACE: USE_CARD,
    q.BONUS: bonus.Bonus(),
    q.REMOVAL: bonus.Removal(),
    q.DRAW: bonus.Draw(),
}
"""Which chapter asks each question."""
CHAPTERS: Final[list[Chapter]] = [CONTENTS.get(question, Chapter()) for question in range(len(q.QUESTIONS))]
"""The same by number: one look, where moves are made by the million."""


@final
class Turn(Rules[State]):
    """Who is asked, what may be done, and what comes of it."""

    def asked(self, s: State) -> i64:
        """In a sealed choice the first who has not chosen, else the seat whose turn it is."""
        asks: i64 = s.asks
        if asks == q.OVER:
            return -1
        if asks == q.INFLUENCE or asks == q.CHIP or asks == q.SEAL:
            for seat in range(s.seats):
                if s.said[seat] == q.NOT_YET:
                    return seat
        return s.turn

    def choices(self, s: State, seat: i64, out: Choices) -> None:
        """The answers to the open question."""
        if is_asked(s, seat):
            CHAPTERS[s.asks].legal(s, seat, out)

    def apply(self, s: State, seat: i64, action: i64, dealer: Dealer) -> None:
        """Hand the action to the chapter that asked, then go on to the next question."""
        verb: i64 = s.box.verb[action]
        CHAPTERS[s.asks].play(s, seat, verb, action - s.box.first[verb], dealer)
        if s.asks >= q.STEPS:
            go_on(s, dealer)


RULES: Final = Turn()


def legal(s: State, seat: Seat) -> list[ActionId]:
    return RULES.listed(s, seat, Choices())


def apply(s: State, seat: Seat, action: ActionId, dealer: Dealer) -> None:
    RULES.apply(s, seat, action, dealer)


def go_on(s: State, dealer: Dealer) -> None:
    """2.1: the round in its order, step by step until somebody is asked."""
    while s.asks >= q.STEPS:
        step: i64 = s.asks
        if step == q.OPEN_ROUND:
            calls.open_round(s, dealer)
        elif step == q.OPEN_BIDDING:
            open_bidding(s, dealer)
        elif step == q.NEGOTIATE:
            negotiation.go_on(s)
        elif step == q.OPEN_SEALING:
            sealed.begin(s, dealer)
        elif step == q.USE_RIGHTS:
            if s.card < 0:
                investing.go_on(s, dealer)
            else:
                rods.go_on(s, dealer)
        elif step == q.NEXT_ROD:
            rods.ask_second(s)
        elif step == q.AFTER_INVESTING:
            cards.after_investing(s, dealer)
        elif step == q.CARD_DONE:
            cards.card_done(s, dealer)
        else:
            calls.close_round(s)


def open_bidding(s: State, dealer: Dealer) -> None:
    """2.1: the card tells how to bid, the call or (8.4) the action card."""
    bidding: i64 = s.box.call_bidding[s.call] if s.card < 0 else s.box.card_bidding[s.card]
    if bidding == BY_INFLUENCE:
        influence.begin(s, dealer)
    elif bidding == BY_CHECKS:
        auction.begin(s, dealer)
    else:
        chips.begin(s, dealer)
