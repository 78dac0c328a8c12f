"""A deal once more, over HTTP: friends play it at tables of their own and compare; and what strangers get."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from tests.boxes import brief_box
from tests.web.doorstep import served
from tests.web.serving import Site, get, play_by_http, post

GAME = "cablecars"
CHAIRS = [{"kind": "bot", "bot": "greedy"}, {"kind": "person", "name": "Ana"}]


async def dealt(client: httpx.AsyncClient, game: str = GAME, over: bool = True) -> str:
    made = await post(client, "/api/tables", game=game, chairs=CHAIRS, start=True, box=brief_box(game))
    if over:
        await play_by_http(client, made["table"], "", Dealer(1))
    return str(made["table"])


async def the_bot_has_chosen(client: httpx.AsyncClient, table: str) -> None:
    """Both are asked at once at first, and which of them answers first is part of what they do."""
    for _ in range(3_000):
        if 0 not in (await get(client, f"/api/tables/{table}/scene"))["waiting"]:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the bot does not choose")


def begun(here: Site, table: str) -> str:
    """What was dealt at a table, however far it has been played."""
    match = here.context.lobby.room(table).table.begun().match
    return repr(Match.replay(match.record(), match.box, turns=0).position()["state"])


def test_friends_play_the_same_deal_and_compare_once_they_have(tmp_path: Path) -> None:
    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        eva, leo = [await stack.enter_async_context(here.client()) for _ in range(2)]
        table = await dealt(ana)
        deal = (await post(ana, f"/api/tables/{table}/deal"))["deal"]
        assert (await post(ana, f"/api/tables/{table}/deal"))["deal"] == deal
        door = f"/api/deals/{deal}"
        seen = await get(eva, door, lang="es")
        assert (seen["by"], seen["done"], seen["rows"], seen["bots"]) == ("Ana", False, [], ["mente rápida", ""])
        tables = {}
        for who, name, dice in ((eva, "Eva", 2), (leo, "Leo", 2)):
            mine = (await post(who, f"{door}/play", name=name))["table"]
            assert (await post(who, f"{door}/play", name=name))["table"] == mine, "the one that is not finished"
            assert (await get(who, door))["table"] == mine
            assert begun(here, mine) == begun(here, table)
            tables[name] = mine
            scene = await get(who, f"/api/tables/{mine}/scene")
            assert (scene["seat"], scene["undo_free"], scene["places"][0]["bot"]) == (1, False, "greedy")
            assert (await get(who, door))["rows"] == [], "nothing of others before the end"
            await the_bot_has_chosen(who, mine)
            await play_by_http(who, mine, "", Dealer(dice))
        # Whoever does the same meets the same chance, and bots that do the same.
        logs = [here.context.lobby.room(mine).table.begun().match.record().turns for mine in tables.values()]
        assert logs[0] == logs[1]
        rows = (await get(leo, door))["rows"]
        assert {(row["name"], row["me"], row["dealt"]) for row in rows} == {
            ("Ana", False, True),
            ("Eva", False, False),
            ("Leo", True, False),
        }
        assert len((await get(ana, door))["rows"]) == 3
        again = (await post(ana, f"{door}/play", name="Ana"))["table"]
        assert begun(here, again) == begun(here, table)
        await play_by_http(ana, again, "", Dealer(3))
        assert len((await get(ana, door))["rows"]) == 3, "who has seen it all plays for themself"
        assert (await post(ana, f"/api/tables/{again}/deal"))["deal"] == deal

    served(tmp_path, work)


def test_what_a_stranger_and_who_plays_can_learn(tmp_path: Path) -> None:
    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        eva, stranger = [await stack.enter_async_context(here.client()) for _ in range(2)]
        running = await dealt(ana, over=False)
        refused = await ana.post(f"/api/tables/{running}/deal", json={})
        assert refused.json()["error"]["key"] == "not-over"
        table = await dealt(ana)
        assert (await stranger.post(f"/api/tables/{table}/deal", json={})).json()["error"]["key"] == "no-identity"
        await dealt(stranger, over=False)
        assert (await stranger.post(f"/api/tables/{table}/deal", json={})).json()["error"]["key"] == "no-seat"
        fork = (await post(ana, f"/api/tables/{table}/fork", turn=3))["table"]
        assert (await ana.post(f"/api/tables/{fork}/deal", json={})).status_code == 409
        deal = (await post(ana, f"/api/tables/{table}/deal"))["deal"]
        door = f"/api/deals/{deal}"
        mine = (await post(eva, f"{door}/play", name="Eva"))["table"]
        secret = here.context.lobby.room(mine).table.settings.deal.split()[-1]
        # Neither where it was dealt, where all of it can be seen, nor by what chance answers.
        for path in (
            door,
            f"/api/tables/{mine}",
            f"/api/tables/{mine}/scene",
            f"/api/tables/{mine}/box",
            "/api/tables",
        ):
            told = (await eva.get(path)).text
            assert table not in told, path
            assert secret not in told, path
        for path in ("", "/scene", "/events", "/export", "/scene?turn=0&seat=0"):
            for other in (ana, stranger):
                assert (await other.get(f"/api/tables/{mine}{path}")).json()["error"]["key"] == "no-watchers", path
        assert (await eva.post(f"/api/tables/{mine}/deal", json={})).json()["error"]["key"] == "not-over"
        assert (await eva.get(f"/api/tables/{mine}/export")).json()["error"]["key"] == "no-record"
        guest = here.context.lobby.room(table).table.chairs[1].guest
        assert guest not in (await stranger.get(door)).text, "nobody's identity is told"
        for path in ("/api/deals/nothing", "/api/deals/%00", f"/api/deals/{table}"):
            assert (await stranger.get(path)).status_code in (400, 404), path
        assert (await stranger.post("/api/deals/nothing/play", json={"name": "Leo"})).status_code == 404
        for wrong in ({}, {"name": "x" * 99}, {"name": "Leo", "seat": 0}):
            assert (await stranger.post(f"{door}/play", json=wrong)).status_code == 400, wrong
        await play_by_http(eva, mine, "", Dealer(1))
        await post(ana, "/api/me/forget", sure=True)
        assert (await eva.get(door)).status_code == 404, "who shared it is forgotten, and the deal with them"

    served(tmp_path, work)
