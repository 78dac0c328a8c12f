"""Training from beginning to end, stage by stage; what a folder holds already is not done again.

Games of the quick mind → a net → a net that was told by the first one what is likely → games of a search that asks it →
a net of all these games → a ladder that says whether it is of use.
"""

import json
import os
import shutil
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from fogline.bots import weights
from fogline.bots.adepts import ADEPT
from fogline.bots.levels import GUIDE
from fogline.bots.sheet import Sheet
from fogline.core.game import AnyGame
from fogline.core.protocols import AnyBox
from fogline.lab.ladder import Book, Contest, climb
from fogline.lab.learn.cost import times_as_many
from fogline.lab.learn.encoding import Encoding
from fogline.lab.learn.fit import HIDDEN, LAMBDA, MIDDLE, Fitted, engine, fit
from fogline.lab.learn.judge import Figures, figures
from fogline.lab.learn.rows import NUMBER, Lesson, Rows, load, opened, play_rows, usual_length
from fogline.lab.rating import clear
from fogline.lab.workers import pool, split

CHUNK: Final = 250
"""Games whose rows are kept together."""
FAR: Final = 1_000_000
"""Games of later rounds are numbered from here on, then from twice as far."""
CHECKED: Final = 1_000
"""Rows in which the whole numbers are compared with the fractions they came from."""
GATE_SEED: Final = 1_000_003
"""Ladders are climbed on deals of their own."""


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    game: str
    seats: int
    games: int
    """Of the quick mind."""
    more: int
    """Of the search that asks the net."""
    passes: int
    seed: int
    deals: int
    """The most that a gate takes."""
    iters: int
    """Imagined games a decision at the gates."""
    horizon: int = weights.HORIZON
    """After how many changes of the seat to move the search is to ask the net."""
    adept: bool = False
    """Whether the games are the adept's, and the net for a search that imagines adepts."""

    @property
    def quick(self) -> str:
        """Who plays the first games, and is to be beaten."""
        return ADEPT if self.adept else GUIDE

    @property
    def among(self) -> str:
        """Whom a search imagines."""
        return ":adept=2" if self.adept else ""

    @property
    def searching(self) -> str:
        """Who plays the second round's games."""
        return "search:iters=16:width=4:net=2:horizon=4" + self.among

    def gates(self, times: float) -> list[tuple[str, str]]:
        """Who must be better than whom: with the net than the quick mind, and than a search without it in the same
        time, where so many times as many games are imagined with the net."""
        mine, longer = (f"search:iters={iters}:net=1{self.among}" for iters in (self.iters, round(self.iters * times)))
        return [(mine, self.quick if self.adept else "strong"), (longer, f"search:iters={self.iters}{self.among}")]


@dataclass
class Done:
    """What a stage tells when it is over."""

    stage: str
    done: int
    of: int


class Training:
    """A folder and what is in it."""

    def __init__(self, plan: Plan, folder: Path, workers: int = 1, cluster: str | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.workers = workers
        self.cluster = cluster
        self.game: AnyGame
        self.box: AnyBox
        self.game, self.box = opened(plan.game)
        self.layout = weights.layout(self.game, self.box, plan.seats)
        self.about = weights.about(self.game, self.box, plan.seats)
        self.figures: Figures | None = None

    def run(self) -> Iterator[Done]:
        """All stages, telling after each part."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.keep_plan()
        usual = usual_length(self.game, self.plan.seats, self.plan.seed)
        first = Lesson(self.plan.game, self.plan.seats, self.plan.quick, self.plan.seed, usual)
        yield from self.games("games", first, range(self.plan.games))
        stages = ["games"]
        if self.plan.more:
            yield from self.fitted(stages, 2)
            second = Lesson(self.plan.game, self.plan.seats, self.plan.searching, self.plan.seed + 1, usual)
            with self.nets():
                yield from self.games("more", second, range(self.plan.more))
            stages.append("more")
        yield from self.fitted(stages, 1)
        with self.nets():
            yield from self.gates()

    def keep_plan(self) -> None:
        """A folder belongs to one plan: other games, or another way of telling views, would not go together."""
        file, mine = self.folder / "plan.json", {**asdict(self.plan), "made-for": self.about}
        if not self.plan.adept:
            del mine["adept"]
        if file.exists():
            kept = json.loads(file.read_text(encoding="utf-8"))
            free = ("deals",)
            if any(kept.get(key) != value for key, value in mine.items() if key not in free):
                raise Other(str(self.folder))
        file.write_text(json.dumps(mine, indent=1), encoding="utf-8")

    # -- games -------------------------------------------------------------------------------------------------------

    def games(self, stage: str, lesson: Lesson, numbers: range) -> Iterator[Done]:
        """The rows of so many games, a file for each chunk of them."""
        chunks = split(numbers, CHUNK)
        missing = [chunk for chunk in chunks if not self.rows_file(stage, chunk).exists()]
        done = len(numbers) - sum(map(len, missing))
        yield Done(stage, done, len(numbers))
        for chunk, rows in zip(missing, self.played(lesson, missing), strict=True):
            rows.save(self.rows_file(stage, chunk))
            done += len(chunk)
            yield Done(stage, done, len(numbers))

    def played(self, lesson: Lesson, chunks: list[range]) -> Iterator[Rows]:
        if not chunks:
            return
        if self.cluster is not None:
            from fogline.lab.cluster import on_ray

            yield from on_ray(lesson, chunks, self.cluster, play_rows)
        elif self.workers > 1:
            yield from pool(lesson, chunks, self.workers, play_rows)
        else:
            yield from (play_rows(lesson, chunk) for chunk in chunks)

    def rows_file(self, stage: str, chunk: range) -> Path:
        return self.folder / f"{stage}-{chunk.start:06}-{chunk.stop:06}.npz"

    def rows(self, stages: list[str]) -> Rows:
        """The rows of these stages; games of different stages keep different numbers."""
        parts: list[Rows] = []
        for nth, stage in enumerate(stages):
            part = load(sorted(self.folder.glob(f"{stage}-*[0-9].npz")))
            part.known[:, NUMBER] += nth * FAR
            parts.append(part)
        joined = [np.concatenate([getattr(part, name) for part in parts]) for name in ("numbers", "masks", "known")]
        return Rows(joined[0], joined[1], joined[2], sum(part.games for part in parts))

    # -- nets --------------------------------------------------------------------------------------------------------

    def fitted(self, stages: list[str], which: int) -> Iterator[Done]:
        """The net of these games, unless it is there; the second is the one that the search of later games asks."""
        before, of = (2 - which, 2) if self.plan.more else (0, 1)
        yield Done("fit", before, of)
        if not self.net(which).exists():
            self.write(self.learn(stages, which), which)
        yield Done("fit", before + 1, of)

    def learn(self, stages: list[str], which: int) -> Fitted:
        """Twice: from how games ended, then also from what the first net thinks of later rows."""
        rows = self.rows(stages)
        encoding = Encoding(self.layout, rows)
        seed = self.plan.seed + which
        teacher = fit(rows, encoding, max(1, self.plan.passes // 2), seed)
        found = fit(rows, encoding, self.plan.passes, seed, teacher)
        self.figures = figures(rows, found)
        self.figures.games, self.figures.rows = rows.games, len(rows.known)
        self.figures.rounding = self.rounding(rows, found)
        return found

    def rounding(self, rows: Rows, found: Fitted) -> float:
        """The most that a chance to win changed when weights became whole numbers."""
        net = weights.assemble(self.header(found, Figures()), found.encoding.whole(found.model.weights))
        worst, sheet = 0.0, Sheet()
        for row in range(0, len(rows.known), max(1, len(rows.known) // CHECKED)):
            numbers, masks = iter(rows.numbers[row]), iter(rows.masks[row])
            sheet.clear()
            for name, bits in self.layout:
                sheet.mask(name, int(next(masks)), bits) if bits else sheet.number(name, int(next(numbers)))
            net.look(sheet)
            worst = max(worst, abs(net.win - float(found.predicted[0][row])))
        return worst

    def header(self, found: Fitted, told: Figures) -> dict[str, Any]:
        shape: dict[str, Any] = {"hidden": HIDDEN, "middle": MIDDLE, "scale": found.scale, "horizon": self.plan.horizon}
        shape |= {"columns": found.encoding.columns(), "outputs": len(found.model.weights[-1])}
        data: dict[str, Any] = {"seed": self.plan.seed, "games": self.plan.games, "passes": self.plan.passes}
        data["more"] = max(0, told.games - self.plan.games)
        if self.plan.adept:
            data["of"] = self.plan.quick
        by = {**data, "lambda": LAMBDA, "by": engine()}
        curve = [round(error, 4) for error in found.curve.tested]
        return {**self.about, **shape, "data": by, "test": told.to_json(), "curve": curve}

    def told(self) -> dict[str, Any]:
        """What the file of the net says of it."""
        return weights.read(self.net(1))[0]

    def write(self, found: Fitted, which: int) -> None:
        assert self.figures is not None
        beside = self.folder / "part.net"
        weights.write(beside, self.header(found, self.figures), found.encoding.whole(found.model.weights))
        beside.rename(self.net(which))

    def net(self, which: int) -> Path:
        return self.folder / weights.named(self.plan.game, self.plan.seats, which, self.plan.adept)

    def nets(self) -> "Looking":
        return Looking(self.folder)

    # -- gates -------------------------------------------------------------------------------------------------------

    def contest(self, pair: tuple[str, str]) -> Contest:
        return Contest(self.plan.game, self.plan.seats, pair, self.plan.deals, GATE_SEED + self.plan.seed)

    def gates(self) -> Iterator[Done]:
        """Climb each ladder on fresh deals until it is clear or long enough."""
        for nth, pair in enumerate(self.pairs(), 1):
            contest = self.contest(pair)
            book = self.book(contest, nth)
            for deal in climb(contest, book, self.workers):
                yield Done(f"gate-{nth}", deal.number + 1, self.plan.deals)

    def book(self, contest: Contest, nth: int) -> Book:
        return Book(contest, self.folder / f"gate-{nth}.jsonl")

    def results(self) -> list[tuple[tuple[str, str], list[float]]]:
        """By gate: who met whom, and what the net's side got deal by deal."""
        pairs = self.pairs()
        contests = [self.contest(pair) for pair in pairs]
        return [(pairs[n], self.book(one, n + 1).results((0, 1))) for n, one in enumerate(contests)]

    def pairs(self) -> list[tuple[str, str]]:
        """The gates. What the net's games cost is measured once: the folder's ladders belong to that figure."""
        file = self.folder / "cost.json"
        if not file.exists():
            times = times_as_many(self.game, self.plan.seats, GATE_SEED)
            file.write_text(json.dumps({"times": round(times, 2)}), encoding="utf-8")
        return self.plan.gates(float(json.loads(file.read_text(encoding="utf-8"))["times"]))

    def passed(self) -> bool:
        """Better than the quick mind beyond doubt, and not worse than a search without it in the same time."""
        strong, searching = (results for _, results in self.results())
        ahead = [bool(found) and sum(found) / len(found) > 0.5 for found in (strong, searching)]
        return all(ahead) and clear(strong)

    def hand_over(self, place: Path) -> Path:
        """Put the net where the game looks for it."""
        place.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(self.net(1), place / self.net(1).name))


class Looking:
    """While it lasts, nets are looked for in this folder first, in processes that begin meanwhile too."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.before: str | None = None

    def __enter__(self) -> None:
        self.before = os.environ.get(weights.PLACE)
        os.environ[weights.PLACE] = str(self.folder)

    def __exit__(self, *problem: object) -> None:
        if self.before is None:
            del os.environ[weights.PLACE]
        else:
            os.environ[weights.PLACE] = self.before


class Other(Exception):
    """A folder that belongs to another plan."""
