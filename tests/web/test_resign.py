"""A verb on every way in: what resigning is over HTTP, it is on the socket, as lines and at one's own tables."""

import json
from pathlib import Path
from typing import Any

import httpx

from fogline.table.people import Who
from fogline.table.session import Session
from fogline.web.socket_messages import Talk, decode
from tests.web.doorstep import served
from tests.web.serving import GAMES, Site, get, post, seats_for, table_of
from tests.web.test_socket import Line

GAME = GAMES[0]
SEATS = seats_for(GAME)


async def resigned(client: httpx.AsyncClient, table: str) -> list[int]:
    scene = await get(client, f"/api/tables/{table}/scene", seat=0)
    notes = [line["args"]["seat"] for line in scene["log"] if line["key"] == "seat-resigned"]
    assert notes == [place["seat"] for place in scene["places"] if place["resigned"]]
    return notes


def test_over_http_once_for_each_nonce(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        base = f"/api/tables/{made['table']}"
        done = await post(client, f"{base}/resign", made["tokens"][1], nonce="n")
        assert await post(client, f"{base}/resign", made["tokens"][1], nonce="n") == done
        assert await resigned(client, made["table"]) == [1]
        for verb in ("resign", "back"):
            mine = {"Authorization": f"Bearer {made['tokens'][1]}"}
            refused = await client.post(f"{base}/{verb}", json={}, headers=mine)
            assert (refused.status_code, refused.json()["error"]["key"]) == (409, "resigned")

    served(tmp_path, work)


def test_on_the_socket(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        line = Line(await stack.enter_async_context(here.socket(made["table"])))
        await line.say(do="hello", token=made["tokens"][0])
        await line.hear()
        assert (await line.ask(do="resign", nonce="n"))["is"] == "done"
        assert await resigned(client, made["table"]) == [0]

    served(tmp_path, work)


def test_as_lines_for_another_of_ones_seats(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        room = here.context.lobby.room(made["table"])
        told: list[Any] = []
        me = Who(room.table.chairs[0].guest)
        async with Talk(Session(here.context.lobby, room, me, "en", 0), told.append) as talk:
            await talk.hear(decode(json.dumps({"do": "resign", "seat": 1})))
        assert [type(message).__name__ for message in told] == ["ToldDone"]
        assert await resigned(client, made["table"]) == [1]

    served(tmp_path, work)


def test_who_does_not_come_is_played_for(tmp_path: Path) -> None:
    """The others see by themselves that they need not wait any longer: nothing else happens at the table."""

    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" + "o" * (SEATS - 1), start=False, absence=1)
        base = f"/api/tables/{made['table']}"
        for _ in range(SEATS - 1):
            async with here.client() as other:
                await post(other, f"{base}/join", name="Eva")
        await post(client, f"{base}/start")
        line = Line(await stack.enter_async_context(here.socket(made["table"])))
        await line.say(do="hello", token=made["tokens"][0])
        while True:
            scene = await line.until(lambda now: now["legal"] or any(place["missing"] for place in now["places"]))
            missing = [place["seat"] for place in scene["places"] if place["missing"]]
            if missing:
                break
            act = {"at": scene["at"], "action": scene["legal"][0]["id"], "confirm": True}
            await line.ask(do="act", **act)
            line.scene = {}
        assert 0 not in missing
        early = await line.ask(do="substitute", absent=0)
        assert early["error"]["key"] == "not-absent"
        assert (await line.ask(do="substitute", absent=missing[0]))["is"] == "done"
        assert here.context.lobby.room(made["table"]).table.chairs[missing[0]].played_by_bot

    served(tmp_path, work)
