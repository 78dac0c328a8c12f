"""Somebody who solves puzzles of one game: how well, how many in a row, and which are to be met again, and when.

A value that is kept as JSON: by a server for each person, by a terminal in a file.
"""

import datetime
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from fogline.learn.puzzles import Puzzle

DAYS: Final = (1, 3, 7, 21)
"""After so many days a puzzle that was missed is met again: after each time that it is solved, later."""
BEGINNER: Final = 1200
QUICK: Final = 40.0
SLOW: Final = 20.0
"""How far a rating moves with one puzzle: the first ones tell more."""
SURE: Final = 20
"""Puzzles after which it moves slowly."""
SCALE: Final = 400.0
"""Points of rating by which one is found ten times as often."""


class Card(NamedTuple):
    """A puzzle that was met: how often it was solved since it was missed, when it is due, and where it was last met."""

    level: int
    due: str
    """A date; empty where it need not be met again."""
    sitting: str
    """Only the first try of a sitting counts."""


@dataclass(frozen=True)
class Solver:
    rating: float = BEGINNER
    tried: int = 0
    """Different puzzles."""
    solved: int = 0
    """How many of them at the first try, the first time."""
    streak: int = 0
    """How many in a row at the first try."""
    longest: int = 0
    cards: Mapping[str, Card] = field(default_factory=dict)

    def after(self, puzzle: Puzzle, right: bool, today: str, sitting: str) -> "Solver":
        """Once they have tried one. Later tries of the same sitting change nothing."""
        known = self.cards.get(puzzle.name)
        if known is not None and known.sitting == sitting:
            return self
        streak = self.streak + 1 if right else 0
        cards = {**self.cards, puzzle.name: met(known, right, today, sitting)}
        later = replace(self, streak=streak, longest=max(self.longest, streak), cards=cards)
        if known is not None:
            return later
        # Whoever meets one again may remember it, so the rating hears of the first time alone.
        expected = 1.0 / (1.0 + 10.0 ** ((puzzle.rating - self.rating) / SCALE))
        step = QUICK if self.tried < SURE else SLOW
        rating = round(self.rating + step * (float(right) - expected), 1)
        return replace(later, rating=rating, tried=self.tried + 1, solved=self.solved + right)

    def due(self, today: str) -> list[str]:
        """The names of those that are to be met again, the longest overdue first."""
        found = [(card.due, name) for name, card in self.cards.items() if card.due and card.due <= today]
        return [name for _, name in sorted(found)]

    def following(self, puzzles: Sequence[Puzzle], today: str, but: str = "") -> Puzzle | None:
        """What to solve next: what is due, else what is new and nearest to one's rating, else what was met longest ago;
        not the one that was just on the table, unless there is no other."""
        by_name = {puzzle.name: puzzle for puzzle in puzzles}
        again = [by_name[name] for name in self.due(today) if name in by_name]
        fresh = [puzzle for puzzle in puzzles if puzzle.name not in self.cards]
        fresh.sort(key=lambda puzzle: abs(puzzle.rating - self.rating))
        met_before = [by_name[name] for name in self.cards if name in by_name]
        return next((each for each in (*again, *fresh, *met_before) if each.name != but), by_name.get(but))

    def dumps(self) -> str:
        whole = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return json.dumps({**whole, "cards": {name: list(card) for name, card in self.cards.items()}})


def met(known: Card | None, right: bool, today: str, sitting: str) -> Card:
    """The card of a puzzle that was met: what was missed comes again, later and later as long as it is solved."""
    if not right:
        return Card(0, later(today, DAYS[0]), sitting)
    if known is None or not known.due:
        return Card(known.level if known else 0, "", sitting)
    if known.due > today:
        return known._replace(sitting=sitting)
    level = known.level + 1
    return Card(level, later(today, DAYS[level]) if level < len(DAYS) else "", sitting)


def later(today: str, days: int) -> str:
    return (datetime.date.fromisoformat(today) + datetime.timedelta(days=days)).isoformat()


def loads(text: str) -> Solver:
    """What was kept; a fresh start where that cannot be read."""
    try:
        data: dict[str, Any] = json.loads(text)
        cards = {str(name): Card(int(level), str(due), str(at)) for name, (level, due, at) in data.pop("cards").items()}
        return Solver(**{name: type(getattr(Solver, name))(data[name]) for name in data}, cards=cards)
    except (ValueError, KeyError, TypeError, AttributeError):
        return Solver()
