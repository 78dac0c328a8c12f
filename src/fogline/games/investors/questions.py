"""What can be asked, and the small numbers that an open question keeps about each seat."""

from typing import Final

CALL: Final = 0
"""The start player: keep the call-for-bids card or reject it?"""
INFLUENCE: Final = 1
"""Everybody at once: which influence card?"""
BID: Final = 2
"""One seat: add checks and call, or pass?"""
CHIP: Final = 3
"""Everybody at once: which option chip?"""
SEAL: Final = 4
"""At once: who is alone with a chip chooses a check to pay, who is not seals a bid."""
OFFER: Final = 5
"""One contestant: what to offer the others for the right?"""
ANSWER: Final = 6
"""One of those others: accept?"""
INVEST: Final = 7
LIFT: Final = 8
"""Whose stock is empty: which rod goes to the new street?"""
TWO_RODS: Final = 9
SECOND_ROD: Final = 10
MOVE: Final = 11
MOVE_TO: Final = 12
EXCHANGE: Final = 13
EXCHANGE_WITH: Final = 14
ANY_STREET: Final = 15
REPLACE: Final = 16
BONUS: Final = 17
REMOVAL: Final = 18
DRAW: Final = 19
OVER: Final = 20
PRICE: Final = 21
"""One contestant: for how much would you leave the right to another?"""
RAISE: Final = 22
"""Whose offer was answered with a price: meet it?"""
DECK: Final = 23
"""One seat, before the first round: which action card goes into the deck?"""

QUESTIONS: Final = (
    "call",
    "influence",
    "bid",
    "chip",
    "seal",
    "offer",
    "answer",
    "invest",
    "lift",
    "two-rods",
    "second-rod",
    "move",
    "move-to",
    "exchange",
    "exchange-with",
    "any-street",
    "replace",
    "bonus",
    "removal",
    "draw",
    "over",
    "price",
    "raise",
    "deck",
)

# Between two questions, what the rules do next. Never seen from outside.
OPEN_ROUND: Final = 30
OPEN_BIDDING: Final = 31
NEGOTIATE: Final = 32
OPEN_SEALING: Final = 33
USE_RIGHTS: Final = 34
AFTER_INVESTING: Final = 35
CARD_DONE: Final = 36
CLOSE_ROUND: Final = 37
NEXT_ROD: Final = 38
STEPS: Final = 30
"""From this number on nobody is asked yet."""

# What each seat has done so far about the open question.
NOT_YET: Final = 0
DONE: Final = 1
"""Chosen, sealed, passed, named a price, or has its bonus."""
DRAWING: Final = 2
STOPPED: Final = 3
BUST: Final = 4
COUNTERED: Final = 5
"""Has named a price and answered an offer with another."""

# What ended the game.
NOT_ENDED: Final = 0
LAST_YEAR: Final = 1
NO_STREET: Final = 2
NO_MEANS: Final = 3
STANDSTILL: Final = 4
