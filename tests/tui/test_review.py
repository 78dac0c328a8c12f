"""Looking back together in the terminal: who leads in a browser is followed, and a terminal takes over."""

from pathlib import Path

from fogline.core.dealer import Dealer
from fogline.tui.app import Fogline
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.screens.replay import Replay
from fogline.tui.screens.table import TableScreen
from tests.boxes import brief_box
from tests.tui.screens import AT_ONCE, SMALLEST, reads, run, turned_to, until
from tests.web.serving import get, play_by_http, post, site, table_of

GAME = "skyline"


def test_a_terminal_follows_looks_round_and_takes_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as browser:
            made = await table_of(browser, GAME, "pb", box=brief_box(GAME))
            table = made["table"]
            await play_by_http(browser, table, made["tokens"][0], Dealer(1))
            base = f"/api/tables/{table}"
            await post(browser, f"{base}/lead", turn=2, tag="b")
            door = RemoteDoor(there.url, tmp_path / "me")
            async with Fogline(door, "en", preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
                app = pilot.app
                assert isinstance(app, Fogline)
                app.open_table(table)
                await turned_to(pilot, TableScreen)
                await reads(pilot, "wins")
                await pilot.press("r")
                await turned_to(pilot, Replay)
                replay = app.screen
                assert isinstance(replay, Replay)
                await reads(pilot, "Ana leads, step 2")
                await pilot.press("v")
                await until(pilot, lambda: replay.turn == 2)
                await post(browser, f"{base}/lead", turn=3, tag="b")
                await until(pilot, lambda: replay.turn == 3)
                await pilot.press("right")
                await until(pilot, lambda: replay.turn == 4)
                await post(browser, f"{base}/lead", turn=1, tag="b")
                await reads(pilot, "Ana leads, step 1")
                assert replay.turn == 4, "who looks round stays there"
                await pilot.press("V")
                await reads(pilot, "you lead")
                await pilot.press("left")  # how long the game was is chance: there may be nothing to the right
                for _ in range(2000):
                    review = (await get(browser, f"{base}/scene"))["review"]
                    if review["turn"] == 3:
                        break
                    await pilot.pause(0.02)
                assert review["turn"] == 3
                assert review["name"] != "Ana"
                assert (await browser.post(f"{base}/lead", json={"turn": 1, "tag": "b"})).status_code == 403
                await pilot.press("v")
                await until(pilot, lambda: replay.review is None)
                assert "review" not in await get(browser, f"{base}/scene")

    run(work)
