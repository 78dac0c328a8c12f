"""A review over HTTP and sockets: all who look are shown where the leader is; strangers stay out of closed tables."""

from pathlib import Path
from typing import Any

import httpx
import msgspec

from fogline.core.dealer import Dealer
from tests.boxes import brief_box
from tests.web.doorstep import served
from tests.web.serving import Site, get, play_by_http, post, table_of

GAME = "skyline"


async def finished(client: httpx.AsyncClient, **more: Any) -> str:
    made = await table_of(client, GAME, "pb", box=brief_box(GAME), **more)
    await play_by_http(client, made["table"], made["tokens"][0], Dealer(1))
    return str(made["table"])


def test_everybody_who_looks_is_shown_where_the_leader_is(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        table = await finished(client)
        lines = []
        for _ in range(2):
            ws = await stack.enter_async_context(here.socket(table))
            await ws.send('{"do": "hello", "seat": -1}')
            assert "review" not in msgspec.json.decode(await ws.recv())["scene"]
            lines.append(ws)
        for turn in (3, 5):
            await post(client, f"/api/tables/{table}/lead", turn=turn, tag="a", marks=["space:1"])
            for ws in lines:
                shown = msgspec.json.decode(await ws.recv())["scene"]["review"]
                assert (shown["turn"], shown["name"], shown["tag"], shown["marks"]) == (turn, "Ana", "a", ["space:1"])
        await post(client, f"/api/tables/{table}/unlead")
        for ws in lines:
            assert "review" not in msgspec.json.decode(await ws.recv())["scene"]

    served(tmp_path, work)


def test_what_a_stranger_can_do(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        stranger = await stack.enter_async_context(here.client())

        async def refusal(table: str, door: str = "lead", **body: Any) -> Any:
            said = body or {"turn": 0, "tag": "x", "name": "Eva"}
            return (await stranger.post(f"/api/tables/{table}/{door}", json=said)).json()["error"]["key"]

        running = (await table_of(client, GAME, "pb", box=brief_box(GAME)))["table"]
        assert await refusal(running) == "not-over"
        assert (await client.post(f"/api/tables/{running}/lead", json={"turn": 0, "tag": "x"})).status_code == 409
        assert "review" not in await get(client, f"/api/tables/{running}/scene")
        closed = await finished(client, watchers=False)
        assert await refusal(closed) == "no-watchers"
        assert await refusal(closed, "unlead", seat=-1) == "no-watchers"
        assert await refusal("nowhere") == "unknown-table"
        open_to_all = await finished(client)
        await post(client, f"/api/tables/{open_to_all}/lead", turn=1, tag="a")
        assert await refusal(open_to_all) == "not-leading"
        assert await refusal(open_to_all, "unlead", seat=-1) == "talk-nobody"
        for wrong in ({"marks": ["<script>"]}, {"turn": 10**7}, {"branch": "javascript:"}, {"more": 1}):
            said: Any = {"turn": 0, "tag": "x", "name": "Eva", **wrong}
            assert await refusal(open_to_all, **said) == "bad-json", wrong
        await post(stranger, f"/api/tables/{open_to_all}/lead", turn=0, tag="x", name="Eva", take=True)
        assert (await get(client, f"/api/tables/{open_to_all}/scene"))["review"]["name"] == "Eva"

    served(tmp_path, work)
