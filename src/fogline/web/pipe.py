"""The protocol of the socket as lines on a pipe, for programs in any language.

``relay`` runs a program as a bot at a table of some server; ``local`` lets a program play at a table of its own, with
nothing but this process between them.
"""

import asyncio
import contextlib
import json
import secrets
import sys
import tempfile
import threading
import urllib.request
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import websockets

from fogline.table.bots import Thinkers
from fogline.table.lobby import Lobby, Wish
from fogline.table.people import PERSON, Who
from fogline.table.refusal import Refusal
from fogline.table.session import Session
from fogline.table.settings import Settings
from fogline.table.store import open_store
from fogline.web.socket_messages import Talk, decode

WIDEST_LINE: Final = 2**20
LAST_WORDS: Final = 2.0
"""Seconds for what is still on its way when a program has closed its output."""


# -- a program at somebody's table -------------------------------------------------------------------------------


def sit_down(table: str, name: str) -> str:
    """Take an open seat at this table, and give salt where its luck can be checked; the seat's token."""
    token = str(told(f"{table}/join", "", name=name)["tokens"][0])
    if told(table, token).get("commitment"):
        told(f"{table}/salt", token, salt=secrets.token_hex(16))
    return token


def told(address: str, token: str, **body: Any) -> Any:
    """What a server answers; with a body it is posted."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    asked = urllib.request.Request(address, json.dumps(body).encode() if body else None, headers)
    with urllib.request.urlopen(asked, timeout=20) as answer:
        return json.load(answer)


class ProgramEnded(Exception):
    """The program has ended, or said what is no line of text, before the game was over: its exit code."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


async def relay(table: str, token: str, command: Sequence[str]) -> dict[str, Any] | None:
    """Run a program as a bot: what the server tells goes to its input, its output to the server. The last scene.

    Where the program ends before the game, nobody would ever answer for its seat: ProgramEnded.
    """
    place = urlsplit(table)
    scheme = "wss" if place.scheme == "https" else "ws"
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=WIDEST_LINE)
    try:
        async with websockets.connect(f"{scheme}://{place.netloc}{place.path}/socket", max_size=None) as server:
            await server.send(json.dumps({"do": "hello", "token": token}))
            answering = asyncio.create_task(_pass_on(process, server.send))
            hearing = asyncio.create_task(_hear_out(process, server))
            await asyncio.wait({answering, hearing}, return_when=asyncio.FIRST_COMPLETED)
            # A program may end as soon as it is told that the game is over, before we have read that ourselves.
            await asyncio.wait({hearing}, timeout=LAST_WORDS)
            if not hearing.done():
                hearing.cancel()
                await _ended(process, answering)
            answering.cancel()
            return await hearing
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _hear_out(process: Process, server: Any) -> dict[str, Any] | None:
    """Hand on what the server tells until the game is over; the last scene."""
    last: dict[str, Any] | None = None
    async for told in server:
        await _feed(process, told)
        message = json.loads(told)
        last = message["scene"] if message["is"] == "scene" else last
        if last and last["status"] == "over":
            break
    return last


async def _ended(process: Process, answering: "asyncio.Task[None]") -> None:
    """The program says nothing more: what went wrong with its lines, or how it ended."""
    wrong = answering.exception()
    if isinstance(wrong, websockets.exceptions.WebSocketException):
        raise wrong
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(process.wait(), LAST_WORDS)
    raise ProgramEnded(process.returncode)


async def _feed(process: Process, told: str | bytes) -> None:
    assert process.stdin is not None
    text = told if isinstance(told, str) else told.decode()
    try:
        process.stdin.write(text.encode() + b"\n")
        await process.stdin.drain()
    except (BrokenPipeError, ConnectionResetError):
        return


async def _pass_on(process: Process, send: Callable[[str], Any]) -> None:
    assert process.stdout is not None
    async for line in process.stdout:
        if line.strip():
            await send(line.decode())


# -- a program that has started us -------------------------------------------------------------------------------


async def lines_in() -> AsyncIterator[str]:
    """Standard input, line by line. Its thread may still wait for a line when all is over: nobody waits for it."""
    loop = asyncio.get_running_loop()
    heard: asyncio.Queue[str] = asyncio.Queue()

    def listen() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(heard.put_nowait, line)
        loop.call_soon_threadsafe(heard.put_nowait, "")

    threading.Thread(target=listen, daemon=True).start()
    while line := await heard.get():
        if line.strip():
            yield line


def line_out(told: Any) -> None:
    sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
    sys.stdout.flush()


async def local(settings: Settings, bots: Sequence[str], seed: int | None, lang: str) -> bool:
    """A table with one seat for whoever is at the other end of the pipe and bots in the others. Whether it came to its
    end: nobody goes on where the other end has gone."""
    me = Who("me")
    over = False
    with tempfile.TemporaryDirectory() as folder:
        lobby = Lobby(open_store(Path(folder) / "fogline.db"), Thinkers())
        try:
            wishes = [Wish(PERSON, "Player"), *[Wish("bot", bot=bot) for bot in bots]]
            room, _ = await lobby.create(me, settings, wishes)
            await room.change(lambda table: table.start(me, seed))
            async with Talk(Session(lobby, room, me, lang, 0), line_out) as talk:
                hearing = asyncio.create_task(_hear(talk))
                async for scene in talk.session.scenes():
                    talk.show(scene)
                    over = scene.status == "over"
                    if over or hearing.done():
                        break
                hearing.cancel()
        finally:
            await lobby.close()
    return over


async def _hear(talk: Talk) -> None:
    async for line in lines_in():
        try:
            await talk.hear(decode(line))
        except Refusal as refusal:
            talk.send(talk.refused(refusal))
    # The other end has gone: one more scene is made so that the table notices.
    talk.session.look_again()
