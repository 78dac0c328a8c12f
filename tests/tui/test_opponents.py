"""The same opponents and the same help at every door."""

from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import fogline.web
from fogline.bots.levels import OPPONENT
from fogline.cli.play import bots_of
from fogline.cli.screen import assist_of, plan_of
from fogline.core.game import AnyGame
from fogline.core.registry import find_game, games
from fogline.core.text import Speaker
from fogline.table import scene
from fogline.tui import table_drawing
from fogline.tui.screens.new import NewGame
from tests.tui.screens import SMALLEST, app, at_table, plan, reads, run

NOTHING_SAID: dict[str, Any] = {
    "bots": None,
    "load": None,
    "box": None,
    "option": [],
    "name": [],
    "seed": None,
    "advice": False,
    "sure": False,
}


def said(**more: Any) -> Namespace:
    return Namespace(**{**NOTHING_SAID, **more})


@pytest.mark.parametrize("game", list(games()))
def test_where_nobody_is_named_the_same_bots_sit_down_at_every_door(game: str) -> None:
    known = find_game(game)
    seats = max(2, known.seats[0])
    assert bots_of(said(), known, seats) == [OPPONENT] * (seats - 1)
    chairs = plan_of(said(game=game, seats=seats), Speaker("en")).chairs
    assert [bot for kind, _, bot in chairs if kind == "bot"] == [OPPONENT] * (seats - 1)
    form = NewGame(known)
    assert {form.bots[kind] for kind in form.kinds[1:]} == {OPPONENT}


def test_the_browser_names_the_same_bots() -> None:
    page = Path(fogline.web.__file__).parent / "page" / "lobby" / "data.js"
    assert f'const USUAL = "{OPPONENT}"' in page.read_text(encoding="utf-8")


def test_advice_is_switched_on_from_the_command_line() -> None:
    for advice, assist in ((False, "basic"), (True, "full")):
        args = said(game="skyline", seats=2, advice=advice)
        assert plan_of(args, Speaker("en")).assist == assist_of(args) == assist
        assert NewGame(find_game("skyline"), assist_of(args)).assist == ("basic", "full").index(assist) + 1


def test_a_game_without_a_drawing_is_shown_by_its_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def bare(name: str) -> AnyGame:
        return replace(find_game(name), draw=None)

    monkeypatch.setattr(table_drawing, "find_game", bare)
    monkeypatch.setattr(scene, "undrawn", lambda name: True)  # the table tells its words to who cannot draw it

    async def work() -> None:
        async with app(tmp_path, "en", plan("skyline")).run_test(size=SMALLEST) as pilot:
            await at_table(pilot)
            await reads(pilot, "Foundation tokens left: ")

    run(work)
