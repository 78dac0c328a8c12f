"""What a search is given: the game that it calls, and how it is to spend its games."""

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from fogline.bots.net import Net
from fogline.bots.sheet import Sheet
from fogline.core.dealer import Dealer
from fogline.core.result import Result
from fogline.core.rules import Rules


@final
class Calls:
    """What a search calls of a game. The only states it ever holds are those that ``imagine`` gives."""

    def __init__(
        self,
        rules: Rules[object],
        waiting: Callable[[object], tuple[int, ...]],
        result: Callable[[object], Result],
        view: Callable[[object, int], object],
        imagine: Callable[[object, Dealer], object],
        guide: Callable[[object, list[int], Dealer], int],
        features: Callable[[object, Sheet], None] | None = None,
        unseal: Callable[[object, int], tuple[int, ...]] | None = None,
        own: Callable[[object, list[int], Dealer], int] | None = None,
    ) -> None:
        self.rules = rules
        self.waiting = waiting
        self.result = result
        self.view = view
        self.imagine = imagine
        self.guide = guide
        """A quick mind that plays the imagined games for the others, each from its own view."""
        self.own = guide if own is None else own
        """The one that plays them for the searching seat, and says what is worth comparing."""
        self.features = features
        """What a net is told of a view."""
        self.unseal = unseal
        """Takes back what others have sealed, where they choose at the same time."""


@final
class Settings:
    """How a search spends its games and weighs what it finds."""

    def __init__(
        self,
        width: int,
        doubt: float,
        wins: float,
        widen: int,
        curious: float,
        horizon: int = 0,
        net: Net | None = None,
        tree: bool = False,
        drop: float = 1.0,
    ) -> None:
        self.width: i64 = width
        """How many actions are compared, in the guide's order; 0: as many as the budget can tell apart."""
        self.doubt: float = doubt
        """How many standard errors better than the guide's choice another must be."""
        self.wins: float = wins
        """How much of the payoff is winning; the rest is how far ahead of the others."""
        self.widen: i64 = widen
        """A later moment is given one more action to try each time it was met so often."""
        self.curious: float = curious
        """How much later moments try what they have tried seldom."""
        self.horizon: i64 = horizon
        """With a net: after so many changes of the seat to move (alone, decisions) an imagined game is cut short and
        valued by it."""
        self.net: Net | None = net
        self.drop: float = drop
        """How many standard errors worse than the guide's choice an action must be to be left out of the race."""
        self.tree: bool = tree
        """With a net: whether later moments try other actions than the guide's, as they do without one."""
