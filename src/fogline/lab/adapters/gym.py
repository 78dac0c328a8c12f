"""A game as a Gymnasium environment: one seat against bots."""

import warnings
from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any

import gymnasium
from gymnasium import spaces

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.text import Speaker
from fogline.lab.adapters.seating import RENDERS, Seating
from fogline.lab.answers import Asked, warning


class SeatEnv(gymnasium.Env):
    """The learner sits at ``seat``; the bots sit around it in their order, again and again where there are fewer than
    seats. An illegal action ends the game with a reward of -1."""

    metadata: dict[str, Any] = {"render_modes": list(RENDERS), "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("greedy",),
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        seats: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.seating = Seating(game, seats if seats is not None else len(bots) + 1, options, reward)
        self.game, self.layout, self.render_mode = self.seating.game, self.seating.layout, render_mode
        self.seat = seat % self.seating.seats
        self.observation_space = self.seating.space()
        self.action_space = spaces.Discrete(self.seating.actions)
        others = [place for place in range(self.seating.seats) if place != self.seat]
        if others and not bots:
            raise ValueError("somebody must sit in the other seats: bots=[…]")
        self.names = dict(zip(others, cycle(bots), strict=False))
        self.bots = {place: Asked(make(self.game, bot)) for place, bot in self.names.items()}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and play until the learner is asked."""
        super().reset(seed=seed)
        own = int(self.np_random.integers(1 << 62))
        self.dealer = Dealer(own, quiet=True)
        self.dice = Dealer(own + 1, quiet=True)
        self.state = self.game.setup(self.seating.box, self.seating.seats, self.seating.options, self.dealer)
        self._others_play()
        return self.seating.told(self.state, self.seat), {}

    def _others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        while (waiting := self.game.waiting(self.state)) and self.seat not in waiting:
            place = waiting[0]
            legal = self.game.legal(self.state, place)
            bot = self.bots[place]
            known = bot.answers.fallbacks
            choice = bot.choose(self.game.view(self.state, place), legal, self.dice)
            if bot.answers.fallbacks and not known:
                warnings.warn(warning(self.names[place], bot.answers, Speaker("en")), stacklevel=3)
            self.game.apply(self.state, place, choice, self.dealer)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's answer, and what the bots do until it is asked again."""
        if int(action) not in self.game.legal(self.state, self.seat):
            return self.seating.told(self.state, self.seat), -1.0, True, False, {"illegal": True}
        self.game.apply(self.state, self.seat, int(action), self.dealer)
        self._others_play()
        told = self.seating.told(self.state, self.seat)
        if self.game.waiting(self.state):
            return told, 0.0, False, False, {}
        result = self.game.result(self.state)
        return told, self.seating.rewards(result)[self.seat], True, False, self.seating.about(result, self.seat)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return self.seating.drawn(self.state, self.seat, self.render_mode)
