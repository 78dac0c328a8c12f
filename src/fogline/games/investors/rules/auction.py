"""Chapter 4: bidding with checks, openly and ever higher."""

from typing import final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS
from fogline.games.investors.rules import checks, reckoning
from fogline.games.investors.rules.chapter import Chapter
from fogline.games.investors.state import State


def begin(s: State, dealer: Dealer) -> None:
    """4.1: the start player opens."""
    for seat in range(s.seats):
        s.said[seat] = q.NOT_YET
    ask_from(s, s.start, dealer)


def ask_from(s: State, seat: Seat, dealer: Dealer) -> None:
    """Ask the next bidder from this seat on. 4.6: it ends when one is left who has bid, or nobody is."""
    left: i64 = 0
    for other in range(s.seats):
        if s.said[other] == q.NOT_YET:
            left += 1
    high: i64 = reckoning.highest(s)
    while left > 0:
        if s.said[seat] == q.NOT_YET:
            mine: i64 = s.shown[seat]
            if left == 1 and mine > 0:
                win(s, seat, mine, dealer)
                return
            if mine + reckoning.could_have(s, seat) > high:
                s.asks = q.BID
                s.turn = seat
                return
            # 4.4: who everybody can see is unable to raise need not be asked.
            leave(s, seat, dealer)
            left -= 1
        seat = (seat + 1) % s.seats
    dealer.say(e.NOBODY_WON)
    close(s)


def legal(s: State, seat: Seat, out: Choices) -> None:
    """4.2: add checks from the hand; 4.3: call once they make more than the highest bid; 4.5: or pass."""
    added: i64 = reckoning.worth(s, s.laid, seat)
    bid: i64 = s.shown[seat] + added
    high: i64 = reckoning.highest(s)
    if bid > high or bid + reckoning.worth(s, s.hands, seat) > high:
        out.offer(s.box.first[a.ADD], reckoning.kinds(s.hands, seat))
    if added > 0 and bid > high:
        out.add(s.box.first[a.CALL])
    if added == 0:
        out.add(s.box.first[a.PASS])


def explain_add(s: State, seat: Seat, check: int) -> list[Reason]:
    if s.hands[seat * CHECKS + check] == 0:
        return [because("no-such-check", "4.2", check=check)]
    reach = int(sum([reckoning.worth(s, where, seat) for where in (s.hands, s.front, s.laid)]))
    high = int(reckoning.highest(s))
    return [] if reach > high else [because("cannot-raise", "4.4", high=high, reach=reach)]


def explain_call(s: State, seat: Seat) -> list[Reason]:
    if reckoning.count(s.laid, seat) == 0:
        return [because("add-first", "4.3")]
    bid = int(s.shown[seat] + reckoning.worth(s, s.laid, seat))
    high = int(reckoning.highest(s))
    return [] if bid > high else [because("bid-too-low", "4.3", high=high, bid=bid)]


def explain_pass(s: State, seat: Seat) -> list[Reason]:
    return [because("checks-added", "4.5")] if reckoning.count(s.laid, seat) > 0 else []


def add(s: State, seat: Seat, check: i64) -> None:
    """4.2: a check more; others see it when the bid is called."""
    checks.lay(s, seat, check, seat)


def call(s: State, seat: Seat, dealer: Dealer) -> None:
    """4.3: the checks are laid out. What lies there stays there: 4.2, no exchange and no change."""
    added = reckoning.packed(s.laid, seat)
    checks.show(s, seat, seat)
    dealer.show()
    dealer.say(e.CALLED, seat, s.shown[seat], added)
    ask_from(s, (seat + 1) % s.seats, dealer)


def leave(s: State, seat: Seat, dealer: Dealer) -> None:
    """4.5: passing is final, and the checks come back."""
    s.said[seat] = q.DONE
    checks.hand_over(s, seat, seat)
    dealer.say(e.PASSED, seat)


def drop_out(s: State, seat: Seat, dealer: Dealer) -> None:
    leave(s, seat, dealer)
    ask_from(s, (seat + 1) % s.seats, dealer)


def win(s: State, seat: Seat, total: i64, dealer: Dealer) -> None:
    """4.7: the last one left pays the bid and gets the right."""
    dealer.say(e.OUTBID_ALL, seat, total)
    checks.to_bank(s, seat)
    s.queue.append(seat)
    close(s)


def close(s: State) -> None:
    for seat in range(s.seats):
        s.said[seat] = q.NOT_YET
    s.asks = q.USE_RIGHTS


@final
class Bid(Chapter):
    """4.2: one seat adds checks and calls, or passes."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal(s, seat, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        if verb == a.ADD:
            add(s, seat, nth)
        elif verb == a.CALL:
            call(s, seat, dealer)
        else:
            drop_out(s, seat, dealer)
