"""Eyes that change hands: a line sees what its speaker may see now, not what they could see when it was opened."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.web.doorstep import served
from tests.web.serving import Site, chairs, post
from tests.web.test_socket import Line

GAME = "cablecars"


async def line_of(here: Site, client: httpx.AsyncClient, stack: Any, table: str, seat: int) -> Line:
    """The socket of this guest, by cookie, looking through a seat."""
    cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}
    line = Line(await stack.enter_async_context(here.socket(table, additional_headers=cookie)))
    await line.say(do="hello", seat=seat)
    await line.hear()
    return line


def test_who_gives_up_a_chair_gives_up_its_eyes(tmp_path: Path) -> None:
    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        beto = await stack.enter_async_context(here.client())
        made = await post(ana, "/api/tables", game=GAME, chairs=chairs("poo"))
        base = f"/api/tables/{made['table']}"
        eyes = await line_of(here, ana, stack, made["table"], 0)
        await post(ana, f"{base}/move", to=1)
        await post(beto, f"{base}/join", name="Beto", seat=0)
        await post(ana, f"{base}/fill", bot="random")
        await post(ana, f"{base}/start")
        shown = await eyes.until(lambda scene: scene["status"] == "playing")
        assert shown["seat"] == 1
        assert shown["view"]["seat"] == 1

    served(tmp_path, work)


def test_a_table_for_its_players_shows_its_chairs_until_the_game_begins(tmp_path: Path) -> None:
    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        stranger = await stack.enter_async_context(here.client())
        made = await post(ana, "/api/tables", game=GAME, chairs=chairs("po"), watchers=False)
        base = f"/api/tables/{made['table']}"
        eyes = await line_of(here, stranger, stack, made["table"], -1)
        assert eyes.scene["status"] == "gathering"
        assert eyes.scene["view"] is None
        async with stranger.stream("GET", f"{base}/stream") as stream:
            lines = stream.aiter_lines()
            assert json.loads(await anext(lines))["scene"]["status"] == "gathering"
            await post(ana, f"{base}/fill", bot="random")
            await post(ana, f"{base}/start")
            told = [json.loads(line) async for line in lines if line]
        assert told[-1]["error"]["key"] == "no-watchers"
        assert all(entry.get("scene", {}).get("view") is None for entry in told)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await eyes.until(lambda scene: scene["status"] == "over")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        assert eyes.scene["view"] is None

    served(tmp_path, work)
