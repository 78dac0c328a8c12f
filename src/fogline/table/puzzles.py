"""What a table says where a puzzle is solved: a lesson of one step, in other words."""

from functools import lru_cache
from typing import Final

from fogline.bots.advice import aim_of
from fogline.core.errors import NotTheLesson
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId
from fogline.core.match import Match
from fogline.core.registry import find_game
from fogline.core.text import Aim, Speaker
from fogline.learn import guide
from fogline.learn.puzzles import PREFIX, Puzzle, as_lesson, find_puzzle, puzzle_named, puzzles_of
from fogline.table.scene_types import LessonTold
from fogline.table.settings import Settings
from fogline.table.text.puzzles import SAYS

LEAST: Final = 0.005
"""A chance that is not told: it would be none."""
HARD: Final = 1450
FAIR: Final = 1250
"""From these ratings on a puzzle is hard, or not so easy."""


def puzzle_of(settings: Settings) -> Puzzle | None:
    """The puzzle of a table, where there is one."""
    return puzzle_named(find_game(settings.game), settings.lesson) if settings.lesson.startswith(PREFIX) else None


def level(puzzle: Puzzle) -> str:
    """How hard it is, as a key of the sentences."""
    return "hard" if puzzle.rating >= HARD else "fair" if puzzle.rating >= FAIR else "easy"


def theme(game: AnyGame, kind: str, say: Speaker) -> str:
    """What puzzles of a kind are about: the idea where the game names it, else what is done."""
    named = game.words.themes.get(kind)
    return say.tell(named) if named else say.gist(game.words.actions[kind])


def against(puzzle: Puzzle, match: Match, action: ActionId) -> NotTheLesson:
    """What is said of another action than the best: what it costs."""
    cost = puzzle.costs.get(match.box.actions[action].words)
    if cost is None:
        return NotTheLesson("puzzle-other")
    points = cost.units / match.game.words.unit
    key = "puzzle-costs" if cost.chance >= LEAST else "puzzle-costs-points"
    return NotTheLesson(key, points=points, chance=cost.chance)


def told(puzzle: Puzzle, match: Match, say: Speaker, house: Speaker) -> LessonTold:
    """Where somebody is in it: before the best action, or after."""
    solved = bool(match.turns)
    return LessonTold(
        name=PREFIX + puzzle.name,
        number=puzzle.rating,
        of=len(puzzles_of(match.game)),
        title=house.tell(SAYS[level(puzzle)]),
        well="",
        words=[],
        task="" if solved else house.tell(SAYS["task"]),
        end=explained(puzzle, match, say, house) if solved else "",
        done=solved,
        next="",
        puzzle=True,
    )


@lru_cache(maxsize=256)
def aim_at(game: str, name: str) -> Aim | None:
    """What the best action is good for, at its moment."""
    known = find_game(game)
    puzzle = find_puzzle(known, name)
    before = guide.begin(known, as_lesson(puzzle))
    return aim_of(known, before.view(puzzle.seat), before.box.ids[puzzle.best])


def explained(puzzle: Puzzle, match: Match, say: Speaker, house: Speaker) -> str:
    """Why it is the best: what it leads to, what the next best costs, and what it is good for."""
    actions, unit = match.box.actions, match.game.words.unit
    best = match.box.ids[puzzle.best]
    near = min(puzzle.costs, key=lambda words: puzzle.costs[words].units)
    margin = house.number(puzzle.margin / unit, "+.1f")
    first = {"label": say.action(actions[best]), "chance": puzzle.chance, "margin": margin}
    cost = puzzle.costs[near]
    second = {"label": say.action(actions[match.box.ids[near]]), "points": cost.units / unit, "chance": cost.chance}
    aim = say.aim(aim_at(match.game.name, puzzle.name))
    return " ".join(filter(None, [house.tell(SAYS["solved"], first), aim, house.tell(SAYS["behind"], second)]))
