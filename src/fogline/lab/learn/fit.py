"""Weights fitted to rows: a net with two layers of units that are cut off, by gradient descent.

The same lines are done by torch where it is installed, and by numpy elsewhere.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from fogline.lab.learn.encoding import Encoding
from fogline.lab.learn.rows import AHEAD, MOVE, NUMBER, SEAT, WIN, Rows

HIDDEN: Final = 64
MIDDLE: Final = 32
BATCH: Final = 1024
RATE: Final = 4e-3
"""The fastest that weights learn, a third of the way through."""
DECAY: Final = 0.02
TESTED: Final = 10
"""Every tenth game is kept for the test."""
MARGINS: Final = 2.0
"""How much an error of the margin counts beside one of the win."""
E: Final = 2.718281828459045
LAMBDA: Final = 0.6
"""How much of what a row is to tell comes from the end of its game, where a net knows what is likely."""


def arrays() -> Callable[[Any], Any]:
    """Makes an array for the library that reckons: torch where it is installed, else numpy."""
    try:
        import torch
    except ImportError:
        return lambda array: np.asarray(array, dtype=np.float32)
    torch.set_num_threads(1)  # matrices as small as these only make threads wait for each other
    return lambda array: torch.as_tensor(np.asarray(array, dtype=np.float32))


def engine() -> str:
    """Which library that is, for the record."""
    made = type(arrays()([0.0])).__module__.partition(".")[0]
    return str(made)


@dataclass
class Curve:
    """How the errors fell: by pass over the rows, of the rows learned from and of those kept for the test."""

    learned: list[float]
    tested: list[float]


class Model:
    """The weights as they are learned, in fractions."""

    def __init__(self, inputs: int, seed: int, outputs: int = 2) -> None:
        chance = np.random.default_rng(seed)
        self.array = arrays()

        def spread(rows: int, columns: int, size: float) -> Any:
            return self.array(chance.uniform(-size, size, (rows, columns)))

        # Units begin between their two ends, where there is something to learn.
        self.weights = [
            spread(inputs, HIDDEN, 0.5 * inputs**-0.5),
            self.array(np.full(HIDDEN, 0.3)),
            spread(HIDDEN, MIDDLE, HIDDEN**-0.5),
            self.array(np.full(MIDDLE, 0.3)),
            spread(MIDDLE, outputs, MIDDLE**-0.5),
            self.array(np.zeros(outputs)),
        ]
        self.means = [0.0 * weight for weight in self.weights]
        self.squares = [0.0 * weight for weight in self.weights]
        self.steps = 0

    def forward(self, x: Any) -> tuple[Any, ...]:
        """What each layer gets and gives; last the chance to win, and how far ahead."""
        a, a0, b, b0, c, c0 = self.weights
        one = x @ a + a0
        first = one.clip(0, 1)
        two = first @ b + b0
        second = two.clip(0, 1)
        out = second @ c + c0
        return one, first, two, second, 1 / (1 + E ** (-out[:, 0])), out[:, 1:]

    def learn(self, x: Any, wins: Any, leads: Any, rate: float) -> None:
        """One step down the slope of all errors."""
        one, first, two, second, chance, ahead = self.forward(x)
        _, _, b, _, c, _ = self.weights
        wrong = self.array(np.zeros((len(wins), 1 + leads.shape[1])))
        wrong[:, 0], wrong[:, 1:] = (chance - wins) / len(wins), 2 * MARGINS * (ahead - leads) / len(wins)
        of_second = (wrong @ c.T) * ((two > 0) & (two < 1))
        of_first = (of_second @ b.T) * ((one > 0) & (one < 1))
        slopes = [x.T @ of_first, of_first.sum(0), first.T @ of_second, of_second.sum(0)]
        self.step([*slopes, second.T @ wrong, wrong.sum(0)], rate)

    def step(self, slopes: list[Any], rate: float) -> None:
        """Adam, with weights that fade."""
        self.steps += 1
        for n, slope in enumerate(slopes):
            self.means[n] = 0.9 * self.means[n] + 0.1 * slope
            self.squares[n] = 0.999 * self.squares[n] + 0.001 * slope * slope
            mean = self.means[n] / (1 - 0.9**self.steps)
            size = (self.squares[n] / (1 - 0.999**self.steps)) ** 0.5 + 1e-8
            fade = DECAY if n % 2 == 0 else 0.0
            self.weights[n] = self.weights[n] - rate * (mean / size + fade * self.weights[n])

    def predict(self, packed: Any, inputs: int) -> tuple[Any, Any]:
        """The chance to win and how far ahead, for all of these rows."""
        wins, leads = [], []
        for start in range(0, len(packed), 8192):
            *_, win, ahead = self.forward(self.array(unpacked(packed[start : start + 8192], inputs)))
            wins.append(np.asarray(win))
            leads.append(np.asarray(ahead))
        return np.concatenate(wins), np.concatenate(leads)


def unpacked(packed: Any, inputs: int) -> Any:
    return np.unpackbits(packed, axis=1, count=inputs)


def errors(win: Any, ahead: Any, won: Any, led: Any) -> float:
    """How far wrong: by surprise for wins, by squares for how far ahead."""
    sure = np.clip(win, 1e-6, 1 - 1e-6)
    surprise = -(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean()
    return float(surprise + MARGINS * ((ahead - led) ** 2).sum(axis=1).mean())


def leads(known: Any, scale: float) -> Any:
    """From -1 to 1: the margin to the best of the others; where there are several, also how one stands to each of them
    on average."""
    ahead = known[:, AHEAD:]
    squashed = ahead / (np.abs(ahead) + scale)
    found = [squashed.min(axis=1)]
    if ahead.shape[1] > 1:
        found.append(squashed.mean(axis=1))
    return np.stack(found, axis=1)


@dataclass
class Fitted:
    """A net as it was fitted, with what the test said."""

    model: Model
    encoding: Encoding
    scale: float
    curve: Curve
    predicted: tuple[Any, Any]
    """For all rows: the chance to win and how far ahead (``leads``)."""
    test: Any
    """Which rows were kept for the test."""


def fit(rows: Rows, encoding: Encoding, passes: int, seed: int, teacher: Fitted | None = None) -> Fitted:
    """Learn from nine of ten games. With a teacher, a row is told less by the end of its game than by what the teacher
    thinks of the rows after it."""
    known = rows.known
    test = known[:, NUMBER].astype(np.int64) % TESTED == 0
    scale = float(np.abs(known[:, AHEAD:].min(axis=1)).mean()) + 0.001
    won, led = known[:, WIN], leads(known, scale)
    packed = encoding.packed(rows)
    inputs = encoding.inputs
    wins, ahead = (won, led) if teacher is None else returns(known, (won, led), teacher.model.predict(packed, inputs))
    model, curve = Model(inputs, seed, 1 + led.shape[1]), Curve([], [])
    learned_from = np.flatnonzero(~test)
    shown = learned_from[:: max(1, len(learned_from) // 20_000)]
    chance = np.random.default_rng(seed + 1)
    rates = pace(passes * max(1, len(learned_from) // BATCH))
    for _ in range(passes):
        order = chance.permutation(learned_from)
        for start in range(0, max(1, len(order) - BATCH + 1), BATCH):
            some = order[start : start + BATCH]
            x = model.array(unpacked(packed[some], inputs))
            model.learn(x, model.array(wins[some]), model.array(ahead[some]), next(rates))
        for who, errs in ((shown, curve.learned), (np.flatnonzero(test), curve.tested)):
            errs.append(errors(*model.predict(packed[who], inputs), won[who], led[who]))
    return Fitted(model, encoding, scale, curve, model.predict(packed, inputs), test)


def pace(steps: int) -> Iterator[float]:
    """Up for a third of the steps, then down to nothing."""
    for step in range(steps + 1):
        part = step / max(1, steps)
        yield RATE * (0.1 + 2.7 * part if part < 1 / 3 else 1.5 * (1 - part) + 0.001)
    while True:
        yield RATE * 0.001


def returns(known: Any, ends: tuple[Any, Any], thought: tuple[Any, Any]) -> tuple[Any, Any]:
    """λ-returns: backwards through each seat's rows of a game, a part of what came and a part of what was thought."""
    order = np.lexsort((known[:, MOVE], known[:, SEAT], known[:, NUMBER]))
    same = (np.diff(known[order][:, [NUMBER, SEAT]], axis=0) == 0).all(axis=1)
    found = (ends[0].copy(), ends[1].copy())
    for n in range(len(order) - 2, -1, -1):
        if same[n]:
            row, after = order[n], order[n + 1]
            for target, guess in zip(found, thought, strict=True):
                target[row] = LAMBDA * target[after] + (1 - LAMBDA) * guess[after]
    return found
