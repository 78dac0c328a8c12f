"""How long tables stay: what is over, and what nobody has touched, is removed after a time if its house wants it so."""

import logging
import time
from typing import Final

from fogline.table.lobby import Lobby
from fogline.table.store.base import Company

log = logging.getLogger(__name__)

DAY: Final = 24 * 3600
EVERY: Final = 600.0
"""Seconds between two looks."""
AT_ONCE: Final = 100


class Expiry:
    """Looks now and then for tables whose time is over. Nobody is at them, or they stay."""

    def __init__(self, lobby: Lobby, finished_days: float, idle_days: float) -> None:
        self.lobby = lobby
        self.days = {True: finished_days, False: idle_days}
        """For tables that are over, and for others; 0: they stay for good."""
        self._next = 0.0

    def __call__(self, company: Company) -> None:
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + EVERY
        for over, days in self.days.items():
            before = int(time.time() - days * DAY)
            for table_id in self.lobby.store.untouched(over, before, AT_ONCE) if days else ():
                watched = bool(company.elsewhere(table_id)) or not company.lead(table_id)
                if not watched and self.lobby.forget(table_id):
                    log.info("table %s has been untouched for %g days and is removed", table_id, days)
