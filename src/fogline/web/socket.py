"""The WebSocket: scenes are pushed, acts come in, each answered."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fogline.core.errors import FoglineError
from fogline.table.refusal import Refusal
from fogline.web import talk
from fogline.web.errors import status_of, trouble
from fogline.web.house import House, address_of, language_of
from fogline.web.limits import Bucket
from fogline.web.session import Session, decode

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds in which a new socket must say hello."""
MISTAKES: Final = 20
"""Messages that are no messages, after which a socket is closed."""

POLICY: Final = 1008
TOO_LARGE: Final = 1009
UNSUPPORTED: Final = 1003
OUR_FAULT: Final = 1011


def endpoint(house: House) -> Callable[[WebSocket], Awaitable[None]]:
    async def work(websocket: WebSocket) -> None:
        address = address_of(websocket)
        try:
            house.check_host(websocket.headers)
            house.check_origin(websocket.headers)
            if not house.gate.passes(address):
                raise Refusal("too-often")
            house.enter_socket(address)
        except Refusal:
            # Before it is accepted a socket is refused with 403.
            await websocket.close()
            return
        try:
            await websocket.accept()
            await converse(house, websocket)
        except WebSocketDisconnect:
            # Gone, perhaps in the middle of a sentence.
            pass
        except Exception:
            log.exception("a socket failed")
            await close(websocket, OUR_FAULT)
        finally:
            house.leave_socket(address)

    return work


async def converse(house: House, websocket: WebSocket) -> None:
    """Hello, then scenes and answers until one side leaves."""
    lang = language_of("", websocket.headers)
    try:
        hello = decode(await asyncio.wait_for(text_of(house, websocket), PATIENCE))
        if not isinstance(hello, talk.Hello):
            raise Refusal("hello-first")
        lang = language_of(hello.lang, websocket.headers)
        room = house.lobby.room(websocket.path_params["table"])
        who = house.who(websocket, hello.token)
        seat = room.table.eyes_of(who, hello.seat)
        if hello.token and not room.table.seats_of(who):
            raise Refusal("not-your-seat")
    except TimeoutError:
        await close(websocket, POLICY)
        return
    except (Refusal, FoglineError) as error:
        await send(websocket, talk.ToldRefused(nonce="", error=trouble(error, lang)))
        await close(websocket, 4000 + status_of(error))
        return
    async with Session(room, who, seat, lang, hello.since, hello.effects) as session:
        pushing = asyncio.create_task(push(websocket, session))
        try:
            await listen(house, websocket, session)
        finally:
            pushing.cancel()
            await asyncio.gather(pushing, return_exceptions=True)


async def push(websocket: WebSocket, session: Session) -> None:
    try:
        async for told in session.scenes():
            await send(websocket, told)
    except WebSocketDisconnect:
        return
    except Refusal as refusal:
        # What could be seen until now may be seen no longer.
        await send(websocket, talk.ToldRefused(nonce="", error=trouble(refusal, session.lang)))
        await close(websocket, 4000 + status_of(refusal))
    except Exception:
        # Better no picture than a frozen one: whoever is there connects again.
        log.exception("table %s: a scene failed", session.room.table.id)
        await close(websocket, OUR_FAULT)


async def listen(house: House, websocket: WebSocket, session: Session) -> None:
    """Answer each message; close on whoever talks too fast or talks nonsense."""
    bucket = Bucket(house.limits.socket_per_second, house.limits.socket_burst)
    mistakes = 0
    while mistakes < MISTAKES:
        data = await text_of(house, websocket)
        if not bucket.take(time.monotonic()):
            error = trouble(Refusal("too-often"), session.lang)
            await send(websocket, talk.ToldRefused(nonce="", error=error))
            break
        try:
            message = decode(data)
        except Refusal as refusal:
            mistakes += 1
            answer: Any = talk.ToldRefused(nonce="", error=trouble(refusal, session.lang))
        else:
            answer = await answer_to(session, message)
        if answer is not None:
            await send(websocket, answer)
    await close(websocket, POLICY)


async def answer_to(session: Session, message: Any) -> Any:
    """What the table says to it. A mistake of ours is told like any refusal and goes to the log; the talk goes on."""
    try:
        return await session.hear(message)
    except Exception:
        log.exception("table %s: a message failed", session.room.table.id)
        nonce = getattr(message, "nonce", "")
        return talk.ToldRefused(nonce=nonce, error=trouble(Refusal("failed"), session.lang))


async def text_of(house: House, websocket: WebSocket) -> str:
    """The next text message; bytes and giants end the conversation."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None or len(text) > house.limits.message_bytes:
        await close(websocket, UNSUPPORTED if text is None else TOO_LARGE)
        raise WebSocketDisconnect
    return str(text)


async def send(websocket: WebSocket, told: Any) -> None:
    text = msgspec.json.encode(told).decode()
    try:
        await websocket.send_text(text)
    except RuntimeError:
        # Closed by whoever else speaks on this socket.
        raise WebSocketDisconnect from None


async def close(websocket: WebSocket, code: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        # It may be closed already.
        await websocket.close(code)
