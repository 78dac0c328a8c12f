"""Puzzles: moments of bots' games in which one action is clearly the best and not the obvious one.

They are data of a game (``Game.puzzles``), a file for each number of seats: a line that says how they were found, then
a puzzle a line. Of a moment nothing is kept but what its seat could know: what is hidden was dealt anew from its View.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from fogline.core.errors import SetupError
from fogline.core.game import AnyGame
from fogline.core.ids import Seat
from fogline.core.lesson import Lesson, Step

ENDING: Final = "jsonl"
PREFIX: Final = "puzzle:"
"""Before the name of a puzzle, where a lesson's name is asked for."""


@dataclass(frozen=True)
class Cost:
    """How far an action is behind the best one: in units of the score, and in the chance to win."""

    units: float
    chance: float
    worlds: int
    """In how many imagined games it was looked at; few, where it was soon clear."""


@dataclass(frozen=True)
class Puzzle:
    """One moment, what is best there, and what everything else costs."""

    name: str
    seats: int
    seat: Seat
    theme: str
    """What kind of action is best, as ``Words.actions`` names them."""
    rating: int
    """How hard it is, on the scale of those who solve it."""
    best: str
    """The words of the action."""
    chance: float
    """To win with it."""
    margin: float
    """What it leads to on average, in units of the score."""
    costs: Mapping[str, Cost]
    """Of every other legal action, by its words."""
    state: Mapping[str, Any]
    options: Mapping[str, Any]
    found: Mapping[str, Any]
    """Where it comes from, and how surely it is the best."""


def file_of(folder: Path, game: str, seats: int) -> Path:
    return folder / f"{game}-{seats}.{ENDING}"


def write(file: Path, header: Mapping[str, Any], puzzles: list[Puzzle]) -> None:
    """All of them anew, and all or nothing: whoever stops in between finds what was there before."""
    lines = [{"fogline": "puzzles", **header}, *map(asdict, puzzles)]
    fresh = file.with_suffix(".new")
    text = "\n".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) for line in lines)
    fresh.write_text(text + "\n", encoding="utf-8")
    fresh.replace(file)


def read(file: Path) -> tuple[dict[str, Any], list[Puzzle]]:
    """What the file says of itself, and its puzzles."""
    first, *rest = file.read_text(encoding="utf-8").splitlines()
    return json.loads(first), [puzzle_of(json.loads(line)) for line in rest]


def puzzle_of(data: dict[str, Any]) -> Puzzle:
    return Puzzle(**{**data, "costs": {words: Cost(**cost) for words, cost in data["costs"].items()}})


@cache
def _in_folder(folder: Path) -> tuple[Puzzle, ...]:
    found = [puzzle for file in sorted(folder.glob(f"*.{ENDING}")) for puzzle in read(file)[1]]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.name)))


def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """A game's puzzles, the easiest first."""
    return _in_folder(game.puzzles) if game.puzzles is not None else ()


def find_puzzle(game: AnyGame, name: str) -> Puzzle:
    """The puzzle of this name, or a SetupError."""
    for puzzle in puzzles_of(game):
        if puzzle.name == name:
            return puzzle
    raise SetupError("unknown-puzzle", puzzle=name[:40], game=game.name)


def puzzle_named(game: AnyGame, lesson: str) -> Puzzle | None:
    """The puzzle that a lesson of this name is; None where it is none, or none of this game any more."""
    name = lesson.removeprefix(PREFIX)
    return next((each for each in puzzles_of(game) if each.name == name), None) if name != lesson else None


def position_of(game: AnyGame, puzzle: Puzzle) -> dict[str, Any]:
    """The moment as ``Match.at`` opens it, with the box that ships."""
    about = {"fogline": "position", "game": game.name, "box": game.box(None).hash, "seats": puzzle.seats}
    return {**about, "options": dict(puzzle.options), "state": dict(puzzle.state)}


def as_lesson(puzzle: Puzzle) -> Lesson:
    """A puzzle is played like a lesson of one step; what is said there is not the lesson's (``table/puzzles.py``)."""
    step = Step((puzzle.best,), task=PREFIX, no=PREFIX)
    name, seats, seat = PREFIX + puzzle.name, puzzle.seats, puzzle.seat
    return Lesson(name, PREFIX, "", (step,), "", seats, learner=seat, state=puzzle.state)
