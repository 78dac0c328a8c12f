"""What a finished game teaches, on the full screen of this machine: told, and a decision tried again."""

import sys
from pathlib import Path
from typing import cast

import pytest
from textual.widgets import OptionList

from fogline.tui.app import Fogline
from fogline.tui.doors.base import Door, Plan, Refused
from fogline.tui.doors.local import LocalDoor
from fogline.tui.screens.analysis import AnalysisPage
from fogline.tui.screens.table import TableScreen
from tests.boxes import brief_box
from tests.learn.badly import badly_played
from tests.tui.screens import AT_ONCE, SMALLEST, reads, run, turned_to, until
from tests.tui.test_numbers import Ear

GAME = "skyline"


def test_a_game_teaches_and_is_tried_again(tmp_path: Path) -> None:
    async def brought(door: Door) -> str:
        return await door.bring(badly_played(GAME, tmp_path), brief_box(GAME), "en")

    async def work() -> None:
        door = LocalDoor(tmp_path / "tables")
        door.lobby.analyses.command = (sys.executable, str(Path(__file__).parents[1] / "learn" / "small_analysis.py"))
        async with Fogline(door, "en", brought, preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
            await turned_to(pilot, TableScreen)
            table = cast(TableScreen, pilot.app.screen)
            await until(pilot, lambda: table.scene is not None and table.scene.status == "over")
            table.action_teaches()
            await turned_to(pilot, AnalysisPage)
            page = cast(AnalysisPage, pilot.app.screen)
            await until(pilot, lambda: page.info is not None and page.info.share == 1, 120)
            await reads(pilot, "in truth, all revealed")
            ways = page.query_one("#again", OptionList)
            ways.focus()
            ways.highlighted = 0
            await pilot.press("enter")
            await until(
                pilot, lambda: isinstance(pilot.app.screen, TableScreen) and pilot.app.screen.table == page.made
            )

    run(work)


def test_a_running_game_teaches_nothing_here_either(tmp_path: Path) -> None:
    """A server asks the same of whoever comes from elsewhere: tests/web/test_analysis.py."""

    async def work() -> None:
        door = LocalDoor(tmp_path)
        chairs = [("person", "Ana", ""), ("bot", "", "greedy")]
        sitting = await door.sit(await door.create(Plan(GAME, chairs), "en"), 0, "en", Ear())
        for begin in (True, False):
            with pytest.raises(Refused, match="not over"):
                await sitting.analysis(begin)
        with pytest.raises(Refused, match="not over"):
            await sitting.again(0, 0, False)
        await sitting.close()
        await door.close()

    run(work)
