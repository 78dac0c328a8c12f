"""Many games at once as arrays: one call steps all of them. Whoever is asked in a game, the learner answers."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fogline.core.registry import find_game
from fogline.lab.adapters.layout import Numbers, layout_of, rewards
from fogline.lab.batch import Batch, Deals


class VectorEnv:
    """``masks`` and ``seats`` are what is asked now; ``step`` answers in every game, and games that end begin anew."""

    def __init__(
        self, game: str, games: int, seats: int | None = None, seed: int = 0, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game = find_game(game)
        self.games = games
        self.players = seats if seats is not None else self.game.seats[0]
        self.game.check_seats(self.players)
        chosen, box = self.game.read_options(options or {}), self.game.box(None)
        self.actions = len(box.actions)
        self.layout = layout_of(game, self.players, chosen)
        setup, players = self.game.setup, self.players
        deals = Deals(self.game.rules, lambda dealer: setup(box, players, chosen, dealer), self.game.result)
        self.batch = Batch(deals, games, self.actions, seed)
        self.masks: NDArray[np.uint8] = np.frombuffer(self.batch.masks, np.uint8).reshape(games, self.actions)
        """1 for each legal action, game by game; the same memory all the time."""

    @property
    def seats(self) -> Numbers:
        """Who is asked in each game."""
        return np.array(self.batch.seats, np.int64)

    def observe(self) -> Numbers:
        """What each game's asked seat may know; see ``layout.table``."""
        asked = zip(self.batch.states, self.batch.seats, strict=True)
        return np.stack([self.layout.array(self.game.view(state, seat)) for state, seat in asked])

    def step(self, actions: Any) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Answer in every game: each seat's rewards, and which games ended. An illegal action is a ValueError."""
        over = self.batch.step([int(action) for action in actions])
        got = np.zeros((self.games, self.players))
        ended = np.zeros(self.games, np.bool_)
        for game in over:
            result = self.batch.results[game]
            assert result is not None
            got[game] = rewards(result)
            ended[game] = True
        return got, ended
