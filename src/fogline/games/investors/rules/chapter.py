"""What the order of play asks of a chapter: the answers to its question, and what comes of one."""

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.games.investors.state import State


class Chapter:
    """One question of the rules. ``turn`` has the list of them."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        """Write the answers on the sheet."""
        raise NotImplementedError

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        """Do what was answered: the n-th action of a verb."""
        raise NotImplementedError
