"""Evenings over HTTP: made, joined, played to their end; and what strangers and other players do not get."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.core.dealer import Dealer
from fogline.table.evenings import Evenings
from tests.boxes import brief_box
from tests.web.doorstep import served
from tests.web.serving import Site, get, play_by_http, post

GAME = "skyline"
WISH: dict[str, Any] = {"game": GAME, "rounds": 1, "bot": "random", "box": brief_box(GAME), "counts": True}


async def until(client: httpx.AsyncClient, door: str, **so: Any) -> dict[str, Any]:
    """The evening, once it is so."""
    for _ in range(6000):
        found: dict[str, Any] = await get(client, door)
        if all(found[name] == value for name, value in so.items()):
            return found
        await asyncio.sleep(0.02)
    raise AssertionError(f"it does not come to {so}")


def test_an_evening_is_played_and_a_deal_stays_closed_until_all_have_done(tmp_path: Path) -> None:
    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        eva, stranger = [await stack.enter_async_context(here.client()) for _ in range(2)]
        made = await post(ana, "/api/evenings", **WISH, name="Ana", title="Tuesday")
        door = f"/api/evenings/{made['evening']}"
        assert (await post(eva, f"{door}/join", name="Eva"))["people"] == ["Ana", "Eva"]
        began = await post(ana, f"{door}/begin")
        assert (began["status"], len(began["rounds"][0]["boards"])) == ("playing", 2)
        in_spanish = await get(eva, door, lang="es")
        assert all("al azar" in board["names"] for board in in_spanish["rounds"][0]["boards"])
        mine = began["next"]
        theirs = (await get(eva, door))["next"]
        assert mine != theirs
        assert "" not in (mine, theirs)
        for who, other in ((ana, theirs), (eva, mine), (stranger, mine), (stranger, theirs)):
            for path in ("", "/scene", "/events", "/plain", "/export", "/ratings", "/scene?turn=0&seat=0", "/box"):
                refused = await who.get(f"/api/tables/{other}{path}")
                assert refused.json()["error"]["key"] == "sealed", path
        await play_by_http(ana, mine, "", Dealer(1))
        done = await get(ana, door)
        assert (done["status"], done["standings"], done["rounds"][0]["boards"][0]["points"]) == ("playing", [], [])
        assert mine not in (await eva.get(door)).text
        for path in ("/scene", "/export", "/scene?turn=1&seat=1"):
            assert (await stranger.get(f"/api/tables/{mine}{path}")).status_code == 403, path
        # Its own players see the end, and nothing more: others play on with the same cards.
        assert (await get(ana, f"/api/tables/{mine}/scene"))["outcome"]
        assert (await ana.get(f"/api/tables/{mine}/export")).json()["error"]["key"] == "no-record"
        assert (await ana.post(f"/api/tables/{mine}/lead", json={"turn": 0, "tag": "a"})).status_code == 403
        assert (await get(stranger, "/api/ratings", game=GAME))["players"] == []
        await play_by_http(eva, theirs, "", Dealer(2))
        over = await until(stranger, door, status="over")
        assert {one["name"] for one in over["standings"]} == {"Ana", "Eva"}
        assert all(one["compared"] is not None for one in over["standings"])
        assert {board["table"] for board in over["rounds"][0]["boards"]} == {mine, theirs}
        for table in (mine, theirs):
            assert (await stranger.get(f"/api/tables/{table}/export")).status_code == 200
        assert {one["name"] for one in (await get(stranger, "/api/ratings", game=GAME))["players"]} >= {"Ana", "Eva"}
        assert [one["title"] for one in (await get(eva, "/api/evenings"))["evenings"]] == ["Tuesday"]

    served(tmp_path, work)


def test_no_table_is_told_before_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was told of one and asked for it after a crash was told that there is none."""
    lay, ready = Evenings._lay, threading.Event()

    async def later(self: Evenings, *given: Any) -> None:
        while not ready.is_set():
            await asyncio.sleep(0.01)
        await lay(self, *given)

    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        made = await post(ana, "/api/evenings", **WISH, name="Ana")
        door = f"/api/evenings/{made['evening']}"
        eva = await stack.enter_async_context(here.client())
        await post(eva, f"{door}/join", name="Eva")
        beginning = asyncio.create_task(post(ana, f"{door}/begin"))
        try:
            evenings = here.context.lobby.evenings
            async with asyncio.timeout(60):
                while not evenings.found(made["evening"]).begun:
                    await asyncio.sleep(0.01)
            now = await get(ana, door)
            assert (now["status"], now["next"]) == ("playing", "")
            assert {(board["table"], board["status"]) for board in now["rounds"][0]["boards"]} == {("", "later")}
        finally:
            ready.set()
        assert (await get(ana, f"/api/tables/{(await beginning)['next']}/scene"))["status"] == "playing"

    monkeypatch.setattr(Evenings, "_lay", later)
    served(tmp_path, work)


def test_what_a_stranger_can_do(tmp_path: Path) -> None:
    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        stranger = await stack.enter_async_context(here.client())
        made = await post(ana, "/api/evenings", **WISH, name="Ana")
        door = f"/api/evenings/{made['evening']}"
        assert (await get(stranger, "/api/evenings"))["evenings"] == []
        for what in ("begin", "end"):
            assert (await stranger.post(f"{door}/{what}", json={})).status_code == 403, what
        assert (await stranger.get("/api/evenings/nowhere")).status_code == 404
        for wrong, code in (
            ({"game": "chess"}, 422),
            ({"seats": 8}, 422),
            ({"rounds": 0}, 400),
            ({"kind": "knockout"}, 400),
            ({"luck": True}, 400),
            ({"bot": "program"}, 422),
            ({"title": "x" * 60}, 400),
        ):
            answer = await stranger.post("/api/evenings", json={**WISH, "name": "Eva", **wrong})
            assert answer.status_code == code, (wrong, answer.text)
        guest = next(one for one in here.context.lobby.evenings.found(made["evening"]).people).key
        assert guest not in (await stranger.get(door)).text, "nobody's identity is told"
        assert "seed" not in (await stranger.get(door)).text
        await post(stranger, f"{door}/join", name="Eva")
        assert (await post(stranger, f"{door}/leave"))["people"] == ["Ana"]

    served(tmp_path, work)
