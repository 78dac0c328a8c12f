"""Positions that somebody has edited: names, shapes and impossible tables are told."""

from collections.abc import Callable
from typing import Any

import pytest

from fogline.core.errors import PositionError
from fogline.core.text import Speaker
from fogline.games.investors.audit import audit
from fogline.games.investors.options import Options
from fogline.games.investors.position import read, write
from fogline.games.investors.tests.table import BLUE, BOX, FULL, RED, YELLOW, kept, position, table
from fogline.games.investors.text import WORDS

Edit = Callable[[dict[str, Any]], Any]

MISSHAPEN: list[tuple[str, Edit]] = [
    ("'city'", lambda d: d["city"].pop()),
    ("D3", lambda d: d["city"][0].__setitem__(0, "town_hall")),
    ("'moon'", lambda d: d["city"][0].__setitem__(0, "moon")),
    ("'rods'", lambda d: d["rods"].pop()),
    ("more than one rod", lambda d: d.update(rods=[["a1 b1"], ["a1 b1"], [], []])),
    ("'rebuilt: by'", lambda d: d.update(rebuilt=[{"tile": "a1", "by": 9, "cards_played": 0, "extra": 0}])),
    ("'call'", lambda d: d.update(call="villa influence 9")),
    ("'played'", lambda d: d.update(played="bonus")),
    ("'card_in_use'", lambda d: d.update(card_in_use=True)),
    ("'bonuses_left'", lambda d: d.update(bonuses_left=3)),
    ("'hands'", lambda d: d.update(hands=[{"15": 1}, {}, {}, {}])),
    ("'chosen'", lambda d: d.update(chosen=["influence 3", None, None, None])),
    ("'won'", lambda d: d.update(won=[None])),
    ("'queue'", lambda d: d.update(queue=3)),
    ("'lifted'", lambda d: d.update(lifted=-1)),
    ("'asks'", lambda d: d.pop("asks")),
    ("'moon'", lambda d: d.update(moon=1)),
    ("'rebuilt: year'", lambda d: d.update(rebuilt=[{"tile": "a1", "by": 0, "year": 1907}])),
]


@pytest.mark.parametrize(("problem", "edit"), MISSHAPEN, ids=[problem for problem, _ in MISSHAPEN])
def test_a_wrong_name_or_shape_is_told(problem: str, edit: Edit) -> None:
    data = position()
    edit(data)
    with pytest.raises(PositionError) as wrong:
        read(BOX, 4, Options(), data)
    for lang in ("en", "es"):
        assert "{" not in Speaker(lang, WORDS, BOX).error(wrong.value)
    assert problem in Speaker("en", WORDS, BOX).error(wrong.value)


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("not-rebuilt", {"rods": {YELLOW: ["a1 north", "a1 west", "a1 b1"]}}),
    ("park-rebuilt", {"rebuilt": [("c3", BLUE)]}),
    ("influence-range", {"influence": {BLUE: 99}}),
    ("call-count", {"discards": {"villa influence 3": 1}}),
    ("card-count", {"played": ["move checks", "move checks"]}),
    ("extra-count", {"promised": {"villa": 1}}),
    ("check-count", {"hands": {0: "100 100 100", 1: "100 100"}}),
    ("memory-wrong", {"paid_unseen": [{"by": 0, "check": "10", "at_most": {}, "at_least": {}}], "hands": {0: "20"}}),
    ("question-misplaced", {"asks": "invest"}),
    ("question-misplaced", {"asks": "draw"}),
    ("question-misplaced", {"ended_by": "last-year"}),
    ("question-misplaced", {"call": None}),
    ("question-misplaced", {"influence": dict.fromkeys(range(4), 0), "hands": dict.fromkeys(range(4), "")}),
    ("question-misplaced", {"asks": "over", "ended_by": "no-means", "call": None}),
    ("question-misplaced", {"asks": "over", "ended_by": "no-street", "call": None}),
]


@pytest.mark.parametrize(("key", "given"), IMPOSSIBLE, ids=[f"{key}-{n}" for n, (key, _) in enumerate(IMPOSSIBLE)])
def test_an_impossible_table_is_told(key: str, given: dict[str, Any]) -> None:
    found = audit(read(BOX, 4, Options(), position(**given)))
    assert key in [fault.key for fault in found]
    for lang in ("en", "es"):
        speaker = Speaker(lang, WORDS, BOX)
        assert all("{" not in speaker.reason(fault) for fault in found)


def test_nobody_remembers_more_of_a_value_than_its_payer_ever_had() -> None:
    """5.4: what is imagined from such a memory would be hands that cannot be."""
    for at_most, faults in (({"10": 2}, []), ({"10": 2, "100": 9}, ["memory-wrong"])):
        paid = {"by": 0, "check": "10", "at_most": at_most, "at_least": {}}
        data = position(paid_unseen=[paid], hands={0: FULL.replace("10", "", 1)})
        assert [fault.key for fault in audit(read(BOX, 4, Options(), data))] == faults
    falling = [{"by": 0, "check": "10", "at_most": {"10": n}, "at_least": {}} for n in (2, 1)]
    data = position(paid_unseen=falling, hands={0: FULL.replace("10", "", 2)})
    assert [fault.key for fault in audit(read(BOX, 4, Options(), data))] == ["memory-wrong"]


@pytest.mark.parametrize(
    ("played", "extra", "faults"),
    [(["extra villa"], 3, []), (["extra villa"], 99, ["extra-count"]), ([], 3, ["extra-count", "extra-count"])],
)
def test_extra_prestige_is_what_a_played_card_pays(played: list[str], extra: int, faults: list[str]) -> None:
    """8.7"""
    tile = next(f"{column}{row + 1}" for row, column in villas())
    data = position(played=played)
    data["rebuilt"] = [{"tile": tile, "by": YELLOW, "cards_played": 0, "extra": extra}]
    assert [fault.key for fault in audit(read(BOX, 4, Options(), data))] == faults


def villas() -> list[tuple[int, str]]:
    """The row and the column's letter of each villa."""
    return [(y, "abcdefg"[x]) for y, row in enumerate(position()["city"]) for x, d in enumerate(row) if d == "villa"]


def test_no_more_was_rebuilt_just_now_than_stands() -> None:
    data = position(asks="invest", queue=[0], rebuilt_now=1, said=["not-yet"] * 4)
    assert [fault.key for fault in audit(read(BOX, 4, Options(), data))] == ["question-misplaced"]
    data["rebuilt_now"] = 0
    assert audit(read(BOX, 4, Options(), data)) == ()


def test_tiles_are_counted() -> None:
    data = position()
    data["city"][0][0] = "housing"
    assert [fault.key for fault in audit(read(BOX, 4, Options(), data))] == ["tile-count", "tile-count"]


def test_parks_are_looked_at() -> None:
    data = position()
    data["city"][1][3], data["city"][4][6] = "park", "office"
    assert "parks-misplaced" in [fault.key for fault in audit(read(BOX, 4, Options(), data))]


def test_a_sealed_choice_is_written_as_the_action_that_made_it() -> None:
    t = kept("villa influence 3")
    t.play("influence 7", RED)
    data = write(t.state)
    assert data["chosen"] == [None, None, "influence 7", None]
    assert list(read(BOX, 4, Options(), data).chosen) == [-1, -1, 7, -1]


def test_what_follows_is_not_written() -> None:
    written = write(table().state)
    assert not {"stock", "prestige", "bank", "pool", "calls", "cards", "reach"} & set(written)
