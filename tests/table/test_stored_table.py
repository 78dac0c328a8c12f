"""Tables as rows and back, for every game."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.table.settings import Bank, Settings, box_text
from fogline.table.store.sql import Statement
from tests.table.shelf import Shelf
from tests.table.sitting import GAMES, at_rest, drafted, guest, holder, people, play, same_match, seats_for, step, table

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def shelf(tmp_path: Path) -> Any:
    shelf = Shelf(tmp_path)
    yield shelf
    shelf.store.close()


@every_game
def test_a_table_comes_back_as_it_was_at_every_moment(game: str, shelf: Shelf) -> None:
    dice = Dealer(1)
    now = table(game, people(game), 1)
    shelf.put(replace(now, flow=None))
    for n in range(2000):
        shelf.put(now)
        if n % 15 == 0 or now.playing().over:
            again = shelf.get()
            assert same_match(again.playing().match, now.playing().match)
            assert at_rest(again.playing()) == at_rest(now.playing())
            assert again.playing().log == now.playing().log
            assert replace(again, flow=None) == replace(now, flow=None)
        if now.playing().over:
            return
        now = step(now, dice, confirm=n % 3 == 0)
    raise AssertionError("the game does not end")


@every_game
def test_take_backs_are_kept_as_lines(game: str, shelf: Shelf) -> None:
    now = play(table(game, "m" * seats_for(game), 2), Dealer(2), lambda t: t.playing().revision >= 12)
    shelf.put(now)
    for _ in range(4):
        now = now.undo(guest(0), 0)
        shelf.put(now)
    now = play(now, Dealer(3), lambda t: t.playing().revision >= 20)
    shelf.put(now)
    assert sum(line.keep >= 0 for line in now.playing().log) >= 1
    assert same_match(shelf.get().playing().match, now.playing().match)


@every_game
def test_a_match_is_read_again_without_playing_it(game: str, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    now = table(game, people(game), 3)
    shelf.put(now)
    dice = Dealer(3)
    while now.playing().revision < 25 and not now.playing().over:
        now = step(now, dice)
        shelf.put(now)
    assert shelf.store.read("SELECT count(*) FROM snapshots") == [(1,)]
    monkeypatch.setattr(Match, "replay", None)
    again = shelf.get().playing().match
    assert same_match(again, now.playing().match)
    for seat in range(-1, again.seats):
        assert again.events(seat) == now.playing().match.events(seat)
        assert again.view(seat) == now.playing().match.view(seat)
        assert again.barrier(seat) == now.playing().match.barrier(seat)


@every_game
def test_what_an_older_fogline_kept_is_played_again(game: str, shelf: Shelf) -> None:
    """It wrote neither the last moment nor what happened in each turn."""
    now = play(table(game, people(game), 4), Dealer(4), lambda t: t.playing().revision >= 8)
    shelf.put(now)
    forget = [Statement("UPDATE turns SET told = NULL"), Statement("DELETE FROM snapshots")]
    head = Statement("UPDATE matches SET head_json = json_remove(head_json, '$.told')")
    shelf.store.run([*forget, head]).result(30)
    again = shelf.get().playing().match
    assert same_match(again, now.playing().match)
    assert again.told() == now.playing().match.told()


@every_game
def test_a_draft_that_was_acknowledged_is_there_again(game: str, shelf: Shelf) -> None:
    now, seat = drafted(game, people(game))
    shelf.put(now)
    again = shelf.get()
    assert again.playing().steps(seat) == now.playing().steps(seat) != ()
    assert same_match(again.playing().seen_by(seat), now.playing().seen_by(seat))
    done = again.confirm(holder(again, seat), seat, None)
    assert done.playing().revision == again.playing().revision + 1


@every_game
def test_ones_own_box_comes_back_with_the_table(game: str, shelf: Shelf) -> None:
    own = box_text(Settings(game)) + "\n# my own copy\n"
    shelf.put(table(game, people(game), 1, box=own, bank=Bank(60, 5)))
    again = shelf.get()
    assert again.settings.box == own
    assert again.settings.bank == Bank(60, 5)
    assert again.chairs[0].time_left == 60
