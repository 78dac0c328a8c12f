"""Luck that can be checked, in the terminal: who sits down at a server gives salt, and the points' page tells of it."""

from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import find_game
from fogline.tui.app import Fogline
from fogline.tui.doors.base import Plan
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.screens.new import NewGame
from tests.boxes import brief_box
from tests.in_turn import first_of
from tests.tui.screens import AT_ONCE, SMALLEST, play, run, table, until, words_of
from tests.web.serving import chairs, get, post, site


def test_who_sits_down_gives_salt_and_reads_what_was_promised(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as browser:
            made = await post(browser, "/api/tables", game="skyline", chairs=chairs("ob"), luck=True)
            door = RemoteDoor(f"{there.url}/table/{made['table']}", tmp_path / "me")
            await door.join(made["table"], "Ana", "en")
            luck = (await get(browser, f"/api/tables/{made['table']}/scene"))["luck"]
            assert (len(luck["salts"][0]), luck["salts"][1]) == (32, "")
            await post(browser, f"/api/tables/{made['table']}/start")

            async def here(_: object) -> str:
                return str(made["table"])

            async with Fogline(door, "en", here, preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
                await until(pilot, lambda: table(pilot))
                await pilot.press("s")
                await until(pilot, lambda: "Luck, as it was promised:" in words_of(pilot))
                shown = "".join(words_of(pilot).split())
                assert luck["commitment"] in shown
                assert f"SaltofAna:{luck['salts'][0]}" in shown

    run(work)


@pytest.mark.parametrize("whole", first_of([False, True]))
def test_a_table_made_in_the_terminal_begins_once_salt_is_given(whole: bool, tmp_path: Path) -> None:
    """That it is held to: tests/web/test_luck.py, and in the long check a whole game here."""

    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as browser:
            door = RemoteDoor(there.url, tmp_path / "me")
            seats = [("person", "Ana", ""), ("bot", "", "random")]
            made = await door.create(Plan("skyline", seats, box=brief_box("skyline"), luck=True), "en")
            scene = await get(browser, f"/api/tables/{made}/scene")
            assert scene["status"] == "playing"
            assert len(scene["luck"]["salts"][0]) == 32

            async def here(_: object) -> str:
                return made

            async with Fogline(door, "en", here, preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
                await until(pilot, lambda: table(pilot))
                if whole:
                    await play(pilot, Dealer(2))
            told = await get(browser, f"/api/tables/{made}/luck")
            assert told["state"] == ("holds" if whole else "open")

    run(work)


def test_the_form_offers_it_at_a_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there:
            door = RemoteDoor(there.url, tmp_path / "me")
            async with Fogline(door, "en", preferences=AT_ONCE).run_test(size=(100, 40)) as pilot:
                form = NewGame(find_game("skyline"))
                await pilot.app.push_screen(form)
                assert not form.plan().luck
                form.change("luck", 1)
                assert form.plan().luck
                form.retell()
                await until(pilot, lambda: "can be checked afterwards" in words_of(pilot))

    run(work)
