"""Positions at the door of a Match: opened, or refused in a sentence."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from fogline.core.errors import FoglineError, PositionError
from fogline.core.match import Match
from fogline.core.text import Speaker
from fogline.parts.catalog import HOUSE, translations
from fogline.parts.reading import Reader
from fogline.parts.spelling import Many, Whole

GAME = "cablecars"


def first_turn(seats: int = 2) -> Match:
    """A match at its first turn, by the first legal answers."""
    match = Match.new(GAME, seats, 6)
    while match.game.question(match.view(match.waiting[0])) != "turn":
        match.play(match.legal_ids()[0])
    return match


def test_a_position_opens_the_same_match() -> None:
    data = json.loads(json.dumps(first_turn(3).position()))
    match = Match.at(data)
    assert match.position() == first_turn(3).position()
    assert match.legal() == first_turn(3).legal()


Edit = Callable[[dict[str, Any]], Any]
BAD: list[tuple[str, Edit, str]] = [
    ("no game", lambda d: d.pop("game"), "position-shape"),
    ("no box", lambda d: d.pop("box"), "position-shape"),
    ("no seats", lambda d: d.pop("seats"), "position-shape"),
    ("no state", lambda d: d.pop("state"), "position-shape"),
    ("a state as a list", lambda d: d.update(state=[]), "position-shape"),
    ("seats as text", lambda d: d.update(seats="2"), "position-shape"),
    ("seats true", lambda d: d.update(seats=True), "position-shape"),
    ("nine seats", lambda d: d.update(seats=9), "wrong-seats"),
    ("three seats for two", lambda d: d.update(seats=3), "position-shape"),
    ("options as a list", lambda d: d.update(options=[]), "position-shape"),
    ("an unknown option", lambda d: d.update(options={"x": 1}), "no-options"),
    ("another game", lambda d: d.update(game="chess"), "unknown-game"),
    ("a game as a list", lambda d: d.update(game=[]), "position-shape"),
    ("another box", lambda d: d.update(box="0" * 64), "position-other-box"),
    ("no box at all", lambda d: d.update(box=None), "position-other-box"),
    ("a card twice", lambda d: d["state"]["deck"].update(red=9), "position-impossible"),
    ("a negative count", lambda d: d["state"]["deck"].update(red=-1), "position-shape"),
]


@pytest.mark.parametrize(("edit", "key"), [case[1:] for case in BAD], ids=[case[0] for case in BAD])
def test_a_bad_position_is_refused_in_a_sentence(edit: Edit, key: str) -> None:
    data = deepcopy(first_turn().position())
    edit(data)
    with pytest.raises(FoglineError) as refused:
        Match.at(data)
    assert refused.value.key == key
    assert len(str(refused.value)) > 20


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"game": ["x"]}, "'game' must be a text, not ['x']."),
        ({"fogline": "record"}, "'fogline' must be 'position', not 'record'."),
        ({"fogline": None}, "'fogline' must be 'position', not None."),
        ({"seats": 2.0}, "'seats' must be a number, not 2.0."),
    ],
    ids=repr,
)
def test_the_field_that_is_wrong_is_named(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(PositionError) as refused:
        Match.at({**first_turn().position(), **changes})
    assert str(refused.value) == f"This is not a whole position: {told}"


def test_an_entry_that_is_no_object_is_told_from_its_list() -> None:
    data = first_turn().position()
    data["state"]["stacks"] = [*data["state"]["stacks"], 7]
    with pytest.raises(PositionError) as refused:
        Match.at(data)
    assert str(refused.value).endswith("'stacks' must be a list of tables, not one with 7.")
    spanish = Speaker("es", translations=translations(HOUSE, "es")).error(refused.value)
    assert spanish.endswith("«stacks» debe ser de tipo lista de tablas, no una con 7.")


@pytest.mark.parametrize("data", [None, 7, [], "position"])
def test_a_position_that_is_no_object(data: Any) -> None:
    with pytest.raises(PositionError):
        Match.at(data)


def test_all_that_is_wrong_with_a_position_is_told() -> None:
    data = first_turn().position()
    data["state"]["deck"]["red"] = 99
    data["state"]["unseen_tickets"].pop()
    with pytest.raises(PositionError) as refused:
        Match.at(data)
    lines = str(refused.value).splitlines()
    assert lines[0] == "This position cannot be:"
    assert len(lines) == 3
    assert "of red cards there must be 6 in all" in lines[1]
    assert "is missing" in lines[2]


def test_a_row_of_another_length_than_is_said_is_refused_in_a_sentence_of_the_house() -> None:
    row = Many(Whole(0, 9), 3)
    assert row.read([1, 2, 3], Reader(2, {}), "piers") == [1, 2, 3]
    with pytest.raises(PositionError) as refused:
        row.read([1, 2], Reader(2, {}), "piers")
    assert str(refused.value).endswith("'piers' must be a list of 3.")
    spanish = Speaker("es", translations=translations(HOUSE, "es")).error(refused.value)
    assert spanish.endswith("«piers» debe ser una lista de 3.")
