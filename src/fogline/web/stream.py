"""The NDJSON stream: scenes as lines, for bots in any language; they act by POST."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from fogline.table.refusal import Refusal
from fogline.web.door import decoded
from fogline.web.errors import trouble
from fogline.web.house import House, address_of, language_of
from fogline.web.messages import StreamQuery
from fogline.web.session import Session
from fogline.web.talk import ToldRefused, ToldScene

HEARTBEAT: Final = 15.0
"""Seconds after which an empty line shows that the line is alive."""


def endpoint(house: House) -> Callable[[Request], Awaitable[Response]]:
    async def work(request: Request) -> Response:
        query: StreamQuery = decoded(dict(request.query_params), StreamQuery)
        lang = language_of(query.lang, request.headers)
        room = house.lobby.room(request.path_params["table"])
        who = house.who(request)
        seat = room.table.eyes_of(who, query.seat)
        session = Session(room, who, seat, lang, query.since, query.effects, query.asked)
        return Lines(house, session, address_of(request))

    return work


class Lines(StreamingResponse):
    """A stream that counts as a socket as long as it lasts, also where its reader leaves before the first line."""

    def __init__(self, house: House, session: Session, address: str) -> None:
        super().__init__(lines(session), media_type="application/x-ndjson")
        self._house, self._address = house, address
        house.enter_socket(address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._house.leave_socket(self._address)


async def lines(session: Session) -> AsyncIterator[bytes]:
    """A line for each scene until the game is over."""
    async with session:
        told = session.scenes()
        waiting = asyncio.ensure_future(anext(told))
        try:
            while True:
                done, _ = await asyncio.wait({waiting}, timeout=HEARTBEAT)
                if not done:
                    yield b"\n"
                    continue
                try:
                    message = waiting.result()
                except Refusal as refusal:
                    told_no = ToldRefused(nonce="", error=trouble(refusal, session.lang))
                    yield msgspec.json.encode(told_no) + b"\n"
                    return
                yield msgspec.json.encode(message) + b"\n"
                if isinstance(message, ToldScene) and message.scene.status == "over":
                    return
                waiting = asyncio.ensure_future(anext(told))
        finally:
            waiting.cancel()
