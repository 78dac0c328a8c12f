"""Puzzles by lines of text: one after the other, what each answer costs, and how one has done so far."""

import secrets
from pathlib import Path
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError
from fogline.core.game import AnyGame
from fogline.core.ids import Seat
from fogline.learn import guide
from fogline.learn.day import today
from fogline.learn.puzzles import Puzzle, as_lesson
from fogline.learn.solver import Solver
from fogline.table import puzzles
from fogline.table.solving import keep
from fogline.table.text import speaker as house_speaker
from fogline.table.text.puzzles import SAYS
from fogline.tui.lesson_lines import SHOW, LessonTable
from fogline.tui.menu import meant
from fogline.tui.paper import Paper
from fogline.tui.solved import Solved
from fogline.tui.text.puzzles import PUZZLES


class PuzzleTable(LessonTable):
    """A plain table at which one puzzle is solved."""

    def __init__(self, game: AnyGame, puzzle: Puzzle, lang: str, paper: Paper, kept: Solved) -> None:
        super().__init__(game, as_lesson(puzzle), lang, paper, Dealer(secrets.randbits(96)))
        self.puzzle = puzzle
        self.kept = kept
        self.sitting = secrets.token_hex(8)

    def word(self, key: str, **values: Any) -> str:
        return self.voice.tell(PUZZLES[key], values)

    def greet(self) -> None:
        level = house_speaker(self.speaker.lang).tell(SAYS[puzzles.level(self.puzzle)])
        self.paper.tell(self.word("puzzle-begin", level=level, rating=self.puzzle.rating))

    def teach(self) -> None:
        self.paper.write()
        self.paper.tell(self.word("puzzle-task"))

    def tell_done(self) -> None:
        """Why it is the best, and how the solver stands now."""
        self.tried(right=True)
        self.paper.write()
        told = puzzles.told(self.puzzle, self.match, self.speaker, house_speaker(self.speaker.lang))
        self.paper.tell(told.end)
        self.paper.tell(standing(self.kept.solver(self.match.game.name), self.word))

    def tried(self, right: bool) -> None:
        keep(self.kept, self.match.game.name, "", self.puzzle, right, self.sitting)

    def choose(self, seat: Seat, said: str) -> bool:
        """Do it where it is the best, else tell what it costs."""
        if said.strip().lower() in SHOW and guide.step_at(self.lesson, self.match):
            self.tried(right=False)
        hits = meant(self.entries(seat), said)
        if len(hits) == 1 and guide.against(self.lesson, self.match, hits[0].action):
            self.tried(right=False)
            wrong: FoglineError = puzzles.against(self.puzzle, self.match, hits[0].action)
            self.paper.tell(self.speaker.error(wrong))
            return False
        return super().choose(seat, said)


def standing(solver: Solver, word: Any) -> str:
    about = {"rating": round(solver.rating), "solved": solver.solved, "tried": solver.tried, "streak": solver.streak}
    return str(word("puzzle-standing", **about))


def solve(game: AnyGame, found: tuple[Puzzle, ...], lang: str, paper: Paper, folder: Path) -> int:
    """One puzzle after the other, until somebody has had enough; the exit code."""
    kept, last = Solved(folder), ""
    while (puzzle := kept.solver(game.name).following(found, today(), last)) is not None:
        table = PuzzleTable(game, puzzle, lang, paper, kept)
        code = table.play()
        if code or not table.match.turns:
            return code
        last = puzzle.name
        paper.write()
        try:
            if paper.read(table.word("puzzle-more")).strip():
                return 0
        except EOFError:
            return 0
    return 0
