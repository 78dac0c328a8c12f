"""Positions for puzzles: moments that play passes over, and tables that no game could lead to."""

import json
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import PositionError, RecordError, WrongChance
from fogline.core.match import Match
from fogline.core.record import loads
from fogline.games.rebuild import GAME
from fogline.games.rebuild.fog import imagine, view
from fogline.games.rebuild.position import write
from fogline.games.rebuild.tests.table import BOX, Table, table


def position(t: Table, options: dict[str, str] | None = None, **changes: Any) -> dict[str, Any]:
    """A table as a position, with something changed."""
    seats = t.state.seats
    state = {**write(t.state), **changes}
    return {"game": "rebuild", "box": BOX.hash, "seats": seats, "options": options or {}, "state": state}


def play_on(match: Match) -> None:
    """To the end by chance; each moment opens again."""
    dice = Dealer(3)
    while not match.over:
        Match.at(json.loads(json.dumps(match.position())), BOX)
        legal = match.legal_ids()
        match.play(legal[dice.below(len(legal))])


COMMITTEE_MOVES = {
    "on an action card": ({"space": 1}, {"moved": 1, "asks": "moving"}),
    "on the year board": ({"space": 1}, {"moved": 1, "stop": 0, "asks": "earning"}),
    "in the last year": ({"space": 1}, {"moved": 1, "stop": 0, "year": 1915, "asks": "benefit"}),
}


@pytest.mark.parametrize("moment", COMMITTEE_MOVES)
def test_9_4_where_the_turn_is_the_committees_it_moves_before_anybody_is_asked(moment: str) -> None:
    area, given = COMMITTEE_MOVES[moment]
    before = position(table(area, committee={"space": 2}, **given))
    match = Match.at(before, BOX, seed=4)
    assert match.waiting == (() if moment == "in the last year" else (0,))
    told = [event.key for _, event in match.events()]
    assert ("aid" in told) == (moment != "in the last year")
    assert (match.record().position or {})["state"] == before["state"]
    again = Match.replay(loads(match.record().dumps()), BOX)
    assert again.position() == match.position()
    assert again.events() == match.events()
    play_on(match)


def test_chance_can_be_scripted_for_what_the_committee_does_first() -> None:
    before = position(table({"space": 1}, committee={"space": 2}, moved=1))
    match = Match.at(before, BOX, seed=4)
    script = match.record().opening
    assert script
    assert Match.at(before, BOX, seed=5, chance=script).position() == match.position()
    for wrong in ([*script, 0], script[:-1], [99, *script[1:]]):
        with pytest.raises(WrongChance):
            Match.at(before, BOX, chance=wrong)
    record = match.record()
    record.opening.append(0)
    with pytest.raises(RecordError):
        Match.replay(record, BOX)


def test_9_3_in_the_first_year_the_committee_has_its_place_before_anybody_is_asked() -> None:
    t = table({}, committee={}, order=["committee", 0])
    with pytest.raises(PositionError):
        Match.at(position(t, stop=0, year=1906, asks="earning"), BOX)


def test_a_question_with_one_answer_is_asked() -> None:
    t = table({"permits": "B1.1", "money": 9}, {}, stop=1)
    match = Match.at(position(t, asks="siting"), BOX)
    assert [action.words for action in match.legal()] == ["build blue 1 a"]
    play_on(match)


def test_4_8_a_player_may_have_no_hidden_objective() -> None:
    t = table({"objectives": "", "seen": "park"}, {})
    match = Match.at(position(t), BOX)
    sight = view(t.state, 1)
    assert imagine(sight, Dealer(1)).held[0] == t.state.held[0]
    play_on(match)


SCENARIOS: dict[str, tuple[dict[str, Any], str]] = {
    "an empty row": ({"permit_row": [None, None, None]}, "row-gaps"),
    "less rubble than the cards show": ({"rubble": []}, "rubble-count"),
    "a Best Builder without buildings": ({"best_builder": 1}, "best-builder-wrong"),
    "a question that the card does not lead to": ({"asks": "permit"}, "question-unearned"),
}


def unlikely(name: str) -> dict[str, Any]:
    t = table({"money": 3}, {})
    changes = dict(SCENARIOS[name][0])
    if "permit_row" in changes:
        state = write(t.state)
        changes["permit_deck"] = [*state["permit_deck"], *state["permit_row"]]
    return position(t, **changes)


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_opens_what_no_game_could_lead_to_and_says_so(name: str) -> None:
    start = unlikely(name)
    with pytest.raises(PositionError) as refused:
        Match.at(start, BOX)
    assert [fault.key for fault in refused.value.faults] == [SCENARIOS[name][1]]
    match = Match.at(start, BOX, seed=1, scenario=True)
    assert match.scenario
    assert match.position()["scenario"] is True
    play_on(match)
    record = loads(match.record().dumps())
    assert record.position is not None
    assert record.position["scenario"] is True
    assert Match.replay(record, BOX).scenario


def test_a_scenario_that_could_be_is_an_ordinary_game() -> None:
    match = Match.at(position(table({}, {})), BOX, scenario=True)
    assert not match.scenario
    assert "scenario" not in match.position()


@pytest.mark.parametrize("change", [{"permit_deck": []}, {"order": [0, 0]}, {"asks": "siting"}])
def test_what_could_not_be_played_is_no_scenario_either(change: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        Match.at(position(table({}, {}), **change), BOX, scenario=True)


def test_the_mark_must_be_yes_or_no() -> None:
    with pytest.raises(PositionError):
        Match.at({**position(table({}, {})), "scenario": "yes"}, BOX)


def test_every_fault_of_a_scenario_is_one_that_audit_can_find() -> None:
    assert {fault for _, fault in SCENARIOS.values()} | {"common-count"} == GAME.scenario
