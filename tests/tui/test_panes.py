"""A window of 80 × 24: one pane at a time, with the choices always in sight."""

from pathlib import Path

import pytest

from fogline.core.registry import games
from fogline.tui.panes import Tabs
from fogline.tui.screens.replay import Replay
from fogline.tui.sheet import Sheet
from tests.in_turn import in_turn
from tests.tui.screens import ROOMY, SMALLEST, app, at_table, plan, run, until, words_of


@pytest.mark.parametrize(("game", "lang"), in_turn(games(), ("es", "en")))
def test_every_pane_is_reached_and_the_choices_stay_in_sight(game: str, lang: str, tmp_path: Path) -> None:
    async def work() -> None:
        wish = plan(game, seats=games()[game].seats[-1], box="")
        async with app(tmp_path, lang, wish).run_test(size=SMALLEST) as pilot:
            now = await at_table(pilot)
            names = [*(page.title for page in now.pages), now.app.say("pane-told")]  # type: ignore[attr-defined]
            assert len(names) >= 3
            seen = set()
            for name in names:
                words = words_of(pilot)
                seen.add(words)
                head = next(line for line in words.splitlines() if line.rstrip().endswith("  Tab"))
                assert all(title in head for title in names), "the names of all panes have room"
                assert f"1 {now.open_choices[0].label[:20]}" in words
                assert " q " in words.splitlines()[-1], "the way out has room"
                assert now.query_one(Sheet).display == (name != names[-1])
                assert ("✚ Ana (" in words) == (name == names[-1])
                before = now.pane
                await pilot.press("tab")
                await until(pilot, lambda before=before: now.pane != before)  # type: ignore[misc]
                await pilot.pause()
            assert len(seen) == len(names), "each shows something else"
            assert now.pane == 0, "and round again"
            await pilot.press("shift+tab")
            await until(pilot, lambda: now.pane == len(names) - 1)

    run(work)


def test_a_click_on_its_name_shows_a_pane(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("skyline", box="")).run_test(size=SMALLEST) as pilot:
            now = await at_table(pilot)
            second = now.query_one(Tabs).ends[0] + 2
            await pilot.click("#tabs", offset=(second, 0))
            await until(pilot, lambda: now.pane == 1)

    run(work)


def test_a_large_window_needs_no_panes(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("skyline", box="")).run_test(size=ROOMY) as pilot:
            now = await at_table(pilot)
            assert not now.query_one(Tabs).display
            await pilot.press("tab")
            assert now.pane == 0
            assert now.query_one("#players").display

    run(work)


def test_a_replay_has_panes_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("cablecars")).run_test(size=SMALLEST) as pilot:
            await at_table(pilot)
            await pilot.press("r")
            await until(pilot, lambda: isinstance(pilot.app.screen, Replay) and pilot.app.screen.pages)
            replay = pilot.app.screen
            assert isinstance(replay, Replay)
            await until(pilot, lambda: replay.pages[1].title in words_of(pilot))
            await pilot.press("shift+tab")
            await until(pilot, lambda: "What happened in this turn" in words_of(pilot))

    run(work)
