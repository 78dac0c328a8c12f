"""The rules of a game as playouts, searches and batches call them, many times a microsecond where compiled."""

from collections.abc import Callable
from typing import Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer

S = TypeVar("S")


# A game that lives elsewhere need not be compiled; to those that are, the permission costs nothing.
@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """Three questions in machine integers. A game's own class answers them without a detour."""

    def asked(self, s: S) -> i64:
        """The first seat that is waited for, or -1 when the game is over."""
        raise NotImplementedError

    def choices(self, s: S, seat: i64, out: Choices) -> None:
        """Write what this seat may do on an empty sheet."""
        raise NotImplementedError

    def apply(self, s: S, seat: i64, action: i64, dealer: Dealer) -> None:
        """Change the state; trusts its caller."""
        raise NotImplementedError

    def listed(self, s: S, seat: i64, out: Choices) -> list[int]:
        """What this seat may do as a list, by way of a sheet that may hold something else."""
        out.clear()
        self.choices(s, seat, out)
        return out.actions()


@final
class ByFunctions(Rules[S]):
    """The rules of a game that has functions only."""

    def __init__(
        self,
        waiting: Callable[[S], tuple[int, ...]],
        legal: Callable[[S, int], list[int]],
        apply: Callable[[S, int, int, Dealer], None],
    ) -> None:
        self._waiting = waiting
        self._legal = legal
        self._apply = apply

    def asked(self, s: S) -> i64:
        seats = self._waiting(s)
        return seats[0] if seats else -1

    def choices(self, s: S, seat: i64, out: Choices) -> None:
        out.take(self._legal(s, seat))

    def apply(self, s: S, seat: i64, action: i64, dealer: Dealer) -> None:
        self._apply(s, seat, action, dealer)
