"""The report: its numbers add up, and its page stands on its own in both languages."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from fogline.cli import main
from fogline.core.game import AnyGame
from fogline.core.registry import games
from fogline.core.result import Line, Result
from fogline.lab.look import drawn
from fogline.lab.report import report, told
from fogline.lab.sure import Sums, Sure, as_json, share
from fogline.lab.survey import Survey, survey
from fogline.lab.svg import NARROW, WIDTH, bars, columns, curve, dots

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


def numbers_without_an_interval(data: Any, path: str = "") -> list[str]:
    """Where a share or a mean stands alone: of what was counted only whole numbers do."""
    if isinstance(data, Sure):
        return [] if data.low <= data.value <= data.high else [path]
    if isinstance(data, dict):
        return [found for key, value in data.items() for found in numbers_without_an_interval(value, f"{path}.{key}")]
    if isinstance(data, list):
        return [found for value in data for found in numbers_without_an_interval(value, path)]
    return [path] if isinstance(data, float) else []


def test_every_number_of_a_lone_player_s_report_has_its_interval() -> None:
    game = games()["rebuild"]
    levels = {bot: survey(game, 1, game.read_options({}), 3, bot, 3) for bot in ("greedy", "casual")}
    found = levels["greedy"]
    data = told(game, found, levels)
    assert numbers_without_an_interval(data) == []
    assert data["automa_score"] == found.automa_scores.sure(game.words.unit)
    assert data["automa_score"].low < data["automa_score"].value < data["automa_score"].high
    assert set(data["levels"]) == {"greedy", "casual"}
    assert as_json(data)["automa_wins"] == share(found.automa_wins, 3).to_json()
    page = report(game, found, "greedy", 3, "en", levels)
    assert re.search(r"casual: [\d.]+ points on average \([-\d.]+ to [\d.]+\) in 3 games, .* [\d.]+ \([-\d.]+ to", page)
    assert page.count(" times a game, ") >= 2, "the places of a map are told with how sure they are"


def test_what_happened_in_no_game_counts_as_nothing_not_as_unknown() -> None:
    game = games()["skyline"]
    found = survey(game, 2, game.read_options({}), 4, "greedy", 5)
    parts = [survey(game, 2, game.read_options({}), 4, "greedy", seed) for seed in (6, 7)]
    found.merge(parts[0])
    found.merge(parts[1])
    key = next(iter(found.events))
    assert found.happens(key).value == found.events[key] / 12
    (thing, n), (rare, m) = found.where.most_common()[0], found.where.most_common()[-1]
    assert found.mentions(*thing) == Sums(12, n, found.where_squares[thing]).sure()
    assert found.mentions(*rare).value == m / 12
    assert found.mentions("nothing", 0) == Sure(0.0, 0.0, 0.0)
    assert min(found.mentions(*thing).low for thing in found.where) == 0.0, "nothing happens less often than never"
    assert all(found.where_squares[thing] >= n for thing, n in found.where.items())


def test_charts() -> None:
    assert bars("a < b", [("x", 1.0, "1"), ("y", -2.0, "-2")]).count("<rect") == 2
    assert "a &lt; b" in bars("a < b", [])
    assert bars("long", [("x" * 40, 1.0, "1")]).count("x" * 40) == 1
    assert columns("scores", [(1.0, 2), (9.0, 1)]).count("<rect") == 9
    points = [(0.0, 1.0, 0.0, 2.0), (1.0, 2.0, 1.0, 3.0), (100.0, 3.0, 2.0, 4.0)]
    at = [
        [float(x) for x in re.findall(r"<circle cx='([\d.]+)'", curve("c", points, even=even))]
        for even in (True, False)
    ]
    assert at[0][1] - at[0][0] == pytest.approx(at[0][2] - at[0][1])
    assert at[1][1] - at[1][0] < (at[1][2] - at[1][1]) / 90
    assert dots("ratings", [("x", 5.0, 1.0, 9.0), ("y", -5.0, -9.0, -1.0)]).count("<circle") == 2


def test_a_chart_for_a_phone_has_letters_of_the_same_size_in_less_width() -> None:
    title = "What winners do more than the others, by size of effect"
    wide, narrow = (bars(title, [("a" * 20, 1.0, "1")], width=width) for width in (WIDTH, NARROW))
    assert [re.findall(r"font-size='(\d+)'", chart) for chart in (wide, narrow)] == [["13", "17"], ["13", "17", "17"]]
    assert [float(x) for x in re.findall(r" x='([\d.]+)'", narrow) if float(x) > NARROW] == []
    assert "text-anchor='end'" in wide
    assert "text-anchor='end'" not in narrow, "names stand above their bars"
    assert bars("t", [("word " * 40, 1.0, "1")], width=NARROW).count("…") == 1
    page = drawn(columns, "scores", [(1.0, 2), (9.0, 1)])
    assert [f"0 0 {width} " in page for width in (WIDTH, NARROW)] == [True, True]


def test_what_a_thing_brings_has_an_interval_unless_it_is_the_same_every_time() -> None:
    game = games()["cablecars"]
    found = survey(game, 2, game.read_options({}), 30, "greedy", 1)
    table = report(game, found, "greedy", 1, "en").partition("Score: Ticket completed")[2].partition("</table>")[0]
    rows = re.findall(r"<tr><td>(.+?)</td><td>\d+</td><td>(.+?)</td><td>(.+?)</td></tr>", table)
    assert rows
    for _, won, points in rows:
        assert re.search(r"\d+% <small>\d+% … \d+%</small>", won)
        assert re.fullmatch(r"\+\d+\.0", points), "a ticket is worth what it is worth"


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "page.html"
    name = next(iter(games()))
    assert main(["report", name, "--games", "1", "--bot", "random", "--save", str(file), "--lang", "en"]) == 0
    assert str(file) in capsys.readouterr().out
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main(["report", name, "--games", "1", "--save", str(tmp_path / "no" / "page.html")]) == 1
