"""Chapter 9: the Committee of Fifty."""

import pytest

from fogline.games.rebuild.box import COMMITTEE
from fogline.games.rebuild.scoring import result
from fogline.games.rebuild.tests.table import BOX, act, card, keys, opening, space, table, told
from fogline.parts.bits import BIT, size

LEFT, CENTRE, RIGHT = 0, 1, 2


def objective(name: str) -> int:
    return BOX.objectives.index(name)


def test_9_1_the_table_is_set_for_two_and_an_earnings_space_is_blocked() -> None:
    t = opening(1)
    assert len(t.state.layout) == 4
    assert t.legal() == ["earn 4", "earn 2"], "the Committee stands on $3"
    assert t.why("earn 1") == [("space-blocked", "9.1", {"money": 1})]
    assert t.why("earn 3") == [("space-taken", "3.2", {"player": COMMITTEE})]


def test_9_1_hard_blocks_the_best_space() -> None:
    t = opening(1, mode="hard")
    assert t.legal() == ["earn 2", "earn 1"]
    assert t.why("earn 4") == [("space-blocked", "9.1", {"money": 4})]


def test_9_1_points_are_those_for_two_players() -> None:
    t = table({"objectives": "rivals", "built": "green-5b"}, committee={"built": "green-5d"})
    assert t.points("rivals") == 3
    assert t.points("most-green") == 4


def test_9_2_no_grants_and_all_its_buildings_are_ready() -> None:
    s = opening(1).state
    assert not (s.deck | s.discards) & BOX.grants
    assert size(s.deck) + size(s.permits[0]) + 3 + len(s.committee_row) == 40
    assert (s.stock[COMMITTEE], s.pool[COMMITTEE], s.held[COMMITTEE]) == (8, 0, 0)


def test_9_3_in_1906_it_stands_on_three_with_a_permit_of_the_deck() -> None:
    s = opening(1, 3).state
    assert (BOX.earnings[s.spots[COMMITTEE]], s.money[COMMITTEE], len(s.committee_row)) == (3, 3, 1)
    assert list(s.order) == [COMMITTEE, 0]


@pytest.mark.parametrize("mode", ["normal", "hard"])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_9_4_the_number_of_the_drawn_permit_says_where_it_goes(mode: str, number: int) -> None:
    places = {"normal": (RIGHT, RIGHT, CENTRE, LEFT, LEFT), "hard": (RIGHT, CENTRE, LEFT, LEFT, LEFT)}[mode]
    wanted = places[number - 1]
    human = next(spot for spot in (LEFT, CENTRE, RIGHT) if spot != wanted)
    t = table({}, mode=mode, stop=3)
    events = act(t, human, f"Y{number}.1")
    assert told(events, "aid") == [{"permit": card(f"Y{number}.1"), "number": number, "place": wanted}]
    assert t.state.spots[COMMITTEE] == wanted
    assert t.state.discards & BIT[card(f"Y{number}.1")]


def test_example_of_a_turn_of_the_committee() -> None:
    """It draws a yellow 5, so it goes to the left space and builds."""
    t = table({}, committee={"permits": "B2.1"})
    events = act(t, 1, "Y5.1")
    assert told(events, "aid-stands") == [{"place": LEFT, "deed": 0}]
    assert told(events, "aid-permit") == [{"permit": card("B2.1"), "nth": 1}]
    assert size(t.state.built[COMMITTEE]) == 1


@pytest.mark.parametrize(("mode", "to"), [("normal", RIGHT), ("hard", LEFT)])
def test_9_5_arrows_lead_on_from_a_taken_space(mode: str, to: int) -> None:
    centre = {"normal": "Y3.1", "hard": "Y2.1"}[mode]
    t = table({}, mode=mode, stop=3)
    events = act(t, 1, centre)
    assert told(events, "aid-taken") == [{"place": CENTRE, "other": to}]
    assert t.state.spots[COMMITTEE] == to


def test_9_5_from_the_sides_they_lead_to_the_centre() -> None:
    for taken, drawn in ((LEFT, "Y5.1"), (RIGHT, "Y1.1")):
        t = table({}, stop=3)
        act(t, taken, drawn)
        assert t.state.spots[COMMITTEE] == CENTRE


def test_9_6_it_takes_the_money_when_it_cannoact() -> None:
    t = table({}, committee={"money": 2})
    events = act(t, 1, "Y5.1")
    assert keys(events)[-2:] == ["aid-cannot", "got-money"]
    assert t.state.money[COMMITTEE] == 3


def test_9_6_earnings_bring_what_they_show() -> None:
    t = table({}, stop=3)
    act(t, 0, "Y1.1")
    assert t.state.money[COMMITTEE] == 2


@pytest.mark.parametrize(("stop", "drawn"), [(1, "Y3.1"), (2, "Y3.1"), (4, "Y1.1")])
def test_9_7_materials_permit_and_objective_all_bring_a_permit_at_first(stop: int, drawn: str) -> None:
    t = table({}, stop=stop, committee={"permits": "B2.1"})
    events = act(t, 0, drawn)
    assert told(events, "aid-permits") == [{"count": 1}]
    assert t.state.committee_row[0] == card("B2.1")
    assert len(t.state.committee_row) == 2


def test_9_7_with_three_permits_it_takes_objectives() -> None:
    t = table({}, stop=1, committee={"permits": "B2.1 B3.1 B4.1"})
    events = act(t, 0, "Y3.1")
    assert told(events, "signed") == [{"seat": COMMITTEE, "objective": objective("rubble")}]
    assert t.state.held[COMMITTEE] == t.state.seen[COMMITTEE] == BIT[objective("rubble")]


def test_9_7_without_objectives_that_is_impossible() -> None:
    others = "corners apart yellow green red blue colours rubble lighting cable-car hydrant park services"
    seen = others + " row column most-blue most-rubble most-money rivals pairs"
    t = table({"seen": seen}, stop=1, committee={"permits": "B2.1 B3.1 B4.1"}, shown="- - -")
    events = act(t, 0, "Y3.1")
    assert "aid-cannot" in keys(events)


def test_9_8_the_same_number_tells_which_card_of_the_row_it_takes() -> None:
    for drawn, taken in (("Y3.1", "R2.2"), ("Y3.2", "R2.2")):
        t = table({})
        events = act(t, 0, drawn)
        assert told(events, "aid-row") == [{"number": 3, "place": CENTRE}]
        assert t.state.committee_row == [card(taken)]


def test_9_8_from_an_empty_place_the_arrows_lead_on() -> None:
    t = table({"permits": "R1.1"}, stop=5, row="- R2.2 R3.2")
    events = act(t, CENTRE, "Y4.1")
    assert told(events, "aid-empty") == [{"place": LEFT, "other": CENTRE}]
    assert t.state.committee_row == [card("R2.2")]


def test_9_8_where_arrows_only_lead_round_it_takes_the_first_card_there_is() -> None:
    others = "corners apart yellow green red blue rubble lighting cable-car hydrant park services"
    seen = others + " row column most-blue most-rubble most-money rivals pairs"
    t = table({"seen": seen}, stop=1, committee={"permits": "B2.1 B3.1 B4.1"}, shown="colours - -")
    events = act(t, 0, "Y3.1")
    assert told(events, "aid-last") == [{"place": LEFT}]
    assert t.state.held[COMMITTEE] == BIT[objective("colours")]


def test_9_9_urban_development_is_free() -> None:
    t = table({}, committee={"development": (2, 1)})
    act(t, 0, "Y1.1")
    assert (t.state.tokens[COMMITTEE], t.state.money[COMMITTEE]) == (1 * BOX.wide + 3, 0)


def test_9_9_at_the_top_right_it_gets_a_dollar() -> None:
    t = table({}, committee={"development": (6, 6)})
    act(t, 0, "Y1.1")
    assert t.state.money[COMMITTEE] == 1


def test_9_10_it_clears_the_highest_rubble_then_the_leftmost() -> None:
    t = table({}, stop=2)
    events = act(t, 0, "Y1.1")
    assert told(events, "cleared") == [{"seat": COMMITTEE, "space": space("green-5a"), "money": 0, "have": 1}]
    assert t.state.tokens[COMMITTEE] == BOX.wide
    t = table({}, stop=2, cards=[2, 1, 3, 4])
    events = act(t, 0, "Y1.1")
    assert told(events, "cleared")[0]["space"] == space("yellow-4a"), "the card is further left now"


def test_9_10_without_rubble_only_its_token_moves() -> None:
    everywhere = "green-5a blue-2b yellow-4a green-3a red-5c yellow-2a blue-4b yellow-1a"
    t = table({"cleared": everywhere}, stop=2)
    events = act(t, 0, "Y1.1")
    assert (keys(events)[-1], t.state.tokens[COMMITTEE]) == ("developed", BOX.wide)


@pytest.mark.parametrize(("drawn", "money"), [("Y5.1", 4), ("Y3.1", 3), ("Y1.1", 2)])
def test_9_13_a_new_year_puts_it_on_one_of_three_earnings_spaces(drawn: str, money: int) -> None:
    t = table({}, stop=0, year=1910, asks="benefit")
    act(t, list(BOX.earnings).index(2 if money != 2 else 4), drawn)
    assert t.state.money[COMMITTEE] == money + 3
    assert BOX.earnings[t.state.spots[COMMITTEE]] == money


def test_9_13_arrows_lead_on_there_too() -> None:
    t = table({}, stop=0, year=1910, asks="benefit")
    events = act(t, 0, "Y5.1")
    assert told(events, "aid-taken") == [{"place": LEFT, "other": CENTRE}]
    assert told(events, "aid-earnings") == [{"place": CENTRE, "money": 3}]


@pytest.mark.parametrize(("year", "money"), [(1908, 2 * 2), (1910, 3), (1911, 2)])
def test_9_14_it_takes_the_rightmost_benefit(year: int, money: int) -> None:
    built = {"built": "green-5b green-5c"}
    t = table({}, stop=0, year=year, asks="benefit", committee=built)
    act(t, 0, "Y1.1")
    assert t.state.money[COMMITTEE] == 2 + money


def test_9_14_a_permit_in_1907_which_is_replaced_at_once() -> None:
    t = table({}, stop=0, year=1907, asks="benefit")
    events = act(t, 0, "Y1.1", "G1.1")
    assert told(events, "took-permit") == [{"seat": COMMITTEE, "permit": card("R3.2")}]
    assert t.state.permit_row[RIGHT] == card("G1.1")


def test_9_14_urban_development_in_1909() -> None:
    t = table({}, stop=0, year=1909, asks="benefit")
    act(t, 0, "Y1.1")
    assert t.state.tokens[COMMITTEE] == 1


def test_9_14_two_dollars_in_1915_without_drawing() -> None:
    t = table({"permits": "B1.1", "money": 3}, stop=0, year=1915, asks="benefit")
    t.play("benefit money")
    assert (t.state.money[COMMITTEE], t.waiting) == (2, ())


def test_9_14_a_benefit_it_cannot_have_is_lost() -> None:
    others = "corners apart yellow green red blue colours rubble lighting cable-car hydrant park services"
    seen = others + " row column most-blue most-rubble most-money rivals pairs"
    given = {"permits": "B2.1 B3.1 B4.1"}
    t = table({"seen": seen}, stop=0, year=1907, asks="earning", committee=given, shown="- - -")
    assert keys(act(t, 0, "Y1.1"))[-1] == "lost-benefit"


def story(mode: str = "normal", **given: object) -> dict[str, int]:
    final = result(table({}, committee=given, mode=mode).state)
    assert final.automa_score == sum(line.points for line in final.automa_story)
    return {line.key: line.points for line in final.automa_story}


def test_9_15_its_score() -> None:
    assert story(money=11)["money"] == 2
    assert story("hard", money=11)["money"] == 3
    assert story(seen="pairs park most-money", objectives="")["committee-objectives"] == 9
    assert story(cards={"hydrant": 2})["urbanism"] == 4
    assert story(development=(3, 3))["development"] == -1


def test_9_15_best_builder_is_one_of_its_cards() -> None:
    built = "green-5b green-5c green-5d red-5a red-5b red-5d red-3a red-3b"
    final = result(table({}, committee={"built": built}, best="committee").state)
    assert [line.points for line in final.automa_story if line.key == "committee-objectives"] == [3]


def test_9_15_its_eighth_building_ends_the_game() -> None:
    built = "green-5b green-5c green-5d red-5a red-5b red-5d red-3a"
    t = table({}, committee={"built": built, "permits": "B2.1"})
    events = t.play("go 2 money", "Y5.1")
    assert told(events, "best-builder") == [{"seat": COMMITTEE}]
    assert (t.waiting, keys(events)[-1]) == ((), "ended-built")


def test_9_16_more_points_win() -> None:
    won = result(table({"money": 30}).state)
    assert (won.places, won.winners) == ((1,), (0,))
    lost = result(table({}, committee={"seen": "pairs park", "objectives": ""}).state)
    assert lost.places == (2,)
    assert lost.automa_score is not None
    assert lost.automa_score > lost.scores[0]


def test_9_16_a_tie_is_settled_by_buildings() -> None:
    tie = result(table({"objectives": "rivals"}, common="row column most-rubble").state)
    assert (tie.scores[0], tie.places) == (tie.automa_score, (1,))
    assert tie.breakdown[0][-1].key == tie.automa_story[-1].key == "tie-shared"
    built = {"built": "green-5b"}
    behind = result(table({"objectives": "rivals"}, committee=built, common="row column most-rubble").state)
    assert (behind.places, behind.breakdown[0][-1].key) == ((2,), "tie-behind")
