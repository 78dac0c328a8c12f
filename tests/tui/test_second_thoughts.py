""" "Are you sure?" on the full screen: who wishes is asked once for each turn, where the table gives hints."""

from pathlib import Path

import pytest

from fogline.tui.choices import CONFIRM
from fogline.tui.screens.ask import Choose
from fogline.tui.screens.table import TableScreen
from tests.tui.screens import SMALLEST, app, at_table, plan, run, until

TEXT = "In imagined games this costs 9.0 points."


@pytest.mark.parametrize(("assist", "careful", "asks"), [("full", True, 1), ("basic", True, 0), ("full", False, 0)])
def test_who_wishes_is_asked_once(tmp_path: Path, assist: str, careful: bool, asks: int) -> None:
    async def work() -> None:
        asked: list[str] = []

        async def sure(action: int | None = None) -> str:
            asked.append(TEXT)
            return TEXT

        opened = app(tmp_path, "en", plan("rebuild", assist=assist, seed=3))
        opened.careful = careful
        async with opened.run_test(size=SMALLEST) as pilot:
            screen = await at_table(pilot)
            assert screen.sitting is not None
            screen.sitting.sure = sure  # type: ignore[method-assign]
            for _ in range(60):  # more steps than a turn has
                await until(pilot, lambda: bool(screen.open_choices) and not screen.busy)
                if screen.scene is not None and screen.scene.confirm != "no":
                    break
                screen.perform(screen.open_choices[0])
            assert screen.scene is not None
            assert screen.scene.confirm != "no"
            at = screen.scene.at
            screen.action_confirm()
            if asks:
                await until(pilot, lambda: isinstance(opened.top, Choose))
                assert isinstance(opened.top, Choose)
                assert opened.top.text == TEXT
                await pilot.press("enter")  # no: back to the table, and nobody asks again
                await until(pilot, lambda: isinstance(opened.top, TableScreen) and not screen.busy)
                assert screen.scene.at == at
                assert any(one.do == CONFIRM for one in screen.open_choices)
                screen.action_confirm()
            await until(pilot, lambda: screen.scene is not None and screen.scene.at != at)
            assert len(asked) == asks

    run(work)


def test_what_chance_answers_at_once_is_asked_about_too(tmp_path: Path) -> None:
    """Nobody confirms it: once the card is seen it is too late."""

    async def work() -> None:
        asked: list[int | None] = []

        async def sure(action: int | None = None) -> str:
            asked.append(action)
            return TEXT

        opened = app(tmp_path, "en", plan("skyline", assist="full", seed=3))
        opened.careful = True
        async with opened.run_test(size=SMALLEST) as pilot:
            screen = await at_table(pilot)
            await until(pilot, lambda: bool(screen.open_choices) and not screen.busy)
            assert screen.sitting is not None
            assert screen.scene is not None
            screen.sitting.sure = sure  # type: ignore[method-assign]
            at, draw = screen.scene.at, next(one for one in screen.open_choices if one.words == "draw")
            screen.perform(draw)
            await until(pilot, lambda: isinstance(opened.top, Choose))
            await pilot.press("enter")  # no
            await until(pilot, lambda: isinstance(opened.top, TableScreen) and not screen.busy)
            assert screen.scene.at == at
            screen.perform(draw)
            await until(pilot, lambda: screen.scene is not None and screen.scene.at != at)
            assert asked == [draw.action]

    run(work)
