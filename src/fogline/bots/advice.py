"""Advice as values: the best three of what can be done, how good each is, and what it is good for.

Hints tell it in sentences, lessons and reviews reckon with it. It needs one View and no more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fogline.bots.thinker import Thinker, Thought
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId
from fogline.core.text import Aim, Speaker


@dataclass(frozen=True)
class Advice:
    """One action: how it does in imagined games."""

    action: ActionId
    games: int
    """In how many it was tried."""
    win: float
    """The chance to win, from 0 to 1; who ties has a share."""
    margin: float
    """To the best of the others on average, in units of the score."""
    error: float
    """One standard error of the margin: for the first, of its own; for others, of how far theirs is from that."""
    aim: Aim | None
    """What it is good for: ``Speaker.aim`` tells it."""


def advise(
    mind: Thinker, view: Any, legal: Sequence[ActionId], dealer: Dealer, also: Sequence[ActionId] = ()
) -> tuple[Advice, ...]:
    """What this mind would do, then the next best; among them, in any case, those that are asked about."""
    return advised(mind.game, view, mind.think(view, legal, dealer, also))


def advised(game: AnyGame, view: Any, thought: Thought) -> tuple[Advice, ...]:
    """A thought with what each action is good for. Where nothing was compared there are no figures, and no advice."""
    return tuple(
        Advice(one.action, one.games, one.wins, one.margin, one.error, aim_of(game, view, one.action))
        for one in thought.options
    )


MUCH: Final = 0.08
"""What a turn must lose of the chance to win before anybody is asked whether they are sure."""
CLEARLY: Final = 2.0
"""How many standard errors its margin must be behind."""


def loss(thought: Thought, action: ActionId) -> tuple[float, float] | None:
    """What an action loses beside the best one, in units of the score and in the chance to win; None where that is
    little, or may be luck."""
    mine = next((one for one in thought.options if one.action == action), None)
    if mine is None or thought.action == action:
        return None
    best = thought.options[0]
    units, chance = best.margin - mine.margin, best.wins - mine.wins
    return (units, chance) if units > CLEARLY * mine.error and chance >= MUCH else None


def aim_of(game: AnyGame, view: Any, action: ActionId) -> Aim | None:
    """What an action is good for, where its game says so."""
    return game.aim(view, action) if game.aim is not None else None


def told_aims(game: AnyGame, view: Any, thought: Thought, speaker: Speaker) -> dict[ActionId, str]:
    """The same in words for all that was compared, for ``why``."""
    actions = dict.fromkeys((thought.action, *(one.action for one in thought.options)))
    return {action: speaker.aim(aim_of(game, view, action)) for action in actions}
