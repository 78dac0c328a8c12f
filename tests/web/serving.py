"""A real server on loopback in the test's own event loop, and scripted clients."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets

from fogline.core.dealer import Dealer
from fogline.core.registry import games
from fogline.web.limits import UNLIMITED, Limits
from fogline.web.serve import Plan, Server

GAMES = list(games())


class Address:
    """Where a server is, in whichever process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = int(url.rpartition(":")[2])

    def client(self, **settings: Any) -> httpx.AsyncClient:
        """Somebody who asks. All is plain HTTP here: to read the world's certificates (``verify``) costs a client more
        than all it says."""
        return httpx.AsyncClient(base_url=self.url, timeout=120, trust_env=False, verify=False, **settings)

    def socket(self, table: str, **settings: Any) -> Any:
        return websockets.connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket", proxy=None, open_timeout=120, **settings
        )


class Site(Address):
    """The server under test."""

    def __init__(self, running: Server) -> None:
        super().__init__(running.address)
        self.running = running

    @property
    def context(self) -> Any:
        return self.running.config.app.state.context  # type: ignore[union-attr]


@asynccontextmanager
async def site(folder: Path, limits: Limits = UNLIMITED, **plan: Any) -> AsyncIterator[Site]:
    running = Server(Plan(folder, port=0, limits=limits, **plan))
    serving = asyncio.create_task(running.serve())
    while not running.started:
        await asyncio.sleep(0.01)
        assert not serving.done(), "the server did not start"
    try:
        yield Site(running)
    finally:
        running.should_exit = True
        await serving


def run(work: Callable[[], Any], seconds: float = 600) -> Any:
    return asyncio.run(asyncio.wait_for(work(), seconds))


def chairs(kinds: str) -> list[dict[str, str]]:
    made = {
        "p": {"kind": "person", "name": "Ana"},
        "o": {"kind": "open"},
        "b": {"kind": "bot", "bot": "random"},
        "u": {"kind": "bot"},
    }
    return [made[kind] for kind in kinds]


def seats_for(game: str, least: int = 2) -> int:
    return max(least, games()[game].seats[0])


async def post(client: httpx.AsyncClient, path: str, token: str = "", **body: Any) -> Any:
    """POST and its answer; anything but 200 fails."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    response = await client.post(path, json=body, headers=headers)
    assert response.status_code == 200, (path, response.status_code, response.text)
    return response.json()


async def get(client: httpx.AsyncClient, path: str, token: str = "", **query: Any) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    response = await client.get(path, params=query, headers=headers)
    assert response.status_code == 200, (path, response.status_code, response.text)
    return response.json()


async def table_of(client: httpx.AsyncClient, game: str, kinds: str, start: bool = True, **wanted: Any) -> Any:
    return await post(client, "/api/tables", game=game, chairs=chairs(kinds), start=start, **wanted)


async def play_by_http(client: httpx.AsyncClient, table: str, token: str, dice: Dealer) -> dict[str, Any]:
    """One seat's whole game by plain HTTP: look, act, confirm."""
    base = f"/api/tables/{table}"
    for n in range(20_000):
        scene: dict[str, Any] = await get(client, f"{base}/scene", token, since=10**6 if n else -1)
        if scene["status"] == "over":
            return scene
        if scene["confirm"] == "now":
            await post(client, f"{base}/confirm", token, at=scene["at"], nonce=f"c{n}")
        elif scene["legal"]:
            option = scene["legal"][dice.below(len(scene["legal"]))]
            said = option["id"] if n % 2 else option["words"]
            response = await client.post(
                f"{base}/act",
                json={"at": scene["at"], "action": said, "nonce": f"a{n}"},
                headers={"Authorization": f"Bearer {token}"} if token else {},
            )
            assert response.status_code in (200, 409), response.text
        else:
            await asyncio.sleep(0.02)
    raise AssertionError("the game does not end")


async def play_by_socket(site: Address, table: str, token: str, dice: Dealer, lang: str = "en") -> dict[str, Any]:
    """One seat's whole game over the socket."""
    async with site.socket(table) as ws:
        await ws.send(json.dumps({"do": "hello", "token": token, "lang": lang}))
        answered = ""
        for n in range(100_000):
            told = json.loads(await asyncio.wait_for(ws.recv(), 120))
            if told["is"] == "refused":
                assert told["error"]["key"] == "stale", told
                answered = ""
                continue
            if told["is"] != "scene":
                continue
            scene: dict[str, Any] = told["scene"]
            if scene["status"] == "over":
                return scene
            if scene["at"] == answered:
                continue
            if scene["confirm"] == "now":
                await ws.send(json.dumps({"do": "confirm", "at": scene["at"], "nonce": f"c{n}"}))
            elif scene["legal"]:
                option = scene["legal"][dice.below(len(scene["legal"]))]
                act = {"do": "act", "at": scene["at"], "action": option["id"], "nonce": f"a{n}"}
                await ws.send(json.dumps(act))
            else:
                continue
            answered = scene["at"]
    raise AssertionError("the game does not end")
