"""Evenings in the terminal: taking part by a link, and reading where everybody sits and stands."""

from pathlib import Path
from typing import Any

from fogline.core.dealer import Dealer
from fogline.tui.app import Fogline
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.screens.ask import Choose, Prompt
from fogline.tui.screens.ratings import LinesPage
from tests.boxes import brief_box
from tests.tui.screens import AT_ONCE, SMALLEST, reads, run, turned_to
from tests.web.serving import get, play_by_http, post, site
from tests.web.test_evenings import WISH
from tests.web.test_evenings import until as becomes

GAME = "skyline"


def test_a_terminal_takes_part_and_reads_the_standings(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as browser:
            wish: dict[str, Any] = {**WISH, "box": brief_box(GAME), "name": "Ana"}
            made = await post(browser, "/api/evenings", **wish)
            door = f"/api/evenings/{made['evening']}"
            me = RemoteDoor(there.url, tmp_path / "me")
            async with Fogline(me, "en", preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
                await reads(pilot, "Evenings")

                async def chosen() -> None:
                    listed = pilot.app.screen.query_one("#lobby-list")
                    listed.highlighted = listed.get_option_index("evenings")  # type: ignore[attr-defined]
                    await pilot.press("enter")
                    await turned_to(pilot, Choose)
                    await pilot.press("enter")

                await chosen()
                for typed in (f"{there.url}/evening/{made['evening']}", "Leo"):
                    await turned_to(pilot, Prompt)
                    pilot.app.screen.query_one("Input").value = typed  # type: ignore[attr-defined]
                    await pilot.press("enter")
                await turned_to(pilot, LinesPage)
                await reads(pilot, "Ana, Leo")
                await pilot.press("escape")
                began = await post(browser, f"{door}/begin")
                theirs = (await me.wire.get(door, "en"))["next"]
                await play_by_http(browser, began["next"], "", Dealer(1))
                async with there.client(cookies=dict([me.wire.cookie.split("=", 1)])) as leo:
                    await play_by_http(leo, theirs, "", Dealer(2))
                await becomes(browser, door, status="over")
                await chosen()
                await turned_to(pilot, LinesPage)
                await reads(pilot, "Standings")
                await reads(pilot, "% in the same seat")
                assert (await get(browser, door))["standings"]

    run(work)
