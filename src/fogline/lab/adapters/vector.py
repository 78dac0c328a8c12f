"""Many games at once as a Gymnasium vector environment: one call steps all of them in compiled code.

Without bots the learner answers for whoever is asked, which is self-play; with bots it has one seat. A game that ends
begins anew in the same step: the observation is already the next deal's.
"""

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.lab.adapters.layout import Floats
from fogline.lab.adapters.seating import Seating
from fogline.lab.batch import WAIT, Batch, Deals

METADATA: Final = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}


class VectorEnv(Base):
    """``num_envs`` games. With ``views=False`` nobody looks at the table: masks alone are many times as fast."""

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        bots: Sequence[str] = (),
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        views: bool = True,
        render_mode: None = None,
    ) -> None:
        self.num_envs, self.views, self.render_mode = num_envs, views, render_mode
        self.seating = Seating(game, seats if seats is not None or not bots else len(bots) + 1, options, reward)
        self.game, self.layout, self.actions = self.seating.game, self.seating.layout, self.seating.actions
        self.seat = seat % self.seating.seats
        others = [place for place in range(self.seating.seats) if place != self.seat] if bots else []
        self.bots = {place: make(self.game, bot) for place, bot in zip(others, cycle(bots), strict=False)}
        space = self.seating.space()
        self.single_observation_space = space if views else spaces.Dict({"action_mask": space["action_mask"]})
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._deal(0)

    def _deal(self, seed: int) -> None:
        """So many games from this seed on."""
        told, game = self.seating, self.game
        deals = Deals(game.rules, lambda dealer: game.setup(told.box, told.seats, told.options, dealer), game.result)
        self.batch = Batch(deals, self.num_envs, self.actions, seed)
        self.dice = Dealer(seed, quiet=True)
        self.masks: NDArray[np.int8] = np.frombuffer(self.batch.masks, np.int8).reshape(self.num_envs, self.actions)
        """1 for each legal action, game by game; the same memory all the time."""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal all games anew. The seed is one number: the games count on from it."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self._deal(int(self.np_random.integers(1 << 62)))
        self._others_play()
        return self._told(), self._infos()

    def step(self, actions: Any) -> tuple[dict[str, Any], Floats, NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Answer in every game. The reward is that of the seat which answered; ``infos["rewards"]`` has every seat's.
        An illegal action is a ValueError, and nothing is done."""
        acted = self.batch.seats[:]
        ended = self.batch.step(np.asarray(actions).tolist())
        ended += self._others_play()
        over = np.zeros(self.num_envs, np.bool_)
        if not ended:
            none = np.zeros(self.num_envs, np.float32)
            return self._told(), none, over, np.zeros(self.num_envs, np.bool_), self._infos()
        every = np.zeros((self.num_envs, self.seating.seats), np.float32)
        for game in ended:
            result = self.batch.results[game]
            assert result is not None
            every[game] = self.seating.rewards(result)
        over[ended] = True
        mine = every[np.arange(self.num_envs), acted]
        return self._told(), mine, over, np.zeros(self.num_envs, np.bool_), {**self._infos(), "rewards": every}

    def _others_play(self) -> list[int]:
        """Where there are bots: until the learner is asked in every game. The games that ended on the way."""
        ended: list[int] = []
        while self.bots and any(seat != self.seat for seat in self.batch.seats):
            ended += self.batch.step([self._choice(game, seat) for game, seat in enumerate(self.batch.seats)])
        return ended

    def _choice(self, game: int, seat: int) -> int:
        """What a bot does; nothing where the learner is asked."""
        if seat == self.seat:
            return WAIT
        bot = self.bots[seat]
        view = self.game.view(self.batch.states[game], seat) if bot.needs_view else None
        return int(bot.choose(view, self.batch.legal[game], self.dice))

    def _infos(self) -> dict[str, Any]:
        return {"seat": np.array(self.batch.seats, np.int64)}

    def _told(self) -> dict[str, Any]:
        told: dict[str, Any] = {"action_mask": self.masks.copy()}
        if self.views:
            asked = zip(self.batch.states, self.batch.seats, strict=True)
            told["observation"] = self.layout.arrays([self.game.view(state, seat) for state, seat in asked])
        return told
