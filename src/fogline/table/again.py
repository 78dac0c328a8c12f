"""A decision of a finished game tried again, at a table of its own that remembers where it comes from."""

import asyncio
import secrets
from dataclasses import dataclass
from typing import Final

from fogline.core.ids import Seat
from fogline.table.analyses import place
from fogline.table.fork import again
from fogline.table.lobby import Lobby
from fogline.table.people import Who, new_id
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.store.base import Store

KIND: Final = "again"


@dataclass(frozen=True)
class Origin:
    """Where a game that is tried again began."""

    table: str
    turn: int
    seat: Seat


async def try_again(lobby: Lobby, room: Room, who: Who, origin: Origin, anew: bool) -> Room:
    """One chair is theirs, bots sit in the others."""
    seed = secrets.randbits(96)
    made = await asyncio.to_thread(again, room.table, who, origin.seat, origin.turn, new_id(), seed, anew)
    found = await lobby.make(made)
    kept = lobby.store.note(place(found.table.id), KIND, origin.table, f"{origin.turn} {origin.seat}")
    await asyncio.wrap_future(kept)
    return found


def origin_of(store: Store, table: str) -> Origin:
    """Of a table at which something is tried again; a Refusal for every other."""
    for known, told in store.notes(place(table), KIND).items():
        turn, seat = map(int, told.split())
        return Origin(known, turn, seat)
    raise Refusal("not-again")
