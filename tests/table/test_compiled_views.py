"""The compiled build at a table: its views travel to bots and are told as JSON like those of the sources."""

import json

import pytest

from fogline import fast
from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.table.codec import plain
from fogline.table.luggage import pack_view, unpack_view
from tests.table.sitting import GAMES, people, play, table

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("game", GAMES)
def test_views_of_the_compiled_build_travel_and_are_told(game: str) -> None:
    assert fast.active(), "this is about the compiled build"
    now = play(table(game, people(game), 1), Dealer(1), lambda t: t.playing().revision >= 30)
    match = now.playing().match
    for seat in range(-1, match.seats):
        view = match.view(seat)
        back = unpack_view(pack_view(view, match.box), lambda: match.box)
        assert back == view
        assert json.loads(json.dumps(plain(back))) == plain(view) != {}


@pytest.mark.parametrize("game", GAMES)
def test_a_snapshot_of_the_compiled_build_is_resumed(game: str) -> None:
    now = play(table(game, people(game), 2), Dealer(2), lambda t: t.playing().revision >= 30)
    match = now.playing().match
    again = Match.resume(match.record(), json.loads(json.dumps(match.snapshot())), match.box)
    assert again.position() == match.position()
