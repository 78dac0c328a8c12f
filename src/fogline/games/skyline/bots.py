"""This game's own minds."""

from collections.abc import Sequence

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.games.skyline.view import View


class Greedy:
    needs_view = True

    def choose(self, v: View, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        return legal[0]
