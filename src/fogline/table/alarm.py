"""When somebody must look at a table again if nothing happens before."""

import time
from collections.abc import Collection
from typing import Final

from fogline.core.ids import Seat
from fogline.table import clock, lessons
from fogline.table.bots import Thinkers
from fogline.table.store.base import Company
from fogline.table.table import PLAYING, Table

MATTERS: Final = 1.0
"""Seconds by which a flag may fall earlier or later than is written down."""


def people_only(table: Table) -> bool:
    """Whether there is nobody but people and no clock: nothing happens there by itself."""
    return table.settings.bank is None and not table.sitters.bots


def bot_seat(table: Table) -> Seat | None:
    """A seat that is waited for and that a bot plays."""
    if table.status != PLAYING or not table.sitters.bots:
        return None
    flow = table.playing()
    waiting = lessons.moving(table.settings, flow)
    return next((seat for seat in waiting if table.chairs[seat].played_by_bot), None)


def due(table: Table, gone: Collection[Seat] = ()) -> float | None:
    """That moment, in seconds since 1970; where a bot is to move: at once; None: when somebody comes."""
    if people_only(table):
        return None
    if bot_seat(table) is not None:
        return 0.0
    left = clock.next_flag(table, gone)
    return None if left is None else time.time() + left


def takes(table_id: str, company: Company, thinkers: Thinkers) -> bool:
    """Whether this process moves the bots of a table. Where too many wait in line, whoever has time may lead it: what
    is due and led by nobody is the line of all processes."""
    if company.alone or not thinkers.overloaded:
        return company.lead(table_id)
    company.leave(table_id)
    return False


def shifted(known: float | None, now: float | None) -> bool:
    """Whether it is another moment than is known."""
    return known != now and (known is None or now is None or abs(known - now) > MATTERS)
