"""Chapter 4, the tracks as everybody sees them: whose they are, and who may still claim them."""

from mypy_extensions import i64

from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.cablecars.open import Open
from fogline.parts.bits import BIT


def owner(table: Open, track: i64) -> Seat:
    """Who has claimed a track, or -1."""
    for seat in range(table.seats):
        if table.claimed[seat] & BIT[track]:
            return seat
    return -1


def claimable(table: Open, seat: i64) -> i64:
    """The tracks that are open to a seat and not too long for its cars (4.6), as a mask."""
    return table.open_to[seat] & table.box.within_cars[table.cars[seat]]


def explain(table: Open, seat: i64, track: int) -> list[Reason]:
    """Why a track cannot be claimed, whatever the cards."""
    reasons: list[Reason] = []
    taken_by = owner(table, track)
    twin = table.box.twin[track]
    if taken_by >= 0:
        reasons.append(because("track-taken", "4.1", player=taken_by))
    elif twin >= 0 and table.claimed[seat] & BIT[twin]:
        reasons.append(because("twin-yours", "4.7"))
    elif twin >= 0 and table.seats == 2 and owner(table, twin) >= 0:
        reasons.append(because("twin-closed", "4.8"))
    if table.box.spaces[track] > table.cars[seat]:
        reasons.append(because("too-few-cars", "4.6", spaces=table.box.spaces[track], cars=table.cars[seat]))
    return reasons
