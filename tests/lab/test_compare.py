"""Two ways to play on the same deals, and one number of a box over a range."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from fogline.cli import main
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY
from fogline.core.registry import find_game, games
from fogline.core.text import Speaker
from fogline.lab.compare import Pair, compare, played
from fogline.lab.maps import ABOUT, COLD, PALE, colour, maps, varies
from fogline.lab.survey import Study, survey
from fogline.lab.vary import NoNumber, numbers, with_number
from fogline.parts.toml import shipped
from tests.in_turn import first_of

GAME = "skyline"


def study(bot: str = "greedy", box: str | None = None) -> Study:
    game = find_game(GAME)
    return Study(GAME, 2, game.read_options({}), bot, 5, True, box)


def test_the_same_on_both_sides_differs_in_nothing() -> None:
    rows = compare(list(played(Pair(study(), study()), 3)))
    assert rows
    assert not [row for row in rows if row.clear or row.difference.value]


def test_what_is_plain_is_found_clear_and_the_processes_do_not_matter() -> None:
    pair = Pair(study("random"), study("greedy"))
    deals = list(played(pair, 8))
    assert list(played(pair, 8, workers=2)) == deals
    found = {row.key: row for row in compare(deals)}
    assert found["score"].clear
    assert found["score"].difference.low > 0
    assert found["score"].other.value - found["score"].one.value == pytest.approx(found["score"].difference.value)


@pytest.mark.parametrize("game", first_of(games()))
def test_a_survey_is_the_same_however_many_processes_share_it(game: str) -> None:
    found = games()[game]
    seats, options = found.seats[0], found.read_options({})
    alone, together = (survey(found, seats, options, 3, "greedy", 3, workers=n) for n in (1, 2))
    assert alone == together
    assert alone.where
    assert alone.did[True].keys() == alone.did[False].keys() or not alone.losers


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_every_game_has_a_map_of_where_things_happen(game: AnyGame) -> None:
    box, seats = game.box(None), game.seats[-1]
    found = survey(game, seats, game.read_options({}), 2, "greedy", 0)
    drawn = list(maps(game, box, Speaker("en", game.words, box), found.where))
    assert drawn
    for sort, ranked, picture in drawn:
        assert ranked[0][1] >= ranked[-1][1] > 0
        assert sum(n for _, n in ranked) == sum(n for (of, _), n in found.where.items() if of == sort)
        assert colour(1.0, PALE) in picture, "what happens most is as hot as can be"


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_a_map_is_the_board_of_its_game_and_nothing_that_is_told_below_it(game: AnyGame) -> None:
    box, seats = game.box(None), game.seats[0]
    speaker = Speaker("en", game.words, box)
    found = survey(game, seats, game.read_options({}), 2, "greedy", 0)
    view = game.view(game.setup(box, game.seats[-1], game.read_options({}), Dealer(1)), NOBODY)
    assert game.picture
    board = game.picture(view, speaker)
    assert board.board
    wide, high = board.board
    assert (board.width, board.height) > (wide, high)
    drawn = list(maps(game, box, speaker, found.where))
    assert drawn
    for sort, ranked, picture in drawn:
        ElementTree.fromstring(picture)
        assert board.body in picture
        assert f'viewBox="0 0 {wide:.0f} {high:.0f}"' in picture
        there = {int(number) for of, number in ABOUT.findall(board.body) if of == sort}
        hottest = next(number for number, _ in ranked if number in there)
        unused = there - {number for number, _ in ranked}
        for number, heat in ((hottest, 1.0), *((n, 0.0) for n in unused)):
            assert re.search(rf'"{sort}-{number}"\] path {{ fill: {colour(heat, PALE)};', picture)


@pytest.mark.parametrize(("game", "sort", "many"), [("rebuild", "space", True), ("cablecars", "track", False)])
def test_a_map_of_a_table_that_is_laid_out_anew_is_one_of_many(game: str, sort: str, many: bool) -> None:
    found = find_game(game)
    box = found.box(None)
    assert varies(found, box, Speaker("en", found.words, box), sort) == many


def test_where_there_is_no_picture_a_map_is_drawn_as_a_terminal_draws_it() -> None:
    game = replace(games()[GAME], picture=None)
    box = game.box(None)
    found = survey(game, game.seats[0], game.read_options({}), 2, "greedy", 0)
    [(_, ranked, picture), *_] = maps(game, box, Speaker("en", game.words, box), found.where)
    assert ranked[0][1] > 0
    assert colour(1.0, COLD) in picture


def test_a_number_of_a_box_is_changed_where_it_stands_and_nowhere_else() -> None:
    text = shipped(find_game(GAME).box.__module__).read_text(encoding="utf-8")
    assert numbers(text)["values.skyscraper"] == 7
    assert numbers(text)["points.skyscraper"] == 2
    other = with_number(text, "values.skyscraper", 9)
    assert {name for name, n in numbers(other).items() if n != numbers(text)[name]} == {"values.skyscraper"}
    assert "printed = false" in other
    with pytest.raises(NoNumber):
        with_number(text, "values.nothing", 1)


def test_compare_tells_what_differs_in_both_languages(capsys: Any) -> None:
    assert main(["compare", GAME, "--bots", "random,greedy", "--games", "4", "--lang", "en"]) == 0
    english = capsys.readouterr().out
    assert "random against greedy, 4 deals" in english
    assert "points of a player" in english
    assert main(["compare", GAME, "--bots", "random,greedy", "--games", "4", "--lang", "es"]) == 0
    assert "puntos de cada participante" in capsys.readouterr().out


def test_compare_speaks_json(capsys: Any, tmp_path: Path) -> None:
    text = shipped(find_game(GAME).box.__module__).read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(with_number(text, "values.skyscraper", 5), encoding="utf-8")
    assert main(["compare", GAME, "--box", str(mine), "--games", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [side["box"] for side in told["sides"]] == [None, str(mine)]
    assert {"key", "one", "other", "difference", "clear"} == set(told["figures"][0])


@pytest.mark.parametrize(
    "given", [[], ["--bots", "greedy"], ["--bots", "a,b"], ["--bots", "greedy,random,strong"], ["--games", "1"]]
)
def test_two_sides_that_are_one_are_refused(given: list[str]) -> None:
    assert main(["compare", GAME, *given]) == 2


def test_vary_writes_a_page_and_speaks_json(capsys: Any, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    usual = ["vary", GAME, "values.skyscraper", "6,7", "--games", "2"]
    assert main([*usual, "--save", str(file), "--lang", "es"]) == 0
    page = file.read_text(encoding="utf-8")
    assert "lo que cambia values.skyscraper" in page
    assert page.count("<polyline") >= 4
    capsys.readouterr()
    assert main([*usual, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["values"]) == {"6", "7"}
    assert len(told["values"]["6"]["moves"]) == 3


@pytest.mark.parametrize(
    ("number", "values"), [("values.nothing", "1,2"), ("values.skyscraper", "7"), ("values.plus", "x,y")]
)
def test_vary_says_what_is_wrong(number: str, values: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["vary", GAME, number, values]) == 2
    assert list(tmp_path.iterdir()) == []


def test_report_and_ladder_take_a_box_and_report_shares_its_work(tmp_path: Path, capsys: Any) -> None:
    text = shipped(find_game(GAME).box.__module__).read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(with_number(text, "values.skyscraper", 5), encoding="utf-8")
    given = ["--box", str(mine), "--seats", "2", "--json"]
    page = ["--save", str(tmp_path / "page.html")]
    assert main(["report", GAME, "--games", "3", "--workers", "2", *page, *given]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["box"] == find_game(GAME).box(mine).hash
    assert len(told["score"]) == 3
    assert told["games"] == 3
    assert main(["ladder", GAME, "--bots", "random,greedy", "--games", "2", *given]) == 0
    assert json.loads(capsys.readouterr().out)["box"] == told["box"]
