"""Many games of one kind stepped together: one call plays one action in each of them. Part of the compiled group."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.result import Result
from fogline.core.rules import Rules

WAIT: Final = -1
"""In place of an action: nothing is done in this game."""


@final
class Deals:
    """The functions of a game that a batch calls."""

    def __init__(
        self, rules: Rules[object], setup: Callable[[Dealer], object], result: Callable[[object], Result]
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.result = result


@final
class Batch:
    """So many games at once. Where one ends, its result is kept and the next deal begins in its place."""

    def __init__(self, deals: Deals, games: int, actions: int, seed: int) -> None:
        self.deals = deals
        self.sheet = Choices()
        self.actions: i64 = actions
        self.next_seed: int = seed
        self.states: list[object] = []
        self.dealers: list[Dealer] = []
        self.seats: list[int] = [0] * games
        """By game: the seat that is asked."""
        self.legal: list[list[int]] = [[] for _ in range(games)]
        """By game: its legal actions."""
        self.masks: bytearray = bytearray(games * actions)
        """Game after game, 1 for each legal action."""
        self.results: list[Result | None] = [None] * games
        """By game: how the last one ended in its place."""
        self.moves: int = 0
        self.ended: int = 0
        for game in range(games):
            dealer = self._dealer()
            self.dealers.append(dealer)
            self.states.append(deals.setup(dealer))
            self._ask(game)

    def _dealer(self) -> Dealer:
        """Each deal has a seed of its own, one after the other."""
        self.next_seed += 1
        return Dealer(self.next_seed, None, True)

    def _ask(self, game: i64) -> None:
        """Note who is asked and what is legal."""
        start: i64 = game * self.actions
        for action in self.legal[game]:
            self.masks[start + action] = 0
        rules, state = self.deals.rules, self.states[game]
        seat = rules.asked(state)
        legal = rules.listed(state, seat, self.sheet)
        self.seats[game] = seat
        self.legal[game] = legal
        for action in legal:
            self.masks[start + action] = 1

    def step(self, chosen: list[int]) -> list[int]:
        """Play these actions, one in each game, and give the numbers of the games that ended with them. WAIT leaves a
        game as it is."""
        deals = self.deals
        over: list[int] = []
        if len(chosen) != len(self.states):
            raise ValueError("one action for each game")
        for game in range(len(chosen)):
            action: i64 = chosen[game]
            if action == WAIT:
                continue
            if not 0 <= action < self.actions or self.masks[game * self.actions + action] == 0:
                raise ValueError(f"game {game}: action {action} is not legal")
        for game in range(len(chosen)):
            if chosen[game] == WAIT:
                continue
            self.moves += 1
            state = self.states[game]
            deals.rules.apply(state, self.seats[game], chosen[game], self.dealers[game])
            if deals.rules.asked(state) < 0:
                over.append(game)
                self.results[game] = deals.result(state)
                dealer = self._dealer()
                self.dealers[game] = dealer
                self.states[game] = deals.setup(dealer)
            self._ask(game)
        self.ended += len(over)
        return over

    def by_chance(self, dealer: Dealer) -> list[int]:
        """A legal action for each game, all alike."""
        out: list[int] = []
        for legal in self.legal:
            n: i64 = len(legal)
            out.append(legal[dealer.below(n)])
        return out
