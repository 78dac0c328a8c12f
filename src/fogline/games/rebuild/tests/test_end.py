"""Chapter 7: the end of the game."""

from fogline.games.rebuild.questions import EIGHTH_BUILDING, LAST_YEAR
from fogline.games.rebuild.scoring import result
from fogline.games.rebuild.tests.table import keys, table, told

SEVEN = "green-5b green-5c green-5d red-5a red-5b red-5d red-3a"
OTHERS = "yellow-4b yellow-4c green-3b blue-2a blue-4a blue-4c red-3b"


def test_7_1_the_eighth_building_makes_the_best_builder_and_others_finish_the_card() -> None:
    t = table({"built": SEVEN, "permits": "B1.1", "money": 1}, {})
    events = t.play("go 1 build")
    assert told(events, "best-builder") == [{"seat": 0}]
    assert t.waiting == (1,), "the other player still moves on this card"
    events = t.play("go 2 materials")
    assert keys(events)[-1] == "ended-built"
    assert not t.waiting
    assert (t.state.ended_by, t.state.stop) == (EIGHTH_BUILDING, 1)
    assert result(t.state).ended_by == "eighth-building"
    assert [line.points for line in t.lines(0) if line.key == "best-builder"] == [5]


def test_7_1_on_the_sixth_card_there_is_no_new_year() -> None:
    t = table({"built": SEVEN, "permits": "B1.1", "money": 1}, {"space": 1}, stop=6, moved=1, order=[1, 0],
              ring=[6, 5, 4, 3, 2, 1])  # fmt: skip
    events = t.play("go 1 build")
    assert keys(events)[-1] == "ended-built"
    assert "year-began" not in keys(events)


def test_7_2_after_the_benefits_of_1915_the_game_is_over() -> None:
    t = table({"permits": "B1.1", "money": 3}, {}, stop=0, year=1915, asks="benefit")
    events = t.play("benefit money")
    assert told(events, "ended-year") == [{"year": 1915}]
    assert (t.waiting, t.state.ended_by) == ((), LAST_YEAR)
    assert result(t.state).ended_by == "exposition"


def test_7_2_an_eighth_building_in_1915_is_a_best_builder_too() -> None:
    built = {"built": SEVEN, "permits": "B1.1", "money": 3}
    t = table(built, {}, stop=0, year=1915, asks="benefit")
    events = t.play("benefit build")
    assert told(events, "best-builder") == [{"seat": 0}]
    assert result(t.state).ended_by == "exposition"


def test_7_3_whoever_builds_the_eighth_building_later_gets_nothing() -> None:
    mine = {"built": SEVEN, "permits": "B1.1", "money": 9}
    theirs = {"built": OTHERS, "permits": "Y2.1", "money": 9}
    t = table(mine, theirs)
    t.play("go 1 build")
    events = t.play("go 2 build")
    assert "best-builder" not in keys(events)
    assert t.state.best == 0
    assert not [line for line in t.lines(1) if line.key == "best-builder"]
