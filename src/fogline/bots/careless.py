"""A mind that overlooks some of its possibilities, as beginners do."""

from collections.abc import Sequence
from typing import Any, Final

from fogline.bots.search import asked
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.core.protocols import Mind

HUNDRED: Final = 100


class Careless:
    """Plays as its guide would if some actions were not there, and sometimes without thinking."""

    needs_view = True

    def __init__(self, guide: Mind[Any], overlooks: int, whims: int = 0) -> None:
        self.guide = guide
        self.overlooks = overlooks
        """How many of a hundred actions it does not see."""
        self.whims = whims
        """How many of a hundred decisions it does not think about: it does any of what it sees."""
        self.idle: tuple[int, ...] = getattr(guide, "idle", ())
        """Verbs of doing nothing."""

    def choose(self, view: Any, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        if len(legal) == 1:
            return legal[0]
        noticed = [action for action in legal if dealer.below(HUNDRED) >= self.overlooks]
        # Who finds nothing to do looks again: beginners play badly, but they do not throw everything away.
        if not self.active(view, noticed):
            noticed = list(legal)
        if self.whims and dealer.below(HUNDRED) < self.whims:
            some = self.active(view, noticed) or noticed
            return some[dealer.below(len(some))]
        choice = asked(self.guide.choose, view, noticed, dealer)
        return choice if choice in legal else int(self.guide.choose(view, legal, dealer))

    def active(self, view: Any, noticed: list[ActionId]) -> list[ActionId]:
        """Those of these actions that do something; a game need not say which do not."""
        if not self.idle:
            return noticed
        return [action for action in noticed if view.box.verb[action] not in self.idle]
