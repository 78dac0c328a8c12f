"""Where puzzles come from: moments of bots' games, looked at more and more closely as long as they look like one.

First a few imagined games that a net cuts short, then whole ones for the few best actions, then many whole ones with
other chance for every legal action: only what those show is kept. A mind is told one View; so is whoever solves it.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from statistics import fmean
from typing import Any, Final

from fogline.bots.base import make
from fogline.bots.levels import guide
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId
from fogline.core.match import Match
from fogline.core.registry import find_game
from fogline.lab.race import Gap, Race, Runner, gap
from fogline.lab.run import seed_of
from fogline.learn.puzzles import Cost, Puzzle, position_of

LEAST: Final = 3
"""Fewer legal actions are no puzzle."""
FEW: Final = 4
"""Actions that are looked at a second time, and those that are obvious."""
DICE: Final = 4
"""How often the quick mind is asked for what is obvious: it may throw dice."""
SOLVERS: Final = {"novice": 12, "casual": 12, "search:iters=60": 4, "search:iters=200:net=1": 4}
"""Who tries each puzzle, and how often: it is as hard as it is seldom found."""
EASIEST: Final = 700
BY_SOLVERS: Final = 900
BY_GAP: Final = 300
"""A rating: of what all find, what nobody adds, what a gap adds that is hardly to be seen."""
WIDE: Final = 0.3
"""A gap in the chance to win that is plain to see."""


@dataclass(frozen=True)
class Plan:
    """What is looked at, and when it is a puzzle. ``margin`` and ``win`` are in standard errors."""

    game: str
    seats: int
    seed: int = 0
    bots: str = "strong"
    moments: int = 24
    """Of one game at most; it is left with its first puzzle."""
    late: float = 0.4
    """The part of a game before which nothing is looked at: so early nearly everything is still open."""
    glance: int = 24
    """Worlds of the first look."""
    mined: int = 160
    """Worlds of the second look."""
    verified: int = 800
    """Worlds of the last one."""
    margin: float = 3.5
    win: float = 3.0
    chance: float = 0.04
    """What the best must add to the chance to win."""


@dataclass(frozen=True)
class Moment:
    """One seat is asked; what it sees, and what it may do."""

    number: int
    view: Any
    legal: list[ActionId]


@dataclass(frozen=True)
class Mined:
    """One game that was looked at: how many moments of it, and its puzzle if there was one."""

    number: int
    moments: int
    puzzle: Puzzle | None


def games(plan: Plan, numbers: Sequence[int]) -> list[Mined]:
    """These games of a plan, in whichever process this is."""
    return [mine(plan, number) for number in numbers]


def mine(plan: Plan, number: int) -> Mined:
    """One game of a plan; the same wherever it is looked at."""
    game = find_game(plan.game)
    found = list(moments(game, plan, number))
    first = int(plan.late * len(found))
    rest, dice, seen = found[first:], Dealer(seed_of(plan.seed, number, "order")), 0
    while rest and seen < plan.moments:
        moment = rest.pop(int(dice.below(len(rest))))
        seen += 1
        puzzle = examined(game, plan, moment, seed_of(plan.seed, number, moment.number))
        if puzzle is not None:
            about = {"game": number, "move": moment.number, **puzzle.found}
            return Mined(number, seen, Puzzle(**{**fields(puzzle), "found": about}))
    return Mined(number, seen, None)


def fields(puzzle: Puzzle) -> dict[str, Any]:
    return {name: getattr(puzzle, name) for name in puzzle.__dataclass_fields__}


def moments(game: AnyGame, plan: Plan, number: int) -> Iterator[Moment]:
    """Where one seat alone has enough to choose from, in a game that bots play. Sealed choices are no puzzles."""
    box, seed = game.box(None), seed_of(plan.seed, number)
    dealer, dice = Dealer(seed, quiet=True), Dealer(seed_of(plan.seed, number, "dice"), quiet=True)
    state = game.setup(box, plan.seats, game.read_options({}), dealer)
    mind, moves = make(game, plan.bots), 0
    while waiting := game.waiting(state):
        view, legal = game.view(state, waiting[0]), game.legal(state, waiting[0])
        if len(waiting) == 1 and len(legal) >= LEAST:
            yield Moment(moves, view, legal)
        game.apply(state, waiting[0], mind.choose(view, legal, dice), dealer)
        moves += 1


def examined(game: AnyGame, plan: Plan, moment: Moment, seed: int) -> Puzzle | None:
    """The puzzle of a moment, if it is one."""
    view, legal = moment.view, moment.legal
    quick = guide(game)
    obvious = {quick.choose(view, legal, Dealer(nth)) for nth in range(DICE)}
    race = Race(game, view, legal, seed, net=True)
    race.run(plan.glance // 3, 1.5)
    if race.best.action in obvious:
        return None  # most moments are like that, and this is soon seen
    race.run(plan.glance - plan.glance // 3, 1.5)
    best = race.best.action
    if best in obvious or not gap(race.best, race.next_best).clear(1.0, 1.0):
        return None
    if not again(game, plan, moment, race, obvious, seed + 1):
        return None
    last = Race(game, view, legal, seed + 2)
    last.run(plan.mined, 3.0)
    if last.best.action != best or not gap(last.best, last.next_best).clear(plan.margin / 3, plan.win / 3):
        return None
    last.run(plan.verified - plan.mined, 4.0)
    ahead = gap(last.best, last.next_best)
    if last.best.action != best or not ahead.clear(plan.margin, plan.win) or ahead.win < plan.chance:
        return None
    return made(game, plan, moment, last, ahead, seed + 3)


def again(game: AnyGame, plan: Plan, moment: Moment, first: Race, obvious: set[ActionId], seed: int) -> bool:
    """Whether the best one stays the best in whole games, among those that came near and those that are obvious."""
    best = first.best
    near = sorted(first.runners, key=lambda one: gap(best, one).margin if one is not best else -1.0)[:FEW]
    race = Race(game, moment.view, list(dict.fromkeys([*(one.action for one in near), *obvious])), seed)
    for worlds, errors in ((plan.mined // 4, 0.5), (plan.mined - plan.mined // 4, 2.0)):
        race.run(worlds, 3.0)
        if race.best.action != best.action or not gap(race.best, race.next_best).clear(errors, errors / 2):
            return False
    return True


def made(game: AnyGame, plan: Plan, moment: Moment, race: Race, ahead: Gap, seed: int) -> Puzzle | None:
    """The puzzle as it is kept. None where a position cannot say what the seat knows: then it is left."""
    view, best, actions = moment.view, race.best, moment.view.box.actions
    state = game.position(game.imagine(view, Dealer(seed, quiet=True)))
    name = sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()[:8]
    sure = {key: round(value, 4) for key, value in asdict(ahead).items()}
    puzzle = Puzzle(
        name=name,
        seats=plan.seats,
        seat=view.seat,
        theme=type(actions[best.action]).__name__,
        rating=rating(game, moment, best.action, ahead),
        best=actions[best.action].words,
        chance=round(fmean(best.wins), 3),
        margin=round(fmean(best.margins), 2),
        costs={actions[one.action].words: cost(best, one) for one in race.runners if one is not best},
        state=state,
        options={},
        found={"worlds": race.worlds, "next": actions[race.next_best.action].words, **sure},
    )
    match = Match.at(position_of(game, puzzle), view.box, 0)
    same = match.view(view.seat) == view and match.legal_ids(view.seat) == moment.legal
    return puzzle if same else None


def cost(best: Runner, other: Runner) -> Cost:
    behind = gap(best, other)
    return Cost(round(max(0.0, behind.margin), 2), round(max(0.0, behind.win), 3), len(other.margins))


def rating(game: AnyGame, moment: Moment, best: ActionId, ahead: Gap) -> int:
    """How hard it is: how seldom bots find it, and how small the gap is."""
    found = 0.0
    for spec, times in SOLVERS.items():
        mind = make(game, spec)
        chosen = [mind.choose(moment.view, moment.legal, Dealer(nth)) for nth in range(times)]
        found += chosen.count(best) / times / len(SOLVERS)
    near = 1.0 - min(1.0, ahead.win / WIDE)
    return round(EASIEST + BY_SOLVERS * (1.0 - found) + BY_GAP * near)
