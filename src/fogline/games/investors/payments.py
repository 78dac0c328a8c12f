"""Checks as a mind counts them: what a seat has, what it could pay, and with which it pays best."""

from typing import Final

from mypy_extensions import i64

from fogline.core.counts import total
from fogline.core.rows import vec
from fogline.games.investors.box import CHECKS
from fogline.games.investors.rules.reckoning import known_in_bank, worth
from fogline.games.investors.view import View

SMALL: Final = 2
"""The checks below this number are the small change worth keeping."""
SMALL_COST: Final = 6
"""What a small check seems to cost above its value, in thousands."""
LAST_SMALL: Final = 20
"""What the last few seem to cost: they pay for chips (5.4), which a large one would pay just as well."""
FEW: Final = 2
EACH: Final = 2
"""What any check seems to cost above its value."""
NO_COST: Final = 1_000_000


def money(v: View) -> int:
    """All my checks, wherever they lie."""
    return worth(v, v.hand, 0) + worth(v, v.laid, v.seat) + v.shown[v.seat]


def could_pay(v: View, seat: int) -> int:
    """The most a rival can seal: its five largest checks, as far as anybody can tell."""
    pool = v.pool[seat * CHECKS : (seat + 1) * CHECKS]
    values = [v.box.values[check] for check, n in enumerate(pool) for _ in range(n)]
    return sum(values[-min(v.box.sealed_most, v.held[seat]) :]) if v.held[seat] else 0


def bank(v: View) -> list[float]:
    """What the bank holds: the checks seen going in, and for each unseen one a share of what it can be."""
    held = [float(max(0, known_in_bank(v, check))) for check in range(CHECKS)]
    for nth, check in enumerate(v.paid):
        if check >= 0:
            held[check] += 1.0
            continue
        can = v.most[nth * CHECKS : (nth + 1) * CHECKS]
        for value, n in enumerate(can):
            held[value] += float(n) / float(max(sum(can), 1))
    return held


def next_check(v: View) -> float:
    """What one more check can be expected to add, less what it risks (10.6), times how many the bank holds."""
    have = int(v.shown[v.seat])
    room = v.limits[v.seat] - have
    found: float = 0.0
    for n, value in zip(bank(v), v.box.values, strict=True):
        if value <= room:
            found += n * float(value)
        else:
            found -= n * float(have)
    return found


def cheapest(v: View, above: float, most: float) -> i64:
    """The largest of a few checks that make more than this and no more than that, and cost least; -1 for none."""
    values, dear = v.box.values, LAST_SMALL if total(v.hand[:SMALL]) <= FEW else SMALL_COST
    hand = vec[i64]([0] * (2 * CHECKS))
    size: i64 = 0
    for check in range(CHECKS):
        for _ in range(min(v.hand[check], 2)):
            hand[size] = check
            size += 1
    least: i64 = NO_COST
    found: i64 = -1
    # Checks are in the order of their values: the first that makes too much ends each row.
    for i in range(size):
        one: i64 = values[hand[i]]
        if float(one) > most:
            break
        cost: i64 = one + charge(hand[i], dear)
        if float(one) > above and cost < least:
            least, found = cost, hand[i]
        for j in range(i + 1, size):
            two: i64 = one + values[hand[j]]
            if float(two) > most:
                break
            both: i64 = cost + values[hand[j]] + charge(hand[j], dear)
            if float(two) > above and both < least:
                least, found = both, hand[j]
            if both >= least:
                continue  # a third check makes it no cheaper
            for k in range(j + 1, size):
                three: i64 = two + values[hand[k]]
                if float(three) > most:
                    break
                all_three: i64 = both + values[hand[k]] + charge(hand[k], dear)
                if float(three) > above and all_three < least:
                    least, found = all_three, hand[k]
    return found


def charge(check: i64, dear: i64) -> i64:
    """What a check seems to cost above its value: a little for each, and more for small change."""
    return EACH + dear if check < SMALL else EACH
