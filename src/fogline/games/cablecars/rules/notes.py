"""Payments with cards drawn unseen, as they are noted for all: each card that was paid is one number."""

from typing import Final

from mypy_extensions import i64

from fogline.core.rows import vec

MOST: Final = 1024
"""More cards than are drawn from one deck."""


def note(deck: i64, drawn: i64, seat: i64, card: i64) -> i64:
    """One card that was paid, as a number: the deck in use, how many the seat had drawn from it, the seat, the card."""
    return ((deck * MOST + drawn) * 4 + seat) * 8 + card


def deck_of(paid: i64) -> i64:
    """The deck that was being drawn from when this was paid."""
    return paid // (MOST * 32)


def draws_of(paid: i64) -> i64:
    """How many cards the player had drawn unseen from that deck by then."""
    return paid // 32 % MOST


def seat_of(paid: i64) -> i64:
    return paid // 8 % 4


def card_of(paid: i64) -> i64:
    return paid % 8


def has_paid_since(paid: vec[i64], seat: i64, deck: i64) -> bool:
    """Whether a seat has paid with cards drawn unseen since this deck was new."""
    for each in paid:
        if seat_of(each) == seat and deck_of(each) >= deck:
            return True
    return False
