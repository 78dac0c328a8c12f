"""The box: what ships, what is wrong with somebody's own, in words."""

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from fogline.core.errors import BoxError
from fogline.core.text import Speaker
from fogline.games.rebuild.box import open_box
from fogline.games.rebuild.box_check import faults
from fogline.games.rebuild.tests.table import BOX, TINY
from fogline.games.rebuild.text import WORDS
from fogline.parts.bits import BIT, members, size

SHIPPED = Path(__file__).parents[1] / "box.toml"
DATA = tomllib.loads(SHIPPED.read_text(encoding="utf-8"))


def spoiled(path: str, value: Any, printed: bool = True) -> list[str]:
    """The faults of the shipped box with one value changed; ``del`` removes it."""
    data = deepcopy(DATA)
    data["box"]["printed"] = printed
    *way, last = path.split("/")
    table: Any = data
    for step in way:
        table = table[int(step)] if isinstance(table, list) else table[step]
    if value == "del":
        del table[last]
    elif isinstance(table, list):
        table[int(last)] = value
    else:
        table[last] = value
    return [fault.key for fault in faults(data)]


def test_the_box_that_ships_is_as_printed() -> None:
    assert faults(DATA) == []
    assert DATA["box"]["printed"] is True


def test_counts_of_the_component_list() -> None:
    cards = len(BOX.card_spaces) + len(BOX.permits) + len(BOX.objectives) + BOX.action_cards + sum(BOX.service_counts)
    assert cards + 1 == 99, "with the solo aid card"
    assert (len(BOX.card_spaces), len(BOX.permits), len(BOX.objectives), BOX.action_cards) == (8, 42, 25, 6)
    assert (size(BOX.grants), size(BOX.purple)) == (2, 8)


def test_every_plot_has_two_permits_and_icons_are_even() -> None:
    plots = {(BOX.space_colour[i], BOX.space_number[i]) for i in range(len(BOX.spaces))}
    assert len(plots) == 20
    permits = list(zip(BOX.permit_colour, BOX.permit_number, strict=True))
    assert all(permits.count(plot) == 2 for plot in plots)
    assert [len([icons for icons in BOX.permit_icons if icons & BIT[k]]) for k in range(4)] == [20] * 4


def test_plots_numbered_one_have_one_space() -> None:
    for space in members(BOX.of_number[1]):
        assert BOX.neighbours[space] == 0
        assert BOX.spaces[space].endswith("1a")


def test_neighbours_know_each_other() -> None:
    for box in (BOX, TINY):
        for space, near in enumerate(box.neighbours):
            assert all(box.neighbours[other] & BIT[space] for other in members(near))


def test_words_are_unique() -> None:
    for box in (BOX, TINY):
        assert len(box.ids) == len(box.actions)


def test_the_side_for_two_offers_nothing_else_than_the_one_for_four() -> None:
    for two, four in zip(BOX.deeds[: BOX.action_cards], BOX.deeds[BOX.action_cards :], strict=True):
        assert set(two) <= set(four)


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("box/game", "chess", "box-game"),
        ("players/buildings", 0, "box-range"),
        ("players/source", "hearsay", "box-source"),
        ("costs/point", 0, "box-range"),
        ("costs/step", "two", "box-type"),
        ("tokens/rubble", 9, "box-few-rubble"),
        ("map/0/players", 3, "box-no-map"),
        ("map/2/columns", 5, "box-few-plot-cards"),
        ("plot_card/0/spaces", "G5* X9", "box-picture"),
        ("plot_card/0/spaces", ".. ..", "box-no-spaces"),
        ("plot_card/0/spaces", "G5 .. G5", "box-plot-broken"),
        ("plot_card/0/spaces", "Y4 Y4", "box-plot-twice"),
        ("permits/regular/3", ["pink", 1], "box-permit"),
        ("permits/regular/3", ["red", 12], "box-permit"),
        ("permits/regular/3", ["red", 1, "park", "park"], "box-icons"),
        ("permits/regular", [["red", 1, "park"]] * 9, "box-count-between"),
        ("permits/regular/3", ["red", 7, "park"], "box-aid-short"),
        ("action_card/0/solo_and_two", ["build", "materials"], "box-spaces"),
        ("action_card/0/solo_and_two/0", "dance", "box-deed"),
        ("action_card/0/solo_and_two/0", "earnings", "box-deed"),
        ("action_card/0/solo_and_two/0", "pass", "box-deeds"),
        ("action_card/0/three_and_four/0", "materials", "box-deeds"),
        ("objectives/green/0/kind", "most money", "box-objective"),
        ("objectives/green/5/colour", "pink", "box-colour"),
        ("objectives/green/5/colour", "green", "box-objective-twice"),
        ("objectives/green/11/service", "tram", "box-icons"),
        ("objectives/most/3", [6, 4], "box-most"),
        ("urbanism/lighting/points", [1, 3], "box-lighting"),
        ("development/points/0", [1, 2], "box-grid"),
        ("development/points/0/0", 1.5, "box-grid"),
        ("year_board/earnings", [4, 3, 2], "box-earnings"),
        ("year/1/benefits", ["permit", "holiday"], "box-benefits"),
        ("year/0/benefits", ["permit"], "box-benefits"),
        ("year/6/benefits", ["permit"], "box-benefits"),
        ("year/3/year", 1900, "box-range"),
        ("committee/normal/aid/0", "top", "box-places"),
        ("committee/hard/aid", ["left"], "box-aid-length"),
        ("committee/normal/blocked", 3, "box-blocked"),
        ("development", "del", "box-missing"),
    ],
)
def test_faults_of_a_box_are_told(path: str, value: Any, key: str) -> None:
    assert key in spoiled(path, value, printed=False)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players/permits", 6),
        ("costs/site", 2),
        ("tokens/money", {"1": 10}),
        ("year/2/cost", 2),
        ("year/2/benefits", ["materials", "3 per building"]),
        ("objectives/green/0/points", 2),
        ("objectives/green/2/two", 2),
        ("urbanism/hydrant/points", 3),
        ("committee/hard/point", 4),
        ("committee/normal/aid/4", "right"),
        ("action_card/1/three_and_four/0", "build"),
        ("development/corner", 2),
    ],
)
def test_a_printed_box_holds_itself_to_the_rulebook(path: str, value: Any) -> None:
    assert spoiled(path, value) == ["box-not-printed"]
    assert spoiled(path, value, printed=False) == []


def test_a_broken_file_is_told_whole_in_both_languages(tmp_path: Path) -> None:
    text = SHIPPED.read_text(encoding="utf-8").replace("rubble = 18", "rubble = 1").replace('"G5*', '"')
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BoxError) as wrong:
        open_box(file)
    english, spanish = (Speaker(lang, WORDS).error(wrong.value) for lang in ("en", "es"))
    assert "the map may need 18 pieces of rubble; there are 1" in english
    assert "el mapa puede necesitar 18 fichas de escombros; hay 1" in spanish
