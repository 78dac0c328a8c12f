"""Chapter 2, the order of play: who is asked what, and which chapter answers."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId, Seat
from fogline.games.investors import actions as a
from fogline.games.investors import questions as q
from fogline.games.investors.box import BY_CHECKS, BY_INFLUENCE, CHECKS
from fogline.games.investors.rules import (
    auction,
    bonus,
    calls,
    cards,
    chips,
    influence,
    investing,
    negotiation,
    rods,
    sealed,
)
from fogline.games.investors.state import State


def waiting(s: State) -> tuple[Seat, ...]:
    """In a sealed choice everybody who has not chosen, else the seat whose turn it is."""
    asks: i64 = s.asks
    if asks == q.OVER:
        return ()
    if asks == q.INFLUENCE or asks == q.CHIP or asks == q.SEAL:
        return tuple([seat for seat in range(s.seats) if s.said[seat] == q.NOT_YET])
    return s.box.only[s.turn]


def asked(s: State, seat: Seat) -> bool:
    asks: i64 = s.asks
    if asks == q.INFLUENCE or asks == q.CHIP or asks == q.SEAL:
        return 0 <= seat < s.seats and s.said[seat] == q.NOT_YET
    return seat == s.turn and asks != q.OVER


def legal(s: State, seat: Seat) -> list[ActionId]:
    """The answers to the open question."""
    out: list[int] = []
    if not asked(s, seat):
        return out
    asks: i64 = s.asks
    first = s.box.first
    if asks == q.CALL:
        out.append(first[a.KEEP])
        out.append(first[a.REJECT])
    elif asks == q.INFLUENCE:
        influence.legal(s, seat, out)
    elif asks == q.BID:
        auction.legal(s, seat, out)
    elif asks == q.INVEST:
        investing.legal(s, seat, out)
    elif asks == q.CHIP:
        chips.legal(s, seat, out)
    elif asks == q.SEAL:
        sealed.legal(s, seat, out)
    elif asks == q.OFFER:
        negotiation.legal_offer(s, seat, out)
    elif asks == q.ANSWER:
        out.append(first[a.ACCEPT])
        out.append(first[a.REFUSE])
    elif asks == q.LIFT:
        investing.legal_lift(s, seat, out)
    elif asks == q.BONUS:
        bonus.legal_pay(s, out)
    elif asks == q.REMOVAL:
        bonus.legal_removal(s, seat, out)
    elif asks == q.DRAW:
        out.append(first[a.DRAW])
        out.append(first[a.STOP])
    else:
        rods.legal(s, seat, out)
    return out


def apply(s: State, seat: Seat, action: ActionId, dealer: Dealer) -> None:
    """Hand the action to its chapter, then go on to the next question."""
    verb: i64 = s.box.verb[action]
    nth: i64 = action - s.box.first[verb]
    if verb == a.ADD:
        auction.add(s, seat, nth)
    elif verb == a.PLAY:
        influence.play(s, seat, nth, dealer)
    elif verb == a.CALL:
        auction.call(s, seat, dealer)
    elif verb == a.PASS:
        auction.drop_out(s, seat, dealer)
    elif verb == a.KEEP:
        calls.keep(s, seat, dealer)
    elif verb == a.REJECT:
        calls.reject(s, seat, dealer)
    elif verb == a.CHIP:
        chips.play(s, seat, nth, dealer)
    elif verb == a.PAY:
        sealed.choose(s, seat, nth, dealer)
    elif verb == a.SEAL:
        sealed.choose(s, seat, -1, dealer)
    elif verb == a.LAY or verb == a.ROD:
        apply_street(s, seat, verb, nth, dealer)
    elif verb == a.LEAVE:
        apply_leave(s, seat, dealer)
    elif verb >= a.ACCEPT:
        apply_deal(s, seat, verb, nth, dealer)
    else:
        apply_bonus(s, seat, verb, dealer)
    if s.asks >= q.STEPS:
        go_on(s, dealer)


def apply_street(s: State, seat: Seat, verb: i64, street: i64, dealer: Dealer) -> None:
    asks: i64 = s.asks
    if asks == q.INVEST:
        investing.invest(s, seat, street, dealer)
    elif asks == q.LIFT:
        investing.lift(s, seat, street, dealer)
    elif asks == q.REMOVAL:
        bonus.remove(s, seat, street, dealer)
    elif verb == a.LAY:
        rods.lay(s, seat, street, dealer)
    else:
        rods.choose(s, seat, street, dealer)


def apply_leave(s: State, seat: Seat, dealer: Dealer) -> None:
    if s.asks == q.OFFER:
        negotiation.no_offer(s, seat, dealer)
    elif s.asks == q.REMOVAL:
        bonus.leave(s, seat, dealer)
    else:
        rods.leave(s, seat, dealer)


def apply_deal(s: State, seat: Seat, verb: i64, nth: i64, dealer: Dealer) -> None:
    if verb == a.GIVE:
        negotiation.give(s, seat, nth // CHECKS, nth % CHECKS)
    elif verb == a.PROPOSE:
        negotiation.propose(s, seat, dealer)
    elif verb == a.ACCEPT:
        negotiation.accept(s, seat, dealer)
    else:
        negotiation.refuse(s, seat, dealer)


def apply_bonus(s: State, seat: Seat, verb: i64, dealer: Dealer) -> None:
    if verb == a.TAKE_INFLUENCE:
        bonus.take_influence(s, seat, dealer)
    elif verb == a.TAKE_CHECKS:
        bonus.take_checks(s, seat, dealer)
    elif verb == a.DRAW:
        bonus.draw(s, seat, dealer)
    else:
        bonus.stop(s, seat, dealer)


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
