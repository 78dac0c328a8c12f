"""Positions: readable JSON, refused with a sentence when it cannot be."""

from typing import Any

import pytest

from fogline.core.errors import PositionError
from fogline.core.text import Speaker
from fogline.games.rebuild.audit import audit
from fogline.games.rebuild.options import Options
from fogline.games.rebuild.position import read, write
from fogline.games.rebuild.tests.table import BOX, table
from fogline.games.rebuild.text import WORDS


def refused(change: dict[str, Any], *areas: dict[str, Any]) -> list[str]:
    """The faults of a position in which something was changed."""
    data = {**write(table(*(areas or ({}, {}))).state), **change}
    return [fault.key for fault in audit(read(BOX, len(areas) or 2, Options(), data))]


def test_a_position_reads_like_the_table() -> None:
    data = write(table({"permits": "Y5.1", "built": "green-5b", "money": 4, "parks": [0]}, {}).state)
    assert data["year"] == 1907
    assert data["map"][0] == {"card": 1, "side": "a"}
    mine = data["players"][0]
    assert (mine["permits"], mine["buildings"], mine["money"]) == (["yellow-5-lighting-hydrant"], ["green-5b"], 4)
    assert mine["development"] == [0, 0]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"permit_deck": []}, "permit-missing"),
        ({"discards": ["red-1-lighting-park"]}, "permit-twice"),
        ({"objective_deck": []}, "objective-missing"),
        ({"common": ["row", "column"]}, "objective-missing"),
        ({"rubble": []}, "rubble-count"),
        ({"rubble": ["green-5b"]}, "rubble-wrong"),
        ({"ring": [1, 1, 2, 3, 4, 5]}, "ring-cards"),
        ({"order": [0, 0]}, "order-wrong"),
        ({"best_builder": 0}, "best-builder-wrong"),
        ({"asks": "permit"}, "question-unearned"),
        ({"asks": "earning"}, "question-misplaced"),
        ({"asks": "benefit"}, "question-misplaced"),
        ({"asks": "sides"}, "sides-wrong"),
        ({"site": "green-5b"}, "building-misplaced"),
        ({"grant": True}, "building-misplaced"),
        ({"asks": "using"}, "building-misplaced"),
        ({"permit_row": [None, None, None]}, "permit-missing"),
        ({"asks": "over", "ended_by": "exposition"}, "ending-wrong"),
        ({"asks": "siting"}, "no-choice"),
    ],
)
def test_what_cannot_be_is_told(change: dict[str, Any], fault: str) -> None:
    assert fault in refused(change)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"money": -1}, None),
        ({"stock": 9}, None),
        ({"parks": [1]}, "parks-wrong"),
        ({"urbanism": {"hydrant": 5}}, "too-many-cards"),
        ({"seen": ["row"]}, "seen-wrong"),
        ({"buildings": ["yellow-5a"]}, "not-on-map"),
        ({"rubble": 1}, "rubble-count"),
        ({"space": 7}, None),
    ],
)
def test_what_cannot_lie_before_a_player_is_told(change: dict[str, Any], fault: str | None) -> None:
    data = write(table({}, {}, moved=1, order=[1, 0]).state)
    data["players"][1].update(change)
    if fault:
        assert fault in [reason.key for reason in audit(read(BOX, 2, Options(), data))]
    elif change == {"space": 7}:
        assert [reason.key for reason in audit(read(BOX, 2, Options(), data))] == ["pawns-wrong"]
    else:
        with pytest.raises(PositionError):
            read(BOX, 2, Options(), data)


@pytest.mark.parametrize(
    "change",
    [
        {"year": 1912},
        {"asks": "dancing"},
        {"map": "city"},
        {"map": [{"card": 9, "side": "a"}]},
        {"permit_row": ["red-1-lighting-park"]},
        {"ring": 3},
        {"players": []},
        {"order": ["committee", 0]},
        {"ended_by": "exposition"},
        {"permit_row": []},
        {"year": 1907.0},
        {"grant": "yes"},
        {"moon": 1},
        {"map": [{"card": 1, "side": "a", "moon": 1}]},
    ],
)
def test_what_is_not_a_position_is_refused_with_a_sentence(change: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as wrong:
        refused(change)
    for lang in ("en", "es"):
        told = Speaker(lang, WORDS, BOX).error(wrong.value)
        assert any(name in told for name in change)
        assert "{" not in told.replace("{'card'", "")


@pytest.mark.parametrize("change", [{"development": [1]}, {"permits": "all"}, {"moon": 1}])
def test_a_misshapen_area_is_refused_with_a_sentence(change: dict[str, Any]) -> None:
    data = write(table({}, {}).state)
    data["players"][1].update(change)
    with pytest.raises(PositionError) as wrong:
        read(BOX, 2, Options(), data)
    for lang in ("en", "es"):
        assert any(name in Speaker(lang, WORDS, BOX).error(wrong.value) for name in change)


def test_the_committee_is_part_of_a_solo_position() -> None:
    data = write(table({}, committee={"permits": "B1.1 B2.1"}).state)
    assert data["order"] == [0, "committee"]
    assert data["committee"]["permits"] == ["blue-1-lighting-cable-car", "blue-2-lighting-hydrant"]
    del data["committee"]
    with pytest.raises(PositionError):
        read(BOX, 1, Options(), data)


def test_the_committee_has_all_its_buildings_from_the_start() -> None:
    """9.2"""
    data = write(table({}, committee={}).state)
    assert audit(read(BOX, 1, Options(), data)) == ()
    data["committee"]["stock"] -= 1
    assert "committee-pool" in [fault.key for fault in audit(read(BOX, 1, Options(), data))]


def test_no_earnings_are_taken_in_the_last_year() -> None:
    """3.8"""
    for year, faults in ((1907, []), (1915, ["question-misplaced"])):
        data = {**write(table({}, {}).state), "asks": "earning", "stop": 0, "at": 0, "year": year}
        assert [fault.key for fault in audit(read(BOX, 2, Options(), data))] == faults
