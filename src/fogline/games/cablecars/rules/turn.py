"""Chapter 2, the turn: who is asked what, and which chapter answers."""

from typing import Final, final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId, Seat
from fogline.core.reason import Reason, because
from fogline.core.rules import Rules
from fogline.core.why_not import explainer
from fogline.games.cablecars import actions as a
from fogline.games.cablecars import events as e
from fogline.games.cablecars.box import CARDS
from fogline.games.cablecars.questions import CHOOSING_TOKEN, KEEPING, OPENING, OVER, PAYING, PLACING, SECOND_CARD, TURN
from fogline.games.cablecars.rules import cards, claim, end, payment, placing, tickets, tokens
from fogline.games.cablecars.state import State


@final
class Turn(Rules[State]):
    """Who is asked, what may be done, and what comes of it."""

    def asked(self, s: State) -> i64:
        """1.4: in the opening the first who has not chosen, else the seat whose turn it is."""
        if s.asks == OVER:
            return -1
        if s.asks == OPENING:
            for seat in range(s.seats):
                if s.kept[seat] < 0:
                    return seat
        return s.turn

    def choices(self, s: State, seat: i64, out: Choices) -> None:
        """2.1: draw cards, claim a route or draw tickets; or the answers to the question that is open."""
        asks: i64 = s.asks
        if asks == OPENING:
            if 0 <= seat < s.seats and s.kept[seat] < 0:
                tickets.legal(s, seat, out)
        elif asks == OVER or seat != s.turn:
            return
        elif asks == TURN:
            cards.offer(s, out)
            if s.bag != 0 or len(s.returned) > 0:
                out.add(s.box.first[a.TICKETS])
            out.offer(s.box.first[a.CLAIM], claim.legal(s, seat))
            if len(out) == 0:
                out.add(s.box.first[a.PASS])  # 2.2
        elif asks == SECOND_CARD:
            cards.offer(s, out)
        elif asks == PAYING:
            payment.offer(s.box, s.hands, seat * CARDS, s.pending, s.box.first[a.PAY], out)
        elif asks == CHOOSING_TOKEN:
            tokens.legal(s, out)
        elif asks == KEEPING:
            tickets.legal(s, seat, out)
        elif asks == PLACING:
            placing.legal(s, out)

    def apply(self, s: State, seat: i64, action: i64, dealer: Dealer) -> None:
        """Hand the action to its chapter."""
        box = s.box
        verb: i64 = box.verb[action]
        nth: i64 = action - box.first[verb]
        if verb == a.TAKE:
            cards.take(s, seat, nth, dealer)
        elif verb == a.DRAW:
            cards.draw(s, seat, dealer)
        elif verb == a.CLAIM:
            claim.do(s, nth)
        elif verb == a.PAY:
            claim.pay(s, seat, nth, dealer)
        elif verb == a.TOKEN:
            tokens.choose(s, seat, nth, dealer)
        elif verb == a.TICKETS:
            tickets.draw(s, seat, dealer)
        elif verb == a.PLACE:
            spots: i64 = len(box.places)
            placing.do(s, seat, nth // spots, nth % spots, dealer)
        elif verb == a.PASS:
            dealer.say(e.PASSED, seat)
            end.finish_turn(s, seat, dealer, True)
        elif s.asks == OPENING:
            tickets.choose_opening(s, seat, action, dealer)
        else:
            tickets.choose(s, seat, action, dealer)


RULES: Final = Turn()


def waiting(s: State) -> tuple[Seat, ...]:
    """1.4: in the opening everybody who has not chosen, else the seat whose turn it is."""
    if s.asks == OVER:
        return ()
    if s.asks == OPENING:
        return tuple([seat for seat in range(s.seats) if s.kept[seat] < 0])
    return s.box.only[s.turn]


def legal(s: State, seat: i64) -> list[ActionId]:
    return RULES.listed(s, seat, Choices())


def apply(s: State, seat: i64, action: ActionId, dealer: Dealer) -> None:
    RULES.apply(s, seat, action, dealer)


ASKED_BY: dict[int, tuple[int, ...]] = {
    a.TAKE: (TURN, SECOND_CARD),
    a.DRAW: (TURN, SECOND_CARD),
    a.TICKETS: (TURN,),
    a.PASS: (TURN,),
    a.KEEP_BOTH: (OPENING, KEEPING),
    a.KEEP: (OPENING, KEEPING),
    a.CLAIM: (TURN,),
    a.PAY: (PAYING,),
    a.TOKEN: (CHOOSING_TOKEN,),
    a.PLACE: (PLACING,),
}
"""Which questions each verb answers."""

WHY_NOT_NOW: dict[int, tuple[str, str]] = {
    OPENING: ("choose-opening-tickets", "1.4"),
    PLACING: ("place-stack-first", "1.6"),
    TURN: ("nothing-asked", "2.1"),
    SECOND_CARD: ("only-a-second-card", "3.1"),
    KEEPING: ("choose-tickets", "6.1"),
    PAYING: ("pay-first", "4.2"),
    CHOOSING_TOKEN: ("choose-token", "5.2"),
}
"""What stands in the way of an action that does not answer the open question."""


def _explain_verb(s: State, seat: i64, verb: int, nth: int) -> list[Reason]:
    box = s.box
    if verb == a.TAKE:
        return cards.explain_take(s, nth)
    if verb == a.DRAW:
        return cards.explain_draw(s)
    if verb == a.TICKETS:
        return tickets.explain_draw(s)
    if verb == a.CLAIM:
        return claim.explain(s, seat, nth)
    if verb == a.PAY:
        return payment.explain_pay(box, s.hands, seat * CARDS, s.pending, nth)
    if verb == a.TOKEN:
        return tokens.explain(s, nth)
    if verb == a.KEEP:
        return tickets.explain_keep(s, seat, nth)
    if verb == a.PLACE:
        return placing.explain(s, nth // len(box.places), nth % len(box.places))
    if verb == a.PASS:
        return [] if legal(s, seat) == [box.first[a.PASS]] else [because("can-act", "2.2")]
    return []


explain: Final = explainer(waiting, ASKED_BY, WHY_NOT_NOW, _explain_verb)
"""Why not, with the number of the rule; empty exactly when the action is legal."""
