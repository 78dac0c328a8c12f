"""Minds that misbehave, in a process of their own."""

from collections.abc import Sequence
from typing import Any

from fogline.bots.base import Mind
from fogline.core.dealer import Dealer
from fogline.table import bot_process


class Crashes:
    needs_view = True

    def choose(self, view: Any, legal: Sequence[int], dealer: Dealer) -> int:
        raise ValueError("a bad day")


class TalksNonsense(Crashes):
    def choose(self, view: Any, legal: Sequence[int], dealer: Dealer) -> int:
        return max(legal) + 1_000_000


class Chatters(Crashes):
    def choose(self, view: Any, legal: Sequence[int], dealer: Dealer) -> int:
        print("I think", view)
        return legal[-1]


MINDS: dict[str, type[Crashes]] = {
    "crashes": Crashes,
    "talks-nonsense": TalksNonsense,
    "chatters": Chatters,
    # The usual one, who stands in for the others.
    "strong": Chatters,
}


def find(game: str, mind: str) -> Mind[Any]:
    return MINDS[mind]()


if __name__ == "__main__":
    bot_process.main(find)
