"""Bots at a table: they move until a person is waited for, whatever goes wrong meanwhile."""

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from fogline.core.ids import Seat
from fogline.table.alarm import bot_seat
from fogline.table.refusal import Refusal
from fogline.table.settings import USUAL_BOT
from fogline.table.table import Table
from fogline.table.thoughts import too_late

if TYPE_CHECKING:
    from fogline.table.room import Room

log = logging.getLogger(__name__)

RETRY: Final = 1.0
"""Seconds before a bot's move is tried again that could not be kept."""
PATIENCE: Final = 2
"""Failures of our own in a row after which a bot's move is made by chance."""
LONGEST: Final = 60.0
"""Seconds at most before the next try, where even that fails."""


async def play_bots(room: "Room") -> None:
    """Let every bot that is waited for make its move, until a person is waited for."""
    failures = 0
    while (seat := bot_seat(room.table)) is not None:
        try:
            await play_bot(room, seat, by_chance=failures >= PATIENCE)
            failures = 0
        except Refusal as refusal:
            await asyncio.sleep(0 if refusal.key == "stale" else RETRY)  # a full disk may have room later
        except Exception:
            failures += 1
            log.exception("table %s: a bot's move failed", room.table.id)
            await asyncio.sleep(min(LONGEST, RETRY * failures))


async def play_bot(room: "Room", seat: Seat, by_chance: bool) -> None:
    if room.table.playing().complete(seat):
        await room.change(lambda table: replace(table, flow=table.playing().confirm(seat)))
        return
    late, mind = too_late(room.table, seat), room.table.chairs[seat].bot
    action = await room.thoughts.move(room.table, seat, by_chance)

    def move(table: Table) -> Table:
        if late(table):
            raise Refusal("stale")
        if room.thinkers.given_up(table.id, mind):
            # The players' rows say who plays here from now on.
            table = table.seated(seat, replace(table.chairs[seat], bot=USUAL_BOT))
        return table.act_for(seat, action)

    await room.change(move)
