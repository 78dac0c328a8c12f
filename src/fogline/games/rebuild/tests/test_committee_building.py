"""Chapter 9, how the Committee of Fifty builds."""

from fogline.games.rebuild.box import COMMITTEE
from fogline.games.rebuild.tests.table import BOX, act, card, keys, spaces, table, told
from fogline.parts.bits import BIT


def test_9_11_it_builds_by_colour_on_the_first_space_without_rubble() -> None:
    t = table({}, committee={"permits": "G1.1 B2.1"})
    events = act(t, 1, "Y5.2")
    assert spaces(t.state.built[COMMITTEE]) == ["green-5b"], "green 5 a has rubble"
    assert t.state.committee_row == [card("B2.1")]
    assert t.state.discards == BIT[card("Y5.2")] | BIT[card("G1.1")]
    assert told(events, "built")[0]["money"] == 0


def test_9_11_all_plots_of_the_colour_are_looked_at_before_rubble() -> None:
    t = table({"built": "green-5b green-5c green-5d"}, committee={"permits": "G1.1"})
    act(t, 1, "Y5.2")
    assert spaces(t.state.built[COMMITTEE]) == ["green-3b"]


def test_9_11_with_nothing_but_rubble_it_clears_the_first() -> None:
    t = table({"built": "green-5b green-5c green-5d green-3b"}, committee={"permits": "G1.1"})
    events = act(t, 1, "Y5.2")
    assert told(events, "aid-rubble") == [{"colour": 1}]
    assert spaces(t.state.built[COMMITTEE]) == ["green-5a"]
    assert (t.state.cleared[COMMITTEE], t.state.tokens[COMMITTEE]) == (1, BOX.wide)


def test_9_11_when_a_colour_is_full_it_uses_the_next_permit() -> None:
    green = "green-5a green-5b green-5c green-5d green-3a green-3b"
    t = table({"built": green}, committee={"permits": "G1.1 B2.1"})
    events = act(t, 1, "Y5.2")
    assert told(events, "aid-no-space") == [{"permit": card("G1.1"), "colour": 1}]
    assert told(events, "aid-permit") == [{"permit": card("B2.1"), "nth": 2}]
    assert t.state.committee_row == [card("G1.1")]


def test_9_11_building_with_a_grant_is_building() -> None:
    t = table({}, stop=2, committee={"permits": "G1.1"})
    act(t, 1, "Y5.2")
    assert spaces(t.state.built[COMMITTEE]) == ["green-5b"]


def test_9_12_each_shared_icon_brings_a_card_and_a_step() -> None:
    t = table({}, committee={"permits": "G1.1"})
    events = act(t, 1, "Y5.1")
    assert [event["service"] for event in told(events, "aid-icons")] == [0, 2]
    assert list(t.state.urbanism[COMMITTEE * 4 : COMMITTEE * 4 + 4]) == [1, 0, 1, 0]
    assert t.state.tokens[COMMITTEE] == 2


def test_9_12_cable_cars_are_free_for_it() -> None:
    t = table({}, committee={"permits": "G1.2"})
    act(t, 1, "Y5.2")
    assert list(t.state.urbanism[COMMITTEE * 4 : COMMITTEE * 4 + 4]) == [0, 1, 0, 1]
    assert (t.state.money[COMMITTEE], t.state.parks[COMMITTEE]) == (0, 1)


def test_9_12_no_shared_icon_and_no_card_left() -> None:
    t = table({}, committee={"permits": "G1.2"})
    assert "aid-no-icons" in keys(act(t, 1, "Y5.1"))
    t = table({"cards": {"lighting": 5}}, committee={"permits": "G1.1"})
    events = act(t, 1, "Y5.1")
    assert told(events, "aid-exhausted") == [{"service": 0}]
    assert t.state.tokens[COMMITTEE] == 1, "a step for the hydrant only"
