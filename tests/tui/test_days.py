"""The deal of the day by lines of text: chance and bots of everywhere else, the comparison, nothing taken back."""

import re
from collections.abc import Callable

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.registry import find_game
from fogline.learn.day import by_bot, dice, find_day
from fogline.tui.day_lines import DayTable
from tests.tui.conftest import Pages

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
