"""Chapter 6: building and its reward."""

from fogline.games.rebuild.tests.table import BOX, card, keys, space, spaces, table, told
from fogline.parts.bits import BIT, size


def test_6_1_a_building_a_permit_and_the_money_of_the_year() -> None:
    t = table({"permits": "B1.1", "money": 2}, {}, year=1909)
    t.play("go 1 build")
    s = t.state
    assert (spaces(s.built[0]), s.money[0], s.stock[0], s.permits[0]) == (["blue-1a"], 0, 0, 0)


def test_6_1_what_is_missing_is_said() -> None:
    assert table({"stock": 0, "permits": "B1.1"}, {}).why("go 1 build") == [("no-building", "6.1", {})]
    assert table({"money": 5}, {}).why("go 1 build") == [("no-permits", "6.1", {})]
    t = table({"permits": "B1.1", "money": 1}, {}, year=1909)
    assert t.why("go 1 build") == [("too-dear", "2.4", {"steps": 0, "cost": 2, "need": 2, "have": 1})]


def test_6_2_one_permit_fits_its_colour_and_number() -> None:
    t = table({"permits": "G5.1", "money": 1}, {})
    t.play("go 1 build")
    assert t.legal() == ["build green 5 b", "build green 5 c", "build green 5 d"]
    assert t.why("build red 5 a") == [("permits-do-not-fit", "6.3", {"space": space("red-5a")})]
    assert t.why("enough") == [("choose-site", "6.2", {}), ("goes-with-site", "6.1", {})]
    t.play("build green 5 d")
    assert spaces(t.state.built[0]) == ["green-5d"]


def test_6_2_a_space_takes_one_building() -> None:
    t = table({"permits": "G5.1", "money": 9}, {"built": "green-5b", "stock": 0})
    t.play("go 1 build")
    assert t.why("build green 5 b") == [("built-on", "6.2", {"player": 1})]
    assert t.why("build yellow 5 a") == [("not-on-map", "1.1", {"space": space("yellow-5a")})]


def test_6_3_two_permits_fit_the_colour_of_one_and_the_number_of_the_other() -> None:
    t = table({"permits": "G4.1 R3.2", "money": 1}, {}, row="R1.1 R2.2 R3.1")
    t.play("go 1 build")
    assert t.legal() == ["build green 3 b", "build red 3 a", "build red 3 b"]
    t.play("build green 3 b")
    s = t.state
    assert (spaces(s.built[0]), s.permits[0], s.discards) == (["green-3b"], 0, BIT[card("G4.1")] | BIT[card("R3.2")])


def test_6_3_permits_that_fit_nothing() -> None:
    t = table({"permits": "G1.1 R1.2", "money": 9}, {})
    assert t.why("go 1 build") == [("nothing-fits", "6.3", {})]


def test_6_3_what_leaves_no_choice_is_not_asked() -> None:
    t = table({"permits": "G4.1 R3.2 B4.1 B1.1", "money": 1}, {}, row="R1.1 R2.2 R3.1")
    t.play("go 1 build")
    t.play("build green 3 b")
    assert spaces(t.state.built[0]) == ["green-3b"], "only one pair of permits fits"


def test_6_3_a_permit_that_belongs_to_no_fitting_set_cannot_be_chosen() -> None:
    t = table({"permits": "G2.1 G4.1 R3.1 Y5.1", "money": 1}, {})
    t.play("go 1 build")
    t.play("build green 3 b")
    assert t.legal() == ["use green 2 lighting park", "use green 4 lighting hydrant", "use red 3 lighting hydrant"]
    figures = {"permit": card("Y5.1"), "space": space("green-3b")}
    assert t.why("use yellow 5 lighting hydrant") == [("permit-does-not-fit", "6.3", figures)]
    assert t.why("use blue 1 hydrant park") == [("not-your-permit", "6.2", {"permit": card("B1.2")})]
    assert t.why("enough") == [("not-enough", "6.2", {"space": space("green-3b")})]
    t.play("use red 3 lighting hydrant")
    assert t.why("use red 3 lighting hydrant") == [("permit-chosen", "6.3", {"permit": card("R3.1")})]
    assert t.legal() == ["use green 2 lighting park", "use green 4 lighting hydrant"]


def test_6_4_any_second_permit_may_be_discarded_where_one_would_do() -> None:
    t = table({"permits": "B1.1 Y5.1", "money": 1}, {})
    t.play("go 1 build")
    t.play("use blue 1 lighting cable car")
    assert t.legal() == ["enough", "use yellow 5 lighting hydrant"]
    t.play("use yellow 5 lighting hydrant")
    t.play("reward lighting")
    assert (spaces(t.state.built[0]), t.state.permits[0]) == (["blue-1a"], 0)


def test_6_4_or_none() -> None:
    t = table({"permits": "B1.1 Y5.1", "money": 1}, {})
    t.play("go 1 build")
    t.play("use blue 1 lighting cable car")
    t.play("enough")
    assert t.state.permits[0] == BIT[card("Y5.1")]


def test_6_5_a_building_grant_is_a_colour_or_a_number() -> None:
    t = table({"permits": "grant", "money": 9}, {})
    assert t.why("go 1 build") == [("nothing-fits", "6.3", {})]
    t = table({"permits": "grant B1.1", "money": 1}, {})
    t.play("go 1 build")
    assert t.legal() == ["build blue 2 a", "build blue 1 a", "build blue 4 a", "build blue 4 c"], (
        "or a 1 without rubble"
    )
    t.play("build blue 4 a")
    assert t.state.discards == BIT[card("grant")] | BIT[card("B1.1")]


def test_6_5_two_grants_are_any_plot_and_bring_no_reward() -> None:
    t = table({"permits": "grant grant-2", "money": 9}, {})
    t.play("go 1 build")
    assert len(t.legal()) == 24
    events = t.play("build red 5 a")
    assert "got-card" not in keys(events)
    assert size(t.state.discards) == 2


def test_6_6_the_grant_action_gives_a_colour_or_a_number() -> None:
    t = table({"permits": "B5.1", "money": 1}, {}, stop=2)
    t.play("go 1 grant")
    wanted = ["green 5 b", "green 5 c", "green 5 d", "blue 2 a", "blue 1 a", "red 5 a", "red 5 b", "red 5 d"]
    assert t.legal() == [f"build {name}" for name in [*wanted, "blue 4 a", "blue 4 c"]]
    t.play("build red 5 a")
    assert (spaces(t.state.built[0]), t.state.permits[0]) == (["red-5a"], 0)


def test_6_6_one_permit_at_least_and_a_second_one_for_the_reward() -> None:
    assert table({"money": 9}, {}, stop=2).why("go 1 grant") == [("no-permits", "6.1", {})]
    t = table({"permits": "grant", "money": 9}, {}, stop=2)
    t.play("go 1 grant")
    assert len(t.legal()) == 24, "a grant with a grant is any plot"
    t = table({"permits": "B5.1 Y2.1", "money": 1}, {}, stop=2)
    t.play("go 1 grant")
    t.play("build red 5 a")
    t.play("use blue 5 lighting hydrant")
    t.play("use yellow 2 lighting hydrant")
    assert t.legal() == ["reward lighting", "reward hydrant", "reward none"]


def test_6_7_rubble_is_cleared_before_building_for_three() -> None:
    t = table({"permits": "Y1.1", "money": 4}, {})
    events = t.play("go 1 build")
    assert keys(events) == ["moved", "used", "cleared", "developed", "built"]
    s = t.state
    assert (spaces(s.built[0]), s.money[0], s.cleared[0], s.tokens[0]) == (["yellow-1a"], 0, 1, BOX.wide)


def test_6_7_rubble_makes_a_space_too_dear() -> None:
    t = table({"permits": "Y1.1", "money": 3}, {})
    assert t.why("go 1 build") == [("too-dear", "2.4", {"steps": 0, "cost": 4, "need": 4, "have": 3})]
    t = table({"permits": "G5.1", "money": 3}, {})
    t.play("go 1 build")
    figures = {"year": 1, "rubble": 3, "need": 4, "have": 3}
    assert t.why("build green 5 a") == [("site-too-dear", "6.7", figures)]


def test_6_8_used_permits_are_discarded() -> None:
    t = table({"permits": "B1.1 Y3.1", "money": 1}, {}, discards="G1.1")
    t.play("go 1 build")
    t.play("use blue 1 lighting cable car")
    t.play("enough")
    assert t.state.discards == BIT[card("G1.1")] | BIT[card("B1.1")]


def test_6_9_a_shared_icon_brings_a_card_and_a_step() -> None:
    t = table({"permits": "B1.2 G3.2", "money": 1}, {})
    t.play("go 1 build")
    t.play("build blue 1 a")
    t.play("use green 3 hydrant park")
    assert t.legal() == ["reward hydrant", "reward park", "reward none"]
    assert t.why("reward lighting") == [("icons-differ", "6.9", {"service": 0})]
    assert t.why("enough") == [("choose-reward", "6.9", {}), ("goes-with-site", "6.1", {})]
    t.play("reward hydrant")
    assert (list(t.state.urbanism[:4]), t.state.tokens[0], t.state.money[0]) == ([0, 0, 1, 0], 1, 0)


def test_6_9_the_reward_may_be_left() -> None:
    t = table({"permits": "B1.2 G3.2", "money": 1}, {})
    t.play("go 1 build")
    t.play("build green 3 b")
    t.play("use blue 1 hydrant park")
    t.play("reward none")
    assert (sum(t.state.urbanism), t.state.tokens[0]) == (0, 0)


def test_6_9_permits_without_a_shared_icon_bring_nothing() -> None:
    t = table({"permits": "B1.1 G3.2", "money": 1}, {})
    t.play("go 1 build")
    t.play("build blue 1 a")
    events = t.play("use green 3 hydrant park")
    assert keys(events) == ["used", "used", "built"]


def test_6_10_a_type_that_has_run_out_brings_neither_card_nor_step() -> None:
    t = table({"permits": "B1.2 G3.2", "money": 1}, {"cards": {"hydrant": 4}})
    t.play("go 1 build")
    t.play("build blue 1 a")
    t.play("use green 3 hydrant park")
    assert t.legal() == ["reward park", "reward none"]
    assert t.why("reward hydrant") == [("pile-empty", "6.10", {"service": 2})]


def test_6_11_a_cable_car_costs_a_dollar() -> None:
    t = table({"permits": "B1.1 G3.1", "money": 2}, {})
    t.play("go 1 build")
    t.play("build blue 1 a")
    t.play("use green 3 lighting cable car")
    t.play("reward cable car")
    assert (list(t.state.urbanism[:4]), t.state.money[0]) == ([0, 1, 0, 0], 0)


def test_6_11_without_the_dollar_there_is_no_cable_car() -> None:
    t = table({"permits": "B1.1 G3.1", "money": 1}, {})
    t.play("go 1 build")
    t.play("build blue 1 a")
    t.play("use green 3 lighting cable car")
    assert t.legal() == ["reward lighting", "reward none"]
    assert t.why("reward cable car") == [("cable-car-dear", "6.11", {"need": 1, "have": 0})]


def test_6_11_the_dollar_of_clearing_at_the_top_right_can_pay_for_it() -> None:
    t = table({"permits": "Y1.1 B1.1", "money": 4, "development": (6, 6)}, {})
    t.play("go 1 build")
    t.play("build yellow 1 a")
    t.play("use blue 1 lighting cable car")
    t.play("reward cable car")
    assert t.state.money[0] == 4 - 1 - 3 + 1 - 1 + 1, "and the step of the reward brings another"


def test_6_12_parks_come_in_their_order() -> None:
    t = table({"permits": "B1.2 G3.2", "money": 1}, {"parks": [0]})
    t.play("go 1 build")
    t.play("build blue 1 a")
    t.play("use green 3 hydrant park")
    events = t.play("reward park")
    assert told(events, "got-park") == [{"seat": 0, "park": 1, "points": 3}]
    assert list(t.state.parks[:2]) == [2, 1]
