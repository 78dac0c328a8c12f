"""The doors over HTTP: what they give, and how they refuse."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from fogline.core.registry import games
from fogline.table.settings import Settings, box_text
from tests.in_turn import one_game
from tests.web.serving import GAMES, get, post, run, seats_for, site, table_of

every_game = pytest.mark.parametrize("game", GAMES)
GAME = GAMES[0]


def kinds(game: str, others: str) -> str:
    return "p" + others * (seats_for(game) - 1)


@every_game
def test_a_whole_evening(game: str, tmp_path: Path) -> None:
    """Make, join, rename, move, arrange, fill, start, act, take back, leave, come back."""

    async def work() -> None:
        seats = games()[game].seats[-1]
        async with site(tmp_path) as here, here.client() as ana, here.client() as eva:
            made = await table_of(ana, game, "p" + "o" * (seats - 1), start=False, options={})
            base = f"/api/tables/{made['table']}"
            sat = await post(eva, f"{base}/join", name="Eva")
            assert sat["seats"] == [1]
            await post(eva, f"{base}/rename", name="Evita")
            await post(eva, f"{base}/move", to=2)
            await post(ana, f"{base}/arrange", seat=1, kind="bot", bot="random")
            refused = await eva.post(f"{base}/start", json={})
            assert (refused.status_code, refused.json()["error"]["key"]) == (403, "not-host")
            await post(ana, f"{base}/fill", bot="random")
            await post(ana, f"{base}/start")
            info = await get(eva, base)
            assert (info["status"], info["names"][2], info["mine"]) == ("playing", "Evita", [2])
            scene = await get(eva, f"{base}/scene")
            assert (scene["seat"], scene["status"]) == (2, "playing")
            await post(eva, f"{base}/leave")
            assert (await get(ana, f"{base}/scene"))["places"][2]["away"] is True
            await post(eva, f"{base}/back")
            assert (await get(ana, f"{base}/scene"))["places"][2]["away"] is False
            tables = await get(eva, "/api/tables")
            assert [table["table"] for table in tables["tables"]] == [made["table"]]

    run(work)


@every_game
def test_acting_with_reasons_nonces_and_stale_clicks(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, game, "p" * seats_for(game))
            base = f"/api/tables/{made['table']}"
            scene = await get(client, f"{base}/scene", seat=0)
            seat = scene["waiting"][0]
            scene = await get(client, f"{base}/scene", seat=seat, effects="true")
            assert all(option["effect"] is not None for option in scene["legal"])
            why = await get(client, f"{base}/why", seat=seat, most=500)
            impossible = next(entry for entry in why["actions"] if entry["reasons"])
            bad = await client.post(f"{base}/act", json={"seat": seat, "action": impossible["id"]})
            assert bad.status_code == 422
            assert bad.json()["error"]["reasons"] == impossible["reasons"]
            act: dict[str, Any] = {"seat": seat, "at": scene["at"], "action": scene["legal"][0]["words"], "nonce": "1"}
            first, again = await post(client, f"{base}/act", **act), await post(client, f"{base}/act", **act)
            assert first == again
            stale = await client.post(f"{base}/act", json={**act, "nonce": "2"})
            assert (stale.status_code, stale.json()["error"]["key"]) == (409, "stale")
            news = await get(client, f"{base}/events", seat=seat, since=0)
            assert news["log_from"] == 1

    run(work)


@every_game
def test_undo_in_hotseat_and_fork(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, game, "p" * seats_for(game))
            base = f"/api/tables/{made['table']}"
            for _ in range(12):
                scene = await get(client, f"{base}/scene")
                scene = await get(client, f"{base}/scene", seat=scene["waiting"][0])
                action = scene["legal"][-1]["id"]
                await post(client, f"{base}/act", seat=scene["seat"], at=scene["at"], action=action)
            scene = await get(client, f"{base}/scene", seat=0)
            assert scene["hotseat"]
            record = await get(client, f"{base}/export")
            turns = scene["turns"]
            fork = await post(client, f"{base}/fork", turn=turns // 2)
            forked = await get(client, f"/api/tables/{fork['table']}/scene", seat=0)
            assert (forked["turns"], forked["origin"]) == (turns // 2, "fork")
            for _ in range(40):
                answer = await client.post(f"{base}/undo", json={"seat": 0})
                if answer.status_code != 200:
                    break
            assert answer.json()["error"]["key"] == "nothing-to-take-back"
            assert (await get(client, f"{base}/scene", seat=0))["turns"] == 0
            brought = await post(client, "/api/import", record=json.dumps(record))
            assert (await get(client, f"/api/tables/{brought['table']}/scene", seat=1))["turns"] == turns

    run(work)


@one_game("cablecars")
def test_a_finished_game_is_seen_again_moment_by_moment(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, game, "b" * seats_for(game))
            base = f"/api/tables/{made['table']}"
            for _ in range(12_000):
                if (await get(client, base))["status"] == "over":
                    break
                await asyncio.sleep(0.01)
            async with here.client() as stranger:
                turns = (await get(stranger, base))["turns"]
                record = await get(stranger, f"{base}/export")
                assert 0 < turns <= len(record["turns"])
                for turn in {0, 1, turns // 2, turns}:
                    for seat in (-1, 0, 1):
                        scene = await get(stranger, f"{base}/scene", turn=turn, seat=seat, lang="es")
                        assert (scene["turns"], scene["seat"], scene["legal"]) == (turn, seat, [])
                late = await stranger.get(f"{base}/scene", params={"turn": turns + 1})
                assert late.status_code == 409

    run(work)


@one_game("rebuild")
def test_advice_is_given_where_the_table_gives_it(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            for assist, status in (("full", 200), ("basic", 403)):
                made = await table_of(client, game, "p" * seats_for(game), assist=assist)
                base = f"/api/tables/{made['table']}"
                seat = (await get(client, base))["waiting"][0]
                advice = await client.get(f"{base}/hint", params={"seat": seat})
                assert advice.status_code == status
            legal = (await get(client, f"{base}/legal", seat=seat))["legal"]
            assert legal

    run(work)


@one_game("skyline")
def test_ones_own_box_is_played_with(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            own = box_text(Settings(game))
            made = await table_of(client, game, kinds(game, "b"), box=own)
            box = await get(client, f"/api/tables/{made['table']}/box")
            assert box["hash"] == (await get(client, f"/api/games/{game}/box"))["hash"]
            for broken in ("game = [", "nothing = 1\n"):
                bad = await client.post(
                    "/api/tables", json={"game": game, "chairs": [{}] * seats_for(game), "box": broken}
                )
                assert bad.status_code == 422
                assert bad.json()["error"]["key"] in ("box-broken", "box-faults")

    run(work)


IMPOSSIBLE: list[tuple[Any, int]] = [
    ({"game": "chess", "chairs": [{}, {}]}, 422),
    ({"game": GAME, "chairs": [{}] * 8}, 422),
    ({"game": GAME, "chairs": []}, 400),
    ({"game": GAME, "chairs": [{}] * seats_for(GAME), "options": {"speed": "fast"}}, 422),
    ({"game": GAME, "chairs": [{"kind": "bot", "bot": "hal"}] * seats_for(GAME)}, 422),
    ({"game": GAME, "chairs": [{"kind": "person", "name": ""}] * seats_for(GAME)}, 400),
    ({"game": GAME, "chairs": [{}] * seats_for(GAME), "start": True}, 409),
    ({"game": GAME, "chairs": [{}] * seats_for(GAME), "surprise": 1}, 400),
]


def test_a_table_that_cannot_be_made(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            for body, status in IMPOSSIBLE:
                for lang in ("en", "es"):
                    answer = await client.post("/api/tables", json=body, params={"lang": lang})
                    assert answer.status_code == status, answer.text
                    assert answer.json()["error"]["text"]
            assert (await get(client, "/api/tables"))["tables"] == []

    run(work)


def test_the_description_and_its_page(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            document = await get(client, "/api/openapi.json")
            assert document["openapi"].startswith("3.1")
            assert {"/api/tables", "/api/tables/{table}/act"} <= set(document["paths"])
            page = await client.get("/api")
            assert "/api/tables/{table}/act" in page.text
            assert "<script" not in page.text
            assert "style=" not in page.text

    run(work)
