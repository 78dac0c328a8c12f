"""A mind that does anything legal, all alike."""

from collections.abc import Sequence

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId


class Random:
    needs_view = False

    def choose(self, view: object, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        return legal[dealer.below(len(legal))]
