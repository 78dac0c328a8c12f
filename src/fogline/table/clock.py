"""Clocks: a time bank for each seat, outside the rules.

The clock of whoever is asked runs, whichever door they come by. Only for somebody who held a line to the table, lost it
and has not been heard of since may it stand still, where the table says so: for a while if others wait, else for ever.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from fogline.core.ids import NOBODY, Seat
from fogline.table.people import OUT_OF_TIME, PERSON, Chair
from fogline.table.settings import Bank
from fogline.table.table import PLAYING, Table

LONGEST_PAUSE: Final = 600.0
"""Seconds of a match for which the others wait at most for one seat's lost lines."""


def asked(table: Table) -> frozenset[Seat]:
    """The people who are waited for at a table with clocks."""
    if table.settings.bank is None or table.flow is None or table.status != PLAYING:
        return frozenset()
    return frozenset(seat for seat in table.flow.waiting if plays(table.chairs[seat]))


def plays(chair: Chair) -> bool:
    return chair.kind == PERSON and not chair.away


def paused(table: Table, gone: Collection[Seat]) -> frozenset[Seat]:
    """Those whose clock stands still though they are asked, while the people of some seats are ``gone``."""
    bank = table.settings.bank
    if bank is None or not bank.pause_when_gone:
        return frozenset()
    return frozenset(seat for seat in asked(table) if seat in gone and table.chairs[seat].pause_left)


def others_wait(table: Table, seat: Seat, gone: Collection[Seat]) -> bool:
    """Whether anybody else sits here who is not gone."""
    holder = table.chairs[seat].holder
    return any(
        plays(chair) and chair.holder != holder and other not in gone for other, chair in enumerate(table.chairs)
    )


def had_line(chair: Chair, bank: Bank | None) -> Chair:
    """The chair of somebody who holds a line to the table: if it is lost, they have something to be waited for."""
    if bank is None or chair.pause_left is not None:
        return chair
    return replace(chair, pause_left=min(bank.seconds, LONGEST_PAUSE))


def later(table: Table, gone: Collection[Seat], seconds: float) -> Table:
    """The clocks as they stand so many seconds later."""
    if table.settings.bank is None:
        return table
    still = paused(table, gone)
    for seat in asked(table):
        chair = table.chairs[seat]
        if seat in still and not others_wait(table, seat, gone):
            continue
        pause = min(seconds, chair.pause_left or 0.0) if seat in still else 0.0
        left = max(0.0, (chair.time_left or 0.0) - (seconds - pause))
        pause_left = None if chair.pause_left is None else chair.pause_left - pause
        table = table.seated(seat, replace(chair, time_left=left, pause_left=pause_left))
    return table


def charge(table: Table, gone: Collection[Seat], seconds: float) -> Table:
    """Take the time that has passed from the banks; a bot plays on for whoever has none left."""
    if table.settings.bank is None:
        return table
    after = later(table, gone, seconds)
    for seat in asked(table):
        if after.chairs[seat].time_left == 0:
            after = after.handed(seat, OUT_OF_TIME)
    return after


def reward(before: Table, after: Table) -> Table:
    """Give back what the table grants for a committed turn."""
    bank = after.settings.bank
    if bank is None or before.flow is None or after.flow is None:
        return after
    for seat in {line.seat for line in after.flow.log[before.flow.revision :] if line.is_turn}:
        chair = after.chairs[seat]
        if plays(chair) and chair.time_left is not None:
            after = after.seated(seat, replace(chair, time_left=chair.time_left + bank.back))
    return after


def next_flag(table: Table, gone: Collection[Seat]) -> float | None:
    """Seconds until somebody's time is used up, if nothing happens before."""
    if table.settings.bank is None:
        return None
    still = paused(table, gone)
    falls = [
        (table.chairs[seat].time_left or 0.0) + ((table.chairs[seat].pause_left or 0.0) if seat in still else 0.0)
        for seat in asked(table)
        if seat not in still or others_wait(table, seat, gone)
    ]
    return min(falls, default=None)


def same_person(table: Table, seat: Seat) -> set[Seat]:
    """All seats of the person in this one; of somebody who looks on, none."""
    if seat == NOBODY or table.chairs[seat].kind != PERSON:
        return set()
    return {other for other, chair in enumerate(table.chairs) if chair.holder == table.chairs[seat].holder}


def met(table: Table, seat: Seat) -> Table:
    """The table where the person in this seat has held a line."""
    for mine in same_person(table, seat):
        table = table.seated(mine, had_line(table.chairs[mine], table.settings.bank))
    return table


def acted(before: Table, after: Table) -> set[Seat]:
    """All seats of those who have done something between two versions of a table: they are not gone."""
    if before.flow is None or after.flow is None:
        return set()
    seats = {line.seat for line in after.flow.log[before.flow.revision :]} - {NOBODY}
    seats |= {seat for seat in range(len(after.chairs)) if before.flow.steps(seat) != after.flow.steps(seat)}
    return {mine for seat in seats if plays(after.chairs[seat]) for mine in same_person(after, seat)}
