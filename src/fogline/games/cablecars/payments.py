"""A hand of cards held against the tracks it should pay for."""

from typing import Final, final

from mypy_extensions import i64

from fogline.core.rows import vec
from fogline.games.cablecars.box import FERRY, GRAY, SUITS, Box

NO_FIT: Final = 1_000
"""More cards than can ever be missing."""


@final
class Need:
    """What some tracks take together, each card being used well.

    Colours pay for their own tracks first; what is spare goes to gray tracks, the longest first; ferry cards fill
    gaps last of all, but for ferry symbols, which nothing else can pay.
    """

    def __init__(self, box: Box, tracks: list[int]) -> None:
        self.suits: vec[i64] = vec[i64]([0] * SUITS)
        """By colour: the cards for tracks of that colour."""
        self.gray: vec[i64] = vec[i64]([0] * len(box.route_points))
        """By length: how many gray tracks there are."""
        self.anchors: i64 = 0
        """Ferry symbols."""
        for track in tracks:
            self.add(box, track)

    def add(self, box: Box, track: i64) -> None:
        colour: i64 = box.colour[track]
        need: i64 = box.spaces[track] - box.ferries[track]
        self.anchors += box.ferries[track]
        if colour == GRAY:
            self.gray[need] += 1
        else:
            self.suits[colour] += need

    def lack(self, hand: vec[i64]) -> i64:
        """How many cards are missing to pay for all of them."""
        spare = hand[:SUITS]
        short: i64 = 0
        for suit in range(SUITS):
            left: i64 = hand[suit] - self.suits[suit]
            if left < 0:
                short -= left
                left = 0
            spare[suit] = left
        length: i64 = len(self.gray) - 1
        while length > 0:
            for _ in range(self.gray[length]):
                short += length - spend(spare, length)
            length -= 1
        wild: i64 = hand[FERRY] - self.anchors
        return short - min(short, wild) if wild > 0 else short - wild


def spend(spare: vec[i64], most: i64) -> i64:
    """Take so many cards of the colour of which there are most, or all of them; how many those are."""
    best: i64 = 0
    for suit in range(1, SUITS):
        if spare[suit] > spare[best]:
            best = suit
    used = min(spare[best], most)
    spare[best] -= used
    return used


def lack(box: Box, hand: vec[i64], tracks: list[int]) -> i64:
    """How many cards are missing to pay for all of these tracks."""
    return Need(box, tracks).lack(hand)


def after(box: Box, hand: vec[i64], payment: int) -> vec[i64]:
    """The hand once a payment is made."""
    left = hand[:]
    left[box.pay_colour[payment]] -= box.pay_cards[payment]
    left[FERRY] -= box.pay_ferries[payment]
    return left


def best_payment(
    box: Box, hand: vec[i64], choices: list[int], wanted: list[int], more: list[int] | None = None
) -> tuple[int, int]:
    """The payment that leaves the fewest cards missing for the tracks still wanted, and how many those are.

    Among equals the one that leaves fewest missing for ``more`` tracks, then the one with the fewest ferry cards, then
    the one from the colour of which most is left.
    """

    need = Need(box, wanted)
    both = Need(box, wanted + more) if more else None
    best: i64 = choices[0]
    fewest: i64 = NO_FIT
    later: i64 = NO_FIT
    for payment in choices:
        left = after(box, hand, payment)
        missing = need.lack(left)
        if missing > fewest:
            continue
        then: i64 = 0
        if both is not None:
            then = both.lack(left)
        equal = missing == fewest and then == later
        if missing < fewest or then < later or (equal and is_thriftier(box, hand, payment, best)):
            best, fewest, later = payment, missing, then
    return best, fewest


def is_thriftier(box: Box, hand: vec[i64], one: int, other: int) -> bool:
    """Fewer ferry cards, or as many and the colour of which more is left."""
    if box.pay_ferries[one] != box.pay_ferries[other]:
        return box.pay_ferries[one] < box.pay_ferries[other]
    left_by_one = hand[box.pay_colour[one]] - box.pay_cards[one]
    return left_by_one > hand[box.pay_colour[other]] - box.pay_cards[other]
