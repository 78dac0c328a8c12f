"""What all environments have in common: a game, its seats and box, what is told of a moment, and pictures of it."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from fogline.core.ids import Seat
from fogline.core.picture import page
from fogline.core.registry import find_game
from fogline.core.result import Result
from fogline.core.text import Speaker
from fogline.lab.adapters.layout import layout_of, mask
from fogline.lab.adapters.rewards import REWARDS

RENDERS: Final = ("ansi", "svg")


class Seating:
    """A game for so many seats, as learners are told of it."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Any] | None, reward: str) -> None:
        self.game = find_game(game)
        self.seats = seats if seats is not None else self.game.seats[0]
        self.game.check_seats(self.seats)
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        self.pay = REWARDS[reward]
        self.options = self.game.read_options(options or {})
        self.box = self.game.box(None)
        self.actions = len(self.box.actions)
        self.layout = layout_of(game, self.seats, self.options)

    def space(self) -> spaces.Dict:
        """What a seat is told: its view as an array, and which actions are legal."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def told(self, state: Any, seat: Seat) -> dict[str, Any]:
        """One moment as this seat is told of it."""
        return {
            "observation": self.layout.array(self.game.view(state, seat)),
            "action_mask": mask(self.actions, self.game.legal(state, seat)),
        }

    def rewards(self, result: Result) -> list[float]:
        """By seat, when a game has ended."""
        return self.pay(result, self.game.words.unit)

    def about(self, result: Result, seat: Seat) -> dict[str, Any]:
        """How it ended for a seat: printed points, and its place."""
        return {"score": result.scores[seat] / self.game.words.unit, "place": result.places[seat]}

    def drawn(self, state: Any, seat: Seat, mode: str | None) -> str | None:
        """The table as this seat sees it: as lines of text, or as SVG."""
        view, speaker = self.game.view(state, seat), Speaker("en", self.game.words, self.box)
        if mode == "ansi":
            return self.game.show(view, speaker)
        if mode == "svg":
            return page(self.game, view, speaker, None if view.waiting else self.game.result(state))
        return None
