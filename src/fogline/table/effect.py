"""What an action would do, told before it is done, as far as its seat can know."""

from dataclasses import dataclass
from typing import Any, Final

from fogline.core.dealer import Dealer, ScriptError
from fogline.core.event import Event, named
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId, Seat
from fogline.core.match import Match

WORLDS: Final = (101, 202)
"""Seeds of the imagined worlds. They are fixed: what is foreseen depends on the view alone."""
MORE_WORLDS: Final = (303, 404, 505, 606, 707, 808)
"""Where something hidden would be shown, two worlds may agree by accident; so many hardly do."""


@dataclass(frozen=True)
class Effect:
    """The events that will surely follow, and whether more follows that nobody can foresee."""

    events: tuple[Event, ...]
    uncertain: bool


@dataclass(frozen=True)
class Trial:
    """What is told in one imagined world until chance is asked."""

    events: list[Event]
    stopped: bool
    shown: bool


class Foresight:
    """Tries actions in worlds that a seat could be in. Only its view is asked, never the true state."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.game: AnyGame = match.game
        self.seat = seat
        self.view = match.view(seat)
        self._worlds: dict[int, Any] = {}

    def _try(self, seed: int, action: ActionId) -> Trial:
        if seed not in self._worlds:
            self._worlds[seed] = self.game.imagine(self.view, Dealer(seed))
        dealer = Dealer(script=[])
        stopped = False
        try:
            self.game.apply(self.game.copy(self._worlds[seed]), self.seat, action, dealer)
        except ScriptError:
            stopped = True
        events = [self.game.hide(named(self.game.kinds, said), self.seat) for said in dealer.said]
        return Trial(events, stopped, dealer.shown)

    def effect(self, action: ActionId) -> Effect:
        trials = [self._try(seed, action) for seed in WORLDS]
        shown = any(trial.shown for trial in trials)
        if shown:
            trials += [self._try(seed, action) for seed in MORE_WORLDS]
        events = common([trial.events for trial in trials])
        if shown:
            # What others have hidden comes to light: of them nothing is foretold, even where all worlds agree.
            events = until(events, self.seat)
        return Effect(tuple(events), shown or any(trial != trials[0] or trial.stopped for trial in trials))


def common(told: list[list[Event]]) -> list[Event]:
    """What is the same in all worlds, from the beginning on."""
    same: list[Event] = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events):
            break
        same.append(events[0])
    return same


def until(events: list[Event], seat: Seat) -> list[Event]:
    """The events up to the first one about somebody else."""
    for n, event in enumerate(events):
        if event.args.get("seat", seat) != seat:
            return events[:n]
    return events


def foresee(match: Match, seat: Seat, actions: list[ActionId]) -> list[Effect]:
    """The effect of each of these legal actions."""
    foresight = Foresight(match, seat)
    return [foresight.effect(action) for action in actions]
