"""Giving a game up, letting a bot play on for somebody who is gone, and what whoever runs the server does about it."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from fogline.core.ids import Seat
from fogline.table.brief import Ending
from fogline.table.names import clean_name
from fogline.table.people import ABSENT, GIVEN, PERSON, RESIGNED, Chair, Who, hash_token
from fogline.table.refusal import Refusal
from fogline.table.rules_change import excuse
from fogline.table.table import FROZEN, GATHERING, OVER, PLAYING, Table

NO_SEATS: Final[frozenset[Seat]] = frozenset()


def resign(table: Table, who: Who, seat: Seat | None) -> Table:
    """Give a game up for good: a bot plays on to its end, so that the others may."""
    seat = table.seat_of(who, seat)
    if table.playing().over:
        raise Refusal("match-over")
    if table.chairs[seat].resigned:
        raise Refusal("resigned")
    return table.handed(seat, RESIGNED)


# -- somebody who does not come ----------------------------------------------------------------------------------


def waited_in_vain(table: Table, here: Collection[Seat]) -> frozenset[Seat]:
    """The seats that everybody waits for and whose people are not there."""
    # Whoever shall agree to other rules is waited for from when the first one did.
    frozen = table.status == FROZEN and table.change is not None and bool(table.change.agreed)
    if table.status != PLAYING and not frozen:
        return frozenset()
    present = {table.chairs[seat].holder for seat in here if seat >= 0}
    waiting = ((seat, table.chairs[seat]) for seat in table.waiting)
    return frozenset(
        seat
        for seat, chair in waiting
        if chair.kind == PERSON and (frozen or not chair.away) and chair.holder not in present
    )


def patience_left(table: Table, now: float) -> float | None:
    """Seconds until nobody need wait any longer for those who are not there; None where the table waits for ever."""
    absence = table.settings.absence
    return None if absence is None or not table.changed else max(0.0, table.changed + absence - now)


def missing(table: Table, here: Collection[Seat], now: float) -> frozenset[Seat]:
    """The seats for which the others may let a bot play on, and without whose people they may agree to other rules."""
    absence = table.settings.absence
    if absence is None or not table.changed or now < table.changed + absence:
        return NO_SEATS
    return waited_in_vain(table, here)


def substitute(table: Table, who: Who, absent: Seat, here: Collection[Seat], now: float) -> Table:
    """Somebody who plays here lets a bot play on for a seat that is missing, until its person is back."""
    mine = table.seats_of(who)
    if not mine:
        raise Refusal("no-seat")
    if absent not in missing(table, {*here, *mine}, now):
        raise Refusal("not-absent")
    after = table if table.chairs[absent].away else table.handed(absent, ABSENT)
    return excuse(after, absent) if after.change else after


# -- what whoever runs the server does ---------------------------------------------------------------------------


def stop(table: Table) -> Table:
    """The table is over where it stands: nobody has won, and everybody may look back at it."""
    if table.status == OVER:
        raise Refusal("match-over")
    if table.status == GATHERING:
        raise Refusal("not-started")
    flow = table.flow
    if flow is not None:
        flow = replace(flow, drafts={}, orders={}, take_back=None)
    return replace(table, flow=flow, ended=Ending((), (), stopped=True))


def give(table: Table, seat: Seat, token: str, name: str = "") -> Table:
    """Somebody's seat for whoever shows this token; who held it before holds it no longer, and is told so."""
    if table.status == OVER:
        raise Refusal("match-over")
    chair = table.chair_at(seat)
    if chair.kind != PERSON:
        raise Refusal("no-person", n=seat + 1)
    if table.settings.bank and table.flow and (chair.time_left or 0) <= 0:
        raise Refusal("out-of-time")
    former = tuple(key for key in (chair.guest, chair.token_hash) if key)
    # Who holds several seats keeps the others: only this one's identity is taken from them.
    host = "" if chair.guest == table.host and len(table.seats_of(Who(chair.guest))) == 1 else table.host
    given = table if table.flow is None else table.handed(seat, GIVEN)
    fresh = replace(given.chairs[seat], guest="", token_hash=hash_token(token), former=(*chair.former, *former))
    if name:
        return replace(given, host=host).sit(seat, replace(fresh, name=clean_name(name)))
    return replace(given, host=host).seated(seat, fresh)


def claim(table: Table, who: Who, token: str) -> Table:
    """Sit down on a chair that was given: its link is used up, and the chair has another token from now on."""
    mine = table.seats_of(Who(token=who.token)) if who.token else ()
    if not mine and table.seats_of(Who(who.guest)):
        return table  # who opens their link once more
    if not mine or table.chairs[mine[0]].guest:
        raise Refusal("link-used")
    chair: Chair = replace(table.chairs[mine[0]], guest=who.guest, token_hash=hash_token(token))
    # Whoever gets the seat of the table's host arranges it from now on.
    return replace(table, host=table.host or who.guest).seated(mine[0], chair)
