"""Games of a mind against itself, with noise, as rows: what a view told, and how that game ended for its seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from fogline.bots.base import make
from fogline.bots.levels import guide
from fogline.bots.search import asked
from fogline.bots.sheet import Sheet
from fogline.bots.thinker import Thinker
from fogline.bots.weights import layout
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.protocols import AnyBox, Mind
from fogline.core.registry import find_game
from fogline.core.result import Result
from fogline.lab.run import LIMIT, seed_of

HUNDRED: Final = 100
QUIET: Final = 25
"""So many games of a hundred have no noise."""
NOISES: Final = (8, 20, 40)
"""How many moves of a hundred are noise, while there is any."""
OVERLOOKED: Final = 40
"""How many of a hundred actions a noisy mind does not see."""
KEPT: Final = 60
"""So many moments of a hundred are kept at which another seat is asked than before, divided by the seats: of each of
them every seat's view is kept, and rows of one game are much alike. With more of them a net only learns the games by
heart."""
KEPT_ELSE: Final = 8
"""So many of the others."""
KEPT_ALONE: Final = 12
"""So many where nobody else is ever asked."""
WIDEST: Final = 32_000

NUMBER, SEAT, MOVE, PHASE, WIN, AHEAD = range(6)
"""The columns of what is known of a row: its game, its seat, the move, the part of the game that is over, what the seat
won of it, and from here on by how much it ended ahead of each of the others."""


@dataclass(frozen=True)
class Lesson:
    """Whose games are played; told in a way that travels to other processes."""

    game: str
    seats: int
    bot: str
    seed: int
    usual: int
    """About how many moves a game has."""


@dataclass
class Rows:
    """Views as they were told, and what became of them."""

    numbers: Any
    """A row for each view: its numbers."""
    masks: Any
    known: Any
    """A row for each view: the columns named above."""
    games: int = 0

    def save(self, file: Path) -> None:
        """Written beside it first: a file that is there is whole."""
        beside = file.with_suffix(".part.npz")
        np.savez(beside, numbers=self.numbers, masks=self.masks, known=self.known, games=self.games)
        beside.rename(file)


def load(files: Sequence[Path]) -> Rows:
    """All of them, in their order."""
    parts = [np.load(file) for file in files]
    numbers, masks, known = (np.concatenate([part[name] for part in parts]) for name in ("numbers", "masks", "known"))
    return Rows(numbers, masks, known, sum(int(part["games"]) for part in parts))


@cache
def opened(name: str) -> tuple[AnyGame, AnyBox]:
    game = find_game(name)
    return game, game.box(None)


def ahead(result: Result, seat: int) -> list[int]:
    """How far a seat ended ahead of each of the others; alone, of the rules' own player."""
    others = [score for other, score in enumerate(result.scores) if other != seat] or [result.automa_score or 0]
    return [result.scores[seat] - score for score in others]


class Pupil:
    """Plays the games of a lesson by their numbers; whichever process does, they come out the same."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game, self.box = opened(lesson.game)
        self.variants = self.game.variants()
        self.mind = make(self.game, lesson.bot)
        self.sheet = Sheet()
        told = layout(self.game, self.box, lesson.seats)
        self.is_mask = np.array([bits > 0 for _, bits in told])

    def play(self, number: int) -> tuple[list[list[int]], list[list[float]]]:
        """One game: every second one by the usual rules, the others by each printed variant in turn."""
        lesson, game = self.lesson, self.game
        dice = Dealer(seed_of(lesson.seed, "dice", number), quiet=True)
        table = Dealer(seed_of(lesson.seed, "table", number), quiet=True)
        options = self.variants[0 if number % 2 else number // 2 % len(self.variants)]
        state = game.setup(self.box, lesson.seats, options, table)
        until = 0 if dice.below(HUNDRED) < QUIET else int(dice.below(max(1, lesson.usual)))
        noise = NOISES[dice.below(len(NOISES))]
        sheets: list[list[int]] = []
        about: list[tuple[int, int]] = []
        moves, last = 0, -1
        while (waiting := game.waiting(state)) and moves < LIMIT:
            seat = waiting[0]
            often = KEPT_ALONE if lesson.seats == 1 else (KEPT if seat != last else KEPT_ELSE) // lesson.seats
            kept = dice.below(HUNDRED) < often
            if moves >= until and (kept or moves == until):
                for who in range(lesson.seats):
                    sheets.append(self.told(game.view(state, who)))
                    about.append((who, moves))
            last = seat
            legal = game.legal(state, seat)
            noisy = moves < until and dice.below(HUNDRED) < noise
            game.apply(state, seat, self.choose(game.view(state, seat), legal, noisy, dice), table)
            moves += 1
        if waiting:
            return [], []
        result = game.result(state)
        share = 1 / max(1, result.places.count(1))
        known = [
            [number, who, move, move / moves, share if result.places[who] == 1 else 0.0, *ahead(result, who)]
            for who, move in about
        ]
        return sheets, known

    def choose(self, view: Any, legal: list[int], noisy: bool, dice: Dealer) -> int:
        """What the mind would do; with noise, chance, or what the quick mind does that overlooks something."""
        if len(legal) == 1:
            return legal[0]
        if not noisy:
            return int(self.mind.choose(view, legal, dice))
        if dice.below(2):
            return legal[dice.below(len(legal))]
        some = [action for action in legal if dice.below(HUNDRED) >= OVERLOOKED] or legal
        action = asked(quick(self.mind, self.game).choose, view, some, dice)
        return action if action in legal else legal[dice.below(len(legal))]

    def told(self, view: Any) -> list[int]:
        self.sheet.clear()
        assert self.game.features is not None
        self.game.features(view, self.sheet)
        return list(self.sheet.entries)[: int(self.sheet.count)]

    def rows(self, numbers: range) -> Rows:
        sheets: list[list[int]] = []
        known: list[list[float]] = []
        for number in numbers:
            more, about = self.play(number)
            sheets += more
            known += about
        whole = np.array(sheets, dtype=np.int64).reshape(len(sheets), len(self.is_mask))
        plain = np.clip(whole[:, ~self.is_mask], -WIDEST, WIDEST).astype(np.int16)
        ends = np.array(known, dtype=np.float32).reshape(len(known), AHEAD + max(1, self.lesson.seats - 1))
        return Rows(plain, whole[:, self.is_mask], ends, len(numbers))


def quick(mind: Mind[Any], game: AnyGame) -> Mind[Any]:
    """Who makes noise: the quick mind even where a search plays."""
    return guide(game) if isinstance(mind, Thinker) else mind


_pupil: Pupil | None = None
"""In a worker: whoever played the last chunk."""


def play_rows(lesson: Lesson, numbers: range) -> Rows:
    """Some games of a lesson, in whichever process this is."""
    global _pupil
    if _pupil is None or _pupil.lesson != lesson:
        _pupil = Pupil(lesson)
    return _pupil.rows(numbers)


def usual_length(game: AnyGame, seats: int, seed: int) -> int:
    """About how many moves a game of the quick mind has."""
    pupil = Pupil(Lesson(game.name, seats, "greedy" if "greedy" in game.minds else "random", seed, 0))
    moves = [pupil.play(number)[1][-1] for number in range(1, 12, 2)]
    return int(sum(row[MOVE] / max(row[PHASE], 0.01) for row in moves) / len(moves))
