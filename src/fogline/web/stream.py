"""The NDJSON stream: scenes as lines, for bots in any language; they act by POST."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from fogline.table.refusal import Refusal
from fogline.table.scene_types import Scene
from fogline.table.session import Session
from fogline.web.context import Context, address_of
from fogline.web.door import decoded
from fogline.web.errors import trouble
from fogline.web.messages import StreamQuery
from fogline.web.socket_messages import ToldRefused, ToldScene

HEARTBEAT: Final = 15.0
"""Seconds after which an empty line shows that the line is alive."""


def endpoint(context: Context) -> Callable[[Request], Awaitable[Response]]:
    async def work(request: Request) -> Response:
        query: StreamQuery = decoded(dict(request.query_params), StreamQuery)
        lang = context.language(query.lang, request.headers)
        room = context.lobby.room(request.path_params["table"])
        who = context.who(request)
        seat = room.table.eyes_of(who, query.seat)
        session = Session(context.lobby, room, who, lang, seat, query.since, query.effects, query.asked)
        return Lines(context, session, address_of(request))

    return work


class Lines(StreamingResponse):
    """A stream that counts as a socket as long as it lasts, also where its reader leaves before the first line."""

    def __init__(self, context: Context, session: Session, address: str) -> None:
        super().__init__(lines(session), media_type="application/x-ndjson")
        self._context, self._address = context, address
        context.enter_socket(address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._context.leave_socket(self._address)


async def lines(session: Session) -> AsyncIterator[bytes]:
    """A line for each scene until the game is over."""
    async with session:
        scenes = session.scenes()
        waiting: asyncio.Future[Scene] = asyncio.ensure_future(anext(scenes))
        try:
            while True:
                done, _ = await asyncio.wait({waiting}, timeout=HEARTBEAT)
                if not done:
                    yield b"\n"
                    continue
                try:
                    scene = waiting.result()
                except Refusal as refusal:
                    told_no = ToldRefused(nonce="", error=trouble(refusal, session.lang))
                    yield msgspec.json.encode(told_no) + b"\n"
                    return
                yield msgspec.json.encode(ToldScene(scene=scene)) + b"\n"
                if scene.status == "over":
                    return
                waiting = asyncio.ensure_future(anext(scenes))
        finally:
            waiting.cancel()
