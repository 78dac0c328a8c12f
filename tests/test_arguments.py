"""What a Match is given: whatever it is, a sentence and nothing changed."""

from collections.abc import Callable
from typing import Any

import pytest

import fogline
from fogline.core.errors import FoglineError, UnknownAction, WrongValue
from fogline.core.ids import NOBODY
from fogline.core.match import Match
from fogline.core.text import Speaker
from fogline.parts.catalog import HOUSE, translations

GAME = "cablecars"


def refused(act: Callable[[], Any]) -> FoglineError:
    """The error, which can be told in both languages."""
    with pytest.raises(FoglineError) as error:
        act()
    english = str(error.value)
    spanish = Speaker("es", translations=translations(HOUSE, "es")).error(error.value)
    assert 10 < len(english) < 300
    assert spanish != english
    return error.value


def new(**changes: Any) -> Match:
    return fogline.new(**{"game": GAME, "seats": 2, "seed": 1, **changes})


WRONG_OPENINGS: list[tuple[dict[str, Any], str]] = [
    ({"seats": "3"}, "'seats' must be a whole number, not '3'."),
    ({"seats": 2.0}, "'seats' must be a whole number, not 2.0."),
    ({"seats": None}, "How many play? cablecars is for 2 to 4 players: seats=2."),
    ({"seats": True}, "'seats' must be a whole number, not True."),
    ({"seats": 10**5000}, "cablecars is for 2 to 4 players, not int."),
    ({"game": None}, "'game' must be a text, not None."),
    ({"game": "x" * 5000}, "There is no game called 'xxx"),
    ({"seed": "x"}, "'seed' must be a whole number, not 'x'."),
    ({"seed": 1.5}, "'seed' must be a whole number, not 1.5."),
    ({"options": ["x"]}, "'options' must be a table, not ['x']."),
    ({"options": {"x" * 5000: 1}}, "has no option called 'xxx"),
    ({"box": "a\0b"}, "cannot be read: embedded null byte."),
    ({"box": 5}, "'box' must be a box file, not 5."),
    ({"box": b"/x"}, "'box' must be a box file, not b'/x'."),
    ({"chance": []}, "The game cannot begin so: what chance answered does not fit the game."),
    ({"chance": [9] * 40}, "The game cannot begin so: "),
    ({"chance": [2**70]}, "The game cannot begin so: "),
    ({"chance": ["a"]}, "'chance' must be a whole number, not 'a'."),
    ({"chance": 7}, "'chance' must be a list, not 7."),
]


@pytest.mark.parametrize(("changes", "told"), WRONG_OPENINGS, ids=[told[:40] for _, told in WRONG_OPENINGS])
def test_a_match_that_cannot_be_opened(changes: dict[str, Any], told: str) -> None:
    assert told in str(refused(lambda: new(**changes)))


def test_an_opening_that_answers_more_than_was_asked() -> None:
    opening = new().record().opening
    assert refused(lambda: new(chance=[*opening, 0])).key == "wrong-chance"
    assert new(chance=tuple(opening)).position() == new().position()


DOORS: dict[str, Callable[[Match, Any], Any]] = {
    "play": lambda match, seat: match.play(match.legal_ids()[0], seat),
    "view": lambda match, seat: match.view(seat),
    "score": lambda match, seat: match.score(seat),
    "events": lambda match, seat: match.events(seat),
    "legal": lambda match, seat: match.legal(seat),
    "find": lambda match, seat: match.find("keep", seat),
    "explain": lambda match, seat: match.explain(0, seat),
    "barrier": lambda match, seat: match.barrier(seat),
    "undo": lambda match, seat: match.undo(seat),
}


@pytest.mark.parametrize("seat", [-2, 2, 99, "0", 0.0, True, [0]], ids=repr)
@pytest.mark.parametrize("door", DOORS)
def test_a_seat_that_is_none(door: str, seat: Any) -> None:
    match = new()
    before = (match.position(), match.record())
    error = refused(lambda: DOORS[door](match, seat))
    assert isinstance(error, WrongValue)
    assert str(error) == f"There is no seat {seat!r}: the seats are numbered from 0 to 1."
    assert (match.position(), match.record()) == before


def test_a_spectator_sees_and_does_nothing() -> None:
    match = new()
    assert match.view(NOBODY)
    assert match.legal(NOBODY) == []
    assert match.explain(0, NOBODY)
    assert refused(lambda: match.play(0, NOBODY)).key == "no-seat"
    assert refused(lambda: match.view(None)).key == "no-seat"  # type: ignore[arg-type]


def test_turns_are_counted_from_0() -> None:
    match = new()
    match.play("keep both", 0)
    assert str(refused(lambda: match.events(0, -5))) == "'since' must be at least 0, not -5."
    assert refused(lambda: match.events(0, "1")).key == "not-whole"  # type: ignore[arg-type]
    assert match.events(0, 99) == []
    assert refused(lambda: Match.replay(match.record(), turns=-1)).key == "too-small"


def test_an_unknown_language() -> None:
    match = new()
    assert str(refused(lambda: match.speaker("fr"))) == "There is no language 'fr'. Known languages: en, es."


def test_long_and_odd_words_are_shortened_in_the_sentence() -> None:
    match = new()
    for said in ("x" * 5000, [0] * 5000):
        error = refused(lambda said=said: match.play(said))  # type: ignore[misc]
        assert isinstance(error, UnknownAction)
        assert len(error.values["words"]) == 60
        assert error.values["words"].endswith("…")
    assert "\x1b" not in str(refused(lambda: match.play("\x1b[2Jfly")))
