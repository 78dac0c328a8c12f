"""Minds that misbehave, in a process of their own."""

import os
import time
from collections.abc import Sequence
from typing import Any

from fogline.bots.base import Mind
from fogline.core.dealer import Dealer
from fogline.table import thinker


class Hangs:
    needs_view = True

    def choose(self, view: Any, legal: Sequence[int], dealer: Dealer) -> int:
        time.sleep(60)
        return legal[0]


class Crashes(Hangs):
    def choose(self, view: Any, legal: Sequence[int], dealer: Dealer) -> int:
        raise ValueError("a bad day")


class Dies(Hangs):
    def choose(self, view: Any, legal: Sequence[int], dealer: Dealer) -> int:
        os._exit(3)


class TalksNonsense(Hangs):
    def choose(self, view: Any, legal: Sequence[int], dealer: Dealer) -> int:
        return max(legal) + 1_000_000


class Chatters(Hangs):
    def choose(self, view: Any, legal: Sequence[int], dealer: Dealer) -> int:
        print("I think", view)
        return legal[-1]


MINDS: dict[str, type[Hangs]] = {
    "hangs": Hangs,
    "crashes": Crashes,
    "dies": Dies,
    "talks-nonsense": TalksNonsense,
    "chatters": Chatters,
}


def find(game: str, mind: str) -> Mind:
    return MINDS[mind]()


if __name__ == "__main__":
    thinker.main(find)
