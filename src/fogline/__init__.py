"""Fogline: a table for four San Francisco board games.

>>> import fogline
>>> match = fogline.new("cablecars", seats=3, seed=1906)
"""

from fogline import fast

fast.install()

# The package of this name comes first: imported later, it would take the place of the function below.
from fogline import games as _rooms  # noqa: E402, F401
from fogline.core.dealer import Dealer  # noqa: E402
from fogline.core.errors import FoglineError  # noqa: E402
from fogline.core.ids import NOBODY, ActionId, Seat  # noqa: E402
from fogline.core.match import Match  # noqa: E402
from fogline.core.record import Record, loads  # noqa: E402
from fogline.core.registry import games  # noqa: E402

__all__ = ["NOBODY", "ActionId", "Dealer", "FoglineError", "Match", "Record", "Seat", "games", "loads", "new"]

new = Match.new
