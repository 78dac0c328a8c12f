"""A sealed bid that nobody can see coming: how often each influence card is played by those who bid well."""

from typing import Final

from mypy_extensions import i64

from fogline.core.rows import vec
from fogline.games.investors import mixes

STEPS: Final = 80
"""How often a mix is bettered; after that no card changes its share by a hundredth."""
KEPT: Final = 0.6
"""How much of a card's share stays as it is at each step, or two good cards would change places for ever."""
HINT: Final = 0.000001
"""What a card brings at least: none is given up for good."""
NOBODY_LEFT: Final = 0.000000001
"""A share below this is a rounding error."""
PARTS: Final = 1000
"""A mix is told in so many parts, so that dice of whole numbers can follow it."""
HIGHEST: Final = 31
"""A right that is worth more than this in influence is worth bidding any card for."""

KNOWN: Final[dict[int, vec[i64]]] = {}
"""By situation, its mix: those worked out beforehand (``mixes``), once anybody asks, and what other boxes need."""


def mix(seats: i64, rights: i64, worth: i64, most: i64) -> vec[i64]:
    """By card from 0 to ``most``, its share: among bidders alike none of them gains by playing any other way."""
    worth = max(1, min(worth, HIGHEST))
    if not KNOWN:
        for line in mixes.read():
            KNOWN[situation(line[0], line[1], line[2], line[3])] = vec[i64](line[4:])
    key = situation(seats, rights, worth, most)
    found = KNOWN.get(key)
    if found is None:
        found = worked_out(seats, rights, worth, most)
        KNOWN[key] = found
    return found


def situation(seats: i64, rights: i64, worth: i64, most: i64) -> i64:
    """The four small numbers from which a mix follows, as one."""
    return ((seats * 8 + rights) * 64 + worth) * 64 + most


def worked_out(seats: i64, rights: i64, worth: i64, most: i64) -> vec[i64]:
    return parts(balanced(seats - 1, rights, float(worth), most + 1))


def balanced(others: i64, rights: i64, worth: float, cards: i64) -> vec[float]:
    """Shares that were bettered until each card played brings about the same: a tie loses, a winner pays its card."""
    shares = vec[float]([1.0 / float(cards)] * cards)
    for _ in range(STEPS):
        brings = chances(shares, others, rights)
        mean: float = 0.0
        for card in range(cards):
            brings[card] = brings[card] * max(worth - float(card), 0.0) + HINT
            mean += shares[card] * brings[card]
        total: float = 0.0
        for card in range(cards):
            shares[card] = shares[card] * (KEPT + (1.0 - KEPT) * brings[card] / mean)
            total += shares[card]
        for card in range(cards):
            shares[card] = shares[card] / total
    return shares


def chances(shares: vec[float], others: i64, rights: i64) -> vec[float]:
    """By card, the chance that it wins a right against so many others who play these shares (3.4, 3.5)."""
    found = vec[float]([0.0] * len(shares))
    wide: i64 = others + 1
    ways = vec[float]([float(choose(n // wide, n % wide)) for n in range(wide * wide)])
    # By how many rights are taken by higher cards and how many others have played none: how likely that is. Where all
    # rights are taken nothing is left to look at.
    states = vec[float]([0.0] * (rights * wide))
    states[others] = 1.0
    below: float = 1.0
    for down in range(len(shares)):
        card: i64 = len(shares) - 1 - down
        play: float = min(1.0, shares[card] / below) if below > NOBODY_LEFT else 0.0
        played, passed = powers(play, others), powers(1.0 - play, others)
        after = vec[float]([0.0] * (rights * wide))
        for left in range(wide):
            for same in range(left + 1):
                likely: float = ways[left * wide + same] * played[same] * passed[left - same]
                for won in range(rights):
                    now: float = states[won * wide + left] * likely
                    if same == 0:
                        found[card] += now
                    then: i64 = won + 1 if same == 1 else won
                    if then < rights:
                        after[then * wide + left - same] += now
        states = after
        below -= shares[card]
    return found


def powers(base: float, most: i64) -> vec[float]:
    """From that of 0 up to this one; by hand, because libraries differ in the last digit."""
    found = vec[float]([1.0] * (most + 1))
    for n in range(most):
        found[n + 1] = found[n] * base
    return found


def choose(of: i64, some: i64) -> i64:
    """How many ways there are to choose some of so many."""
    found: i64 = 1
    for n in range(some):
        found = found * (of - n) // (n + 1)
    return found


def parts(shares: vec[float]) -> vec[i64]:
    """The shares in whole parts; what is played hardly ever is not played."""
    found = vec[i64]([0] * len(shares))
    best: i64 = 0
    for card in range(len(shares)):
        found[card] = int(float(PARTS) * shares[card] + 0.5)
        if shares[card] > shares[best]:
            best = card
    found[best] += 1  # so that there is always one
    return found
