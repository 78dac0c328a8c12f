"""A hand of cards held against the tracks it should pay for."""

from typing import Final

from mypy_extensions import i64

from fogline.games.cablecars.box import FERRY, GRAY, SUITS, Box

NO_FIT: Final = 1_000
"""More cards than can ever be missing."""


def lack(box: Box, hand: list[int], tracks: list[int]) -> int:
    """How many cards are missing to pay for all of these tracks, each card being used well.

    Colours pay for their own tracks first; what is spare goes to gray tracks, the longest first; ferry cards fill
    gaps last of all, but for ferry symbols, which nothing else can pay.
    """
    spare = hand[:]
    gray: list[int] = []
    anchors: i64 = 0
    for track in tracks:
        colour: i64 = box.colour[track]
        need: i64 = box.spaces[track] - box.ferries[track]
        anchors += box.ferries[track]
        if colour == GRAY:
            gray.append(need)
        else:
            spare[colour] -= need
    wild: i64 = spare[FERRY] - anchors
    short: i64 = 0
    for suit in range(SUITS):
        if spare[suit] < 0:
            short -= spare[suit]
            spare[suit] = 0
    if len(gray) > 1:
        gray.sort(reverse=True)
    for spaces in gray:
        best: i64 = 0
        for suit in range(1, SUITS):
            if spare[suit] > spare[best]:
                best = suit
        used = min(spare[best], spaces)
        spare[best] -= used
        short += spaces - used
    return max(0, -wild) + max(0, short - max(0, wild))


def after(box: Box, hand: list[int], payment: int) -> list[int]:
    """The hand once a payment is made."""
    left = hand[:]
    left[box.pay_colour[payment]] -= box.pay_cards[payment]
    left[FERRY] -= box.pay_ferries[payment]
    return left


def best_payment(
    box: Box, hand: list[int], choices: list[int], wanted: list[int], more: list[int] | None = None
) -> tuple[int, int]:
    """The payment that leaves the fewest cards missing for the tracks still wanted, and how many those are.

    Among equals the one that leaves fewest missing for ``more`` tracks, then the one with the fewest ferry cards, then
    the one from the colour of which most is left.
    """

    best, fewest, later = choices[0], NO_FIT, NO_FIT
    for payment in choices:
        left = after(box, hand, payment)
        missing = lack(box, left, wanted)
        if missing > fewest:
            continue
        then = lack(box, left, wanted + more) if more else 0
        equal = missing == fewest and then == later
        if missing < fewest or then < later or (equal and is_thriftier(box, hand, payment, best)):
            best, fewest, later = payment, missing, then
    return best, fewest


def is_thriftier(box: Box, hand: list[int], one: int, other: int) -> bool:
    """Fewer ferry cards, or as many and the colour of which more is left."""
    if box.pay_ferries[one] != box.pay_ferries[other]:
        return box.pay_ferries[one] < box.pay_ferries[other]
    left_by_one = hand[box.pay_colour[one]] - box.pay_cards[one]
    return left_by_one > hand[box.pay_colour[other]] - box.pay_cards[other]
