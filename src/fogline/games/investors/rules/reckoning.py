"""Chapter 4, checks reckoned: what they make together, and what everybody can work out about those paid unseen.

Everybody begins with the same checks, so a hand is known but for what was paid face down (5.4). ``pool`` is what a seat
would have had it paid nothing unseen; whatever it shows can no longer have been paid away (``most``), and a check that
the bank gives, and nobody was seen to pay, somebody has paid unseen (``least``).
"""

from itertools import compress
from operator import mul

from mypy_extensions import i64

from fogline.core.bits import BIT
from fogline.core.ids import Seat
from fogline.core.rows import INTERPRETED, vec
from fogline.games.investors.box import CHECKS
from fogline.games.investors.open import Open


def count(where: vec[i64], seat: Seat) -> i64:
    """How many checks a seat has there."""
    n: i64 = 0
    slot: i64 = seat * CHECKS
    end: i64 = slot + CHECKS
    while slot < end:
        n += where[slot]
        slot += 1
    return n


def worth(table: Open, where: vec[i64], seat: Seat) -> i64:
    """What they are worth, in thousands."""
    total: i64 = 0
    first: i64 = seat * CHECKS
    check: i64 = 0
    while check < CHECKS:
        n: i64 = where[first + check]
        if n != 0:
            total += n * table.box.values[check]
        check += 1
    return total


def kinds(where: vec[i64], seat: Seat) -> i64:
    """Which values a seat has there, as a mask."""
    mask: i64 = 0
    first: i64 = seat * CHECKS
    check: i64 = 0
    while check < CHECKS:
        if where[first + check] > 0:
            mask |= BIT[check]
        check += 1
    return mask


def packed(where: vec[i64], seat: Seat) -> i64:
    """A set of checks as one number, four bits for each value: how events tell it."""
    number: i64 = 0
    check: i64 = CHECKS - 1
    while check >= 0:
        number = number * 16 + where[seat * CHECKS + check]
        check -= 1
    return number


def highest(table: Open) -> i64:
    """The highest bid on the table."""
    best: i64 = 0
    for total in table.shown:
        if total > best:
            best = total
    return best


def known_in_bank(table: Open, check: i64) -> i64:
    """How many of these were seen going to the bank, less those it gave: below 0 some were paid unseen."""
    n: i64 = table.box.copies[check] * table.seats
    slot: i64 = check
    for _ in range(table.seats):
        n -= table.pool[slot] + table.front[slot]
        slot += CHECKS
    return n


def paid_unseen(table: Open, seat: Seat) -> i64:
    """How many checks a seat has paid unseen."""
    n: i64 = 0
    for payer in table.paid_by:
        if payer == seat:
            n += 1
    return n


def could_have(table: Open, seat: Seat) -> i64:
    """The most that a seat's hand can be worth as far as everybody knows: it paid its smallest checks unseen."""
    unseen: i64 = paid_unseen(table, seat)
    total: i64 = 0
    first: i64 = seat * CHECKS
    check: i64 = 0
    while check < CHECKS:
        n: i64 = table.pool[first + check]
        if n > unseen:
            total += (n - unseen) * table.box.values[check]
            unseen = 0
        else:
            unseen -= n
        check += 1
    return total


if INTERPRETED:
    # The interpreter is quicker at a slice than at its places one by one.

    def count(where, seat):
        return sum(where[seat * CHECKS : (seat + 1) * CHECKS])

    def worth(table, where, seat):
        return sum(map(mul, where[seat * CHECKS : (seat + 1) * CHECKS], table.box.values))

    def kinds(where, seat):
        return sum(compress(BIT, where[seat * CHECKS : (seat + 1) * CHECKS]))

    def highest(table):
        return max(table.shown)

    def paid_unseen(table, seat):
        return table.paid_by.count(seat)

    def known_in_bank(table, check):
        elsewhere = sum(table.pool[check::CHECKS]) + sum(table.front[check::CHECKS])
        return table.box.copies[check] * table.seats - elsewhere
