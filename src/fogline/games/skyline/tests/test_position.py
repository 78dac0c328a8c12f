"""Positions: what can be edited, and what is said of a position that cannot be."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from fogline.core.errors import PositionError
from fogline.core.match import Match
from fogline.core.text import Speaker
from fogline.games.skyline import GAME
from fogline.games.skyline.audit import audit
from fogline.games.skyline.city import City
from fogline.games.skyline.position import read, write
from fogline.games.skyline.tests.table import BOX, row, table

Change = Callable[[dict[str, Any]], None]
CITY = row(1, "3 2b . . .")


EARNED = row(4, "2b 2b 2t* . .")
"""A city with a bonus from green: its own, or the tracks token instead."""


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"points_tokens": [1, 0]}, "bonus-not-yours"),
        ({"points_tokens": [0, 1]}, "bonus-not-yours"),
        ({"contract_tokens": [0, 1]}, "bonus-not-yours"),
        ({"contract_tokens": [1, 0]}, None),
    ],
)
def test_a_bonus_belongs_to_who_earned_it(change: dict[str, Any], fault: str | None) -> None:
    data = write(table(EARNED, row(0, "3 . . . .")))
    assert [reason.key for reason in audit(read(BOX, 2, None, {**data, **change}))] == ([fault] if fault else [])


def test_a_tracks_token_lies_on_a_card_without_tracks() -> None:
    data = write(table(EARNED, row(0, "3 . . . .")))
    for space, faults in (("green 1", []), ("green 3", ["tracks-twice"])):
        data["cities"][0]["tracks"] = [space]
        assert [reason.key for reason in audit(read(BOX, 2, None, data))] == faults


def position(change: Change, seats: int = 2) -> dict[str, Any]:
    data = write(table(*[CITY, *[row(0, "3 . . . .")] * (seats - 1)]))
    change(data)
    return {"game": "skyline", "box": BOX.hash, "seats": seats, "options": {}, "state": json.loads(json.dumps(data))}


def why(change: Change) -> str:
    with pytest.raises(PositionError) as refused:
        Match.at(position(change), BOX)
    spanish = Speaker("es", GAME.words, BOX).error(refused.value)
    assert spanish
    return str(refused.value)


def test_what_follows_is_not_written_but_found_again() -> None:
    s = table(CITY, columns=[["gray 1 foundation"], [], []])
    data = write(s)
    assert not {"deck", "foundations", "bonuses", "cars", "towers"} & set(data)
    again = read(BOX, 2, None, data)
    assert (again.deck, again.foundations, again.bonuses) == (s.deck, 5, s.bonuses)
    assert sum(again.deck) == 87 - 3


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: d.pop("tray"), "'tray' is missing."),
        (lambda d: d.update(asks="lunch"), "'asks' names 'lunch'"),
        (lambda d: d.update(drawn="pink 3"), "'drawn' names 'pink 3'"),
        (lambda d: d.update(columns=[[], []]), "'columns' must hold a list for each of 3 columns."),
        (lambda d: d.update(tray="green 3"), "'tray' must be a list"),
        (lambda d: d["cities"].pop(), "'cities' must be a list with one entry for each of 2 seats."),
        (lambda d: d["cities"].__setitem__(0, []), "'cities' must be a list of tables, not one with []"),
        (lambda d: d["cities"][0].update(purple=[]), "a position has nothing called 'cities: purple'."),
        (lambda d: d.update(contract=[1, 0]), "a position has nothing called 'contract'."),
        (lambda d: d["cities"][0].update(green=["green 3"] * 3 + ["green 2"] * 3), "Green holds 6 cards"),
        (lambda d: d["cities"][0].update(tracks=["gray 1", "gray 1"]), "holds 'gray 1' twice"),
        (lambda d: d.update(finished=[]), "'finished' must be a table"),
        (lambda d: d.update(contracts=[-1, 0]), "'contracts' must be a whole number from 0 to 99, not -1"),
        (lambda d: d.update(ended_by="full-city"), "'ended_by' must be 'not-over' exactly while the game goes on."),
    ],
)
def test_wrong_names_and_shapes_are_told(change: Change, told: str) -> None:
    assert told in why(change)


def bonus_again(data: dict[str, Any], *then: str) -> None:
    """Yellow's bonus is asked for, though it was taken, or other cards were built since."""
    data["cities"][0]["yellow"] = ["yellow 2 bonus", "yellow 2 bonus", *then]
    data.update(asks="bonus", about="yellow", points_tokens=[0 if then else 1, 0])


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: d["cities"][0].update(gray=["blue 3"]), "this card cannot lie in Gray: Blue 3."),
        (lambda d: d["cities"][0].update(tracks=["gray 5"]), "a bonus token lies on an empty space."),
        (lambda d: d["cities"][0].update(gray=["gray 3"] * 3), "of this card there must be 2 in all, not 3: Gray 3."),
        (lambda d: d.update(boxed={"gray 1 foundation": 2, "orange 1 foundation": 2, "yellow 1 foundation": 2,
                                   "black 0 foundation": 2}), "8 foundation cards have been placed"),
        (lambda d: d.update(points_tokens=[4, 0]), "of this bonus 4 have been taken; there are 3: 1½-point token."),
        (lambda d: d.update(points_tokens=[1, 0]), "1 bonuses were taken, but only 0 districts have two"),
        (lambda d: d.update(contracts=[1, 1]), "everybody has a contract"),
        (lambda d: d.update(finished={"gray": 0}), "the completion token of Gray"),
        (lambda d: d["cities"][0].update(gray=["gray 3", "gray 3", "gray 2 tracks", "gray 2 tracks", "gray 2 bonus"]),
         "the completion token of Gray"),
        (lambda d: d.update(medal=1), "the medal must lie with"),
        (lambda d: d["cities"][0].update(gray=["gray 3", "gray 1 foundation", "gray 3"], orange=["orange 3"] * 2),
         "the medal must lie with"),
        (lambda d: d.update(drawn="green 3"), "a card is drawn exactly while"),
        (lambda d: d.update(asks="column"), "a card is drawn exactly while"),
        (lambda d: d.update(tray=["green 3"]), "taken cards lie about"),
        (lambda d: d.update(about="green 3"), "what the question is about"),
        (lambda d: d.update(asks="building"), "the open question has less than two answers."),
        (lambda d: d.update(asks="row", about="green 3"), "the open question has less than two answers."),
        (lambda d: d.update(asks="bonus", about="gray"), "the open question has less than two answers."),
        (lambda d: bonus_again(d), "1 bonuses were taken, but only 0 districts have two"),
        (lambda d: bonus_again(d, "yellow 3"), "the open question has less than two answers."),
        (lambda d: d.update(asks="bonus-row", about="green 3"), "the open question has less than two answers."),
        (lambda d: d.update(boxed={"gray 1 foundation": 2, "orange 1 foundation": 2, "yellow 1 foundation": 2}),
         "the game would have ended before this."),
        (lambda d: d.update(asks="over", ended_by="full-city"), "the game cannot have ended like this."),
        (lambda d: d.update(asks="over", ended_by="last-foundation"), "the game cannot have ended like this."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told(change: Change, told: str) -> None:
    assert told in why(change)


def test_a_state_that_was_tampered_with_does_not_pass() -> None:
    s = table(CITY)
    s.cities[0] = City(s.cities[0])
    s.cities[0].values[5] = 9
    assert [fault.key for fault in audit(s)] == ["city-unsettled"]
    s = table(CITY)
    s.cities[0] = City(s.cities[0])
    s.cities[0].cards[9] = s.cities[0].cards[6]
    s.cities[0].cards[6] = -1
    assert [fault.key for fault in audit(s)] == ["city-gaps"]
    s = table(CITY)
    s.contract_tokens_used = -1
    assert "negative-tokens" in [fault.key for fault in audit(s)]
