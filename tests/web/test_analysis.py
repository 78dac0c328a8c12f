"""What a finished game teaches, over HTTP: reckoned in a process, kept, told in words; nothing while a game runs."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.core.dealer import Dealer
from fogline.table import analyses
from fogline.web.analysis_doors import ANALYSIS_DOORS, compare
from fogline.web.analysis_messages import Again
from tests.boxes import brief_box
from tests.in_turn import first_of
from tests.web.doorstep import served
from tests.web.serving import Site, get, play_by_http, post

GAME = "skyline"
COMMAND = (sys.executable, str(Path(__file__).parents[1] / "learn" / "small_analysis.py"))
DOORS = [door for door in ANALYSIS_DOORS if door.work is not compare]
"""What is tried again is asked of its own table: ``compare`` is tried by itself."""


async def begun(client: httpx.AsyncClient, **more: Any) -> dict[str, Any]:
    chairs = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}]
    made = await post(client, "/api/tables", game=GAME, chairs=chairs, start=True, box=brief_box(GAME), **more)
    return dict(made)


async def refusals(client: httpx.AsyncClient, table: str) -> set[tuple[int, str]]:
    found = set()
    for door in DOORS:
        body = {"turn": 0, "seat": 0} if door.body is Again else {}
        answer = await client.request(door.method, door.path.format(table=table), json=body)
        found.add((answer.status_code, answer.json()["error"]["key"]))
    return found


async def whole(client: httpx.AsyncClient, table: str, lang: str) -> dict[str, Any]:
    found = await get(client, f"/api/tables/{table}/analysis", lang=lang)
    while found["share"] < 1:
        await asyncio.sleep(0.05)
        found = await get(client, f"/api/tables/{table}/analysis", lang=lang)
    return dict(found)


# What stores promise is tried on every sort by their own laws.
@pytest.mark.parametrize("place", first_of(["sqlite", "postgresql"]), indirect=True)
def test_it_is_reckoned_kept_and_tried_again(tmp_path: Path, place: Path | str) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        here.context.lobby.analyses.command = COMMAND
        made = await begun(client)
        table = made["table"]
        assert await refusals(client, table) == {(409, "not-over")}, "a running game teaches nothing, at no door"
        await play_by_http(client, table, made["tokens"][0], Dealer(3))
        before = await get(client, f"/api/tables/{table}/analysis")
        assert (before["asked"], before["share"], before["course"]) == (False, 0, [])
        await post(client, f"/api/tables/{table}/analysis")
        found = await whole(client, table, "es")
        assert len(found["seats"]) == len(found["names"]) == 2
        assert found["seats"][0]["accuracy_text"].endswith(").")
        assert {one["verdict"] for one in found["decisions"]} <= {"good", "fine", "costly", "turning"}
        assert found["course"][-1]["turn"] >= max(one["turn"] for one in found["decisions"])
        store, room = here.context.lobby.store, here.context.lobby.room(table)
        assert analyses.kept(store, room.table) is not None
        (mine,) = (await get(client, "/api/me/games"))["games"]
        assert mine["accuracy"] == found["seats"][0]["accuracy"]
        answer = await client.get("/api/me/games.csv")
        assert answer.text.splitlines()[1].endswith(f",{mine['accuracy']}")
        async with here.client() as friend:
            assert (await whole(friend, table, "es"))["seats"] == found["seats"], "whoever has the link sees it"
        tried = await tried_again(client, table, found["decisions"][0])
        assert await refusals(client, tried) == {(409, "not-over")}, "nor does one in which something is tried again"
        await post(client, f"/api/tables/{table}/undo")
        assert await refusals(client, table) == {(409, "not-over")}, "whose end was taken back, it runs again"
        answer = await client.get(f"/api/tables/{tried}/again")
        assert answer.json()["error"]["key"] == "not-over", "and nothing is compared with it"
        await asyncio.wrap_future(store.forget(table))
        assert not store.notes(analyses.place(table), analyses.KIND)

    served(tmp_path, work, database="" if isinstance(place, Path) else place)


async def tried_again(client: httpx.AsyncClient, table: str, one: dict[str, Any]) -> str:
    """The last of the tables at which it is."""
    for anew in (False, True):
        made = await post(client, f"/api/tables/{table}/again", turn=one["turn"], seat=one["seat"], anew=anew)
        scene = await get(client, f"/api/tables/{made['table']}/scene")
        assert scene["places"][one["seat"]]["mine"]
        assert [bool(place["bot"]) for place in scene["places"]].count(True) == 1
        compared = await get(client, f"/api/tables/{made['table']}/again")
        assert (compared["table"], compared["turn"], compared["now"]) == (table, one["turn"], "")
        assert compared["points"]
    answer = await client.get(f"/api/tables/{table}/again")
    assert answer.json()["error"]["key"] == "not-again"
    return str(made["table"])


def test_a_table_for_its_players_only_teaches_nobody_else(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await begun(client, watchers=False)
        await play_by_http(client, made["table"], made["tokens"][0], Dealer(3))
        async with here.client() as stranger:
            assert await refusals(stranger, made["table"]) == {(403, "no-watchers")}
        assert (await get(client, f"/api/tables/{made['table']}/analysis"))["share"] == 0

    served(tmp_path, work)


def test_a_process_that_fails_is_told_and_may_be_asked_again(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        here.context.lobby.analyses.command = (sys.executable, "-c", "raise SystemExit(1)")
        made = await begun(client)
        await play_by_http(client, made["table"], made["tokens"][0], Dealer(3))
        door = f"/api/tables/{made['table']}/analysis"
        await client.post(door, json={})
        while (answer := await client.get(door)).status_code == 200:
            await asyncio.sleep(0.05)
        assert answer.json()["error"]["key"] == "analysis-failed"
        here.context.lobby.analyses.command = COMMAND
        await post(client, door)
        assert (await whole(client, made["table"], "en"))["seats"]

    served(tmp_path, work)
