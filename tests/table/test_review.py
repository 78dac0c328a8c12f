"""Looking back together: one leads, anybody may take over; not before the end, and not for who is not welcome."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY
from fogline.table import messages as m
from fogline.table import stored_table
from fogline.table.fork import fork
from fogline.table.myself import without
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.replay import Past, past_scene
from fogline.table.review import lead, unlead
from fogline.table.scene import Look, scene, sight
from fogline.table.store.sqlite import SqliteStore
from fogline.table.table import Table
from tests.boxes import brief_box
from tests.table.sitting import guest, play, table

GAME = "skyline"
STRANGER = Who(guest="somebody")


def over(kinds: str = "pp", **more: Any) -> Table:
    return play(table(GAME, kinds, box=brief_box(GAME), **more), Dealer(1))


def at(turn: int, **more: Any) -> m.Lead:
    return m.Lead(turn=turn, tag="t", **more)


def refused(key: str) -> Any:
    return pytest.raises(Refusal, match=key)


def test_one_leads_and_anybody_may_take_over() -> None:
    now = lead(over(), guest(0), 0, at(3, eyes=1, marks=["space:3"], arrows=[("space:3", "card:1")], blind=True))
    told = scene(now, guest(1), Look(1, "en")).review
    assert told is not None
    assert (told.name, told.turn, told.eyes, told.marks, told.arrows, told.blind) == (
        "P0",
        3,
        1,
        ["space:3"],
        [("space:3", "card:1")],
        True,
    )
    with refused("not-leading"):
        lead(now, guest(1), 1, at(4))
    with refused("not-leading"):
        unlead(now, guest(1))
    mine = lead(now, guest(1), 1, at(4, take=True))
    assert mine.review is not None
    assert mine.review.name == "P1"
    with refused("not-leading"):
        lead(mine, guest(0), 0, at(5))
    assert unlead(mine, guest(1)).review is None
    watching = lead(mine, STRANGER, None, at(1, take=True, name="P1"))
    assert watching.review is not None
    assert watching.review.name == "P1 2", "nobody leads under a player's name"


def test_nothing_can_be_said_of_a_game_that_runs_or_by_who_is_not_welcome() -> None:
    running = play(table(GAME, "pp", box=brief_box(GAME)), Dealer(1), lambda now: now.begun().count.turns > 3)
    for who in (guest(0), STRANGER):
        with refused("not-over"):
            lead(running, who, None, at(1, name="x"))
        with refused("not-over"):
            unlead(running, who)
    closed = over(watchers=False)
    with refused("no-watchers"):
        lead(closed, STRANGER, None, at(1, name="x"))
    assert lead(closed, guest(1), None, at(1)).review
    with refused("talk-nobody"):
        lead(over(), Who(), None, at(1, name="x"))
    for wrong, key in ((at(10**5), "no-fork"), (at(1, eyes=5), "unknown-seat")):
        with refused(key):
            lead(over(), guest(0), 0, wrong)


def test_it_is_shown_to_all_alike_and_no_moment_of_the_past_knows_of_it() -> None:
    now = lead(over(), guest(0), 0, at(3))
    assert sight(now, NOBODY, frozenset(), 0.0) != sight(unlead(now, guest(0)), NOBODY, frozenset(), 0.0)
    assert now.in_sight == over().in_sight, "it is no news of the table itself"
    shown = past_scene(now, guest(0), Look(0, "en"), Past().moment(now, 2), 2)
    assert shown.review is None
    text = msgspec.json.encode(scene(now, STRANGER, Look(NOBODY, "en"))).decode()
    assert "guest-0" not in text, "nobody's identity"


def test_it_is_kept_and_goes_with_who_is_forgotten(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    now = lead(over(), guest(0), 0, at(3, arrows=[("a:1", "b:2")], marks=["a:1"]))
    store.write(stored_table.update(None, replace(now, id="t"), 1.0)).result(60)
    back = stored_table.load(store, "t")
    assert back is not None
    assert back.review == now.review
    row = store.table("t")
    assert row is not None
    assert "review" not in json.loads(stored_table.table_json(unlead(now, guest(0))))
    store.close()
    assert without(now, "guest-0").review is None
    assert without(now, "guest-1").review is not None


def test_a_what_if_of_a_finished_game_can_be_watched_by_those_who_follow() -> None:
    closed = over(watchers=False)
    fork(closed, guest(0), 0, 2, "f", 1, shared=True).check_welcome(STRANGER)
    for still in (closed, fork(closed, guest(0), 0, 2, "f", 1)):
        with refused("no-watchers"):
            still.check_welcome(STRANGER)
    running = play(
        table(GAME, "pp", box=brief_box(GAME), watchers=False), Dealer(1), lambda now: now.begun().count.turns > 3
    )
    with refused("no-watchers"):
        fork(running, guest(0), 0, 2, "f", 1, shared=True).check_welcome(STRANGER)


@pytest.mark.parametrize(
    "wrong",
    [
        {"marks": ["<b>"]},
        {"marks": ["a"] * 13},
        {"arrows": [["a", "b"]] * 7},
        {"branch": "../x"},
        {"turn": -1},
        {"tag": "x" * 25},
    ],
)
def test_what_is_pointed_at_is_a_name_of_a_part_and_little(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"turn": 1, "tag": "t", **wrong}, m.Lead)
