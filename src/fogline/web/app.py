"""The application: its routes as a list, and what happens at every door."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from fogline.core.errors import FoglineError
from fogline.core.text import Speaker
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.store import StoreError
from fogline.web import describe, socket, static, stream
from fogline.web.door import Ask, Door, decoded, table_speaker
from fogline.web.errors import status_of, trouble
from fogline.web.game_doors import GAME_DOORS
from fogline.web.house import House, address_of, language_of
from fogline.web.lobby_doors import LOBBY_DOORS
from fogline.web.messages import Refused
from fogline.web.squeeze import fitted, known_already
from fogline.web.table_doors import TABLE_DOORS

log = logging.getLogger(__name__)

DOORS: Final = GAME_DOORS + LOBBY_DOORS + TABLE_DOORS

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}

Endpoint = Callable[[Request], Awaitable[Response]]


def make_app(house: House) -> Starlette:
    """The whole server as one ASGI application."""
    routes: list[Route | WebSocketRoute] = [
        Route(door.path, endpoint(house, door), methods=[door.method]) for door in DOORS
    ]
    routes += [
        Route("/api/tables/{table}/stream", guarded(house, stream.endpoint(house)), methods=["GET"]),
        WebSocketRoute("/api/tables/{table}/socket", socket.endpoint(house)),
        Route("/api/openapi.json", guarded(house, describe.document(DOORS, house.guests.cookie_name)), methods=["GET"]),
        Route("/api/style.css", guarded(house, describe.style), methods=["GET"]),
        Route("/api", guarded(house, describe.page(DOORS, house.guests.cookie_name)), methods=["GET"]),
        Route("/page/{path:path}", guarded(house, static.page_file, counted=False), methods=["GET"]),
        Route("/face/{game}/{path:path}", guarded(house, static.face_file, counted=False), methods=["GET"]),
    ]
    routes += [Route(address, guarded(house, static.index), methods=["GET"]) for address in static.ADDRESSES]
    return Starlette(routes=routes, exception_handlers={HTTPException: lost(house), Exception: failed})


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, HEADERS, "application/json")


def endpoint(house: House, door: Door) -> Endpoint:
    """What happens at a door: checks, decoding, the work, encoding."""

    async def work(request: Request) -> Response:
        if door.costly and not house.costly_gate.passes(address_of(request)):
            raise Refusal("too-often")
        query = decoded(dict(request.query_params), door.query)
        body = await read_body(house, request, door) if door.body else None
        who, cookie = welcome(house, request, door)
        lang = language_of(query.lang, request.headers)
        ask = Ask(house.lobby, who, lang, request.path_params, query, body)
        if "table" in request.path_params:
            await ask.room.noticed(who)
        response = answer(await (while_there(request, door.work(ask)) if door.thinks else door.work(ask)))
        if door.lasting:
            response = known_already(request, response)
        if cookie:
            response.headers["Set-Cookie"] = cookie
        return response

    return guarded(house, work)


async def while_there(request: Request, work: Awaitable[Any]) -> Any:
    """What the work gives; it is dropped when whoever asked hangs up, and then nobody reads the refusal."""

    async def hung_up() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(hung_up())
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("hint-dropped")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


def welcome(house: House, request: Request, door: Door) -> tuple[Who, str]:
    """Who asks; a cookie for a new guest where the door gives one, and for whoever has an older Fogline's."""
    who = house.who(request)
    guest, moves = house.guests.shown(request.cookies)
    if not (guest or who.token) and door.guests:
        guest, moves = house.guests.fresh(), True
        who = Who(guest)
    return who, house.guests.cookie(guest, request.url.scheme == "https") if moves else ""


async def read_body(house: House, request: Request, door: Door) -> Any:
    """The body as its type, never more of it than the door takes."""
    most = house.limits.large_body_bytes if door.large else house.limits.body_bytes
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("bad-json", problem="Content-Type: application/json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too-large", most=most)
    assert door.body is not None
    try:
        return msgspec.json.decode(data, type=door.body)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as problem:
        raise Refusal("bad-json", problem=str(problem)) from None


def guarded(house: House, work: Endpoint, counted: bool = True) -> Endpoint:
    """Checks before any work, and every error as a sentence. Files are not counted: a page is made of many."""

    async def guard(request: Request) -> Response:
        try:
            house.check_host(request.headers)
            if request.method not in ("GET", "HEAD"):
                house.check_origin(request.headers)
            if counted and not house.gate.passes(address_of(request)):
                raise Refusal("too-often")
            response = await work(request)
        except (Refusal, FoglineError) as error:
            return refused(house, request, error)
        except StoreError:
            log.exception("the store could not be read")
            return refused(house, request, Refusal("not-kept"))
        except ClientDisconnect:
            # Gone in the middle of a sentence: nobody reads this.
            return Response(status_code=400)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return fitted(request, response)

    return guard


def refused(house: House, request: Request, error: Refusal | FoglineError) -> Response:
    try:
        lang = language_of(request.query_params.get("lang", ""), request.headers)
    except Refusal:
        lang = "en"
    return answer(Refused(error=trouble(error, lang, names_of(house, request, lang))), status_of(error))


def names_of(house: House, request: Request, lang: str) -> Speaker | None:
    """Who knows the names at the table that was asked about, where there is one."""
    table = request.path_params.get("table")
    try:
        return table_speaker(house.lobby.room(table), lang) if table else None
    except Refusal:
        return None


def lost(house: House) -> Callable[[Request, Exception], Awaitable[Response]]:
    """No such address, or not in this way."""

    async def handle(request: Request, problem: Exception) -> Response:
        status = getattr(problem, "status_code", 404)
        response = refused(house, request, Refusal("wrong-method" if status == 405 else "unknown-page"))
        for name, value in (getattr(problem, "headers", None) or {}).items():
            response.headers[name] = value
        return response

    return handle


async def failed(request: Request, problem: Exception) -> Response:
    """A mistake of ours: it goes to the log, not over the wire."""
    return answer(Refused(error=trouble(Refusal("failed"), "en")), 500)
