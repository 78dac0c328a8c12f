"""Chapters: the parts of a game that were played by different rules.

When the rules of a game change, everybody at its table may agree to go on from the position they are in. What was
played before stays in the log as a chapter of its own: to be read and looked back at, not to be taken back.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fogline.core.event import Told
from fogline.core.ids import NOBODY
from fogline.core.match import Match
from fogline.core.record import Record
from fogline.table.codec import pack
from fogline.table.log import RULES, Line


@dataclass(frozen=True)
class Chapter:
    """A part of a game that is closed: what was said in it, and what happened, by turn, its beginning first."""

    record: Record
    told: tuple[Told, ...]


def first_line(match: Match) -> Line:
    """The line of the log with which a chapter begins: the rules from here on, and the position they found."""
    return Line(NOBODY, pack({"rules": match.rules, "position": match.position()}), [], RULES)


def head_of(before: Mapping[str, Any], line: Line) -> dict[str, Any]:
    """What a match needs besides its turns, for the chapter that begins with this line after another one."""
    return {**before, **json.loads(line.action), "opening": [], "told": None}
