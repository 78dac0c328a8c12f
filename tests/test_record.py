"""Records: written, read, checked, and refused when they do not hold."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError, RecordError, SetupError
from fogline.core.match import Match
from fogline.core.record import Record, Turn, digest, loads
from fogline.core.text import Speaker
from fogline.parts.catalog import HOUSE, translations

GAME = "cablecars"
Edit = Callable[[dict[str, Any]], Any]


@cache
def played(turns: int = 1000) -> Match:
    """A random game for two."""
    match = Match.new(GAME, 2, seed=6)
    dice = Dealer(6)
    while not match.over and len(match.turns) < turns:
        actions = match.legal_ids()
        match.play(actions[dice.below(len(actions))])
    return match


def edited(edit: Edit, sign: bool) -> str:
    """The record after an edit, signed anew or not."""
    data = played().record().to_json()
    edit(data)
    if sign:
        data.pop("digest", None)
        data["digest"] = digest(data)
    return json.dumps(data)


def test_a_record_is_read_as_it_was_written() -> None:
    for match in (Match.new(GAME, 3, seed=1), played(9), played()):
        record = match.record()
        assert loads(record.dumps()) == record


def test_a_record_has_one_line_a_turn() -> None:
    record = played().record()
    lines = record.dumps().splitlines()
    assert json.dumps(list(record.turns[7])) + "," in [line.strip() for line in lines]


def test_a_game_replayed_is_the_same_game() -> None:
    record = played().record()
    again = Match.replay(loads(record.dumps()))
    assert again.record() == record
    assert again.position() == played().position()
    assert again.events(0) == played().events(0)
    assert again.result == played().result


@pytest.mark.parametrize("turns", [0, 1, 5, 40])
def test_a_replay_may_stop_early(turns: int) -> None:
    again = Match.replay(played().record(), turns=turns)
    assert list(again.turns) == list(played().turns[:turns])


def test_a_game_saved_in_the_middle_goes_on() -> None:
    again = Match.replay(loads(played(9).record().dumps()))
    before = len(again.turns)
    dice = Dealer(1)
    while not again.over:
        actions = again.legal_ids()
        again.play(actions[dice.below(len(actions))])
    assert len(again.turns) > before
    assert Match.replay(again.record()).result == again.result


def test_a_record_from_a_position() -> None:
    match = Match.at(played(30).position(), seed=3)
    dice = Dealer(2)
    while not match.over:
        actions = match.legal_ids()
        match.play(actions[dice.below(len(actions))])
    record = loads(match.record().dumps())
    assert record.opening == []
    assert record.position is not None
    assert Match.replay(record).result == match.result


@pytest.mark.parametrize("cut", [0, 1, 50, 400, -30, -2])
def test_a_truncated_record(cut: int) -> None:
    with pytest.raises(RecordError) as broken:
        loads(played().record().dumps()[:cut])
    assert broken.value.key == "not-json"
    assert "line" in str(broken.value)


FIELDS: dict[str, Any] = {
    "game": "skyline",
    "rules": 99,
    "box": "0" * 64,
    "seats": 3,
    "options": {"hard": True},
    "opening": [0],
    "position": {},
    "turns": [],
    "result": None,
}


@pytest.mark.parametrize("name", sorted(FIELDS))
def test_an_edit_of_any_field_is_noticed(name: str) -> None:
    with pytest.raises(RecordError) as refused:
        loads(edited(lambda data: data.__setitem__(name, FIELDS[name]), sign=False))
    assert refused.value.key == "record-edited"


def test_an_edit_of_one_answer_of_chance_is_noticed() -> None:
    def edit(data: dict[str, Any]) -> None:
        data["opening"][0] += 1

    with pytest.raises(RecordError, match="changed after it was written"):
        loads(edited(edit, sign=False))


@pytest.mark.parametrize("name", [*sorted(FIELDS), "fogline"])
def test_a_missing_field(name: str) -> None:
    text = edited(lambda data: data.pop(name), sign=name not in ("position", "result"))
    with pytest.raises(RecordError) as refused:
        loads(text)
    assert refused.value.key in ("record-shape", "record-edited")


WRONG: list[tuple[str, Any]] = [
    ("game", 7),
    ("rules", "1"),
    ("rules", True),
    ("box", None),
    ("seats", "two"),
    ("seats", 2.0),
    ("options", []),
    ("opening", {}),
    ("opening", ["0"]),
    ("opening", [True]),
    ("position", []),
    ("turns", {}),
    ("turns", ""),
    ("turns", [[0, "draw"]]),
    ("turns", [["0", "draw", []]]),
    ("turns", [[True, "draw", []]]),
    ("turns", [[0, 5, []]]),
    ("turns", [[0, "draw", None]]),
    ("turns", ["abc"]),
    ("result", "won"),
]


@pytest.mark.parametrize(("name", "value"), WRONG, ids=repr)
def test_a_field_of_the_wrong_kind(name: str, value: Any) -> None:
    with pytest.raises(RecordError) as refused:
        loads(edited(lambda data: data.__setitem__(name, value), sign=True))
    assert refused.value.key == "record-shape"
    assert f"'{name}'" in str(refused.value)


@pytest.mark.parametrize("text", ["7", "null", "[]", '"record"', "{}", '{"fogline": "position"}'])
def test_json_that_is_no_record(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        loads(text)
    assert refused.value.key == "record-shape"


def spanish(error: FoglineError) -> str:
    return Speaker("es", translations=translations(HOUSE, "es")).error(error)


def test_json_nested_too_deeply() -> None:
    with pytest.raises(RecordError) as refused:
        loads("[" * 200_000)
    assert refused.value.key == "not-json"
    assert "it is nested too deeply" in str(refused.value)
    assert "anidado" in spanish(refused.value)


@pytest.mark.parametrize("text", [None, b"{}", 7, {}], ids=repr)
def test_what_is_no_text(text: Any) -> None:
    with pytest.raises(RecordError, match="'record' must be a text, not "):
        loads(text)


@pytest.mark.parametrize("seat", [-2, -1, 2, 77, 10**30])
def test_a_seat_that_the_record_does_not_have(seat: int) -> None:
    with pytest.raises(RecordError) as refused:
        loads(edited(lambda data: data["turns"][3].__setitem__(0, seat), sign=True))
    assert refused.value.key == "record-shape"
    assert f"'turns: seat' must be a whole number from 0 to 1, not {seat}." in str(refused.value)
    assert "«turns: seat» debe ser un número entero entre 0 y 1" in spanish(refused.value)


def test_a_long_action_is_cut_in_the_sentence() -> None:
    text = edited(lambda data: data["turns"][3].__setitem__(1, "x" * 5000), sign=True)
    assert len(str(refused(loads(text)))) < 200


# -- signed well, but not a game ---------------------------------------------------------------------------------


def refused(record: Record, box: Any = None) -> FoglineError:
    with pytest.raises(FoglineError) as error:
        Match.replay(record, box)
    assert str(error.value)
    return error.value


def test_another_version_of_the_rules() -> None:
    error = refused(replace(played().record(), rules=99))
    assert (error.key, error.values["theirs"]) == ("record-version", 99)


def test_another_box(tmp_path: Path) -> None:
    folder = Path(__file__).parents[1] / "src" / "fogline" / "games" / GAME
    other = tmp_path / "box.toml"
    text = (folder / "box.toml").read_text(encoding="utf-8")
    other.write_text(text.replace('name = "San Francisco, reconstructed"', 'name = "Mine"'), encoding="utf-8")
    assert refused(played().record(), other).key == "record-other-box"


@pytest.mark.parametrize(
    ("changes", "key"),
    [({"game": "chess"}, "unknown-game"), ({"seats": 9}, "wrong-seats"), ({"options": {"x": 1}}, "no-options")],
)
def test_an_unknown_game_or_seat_count_or_option(changes: dict[str, Any], key: str) -> None:
    error = refused(replace(played().record(), **changes))
    assert isinstance(error, SetupError)
    assert error.key == key


def with_turn(number: int, **changes: Any) -> Record:
    record = played().record()
    turns = list(record.turns)
    turns[number] = turns[number]._replace(**changes)
    return replace(record, turns=turns)


def chance_turn() -> int:
    return next(n for n, turn in enumerate(played().turns) if turn.chance)


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": 1 - played().turns[6].seat},
        {"seat": 9},
        {"seat": -1},
        {"action": "pass"},
        {"action": "fly"},
        {"action": ""},
    ],
    ids=repr,
)
def test_a_turn_that_could_not_be_made(changes: dict[str, Any]) -> None:
    error = refused(with_turn(6, **changes))
    assert (error.key, error.values["turn"]) == ("record-turn", 7)


@pytest.mark.parametrize("chance", [[], [99], [-1], [0] * 40])
def test_chance_that_does_not_fit_the_turn(chance: list[int]) -> None:
    number = chance_turn()
    error = refused(with_turn(number, chance=chance))
    assert (error.key, error.values["turn"]) == ("record-turn", number + 1)


@pytest.mark.parametrize("opening", [[], [99], [0, 1, 2]])
def test_an_opening_that_could_not_be_dealt(opening: list[int]) -> None:
    error = refused(replace(played().record(), opening=opening))
    assert (error.key, error.values["turn"]) == ("record-turn", 0)


def test_another_result_than_the_game_has() -> None:
    record = played().record()
    assert record.result is not None
    lied = {**record.result, "scores": [999, 0]}
    assert refused(replace(record, result=lied)).key == "record-result"
    assert refused(replace(record, result=None)).key == "record-result"
    assert refused(replace(record, turns=record.turns[:-1])).key == "record-result"


def test_a_turn_too_many() -> None:
    record = played().record()
    error = refused(replace(record, turns=[*record.turns, Turn(0, "draw", [])]))
    assert (error.key, error.values["turn"]) == ("record-turn", len(record.turns) + 1)


def test_a_new_game_saved_before_its_first_turn_goes_on() -> None:
    match = Match.replay(Match.new(GAME, 2, seed=6).record())
    dice = Dealer(3)
    for _ in range(40):
        actions = match.legal_ids()
        match.play(actions[dice.below(len(actions))])
    assert any(turn.chance for turn in match.turns)


def test_an_opening_that_answers_more_than_was_asked() -> None:
    record = played().record()
    error = refused(replace(record, opening=[*record.opening, 0]))
    assert (error.key, error.values["turn"]) == ("record-turn", 0)


@pytest.mark.parametrize("digits", [30, 5000])
def test_an_answer_of_chance_that_no_machine_could_hold(digits: int) -> None:
    text = edited(lambda data: data["opening"].append(7), sign=True).replace("7]", "7" * digits + "]", 1)
    with pytest.raises(RecordError):
        loads(text)
