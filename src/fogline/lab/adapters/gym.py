"""A game as a Gymnasium environment: one seat against bots."""

import warnings
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.lab.adapters.aec import observation_space
from fogline.lab.adapters.layout import layout_of, mask, rewards
from fogline.lab.answers import Asked, warning


class SeatEnv(gymnasium.Env):
    """The learner sits at ``seat``; the bots sit around it in their order. An illegal action loses at once."""

    def __init__(
        self, game: str, bots: Sequence[str] = ("greedy",), seat: int = 0, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game = find_game(game)
        self.seats = len(bots) + 1
        self.game.check_seats(self.seats)
        self.seat = seat % self.seats
        self.options = self.game.read_options(options or {})
        self.box = self.game.box(None)
        self.actions = len(self.box.actions)
        self.layout = layout_of(game, self.seats, self.options)
        self.observation_space = observation_space(self.layout, self.actions)
        self.action_space = spaces.Discrete(self.actions)
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self.bots = {place: Asked(make(self.game, bot)) for place, bot in zip(others, bots, strict=True)}
        self.names = dict(zip(others, bots, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        own = int(self.np_random.integers(1 << 62))
        self.dealer = Dealer(own, quiet=True)
        self.dice = Dealer(own + 1, quiet=True)
        self.state = self.game.setup(self.box, self.seats, self.options, self.dealer)
        self._others_play()
        return self._told(), {}

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

    def _told(self) -> dict[str, Any]:
        return {
            "observation": self.layout.array(self.game.view(self.state, self.seat)),
            "action_mask": mask(self.actions, self.game.legal(self.state, self.seat)),
        }

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if int(action) not in self.game.legal(self.state, self.seat):
            return self._told(), -1.0, True, False, {"illegal": True}
        self.game.apply(self.state, self.seat, int(action), self.dealer)
        self._others_play()
        if self.game.waiting(self.state):
            return self._told(), 0.0, False, False, {}
        result = self.game.result(self.state)
        about = {"score": result.scores[self.seat] / self.game.words.unit, "place": result.places[self.seat]}
        return self._told(), rewards(result)[self.seat], True, False, about
