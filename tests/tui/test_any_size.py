"""Windows of any size: nothing crashes, what is too small says so, and a larger one shows what was opened meanwhile."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.drivers.headless_driver import HeadlessDriver
from textual.events import Key, Resize
from textual.geometry import Size
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from fogline.core.registry import games
from fogline.tui.app import Fogline
from fogline.tui.screens.ask import Choose, Curtain, TooSmall
from fogline.tui.screens.lobby import Lobby
from fogline.tui.screens.new import NewGame
from fogline.tui.screens.paper import HelpPage, LogPage, ScorePage, WhyPage
from fogline.tui.screens.replay import Replay
from fogline.tui.screens.table import TableScreen
from tests.in_turn import in_turn
from tests.tui.screens import SMALLEST, app, at_table, plan, run, until, words_of

SIZES = ((20, 5), (40, 10), (79, 40), (80, 23), (80, 24), (99, 30), (100, 29), (100, 30), (200, 60))
EDGES = SIZES[:1] + SIZES[2:5] + SIZES[-1:]
"""The smallest, those around what is just enough, and the largest: the quick check opens a table in these."""
OTHERS = [
    pytest.param(size, lang, marks=pytest.mark.long) for size in SIZES if size not in EDGES for lang in ("en", "es")
]
SHORT = {
    "en": "Fogline needs 80 × 24 signs. Ctrl-Q leaves.",
    "es": "Fogline necesita 80 × 24 caracteres. Ctrl-Q: salir.",
}


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is put up takes its time, as on a machine that has other things to do."""
    mount = Widget.mount_composed_widgets

    async def later(self: Widget, widgets: list[Widget]) -> None:
        await asyncio.sleep(0.02)
        await mount(self, widgets)

    monkeypatch.setattr(Widget, "mount_composed_widgets", later)


def resize(pilot: Pilot[int], size: tuple[int, int]) -> None:
    """Another size, without waiting until anything has noticed."""
    driver = pilot.app._driver
    assert isinstance(driver, HeadlessDriver)
    driver._size = size
    pilot.app.post_message(Resize(Size(*size), Size(*size)))


async def shake(pilot: Pilot[int]) -> None:
    """Every size in quick succession, some of them while the one before is still being taken in."""
    for n, size in enumerate((*SIZES, *reversed(SIZES), (20, 5))):
        resize(pilot, size)
        if n % 3:
            await asyncio.sleep(0)
    await pilot.pause()


def is_small(size: tuple[int, int]) -> bool:
    return size[0] < SMALLEST[0] or size[1] < SMALLEST[1]


@pytest.mark.usefixtures("busy")
@pytest.mark.parametrize(("size", "lang"), in_turn(EDGES, ("en", "es")) + OTHERS)
def test_a_table_opens_in_a_window_of_any_size(size: tuple[int, int], lang: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, lang, plan("skyline", box="")).run_test(size=size) as pilot:
            house = pilot.app
            assert isinstance(house, Fogline)
            await until(pilot, lambda: isinstance(house.top, TableScreen))
            if is_small(size):
                await until(pilot, lambda: isinstance(house.screen, TooSmall))
                await until(pilot, lambda: "80 × 24" in " ".join(words_of(pilot).split()))
                told = " ".join(words_of(pilot).split())
                assert f"{size[0]} × {size[1]}" in told or told == SHORT[lang]
                assert "Ctrl-Q" in told
                resize(pilot, SMALLEST)
            await at_table(pilot)
            assert len(house.screen_stack) == 3, "the blank one, the lobby and the table"

    run(work)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_smallest_window_has_room_for_a_polite_line(lang: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, lang).run_test(size=(20, 5)) as pilot:
            await until(pilot, lambda: " ".join(words_of(pilot).split()) == SHORT[lang])
            await pilot.press("ctrl+q")
        assert pilot.app.return_value == 0

    run(work)


PAGES: dict[str, type[Screen[Any]]] = {
    "help": HelpPage,
    "log": LogPage,
    "score": ScorePage,
    "why": WhyPage,
    "replay": Replay,
    "fork": Choose,
}


@pytest.mark.usefixtures("busy")
def test_sizes_change_while_pages_of_a_table_come_and_go(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("skyline", box="")).run_test(size=SMALLEST) as pilot:
            house = pilot.app
            assert isinstance(house, Fogline)
            now = await at_table(pilot)
            for name, kind in PAGES.items():
                getattr(now, f"action_{name}")()
                house.action_language()
                await shake(pilot)
                assert isinstance(house.top, kind)
                resize(pilot, SMALLEST)
                await until(pilot, lambda: house.screen is house.top)
                await shake(pilot)
                house.top.dismiss(None)
                resize(pilot, SMALLEST)
                await until(pilot, lambda: house.screen is now)

    run(work)


@pytest.mark.parametrize("part", ["#sheet", "#news", "#actions", "#words", "#keys"])
def test_news_may_come_while_a_table_is_taken_down(part: str, tmp_path: Path) -> None:
    """Its parts go one after the other, and what was begun before comes to its end meanwhile."""

    async def work() -> None:
        async with app(tmp_path, "en", plan("skyline", box="")).run_test(size=SMALLEST) as pilot:
            now = await at_table(pilot)
            assert now.marked
            await now.query_one(part).remove()
            now.redraw(typed=True)
            now.list_choices()
            now.show_preview()
            now.on_key(Key("j", "j"))
            assert now.marked is None

    run(work)


@pytest.mark.usefixtures("busy")
def test_sizes_change_while_forms_open_and_a_game_begins_behind_the_notice(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en").run_test(size=(200, 60)) as pilot:
            house = pilot.app
            assert isinstance(house, Fogline)
            await until(pilot, lambda: isinstance(house.screen, Lobby) and words_of(pilot).strip())
            lobby = house.screen
            assert isinstance(lobby, Lobby)
            lobby.ask(games()["cablecars"])
            house.action_language()
            await shake(pilot)
            form = house.top
            assert isinstance(form, NewGame)
            form.kinds = [-1] * len(form.kinds)
            form.run_worker(form.send())  # Start was pressed, then the window shrank
            await until(pilot, lambda: isinstance(house.top, Curtain) and isinstance(house.screen, TooSmall))
            resize(pilot, (200, 60))
            await until(pilot, lambda: isinstance(house.screen, Curtain))
            kinds = [type(screen) for screen in house.screen_stack[1:]]
            assert kinds == [Lobby, TableScreen, Curtain], "the form has gone, not what lay above it"

    run(work)


@pytest.mark.usefixtures("busy")
@pytest.mark.parametrize("moment", range(0, 40, 8))
def test_leaving_in_the_middle_of_anything_is_quiet(moment: int, tmp_path: Path) -> None:
    """No timer, worker or resize finds that there is no screen left."""

    async def work() -> None:
        house = app(tmp_path, "en", plan("skyline"))
        async with house.run_test(size=(80, 24)) as pilot:
            await asyncio.sleep(moment / 100)
            resize(pilot, (120, 40))
            resize(pilot, (20, 5))
        assert house.failure is None
        house._cover()  # what comes later still finds that there is nothing to cover

    run(work)
