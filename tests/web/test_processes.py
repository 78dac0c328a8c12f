"""Several servers on one PostgreSQL: whoever is where, it is one club."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import websockets

from fogline.core.dealer import Dealer
from fogline.table import lobby as lobbies
from fogline.table.bot_process import Question
from fogline.table.store.base import News
from fogline.table.table import Table
from fogline.web.limits import Limits
from fogline.web.load import Ground
from tests.boxes import brief_box
from tests.in_turn import first_of
from tests.table.sitting import drafted, holder, people, step, until
from tests.table.store.postgresql import Cluster
from tests.table.worlds import hidden_moments, world
from tests.web.process import stop
from tests.web.serving import (
    GAMES,
    Address,
    Site,
    get,
    play_by_http,
    play_by_socket,
    post,
    run,
    seats_for,
    site,
    table_of,
)
from tests.web.test_fog import heard, place

GAME = GAMES[0]
SEATS = seats_for(GAME)


def together(tmp_path: Path, postgresql: Cluster, work: Any, servers: int = 2, **plan: Any) -> None:
    """Some work with several servers on one new database."""

    async def all_of_it() -> None:
        address = postgresql.fresh()
        async with AsyncExitStack() as stack:
            sites = [await stack.enter_async_context(site(tmp_path, database=address, **plan)) for _ in range(servers)]
            await work(*sites)

    run(all_of_it)


async def one_at_each(sites: Sequence[Address], game: str, **wanted: Any) -> tuple[str, list[str]]:
    """A table whose players have sat down each at another server; their tokens by seat."""
    async with sites[0].client() as host:
        made = await table_of(host, game, "p" + "o" * (len(sites) - 1), start=False, **wanted)
        tokens = list(made["tokens"])
        for there in sites[1:]:
            async with there.client() as guest:
                tokens += (await post(guest, f"/api/tables/{made['table']}/join", name="Guest"))["tokens"]
        await post(host, f"/api/tables/{made['table']}/start")
    return made["table"], tokens


@pytest.mark.parametrize("titles", first_of([GAMES[-2:], GAMES]))
def test_whole_games_with_each_player_in_another_process(
    titles: list[str], tmp_path: Path, postgresql: Cluster
) -> None:
    """One of each title, all at once, and nobody at the same process as anybody else of their table."""
    club = Ground(tmp_path, postgresql.fresh())
    servers = [club.start() for _ in range(max(map(seats_for, titles)))]

    async def whole_game(game: str) -> None:
        places = [Address(url) for _, url in servers][: seats_for(game)]
        table, tokens = await one_at_each(places, game, box=brief_box(game))
        ends = await asyncio.gather(
            *[play_by_socket(there, table, tokens[n], Dealer(n)) for n, there in enumerate(places)]
        )
        assert all(end["outcome"] == ends[0]["outcome"] for end in ends)
        assert all(end["log"] for end in ends)

    async def work() -> None:
        await asyncio.gather(*map(whole_game, titles))

    try:
        run(work)
    finally:
        for process, _ in servers:
            stop(process)


def test_whoever_goes_to_another_server_with_each_request_plays_on(tmp_path: Path, postgresql: Cluster) -> None:
    """No sticky sessions: what one server has answered the next one knows."""

    async def work(one: Site, other: Site) -> None:
        table, tokens = await one_at_each([one, other][:SEATS], GAME, box=brief_box(GAME))
        async with one.client() as first, other.client() as second:
            at = ""
            for n in range(12):
                client, next_one = (first, second) if n % 2 else (second, first)
                for token in tokens:
                    scene = await get(client, f"/api/tables/{table}/scene", token)
                    if scene["legal"] or scene["confirm"] == "now":
                        break
                else:
                    return
                said = {"at": scene["at"], "nonce": f"n{n}"}
                door = "confirm" if scene["confirm"] == "now" else "act"
                said |= {} if door == "confirm" else {"action": scene["legal"][0]["id"]}
                at = (await post(client, f"/api/tables/{table}/{door}", token, **said))["at"]
                assert (await get(next_one, f"/api/tables/{table}/scene", token))["at"] == at
                # Said again elsewhere, it is done once.
                assert (await post(next_one, f"/api/tables/{table}/{door}", token, **said))["at"] == at

    together(tmp_path, postgresql, work)


def test_whoever_asks_sees_all_that_was_answered_though_only_some_of_the_news_have_come(
    tmp_path: Path, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Site, other: Site) -> None:
        table, _ = await one_at_each([one, other], GAME)
        here, there = one.context.lobby.room(table), other.context.lobby.room(table)
        came: list[News] = []
        monkeypatch.setattr(there, "stir", came.append)
        dice = Dealer(1)
        for _ in range(3):
            await here.change(lambda now: step(now, dice))
        await until(lambda: len([news for news in came if news.change]) == 3, 60)
        there._news = [news for news in came if news.change][:1]
        assert other.context.lobby.room(table) is there
        assert (there.table.version, there._news) == (here.table.version, [])
        assert there.table.playing().log == here.table.playing().log

    together(tmp_path, postgresql, work)


def test_who_is_there_is_known_everywhere_and_a_bot_moves_once(tmp_path: Path, postgresql: Cluster) -> None:
    async def work(one: Site, other: Site) -> None:
        async with one.client() as host:
            made = await table_of(host, GAME, "p" + "b" * (SEATS - 1))
            table, token = made["table"], made["tokens"][0]
            async with one.socket(table) as ws:
                await ws.send(json.dumps({"do": "hello", "token": token}))
                await ws.recv()
                room = other.context.lobby.room(table)
                await until(lambda: room.present() == {0}, 60)
            await until(lambda: room.present() == frozenset(), 60)
            end = await play_by_http(host, table, token, Dealer(1))
        assert end["status"] == "over"
        # To ask for the room is to hear what the news have not told yet.
        here, there = (site.context.lobby.room(table).table.playing().match for site in (one, other))
        assert here.record() == there.record()

    together(tmp_path, postgresql, work)


def test_who_has_lost_the_line_and_plays_on_elsewhere_is_not_gone(tmp_path: Path, postgresql: Cluster) -> None:
    """Their clock runs at every server."""

    async def work(one: Site, other: Site) -> None:
        table, tokens = await one_at_each([one, other], GAME, bank={"seconds": 600})
        room = one.context.lobby.room(table)
        seat = room.table.playing().match.waiting[0]
        async with one.socket(table) as ws:
            await ws.send(json.dumps({"do": "hello", "token": tokens[seat]}))
            await ws.recv()
        await until(lambda: seat in room._gone, 60)
        async with other.client() as client:
            scene = await get(client, f"/api/tables/{table}/scene", tokens[seat])
            act = {"at": scene["at"], "action": scene["legal"][0]["id"]}
            await post(client, f"/api/tables/{table}/act", tokens[seat], **act)
        await until(lambda: seat not in room._gone, 60)

    together(tmp_path, postgresql, work)


def test_bots_that_would_wait_in_line_are_moved_by_a_process_that_has_time(
    tmp_path: Path, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "ROUND", 0.05)

    async def work(one: Site, other: Site) -> None:
        thinkers = one.context.lobby.thinkers
        # Nobody thinks there, and the line is long.
        thinkers._bots._idle.clear()
        waiting = [
            asyncio.create_task(thinkers._bots.ask(Question("", "", "", b"", [], 0, 1), f"{n}")) for n in range(20)
        ]
        async with one.client() as host:
            made = await table_of(host, GAME, "p" + "u" * (SEATS - 1), box=brief_box(GAME))
            assert thinkers.overloaded
            end = await play_by_http(host, made["table"], made["tokens"][0], Dealer(1))
        assert end["status"] == "over"
        assert made["table"] in other.context.lobby._rooms
        for task in waiting:
            task.cancel()

    together(tmp_path, postgresql, work)


@pytest.mark.parametrize(
    # What each game tells is compared in test_fog.py; that another server has written it is the same for all.
    "game",
    first_of(sorted(GAMES, key=lambda game: game != "investors")),
)
def test_the_fog_is_as_thick_at_a_server_that_reads_what_another_wrote(
    game: str, tmp_path: Path, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every world that a seat could be in, and whatever others have drafted, it is told the same bytes."""
    monkeypatch.setattr("fogline.web.lobby_doors.time", SimpleNamespace(time=lambda: 0))
    drafting, drafter = drafted(game, people(game))
    before = drafting.undo(holder(drafting, drafter), drafter)

    async def work(one: Site, other: Site) -> None:
        async def told(now: Table, seat: int) -> list[Any]:
            place(one, now)
            other.context.lobby._rooms.pop("t", None)
            return await heard(other, seat, [])

        for now in hidden_moments(game, people(game), 31, 1):
            for seat in range(-1, len(now.chairs)):
                assert await told(world(now, seat, 1), seat) == await told(world(now, seat, 2), seat)
                if seat != drafter:
                    assert await told(drafting, seat) == await told(before, seat)

    together(tmp_path, postgresql, work)


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(tmp_path: Path, postgresql: Cluster) -> None:
    async def work(one: Site, other: Site) -> None:
        table, tokens = await one_at_each([one, other], GAME, box=brief_box(GAME))
        await asyncio.gather(
            *[play_by_socket(there, table, tokens[n], Dealer(n)) for n, there in enumerate((one, other))]
        )
        async with one.client() as first, other.client() as second:
            asked = [post(c, f"/api/tables/{table}/rematch", tokens[n]) for n, c in enumerate((first, second))]
            found = {again["table"] for again in await asyncio.gather(*asked)}
            assert len(found) == 1
            listed = {card["table"] for card in (await get(first, "/api/tables"))["tables"]}
            assert listed <= found

    together(tmp_path, postgresql, work)


def test_what_an_address_uses_counts_at_every_server(
    tmp_path: Path, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests that one server has answered are missing at the other, and so are the sockets."""
    monkeypatch.setattr(lobbies, "ROUND", 0.05)
    few = Limits(per_second=0.001, burst=40, sockets_per_address=2)

    async def work(one: Site, other: Site) -> None:
        table, _ = await one_at_each([one, other][:SEATS], GAME)
        async with one.socket(table) as first, one.socket(table) as second, one.client() as client:
            for ws in (first, second):
                await ws.send(json.dumps({"do": "hello", "seat": -1}))
                await ws.recv()
            await until(lambda: other.context.sockets_elsewhere["127.0.0.1"] == 2, 60)
            with pytest.raises(websockets.InvalidStatus):
                await other.socket(table)
            while (await client.get("/api/games")).status_code == 200:
                pass
            await until(lambda: other.context.gate.buckets["127.0.0.1"].level < 1, 60)
            async with other.client() as elsewhere:
                assert (await elsewhere.get("/api/games")).status_code == 429
        await until(lambda: other.context.sockets_elsewhere["127.0.0.1"] == 0, 60)

    together(tmp_path, postgresql, work, limits=few)
