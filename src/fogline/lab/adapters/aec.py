"""A game as a PettingZoo environment: every seat is an agent, asked in turn."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from fogline.core.dealer import Dealer
from fogline.core.registry import find_game
from fogline.lab.adapters.layout import Layout, layout_of, mask, rewards


def observation_space(layout: Layout, actions: int) -> spaces.Dict:
    """What a seat is told: its view as an array, and which actions are legal."""
    low, high = np.iinfo(np.int64).min, np.iinfo(np.int64).max
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, (layout.size,), np.int64),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class GameEnv(AECEnv):
    """Seats that choose at the same time are asked one after the other; nobody is shown what is sealed."""

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self.game = find_game(game)
        self.seats = seats if seats is not None else self.game.seats[0]
        self.game.check_seats(self.seats)
        self.options = self.game.read_options(options or {})
        self.box = self.game.box(None)
        self.actions = len(self.box.actions)
        self.layout = layout_of(game, self.seats, self.options)
        self.metadata = {"name": f"fogline_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.seats)]
        shape = observation_space(self.layout, self.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, shape)
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.dealer = Dealer(seed if seed is not None else secrets.randbits(63), quiet=True)
        self.state = self.game.setup(self.box, self.seats, self.options, self.dealer)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Turn to whoever is asked next, or end."""
        waiting = self.game.waiting(self.state)
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
            return
        result = self.game.result(self.state)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = rewards(result)[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"score": result.scores[seat] / self.game.words.unit, "place": result.places[seat]}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.layout.array(self.game.view(self.state, seat)),
            "action_mask": mask(self.actions, self.game.legal(self.state, seat)),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        if action not in self.game.legal(self.state, seat):
            raise ValueError(f"{agent}: action {action} is not legal; see action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.apply(self.state, seat, int(action), self.dealer)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn: ``fogline replay`` and the browser do that."""

    def close(self) -> None:
        """Nothing is kept open."""
