"""Chapter 5, paying for option chips: a check unseen, or a sealed bid."""

from typing import final

from mypy_extensions import i64

from fogline.core.bits import size
from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY, Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS, CHIPS
from fogline.games.investors.rules import checks, contests, reckoning
from fogline.games.investors.rules.chapter import Chapter
from fogline.games.investors.state import State


def begin(s: State, dealer: Dealer) -> None:
    """All who pay or bid for chips do so at the same time."""
    for seat in range(s.seats):
        ask(s, seat)
    if q.NOT_YET in s.said:
        s.asks = q.SEAL
    else:
        turn_over(s, dealer)


def ask(s: State, seat: Seat) -> None:
    """What to pay or bid, where there is a choice.

    5.9: without checks there is nothing to pay or bid with. 12.3: who has come to terms neither pays the bank nor bids.
    """
    s.chosen[seat] = -1
    s.said[seat] = q.DONE
    if s.won[s.chips[seat]] != NOBODY or reckoning.count(s.hands, seat) == 0:
        return
    if contests.alone(s, seat):
        s.chosen[seat] = only_check(s, seat)
    if s.chosen[seat] < 0:
        s.said[seat] = q.NOT_YET


def only_check(s: State, seat: Seat) -> int:
    """The one value this seat could pay with, where everybody knows that it has no choice; else -1."""
    if size(reckoning.kinds(s.pool, seat)) > 1 and reckoning.count(s.hands, seat) > 1:
        return -1
    for check in range(CHECKS):
        if s.hands[seat * CHECKS + check] > 0:
            return check
    return -1


def legal(s: State, seat: Seat, out: Choices) -> None:
    """5.4: any one check pays for a chip played alone. 5.5: up to five are sealed for a contested one, or none."""
    if contests.alone(s, seat):
        out.offer(s.box.first[a.PAY], reckoning.kinds(s.hands, seat))
        return
    if reckoning.count(s.laid, seat) < s.box.sealed_most:
        out.offer(s.box.first[a.ADD], reckoning.kinds(s.hands, seat))
    out.add(s.box.first[a.SEAL])


def explain_add(s: State, seat: Seat, check: int) -> list[Reason]:
    if contests.alone(s, seat):
        return [because("pay-one-check", "5.4")]
    reasons: list[Reason] = []
    if reckoning.count(s.laid, seat) >= s.box.sealed_most:
        reasons.append(because("sealed-full", "5.5", most=s.box.sealed_most))
    if s.hands[seat * CHECKS + check] == 0:
        reasons.append(because("no-such-check", "4.2", check=check))
    return reasons


def explain_pay(s: State, seat: Seat, check: int) -> list[Reason]:
    if not contests.alone(s, seat):
        return [because("seal-a-bid", "5.5", most=s.box.sealed_most)]
    return [] if s.hands[seat * CHECKS + check] > 0 else [because("no-such-check", "4.2", check=check)]


def explain_seal(s: State, seat: Seat) -> list[Reason]:
    return [because("pay-one-check", "5.4")] if contests.alone(s, seat) else []


def choose(s: State, seat: Seat, check: i64, dealer: Dealer) -> None:
    """A check to pay with (-1: a bid is sealed). Nothing moves until all are ready."""
    s.chosen[seat] = check
    s.said[seat] = q.DONE
    dealer.say(e.CHOSE, seat)
    if q.NOT_YET not in s.said:
        dealer.show()
        turn_over(s, dealer)


def turn_over(s: State, dealer: Dealer) -> None:
    """Chip by chip the rights are paid; 5.8: they will be used in this order."""
    for chip in range(len(CHIPS)):
        players = contests.contestants(s, chip)
        if s.won[chip] == NOBODY:
            if len(players) == 1:
                pay_alone(s, players[0], chip, dealer)
            elif players:
                compare(s, players, chip, dealer)
        if s.won[chip] != NOBODY:
            s.queue.append(s.won[chip])
    for seat in range(s.seats):
        s.chosen[seat] = -1
        s.said[seat] = q.NOT_YET
    if not s.queue:
        dealer.say(e.NOBODY_WON)
    s.asks = q.USE_RIGHTS


def pay_alone(s: State, seat: Seat, chip: i64, dealer: Dealer) -> None:
    """5.4: the check goes to the bank face down."""
    if s.chosen[seat] < 0:
        dealer.say(e.CANNOT_PAY, seat, chip)
        return
    checks.pay_unseen(s, seat, s.chosen[seat])
    dealer.say(e.PAID_UNSEEN, seat, s.chosen[seat])
    s.won[chip] = seat


def compare(s: State, players: list[int], chip: i64, dealer: Dealer) -> None:
    """5.6: the largest sum wins and is paid, the others take theirs back. 5.7: equal sums are out, so is nothing."""
    totals: list[int] = []
    for seat in players:
        shown = reckoning.packed(s.laid, seat)
        checks.show(s, seat, seat)
        totals.append(s.shown[seat])
        dealer.say(e.SEALED_SHOWN, seat, totals[len(totals) - 1], shown)
    best: i64 = 0
    for i in range(len(players)):
        if totals[i] > best and totals.count(totals[i]) == 1:
            best = totals[i]
            s.won[chip] = players[i]
    for seat in players:
        if seat == s.won[chip]:
            checks.to_bank(s, seat)
            dealer.say(e.CONTEST_WON, seat, chip, best)
        else:
            checks.hand_over(s, seat, seat)
    if best == 0:
        dealer.say(e.CONTEST_TIED, chip)


@final
class Seal(Chapter):
    """5.4, 5.5: a check to pay with, or a sealed bid."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal(s, seat, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        if verb == a.ADD:
            checks.lay(s, seat, nth, seat)
        else:
            choose(s, seat, nth if verb == a.PAY else -1, dealer)
