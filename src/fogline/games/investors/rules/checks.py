"""Chapter 4, the checks: where they go, and what everybody can work out about those paid unseen.

Everybody begins with the same checks, so a hand is known but for what was paid face down (5.4). ``pool`` is what a seat
would have had it paid nothing unseen; whatever it shows can no longer have been paid away (``most``), and a check that
the bank gives, and nobody was seen to pay, somebody has paid unseen (``least``).
"""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.games.investors.box import CHECKS
from fogline.games.investors.rules import end
from fogline.games.investors.state import State


def count(where: list[int], seat: Seat) -> i64:
    """How many checks a seat has there."""
    n: i64 = 0
    slot: i64 = seat * CHECKS
    end: i64 = slot + CHECKS
    while slot < end:
        n += where[slot]
        slot += 1
    return n


def worth(s: State, where: list[int], seat: Seat) -> i64:
    """What they are worth, in thousands."""
    total: i64 = 0
    first: i64 = seat * CHECKS
    check: i64 = 0
    while check < CHECKS:
        n: i64 = where[first + check]
        if n != 0:
            total += n * s.box.values[check]
        check += 1
    return total


def packed(where: list[int], seat: Seat) -> i64:
    """A set of checks as one number, four bits for each value: how events tell it."""
    number: i64 = 0
    check: i64 = CHECKS - 1
    while check >= 0:
        number = number * 16 + where[seat * CHECKS + check]
        check -= 1
    return number


def in_bank(s: State) -> i64:
    """How many checks the bank has."""
    return count(s.bank, 0)


def lay(s: State, seat: Seat, check: i64, place: Seat) -> None:
    """A check is put down unseen, at this place."""
    s.hands[seat * CHECKS + check] -= 1
    s.laid[place * CHECKS + check] += 1


def show(s: State, seat: Seat, place: Seat) -> None:
    """4.3: a seat turns up the checks it laid at a place: they lie there for all to see."""
    for check in range(CHECKS):
        n = s.laid[place * CHECKS + check]
        if n != 0:
            s.laid[place * CHECKS + check] = 0
            s.front[place * CHECKS + check] += n
            s.pool[seat * CHECKS + check] -= n
    _not_paid_away(s, seat)


def _not_paid_away(s: State, seat: Seat) -> None:
    """What a seat has been seen with it cannot have paid unseen before."""
    nth: i64 = 0
    for payer in s.paid_by:
        if payer == seat:
            for check in range(CHECKS):
                left = s.pool[seat * CHECKS + check]
                if s.most[nth * CHECKS + check] > left:
                    s.most[nth * CHECKS + check] = left
        nth += 1


def hand_over(s: State, place: Seat, seat: Seat) -> None:
    """The checks that lie face up at a place go to a seat's hand."""
    for check in range(CHECKS):
        n = s.front[place * CHECKS + check]
        if n != 0:
            s.front[place * CHECKS + check] = 0
            s.hands[seat * CHECKS + check] += n
            s.pool[seat * CHECKS + check] += n


def to_bank(s: State, place: Seat) -> None:
    """4.7: the checks that lie face up at a place go to the bank, face down."""
    end.came_on(s)
    for check in range(CHECKS):
        n = s.front[place * CHECKS + check]
        if n != 0:
            s.front[place * CHECKS + check] = 0
            s.bank[check] += n


def pay_unseen(s: State, seat: Seat, check: i64) -> None:
    """5.4: a check goes to the bank and only its payer knows which."""
    end.came_on(s)
    s.hands[seat * CHECKS + check] -= 1
    s.bank[check] += 1
    s.paid_by.append(seat)
    s.paid.append(check)
    s.most.extend(s.pool[seat * CHECKS : (seat + 1) * CHECKS])
    s.least.extend([0] * CHECKS)


def draw(s: State, seat: Seat, dealer: Dealer) -> i64:
    """10.5: a check from the bank, any alike, for all to see."""
    check: i64 = dealer.pick(s.bank)
    s.bank[check] -= 1
    s.front[seat * CHECKS + check] += 1
    missing: i64 = -known_in_bank(s, check)
    if missing > 0:
        slot: i64 = len(s.least) - CHECKS + check
        if s.least[slot] < missing:
            s.least[slot] = missing
    return check


def known_in_bank(s: State, check: i64) -> i64:
    """How many of these were seen going to the bank, less those it gave: below 0 some were paid unseen."""
    n: i64 = s.box.copies[check] * s.seats
    slot: i64 = check
    for _ in range(s.seats):
        n -= s.pool[slot] + s.front[slot]
        slot += CHECKS
    return n


def could_have(s: State, seat: Seat) -> i64:
    """The most that a seat's hand can be worth as far as everybody knows: it paid its smallest checks unseen."""
    unseen: i64 = 0
    for payer in s.paid_by:
        if payer == seat:
            unseen += 1
    total: i64 = 0
    first: i64 = seat * CHECKS
    check: i64 = 0
    while check < CHECKS:
        n: i64 = s.pool[first + check]
        if n > unseen:
            total += (n - unseen) * s.box.values[check]
            unseen = 0
        else:
            unseen -= n
        check += 1
    return total
