"""The points as one table: categories as rows, players as columns, what is certain above what may still change."""

from collections.abc import Callable, Sequence

from rich.text import Text

from fogline.core.canvas import cut
from fogline.table.scene_types import Scene, Score, Share
from fogline.tui.look import joined, styled
from fogline.tui.panels import glyph

Say = Callable[..., str]
CELL = 9
"""Columns for a number."""


def number(found: Share | Score) -> str:
    """Points, and a question mark where there is or may be more that the reader cannot know."""
    if not found.unknown:
        return found.points
    return f"{found.points} + ?" if found.units else "?"


def sums(scene: Scene, say: Say, width: int) -> Text:
    """Before the end: certain points, then what would come if the game ended now. At the end: all of it."""
    scores, over = scene.scores, scene.outcome is not None
    label = max(12, min(30, width - CELL * len(scores)))
    signs = [score.seat if score.seat >= 0 else len(scene.places) for score in scores]
    heads = [joined(" " * (CELL - 1), glyph(sign)) for sign in signs]
    lines = [joined(" " * label, *heads)]
    lines += rows(scores, True, label)
    if over:
        return Text("\n").join([*lines, row(say("sum-total"), [score.points for score in scores], label, "bold")])
    lines.append(row(say("sum-certain"), [score.certain for score in scores], label, "bold"))
    still_open = rows(scores, False, label)
    if still_open:
        lines += [Text(""), styled(say("sum-open"), "bold quiet"), *still_open]
        lines.append(row(say("sum-then"), [number(score) for score in scores], label, "bold"))
    return Text("\n").join(lines)


def rows(scores: Sequence[Score], certain: bool, label: int) -> list[Text]:
    """The categories of one kind; of the certain ones those that brought anybody anything, or may have."""
    found = []
    for shares in zip(*(score.shares for score in scores), strict=False):
        if shares[0].certain == certain and (not certain or any(share.units or share.unknown for share in shares)):
            found.append(row(shares[0].label, [number(share) for share in shares], label))
    return found


def row(name: str, numbers: Sequence[str], label: int, style: str = "") -> Text:
    return styled(cut(name, label - 1).ljust(label) + "".join(text.rjust(CELL) for text in numbers), style)
