"""Whole games on the full screen, by keys alone, in both languages."""

from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import games
from tests.tui.screens import SMALLEST, app, at_table, plan, play, run

QUICK = {("cablecars", "es")}
"""Keys do the same in every game, and each game's face is drawn elsewhere: the others are played in the long check."""


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        pytest.param(game, lang, marks=[] if (game, lang) in QUICK else pytest.mark.long)
        for game in games()
        for lang in ("en", "es")
    ],
)
def test_a_whole_game_is_played_by_keys(game: str, lang: str, tmp_path: Path) -> None:
    async def work() -> None:
        wish = plan(game)
        house = app(tmp_path, lang, wish)
        async with house.run_test(size=SMALLEST) as pilot:
            await at_table(pilot)
            end = await play(pilot, Dealer(4))
            assert end.scene is not None
            assert end.scene.outcome is not None
            assert [choice.do for choice in end.open_choices] == [
                "score",
                "replay",
                "teaches",
                "rematch",
                "same_deal",
                "lobby",
            ]
            assert end.query_one("#sheet").canvas.text().strip()  # type: ignore[attr-defined]

    run(work)
