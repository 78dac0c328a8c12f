"""The WebSocket: scenes are pushed, acts come in, each answered."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.json import Encoder
from starlette.websockets import WebSocket

from fogline.core.errors import FoglineError
from fogline.table.refusal import Refusal
from fogline.table.session import Session
from fogline.table.store import StoreError
from fogline.web.carrier import OUR_FAULT, Carrier, Gone, carrier_of
from fogline.web.context import Context, address_of
from fogline.web.errors import status_of, trouble
from fogline.web.limits import Bucket
from fogline.web.socket_messages import Hello, Talk, ToldRefused, decode

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds in which a new socket must say hello."""
MISTAKES: Final = 20
"""Messages that are no messages, after which a socket is closed."""

POLICY: Final = 1008

encode: Final = Encoder().encode


def endpoint(context: Context) -> Callable[[WebSocket], Awaitable[None]]:
    async def work(websocket: WebSocket) -> None:
        address = address_of(websocket)
        try:
            context.check_host(websocket.headers)
            context.check_origin(websocket.headers)
            if not context.gate.passes(address):
                raise Refusal("too-often")
            context.enter_socket(address)
        except Refusal:
            # Before it is accepted a socket is refused with 403.
            await websocket.close()
            return
        try:
            await websocket.accept()
            await converse(context, websocket, carrier_of(websocket))
        except Gone:
            # Perhaps in the middle of a sentence.
            pass
        finally:
            context.leave_socket(address)

    return work


async def converse(context: Context, websocket: WebSocket, line: Carrier) -> None:
    """Hello, then scenes and answers until one side leaves."""
    lang = context.language("", websocket.headers)
    try:
        hello = decode(await line.first(PATIENCE))
        if not isinstance(hello, Hello):
            raise Refusal("hello-first")
        lang = context.language(hello.lang, websocket.headers)
        room = context.lobby.room(websocket.path_params["table"])
        who = context.who(websocket, hello.token)
        seat = room.table.eyes_of(who, hello.seat)
        if hello.token and not room.table.seats_of(who):
            raise Refusal("seat-given" if room.table.was_given(who) else "not-your-seat")
    except TimeoutError:
        line.close(POLICY)
        return
    except (Refusal, FoglineError, StoreError) as problem:
        if isinstance(problem, StoreError):
            log.error("the store could not be read: %s", problem)
        error = Refusal("not-kept") if isinstance(problem, StoreError) else problem
        line.tell(encode(ToldRefused(nonce="", error=trouble(error, lang))))
        line.close(4000 + status_of(error))
        return
    session = Session(context.lobby, room, who, lang, seat, hello.since, hello.effects)
    async with Talk(session, lambda told: line.tell(encode(told)), hello.changes) as talk:
        conversation = Conversation(context, line, talk)
        try:
            conversation.go_on()
            await line.gone
        finally:
            await conversation.rest()


class Conversation:
    """Scenes go out as soon as there is something new; what comes in is answered one after the other."""

    def __init__(self, context: Context, line: Carrier, talk: Talk) -> None:
        self.line, self.talk = line, talk
        self._loop = asyncio.get_running_loop()
        self._bucket = Bucket(context.limits.socket_per_second, context.limits.socket_burst)
        self._mistakes = 0
        self._answering = False
        self._rests: asyncio.Future[None] | None = None
        """Who waits until nothing is being answered any more."""
        self._turning: asyncio.Task[None] | None = None
        self._looks = False
        """Whether it will look soon; what happens at once is seen together."""
        self._behind = True
        """Whether there may be something that was not shown yet."""
        line.heard, talk.session.noticed = self.go_on, self._notice

    def go_on(self) -> None:
        """Answer what was said and show what is new, as far as the other side reads it."""
        if self._behind:
            self._notice()
        while not self._answering and self.line.has_news:
            self._hear(self.line.take())

    async def rest(self) -> None:
        """Nothing more is shown; what is being answered is done first."""
        self.talk.session.noticed = self.line.heard = lambda: None
        if self._answering:
            self._rests = self._loop.create_future()
            await self._rests
        if self._turning is not None:
            await asyncio.gather(self._turning, return_exceptions=True)

    # -- what comes in -------------------------------------------------------------------------------------------

    def _hear(self, text: str) -> None:
        """Answer a message; close on whoever talks too fast or talks nonsense."""
        talk = self.talk
        if not self._bucket.take(time.monotonic()):
            talk.send(talk.refused(Refusal("too-often")))
            self.line.close(POLICY)
            return
        try:
            message = decode(text)
        except Refusal as refusal:
            self._mistakes += 1
            talk.send(talk.refused(refusal))
            if self._mistakes >= MISTAKES:
                self.line.close(POLICY)
        else:
            self._answering = True
            talk.begin(message, self._answered)

    def _answered(self, problem: Exception | None) -> None:
        self._answering = False
        if problem is not None:
            self._end(problem)
        if self.line.has_news:
            self._loop.call_soon(self.go_on)
        if self._rests is not None and not self._rests.done():
            self._rests.set_result(None)

    # -- what goes out -------------------------------------------------------------------------------------------

    def _notice(self) -> None:
        self._behind = True
        if not self._looks and self.line.writable:
            self._looks = True
            self._loop.call_soon(self._look)

    def _look(self) -> None:
        """Show what is new. Whoever does not read is shown the rest when they do."""
        self._looks = False
        if self.line.gone.done() or self._turning is not None or not self.line.writable:
            return
        session = self.talk.session
        try:
            if not session.has_own_eyes:
                self._turning = self._loop.create_task(session.turn_to_own_eyes())
                self._turning.add_done_callback(self._turned)
                return
            self._behind = False
            for scene in session.unseen():
                self.talk.show(scene)
        except Exception as problem:
            self._end(problem)

    def _turned(self, task: "asyncio.Task[None]") -> None:
        self._turning = None
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            self._end(problem)
        self._notice()

    def _end(self, problem: BaseException) -> None:
        """What could be seen until now may be seen no longer. Or it fails: better no picture than a frozen one, and
        whoever is there connects again."""
        if isinstance(problem, Refusal):
            self.talk.send(self.talk.refused(problem))
            self.line.close(4000 + status_of(problem))
        else:
            table = self.talk.session.room.table.id
            log.error("table %s: a scene failed", table, exc_info=problem)
            self.line.close(OUR_FAULT)
