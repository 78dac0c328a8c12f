"""The report: its numbers add up, and its page stands on its own in both languages."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from fogline.cli import main
from fogline.core.game import AnyGame
from fogline.core.registry import games
from fogline.core.result import Line, Result
from fogline.lab.report import mean, report
from fogline.lab.survey import Survey, survey
from fogline.lab.svg import bars, columns, dots

GAMES = list(games().values())


@pytest.mark.parametrize("game", GAMES, ids=list(games()))
def test_a_page_for_every_game_in_both_languages(game: AnyGame) -> None:
    seats = game.seats[0]
    found = survey(game, seats, game.read_options({}), 2, "greedy", 3)
    assert found.games == 2 == found.moves.total() == found.endings.total()
    assert sum(found.wins) + found.automa_wins == pytest.approx(2)
    assert found.scores.total() == 2 * seats
    pages = {lang: report(game, found, "greedy", 3, lang) for lang in ("en", "es")}
    assert pages["en"] != pages["es"]
    for page in pages.values():
        assert "<svg" in page
        assert not re.search(r"(src|href)=", page), "the page asks for nothing from elsewhere"
        HTMLParser().feed(page)
        told = re.sub(r"<[^>]*>", " ", page)
        keys = [*found.events, *found.actions, *found.endings, *found.lines_won]
        # A key that is no word of a sentence must not be shown as if it were one.
        shown = [key for key in keys if re.search(r"[a-z][-A-Z]", key) and re.search(rf"\b{key}\b", told)]
        assert not shown


def test_a_survey_separates_what_winners_have_from_the_rest() -> None:
    found = Survey(2, wins=[0.0, 0.0])
    stories = ((Line("roads", 7), Line("tickets", 5)), (Line("roads", 6),))
    found.add(Result((12, 6), (1, 2), "end", stories))
    assert found.lines_won == {"roads": 7, "tickets": 5}
    assert found.lines_lost == {"roads": 6}
    assert (found.winners, found.losers, found.wins) == (1, 1, [1.0, 0.0])
    assert found.margins == {6: 1}


def test_means_and_charts() -> None:
    assert mean(Counter({2: 3, 6: 1})) == 3
    assert bars("a < b", [("x", 1.0, "1"), ("y", -2.0, "-2")]).count("<rect") == 2
    assert "a &lt; b" in bars("a < b", [])
    assert bars("long", [("x" * 40, 1.0, "1")]).count("x" * 40) == 1
    assert columns("scores", [(1.0, 2), (9.0, 1)]).count("<rect") == 9
    assert dots("ratings", [("x", 5.0, 1.0, 9.0), ("y", -5.0, -9.0, -1.0)]).count("<circle") == 2


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "page.html"
    name = next(iter(games()))
    assert main(["report", name, "--games", "1", "--bot", "random", "--save", str(file), "--lang", "en"]) == 0
    assert str(file) in capsys.readouterr().out
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main(["report", name, "--games", "1", "--save", str(tmp_path / "no" / "page.html")]) == 1
