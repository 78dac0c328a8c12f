"""The application: its routes as a list, and what happens at every door."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from fogline.core.errors import FoglineError
from fogline.core.text import Speaker
from fogline.table.messages import check_text
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.store import StoreError
from fogline.web import openapi, operator, socket, static, stream
from fogline.web.analysis_doors import ANALYSIS_DOORS
from fogline.web.call_doors import CALL_DOORS
from fogline.web.compression import fitted, known_already
from fogline.web.connections import told_at_once
from fogline.web.context import Context, address_of
from fogline.web.day_doors import DAY_DOORS
from fogline.web.deal_doors import DEAL_DOORS
from fogline.web.door import Ask, Door, decoded, table_speaker
from fogline.web.errors import status_of, trouble
from fogline.web.evening_doors import EVENING_DOORS
from fogline.web.game_doors import GAME_DOORS
from fogline.web.headers import named
from fogline.web.lesson_doors import LESSON_DOORS
from fogline.web.lobby_doors import LOBBY_DOORS
from fogline.web.logs import ACCESS
from fogline.web.me_doors import ME_DOORS
from fogline.web.messages import Refused
from fogline.web.my_games_doors import MY_GAMES_DOORS, csv_endpoint
from fogline.web.puzzle_doors import PUZZLE_DOORS
from fogline.web.rating_doors import RATING_DOORS
from fogline.web.signposts import Signposts
from fogline.web.table_doors import TABLE_DOORS

log = logging.getLogger(__name__)
access = logging.getLogger(ACCESS)

DOORS: Final = (
    GAME_DOORS
    + LOBBY_DOORS
    + TABLE_DOORS
    + ME_DOORS
    + CALL_DOORS
    + MY_GAMES_DOORS
    + RATING_DOORS
    + LESSON_DOORS
    + PUZZLE_DOORS
    + EVENING_DOORS
    + DAY_DOORS
    + ANALYSIS_DOORS
    + DEAL_DOORS
)

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}

Endpoint = Callable[[Request], Awaitable[Response]]
Handler = Callable[[Request, Exception], Awaitable[Response]]


def make_app(context: Context) -> "House":
    """The whole server as one ASGI application."""
    shelf = static.Shelf(context.prefix, context.lobby.languages)
    described = (DOORS, context.guests.cookie_name, context.prefix)
    routes: list[Route | WebSocketRoute] = [
        Route(door.path, endpoint(context, door), methods=[door.method]) for door in DOORS
    ]
    routes += [
        Route("/api/tables/{table}/stream", guarded(context, stream.endpoint(context)), methods=["GET"]),
        WebSocketRoute("/api/tables/{table}/socket", socket.endpoint(context)),
        Route("/api/me/games.csv", guarded(context, csv_endpoint(context)), methods=["GET"]),
        Route("/api/openapi.json", guarded(context, openapi.document(*described)), methods=["GET"]),
        Route("/api/style.css", guarded(context, openapi.style), methods=["GET"]),
        Route("/api", guarded(context, openapi.page(*described)), methods=["GET"]),
        Route("/service-worker.js", guarded(context, shelf.worker, counted=False), methods=["GET"]),
        Route("/page/{path:path}", guarded(context, shelf.page_file, counted=False), methods=["GET"]),
        Route("/face/{game}/{path:path}", guarded(context, shelf.face_file, counted=False), methods=["GET"]),
    ]
    # Whoever looks after the server asks by its number, and often.
    routes += [
        Route("/health", operator.health(context), methods=["GET"]),
        Route("/ready", operator.ready(context), methods=["GET"]),
        Route("/metrics", operator.metrics(context), methods=["GET"]),
    ]
    routes += [Route(address, guarded(context, shelf.index), methods=["GET"]) for address in static.ADDRESSES]
    return House(context.prefix, routes, lost(context, shelf), failed(context))


class House(Starlette):
    """The application, perhaps at a path of another site: a proxy may leave the path as it is, or take it away.

    Whoever has the address of a door is at it at once. Starlette has the others: who asks for files, in another way
    than a door is asked, or for what is nowhere.
    """

    def __init__(self, prefix: str, routes: "list[Route | WebSocketRoute]", lost: Handler, failed: Handler) -> None:
        super().__init__(routes=routes, exception_handlers={HTTPException: lost, Exception: failed})
        self._prefix, self._failed, self._signposts = prefix, failed, Signposts(routes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        if self._prefix:
            if scope["path"] == self._prefix:
                await RedirectResponse(f"{self._prefix}/", headers=HEADERS)(scope, receive, send)
                return
            if scope["path"].startswith(f"{self._prefix}/"):
                scope = {**scope, "path": scope["path"].removeprefix(self._prefix)}
        found = self._signposts.find(scope)
        if found is None:
            await super().__call__(scope, receive, send)
            return
        scope["route"], scope["path_params"] = found
        if isinstance(found[0], WebSocketRoute):
            await found[0].endpoint(named(WebSocket(scope, receive, send)))
            return
        request = named(Request(scope, receive, send))
        try:
            response = await found[0].endpoint(request)
        except Exception as problem:
            await (await self._failed(request, problem))(scope, receive, send)
            raise
        await response(scope, receive, send)


class Answer(Response):
    """JSON with the headers of every answer, which are spelt once for all of them."""

    def __init__(self, value: Any, status: int = 200) -> None:
        self.status_code, self.background = status, None
        self.body = msgspec.json.encode(value)
        self.raw_headers = [*SPELT, (b"content-length", b"%d" % len(self.body))]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not told_at_once(send, self.status_code, self.raw_headers, bytes(self.body)):
            await super().__call__(scope, receive, send)


SPELT: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()] + [
    (b"content-type", b"application/json")
]


def answer(value: Any, status: int = 200) -> Response:
    return Answer(value, status)


def endpoint(context: Context, door: Door) -> Endpoint:
    """What happens at a door: checks, decoding, the work, encoding."""

    async def work(request: Request) -> Response:
        if door.costly:
            context.check_maker(address_of(request))
            if not context.costly_gate.passes(address_of(request)):
                raise Refusal("too-often")
        if door.guessed and not context.guess_gate.passes(address_of(request)):
            raise Refusal("too-often")
        query = decoded(dict(request.query_params) if request.scope["query_string"] else {}, door.query)
        body = await read_body(context, request, door) if door.body else None
        who, cookie = welcome(context, request, door)
        lang = context.language(query.lang, request.headers)
        origin = f"{request.scope['scheme']}://{request.headers.get('host', '')}{context.prefix}"
        ask = Ask(context.lobby, who, lang, request.path_params, query, body, origin, calls=context.caller)
        if "table" in request.path_params:
            await ask.room.noticed(who)
        response = answer(await (while_there(request, door.work(ask)) if door.thinks else door.work(ask)))
        if door.lasting:
            response = known_already(request, response)
        if ask.becomes is not None:
            secure = request.scope["scheme"] == "https"
            cookie = context.guests.cookie(ask.becomes, secure) if ask.becomes else context.guests.gone()
        if cookie:
            response.raw_headers.append((b"set-cookie", cookie.encode("latin-1")))
        return response

    return guarded(context, work)


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


def welcome(context: Context, request: Request, door: Door) -> tuple[Who, str]:
    """Who asks; a cookie for a new guest where the door gives one, and for whoever has an older Fogline's."""
    guest, moves = context.guests.shown(request.cookies)
    if not guest and door.guests:
        # Also who shows a token: it is another table's, and whoever makes a table must be somebody there.
        guest, moves = context.guests.fresh(), True
    who = Who(guest, context.token(request))
    return who, context.guests.cookie(guest, request.scope["scheme"] == "https") if moves else ""


async def read_body(context: Context, request: Request, door: Door) -> Any:
    """The body as its type, never more of it than the door takes."""
    most = context.limits.large_body_bytes if door.large else context.limits.body_bytes
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("bad-json", problem="Content-Type: application/json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too-large", most=most)
    assert door.body is not None
    try:
        check_text(data.decode())
        return msgspec.json.decode(data, type=door.body)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as problem:
        raise Refusal("bad-json", problem=str(problem)) from None


def guarded(context: Context, work: Endpoint, counted: bool = True) -> Endpoint:
    """Checks before any work, and every error as a sentence. Files are not counted: a page is made of many."""

    async def checked(request: Request) -> Response:
        context.check_host(request.headers)
        if request.method not in ("GET", "HEAD"):
            context.check_origin(request.headers)
        if counted and not context.gate.passes(address_of(request)):
            raise Refusal("too-often")
        response = await work(request)
        if not isinstance(response, Answer):
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
        return fitted(request, response)

    async def guard(request: Request) -> Response:
        began = time.perf_counter()
        try:
            response = await checked(request)
        except (Refusal, FoglineError) as error:
            response = refused(context, request, error)
        except StoreError as problem:
            log.error("the store could not be read: %s", problem)
            context.errors += 1
            response = refused(context, request, Refusal("not-kept"))
        except ClientDisconnect:
            # Gone in the middle of a sentence: nobody reads this.
            response = Response(status_code=400)
        context.answers[str(response.status_code)] += 1
        if context.access_log:
            access.info(accessed(request, response, time.perf_counter() - began))
        return response

    return guard


def accessed(request: Request, response: Response, seconds: float) -> str:
    """A line of the access log: which sort of address, never which table or who, for an address lets people in."""
    route = request.scope.get("route")
    told = {
        "at": datetime.now(UTC).isoformat(timespec="milliseconds"),
        "method": request.method,
        "path": getattr(route, "path", ""),
        "status": response.status_code,
        "ms": round(1000 * seconds, 1),
        "from": address_of(request),
    }
    return msgspec.json.encode(told).decode()


def refused(context: Context, request: Request, error: Refusal | FoglineError) -> Response:
    try:
        lang = context.language(request.query_params.get("lang", ""), request.headers)
    except Refusal:
        lang = "en"
    return answer(Refused(error=trouble(error, lang, names_of(context, request, lang))), status_of(error))


def names_of(context: Context, request: Request, lang: str) -> Speaker | None:
    """Who knows the names at the table that was asked about, where there is one."""
    table = request.path_params.get("table")
    try:
        return table_speaker(context.lobby.room(table), lang) if table else None
    except (Refusal, StoreError):
        return None


def lost(context: Context, shelf: static.Shelf) -> Handler:
    """No such address, or not in this way."""

    async def handle(request: Request, problem: Exception) -> Response:
        status = getattr(problem, "status_code", 404)
        if status == 404 and static.for_people(request):
            return await guarded(context, shelf.nowhere)(request)
        response = refused(context, request, Refusal("wrong-method" if status == 405 else "unknown-page"))
        for name, value in (getattr(problem, "headers", None) or {}).items():
            response.headers[name] = value
        return response

    return handle


def failed(context: Context) -> Handler:
    """A mistake of ours: it goes to the log, not over the wire."""

    async def handle(request: Request, problem: Exception) -> Response:
        context.errors += 1
        context.answers["500"] += 1
        return answer(Refused(error=trouble(Refusal("failed"), "en")), 500)

    return handle
