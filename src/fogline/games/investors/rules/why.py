"""Why an action cannot be done now: every chapter's reasons, found by the question that is open."""

from typing import Final

from fogline.core.ids import Seat
from fogline.core.reason import Reason
from fogline.core.why_not import explainer
from fogline.games.investors import actions as a
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS
from fogline.games.investors.rules import (
    auction,
    bargaining,
    bonus,
    chips,
    deck,
    influence,
    investing,
    negotiation,
    rods,
    sealed,
)
from fogline.games.investors.rules.turn import waiting
from fogline.games.investors.state import State

LAYING: Final = (q.INVEST, q.TWO_RODS, q.SECOND_ROD, q.ANY_STREET, q.MOVE_TO)
CHOOSING: Final = (q.LIFT, q.MOVE, q.EXCHANGE, q.EXCHANGE_WITH, q.REPLACE, q.REMOVAL)
USING_CARD: Final = (q.TWO_RODS, q.SECOND_ROD, q.MOVE, q.MOVE_TO, q.EXCHANGE, q.EXCHANGE_WITH, q.ANY_STREET, q.REPLACE)

ASKED_BY: Final[dict[int, tuple[int, ...]]] = {
    a.KEEP: (q.CALL,),
    a.REJECT: (q.CALL,),
    a.PLAY: (q.INFLUENCE,),
    a.CHIP: (q.CHIP,),
    a.ADD: (q.BID, q.SEAL),
    a.CALL: (q.BID,),
    a.PASS: (q.BID,),
    a.SEAL: (q.SEAL,),
    a.PAY: (q.SEAL,),
    a.LAY: LAYING,
    a.ROD: CHOOSING,
    a.LEAVE: (*USING_CARD, q.OFFER, q.REMOVAL, q.RAISE),
    a.TAKE_INFLUENCE: (q.BONUS, q.REMOVAL),
    a.TAKE_CHECKS: (q.BONUS, q.REMOVAL),
    a.DRAW: (q.DRAW,),
    a.STOP: (q.DRAW,),
    a.ACCEPT: (q.ANSWER,),
    a.REFUSE: (q.ANSWER,),
    a.PROPOSE: (q.OFFER, q.RAISE),
    a.GIVE: (q.OFFER, q.RAISE),
    a.PRICE: (q.PRICE,),
    a.NO_PRICE: (q.PRICE,),
    a.COUNTER: (q.ANSWER,),
    a.PUT: (q.DECK,),
}
"""Which questions each verb answers."""

WHY_NOT_NOW: Final[dict[int, tuple[str, str]]] = {
    q.CALL: ("keep-or-reject", "2.2"),
    q.INFLUENCE: ("play-influence", "3.1"),
    q.BID: ("bid-or-pass", "4.3"),
    q.CHIP: ("play-chip", "5.1"),
    q.SEAL: ("pay-or-seal", "5.5"),
    q.OFFER: ("make-offer", "12.2"),
    q.ANSWER: ("answer-offer", "12.2"),
    q.INVEST: ("lay-a-rod", "6.1"),
    q.LIFT: ("lift-a-rod", "6.6"),
    q.TWO_RODS: ("use-card", "8.6"),
    q.SECOND_ROD: ("use-card", "8.6"),
    q.MOVE: ("use-card", "8.6"),
    q.MOVE_TO: ("place-rod", "9.3"),
    q.EXCHANGE: ("use-card", "8.6"),
    q.EXCHANGE_WITH: ("choose-other", "9.4"),
    q.ANY_STREET: ("use-card", "8.6"),
    q.REPLACE: ("use-card", "8.6"),
    q.BONUS: ("choose-bonus", "10.1"),
    q.REMOVAL: ("remove-or-leave", "10.2"),
    q.DRAW: ("draw-or-stop", "10.5"),
    q.PRICE: ("name-price", "12.7"),
    q.RAISE: ("meet-price", "12.9"),
    q.DECK: ("put-card", "12.10"),
}
"""What stands in the way of an action that does not answer the open question."""


def _explain_verb(s: State, seat: Seat, verb: int, nth: int) -> list[Reason]:
    if verb == a.PLAY:
        return influence.explain(s, seat, nth)
    if verb == a.CHIP:
        return chips.explain(s, nth)
    if verb == a.ADD:
        return auction.explain_add(s, seat, nth) if s.asks == q.BID else sealed.explain_add(s, seat, nth)
    if verb == a.CALL:
        return auction.explain_call(s, seat)
    if verb == a.PASS:
        return auction.explain_pass(s, seat)
    if verb == a.SEAL:
        return sealed.explain_seal(s, seat)
    if verb == a.PAY:
        return sealed.explain_pay(s, seat, nth)
    if verb == a.LAY:
        return investing.explain(s, seat, nth) if s.asks == q.INVEST else rods.explain_lay(s, nth)
    if verb == a.ROD:
        return _explain_rod(s, seat, nth)
    if verb == a.LEAVE:
        return _explain_leave(s)
    if verb in (a.TAKE_INFLUENCE, a.TAKE_CHECKS):
        return bonus.explain_pay(s, verb == a.TAKE_CHECKS)
    return _explain_deal(s, seat, verb, nth)


def _explain_deal(s: State, seat: Seat, verb: int, nth: int) -> list[Reason]:
    raising = s.asks == q.RAISE
    if verb == a.PROPOSE:
        return bargaining.explain_meet(s) if raising else negotiation.explain_propose(s)
    if verb == a.GIVE:
        explain_give = bargaining.explain_raise if raising else negotiation.explain_give
        return explain_give(s, seat, nth // CHECKS, nth % CHECKS)
    if verb == a.COUNTER:
        return bargaining.explain_counter(s, seat, s.box.prices[nth])
    return deck.explain(s, nth) if verb == a.PUT else []


def _explain_rod(s: State, seat: Seat, street: int) -> list[Reason]:
    if s.asks == q.LIFT:
        return investing.explain_lift(s, seat, street)
    if s.asks == q.REMOVAL:
        return bonus.explain_remove(s, seat, street)
    return rods.explain_rod(s, seat, street)


def _explain_leave(s: State) -> list[Reason]:
    if s.asks == q.OFFER:
        return negotiation.explain_leave(s)
    if s.asks == q.RAISE:
        return bargaining.explain_withdraw(s)
    if s.asks == q.REMOVAL:
        return bonus.explain_leave(s)
    return rods.explain_leave(s)


explain: Final = explainer(waiting, ASKED_BY, WHY_NOT_NOW, _explain_verb)
"""Why not, with the number of the rule; empty exactly when the action is legal."""
