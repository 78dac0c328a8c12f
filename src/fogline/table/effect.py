"""What an action would do, told before it is done, as far as its seat can know."""

from dataclasses import dataclass

from fogline.core.dealer import Dealer, ScriptError
from fogline.core.event import Event, named
from fogline.core.ids import ActionId, Seat
from fogline.core.match import AnyGame, Match

WORLDS = (101, 202)
"""Seeds of the imagined worlds. They are fixed: what is foreseen depends on the view alone."""


@dataclass(frozen=True)
class Effect:
    """The events that will surely follow, and whether more follows that nobody can foresee."""

    events: tuple[Event, ...]
    uncertain: bool


def foresee(match: Match, seat: Seat, actions: list[ActionId]) -> list[Effect]:
    """The effect of each of these legal actions. Only the seat's view is asked, never the true state."""
    view = match.view(seat)
    worlds = [match.game.imagine(view, Dealer(seed)) for seed in WORLDS]
    return [_common(*[_try(match.game, world, seat, action) for world in worlds]) for action in actions]


def _try(game: AnyGame, world: object, seat: Seat, action: ActionId) -> tuple[list[Event], bool]:
    """What is told in one imagined world until chance is asked."""
    dealer = Dealer(script=[])
    stopped = False
    try:
        game.apply(game.copy(world), seat, action, dealer)
    except ScriptError:
        stopped = True
    return [game.hide(named(game.kinds, said), seat) for said in dealer.said], stopped


def _common(one: tuple[list[Event], bool], other: tuple[list[Event], bool]) -> Effect:
    """What is the same in both worlds, from the beginning on."""
    same: list[Event] = []
    for mine, theirs in zip(one[0], other[0], strict=False):
        if mine != theirs:
            break
        same.append(mine)
    return Effect(tuple(same), one != other or one[1])
