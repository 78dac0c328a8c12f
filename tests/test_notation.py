"""Notation: an action by its value, its number, its words or enough of them."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from fogline.core.errors import AmbiguousAction, UnknownAction
from fogline.core.notation import find, fits, tokens


@dataclass(frozen=True)
class Go:
    """An action of a game that does not exist."""

    place: int
    words: str = field(default="", compare=False)


WORDS = ("go pier-39", "go pier-40", "go castro", "go castro red", "go castro redwood", "stay", "wait 1 ferry")
ACTIONS = [Go(n, words) for n, words in enumerate(WORDS)]
ALL = list(range(len(ACTIONS)))


def meant(said: Any, legal: list[int] = ALL) -> int:
    return find(ACTIONS, legal, said)


def test_tokens_forget_case_accents_and_marks() -> None:
    assert tokens("Go  PIER-39!") == ["go", "pier", "39"]
    assert tokens("Reclamar «Muelle 39», ¡ya! Año") == ["reclamar", "muelle", "39", "ya", "ano"]
    assert tokens("…") == []


def test_tokens_know_every_script() -> None:
    assert tokens("Go 中山-7") == ["go", "中山", "7"]
    assert tokens("Straße ΟΔΟΣ") == tokens("STRASSE οδος")
    assert tokens("²") == ["²"]
    assert tokens("san_josé") == ["san", "jose"]


def test_names_that_differ_only_in_an_accent_or_in_a_script() -> None:
    actions = [Go(n, f"go {name}") for n, name in enumerate(("san-jose", "san-josé", "中山", "上海"))]
    legal = list(range(len(actions)))
    for action in actions:
        assert find(actions, legal, action.words) == action.place
        assert find(actions, legal, action.words.replace("-", " ").upper()) == action.place
    assert find(actions, legal, "上") == 3
    with pytest.raises(AmbiguousAction):
        find(actions, legal, "go sán josè")


def test_a_word_fits_where_it_begins_a_word_of_its_own() -> None:
    assert fits(["ca", "go"], ["go", "castro"])
    assert not fits(["ca", "ca"], ["go", "castro"])
    assert fits(["red", "redw"], ["redwood", "red"])
    assert not fits(["astro"], ["castro"])


def test_by_number() -> None:
    assert meant(3) == 3
    for number in (-1, len(ACTIONS), 10**20):
        with pytest.raises(UnknownAction) as unknown:
            meant(number)
        assert unknown.value.values == {"number": number}


def test_by_value_whatever_its_words() -> None:
    assert meant(Go(2)) == 2
    assert meant(Go(2, "anything")) == 2
    for value in (Go(99), None, True, 1.0, ["go"], object()):
        with pytest.raises(UnknownAction):
            meant(value)


@pytest.mark.parametrize("action", ACTIONS, ids=list(WORDS))
def test_by_its_own_words(action: Go) -> None:
    assert meant(action.words) == action.place
    assert meant(action.words.upper().replace("-", " ")) == action.place
    assert meant(action.words, []) == action.place, "the exact words name it even when it is not legal"


def test_by_enough_words() -> None:
    assert meant("39") == 0
    assert meant("castro redw") == 4
    assert meant("st") == 5
    assert meant("ferry") == 6


def test_the_whole_word_before_a_longer_one() -> None:
    assert meant("go castro red") == 3


def test_legal_actions_are_preferred() -> None:
    assert meant("pier", [1, 5]) == 1
    assert meant("pier 39", [1, 5]) == 0, "no legal one fits, so it is looked for among all"


def test_several_that_fit_are_listed() -> None:
    with pytest.raises(AmbiguousAction) as several:
        meant("pier")
    assert several.value.values == {"words": "pier", "examples": "go pier-39; go pier-40"}
    assert "go pier-39; go pier-40" in str(several.value)
    with pytest.raises(AmbiguousAction) as many:
        meant("go")
    assert str(many.value.values["examples"]).endswith("; …")


@pytest.mark.parametrize("said", ["", "   ", "?!", "fly", "go mars", "go castro castro"])
def test_what_fits_nothing(said: str) -> None:
    with pytest.raises(UnknownAction) as unknown:
        meant(said)
    assert unknown.value.values == {"words": said}
    assert "No action of this game" in str(unknown.value)


def test_labels_in_the_readers_language_fit_too() -> None:
    labels = (
        "Ir al muelle 39",
        "Ir al muelle 40",
        "Ir a Castro",
        "Ir a Castro, rojo",
        "Castro, secuoya",
        "Quédate",
        "",
    )

    def label(action: Go) -> str:
        return labels[action.place]

    assert find(ACTIONS, ALL, "quedate", label) == 5
    assert find(ACTIONS, ALL, "MUELLE 40", label) == 1
    assert find(ACTIONS, ALL, "stay", label) == 5, "the notation itself stays understood"
    with pytest.raises(UnknownAction):
        find(ACTIONS, ALL, "volar", label)
