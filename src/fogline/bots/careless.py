"""A mind that overlooks some of its possibilities, as beginners do."""

from collections.abc import Sequence
from typing import Any, Final

from fogline.bots.search import asked
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId

HUNDRED: Final = 100


class Careless:
    """Plays as its guide would if some actions were not there."""

    needs_view = True

    def __init__(self, guide: Any, overlooks: int) -> None:
        self.guide = guide
        self.overlooks = overlooks
        """How many of a hundred actions it does not see."""

    def choose(self, view: Any, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        if len(legal) == 1:
            return legal[0]
        noticed = [action for action in legal if dealer.below(HUNDRED) >= self.overlooks] or list(legal)
        choice = asked(self.guide.choose, view, noticed, dealer)
        return choice if choice in legal else int(self.guide.choose(view, legal, dealer))
