"""A mind that does anything legal, all alike."""

from collections.abc import Sequence
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId


class Random:
    needs_view = False

    def choose(self, view: Any, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        return legal[dealer.below(len(legal))]
