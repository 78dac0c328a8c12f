"""The same person in a browser and a terminal: a link, and being asked first."""

import re
from pathlib import Path

from fogline.tui.app import Fogline
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.screens.ask import Choose, Prompt
from tests.tui.screens import AT_ONCE, SMALLEST, reads, run, turned_to, until
from tests.web.serving import get, post, site, table_of


def test_a_terminal_becomes_who_a_browser_is_and_is_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as browser, there.client() as phone:
            made = await table_of(browser, "skyline", "pb")
            link = (await post(browser, "/api/me/link"))["link"]
            door = RemoteDoor(there.url, tmp_path / "me")
            async with Fogline(door, "en", preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
                await reads(pilot, "The same person on another device")

                async def chosen(way: int) -> None:
                    lobby = pilot.app.screen
                    listed = lobby.query_one("#lobby-list")
                    listed.highlighted = listed.get_option_index("me")  # type: ignore[attr-defined]
                    await pilot.press("enter")
                    await turned_to(pilot, Choose)
                    await pilot.press(*["down"] * way, "enter")

                await chosen(2)
                await turned_to(pilot, Prompt)
                pilot.app.screen.query_one("Input").value = link  # type: ignore[attr-defined]
                await pilot.press("enter")
                await reads(pilot, "Be Ana at this server from now on, with 1 table?")
                await pilot.press("down", "enter")
                await until(pilot, lambda: door.wire.cookie)
                assert (await door.wire.get(f"/api/tables/{made['table']}/scene", "en"))["seat"] == 0
                await until(pilot, lambda: not isinstance(pilot.app.screen, Choose | Prompt))
                await chosen(1)
                await reads(pilot, "It is shown this once.")
                told = pilot.app.screen
                assert isinstance(told, Choose)
                assert re.fullmatch(r"([a-z2-9]{5}-){4}[a-z2-9]{5}", told.text)
                await pilot.press("enter")
                assert (await post(phone, "/api/me/look", code=told.text))["name"] == "Ana"
                await until(pilot, lambda: not isinstance(pilot.app.screen, Choose | Prompt))
                await chosen(3)
                await reads(pilot, "This cannot be taken back.")
                await pilot.press("down", "enter")
                for _ in range(2000):
                    if not (await get(browser, "/api/me"))["tables"]:
                        break
                    await pilot.pause(0.02)
                assert (await get(browser, f"/api/tables/{made['table']}"))["names"][0] == "Guest"

    run(work)
