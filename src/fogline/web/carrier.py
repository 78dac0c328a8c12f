"""What carries a socket: bytes in, texts out, and the other way round.

Its first request is an ASGI application's, which lets people in or refuses them as it does at every other door. Once
they are in, no message passes through ASGI any more: who holds the conversation is called when something was said, and
tells by a call. What is told in one step of the loop is written with one call of the system: each costs as much as
making what it writes.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

from starlette.websockets import WebSocket
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from fogline.web import frames
from fogline.web.frames import Broken, Control, Reader, closing, framed
from fogline.web.handshake import Handshake, Unshaken, refusal, shaken

log = logging.getLogger(__name__)

WAITING: Final = 16
"""Texts of one socket that may wait to be heard before no more of it is read."""
WORTH_SQUEEZING: Final = 256
"""Bytes of a text from which on it is squeezed, where that was agreed."""
LAST_WORDS: Final = 10.0
"""Seconds for the other side to close as well, once it was told to."""
OUR_FAULT: Final = 1011
RESTARTS: Final = 1012
ALIVE: Final = b"?"
"""What is sent along with a ping."""
CARRIER: Final = "carrier"
"""Under which name an application finds it in the state of a connection."""


class Carrier(asyncio.Protocol):
    """A socket, from its handshake to its end. ``heard`` is called when a text has come, or when there is room to tell
    something again; ``gone`` is done when nothing can be told any more."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config, self._server, self._state = config, server_state, app_state
        self._loop = _loop or asyncio.get_running_loop()
        self.heard: Callable[[], object] = lambda: None
        self.leaves: Callable[[], object] = lambda: None
        """What is called when the connection is lost."""
        self.gone: asyncio.Future[None] = self._loop.create_future()
        self.writable = True
        self._unheard: deque[str] = deque()
        self._untold: list[bytes] = []
        """Frames that are written at the end of this step of the loop."""
        self._handshake: Handshake | None = None
        self._reader: Reader | None = None
        self._squeeze: PerMessageDeflate | None = None
        self._paused = False
        self._timer: asyncio.TimerHandle | None = None
        """When to ping, when to have heard of it, when to have closed."""

    # -- what the loop calls -------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._server.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        if self._reader is None:
            return  # nobody speaks before they are let in
        try:
            text = self._reader.short(data)
            if text is None:
                for message in self._reader.feed(data):
                    if isinstance(message, Control):
                        self._control(message)
                    elif not self.gone.done():
                        self._unheard.append(message)
            elif not self.gone.done():
                self._unheard.append(text)
        except Broken as broken:
            self._end(broken.code, broken.why)
            self.transport.close()
        if self._unheard:
            if len(self._unheard) > WAITING and not self._paused:
                self._paused = True
                self.transport.pause_reading()
            self.heard()

    def pause_writing(self) -> None:
        self.writable = False

    def resume_writing(self) -> None:
        self.writable = True
        self.heard()

    def connection_lost(self, problem: Exception | None) -> None:
        self._server.connections.discard(self)
        self._set_timer(None)
        self._depart()
        self.leaves()

    def shutdown(self) -> None:
        """The server ends: whoever is there comes again."""
        if self._reader is None:
            self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        else:
            self._end(RESTARTS)
            self.transport.close()

    # -- for who holds the conversation --------------------------------------------------------------------------

    @property
    def has_news(self) -> bool:
        """Whether something was said that can be answered now."""
        return bool(self._unheard) and self.writable and not self.gone.done()

    def take(self) -> str:
        """What was said first of all that has not been heard yet."""
        text = self._unheard.popleft()
        if self._paused and not self._unheard:
            self._paused = False
            self.transport.resume_reading()
        return text

    async def first(self, seconds: float) -> str:
        """The first text; who says none in time is too late."""
        said: asyncio.Future[None] = self._loop.create_future()
        heard: Callable[[], object] = lambda: None if said.done() else said.set_result(None)  # noqa: E731
        self.heard = heard
        self.gone.add_done_callback(lambda _: heard())
        late = self._loop.call_later(seconds, lambda: None if said.done() else said.set_exception(TimeoutError()))
        try:
            if not self._unheard:
                await said
        finally:
            late.cancel()
        if self.gone.done():
            raise Gone
        return self.take()

    def tell(self, text: bytes) -> None:
        """Send a text; to whoever has gone nothing is sent."""
        if self.gone.done():
            return
        if not self._untold:
            self._loop.call_soon(self._write_told)
        if self._squeeze is not None and len(text) >= WORTH_SQUEEZING:
            self._untold.append(framed(bytes(self._squeeze.encode(Frame(Opcode.TEXT, text)).data), squeezed=True))
        else:
            self._untold.append(framed(text))

    def close(self, code: int) -> None:
        """Say that this is the end, and wait a while for the other side to say so too."""
        if self.gone.done():
            return
        self._end(code)
        if self._paused:
            self._paused = False
            self.transport.resume_reading()
        self._set_timer(LAST_WORDS, self.transport.close)

    # -- frames --------------------------------------------------------------------------------------------------

    def _write_told(self) -> None:
        told = self._untold
        if told:
            self._untold = []
            self._write(told[0] if len(told) == 1 else b"".join(told))

    def _write(self, frame: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(frame)

    def _control(self, message: Control) -> None:
        if message.kind == frames.PING and self.writable and not self.gone.done():
            # Who reads nothing is not answered: nothing piles up for them.
            self._write(framed(message.data, frames.PONG))
        elif message.kind == frames.PONG and message.data == ALIVE and not self.gone.done():
            self._set_timer(self._config.ws_ping_interval, self._ping)
        elif message.kind == frames.CLOSE:
            self._end(frames.closed_with(message.data))
            self.transport.close()

    def _end(self, code: int, why: str = "") -> None:
        """The last frame, unless it was sent already."""
        if self.gone.done():
            return
        self._write_told()
        self._write(closing(code, why))
        self._depart()

    def _depart(self) -> None:
        self._unheard.clear()
        if not self.gone.done():
            self.gone.set_result(None)

    def _ping(self) -> None:
        self._write(framed(ALIVE, frames.PING))
        self._set_timer(self._config.ws_ping_timeout, self._give_up)

    def _give_up(self) -> None:
        """Nobody answers, or reads: they may come again."""
        self._end(OUR_FAULT, "keepalive ping timeout")
        self.transport.close()

    def _set_timer(self, seconds: float | None, then: Callable[[], object] = lambda: None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, then) if seconds else None

    # -- the handshake -------------------------------------------------------------------------------------------

    def shake_hands(self, scope: Mapping[str, Any], url: bytes) -> None:
        """A request of HTTP that asks for a socket; the application says whether they come in."""
        try:
            squeezes = bool(self._config.ws_per_message_deflate)
            self._handshake = shaken(scope["method"], scope["http_version"], scope["headers"], squeezes)
        except Unshaken as wrong:
            self._refuse(wrong.status)
            return
        task = self._loop.create_task(self._let_in(self._scope(scope, url)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, scope: Mapping[str, Any], url: bytes) -> dict[str, Any]:
        path, _, query = url.partition(b"?")
        return {
            **scope,
            "type": "websocket",
            "scheme": "wss" if scope["scheme"] == "https" else "ws",
            "path": unquote(path.decode("latin-1")),
            "raw_path": path,
            "query_string": query,
            "subprotocols": [],
            "state": {**self._state, CARRIER: self},
        }

    async def _let_in(self, scope: dict[str, Any]) -> None:
        try:
            await self._config.loaded_app(scope, self._connects, self._decide)
        except Exception:
            log.exception("a socket failed")
        if self._reader is None:
            self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        else:
            self.close(OUR_FAULT)

    async def _connects(self) -> Any:
        return {"type": "websocket.connect"}

    async def _decide(self, message: Any) -> None:
        """What the application says to the request: come in, or not."""
        if message["type"] != "websocket.accept":
            if self._reader is None:
                self._refuse(HTTPStatus.FORBIDDEN)
            return
        assert self._handshake is not None
        if self.gone.done():
            return
        answer, self._squeeze = self._handshake
        self.transport.write(answer)
        self._reader = Reader(self._config.ws_max_size, self._unsqueezed if self._squeeze else None)
        self._set_timer(self._config.ws_ping_interval, self._ping)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer as HTTP does."""
        if not self.transport.is_closing():
            self.transport.write(refusal(status))
        self.transport.close()
        self._depart()

    def _unsqueezed(self, data: bytes, most: int) -> bytes:
        assert self._squeeze is not None
        try:
            return bytes(self._squeeze.decode(Frame(Opcode.TEXT, data, rsv1=True), max_size=most).data)
        except PayloadTooBig:
            raise Broken(frames.TOO_LARGE, "too large") from None
        except ProtocolError:
            raise Broken(frames.AGAINST_THE_RULES, "not squeezed as agreed") from None


class Gone(Exception):
    """The other side has left."""


def carrier_of(websocket: WebSocket) -> Carrier:
    found = websocket.scope["state"][CARRIER]
    assert isinstance(found, Carrier)
    return found
