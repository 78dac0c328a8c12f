"""Bots outside the event loop: a mind that hangs, crashes or answers nonsense never stops a table."""

import asyncio
import json
import logging
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fogline.bots.base import minds
from fogline.bots.levels import ADVISER
from fogline.bots.random import Random
from fogline.bots.thinker import Option, Thought
from fogline.core.ids import ActionId, Seat
from fogline.core.match import Match
from fogline.table.bot_pool import COMMAND, Pool
from fogline.table.bot_process import Question
from fogline.table.packed_views import pack_view
from fogline.table.refusal import Refusal
from fogline.table.settings import USUAL_BOT

log = logging.getLogger(__name__)

STRIKES: Final = 3
"""After so many failures in one match a mind is not asked again there."""
MOST_WAITING: Final = 8
"""Questions of bots in line, above which other processes are let think where there are any."""
PATIENCE: Final = 5
"""How far hints stand back, as ``nice`` counts it, where a bot wants the processor too."""


@dataclass(frozen=True)
class Moment:
    """What a mind is asked about: a match as a seat sees it, at which table, and for whom."""

    match: Match
    seat: Seat
    box: str
    table: str
    asker: str
    """Whose turn it uses up in the line of those who want something thought about."""
    dice: int | None = None
    """The seed of a bot's own dice, where the deal says it; None: any."""
    also: tuple[ActionId, ...] = ()
    """Actions that somebody asks about: an adviser compares them in any case."""

    @property
    def legal(self) -> list[ActionId]:
        return self.match.legal_ids(self.seat)


@dataclass
class Hint:
    """A hint that is being thought about, and how many wait for it."""

    moment: Moment
    thinking: asyncio.Task[Thought]
    waiting: int = 0


class Thinkers:
    """Who thinks for bots and for those who ask for hints. Hints have a process of their own: no bot waits for one."""

    def __init__(self, processes: int = 1, deadline: float = 10.0, command: Sequence[str] = COMMAND) -> None:
        self.failures: Counter[str] = Counter()
        """How often each mind had no answer and another one moved for it."""
        self._seconds = int(deadline) + 5
        self._bots = Pool(processes, deadline, command)
        self._advisers = Pool(1, deadline, command, PATIENCE)
        self._hints: dict[str, Hint] = {}
        """By asker: nobody has more than one under way."""
        self._strikes: Counter[tuple[str, str]] = Counter()

    @property
    def queues(self) -> dict[str, tuple[int, int]]:
        """For bots and for hints: how many questions are in line, and how many are thought about."""
        pools = {"bots": self._bots, "hints": self._advisers}
        return {name: (pool.waiting, pool.thinking) for name, pool in pools.items()}

    async def choose(self, moment: Moment, mind: str) -> ActionId:
        """The mind's choice; where it has none in time, the usual mind's; at the worst anything legal, by chance."""
        return await self._choose(self._bots, moment, mind)

    def given_up(self, table: str, mind: str) -> bool:
        """Whether this mind has failed too often at this table."""
        return self._strikes[table, mind] >= STRIKES

    @property
    def overloaded(self) -> bool:
        """Whether so many questions of bots are in line that others should be asked, if there are any."""
        return self._bots.waiting > MOST_WAITING

    async def advise(self, moment: Moment) -> Thought:
        """What the best mind would do and what it compared; a quick mind's choice when it has nothing in time.

        Asked twice about the same moment, it is thought about once; a question about another moment replaces it.
        """
        hint = self._hints.get(moment.asker)
        if hint is None or hint.moment != moment:
            if hint is not None:
                hint.thinking.cancel()
            hint = self._hints[moment.asker] = Hint(moment, asyncio.create_task(self._advise(moment)))
        hint.waiting += 1
        try:
            await asyncio.wait({hint.thinking})
        finally:
            hint.waiting -= 1
            if not hint.waiting:
                hint.thinking.cancel()
                if self._hints.get(moment.asker) is hint:
                    del self._hints[moment.asker]
        if hint.thinking.cancelled():
            raise Refusal("hint-dropped")
        return hint.thinking.result()

    async def _advise(self, moment: Moment) -> Thought:
        if len(moment.legal) == 1:
            return Thought(moment.legal[0])
        found = await self._try(self._advisers, moment, ADVISER, reasons=True)
        if found is None:
            return Thought(await self._choose(self._advisers, moment, USUAL_BOT))
        return Thought(found[0], tuple(Option(*option) for option in found[1]), *found[2:])

    async def _choose(self, pool: Pool, moment: Moment, mind: str) -> ActionId:
        legal = moment.legal
        if len(legal) == 1 or minds(moment.match.game).get(mind) is Random:
            return secrets.choice(legal)
        for asked in dict.fromkeys((mind, USUAL_BOT)):
            found: ActionId | None = await self._try(pool, moment, asked, reasons=False)
            if found is not None:
                return found
        return secrets.choice(legal)

    async def _try(self, pool: Pool, moment: Moment, mind: str, reasons: bool) -> Any:
        """A mind's answer, or None; who has failed too often at a table is not asked there any more."""
        if self.given_up(moment.table, mind):
            return None
        match, legal = moment.match, moment.legal
        view = pack_view(match.view(moment.seat), match.box)
        dice = secrets.randbits(64) if moment.dice is None else moment.dice
        question = Question(match.game.name, moment.box, mind, view, legal, dice, self._seconds, reasons, moment.also)
        answer = await pool.ask(question, moment.asker)
        found = read(answer)
        choice = found[0] if reasons and isinstance(found, list) and found else found
        if type(choice) is int and choice in legal:
            return found
        self._failed(moment.table, mind, answer)
        return None

    def _failed(self, table: str, mind: str, answer: str) -> None:
        """Once for each table it is said loudly."""
        self.failures[mind] += 1
        self._strikes[table, mind] += 1
        level = logging.ERROR if self._strikes[table, mind] == 1 else logging.DEBUG
        log.log(level, "table %s: the bot %s failed (%s); another mind moves for it", table, mind, answer[:200])

    def kill(self) -> None:
        """End every process at once, from any thread: for whoever has no time to wait."""
        self._bots.kill()
        self._advisers.kill()

    async def close(self) -> None:
        await self._bots.close()
        await self._advisers.close()


def read(answer: str) -> Any:
    """An answer as data; None where it is a complaint."""
    try:
        return json.loads(answer)
    except ValueError:
        return None
