"""The WebSocket: scenes are pushed, acts come in, each answered."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec.json import encode
from starlette.websockets import WebSocket, WebSocketDisconnect

from fogline.core.errors import FoglineError
from fogline.table.refusal import Refusal
from fogline.table.session import Session
from fogline.table.store import StoreError
from fogline.web.connections import TELL
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
TOO_LARGE: Final = 1009
UNSUPPORTED: Final = 1003
OUR_FAULT: Final = 1011


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
            await converse(context, websocket)
        except WebSocketDisconnect:
            # Gone, perhaps in the middle of a sentence.
            pass
        except Exception:
            log.exception("a socket failed")
            await close(websocket, OUR_FAULT)
        finally:
            context.leave_socket(address)

    return work


async def converse(context: Context, websocket: WebSocket) -> None:
    """Hello, then scenes and answers until one side leaves."""
    lang = context.language("", websocket.headers)
    try:
        hello = decode(await asyncio.wait_for(text_of(context, websocket), PATIENCE))
        if not isinstance(hello, Hello):
            raise Refusal("hello-first")
        lang = context.language(hello.lang, websocket.headers)
        room = context.lobby.room(websocket.path_params["table"])
        who = context.who(websocket, hello.token)
        seat = room.table.eyes_of(who, hello.seat)
        if hello.token and not room.table.seats_of(who):
            raise Refusal("seat-given" if room.table.was_given(who) else "not-your-seat")
    except TimeoutError:
        await close(websocket, POLICY)
        return
    except (Refusal, FoglineError, StoreError) as problem:
        if isinstance(problem, StoreError):
            log.error("the store could not be read: %s", problem)
        error = Refusal("not-kept") if isinstance(problem, StoreError) else problem
        await send(websocket, ToldRefused(nonce="", error=trouble(error, lang)))
        await close(websocket, 4000 + status_of(error))
        return
    session = Session(context.lobby, room, who, lang, seat, hello.since, hello.effects)
    async with Talk(session, lambda told: send(websocket, told), hello.changes) as talk:
        pushing = asyncio.create_task(push(websocket, talk))
        try:
            await listen(context, websocket, talk)
        finally:
            pushing.cancel()
            await asyncio.gather(pushing, return_exceptions=True)


async def push(websocket: WebSocket, talk: Talk) -> None:
    try:
        async for scene in talk.session.scenes():
            await talk.show(scene)
    except WebSocketDisconnect:
        return
    except Refusal as refusal:
        # What could be seen until now may be seen no longer.
        await talk.send(talk.refused(refusal))
        await close(websocket, 4000 + status_of(refusal))
    except Exception:
        # Better no picture than a frozen one: whoever is there connects again.
        log.exception("table %s: a scene failed", talk.session.room.table.id)
        await close(websocket, OUR_FAULT)


async def listen(context: Context, websocket: WebSocket, talk: Talk) -> None:
    """Answer each message; close on whoever talks too fast or talks nonsense."""
    bucket = Bucket(context.limits.socket_per_second, context.limits.socket_burst)
    mistakes = 0
    while mistakes < MISTAKES:
        data = await text_of(context, websocket)
        if not bucket.take(time.monotonic()):
            await talk.send(talk.refused(Refusal("too-often")))
            break
        try:
            message = decode(data)
        except Refusal as refusal:
            mistakes += 1
            await talk.send(talk.refused(refusal))
        else:
            await talk.hear(message)
    await close(websocket, POLICY)


async def text_of(context: Context, websocket: WebSocket) -> str:
    """The next text message; bytes and giants end the conversation."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None or len(text) > context.limits.message_bytes:
        await close(websocket, UNSUPPORTED if text is None else TOO_LARGE)
        raise WebSocketDisconnect
    return str(text)


async def send(websocket: WebSocket, told: Any) -> None:
    await websocket.scope["extensions"][TELL][TELL](encode(told))


async def close(websocket: WebSocket, code: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        # It may be closed already.
        await websocket.close(code)
