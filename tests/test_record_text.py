"""Records as text: read as they were written, edited by people, refused in a sentence."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fogline.core.errors import FoglineError, RecordError
from fogline.core.match import Match
from fogline.core.record import Record, Turn, loads
from fogline.core.registry import games
from fogline.core.steps import Step
from fogline.laws.cases import opened
from fogline.laws.home import folder
from tests.cli.conftest import Fogline
from tests.cli.conftest import fogline as fogline

STORED = [file for game in games().values() for file in sorted((folder(game) / "tests" / "records").glob("*.json"))]
SHIPPED = next(file for file in STORED if file.stem == "last-round")
EACH = pytest.mark.parametrize("file", STORED, ids=lambda file: f"{file.parents[2].name}-{file.stem}")
STEADY = settings(derandomize=True, database=None, deadline=None, max_examples=60)
SAID = st.text(max_size=8) | st.sampled_from(["take red [3]", '"draw"', "Player 1: draw", "#", " ", "a\nb", "a\x85b"])


def stored(file: Path) -> Record:
    return loads(file.read_text(encoding="utf-8"))


def box_of(record: Record) -> Any:
    """The box that a stored record was played with: the one that ships, or one of its game's tests."""
    files = [None, *(folder(games()[record.game]) / "tests" / "boxes").glob("*.toml")]
    return next(box for file in files if (box := opened(record.game, file)).hash == record.box)


def test_every_game_has_stored_records() -> None:
    assert {file.parents[2].name for file in STORED} == set(games())


@EACH
def test_a_text_is_read_as_it_was_written(file: Path) -> None:
    record = stored(file)
    assert loads(record.text()) == record
    assert len([line for line in record.text().splitlines() if "Player " in line]) == len(record.turns)


@EACH
def test_a_text_replays_to_the_same_game(file: Path) -> None:
    record = stored(file)
    box = box_of(record)
    assert Match.replay(loads(record.text()), box).position() == Match.replay(record, box).position()


def test_positions_and_last_states_are_kept() -> None:
    match = Match.new("rebuild", 2, seed=3)
    match.play(match.legal_ids()[0])
    later = Match.at(match.position(), seed=4)
    later.play(later.legal_ids()[0])
    record = later.record(last=True)
    assert record.position
    assert record.last
    assert loads(record.text()) == record


def test_people_may_edit_it() -> None:
    record = stored(SHIPPED)
    lines = record.text().splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("1. "))
    kept = [line.partition(". ")[2] for line in lines[start : start + 6]]
    edited = "\r\n".join(["# my puzzle", *lines[:start], "", *kept, "# and so on"])
    match = Match.replay(replace(record, turns=record.turns[:6], result=None))
    assert loads(edited) == match.record()


@STEADY
@given(st.lists(SAID, min_size=1), st.lists(st.integers(0, 9), max_size=3), SAID)
def test_whatever_was_said_can_be_written(said: list[str], chance: list[int], name: str) -> None:
    turns = [Turn(n % 2, words, chance) for n, words in enumerate(said)]
    record = Record(name, 1, name, 2, {name: name}, chance, None, turns, {"scores": [1]})
    assert loads(record.text()) == record


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("2 Player 1 draws", "record-line"),
        ("Player 1:", "record-line"),
        ("seats: 2", "record-line"),
        ("digest: 5", "record-line"),
        ("result: {", "not-json"),
        ("Player 3: draw", "record-shape"),
        ("Player 0: draw", "record-shape"),
        ('Player 1: "draw', "not-json"),
    ],
)
def test_a_line_that_says_nothing_is_named(line: str, key: str) -> None:
    text = Match.new("cablecars", 2, seed=1).record().text() + line + "\n"
    with pytest.raises(RecordError) as refused:
        loads(text)
    assert refused.value.key == key
    assert key == "record-shape" or refused.value.values["line"] == len(text.splitlines())


@STEADY
@given(st.text(alphabet=st.sampled_from('Player 1:[]{}",.# \n\t') | st.characters(codec="utf-8")))
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(FoglineError) as refused:
        loads("Fogline record" + text)
    assert str(refused.value).strip()


@EACH
def test_a_record_is_a_row_of_steps(file: Path) -> None:
    record, step = stored(file), None
    for number, step in enumerate(record.steps(box_of(record)), 1):
        turn, seat, action, _, position = step
        assert (turn, seat, action.words) == (number, record.turns[number - 1].seat, record.turns[number - 1].action)
        assert position["game"] == record.game
    match = Match.replay(record, box_of(record))
    assert isinstance(step, Step)
    assert step.position == match.position()
    assert list(step.events) == [event for turn, event in match.history(None) if turn == len(record.turns)]


def test_it_is_a_row_by_itself_where_the_box_ships() -> None:
    record = stored(SHIPPED)
    assert [step.action.words for step in record] == [turn.action for turn in record.turns]


def test_steps_stop_where_the_record_does_not_hold() -> None:
    record = stored(SHIPPED)
    wrong = replace(record, turns=[*record.turns[:3], Turn(0, "pass", [])])
    with pytest.raises(RecordError, match="Turn 4"):
        list(wrong)


def test_the_command_line_writes_and_reads_it(fogline: Fogline, tmp_path: Path) -> None:
    record = stored(SHIPPED)
    said = fogline("replay", SHIPPED, "--text")
    assert (said.code, said.out) == (0, record.text())
    file = tmp_path / "game.txt"
    file.write_text(said.out, encoding="utf-8")
    assert fogline("replay", file).out == fogline("replay", SHIPPED).out
    file.write_text(said.out.replace("Player 1:", "Player one:", 1), encoding="utf-8")
    wrong = fogline("replay", file)
    assert wrong.code == 2
    assert "is neither an entry nor a turn" in wrong.err
    assert "no es ni una entrada ni un turno" in fogline("replay", file, "--lang", "es").err


def test_json_and_text_hold_the_same() -> None:
    for file in STORED:
        data = json.loads(stored(file).dumps())
        assert json.loads(loads(stored(file).text()).dumps()) == data
