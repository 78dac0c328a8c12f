"""Games played on from one state by the quick mind in every seat: what becomes of each seat, on average.

A state comes from ``imagine`` where it is to be fair, and is the true one only where everything is revealed anyway.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from fogline.bots.levels import guide
from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId, Seat
from fogline.core.result import Result
from fogline.learn.deals import number

LONGEST: Final = 2_000
"""A game that takes more moves teaches nothing."""
WINS: Final = 0.5
"""How much of what an end is worth is winning; the rest is the margin."""


@dataclass(frozen=True)
class End:
    """What one game came to, seat by seat."""

    wins: tuple[float, ...]
    """1 for the winner; who ties has a share."""
    margins: tuple[float, ...]
    """To the best of the others, in units of the score; alone, to the opponent that the rules play."""

    def worth(self, seat: Seat, scale: float) -> float:
        """From 0 to 1: winning, and the margin by how large margins are here."""
        margin = self.margins[seat]
        return WINS * self.wins[seat] + (1 - WINS) * (0.5 + 0.5 * margin / (abs(margin) + scale))


def end_of(result: Result) -> End:
    share = 1.0 / max(1, len(result.winners))
    wins = tuple(share if place == 1 else 0.0 for place in result.places)
    return End(wins, tuple(margin(result, seat) for seat in range(len(result.scores))))


def margin(result: Result, seat: Seat) -> float:
    others = [score for other, score in enumerate(result.scores) if other != seat]
    if not others:
        others = [result.automa_score or 0]
    return float(result.scores[seat] - max(others))


class Players:
    """The quick mind in every seat, each choosing by its own View."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.guide = guide(game)
        self.sheet = Choices()
        self.played = 0
        """How many games they have played so far."""

    def finish(self, state: Any, dealer: Dealer) -> End | None:
        """Play on to the end; None where there is none in sight."""
        rules, sheet, view, choose = self.game.rules, self.sheet, self.game.view, self.guide.choose
        self.played += 1
        for _ in range(LONGEST):
            seat = rules.asked(state)
            if seat < 0:
                return end_of(self.game.result(state))
            legal = rules.listed(state, seat, sheet)
            action = legal[0] if len(legal) == 1 else choose(view(state, seat), legal, dealer)
            rules.apply(state, seat, action, dealer)
        return None

    def after(self, state: Any, seat: Seat, action: ActionId, dealer: Dealer) -> End | None:
        """The same after one action."""
        self.game.rules.apply(state, seat, action, dealer)
        return self.finish(state, dealer)

    def first_ideas(self, view: Any, legal: Sequence[ActionId], most: int, dealer: Dealer) -> list[ActionId]:
        """What the mind would do, then what it would do without that, and so on."""
        rest, found = list(legal), list[ActionId]()
        while rest and len(found) < most:
            action = rest[0]
            if len(rest) > 1:
                try:
                    action = self.guide.choose(view, rest, dealer)
                except (ValueError, IndexError, KeyError):
                    if not found:
                        raise
                    break  # it counted on one of those that were left out
            if action not in rest:
                break
            rest.remove(action)
            found.append(action)
        return found


def dice(*names: object) -> Dealer:
    """Luck by name: the same on every machine."""
    return Dealer(number("analysis " + " ".join(map(str, names)), 0), None, True)


class Sum:
    """Numbers added up: their mean, and how far wrong that may well be."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """One standard error; of a single number nothing is known."""
        if self.count < 2:
            return 1.0
        spread = max(0.0, self.squares / self.count - self.mean * self.mean)
        return sqrt(spread / (self.count - 1))
