"""Chapter 10: the bonuses, in influence or in checks drawn from the bank."""

from typing import final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import EMPTY, REMOVAL
from fogline.games.investors.rules import checks
from fogline.games.investors.rules.chapter import Chapter
from fogline.games.investors.state import State


def begin(s: State, dealer: Dealer) -> None:
    """10.1: each player in turn, from the start player on."""
    for seat in range(s.seats):
        s.said[seat] = q.NOT_YET
        s.limits[seat] = 0
    ask_next(s, dealer)


def ask_next(s: State, dealer: Dealer) -> None:
    """Whoever has a choice to make is asked; 10.7: with an empty bank there is only influence."""
    removal = s.box.card_kind[s.card] == REMOVAL
    empty = checks.in_bank(s) == 0
    s.lifted = 0
    for i in range(s.seats):
        seat = (s.start + i) % s.seats
        if s.said[seat] != q.NOT_YET:
            continue
        if removal:
            if seat in s.rods:
                s.turn = seat
                s.asks = q.REMOVAL
                return
            s.said[seat] = q.DONE
        elif empty:
            gain(s, seat, s.box.card_influence[s.card], dealer)
        else:
            s.turn = seat
            s.asks = q.BONUS
            return
    s.turn = (s.start - 1) % s.seats
    draw_next(s, dealer)


def legal_removal(s: State, seat: Seat, out: Choices) -> None:
    """10.2: any number of one's own rods, then one kind of pay for all; or none."""
    first = s.box.first[a.ROD]
    for street in range(s.box.streets):
        if s.rods[street] == seat:
            out.add(first + street)
    if s.lifted == 0:
        out.add(s.box.first[a.LEAVE])
    else:
        legal_pay(s, out)


def legal_pay(s: State, out: Choices) -> None:
    """10.1: influence or checks, 10.7: which the bank must have."""
    out.add(s.box.first[a.TAKE_INFLUENCE])
    if checks.in_bank(s) > 0:
        out.add(s.box.first[a.TAKE_CHECKS])


def explain_pay(s: State, in_checks: bool) -> list[Reason]:
    reasons: list[Reason] = []
    if s.asks == q.REMOVAL and s.lifted == 0:
        reasons.append(because("remove-first", "10.2"))
    if in_checks and checks.in_bank(s) == 0:
        reasons.append(because("bank-empty", "10.7"))
    return reasons


def explain_remove(s: State, seat: Seat, street: int) -> list[Reason]:
    return [] if s.rods[street] == seat else [because("not-your-rod", "10.2")]


def explain_leave(s: State) -> list[Reason]:
    return [because("choose-pay", "10.2")] if s.lifted > 0 else []


def remove(s: State, seat: Seat, street: i64, dealer: Dealer) -> None:
    """10.2: a rod goes back to the stock; 10.3: what was rebuilt stays so."""
    s.rods[street] = EMPTY
    s.stock[seat] += 1
    s.lifted += 1
    dealer.say(e.REMOVED, seat, street)


def leave(s: State, seat: Seat, dealer: Dealer) -> None:
    s.said[seat] = q.DONE
    dealer.say(e.LEFT_UNUSED, seat)
    ask_next(s, dealer)


def rods_paid(s: State) -> i64:
    """For how many rods the bonus is paid; 1 where it is not for rods."""
    if s.box.card_kind[s.card] == REMOVAL:
        return s.lifted
    return 1


def take(s: State, seat: Seat, verb: i64, dealer: Dealer) -> None:
    """10.1: as was chosen."""
    if verb == a.TAKE_INFLUENCE:
        take_influence(s, seat, dealer)
    else:
        take_checks(s, seat, dealer)


def take_influence(s: State, seat: Seat, dealer: Dealer) -> None:
    gain(s, seat, s.box.card_influence[s.card] * rods_paid(s), dealer)
    ask_next(s, dealer)


def gain(s: State, seat: Seat, points: i64, dealer: Dealer) -> None:
    """10.4: up to the end of the scale."""
    now: i64 = min(s.influence[seat] + points, s.box.influence_most)
    dealer.say(e.GOT_INFLUENCE, seat, now - s.influence[seat], now)
    s.influence[seat] = now
    s.said[seat] = q.DONE


def take_checks(s: State, seat: Seat, dealer: Dealer) -> None:
    s.limits[seat] = s.box.card_checks[s.card] * rods_paid(s)
    s.said[seat] = q.DRAWING
    dealer.say(e.WANTS_CHECKS, seat, s.limits[seat])
    ask_next(s, dealer)


def draw_next(s: State, dealer: Dealer) -> None:
    """10.5: those who want checks draw one each in turn. 10.7: it ends when nobody draws or the bank is empty."""
    if checks.in_bank(s) > 0:
        for i in range(1, s.seats + 1):
            seat = (s.turn + i) % s.seats
            if s.said[seat] == q.DRAWING:
                s.turn = seat
                s.asks = q.DRAW
                return
    finish(s, dealer)


def draw(s: State, seat: Seat, dealer: Dealer) -> None:
    """10.5: one check more. 10.6: above the limit all is lost; exactly at it there is nothing left to draw for."""
    check = checks.draw(s, seat, dealer)
    total: i64 = s.shown[seat]
    dealer.say(e.DREW, seat, check, total)
    if total > s.limits[seat]:
        s.said[seat] = q.BUST
        dealer.say(e.BUST, seat, total, s.limits[seat])
    elif total == s.limits[seat]:
        s.said[seat] = q.STOPPED
    draw_next(s, dealer)


def stop(s: State, seat: Seat, dealer: Dealer) -> None:
    """10.5: stop before any draw and keep what one has."""
    s.said[seat] = q.STOPPED
    dealer.say(e.STOPPED, seat, s.shown[seat])
    draw_next(s, dealer)


def finish(s: State, dealer: Dealer) -> None:
    """10.6: what is kept goes to the hands; what was overdrawn goes back to the bank only now."""
    for seat in range(s.seats):
        if s.said[seat] == q.BUST:
            checks.to_bank(s, seat)
        else:
            checks.hand_over(s, seat, seat)
        s.said[seat] = q.NOT_YET
        s.limits[seat] = 0
    s.asks = q.CARD_DONE


@final
class Bonus(Chapter):
    """10.1: influence or checks."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal_pay(s, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        take(s, seat, verb, dealer)


@final
class Removal(Chapter):
    """10.2: rods to give back, then how they are paid."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal_removal(s, seat, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        if verb == a.ROD:
            remove(s, seat, nth, dealer)
        elif verb == a.LEAVE:
            leave(s, seat, dealer)
        else:
            take(s, seat, verb, dealer)


@final
class Draw(Chapter):
    """10.5: one check more, or no more."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        out.add(s.box.first[a.DRAW])
        out.add(s.box.first[a.STOP])

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        if verb == a.DRAW:
            draw(s, seat, dealer)
        else:
            stop(s, seat, dealer)
