"""A table for its players only is closed to everybody else at every door, while it runs and when it is over."""

import json
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import httpx
import msgspec
from starlette.routing import Route, WebSocketRoute

from fogline.web.app import DOORS
from tests.web.doorstep import closed, served, untouched
from tests.web.serving import GAMES, Site, get, post, seats_for, table_of
from tests.web.test_seats import play_out

GAME = GAMES[0]
SEATS = seats_for(GAME)


def sample(shape: Any) -> Any:
    """Something of this type."""
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        return {f.name: sample(f.type) for f in msgspec.structs.fields(shape) if f.required}
    origin = get_origin(shape)
    if origin is Literal:
        return get_args(shape)[0]
    if hasattr(shape, "__metadata__"):
        return sample(get_args(shape)[0])
    if origin is not None:
        return sample(get_args(shape)[0])
    return {int: 0, str: "a" * 16, bool: True}[shape]  # long enough for a salt, too


def table_routes(here: Site) -> list[Route | WebSocketRoute]:
    """Every address of the server that is about one table; a page's address shows nothing but the page."""
    routes = here.running.config.app.routes  # type: ignore[union-attr]
    return [route for route in routes if route.path.startswith("/api/tables/{table}")]


def body_for(path: str) -> Any:
    door = next((door for door in DOORS if door.path == path), None)
    return sample(door.body) if door and door.body else None


async def knock(client: httpx.AsyncClient, route: Route, table: str, query: dict[str, Any]) -> httpx.Response:
    """The answer at this door."""
    method = next(method for method in sorted(route.methods or ()) if method != "HEAD")
    return await client.request(method, route.path.replace("{table}", table), params=query, json=body_for(route.path))


LOOKS: tuple[dict[str, Any], ...] = ({}, {"seat": 0}, {"seat": -1}, {"turn": 0, "seat": 0}, {"turn": 1}, {"since": 0})
"""Ways in which a stranger may ask a door that looks."""


async def refuses_strangers(here: Site, table: str, stranger: httpx.AsyncClient) -> None:
    routes = table_routes(here)
    assert len(routes) >= 25
    before = untouched(here, table)
    for route in routes:
        if isinstance(route, WebSocketRoute):
            async with here.socket(table) as ws:
                await ws.send(json.dumps({"do": "hello"}))
                assert await closed(ws) == 4403, route.path
            continue
        known = next((door.query for door in DOORS if door.path == route.path), None)
        for query in LOOKS:
            if known and not query.keys() <= {f.name for f in msgspec.structs.fields(known)}:
                continue
            if route.path.endswith("/stream") and "turn" in query:
                continue
            answer = await knock(stranger, route, table, query)
            assert answer.status_code == 403, (route.path, query, answer.text)
            key = answer.json()["error"]["key"]
            assert key in ("no-watchers", "not-your-seat"), (route.path, key)
    assert untouched(here, table) == before
    assert table not in [card["table"] for card in (await get(stranger, "/api/tables"))["tables"]]


def test_v10_a_table_for_its_players_only_is_closed_at_every_door(tmp_path: Path) -> None:
    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        stranger = await stack.enter_async_context(here.client())
        # A guest like any other, with a cookie.
        await table_of(stranger, GAME, "p" * SEATS)
        made = await table_of(ana, GAME, "p" * SEATS, watchers=False)
        await refuses_strangers(here, made["table"], stranger)
        await play_out(here, made["table"])
        await refuses_strangers(here, made["table"], stranger)
        # Its players keep everything.
        base = f"/api/tables/{made['table']}"
        for path in ("", "/scene", "/scene?turn=1&seat=1", "/plain?turn=1", "/events", "/export", "/box"):
            assert (await ana.get(f"{base}{path}")).status_code == 200, path
        fork = await post(ana, f"{base}/fork", turn=1)
        again = await post(ana, f"{base}/rematch")
        assert (await get(ana, f"/api/tables/{fork['table']}"))["watchers"] is False
        # Before the game whoever has the link may take a chair, and the lobby shows it.
        assert (await get(stranger, f"/api/tables/{again['table']}"))["status"] == "gathering"

    served(tmp_path, work)
