"""Tables of a server on the full screen, beside somebody who uses a socket as a browser does."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import games
from fogline.table.settings import Settings, box_of
from fogline.tui.app import Fogline
from fogline.tui.doors.base import Refused
from fogline.tui.doors.boxes import as_toml
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.screens.lobby import Lobby
from fogline.web.limits import UNLIMITED
from fogline.web.serve import Plan, Server
from tests.boxes import brief_box
from tests.tui.screens import AT_ONCE, SMALLEST, at_table, plan, play, run, table, until, words_of
from tests.web.serving import chairs, play_by_socket, post, site


def test_a_browser_and_a_terminal_play_the_same_match(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as browser:
            box = brief_box("skyline")
            made = await post(browser, "/api/tables", game="skyline", chairs=chairs("oo"), box=box)
            mine = await post(browser, f"/api/tables/{made['table']}/join", name="Beto")
            door = RemoteDoor(f"{there.url}/table/{made['table']}", tmp_path / "me")
            await door.join(made["table"], "Ana", "en")
            await post(browser, f"/api/tables/{made['table']}/start")

            async def here(_: object) -> str:
                return str(made["table"])

            async with Fogline(door, "en", here, preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
                await until(pilot, lambda: table(pilot))
                other = asyncio.create_task(play_by_socket(there, made["table"], mine["tokens"][0], Dealer(1)))
                end = await play(pilot, Dealer(2))
                theirs = await other
            assert end.scene is not None
            assert end.scene.outcome is not None
            assert theirs["outcome"]["winner_text"] == end.scene.outcome.winner_text
            assert [score.points for score in end.scene.scores] == [score["points"] for score in theirs["scores"]]

    run(work)


@asynccontextmanager
async def serving(folder: Path, port: int = 0) -> AsyncIterator[str]:
    """The address of a server, which can come back to its port."""
    running = Server(Plan(folder, port=port, limits=UNLIMITED))
    task = asyncio.create_task(running.serve())
    while not running.started:
        await asyncio.sleep(0.01)
        assert not task.done(), "the server did not start"
    try:
        yield running.address
    finally:
        running.should_exit = True
        await task


def test_a_lost_server_is_told_and_found_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "server") as address:
            port = int(address.rpartition(":")[2])
            door = RemoteDoor(address, tmp_path / "me")
            made = await door.create(plan("cablecars", box=""), "en")

        async def here(_: object) -> str:
            return made

        first = serving(tmp_path / "server", port)
        await first.__aenter__()
        async with Fogline(door, "en", here, preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
            now = await at_table(pilot)
            await first.__aexit__(None, None, None)
            await until(pilot, lambda: now.is_lost)
            await until(pilot, lambda: "does not answer" in words_of(pilot))
            await pilot.press("enter")
            await until(pilot, lambda: not now.busy)
            async with serving(tmp_path / "server", port):
                await until(pilot, lambda: not now.is_lost)
                at = now.scene and now.scene.at
                await pilot.press("enter")
                await until(pilot, lambda: now.scene and now.scene.at != at)
                await now.close_sitting()

    run(work)


def test_the_lobby_shows_a_servers_tables_and_makes_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as browser:
            await post(browser, "/api/tables", game="investors", chairs=chairs("poo"))
            async with Fogline(RemoteDoor(there.url, tmp_path / "me"), "en", preferences=AT_ONCE).run_test(
                size=(100, 40)
            ) as pilot:
                await until(pilot, lambda: isinstance(pilot.app.screen, Lobby) and pilot.app.screen.cards)
                await until(pilot, lambda: "Tables to join" in words_of(pilot))
                await pilot.press("end", "enter")
                now = await at_table(pilot)
                assert [choice.do for choice in now.open_choices] == ["join"]
                await pilot.press("enter", *"Ana", "enter")
                await until(pilot, lambda: now.scene and any(place.mine for place in now.scene.places))
            kept = json.loads((tmp_path / "me" / "servers.json").read_text(encoding="utf-8"))
            assert list(kept) == [there.url]
            assert (tmp_path / "me" / "servers.json").stat().st_mode & 0o077 == 0

    run(work)


def test_a_refusal_is_told_in_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there:
            door = RemoteDoor(there.url, tmp_path / "me")
            with pytest.raises(Refused, match="no such table"):
                await door.join("abcdefghjkmn", "Ana", "en")
        with pytest.raises(Refused, match="no responde"):
            await door.tables("es")

    run(work)


@pytest.mark.parametrize("game", list(games()))
def test_a_box_from_a_server_opens_to_the_same_box(game: str) -> None:
    box = box_of(Settings(game, box=brief_box(game)))
    assert box_of(Settings(game, box=as_toml(box.data))).hash == box.hash
