"""Clocks over the wire: they run for whoever is asked, by whatever door they came."""

import json
from pathlib import Path
from typing import Any

from tests.table.sitting import AT_ONCE, until
from tests.web.doorstep import served
from tests.web.serving import GAMES, Site, get, post, seats_for, table_of

GAME = next(name for name in GAMES if name not in AT_ONCE)


async def two_guests(here: Site, client: Any, seconds: float) -> tuple[Any, list[str]]:
    """A running table of people who came one by one, and their tokens."""
    made = await table_of(client, GAME, "p" + "o" * (seats_for(GAME) - 1), start=False, bank={"seconds": seconds})
    tokens = list(made["tokens"])
    for _ in range(1, seats_for(GAME)):
        async with here.client() as other:
            tokens += (await post(other, f"/api/tables/{made['table']}/join", name="Guest"))["tokens"]
    await post(client, f"/api/tables/{made['table']}/start")
    return here.context.lobby.room(made["table"]), tokens


def test_v6_who_plays_by_http_only_is_charged(tmp_path: Path) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        room, tokens = await two_guests(here, client, 1)
        seat = room.table.playing().match.waiting[0]
        await get(client, f"/api/tables/{room.table.id}/scene", tokens[seat])
        await until(lambda: room.table.chairs[seat].away, 60)
        assert room.table.chairs[seat].time_left == 0

    served(tmp_path, work)


def test_v6_a_line_lost_on_purpose_does_not_stop_the_clock_of_who_asks_by_http(tmp_path: Path) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        room, tokens = await two_guests(here, client, 600)
        seat = room.table.playing().match.waiting[0]
        ws = await stack.enter_async_context(here.socket(room.table.id))
        await ws.send(json.dumps({"do": "hello", "token": tokens[seat]}))
        await ws.recv()
        await ws.close()
        await until(lambda: seat in room._gone, 60)
        stood = room.on_the_clock().chairs[seat].time_left
        assert room.on_the_clock().chairs[seat].time_left == stood
        async with here.client() as somebody:
            await get(somebody, f"/api/tables/{room.table.id}/scene", seat=-1)
            assert seat in room._gone, "whoever has no seat is somebody else"
            await get(somebody, f"/api/tables/{room.table.id}/scene", tokens[seat])
        assert seat not in room._gone
        await until(lambda: room.on_the_clock().chairs[seat].time_left < stood, 60)

    served(tmp_path, work)
