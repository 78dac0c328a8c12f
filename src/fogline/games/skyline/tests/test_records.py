"""Finished games: one for each way a game can end, and each still means the same."""

from pathlib import Path

import pytest

from fogline.core.match import Match
from fogline.core.record import loads
from fogline.games.skyline import GAME
from fogline.games.skyline.tests.table import BOX

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_there_is_one_for_each_ending() -> None:
    assert {file.stem for file in RECORDS} == set(GAME.endings)


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_record_can_be_seen_again(file: Path) -> None:
    match = Match.replay(loads(file.read_text(encoding="utf-8")), BOX)
    assert match.result is not None
    assert match.result.ended_by == file.stem
