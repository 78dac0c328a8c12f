"""A game played to its end by chance alone: the loop that benchmarks, simulations and searches share."""

from typing import TypeVar

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.rows import INTERPRETED
from fogline.core.rules import Rules

S = TypeVar("S")


def playout(rules: Rules[S], state: S, dealer: Dealer, limit: i64) -> i64:
    """Play legal actions, all alike, until nobody is waited for or ``limit`` moves are made; how many were made."""
    sheet = Choices()
    moves: i64 = 0
    while moves < limit:
        seat = rules.asked(state)
        if seat < 0:
            break
        sheet.clear()
        rules.choices(state, seat, sheet)
        rules.apply(state, seat, sheet[dealer.below(len(sheet))], dealer)
        moves += 1
    return moves


if INTERPRETED:
    from fogline.core.dealer import chooser

    def playout(rules: Rules[S], state: S, dealer: Dealer, limit: i64) -> i64:
        """The same; what is asked is looked up once."""
        sheet = Choices()
        asked, clear, choices, apply, below = rules.asked, sheet.clear, rules.choices, rules.apply, chooser(dealer)
        for moves in range(limit):
            seat = asked(state)
            if seat < 0:
                return moves
            clear()
            choices(state, seat, sheet)
            apply(state, seat, sheet[below(len(sheet))], dealer)
        return limit
