"""What minds are asked about a table: dropped as soon as the answer would come too late, or nobody waits for it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from fogline.core.ids import Seat
from fogline.table.refusal import Refusal
from fogline.table.table import Table

T = TypeVar("T")


class Thoughts(dict[asyncio.Task[Any], Callable[[Table], bool]]):
    """What is being thought about, each with whether the answer would come too late."""

    def drop_late(self, table: Table) -> None:
        for thinking, late in self.items():
            if late(table):
                thinking.cancel()

    async def of(self, work: Coroutine[Any, Any, T], late: Callable[[Table], bool]) -> T:
        """What a mind answers."""
        thinking = asyncio.create_task(work)
        self[thinking] = late
        try:
            await asyncio.wait({thinking})
        finally:
            del self[thinking]
            thinking.cancel()
        if thinking.cancelled():
            raise Refusal("stale")
        return thinking.result()


def too_late(table: Table, seat: Seat) -> Callable[[Table], bool]:
    """Whether a table has moved on from what this seat is asked here and now."""
    flow, by_bot = table.playing(), table.chairs[seat].played_by_bot
    moment = (flow.count.revision, len(flow.steps(seat)))

    def check(later: Table) -> bool:
        try:
            later.playing().check_fresh(seat, *moment)
        except Refusal:
            return True
        return later.chairs[seat].played_by_bot != by_bot

    return check
