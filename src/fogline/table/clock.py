"""Clocks: a time bank for each seat, outside the rules."""

from dataclasses import replace

from fogline.core.ids import Seat
from fogline.table.people import PERSON
from fogline.table.table import PLAYING, Table


def running(table: Table, here: frozenset[Seat]) -> frozenset[Seat]:
    """The seats whose time runs: people who are waited for, and there if the table stops the clocks of the others."""
    bank = table.settings.bank
    if bank is None or table.flow is None or table.status != PLAYING:
        return frozenset()
    return frozenset(
        seat
        for seat in table.flow.match.waiting
        if table.chairs[seat].kind == PERSON
        and not table.chairs[seat].away
        and (seat in here or not bank.pause_when_gone)
    )


def spent(table: Table, seat: Seat, seconds: float) -> Table:
    """The table with so much less time in a seat's bank."""
    left = max(0.0, (table.chairs[seat].time_left or 0.0) - seconds)
    return table.seated(seat, replace(table.chairs[seat], time_left=left))


def shown(table: Table, seats: frozenset[Seat], seconds: float) -> Table:
    """The clocks of these seats as they stand so many seconds later."""
    for seat in seats:
        table = spent(table, seat, seconds)
    return table


def charge(table: Table, seats: frozenset[Seat], seconds: float) -> Table:
    """Take the time that has passed from these seats' banks; a bot plays on for whoever has none left."""
    for seat in seats:
        table = spent(table, seat, seconds)
        if table.chairs[seat].time_left == 0:
            table = table.gone(seat)
    return table


def reward(before: Table, after: Table) -> Table:
    """Give back what the table grants for a committed turn."""
    bank = after.settings.bank
    if bank is None or before.flow is None or after.flow is None:
        return after
    for seat in {line.seat for line in after.flow.log[before.flow.revision :] if line.keep < 0}:
        chair = after.chairs[seat]
        if chair.kind == PERSON and not chair.away and chair.time_left is not None:
            after = after.seated(seat, replace(chair, time_left=chair.time_left + bank.back))
    return after


def next_flag(table: Table, here: frozenset[Seat]) -> float | None:
    """Seconds until somebody's time is used up, if nothing happens before."""
    return min((table.chairs[seat].time_left or 0.0 for seat in running(table, here)), default=None)
