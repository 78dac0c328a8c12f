"""Ratings over HTTP: told before the start, changed at the end, hidden by who wants it; and what a stranger gets."""

from pathlib import Path
from typing import Any

import httpx

from fogline.core.dealer import Dealer
from tests.boxes import brief_box
from tests.web.doorstep import served
from tests.web.serving import Site, get, play_by_http, post

GAME = "skyline"


async def made(client: httpx.AsyncClient, **more: Any) -> Any:
    chairs = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": GAME, "chairs": chairs, "start": True, "box": brief_box(GAME), "counts": True, **more}
    return await post(client, "/api/tables", **wish)


def test_a_table_that_counts_changes_ratings_when_it_is_over(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        table = await made(client)
        door = f"/api/tables/{table['table']}"
        assert (await get(client, door))["counts"]
        assert (await get(client, f"{door}/scene"))["counts"]
        assert await get(client, f"{door}/ratings") == {"counts": True, "changes": []}
        assert (await get(client, "/api/ratings", game=GAME))["players"] == []
        await play_by_http(client, table["table"], table["tokens"][0], Dealer(1))
        found = await get(client, "/api/ratings", game=GAME, lang="es")
        assert {(one["name"], one["bot"], one["me"]) for one in found["players"]} == {
            ("Ana", "", True),
            ("mente rápida", "greedy", False),
        }
        changes = (await get(client, f"{door}/ratings"))["changes"]
        assert [one["seat"] for one in changes] == [0, 1]
        assert {one["before"] for one in changes} == {1500}
        assert found["me"]["rating"] == changes[0]["after"] != 1500
        assert not (await get(client, f"{door}/scene"))["undo_free"]

        other = await made(client, counts=False)
        await play_by_http(client, other["table"], other["tokens"][0], Dealer(2))
        assert await get(client, f"/api/tables/{other['table']}/ratings") == {"counts": False, "changes": []}
        assert (await get(client, "/api/ratings", game=GAME))["me"]["games"] == 1

    served(tmp_path, work)


def test_nobody_is_listed_who_does_not_want_it_and_the_forgotten_are_gone(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        table = await made(client)
        await play_by_http(client, table["table"], table["tokens"][0], Dealer(1))
        door = f"/api/tables/{table['table']}/ratings"
        stranger = await stack.enter_async_context(here.client())
        listed = await stranger.get("/api/ratings", params={"game": GAME})
        assert "Ana" in listed.text
        guests = [chair.guest for chair in here.context.lobby.room(table["table"]).table.chairs if chair.guest]
        assert guests
        assert all(guest not in listed.text for guest in guests), "nobody's identity is told"
        assert (await post(client, "/api/me/rating", hidden=True)) == {"hidden": True}
        assert [one["name"] for one in (await get(stranger, "/api/ratings", game=GAME))["players"]] == ["quick mind"]
        assert [one["seat"] for one in (await get(stranger, door))["changes"]] == [1]
        mine = await get(client, "/api/ratings", game=GAME)
        assert (mine["hidden"], mine["me"]["name"]) == (True, "Ana")
        assert [one["seat"] for one in (await get(client, door))["changes"]] == [0, 1]
        await post(client, "/api/me/rating", hidden=False)
        assert len((await get(stranger, "/api/ratings", game=GAME))["players"]) == 2
        await post(client, "/api/me/forget", sure=True)
        assert [one["name"] for one in (await get(stranger, "/api/ratings", game=GAME))["players"]] == ["quick mind"]

    served(tmp_path, work)


def test_what_a_stranger_can_do(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        table = await made(client, watchers=False)
        stranger = await stack.enter_async_context(here.client())
        door = f"/api/tables/{table['table']}/ratings"
        assert (await stranger.get(door)).json()["error"]["key"] == "no-watchers"
        assert (await stranger.post("/api/me/rating", json={"hidden": True})).status_code == 403
        for query in ({}, {"game": "x" * 200}, {"game": GAME, "more": "1"}):
            assert (await stranger.get("/api/ratings", params=query)).status_code == 400, query
        assert (await stranger.get("/api/ratings", params={"game": "nonsense"})).status_code == 422
        refused = await stranger.post("/api/me/rating", json={"hidden": "perhaps"})
        assert refused.status_code == 400

    served(tmp_path, work)
