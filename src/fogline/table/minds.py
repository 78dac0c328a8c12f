"""Bots outside the event loop: a mind that hangs, crashes or answers nonsense never stops a table."""

import asyncio
import json
import logging
import pickle
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from fogline.bots.base import minds
from fogline.bots.random import Random
from fogline.bots.thinker import Option, Thought
from fogline.core.ids import ActionId, Seat
from fogline.core.match import Match
from fogline.table.luggage import pack_view
from fogline.table.settings import USUAL_BOT
from fogline.table.thinker import LENGTH, Question

log = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "fogline.table.thinker")
START: Final = 60.0
"""Seconds for a process to start, on a machine that is busy."""
ADVISER: Final = "expert"
"""Who gives hints."""
STRIKES: Final = 3
"""After so many failures in one match a mind is not asked again there."""


class Thinkers:
    """A few processes that think, one question at a time each."""

    def __init__(self, processes: int = 1, deadline: float = 10.0, command: Sequence[str] = COMMAND) -> None:
        self.deadline = deadline
        self.command = tuple(command)
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        self._strikes: Counter[tuple[str, str]] = Counter()
        for _ in range(processes):
            self._idle.put_nowait(None)

    async def choose(self, match: Match, seat: Seat, mind: str, box: str, table: str) -> ActionId:
        """The mind's choice; anything legal, by chance, when it has none in time."""
        legal = match.legal_ids(seat)
        if len(legal) == 1 or minds(match.game).get(mind) is Random:
            return secrets.choice(legal)
        found = await self._try(match, seat, mind, box, table, reasons=False)
        return found if found is not None else secrets.choice(legal)

    async def advise(self, match: Match, seat: Seat, box: str, table: str) -> Thought:
        """What the best mind would do and what it compared; a quick mind's choice when it has nothing in time."""
        legal = match.legal_ids(seat)
        if len(legal) == 1:
            return Thought(legal[0])
        found = await self._try(match, seat, ADVISER, box, table, reasons=True)
        if found is None:
            return Thought(await self.choose(match, seat, USUAL_BOT, box, table))
        return Thought(found[0], tuple(Option(*option) for option in found[1]))

    async def _try(self, match: Match, seat: Seat, mind: str, box: str, table: str, reasons: bool) -> Any:
        """A mind's answer, or None; who has failed too often at a table is not asked there any more."""
        if self._strikes[table, mind] >= STRIKES:
            return None
        legal = match.legal_ids(seat)
        view = pack_view(match.view(seat), match.box)
        seconds = int(self.deadline) + 5
        answer = await self._ask(
            Question(match.game.name, box, mind, view, legal, secrets.randbits(64), seconds, reasons)
        )
        found = read(answer)
        choice = found[0] if reasons and isinstance(found, list) and found else found
        if type(choice) is int and choice in legal:
            return found
        self._strikes[table, mind] += 1
        log.warning("table %s: the bot %s failed (%s); a move was made for it", table, mind, answer[:200])
        return None

    async def _ask(self, question: Question) -> str:
        alive = await self._idle.get()
        try:
            if alive is None or alive.returncode is not None:
                alive = await self._start()
            answer = await asyncio.wait_for(talk(alive, question), self.deadline)
        except TimeoutError:
            await self._end(alive)
            alive, answer = None, "it took too long"
        except (OSError, asyncio.IncompleteReadError):
            await self._end(alive, hung=False)
            alive, answer = None, "its process ended"
        except BaseException:
            await self._end(alive)
            alive = None
            raise
        finally:
            self._idle.put_nowait(alive)
        return answer

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
        self._all.add(process)
        # It says when it has imported the games: that is not the mind's time.
        assert process.stdout is not None
        await asyncio.wait_for(process.stdout.readexactly(LENGTH.size), START)
        return process

    async def _end(self, process: Process | None, hung: bool = True) -> None:
        if process is None:
            return
        self._all.discard(process)
        try:
            # One that has ended by itself is only waited for.
            await asyncio.wait_for(process.wait(), 0 if hung else 1)
        except TimeoutError:
            process.kill()
            await process.wait()

    async def close(self) -> None:
        for process in list(self._all):
            await self._end(process)


def read(answer: str) -> Any:
    """An answer as data; None where it is a complaint."""
    try:
        return json.loads(answer)
    except ValueError:
        return None


async def talk(process: Process, question: Question) -> str:
    """One question and its answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    data = pickle.dumps(tuple(question))
    process.stdin.write(LENGTH.pack(len(data)) + data)
    await process.stdin.drain()
    size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
    return (await process.stdout.readexactly(size)).decode(errors="replace")
