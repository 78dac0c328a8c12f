"""One codec takes every game's values apart: for JSON, for travels, for comparing."""

import json
from dataclasses import dataclass

import pytest

from fogline.core.fields import alike, held, hold, names, plain
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.table.packed_views import pack_view, unpack_view


@dataclass(frozen=True)
class Card:
    suit: int
    marks: frozenset[int]


class Sight:
    def __init__(self) -> None:
        self.box = object()
        self.hand: list[int] = []
        self.cards: tuple[Card, ...] = ()


def some_sight() -> Sight:
    sight = Sight()
    hold(sight, {"hand": [1, 2**60], "cards": (Card(3, frozenset({9, 4})),)})
    return sight


def test_a_value_is_plain_all_the_way_down_and_leaves_its_box_at_home() -> None:
    assert plain(some_sight()) == {"hand": [1, 2**60], "cards": [{"suit": 3, "marks": [4, 9]}]}
    assert plain(some_sight(), 2**53)["hand"] == [1, str(2**60)]
    assert plain({1: (True, None, 0.5)}) == {"1": [True, None, 0.5]}


def test_what_has_no_fields_has_no_plain_form() -> None:
    with pytest.raises(TypeError):
        plain(object())


def test_what_is_held_can_be_given_to_another() -> None:
    sight, other = some_sight(), Sight()
    assert not alike(sight, other)
    hold(other, held(sight))
    assert alike(sight, other)


@pytest.mark.parametrize("name", games())
def test_views_of_every_game_are_json_and_survive_their_travels(name: str) -> None:
    match = Match.new(name, games()[name].seats[-1], 1)
    for seat in range(-1, match.seats):
        view = match.view(seat)
        told = plain(view)
        assert json.loads(json.dumps(told)) == told
        assert list(told) == [field for field in names(view) if field != "box"]
        back = unpack_view(pack_view(view, match.box), lambda: match.box)
        assert back == view
        assert back is not view
