"""Learns what a moment of skyline is worth, and beats the bot that it learned from: minutes on one core.

1. Two `casual` bots play; some of what they see is kept, with how each game ended for whoever saw it.
2. A weight for each thing seen is fitted by least squares: all there is to learn.
3. The learner tries each legal action in a few worlds imagined from its View, lets `casual` go on there for a few
   turns, and weighs what it would see then. What is best on average it does.

Only the weights change from point to point of the curve: it shows what more games have taught.

    pip install 'fogline[learn,fast]' && fogline compile && python examples/learn_skyline.py --plot curve.svg
"""

import argparse
from pathlib import Path
from time import process_time

import numpy as np

from fogline import Dealer
from fogline.bots.base import make
from fogline.bots.sheet import Sheet
from fogline.core.registry import find_game
from fogline.lab.rating import clear, sure_share
from fogline.lab.run import play, seed_of
from fogline.lab.survey import share as won
from fogline.lab.svg import curve

GAME = find_game("skyline")
BOX, OPTIONS = GAME.box(None), GAME.read_options({})
TEACHER = "casual"
KEPT = 12  # one view of so many is kept: neighbours in a game tell much the same
WORLDS, TURNS = 4, 4  # each action is tried in so many worlds, and played on until so many turns have begun
HELD_BACK = 300.0  # how strongly weights are drawn to 0 where few views speak for them


class Telling:
    """A View as a row of numbers: the sheet that skyline fills in for nets, its sets as bits."""

    def __init__(self):
        named, self.sheet = Sheet(named=True), Sheet()
        GAME.features(GAME.view(GAME.setup(BOX, 2, OPTIONS, Dealer(0)), 0), named)
        self.entry = np.array([n for n, (_, bits) in enumerate(named.layout) for _ in range(bits or 1)])
        self.bit = np.array([bit if bits else -1 for _, bits in named.layout for bit in range(bits or 1)])

    def __call__(self, view):
        self.sheet.clear()
        GAME.features(view, self.sheet)
        told = np.array(self.sheet.entries[: self.sheet.count])[self.entry]
        return np.where(self.bit < 0, told, told >> np.maximum(self.bit, 0) & 1).astype(np.float32)


TELL = Telling()


def worth(result, seat):
    """How a game ended for a seat: by how much, and whether it won."""
    margin = (result.scores[seat] - result.scores[1 - seat]) / (10 * GAME.words.unit)
    return float(np.clip(margin, -1, 1)) + won(result, seat) / 2 - 0.25


class Weights:
    """What a view is worth: a weight for each number told of it."""

    def __init__(self, rows=None, ends=None):
        self.weights, self.mean, self.scale, self.usual = np.zeros(len(TELL.bit)), 0.0, 1.0, 0.0
        if rows is not None:
            self.mean, self.scale, self.usual = rows.mean(0), rows.std(0) + 0.1, ends.mean()
            known = (rows - self.mean) / self.scale
            held = HELD_BACK * np.eye(len(self.weights), dtype=np.float32)
            self.weights = np.linalg.solve(known.T @ known + held, known.T @ (ends - self.usual))

    def __call__(self, rows):
        return (rows - self.mean) / self.scale @ self.weights + self.usual


class Learner:
    """A mind as any other: it is given a View, and the only states it ever holds are worlds that it imagines."""

    needs_view = True

    def __init__(self, value):
        self.value, self.teacher = value, make(GAME, TEACHER)

    def choose(self, view, legal, dealer):
        if len(legal) == 1:
            return legal[0]
        sums = np.zeros(len(legal))
        for _ in range(WORLDS):
            world, luck = GAME.imagine(view, dealer), dealer.below(1 << 30)  # the same luck for every action
            ahead = [self.ahead(GAME.copy(world), view.seat, action, Dealer(luck, quiet=True)) for action in legal]
            values = self.value(np.array([TELL(GAME.view(one, view.seat)) for one in ahead]))
            over = [None if GAME.waiting(one) else worth(GAME.result(one), view.seat) for one in ahead]
            sums += [value if end is None else end for value, end in zip(values, over, strict=True)]
        return legal[int(sums.argmax())]

    def ahead(self, world, seat, action, dealer):
        """The world some turns after this action."""
        GAME.apply(world, seat, action, dealer)
        turns, last = 0, seat
        while waiting := GAME.waiting(world):
            turns, last = turns + (waiting[0] != last), waiting[0]
            if turns == TURNS:
                break
            choice = self.teacher.choose(GAME.view(world, last), GAME.legal(world, last), dealer)
            GAME.apply(world, last, choice, dealer)
        return world


def watched(numbers, seed):
    """What was seen in these games of the teacher with itself, and how they ended for whoever saw it."""
    teacher, rows, ends = make(GAME, TEACHER), [], []
    for number in numbers:
        dealer, dice, seen = Dealer(seed_of(seed, number), quiet=True), Dealer(seed_of(seed, number, "dice")), []
        state = GAME.setup(BOX, 2, OPTIONS, dealer)
        while waiting := GAME.waiting(state):
            view = GAME.view(state, waiting[0])
            seen += [view] if dice.below(KEPT) == 0 else []
            GAME.apply(state, view.seat, teacher.choose(view, GAME.legal(state, view.seat), dice), dealer)
        rows += map(TELL, seen)
        ends += [worth(GAME.result(state), view.seat) for view in seen]
    return np.array(rows), np.array(ends, np.float32)


def meet(value, rival, deals, seed):
    """What the learner wins of a deal, how surely, and whether beyond doubt; a deal is played in both seatings."""
    got = []
    for deal in range(deals):
        seatings = (Learner(value), make(GAME, rival)), (make(GAME, rival), Learner(value))
        results = [play(GAME, BOX, OPTIONS, minds, seed_of(seed, deal)).result for minds in seatings]
        got.append(sum(won(result, seat) for seat, result in enumerate(results)) / 2)
    return sure_share(got), clear(got)


def main():
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument(
        "--games", type=int, nargs="+", default=[0, 100, 500, 2500, 10000], help="learned from, point by point"
    )
    ask.add_argument("--deals", type=int, default=200, help="of which each point is judged; each is two games")
    ask.add_argument("--seed", type=int, default=1906)
    ask.add_argument("--plot", type=Path, help="the curve as SVG")
    args = ask.parse_args()
    rows, ends, points, value = None, None, [], Weights()
    for before, games in zip([0, *args.games], args.games, strict=False):
        if games > before:
            more = watched(range(before, games), args.seed)
            rows, ends = more if rows is None else map(np.concatenate, zip((rows, ends), more, strict=True))
            value = Weights(rows, ends)
        share, _ = meet(value, TEACHER, args.deals, f"{args.seed} curve")
        points.append((games, share.value, share.low, share.high))
        told = f"{games:>6} games, {0 if rows is None else len(rows):>7} views: {share.value:>6.1%}"
        print(f"{told} ({share.low:.1%} … {share.high:.1%})  {'#' * round(40 * share.value)}", flush=True)
    for rival in (TEACHER, "strong"):
        share, sure = meet(value, rival, 2 * args.deals, f"{args.seed} fresh {rival}")
        told = f"{share.value:.1%} of the points against {rival} ({share.low:.1%} … {share.high:.1%})"
        print(f"{told}, {2 * args.deals} fresh deals; clear at 95 %: {'yes' if sure else 'no'}", flush=True)
    print(f"{process_time():.0f} s of processor time")
    if args.plot:
        title = f"Share of the points against {TEACHER}, by games learned from"
        args.plot.write_text(curve(title, points, ".0%", even=True), encoding="utf-8")


if __name__ == "__main__":
    main()
