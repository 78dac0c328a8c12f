"""A game played to its end by chance alone: the loop that benchmarks, simulations and searches share."""

from collections.abc import Callable
from typing import TypeVar

from mypy_extensions import i64

from fogline.core.dealer import Dealer

S = TypeVar("S")


def playout(
    waiting: Callable[[S], tuple[int, ...]],
    legal: Callable[[S, int], list[int]],
    apply: Callable[[S, int, int, Dealer], None],
    state: S,
    dealer: Dealer,
    limit: int,
) -> int:
    """Play legal actions, all alike, until nobody is waited for or ``limit`` moves are made; how many were made."""
    moves: i64 = 0
    most: i64 = limit
    while moves < most:
        seats = waiting(state)
        if not seats:
            break
        seat = seats[0]
        actions = legal(state, seat)
        n: i64 = len(actions)
        apply(state, seat, actions[dealer.below(n)], dealer)
        moves += 1
    return moves
