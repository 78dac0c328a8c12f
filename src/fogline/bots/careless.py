"""A mind that overlooks some of its possibilities, as beginners do."""

from collections.abc import Sequence
from typing import Any, Final

from fogline.bots.search import asked
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.core.protocols import Mind

HUNDRED: Final = 100


class Careless:
    """Plays as its guide would if some actions were not there."""

    needs_view = True

    def __init__(self, guide: Mind[Any], overlooks: int) -> None:
        self.guide = guide
        self.overlooks = overlooks
        """How many of a hundred actions it does not see."""
        self.idle: tuple[int, ...] = getattr(guide, "idle", ())
        """Verbs of doing nothing."""

    def choose(self, view: Any, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        if len(legal) == 1:
            return legal[0]
        noticed = [action for action in legal if dealer.below(HUNDRED) >= self.overlooks]
        # Who finds nothing to do looks again: beginners play badly, but they do not throw everything away.
        if not noticed or (self.idle and all([view.box.verb[action] in self.idle for action in noticed])):
            noticed = list(legal)
        choice = asked(self.guide.choose, view, noticed, dealer)
        return choice if choice in legal else int(self.guide.choose(view, legal, dealer))
