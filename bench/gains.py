"""What a search gains by how far it looks: decisions of quick games, the guide's actions compared in many worlds.

python bench/gains.py skyline --seats 4 --horizons 8,16,24 (compiled; needs numpy)

For each horizon of the net, and for whole playouts: what an imagined game costs; how far its differences spread; how
far its worths agree with those of whole playouts (and would with any number of those); how much more it tells in the
same time; and what the action that a race chooses within a budget gains over the guide's, in thousandths of the
payoff: by worlds of the same horizon that did not choose it, and by whole playouts (with --whole 0 there are none,
which is much quicker). "The best" is what half of all worlds choose, judged by the others. Races are drawn from worlds
that were played once, so a budget costs nothing.
"""

import argparse
from dataclasses import dataclass
from math import sqrt
from time import thread_time
from typing import Any

import numpy as np

from fogline.bots.levels import guide
from fogline.bots.search import SEEDS, Search
from fogline.bots.settings import Calls, Settings
from fogline.bots.thinker import CURIOUS, DOUBT, DOUBT_BY_NET, WINS, calls_of
from fogline.bots.weights import find
from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.registry import find_game

NEVER = 10**9
"""A tree that never widens is none: later moments are the guide's."""
ONE_IN = 8
"""Which decisions are looked at, so that they come from many games."""
DROP_FROM = 5
BUDGETS = (100, 300, 600, 1000, 3000)
RULES = ((1.0, DOUBT), (2.0, DOUBT), (2.0, DOUBT_BY_NET))
"""By how many errors behind an action is dropped, and by how many ahead another must be in the end."""
RACES = 8


@dataclass
class Way:
    """How far imagined games go, and what they cost."""

    horizon: int
    """0: to the end."""
    worlds: int
    seconds: float = 0.0
    games: int = 0


def ahead(game: AnyGame, calls: Calls, state: Any, seat: int, seats: int, way: Way, width: int, luck: int) -> Any:
    """World by world, how much better each action did than the guide's, which is the first."""
    view = game.view(state, seat)
    settings = Settings(width, DOUBT, WINS, NEVER, CURIOUS)
    if way.horizon:
        settings.net, settings.horizon = find(game, view.box, seats, 1).net, way.horizon
        assert settings.net, "there is no net for so many seats: FOGLINE_NETS names a folder with one"
    search = Search(calls, settings, view, seat, seats, len(view.box.actions))
    search.line_up(list(game.rules.listed(state, seat, Choices())), width, Dealer(luck, None, True))
    dealer, before, rows = Dealer(luck, None, True), [0.0] * len(search.edges), []
    begin = thread_time()
    for _ in range(way.worlds):
        search.compare(search.edges, int(dealer.below(SEEDS)), 0.0)
        now = [edge.ahead for edge in search.edges]
        rows.append([a - b for a, b in zip(now, before, strict=True)])
        before = now
    way.seconds += thread_time() - begin
    way.games += way.worlds * len(search.edges)
    return np.array(rows)


def decisions(game: AnyGame, seats: int, many: int, ways: list[Way], width: int, seed: int) -> list[list[Any]]:
    """For each decision and each way, what ``ahead`` tells."""
    mind = guide(game)
    calls = calls_of(game, mind)
    dice, box = Dealer(seed), game.box(None)
    found: list[list[Any]] = []
    while len(found) < many:
        dealer = Dealer(int(dice.below(SEEDS)))
        state = game.setup(box, seats, game.read_options({}), dealer)
        while game.waiting(state) and len(found) < many:
            seat = game.waiting(state)[0]
            legal = list(game.rules.listed(state, seat, Choices()))
            if len(legal) > 1 and dice.below(ONE_IN) == 0:
                luck = int(dice.below(SEEDS))
                found.append([ahead(game, calls, state, seat, seats, way, width, luck) for way in ways])
            game.apply(state, seat, mind.choose(game.view(state, seat), legal, dice), dealer)
    return found


def race(worlds: Any, budget: int, rule: tuple[float, float], draw: Any) -> tuple[int, int]:
    """Which action a race of the search chooses that is drawn from these worlds, and how many games it took."""
    live, used, rows = np.arange(worlds.shape[1]), 0, []
    drop, doubt = rule
    for world in draw.permutation(len(worlds)):
        if len(live) < 2 or used + len(live) > budget:
            break
        rows.append(worlds[world])
        used += len(live)
        if len(rows) >= DROP_FROM:
            some = np.array(rows)[:, live]
            lead, error = some.mean(0), some.std(0) / sqrt(len(rows) - 1)
            live = live[(live == 0) | (lead + drop * error > 0)]
    some = np.array(rows)[:, live]
    surely = some.mean(0) - doubt * some.std(0) / sqrt(max(1, len(rows) - 1))
    surely[0] = 0.0
    return int(live[surely.argmax()]), used


def gains(found: list[list[Any]], nth: int, last: int, budget: int, rule: tuple[float, float]) -> str:
    """What is gained by what is chosen by the nth way: by that way's other worlds, and by whole playouts."""
    draw, by_itself, by_whole, games = np.random.default_rng(1), [], [], []
    for rows in found:
        for _ in range(RACES):
            chosen, judged = np.array_split(draw.permutation(rows[nth]), 2)
            action, used = race(chosen, budget, rule, draw)
            games.append(used)
            by_itself.append(judged.mean(0)[action])
            by_whole.append(rows[last].mean(0)[action])
    told = f"{mean(by_itself, len(found))} ({np.mean(games):.0f} games)"
    return told if nth == last else f"{told}, by whole games {mean(by_whole, len(found))}"


def mean(values: list[float], decisions: int) -> str:
    """In thousandths, with what it may be off by: races of one decision are no news."""
    each = np.array(values).reshape(decisions, -1).mean(1)
    return f"{1000 * each.mean():+.1f} ± {1960 * each.std() / sqrt(decisions):.1f}"


def best(found: list[list[Any]], nth: int) -> str:
    """What the best action by half of the worlds gains by the other half, either way round."""
    values: list[float] = []
    for rows in found:
        one, other = (half.mean(0) for half in np.array_split(rows[nth], 2))
        values += [other[one.argmax()], one[other.argmax()]]
    return mean(values, len(found))


def spread(found: list[list[Any]], nth: int) -> float:
    """The mean variance of what an action did better than the guide's in one world."""
    return float(np.mean(np.concatenate([rows[nth].var(0)[1:] for rows in found])))


def told(found: list[list[Any]], ways: list[Way]) -> None:
    for nth, way in enumerate(ways):
        cost, varies = way.seconds / way.games, spread(found, nth)
        line = f"horizon {way.horizon or 'none'}: {1000 * cost:.3f} ms a game, differences ± {sqrt(varies):.3f}"
        print(line + (agreement(found, ways, nth) if ways[-1].horizon == 0 else ""))
        print(f"  the best: {best(found, nth)}")
        for budget in BUDGETS:
            for rule in RULES:
                head = f"  {budget:5} games, drop={rule[0]:g} doubt={rule[1]:g}: "
                print(head + gains(found, nth, len(ways) - 1, budget, rule), flush=True)


def agreement(found: list[list[Any]], ways: list[Way], nth: int) -> str:
    """How far worths agree with those of so many whole playouts, and with any number of them; how much more they
    tell in the same time."""
    truth = np.concatenate([rows[-1].mean(0)[1:] for rows in found])
    last, whole = ways[-1], spread(found, -1)
    sure = sqrt(max(0.01, 1 - whole / last.worlds / truth.var()))
    worths = np.concatenate([rows[nth].mean(0)[1:] for rows in found])
    agrees = np.corrcoef(worths, truth)[0, 1]
    dear = [way.seconds / way.games * spread(found, at) for at, way in ((nth, ways[nth]), (-1, last))]
    much = f"{dear[1] / dear[0]:.0f} times as much in the same time"
    return f", agreement {agrees:.2f} ({min(1, agrees / sure):.2f}), {much}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=50)
    parser.add_argument("--horizons", default="8,16")
    parser.add_argument("--worlds", type=int, default=500)
    parser.add_argument("--whole", type=int, help="worlds that are played to their end; otherwise twice as many")
    parser.add_argument("--width", type=int, default=8)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    ways = [Way(int(horizon), asked.worlds) for horizon in asked.horizons.split(",")]
    whole = 2 * asked.worlds if asked.whole is None else asked.whole
    if whole:
        ways.append(Way(0, whole))
    told(decisions(find_game(asked.game), asked.seats, asked.decisions, ways, asked.width, asked.seed), ways)


if __name__ == "__main__":
    main()
