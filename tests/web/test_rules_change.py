"""Other rules than yesterday's, over HTTP and over the socket, with a server that is killed on the way."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.core.registry import games
from fogline.table import stored_table
from fogline.table.people import Who
from fogline.table.scene import Look, scene
from fogline.table.store.sqlite import SqliteStore
from tests.browser.house import Server
from tests.table.newer import install, raised, refuses_positions
from tests.web.serving import Site, get, post, run, site, table_of

GAME = "cablecars"
RULES = games()[GAME].rules_version


async def begun(client: httpx.AsyncClient, moves: int = 4) -> tuple[str, list[str]]:
    """A table of two people, some moves on."""
    made = await table_of(client, GAME, "po", start=False)
    base = f"/api/tables/{made['table']}"
    async with httpx.AsyncClient(base_url=client.base_url, timeout=120, trust_env=False, verify=False) as ben:
        other = await post(ben, f"{base}/join", name="Ben")
    await post(client, f"{base}/start")
    tokens = [made["tokens"][0], other["tokens"][0]]
    for _ in range(moves):
        scenes = [await get(client, f"{base}/scene", token) for token in tokens]
        seat = next(n for n, scene in enumerate(scenes) if scene["legal"])
        action = scenes[seat]["legal"][0]["id"]
        await post(client, f"{base}/act", tokens[seat], at=scenes[seat]["at"], action=action, confirm=True)
    return base, tokens


async def scene_after(ws: Any, wanted: str) -> dict[str, Any]:
    """The first scene of this status that comes over a socket."""
    for _ in range(50):
        told = json.loads(await asyncio.wait_for(ws.recv(), 120))
        if told["is"] == "scene" and told["scene"]["status"] == wanted:
            return dict(told["scene"])
    raise AssertionError(f"no scene says {wanted}")


def test_people_agree_over_http_and_over_the_socket_and_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> tuple[str, list[str], Any]:
        async with site(tmp_path) as here, here.client() as client:
            base, tokens = await begun(client)
            return base, tokens, (await get(client, f"{base}/scene", tokens[0]))["log"]

    async def after(base: str, tokens: list[str], log: Any) -> None:
        async with site(tmp_path) as here, here.client() as client, here.socket(base.rpartition("/")[2]) as ws:
            await looks_frozen(here, client, base, tokens, log)
            await ws.send(json.dumps({"do": "hello", "token": tokens[1], "lang": "es"}))
            scene = await scene_after(ws, "frozen")
            assert scene["sentence"] == "Las reglas han cambiado: ¿sigue la partida?"
            await post(client, f"{base}/agree", tokens[0], nonce="a")
            await post(client, f"{base}/agree", tokens[0], nonce="a")
            assert (await get(client, f"{base}/scene", tokens[0]))["rules"]["agreed"] == [0]
            await ws.send(json.dumps({"do": "agree", "nonce": "b"}))
            scene = await scene_after(ws, "playing")
            assert scene["rules"] is None
            told = scene["log"][-1]["text"]
            assert told == f"Desde aquí rigen las reglas de la versión {RULES + 1}, con el acuerdo de todo el mundo."
            refused = await client.post(f"{base}/agree", json={}, headers={"Authorization": f"Bearer {tokens[0]}"})
            assert (refused.status_code, refused.json()["error"]["key"]) == (409, "nothing-to-agree")
            turn = scene["turns"]
            assert (await get(client, f"{base}/scene", tokens[0], turn=turn))["view"] is not None
            headers = {"Authorization": f"Bearer {tokens[0]}"}
            earlier = await client.get(f"{base}/scene", params={"turn": turn - 1}, headers=headers)
            assert (earlier.status_code, earlier.json()["error"]["key"]) == (403, "past-hidden")
            scenes = [await get(client, f"{base}/scene", token) for token in tokens]
            seat = next(n for n, scene in enumerate(scenes) if scene["legal"])
            action = scenes[seat]["legal"][0]["id"]
            await post(client, f"{base}/act", tokens[seat], at=scenes[seat]["at"], action=action)

    base, tokens, log = run(before)
    install(monkeypatch, raised(games()[GAME]))
    run(lambda: after(base, tokens, log))


async def looks_frozen(here: Site, client: httpx.AsyncClient, base: str, tokens: list[str], log: Any) -> None:
    """What every door says of a table whose rules have changed."""
    card = await get(client, base, tokens[0])
    assert (card["status"], card["waiting"], card["my_turn"]) == ("frozen", [0, 1], True)
    scene = await get(client, f"{base}/scene", tokens[0])
    assert (scene["status"], scene["legal"], scene["log"]) == ("frozen", [], log)
    assert f"version {RULES}" in scene["rules"]["text"]
    assert (await get(client, f"{base}/plain", tokens[0]))["lines"]
    assert (await get(client, f"{base}/events", tokens[0]))["log"] == log
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    for door in ("/legal", "/why", "/hint"):
        assert (await client.get(base + door, headers=headers)).json()["error"]["key"] == "frozen"
    # A game that goes on has secrets: nobody gets its record.
    assert (await client.get(base + "/export", headers=headers)).json()["error"]["key"] == "no-record"


def test_who_played_a_game_that_cannot_go_on_may_save_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before() -> tuple[str, list[str]]:
        async with site(tmp_path) as here, here.client() as client:
            return await begun(client)

    async def after(base: str, tokens: list[str]) -> None:
        async with site(tmp_path) as here, here.client() as client:
            scene = await get(client, f"{base}/scene", tokens[1])
            assert scene["sentence"] == "The rules have changed: this game cannot go on."
            record = await get(client, f"{base}/export", tokens[1])
            assert record["rules"] == RULES
            assert len(record["turns"]) >= 4
            assert (await client.get(f"{base}/export")).json()["error"]["key"] == "no-record"

    base, tokens = run(before)
    install(monkeypatch, refuses_positions(games()[GAME]))
    run(lambda: after(base, tokens))


def test_an_agreement_survives_sigkill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed before the change, after the first word and after the last one: nothing is lost or asked twice."""
    server = Server(tmp_path)

    async def asked(work: Any) -> Any:
        async with httpx.AsyncClient(base_url=server.url, timeout=120, trust_env=False, verify=False) as client:
            return await work(client)

    def killed_after(work: Any) -> Any:
        server.start()
        try:
            return run(lambda: asked(work))
        finally:
            server.kill()

    base, tokens = killed_after(begun)
    monkeypatch.setenv("FOGLINE_TEST_NEWER", GAME)

    async def first(client: httpx.AsyncClient) -> Any:
        before = await get(client, f"{base}/scene", tokens[1])
        await post(client, f"{base}/agree", tokens[0])
        return before

    before = killed_after(first)

    async def second(client: httpx.AsyncClient) -> None:
        now = await get(client, f"{base}/scene", tokens[1])
        assert (now["status"], now["rules"]["agreed"], now["waiting"]) == ("frozen", [0], [1])
        await post(client, f"{base}/agree", tokens[1])

    killed_after(second)
    install(monkeypatch, raised(games()[GAME]))
    store = SqliteStore(tmp_path / "fogline.db")
    table = stored_table.load(store, base.rpartition("/")[2])
    store.close()
    assert table is not None
    told = scene(table, Who(token=tokens[1]), Look(1))
    assert (told.status, told.view) == ("playing", before["view"])
    assert [line.text for line in told.log[:-1]] == [line["text"] for line in before["log"]]
    assert told.log[-1].key == "rules-changed"
