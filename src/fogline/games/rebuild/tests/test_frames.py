"""The Committee's turn in pictures: the rules pause after each step, and each picture is the table as it was."""

from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.record import Record, loads
from fogline.games.rebuild import GAME
from fogline.games.rebuild.box import COMMITTEE
from fogline.games.rebuild.open import constructed

PAID = {"earned", "got-money", "at-corner"}
RECORDS = Path(__file__).parent / "records"


def record(name: str) -> Record:
    return loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["eighth-building", "exposition"])
def test_9_4_each_step_of_the_committee_is_a_picture_of_the_table_as_it_was_then(name: str) -> None:
    told = record(name)
    match = Match.replay(told, turns=0)
    pictures = 0
    for turn in told.turns:
        before = match.view(0)
        match.replay_turn(turn)
        events = [event for number, event in match.history(0) if number == len(match.turns)]
        houses, money = constructed(before, COMMITTEE), before.money[COMMITTEE]
        for happened, view in match.frames(0):
            its = [event for event in events[:happened] if event.args.get("seat") == COMMITTEE]
            assert constructed(view, COMMITTEE) == houses + sum(event.key == "built" for event in its)
            assert view.money[COMMITTEE] == money + sum(event.args["money"] or 0 for event in its if event.key in PAID)
            assert GAME.view(GAME.imagine(view, Dealer(1)), 0) == view
            pictures += 1
        assert [n for n, _ in match.frames()] == sorted(n for n, _ in match.frames())
    assert pictures > 60


def test_9_4_nothing_is_kept_of_a_turn_that_was_taken_back() -> None:
    told = record("exposition")
    match = Match.replay(told, turns=0)
    while not match.frames():
        match.replay_turn(told.turns[len(match.turns)])
    match.undo(0, free=True)
    assert match.frames() == []


def test_its_events_are_told_as_those_of_nobody_at_the_table() -> None:
    assert GAME.by_rules is not None
    told = record("exposition")
    keys = {event.key for _, event in Match.replay(told).history(0) if GAME.by_rules(event)}
    assert {"aid", "aid-stands", "built", "earned"} <= keys
    assert "moved" not in keys
