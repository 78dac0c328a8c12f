"""Today's minds against those of an earlier commit, on the same deals in every seating.

.venv/bin/python bench/against.py 6b65070 skyline --seats 2 --now expert:seconds=0.05 --deals 20

The earlier tree plays beside today's, move by move, from the same seed: at one move in ten, and at all of the first
deal, both must find the same actions legal. Seconds of both are the processor's; how long each thought is printed.
Both are compiled first where they are not (build/versions keeps the earlier one).
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from math import inf
from pathlib import Path
from time import thread_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench.versions import python, unpacked

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.protocols import Mind
from fogline.core.registry import find_game
from fogline.lab.ladder import points, seatings
from fogline.lab.rating import sure_share
from fogline.lab.run import seed_of
from fogline.lab.sure import sums

CHECKED = 10
"""One move of so many is looked at in both trees, after the first deal."""

# Runs in the earlier tree: one line is asked, one line answers.
BEFORE = """
import json, sys, time
time.perf_counter = time.thread_time
from fogline import fast
from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.registry import games
game = games()[sys.argv[1]]
box, minds, spent, thoughts = game.box(None), {}, 0.0, 0
print(json.dumps("compiled" if fast.active() else "pure"), flush=True)
for line in sys.stdin:
    what, *told = json.loads(line)
    answer = None
    if what == "deal":
        seats, seed, dice = told
        dealer = Dealer(seed)
        state = game.setup(box, seats, game.read_options({}), dealer)
        minds = {seat: (make(game, sys.argv[2]), Dealer(one)) for seat, one in dice}
    elif what == "act":
        seat, words = told
        game.apply(state, seat, box.ids[words], dealer)
    elif what == "legal":
        answer = [box.actions[action].words for action in game.legal(state, told[0])]
    elif what == "choose":
        mind, dice = minds[told[0]]
        view, legal = game.view(state, told[0]), game.legal(state, told[0])
        begin = time.thread_time()
        action = mind.choose(view, legal, dice)
        answer = [box.actions[action].words, time.thread_time() - begin]
    print(json.dumps(answer), flush=True)
"""


class Before:
    """The earlier tree, in a process of its own."""

    def __init__(self, root: Any, game: str, spec: str) -> None:
        there = os.environ | {"PYTHONPATH": str(root / "src"), "FOGLINE_PURE": ""}
        command = [sys.executable, "-c", BEFORE, game, spec]
        self.process = subprocess.Popen(
            command, env=there, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.build = self._answer()

    def ask(self, *words: Any) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())


class Match:
    """One game at both tables."""

    def __init__(self, asked: argparse.Namespace, before: Before, seating: Sequence[int], number: int) -> None:
        self.game, self.before, self.seating = find_game(asked.game), before, seating
        self.box = self.game.box(None)
        seed = seed_of(asked.seed, number)
        self.dealer = Dealer(seed)
        self.state = self.game.setup(self.box, asked.seats, self.game.read_options({}), self.dealer)
        self.dice = [Dealer(seed_of(seed, seat)) for seat in range(asked.seats)]
        self.minds: list[Mind[Any]] = [make(self.game, asked.now) for _ in seating]
        theirs = [(seat, seed_of(seed, seat)) for seat, who in enumerate(seating) if who]
        before.ask("deal", asked.seats, seed, theirs)
        self.every = 1 if number == 0 else CHECKED
        self.spent = [0.0, 0.0]
        self.thoughts = [0, 0]

    def play(self) -> Any:
        game, moves = self.game, 0
        while waiting := game.waiting(self.state):
            seat = waiting[0]
            legal = game.legal(self.state, seat)
            if moves % self.every == 0:
                mine = sorted(self.box.actions[action].words for action in legal)
                assert mine == sorted(self.before.ask("legal", seat)), f"the two trees differ after {moves} moves"
            action = legal[0] if len(legal) == 1 else self.choose(seat, legal)
            game.apply(self.state, seat, action, self.dealer)
            self.before.ask("act", seat, self.box.actions[action].words)
            moves += 1
        return game.result(self.state)

    def choose(self, seat: int, legal: list[int]) -> int:
        who = self.seating[seat]
        self.thoughts[who] += 1
        if who:
            words, seconds = self.before.ask("choose", seat)
            self.spent[1] += seconds
            return int(self.box.ids[words])
        begin = thread_time()
        action = self.minds[seat].choose(self.game.view(self.state, seat), legal, self.dice[seat])
        self.spent[0] += thread_time() - begin
        return int(action)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", help="the earlier commit")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--now", default="expert")
    parser.add_argument("--before", dest="spec", default="expert:seconds=0.05")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=9902)
    parser.add_argument("--seconds", type=float, default=inf, help="no deal begins after so many of the processor")
    asked = parser.parse_args()
    root = unpacked(asked.before)
    python(root, "-m", "fogline", "compile", told=False)
    before = Before(root, asked.game, asked.spec)
    print(f"{asked.now} over {asked.before} {asked.spec} ({before.build})")
    shares, ahead, spent, thoughts = [], [], [0.0, 0.0], [0, 0]
    unit = find_game(asked.game).words.unit
    for number in range(asked.deals):
        if sum(spent) > asked.seconds:
            break
        got, margins = [], []
        played = seatings(asked.seats)
        for seating in played:
            match = Match(asked, before, seating, number)
            result = match.play()
            got.append(points(result, seating))
            mine, theirs = ([s for s, who in zip(result.scores, seating, strict=True) if who == one] for one in (0, 1))
            margins.append((sum(mine) / len(mine) - sum(theirs) / len(theirs)) / unit)
            for who in (0, 1):
                spent[who] += match.spent[who]
                thoughts[who] += match.thoughts[who]
        shares.append(sum(got) / len(got))
        ahead.append(sum(margins) / len(margins))
        share, margin = sure_share(shares), sums(ahead).sure()
        times = " to ".join(f"{1000 * s / max(1, n):.0f} ms" for s, n in zip(spent, thoughts, strict=True))
        print(
            f"{number + 1} deals: {100 * share.value:.1f} % ({100 * share.low:.0f} … {100 * share.high:.0f}), "
            f"{margin.value:+.1f} ({margin.low:+.1f} … {margin.high:+.1f}) a game, {times} a decision",
            flush=True,
        )


if __name__ == "__main__":
    main()
