"""Chapter 2: the order of play, moving, steps, passing."""

from fogline.games.rebuild.box import COMMITTEE
from fogline.games.rebuild.tests.table import keys, permit, table, told


def test_2_1_the_pawn_furthest_to_the_right_is_first() -> None:
    t = table({"space": 0}, {"space": 0}, {"space": 0}, stop=1)
    t.play("go 3 earnings")
    t.play("go 5 money")
    t.play("go 1 money")
    assert list(t.state.order) == [1, 0, 2]
    assert t.state.stop == 2
    assert t.waiting == (1,)


def test_2_2_only_free_spaces_of_the_next_card() -> None:
    t = table({"money": 9}, {"money": 9})
    t.play("go 2 materials")
    assert [words for words in t.legal() if words.startswith("go 2")] == []
    assert t.why("go 2 money") == [("space-taken", "2.2", {"player": 0})]
    assert t.why("go 4 money") == [("no-such-space", "2.2", {"spots": 3})]
    assert t.why("take red 1 lighting park") == [("move-first", "2.2", {}), ("goes-with-permit", "4.3", {})]


def test_2_2_what_belongs_to_another_action_says_to_which() -> None:
    """What is asked for with an action of its own is told apart from what only belongs to one."""
    t = table({"money": 9}, {"money": 9})
    belongs = {
        "draw permit": ("goes-with-permit", "4.3"),
        "draw objective": ("goes-with-objective", "4.6"),
        "use red 1 lighting park": ("goes-with-site", "6.1"),
        "enough": ("goes-with-site", "6.1"),
        "reward none": ("goes-with-reward", "6.9"),
    }
    for words, reason in belongs.items():
        assert t.why(words) == [("move-first", "2.2", {}), (*reason, {})]
    assert t.why("earn 4") == [("move-first", "2.2", {})]


def test_2_2_the_committee_can_stand_in_the_way() -> None:
    t = table({}, committee={"space": 1}, order=["committee", 0], moved=1)
    assert t.why("go 2 materials") == [("space-taken", "2.2", {"player": COMMITTEE})]


def test_2_3_the_action_of_the_space_or_the_money_at_its_bottom() -> None:
    t = table({"money": 3}, {})
    t.play("go 2 materials")
    assert (t.state.stock[0], t.state.money[0]) == (2, 3)
    t = table({"money": 3}, {})
    t.play("go 2 money")
    assert (t.state.stock[0], t.state.money[0]) == (1, 4)


def test_2_4_another_action_costs_two_for_each_step() -> None:
    t = table({"money": 4}, {})
    events = t.play("go 3 materials")
    assert told(events, "stepped") == [{"seat": 0, "money": 2, "deed": 2}]
    assert (t.state.money[0], t.state.stock[0], t.state.spots[0]) == (2, 2, 2)


def test_2_4_steps_and_action_must_both_be_affordable() -> None:
    t = table({"money": 3}, {})
    figures = {"steps": 2, "cost": 2, "need": 4, "have": 3}
    assert t.why("go 2 urban") == [("too-dear", "2.4", figures)]
    assert t.why("go 2 permit") == [("not-on-card", "2.4", {"deed": 3})]
    assert "go 3 urban" in t.legal()


def test_2_4_what_an_action_brings_cannot_pay_for_its_steps() -> None:
    t = table({"money": 1}, {}, stop=3)
    assert t.why("go 2 earnings") == [("too-dear", "2.4", {"steps": 2, "cost": 0, "need": 2, "have": 1})]


def test_2_4_passing_spaces_are_steps_and_taken_spaces_can_be_used() -> None:
    t = table({"money": 4}, {"money": 4}, {"money": 4})
    t.play("go 3 earnings")
    t.play("go 5 earnings")
    assert t.state.money[1] == 4 - 4 + 3


def test_2_5_passing_has_its_own_space_with_three_and_four() -> None:
    t = table({"money": 9}, {"money": 9}, {"money": 9})
    assert [words for words in t.legal() if words.startswith("go 4")] == ["go 4 pass"]
    assert t.why("go 4 money") == [("only-pass-here", "2.5", {})]
    assert t.why("go 4 urban") == [("only-pass-here", "2.5", {})]
    assert t.why("go 3 pass") == [("no-pass-here", "2.5", {})]
    assert keys(t.play("go 4 pass")) == ["moved", "passed"]
    assert t.state.money[0] == 9
    t.play("go 5 money")
    t.play("go 1 money")
    assert list(t.state.order) == [1, 0, 2], "second in the next turn"


def test_2_5_nobody_passes_with_two() -> None:
    assert table({}, {}).why("go 2 pass") == [("no-pass-here", "2.5", {})]


def test_2_6_an_action_that_cannot_be_carried_out_cannot_be_chosen() -> None:
    t = table({"stock": 0}, {})
    assert t.why("go 1 build") == [("no-building", "6.1", {}), ("no-permits", "6.1", {})]
    t = table({"stock": 8}, {})
    assert t.why("go 2 materials") == [("pool-empty", "4.2", {})]
    t = table({}, {}, stop=4, ring=[1, 2, 3, 4, 5, 6])
    assert t.why("go 2 urban") == [("too-dear", "2.4", {"steps": 0, "cost": 2, "need": 2, "have": 0})]


def test_2_7_rows_are_filled_when_all_pawns_stand() -> None:
    t = table({}, {}, stop=5)
    t.play("go 1 permit")
    t.play("take red 2 hydrant park")
    assert t.state.permit_row[1] == -1
    t.play("go 2 objective")
    t.play("sign rubble", "B1.2", "apart")
    assert [t.state.box.permits[p] for p in t.state.permit_row] == [permit("R1.1"), permit("B1.2"), permit("R3.2")]
    assert [t.state.box.objectives[o] for o in t.state.objective_row] == ["colours", "apart", "services"]
    assert t.state.stop == 6


def test_2_7_after_the_sixth_card_a_new_year_begins() -> None:
    t = table({}, {}, stop=6)
    t.play("go 1 money")
    events = t.play("go 3 money")
    assert told(events, "year-began") == [{"year": 1908, "money": 1}]
    assert (t.state.stop, list(t.state.order), t.waiting) == (0, [1, 0], (1,))


def test_example_of_a_turn() -> None:
    """Orange takes Materials, Black gets $3 by Earnings, Blue stands on Build and pays $2 to do Materials."""
    orange, black, blue = 0, 1, 2
    t = table({"stock": 0}, {"stock": 0}, {"stock": 0, "money": 5}, order=[orange, black, blue])
    t.play("go 2 materials")
    t.play("go 3 earnings")
    assert "go 5 money" in t.legal(), "Blue could be first next time"
    t.play("go 1 materials")
    s = t.state
    assert (list(s.stock[:3]), list(s.money[:3])) == ([1, 0, 1], [0, 3, 3])
    assert list(s.order) == [black, orange, blue]
