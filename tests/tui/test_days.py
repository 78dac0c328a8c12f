"""The deal of the day by lines of text: chance and bots of everywhere else, the comparison, nothing taken back."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.registry import find_game
from fogline.learn.day import by_bot, dice, find_day
from fogline.table.day_told import written
from fogline.table.table import OVER
from fogline.table.table import Table as RoomTable
from fogline.tui.day_lines import DayTable
from fogline.tui.doors.local import LocalDoor
from fogline.tui.screens.day import DayPage
from fogline.tui.screens.table import TableScreen
from tests.in_turn import first_of
from tests.tui.conftest import Pages
from tests.tui.screens import SMALLEST, app, run, until

DATE = "2026-11-17"


def as_strong(tables: list[DayTable], undone: list[str]) -> Callable[[str], str | None]:
    """Somebody who asks to take back once, then plays as the strong bot would, and leaves at the end."""
    mind = make(find_game("skyline"), "strong")

    def answer(page: str) -> str | None:
        [table] = tables
        if table.match.over:
            return ""
        if not undone and len(table.match.turns) > 4:
            undone.append("undo")
            return "undo"
        legal = table.match.legal_ids(0)
        thrown = Dealer(dice(table.day.deal, 0, len(table.match.turns)))
        return str(legal.index(mind.choose(table.match.view(0), legal, thrown)) + 1)

    return answer


def test_who_plays_as_a_bot_does_comes_out_as_it_did() -> None:
    day, tables, undone = find_day("skyline", DATE), [], []  # type: ignore[var-annotated]
    paper = Pages(as_strong(tables, undone))
    tables.append(DayTable(day, "en", paper, "Ana"))
    assert tables[0].play() == 0
    result, page = tables[0].match.result, paper.all
    assert result is not None
    assert (result.scores[0], result.places[0]) == (by_bot(day, "strong").units, by_bot(day, "strong").place)
    assert "nothing is taken back" in " ".join(page.split())
    assert undone == ["undo"]
    assert re.search(rf"Fogline, .*, deal of {DATE}: ", " ".join(page.split()))


@pytest.mark.parametrize("lang", first_of(["es", "en"]))
def test_on_the_full_screen_a_deal_ends_with_the_comparison(tmp_path: Path, lang: str) -> None:
    """The deal is laid through the door; once it is over, the list offers the page with bots and others."""

    async def work() -> None:
        opened = app(tmp_path, lang)
        async with opened.run_test(size=SMALLEST) as pilot:
            door = opened.door
            assert isinstance(door, LocalDoor)
            day = find_day("rebuild", DATE, alone=True)
            table = await door.day(day, "Ana", lang)
            mind, room = make(find_game("rebuild"), "novice"), door.lobby.room(table)
            while room.table.status != OVER:
                flow = room.table.playing()
                if flow.complete(0):
                    await room.change(lambda table: table.confirm(door.who, 0, None))
                    continue
                match = flow.seen_by(0)
                said = mind.choose(match.view(0), match.legal_ids(0), Dealer(len(match.turns)))
                await room.change(partial(RoomTable.act, who=door.who, seat=0, at=None, said=said, confirm=True))
            opened.open_table(table)
            await until(pilot, lambda: isinstance(opened.top, TableScreen) and bool(opened.top.open_choices))
            screen = opened.top
            assert isinstance(screen, TableScreen)
            await until(pilot, lambda: any(one.do == "compare" for one in screen.open_choices))
            screen.perform(next(one for one in screen.open_choices if one.do == "compare"))
            await until(pilot, lambda: isinstance(opened.top, DayPage))
            page = opened.top
            assert isinstance(page, DayPage)
            told = await door.compare(table, lang)
            assert told.share in page.words().plain
            assert written(DATE, lang) in page.heading()
            assert DATE not in page.heading()

    run(work)
