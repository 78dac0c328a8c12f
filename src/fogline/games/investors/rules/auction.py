"""Chapter 4: bidding with checks, openly and ever higher."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS
from fogline.games.investors.rules import checks
from fogline.games.investors.state import State


def begin(s: State, dealer: Dealer) -> None:
    """4.1: the start player opens."""
    for seat in range(s.seats):
        s.said[seat] = q.NOT_YET
    ask_from(s, s.start, dealer)


def highest(s: State) -> i64:
    """The highest bid on the table."""
    best: i64 = 0
    for seat in range(s.seats):
        total: i64 = checks.worth(s, s.front, seat)
        if total > best:
            best = total
    return best


def ask_from(s: State, seat: Seat, dealer: Dealer) -> None:
    """Ask the next bidder from this seat on. 4.6: it ends when one is left who has bid, or nobody is."""
    left: i64 = 0
    for other in range(s.seats):
        if s.said[other] == q.NOT_YET:
            left += 1
    high: i64 = highest(s)
    while left > 0:
        if s.said[seat] == q.NOT_YET:
            mine: i64 = checks.worth(s, s.front, seat)
            if left == 1 and mine > 0:
                win(s, seat, mine, dealer)
                return
            if mine + checks.could_have(s, seat) > high:
                s.asks = q.BID
                s.turn = seat
                return
            # 4.4: who everybody can see is unable to raise need not be asked.
            leave(s, seat, dealer)
            left -= 1
        seat = (seat + 1) % s.seats
    dealer.say(e.NOBODY_WON)
    close(s)


def legal(s: State, seat: Seat, out: list[int]) -> None:
    """4.2: add checks from the hand; 4.3: call once they make more than the highest bid; 4.5: or pass."""
    adds = s.box.first[a.ADD]
    hand: i64 = checks.worth(s, s.hands, seat)
    bid: i64 = checks.worth(s, s.front, seat) + checks.worth(s, s.laid, seat)
    high: i64 = highest(s)
    if hand + bid > high:
        for check in range(CHECKS):
            if s.hands[seat * CHECKS + check] > 0:
                out.append(adds + check)
    began = checks.count(s.laid, seat) > 0
    if began and bid > high:
        out.append(s.box.first[a.CALL])
    if not began:
        out.append(s.box.first[a.PASS])


def explain_add(s: State, seat: Seat, check: int) -> list[Reason]:
    if s.hands[seat * CHECKS + check] == 0:
        return [because("no-such-check", "4.2", check=check)]
    reach = int(sum([checks.worth(s, where, seat) for where in (s.hands, s.front, s.laid)]))
    high = int(highest(s))
    return [] if reach > high else [because("cannot-raise", "4.4", high=high, reach=reach)]


def explain_call(s: State, seat: Seat) -> list[Reason]:
    if checks.count(s.laid, seat) == 0:
        return [because("add-first", "4.3")]
    bid = int(checks.worth(s, s.front, seat) + checks.worth(s, s.laid, seat))
    high = int(highest(s))
    return [] if bid > high else [because("bid-too-low", "4.3", high=high, bid=bid)]


def explain_pass(s: State, seat: Seat) -> list[Reason]:
    return [because("checks-added", "4.5")] if checks.count(s.laid, seat) > 0 else []


def add(s: State, seat: Seat, check: i64) -> None:
    """4.2: a check more; others see it when the bid is called."""
    checks.lay(s, seat, check, seat)


def call(s: State, seat: Seat, dealer: Dealer) -> None:
    """4.3: the checks are laid out. What lies there stays there: 4.2, no exchange and no change."""
    added = checks.packed(s.laid, seat)
    checks.show(s, seat, seat)
    dealer.show()
    dealer.say(e.CALLED, seat, checks.worth(s, s.front, seat), added)
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
