"""What minds are asked about a table: dropped as soon as the answer would come too late, or nobody waits for it."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from fogline.bots.thinker import Thought
from fogline.core.ids import ActionId, Seat
from fogline.core.match import Match
from fogline.learn.day import dice
from fogline.table import lessons
from fogline.table.bots import Moment, Thinkers
from fogline.table.refusal import Refusal
from fogline.table.settings import FULL
from fogline.table.table import Table

T = TypeVar("T")


class Thoughts(dict[asyncio.Task[Any], Callable[[Table], bool]]):
    """What is being thought about, each with whether the answer would come too late."""

    def __init__(self, thinkers: Thinkers) -> None:
        super().__init__()
        self._thinkers = thinkers

    async def move(self, table: Table, seat: Seat, by_chance: bool) -> ActionId:
        """What a bot does in its seat."""
        told = lessons.scripted(table.settings, table.playing().seen_by(seat))
        if told is not None:
            return told
        moment = moment_of(table, seat, table.host or table.id)
        if by_chance:
            return secrets.choice(moment.legal)
        return await self.of(self._thinkers.choose(moment, table.chairs[seat].bot), too_late(table, seat))

    async def advise(self, table: Table, seat: Seat) -> tuple[Match, Thought]:
        """What the best mind would do in this seat, where the table gives advice, and the match as it saw it."""
        flow = table.playing()
        check_advised(table)
        if not flow.awaits(seat) or flow.complete(seat):
            raise Refusal("not-asked")
        moment = moment_of(table, seat, table.chairs[seat].holder)
        return moment.match, await self.of(self._thinkers.advise(moment), too_late(table, seat))

    async def compare(self, table: Table, seat: Seat, match: Match, action: ActionId) -> Thought:
        """What the best mind would have done in this seat at a moment of its turn, compared with what was done."""
        check_advised(table)
        moment = Moment(match, seat, table.settings.box, table.id, table.chairs[seat].holder, also=(action,))
        return await self.of(self._thinkers.advise(moment), too_late(table, seat))

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


def check_advised(table: Table) -> None:
    if table.settings.assist != FULL:
        raise Refusal("no-advice")


def moment_of(table: Table, seat: Seat, asker: str) -> Moment:
    match, settings = table.playing().seen_by(seat), table.settings
    thrown = dice(settings.deal, seat, len(match.turns)) if settings.final else None
    return Moment(match, seat, table.settings.box, table.id, asker, thrown)


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
