"""A game as OpenSpiel sees games, for its algorithms: ``load(game)`` where pyspiel is installed.

Chance is sampled inside the rules, as OpenSpiel allows (SAMPLED_STOCHASTIC): one chance node deals, and later draws
belong to the actions that cause them. Seats that choose at the same time are asked one after the other; what an
information state holds is the seat's View, so nobody learns what is sealed.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from fogline.core.dealer import Dealer
from fogline.core.fields import plain
from fogline.core.game import AnyGame
from fogline.core.registry import find_game
from fogline.lab.adapters.layout import Layout, layout_of
from fogline.lab.adapters.rewards import win

LONGEST = 20_000


def load(game: str, seats: int | None = None, seed: int = 0) -> "SpielGame":
    """The game for so many seats; ``seed`` is where its luck begins."""
    found = find_game(game)
    players = seats if seats is not None else found.seats[0]
    found.check_seats(players)
    return SpielGame(found, players, seed)


def kind(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=f"fogline_{game.name}",
        long_name=f"Fogline {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
    )


class SpielGame(pyspiel.Game):
    """One game for a number of seats."""

    def __init__(self, game: AnyGame, seats: int, seed: int) -> None:
        self.rules = game
        self.seats = seats
        self.box = game.box(None)
        self.options = game.read_options({})
        self.layout = layout_of(game.name, seats, self.options)
        self.luck = Dealer(seed, quiet=True)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.box.actions),
            max_chance_outcomes=1,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind(game), info, {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.layout)

    def information_state_tensor_shape(self) -> list[int]:
        return [self.layout.size]

    def observation_tensor_shape(self) -> list[int]:
        return [self.layout.size]


class SpielState(pyspiel.State):
    """A chance node until the cards are dealt, then whoever is asked."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game
        self.state: Any = None
        self.dealer = Dealer(int(game.luck.below(1 << 32)), quiet=True)

    def current_player(self) -> int:
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.table.rules.waiting(self.state)
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.rules.legal(self.state, player))

    def _apply_action(self, action: int) -> None:
        game = self.table
        if self.state is None:
            self.state = game.rules.setup(game.box, game.seats, game.options, self.dealer)
        else:
            game.rules.apply(self.state, game.rules.waiting(self.state)[0], action, self.dealer)

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player < 0 else str(self.table.box.actions[action].words)

    def is_terminal(self) -> bool:
        return self.state is not None and not self.table.rules.waiting(self.state)

    def returns(self) -> list[float]:
        return win(self.table.rules.result(self.state)) if self.is_terminal() else [0.0] * self.table.seats

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return json.dumps(plain(self.table.rules.view(self.state, seat))) if self.state is not None else ""

    observation_string = information_state_string

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        return [float(n) for n in self.table.layout.array(self.table.rules.view(self.state, seat))]

    observation_tensor = information_state_tensor

    def clone(self) -> "SpielState":
        """The same moment; from here its luck is its own."""
        twin = SpielState(self.table)
        twin.state = None if self.state is None else self.table.rules.copy(self.state)
        twin.dealer = Dealer(int(self.table.luck.below(1 << 32)), quiet=True)
        return twin

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this seat could be in, drawn fairly from its View."""
        other = SpielState(self.table)
        other.dealer = Dealer(int(sampler() * (1 << 32)), quiet=True)
        other.state = self.table.rules.imagine(self.table.rules.view(self.state, player), other.dealer)
        return other

    def __str__(self) -> str:
        return "not dealt" if self.state is None else json.dumps(self.table.rules.position(self.state))


class Observer:
    """A seat's View as an array and as text."""

    def __init__(self, layout: Layout) -> None:
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.state is not None:
            self.tensor[:] = state.information_state_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player)
