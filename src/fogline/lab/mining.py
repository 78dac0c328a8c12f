"""A mine that is worked until there are enough puzzles, in however many sittings."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from fogline.core.registry import find_game
from fogline.lab.mine import Mined, Plan, games
from fogline.lab.workers import pool
from fogline.learn.puzzles import Puzzle, file_of, read, write

SAME: Final = 0.4
"""Of one theme at most so many of all puzzles that are wanted."""


class Other(Exception):
    """The file that is there was mined by another plan."""


@dataclass(frozen=True)
class Done:
    """How far it is."""

    puzzles: int
    games: int
    moments: int


class Mining:
    """What was found so far, kept after each game that has a puzzle: whoever stops begins there again."""

    def __init__(self, plan: Plan, folder: Path, wanted: int, about: dict[str, Any]) -> None:
        self.plan = plan
        self.wanted = wanted
        self.file = file_of(folder, plan.game, plan.seats)
        game = find_game(plan.game)
        made_for = {"game": plan.game, "seats": plan.seats, "rules": game.rules_version, "box": game.box(None).hash}
        self.header: dict[str, Any] = {**made_for, **about, "plan": asdict(plan), "games": 0, "moments": 0}
        self.puzzles: list[Puzzle] = []
        if self.file.is_file():
            header, self.puzzles = read(self.file)
            if header["plan"] != self.header["plan"] or any(header[key] != made_for[key] for key in made_for):
                raise Other
            self.header = {key: value for key, value in header.items() if key != "fogline"}

    def run(self, most: int, workers: int) -> Iterator[Done]:
        """Look at games, most at so many in all, until there are enough puzzles."""
        yield self.done
        first = int(self.header["games"])
        if len(self.puzzles) >= self.wanted or first >= most:
            return
        for mined in self.mined(range(first, most), workers):
            self.take(mined)
            yield self.done
            if len(self.puzzles) >= self.wanted:
                break
        self.keep()

    def mined(self, numbers: range, workers: int) -> Iterator[Mined]:
        """Games in their order, whoever looks at them."""
        if workers == 1:
            for number in numbers:
                yield from games(self.plan, [number])
            return
        for found in pool(self.plan, [range(number, number + 1) for number in numbers], workers, games):
            yield from found

    def take(self, mined: Mined) -> None:
        self.header["games"] = mined.number + 1
        self.header["moments"] += mined.moments
        puzzle = mined.puzzle
        if puzzle is None:
            return
        themes = Counter(known.theme for known in self.puzzles)
        known = any(puzzle.name == other.name for other in self.puzzles)
        if not known and themes[puzzle.theme] < SAME * self.wanted:
            self.puzzles.append(puzzle)
            self.keep()

    def keep(self) -> None:
        write(self.file, self.header, self.puzzles)

    @property
    def done(self) -> Done:
        return Done(len(self.puzzles), int(self.header["games"]), int(self.header["moments"]))
