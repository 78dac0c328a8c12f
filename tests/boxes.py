"""Boxes for tests that play: with few components, so that a game is short."""

import re

from fogline.core.registry import games
from fogline.laws.home import folder


def small_box(game: str) -> str:
    """The text of the small box that lies with the tests of this game; none where there is none."""
    boxes = sorted((folder(games()[game]) / "tests" / "boxes").glob("*.toml"))
    return boxes[0].read_text(encoding="utf-8") if boxes else ""


def brief_box(game: str) -> str:
    """The same for whole games that are played as people do, each step of which costs a moment.

    In skyline's small box there are fewer foundation tokens and more cards that take them: a fifth of the turns.
    """
    box = small_box(game).replace("{ 2 = 6, 3 = 6, 4 = 6 }", "{ 2 = 3, 3 = 3, 4 = 3 }")
    return re.sub(r'(symbols = \[[^]]*"foundation"\], copies =) 2', r"\1 7", box)
