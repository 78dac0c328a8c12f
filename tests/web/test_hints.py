"""Hints at the doors: nobody else waits for them, and nothing is thought that nobody waits for."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.table.bots import Thinkers
from tests.table.signs import Signs
from tests.table.sitting import AT_ONCE, until
from tests.web.doorstep import served
from tests.web.serving import GAMES, Site, get, post, seats_for, table_of

GAME = next(name for name in GAMES if name not in AT_ONCE)


@pytest.fixture
def signs(tmp_path: Path) -> Signs:
    return Signs(tmp_path)


def with_waiting_minds(tmp_path: Path, signs: Signs, work: Any) -> None:
    """A server whose adviser waits for a sign; its usual mind answers at once."""

    async def all_of_it(here: Site, client: Any, stack: Any) -> None:
        here.context.lobby.thinkers = Thinkers(deadline=120, command=signs.command)
        await work(here, client, stack)

    served(tmp_path / "data", all_of_it)


async def advised(client: httpx.AsyncClient) -> tuple[str, int]:
    """A table that gives advice, and a seat of it that is asked something with several answers."""
    made = await table_of(client, GAME, "p" * seats_for(GAME), assist="full")
    base = f"/api/tables/{made['table']}"
    for _ in range(50):
        seat = (await get(client, base))["waiting"][0]
        legal = (await get(client, f"{base}/legal", seat=seat))["legal"]
        if len(legal) > 1:
            return made["table"], seat
        await post(client, f"{base}/act", seat=seat, action=legal[0]["id"], confirm=True)
    raise AssertionError("nothing to choose")


async def bot_moves(here: Site, client: httpx.AsyncClient) -> None:
    """At a new table of somebody else, the usual bot makes its moves."""
    made = await table_of(client, GAME, "p" + "u" * (seats_for(GAME) - 1))
    room = here.context.lobby.room(made["table"])
    await post(client, f"/api/tables/{made['table']}/leave", made["tokens"][0])
    await until(lambda: room.table.playing().revision >= 3, 60)


def test_v2_sixty_hints_and_nobody_waits_for_them(tmp_path: Path, signs: Signs) -> None:
    """One guest asks for 60 hints, then hangs up: bots elsewhere move on, and the next guest is advised at once."""

    async def work(here: Site, client: Any, stack: Any) -> None:
        many = httpx.Limits(max_connections=100)
        async with here.client(limits=many) as greedy, here.client() as other:
            tables = [await advised(greedy) for _ in range(3)]
            asking = [
                asyncio.create_task(greedy.get(f"/api/tables/{table}/hint", params={"seat": seat}))
                for table, seat in tables * 20
            ]
            await signs.begun(1)
            await bot_moves(here, client)
            for hint in asking:
                hint.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            await bot_moves(here, client)
            await until(lambda: not here.context.lobby.thinkers._hints, 60)
            table, seat = await advised(other)
            wanted = asyncio.create_task(get(other, f"/api/tables/{table}/hint", seat=seat))
            signs.go()
            assert (await wanted)["label"]
            # At most what was being thought about when it was replaced or hung up on, and the one that was wanted.
            assert len(signs.asked) <= 3

    with_waiting_minds(tmp_path, signs, work)


def test_the_newer_hint_replaces_the_older_and_the_same_is_shared(tmp_path: Path, signs: Signs) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        (table, seat), (another, its) = await advised(client), await advised(client)
        old = asyncio.create_task(client.get(f"/api/tables/{table}/hint", params={"seat": seat, "lang": "es"}))
        await signs.begun(1)
        new = [asyncio.create_task(get(client, f"/api/tables/{another}/hint", seat=its)) for _ in range(2)]
        refused = await old
        assert (refused.status_code, refused.json()["error"]["key"]) == (409, "hint-dropped")
        assert refused.json()["error"]["text"] == "Esta pista se ha descartado: has pedido otra."
        await until(lambda: [hint.waiting for hint in here.context.lobby.thinkers._hints.values()] == [2], 60)
        signs.go()
        one, two = await asyncio.gather(*new)
        assert one == two
        assert len(signs.asked) == 2

    with_waiting_minds(tmp_path, signs, work)


async def connected(here: Site, stack: Any, client: Any, table: str, seat: int) -> tuple[Any, dict[str, Any]]:
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    ws = await stack.enter_async_context(here.socket(table, additional_headers={"Cookie": cookie}))
    await ws.send(json.dumps({"do": "hello", "seat": seat}))
    return ws, json.loads(await asyncio.wait_for(ws.recv(), 120))["scene"]


async def heard(ws: Any, nonce: str) -> dict[str, Any]:
    """The answer to what was said with this nonce."""
    async with asyncio.timeout(120):
        while (told := json.loads(await ws.recv())).get("nonce") != nonce:
            pass
    return dict(told)


def test_v2_a_socket_acts_while_a_hint_is_thought_about(tmp_path: Path, signs: Signs) -> None:
    """The act is answered first; then the hint is too late, and says so."""

    async def work(here: Site, client: Any, stack: Any) -> None:
        table, seat = await advised(client)
        ws, scene = await connected(here, stack, client, table, seat)
        await ws.send(json.dumps({"do": "hint", "nonce": "h"}))
        await signs.begun(1)
        act = {"do": "act", "at": scene["at"], "action": scene["legal"][0]["id"], "nonce": "a"}
        await ws.send(json.dumps(act))
        assert (await heard(ws, "a"))["is"] == "done"
        late = await heard(ws, "h")
        assert (late["is"], late["error"]["key"]) == ("refused", "stale")

    with_waiting_minds(tmp_path, signs, work)


def test_a_hint_over_the_socket_comes_when_it_is_thought_out(tmp_path: Path, signs: Signs) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        table, seat = await advised(client)
        ws, scene = await connected(here, stack, client, table, seat)
        for nonce in ("1", "2"):
            await ws.send(json.dumps({"do": "hint", "nonce": nonce}))
        await ws.send(json.dumps({"do": "ping", "nonce": "p"}))
        assert (await heard(ws, "p"))["is"] == "pong"
        signs.go()
        # Pressed twice, it is answered twice, with one thought.
        first, second = await heard(ws, "1"), await heard(ws, "2")
        assert first["action"] == second["action"] == scene["legal"][0]["id"]
        assert signs.asked == ["expert"]

    with_waiting_minds(tmp_path, signs, work)


def test_v2_closing_the_socket_drops_its_hint(tmp_path: Path, signs: Signs) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        table, seat = await advised(client)
        ws, _ = await connected(here, stack, client, table, seat)
        await ws.send(json.dumps({"do": "hint", "nonce": "h"}))
        await signs.begun(1)
        await ws.close()
        thinkers, room = here.context.lobby.thinkers, here.context.lobby.room(table)
        await until(lambda: not thinkers._hints and not room.thoughts, 60)

    with_waiting_minds(tmp_path, signs, work)


def test_a_hint_that_is_refused_is_refused_over_the_socket_too(tmp_path: Path, signs: Signs) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * seats_for(GAME))
        ws, _ = await connected(here, stack, client, made["table"], 0)
        await ws.send(json.dumps({"do": "hint", "nonce": "h"}))
        assert (await heard(ws, "h"))["error"]["key"] == "no-advice"

    with_waiting_minds(tmp_path, signs, work)
