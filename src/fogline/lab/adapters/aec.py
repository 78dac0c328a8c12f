"""A game as a PettingZoo environment: every seat is an agent, asked in turn."""

import secrets
from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from fogline.core.dealer import Dealer
from fogline.lab.adapters.layout import Floats, mask
from fogline.lab.adapters.seating import RENDERS, Seating


class GameEnv(AECEnv):
    """Seats that choose at the same time are asked one after the other; nobody is shown what is sealed. An agent's
    observation is its view as an array; ``infos[agent]["action_mask"]`` of who is asked tells what is legal."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.seating = Seating(game, seats, options, reward)
        self.game, self.layout = self.seating.game, self.seating.layout
        self.metadata = {
            "name": f"fogline_{game}_v0",
            "render_modes": list(RENDERS),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.seating.seats)]
        self.observation_spaces = {agent: self.seating.space()["observation"] for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.seating.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The game's finite table of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.dealer = Dealer(seed if seed is not None else secrets.randbits(63), quiet=True)
        self.state = self.game.setup(self.seating.box, self.seating.seats, self.seating.options, self.dealer)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def _ask(self) -> None:
        """Turn to whoever is asked next, or end."""
        waiting = self.game.waiting(self.state)
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
            self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
            legal = self.game.legal(self.state, waiting[0])
            self.infos[self.agent_selection]["action_mask"] = mask(self.seating.actions, legal)
            return
        result = self.game.result(self.state)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self.seating.rewards(result)[seat]
            self.terminations[agent] = True
        self.infos = {agent: self.seating.about(result, seat) for seat, agent in enumerate(self.possible_agents)}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Floats:
        """What this agent's seat may know."""
        return self.layout.array(self.game.view(self.state, self.possible_agents.index(agent)))

    def step(self, action: int | None) -> None:
        """The asked agent's answer. An illegal one is a ValueError and changes nothing."""
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

    def render(self) -> str | None:
        """The table as the asked agent sees it."""
        return self.seating.drawn(self.state, self.possible_agents.index(self.agent_selection), self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
