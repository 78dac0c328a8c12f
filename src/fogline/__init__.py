"""Fogline: a table for four San Francisco board games.

>>> import fogline
>>> match = fogline.new("cablecars", seats=3, seed=1906)
"""

from fogline import fast

fast.install()

from fogline.core.dealer import Dealer  # noqa: E402
from fogline.core.errors import FoglineError  # noqa: E402
from fogline.core.ids import NOBODY, ActionId, Seat  # noqa: E402
from fogline.core.match import Match  # noqa: E402
from fogline.core.record import Record, loads  # noqa: E402
from fogline.core.registry import games  # noqa: E402

__all__ = ["NOBODY", "ActionId", "Dealer", "FoglineError", "Match", "Record", "Seat", "games", "loads", "new"]

new = Match.new
