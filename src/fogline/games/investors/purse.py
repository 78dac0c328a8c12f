"""Checks as a mind counts them: what a seat has, what it could pay, and with which it pays best."""

from typing import Final, final

from mypy_extensions import i64

from fogline.games.investors.box import CHECKS, Box
from fogline.games.investors.view import View

SMALL: Final = 2
"""The checks below this number are the small change worth keeping."""
SMALL_COST: Final = 6
"""What a small check seems to cost above its value, in thousands."""


def total(box: Box, counts: list[int], start: i64 = 0) -> int:
    """What the checks are worth whose counts begin there."""
    found: i64 = 0
    for check in range(CHECKS):
        found += counts[start + check] * box.values[check]
    return found


def highest(v: View) -> int:
    """The highest bid on the table."""
    return max([total(v.box, v.front, seat * CHECKS) for seat in range(v.seats)])


def money(v: View) -> int:
    """All my checks, wherever they lie."""
    start = v.seat * CHECKS
    return total(v.box, v.hand) + total(v.box, v.laid, start) + total(v.box, v.front, start)


def could_pay(v: View, seat: int) -> int:
    """The most a rival can seal: its five largest checks, as far as anybody can tell."""
    pool = v.pool[seat * CHECKS : (seat + 1) * CHECKS]
    values = [v.box.values[check] for check, n in enumerate(pool) for _ in range(n)]
    return sum(values[-min(v.box.sealed_most, v.held[seat]) :]) if v.held[seat] else 0


def bank(v: View) -> list[float]:
    """What the bank holds: the checks seen going in, and for each unseen one a share of what it can be."""
    held = [
        float(max(0, copies * v.seats - sum(v.pool[check::CHECKS]) - sum(v.front[check::CHECKS])))
        for check, copies in enumerate(v.box.copies)
    ]
    for nth, check in enumerate(v.paid):
        if check >= 0:
            held[check] += 1.0
            continue
        can = v.most[nth * CHECKS : (nth + 1) * CHECKS]
        for value, n in enumerate(can):
            held[value] += float(n) / float(max(sum(can), 1))
    return held


@final
class Cheapest:
    """The cheapest of the payments looked at that are within bounds."""

    def __init__(self, above: float, most: float) -> None:
        self.above: float = above
        self.most: float = most
        self.cost: i64 = 1_000_000
        self.check: i64 = -1

    def look(self, paid: i64, cost: i64, check: i64) -> None:
        if self.above < float(paid) <= self.most and cost < self.cost:
            self.cost = cost
            self.check = check


def cheapest(v: View, above: float, most: float) -> int:
    """The largest of a few checks that make more than this and no more than that, and cost least; -1 for none."""
    hand = [check for check, n in enumerate(v.hand) for _ in range(min(n, 2))]
    values = v.box.values
    prices = [values[check] + (SMALL_COST if check < SMALL else 0) + 2 for check in hand]
    found = Cheapest(above, most)
    for i, one in enumerate(hand):
        found.look(values[one], prices[i], one)
        for j in range(i + 1, len(hand)):
            two: i64 = values[one] + values[hand[j]]
            if float(two) > most:
                break  # checks are in the order of their values
            cost: i64 = prices[i] + prices[j]
            found.look(two, cost, hand[j])
            for k in range(j + 1, len(hand)):
                found.look(two + values[hand[k]], cost + prices[k], hand[k])
    return found.check
