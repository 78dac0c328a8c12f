"""What the interpreter does for a move, counted: python bench/server/counted.py [GAME [MOVES [FUNCTIONS]]]

Two people with sockets play one game at random, from the bytes of a move to the bytes that both are told, and each
instruction of Python's is counted. That is no time, but it is the same on every machine, however busy, and tells two
versions of the server apart by a hundredth. Compiled code counts nothing, nor do threads, sockets and the disk.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType, SimpleNamespace
from typing import Any

import msgspec

from fogline.core.dealer import Dealer
from fogline.table.bots import Thinkers
from fogline.table.lobby import Lobby, Wish
from fogline.table.people import PERSON, Who
from fogline.table.room import Room
from fogline.table.session import Session
from fogline.table.settings import Settings
from fogline.table.store.sqlite import SqliteStore
from fogline.web.carrier import Carrier
from fogline.web.frames import Reader
from fogline.web.limits import UNLIMITED
from fogline.web.socket import Conversation, encode
from fogline.web.socket_messages import Talk

STEPS = 8
"""Of the loop, within which what is on the disk is told."""
NO_PINGS: Any = SimpleNamespace(ws_ping_interval=None)
NOT_OURS = (__file__, "asyncio", "selectors")
"""The loop goes round while the disk is waited for, now more often and now less."""


class Counting:
    """Counts the instructions of whatever is called while it is on, by function."""

    def __init__(self) -> None:
        self.done: Counter[CodeType] = Counter()
        self.calls: Counter[CodeType] = Counter()

    def __enter__(self) -> None:
        sys.settrace(self._called)

    def __exit__(self, *problem: object) -> None:
        sys.settrace(None)

    def _called(self, frame: FrameType, event: str, given: Any) -> Any:
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        self.calls[frame.f_code] += 1
        return self._went_on

    def _went_on(self, frame: FrameType, event: str, given: Any) -> Any:
        if event == "opcode":
            self.done[frame.f_code] += 1
        return self._went_on

    def of_ours(self) -> list[tuple[int, CodeType]]:
        """By function, the costliest first; without what only waits here."""
        ours = [(n, code) for code, n in self.done.items() if not any(part in code.co_filename for part in NOT_OURS)]
        return sorted(ours, key=lambda entry: -entry[0])


class Sink(asyncio.Transport):
    """The other side of a socket, which reads everything."""

    def write(self, data: Any) -> None:
        self.told = data

    def is_closing(self) -> bool:
        return False


class Person:
    """Somebody at a table, with a socket."""

    def __init__(self, lobby: Lobby, room: Room, who: Who, seat: int) -> None:
        self.line = Carrier(NO_PINGS, SimpleNamespace(connections=set()), {})  # type: ignore[arg-type]
        self.line.connection_made(Sink())
        self.line._reader = Reader(UNLIMITED.message_bytes)
        session = Session(lobby, room, who, "en", seat)
        self.talk = Talk(session, lambda told: self.line.tell(encode(told)), changes=True)

    async def sit(self) -> None:
        await self.talk.__aenter__()
        Conversation(SimpleNamespace(limits=UNLIMITED), self.line, self.talk).go_on()  # type: ignore[arg-type]

    def say(self, **message: Any) -> None:
        text = msgspec.json.encode(message)
        size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2, "big")
        self.line.data_received(b"\x81" + size + bytes(4) + text)


async def table_of(lobby: Lobby, game: str) -> tuple[Room, list[Person]]:
    host, guest = Who("host"), Who("guest")
    room, _ = await lobby.create(host, Settings(game), [Wish(PERSON, "One"), Wish()])
    await room.change(lambda table: table.join(guest, None, "Other", "token")[0])
    await room.change(lambda table: table.start(host, 1906))
    people = [Person(lobby, room, who, seat) for seat, who in enumerate((host, guest))]
    for person in people:
        await person.sit()
    return room, people


async def settled(room: Room) -> None:
    """Until what was said is heard and kept, and a moment more: then it is told."""
    await asyncio.sleep(0)
    while room._changes.busy:
        await asyncio.sleep(0.001)
    for _ in range(STEPS):
        await asyncio.sleep(0)


async def play(room: Room, people: list[Person], moves: int, counting: Counting) -> int:
    dice = Dealer(4)
    for made in range(moves):
        flow = room.table.playing()
        if flow.over:
            return made
        seat = next((seat for seat in flow.waiting if not flow.complete(seat)), flow.waiting[0])
        at = f"{flow.count.revision}.{len(flow.steps(seat))}"
        legal = [] if flow.complete(seat) else flow.seen_by(seat).legal_ids(seat)
        act = {"action": legal[dice.below(len(legal))], "confirm": True} if legal else {}
        with counting:
            people[seat].say(do="act" if legal else "confirm", at=at, **act)
            await settled(room)
        assert room.table.flow is not flow, "it was refused"
    return moves


async def count(game: str, moves: int, functions: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        lobby, counting = Lobby(SqliteStore(Path(folder) / "fogline.db"), Thinkers()), Counting()
        await play(*await table_of(lobby, game), moves, Counting())  # what is found once is found
        made = await play(*await table_of(lobby, game), moves, counting)
        await lobby.close()
    found = counting.of_ours()
    calls = sum(counting.calls[code] for _, code in found)
    print(
        f"{game}: {sum(n for n, _ in found) / made:.0f} instructions and {calls / made:.0f} calls a move, {made} moves"
    )
    for n, code in found[:functions]:
        where = f"{Path(code.co_filename).name} {code.co_qualname}"
        print(f"  {n / made:7.1f}  {counting.calls[code] / made:6.2f} calls  {where}")


def main(game: str = "cablecars", moves: str = "60", functions: str = "20") -> None:
    asyncio.run(count(game, int(moves), int(functions)))


if __name__ == "__main__":
    main(*sys.argv[1:])
