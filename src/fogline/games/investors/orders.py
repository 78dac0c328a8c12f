"""Standing orders in the open auction: "raise up to 120 keep 10 20". No rule, but a help for those who are away.

A raise is the cheapest there is: the smallest sum above the highest bid, made of the fewest checks, because every check
may buy another right; among equals the one that leaves the small checks, because there is no change. The browser's bid
builder (face/web/sums.js) means the same by it.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from fogline.core.ids import ActionId
from fogline.core.notation import tokens
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import questions as q
from fogline.games.investors.rules.reckoning import count, highest
from fogline.games.investors.view import View


@dataclass(frozen=True)
class RaiseUpTo:
    """Raise as cheaply as possible to this sum at most, and leave the checks of these values in the hand."""

    limit: int
    keep: tuple[int, ...] = ()
    words: str = field(default="", compare=False)


NOISE: Final = frozenset({"k", "s", "and", "y", "my", "mis"})
"""Said by people, needed by nobody: 120k, my 10s and 20s."""
SAID: Final = re.compile(
    r"(?:raise up to|sube hasta|subir hasta) (\d{1,6})(?: (?:keep|keeping|guarda|guardar|guardando)((?: \d{1,6})+))?"
)

MOST_SUMS: Final = 2000
"""The printed checks make 66. Those of a strange box could make millions, and the whole table would wait for them."""


def closed(v: View) -> Reason | None:
    """An order is for one open auction, until one has passed. A bid that lies half laid is called first."""
    if v.asks != q.BID or v.seat < 0:
        return because("no-auction", "4.1")
    if v.said[v.seat] == q.DONE:
        return because("has-passed", "4.5")
    return because("checks-added", "4.5") if count(v.laid, v.seat) else None


def read(v: View, words: str) -> RaiseUpTo | Reason:
    """Sums are said in thousands."""
    said = SAID.fullmatch(" ".join(word for word in tokens(words) if word not in NOISE))
    if said is None:
        return because("order-unclear")
    values = sorted({int(value) for value in (said[2] or "").split()})
    unknown = [value for value in values if value not in v.box.values]
    if unknown:
        return because("no-check-worth", "1.5", sum=unknown[0])
    limit = int(said[1])
    plain = f"raise up to {limit}" + (f" keep {' '.join(map(str, values))}" if values else "")
    return RaiseUpTo(limit, tuple(list(v.box.values).index(value) for value in values), plain)


def vain(v: View, order: RaiseUpTo) -> Reason | None:
    """An order that could only pass. Who leads may well wish to raise no more."""
    high = int(highest(v))
    leads = 0 < v.shown[v.seat] == high <= order.limit
    if leads or cheapest(v, order) is not None:
        return None
    return because("order-too-low", "4.3", high=high, limit=order.limit)


def follow(v: View, order: RaiseUpTo) -> tuple[ActionId, ...]:
    """The cheapest raise that the order allows, or passing."""
    checks = cheapest(v, order)
    first = v.box.first
    return (first[a.PASS],) if checks is None else (*[first[a.ADD] + check for check in checks], first[a.CALL])


def cheapest(v: View, order: RaiseUpTo) -> tuple[int, ...] | None:
    """The checks to add for the cheapest raise within the order; None where there is none."""
    mine, high = v.shown[v.seat], highest(v)
    free = [0 if check in order.keep else n for check, n in enumerate(v.hand)]
    sums = sums_of(list(v.box.values), free)
    fitting = [more for more in sums if high < mine + more <= order.limit]
    return sums[min(fitting)] if fitting else None


def sums_of(values: Sequence[int], counts: Sequence[int]) -> dict[int, tuple[int, ...]]:
    """For every sum of these checks the fewest that make it. Large ones come first; among equals the first stays."""
    found: dict[int, tuple[int, ...]] = {0: ()}
    for check in reversed(range(len(values))):
        for _ in range(counts[check]):
            for made, used in list(found.items()):
                more = made + values[check]
                if len(found) < MOST_SUMS if more not in found else len(found[more]) > len(used) + 1:
                    found[more] = (*used, check)
    del found[0]
    return found
