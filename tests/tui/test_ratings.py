"""Ratings in the terminal: a table that counts is made there, and the list read."""

from pathlib import Path
from typing import Any

from fogline.core.dealer import Dealer
from fogline.tui.app import Fogline
from fogline.tui.doors.base import Plan
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.screens.ask import Choose
from tests.boxes import brief_box
from tests.tui.screens import AT_ONCE, SMALLEST, reads, run, turned_to
from tests.web.serving import get, play_by_http, post, site

GAME = "skyline"


def test_a_table_that_counts_and_the_list_of_ratings(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as browser:
            door = RemoteDoor(there.url, tmp_path / "me")
            plan = Plan(GAME, [("person", "Ana", ""), ("open", "", "")], counts=True, box=brief_box(GAME))
            table = await door.create(plan, "en")
            assert (await get(browser, f"/api/tables/{table}"))["counts"]
            chairs = [{"kind": "person", "name": "Eva"}, {"kind": "bot", "bot": "greedy"}]
            wish: Any = {"game": GAME, "chairs": chairs, "start": True, "box": brief_box(GAME), "counts": True}
            made = await post(browser, "/api/tables", **wish)
            await play_by_http(browser, made["table"], made["tokens"][0], Dealer(1))
            async with Fogline(door, "en", preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
                await reads(pilot, "Ratings")
                listed = pilot.app.screen.query_one("#lobby-list")
                listed.highlighted = listed.get_option_index("ratings")  # type: ignore[attr-defined]
                await pilot.press("enter")
                await turned_to(pilot, Choose)
                games = pilot.app.screen.query_one("OptionList")
                games.highlighted = games.get_option_index(GAME)  # type: ignore[attr-defined]
                await pilot.press("enter")
                await reads(pilot, "Eva")
                await reads(pilot, "quick mind (bot)")

    run(work)
