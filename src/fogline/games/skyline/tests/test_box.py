"""The box: what ships, and what is said of a box that cannot be played with."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from fogline.core.errors import BoxError
from fogline.core.text import Speaker
from fogline.games.skyline import GAME
from fogline.games.skyline.box import open_box
from fogline.games.skyline.box_check import faults
from fogline.games.skyline.tests.table import BOX

Change = Callable[[dict[str, Any]], None]


def changed(change: Change, printed: bool = False) -> list[str]:
    data = deepcopy(BOX.data)
    data["box"]["printed"] = printed
    change(data)
    speaker = Speaker("en", GAME.words, BOX)
    spanish = Speaker("es", GAME.words, BOX)
    found = faults(data)
    assert all(spanish.reason(fault) for fault in found)
    return [speaker.reason(fault) for fault in found]


def test_the_shipped_box_has_no_faults_and_few_actions() -> None:
    assert faults(BOX.data) == []
    assert len(BOX.actions) <= 256
    assert len(set(BOX.cards)) == len(BOX.cards)


def test_every_entry_says_where_it_comes_from() -> None:
    for name, entry in BOX.data.items():
        if name not in ("box", "deck"):
            for table in entry if isinstance(entry, list) else [entry]:
                assert table["source"] in ("exact", "inferred")
    assert {card["source"] for card in BOX.data["deck"]["cards"]} == {"reconstructed"}


CARDS = "[[cards]] 1"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: d.pop("board"), "the file: board is missing."),
        (lambda d: d["box"].update(game="chess"), "[box]: this box is for another game: chess."),
        (lambda d: d["board"].update(depots=[1, 9]), "[board]: depots must be different places from 1 to 5."),
        (lambda d: d["board"].update(spaces=9), "[board]: spaces is 9; it must be from 2 to 5."),
        (lambda d: d["board"].update(source="rumour"), "[board]: source is 'rumour'"),
        (lambda d: d["values"].update(plus="two"), "[values]: plus must be a number, not two."),
        (lambda d: d["foundations"]["tokens"].pop("3"), "[foundations] tokens: 3 is missing."),
        (lambda d: d["advantage"]["district"].update({"2": [4, 2, 1]}), "[advantage] district: for 2 players"),
        (lambda d: d["advantage"]["cable_cars"].update({"3": [2, 5]}), "[advantage] cable_cars: for 3 players"),
        (lambda d: d["district"].reverse(), "the districts must be, in this order: blue, gray, orange"),
        (lambda d: d["district"][0].update(bonus="luck"), "each district needs a bonus of its own: plus-two"),
        (lambda d: d["deck"]["cards"][0].update(colour="pink"), f"{CARDS}: there is no colour 'pink'"),
        (lambda d: d["deck"]["cards"][0].update(value=-1), f"{CARDS}: value is -1; it must be from 0 to 9."),
        (lambda d: d["deck"]["cards"][0].update(symbols=["star"]), f"{CARDS}: there is no symbol 'star'"),
        (lambda d: d["deck"]["cards"][0].update(symbols=["tracks", "depot"]), "not both tracks and a depot"),
        (lambda d: d["deck"]["cards"][0].update(symbols=["square"]), f"{CARDS}: a square prints no value."),
        (lambda d: d["deck"]["cards"].append(d["deck"]["cards"][0]), "there is such a card already"),
        (lambda d: d["deck"].update(cards=[]), "there are 0 kinds of card; there must be 1 to 180."),
        (lambda d: d["deck"].update(cards=["ace"]), "[[cards]] 1: cards must be a table, not ace."),
        (
            lambda d: d["foundations"]["tokens"].update({"4": 15}),
            "[deck]: 14 foundation cards are too few for 15 foundation tokens.",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(change: Change, told: str) -> None:
    assert any(told in text for text in changed(change)), changed(change)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: d["values"].update(skyscraper=8), "[values]: skyscraper is 8, but 7 is printed."),
        (lambda d: d["deck"]["cards"][0].update(copies=3), "[deck]: cards is 88, but 87 is printed."),
        (lambda d: d["deck"]["cards"][3].update(symbols=["square"]), "[[cards]] 4: squares are printed on gray"),
        (lambda d: recolour(d), "[deck]: no card is black."),
        (lambda d: d["deck"]["cards"].pop(), "[deck]: cards is 86, but 87 is printed."),
        (lambda d: unmark(d), "[deck]: no card has the symbol 'seaside'."),
        (lambda d: swap_bonuses(d), "the gray district's bonus is printed as a card, not plus-two."),
    ],
)
def test_a_box_that_says_printed_holds_what_is_printed(change: Change, told: str) -> None:
    assert any(told in text for text in changed(change, printed=True)), changed(change, printed=True)
    assert changed(change) == [], "a box of one's own may differ"


def recolour(data: dict[str, Any]) -> None:
    black = [card for card in data["deck"]["cards"] if card["colour"] == "black"]
    for value, card in enumerate(black, 4):
        card.update(colour="green", value=value)


def unmark(data: dict[str, Any]) -> None:
    for value, card in enumerate(data["deck"]["cards"][:3], 4):
        card.update(value=value, symbols=[])


def swap_bonuses(data: dict[str, Any]) -> None:
    blue, gray = data["district"][0], data["district"][1]
    blue["bonus"], gray["bonus"] = gray["bonus"], blue["bonus"]


def test_a_broken_file_is_refused_with_all_its_faults(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[box]\ngame = "skyline"\n', encoding="utf-8")
    with pytest.raises(BoxError) as refused:
        open_box(file)
    assert len(refused.value.faults) > 10
