"""Games and records of older rules: opened as far as they hold by today's, with their end as it was."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import games
from fogline.core.result import Result
from fogline.table import stored_table
from fogline.table.fork import from_record
from fogline.table.rules_change import agree
from fogline.table.store.sql import Statement
from tests.table.newer import (
    all_agree,
    forbidden_turn,
    forbids,
    install,
    looked_back,
    moments,
    played,
    raised,
    refuses_positions,
    seen,
)
from tests.table.shelf import Shelf
from tests.table.sitting import GAMES, guest, people, play, table

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    shelf = Shelf(tmp_path)
    yield shelf
    shelf.store.close()


# -- a rule that truly changed -----------------------------------------------------------------------------------


@every_game
def test_a_rule_that_changed_does_not_stop_a_running_game(
    game: str, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played(game)
    shelf.put(before)
    number = forbidden_turn(before)
    words = before.playing().match.turns[number - 1].action
    install(monkeypatch, forbids(before.game, words))
    now = shelf.get()
    assert now.change is not None
    assert (now.change.held, now.change.whole) == (number - 1, True)
    assert seen(now).view == seen(before).view
    assert seen(now).log == seen(before).log, "what was heard then is told, though the turns do not hold any more"
    shelf.kept = now
    shelf.put(all_agree(now))
    end = play(shelf.get(), Dealer(6))
    shelf.put(end)
    assert shelf.get().status == "over"


def test_a_kept_table_without_its_last_position_goes_on_where_all_turns_hold(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Older Foglines did not keep the position."""
    before, game = played("cablecars"), games()["cablecars"]
    shelf.put(before)
    forget = ["UPDATE turns SET told = NULL", "DELETE FROM snapshots"]
    shelf.store.run([Statement(sql) for sql in forget]).result(30)
    words = before.playing().match.turns[forbidden_turn(before) - 1].action
    install(monkeypatch, forbids(before.game, words))
    stuck = shelf.get()
    assert stuck.change is not None
    assert not stuck.change.whole
    told = seen(stuck)
    assert told.sentence == "The rules have changed: this game cannot go on."
    assert told.rules is not None
    assert "cannot be opened" in told.rules.text
    assert told.view is not None
    install(monkeypatch, raised(game))
    now = shelf.get()
    assert seen(now).log == seen(before).log
    shelf.kept = now
    shelf.put(all_agree(now))
    assert shelf.get().status == "playing"
    assert seen(shelf.get()).log[: len(seen(before).log)] == seen(before).log


def test_a_position_that_cannot_be_any_more_can_be_saved_by_those_who_played(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played("investors")
    shelf.put(before)
    install(monkeypatch, refuses_positions(before.game))
    now = shelf.get()
    assert now.status == "frozen"
    assert now.waiting == ()
    assert seen(now).view is not None, "as far as it holds"
    assert stored_table.record(shelf.store, "t").turns == before.playing().match.record().turns


def test_a_game_of_which_nothing_can_be_opened_says_so(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played("cablecars")
    end = play(before, Dealer(2))

    def otherwise(box: object, seats: int, options: object, dealer: Dealer) -> object:
        dealer.below(6)
        return original.setup(box, seats, options, dealer)

    original = before.game
    shelf.put(before)
    install(monkeypatch, replace(refuses_positions(original), setup=otherwise))
    now = shelf.get()
    told = seen(now)
    assert (now.status, told.view, told.log) == ("frozen", None, [])
    assert told.sentence == "The rules have changed: this game cannot go on."
    assert told.rules is not None
    assert told.rules.text.endswith("By today's rules nothing of it can be shown. The whole game can be saved.")
    shelf.put(end)
    now = shelf.get()
    assert (now.status, now.ending) == ("over", end.ending)
    assert seen(now).sentence == "The game is over."


# -- games that are over -----------------------------------------------------------------------------------------


@every_game
def test_a_finished_game_of_older_rules_opens_with_its_last_picture_and_its_result(
    game: str, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = play(table(game, people(game), 4), Dealer(4))
    shelf.put(before)
    was, turns = seen(before), before.playing().count.turns
    views = moments(before, turns)
    number = forbidden_turn(before)
    words = before.playing().match.turns[number - 1].action
    install(monkeypatch, forbids(before.game, words))
    now = shelf.get()
    assert now.status == "over"
    told = seen(now)
    assert (told.outcome, told.scores, told.view, told.log) == (was.outcome, was.scores, was.view, was.log)
    assert told.rules is not None
    assert told.rules.turns == before.playing().count.told(number - 1)
    assert "the result is as it was" in told.rules.text
    last = looked_back(now, turns)
    assert (last.view, last.outcome) == (seen(before, -1).view, was.outcome)
    held = told.rules.turns
    assert moments(now, held) == views[: held + 1]
    gap = looked_back(now, held + 1)
    assert gap.sentence == f"Turn {held + 1} cannot be shown by today's rules: this is turn {held}."
    assert gap.view == views[held]
    assert stored_table.record(shelf.store, "t") == before.playing().match.record(last=True)


def test_a_result_is_kept_though_todays_rules_count_otherwise(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    before = play(table("skyline", "pp", 4), Dealer(4))
    shelf.put(before)
    was = seen(before)
    original = before.game

    def generous(state: object) -> Result:
        result = original.result(state)
        return replace(result, scores=tuple(n + 100 for n in result.scores))

    install(monkeypatch, replace(raised(original), result=generous))
    assert seen(shelf.get()).scores == was.scores
    assert shelf.get().ending == before.ending


# -- records -----------------------------------------------------------------------------------------------------


@every_game
def test_a_brought_record_of_older_rules_opens_in_the_same_way(
    game: str, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = play(table(game, people(game), 4), Dealer(4))
    match = before.playing().match
    record, was = match.record(last=True), seen(before, -1)
    words = match.turns[forbidden_turn(before) - 1].action
    install(monkeypatch, forbids(before.game, words))
    brought = from_record(record, "", guest(0), "t")
    assert f" of {brought.begun().count.turns} " in seen(brought).rules.text  # type: ignore[union-attr]
    assert brought.begun().count.turns >= before.playing().count.turns
    shelf.put(brought)
    again = shelf.get()
    for now in (brought, again):
        told = seen(now, -1)
        assert now.status == "over"
        assert told.view == was.view
        assert [score.units for score in told.scores] == [score.units for score in was.scores][: len(told.scores)]
        assert told.outcome is not None
        assert told.outcome.text == was.outcome.text  # type: ignore[union-attr]
        assert told.rules is not None
    assert stored_table.record(shelf.store, "t") == record


def test_a_brought_record_without_its_last_state_opens_as_far_as_it_holds(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = play(table("cablecars", "pp", 4), Dealer(4))
    record, number = before.playing().match.record(), forbidden_turn(before)
    install(monkeypatch, forbids(before.game, record.turns[number - 1].action))
    shelf.put(from_record(record, "", guest(0), "t"))
    now = shelf.get()
    assert now.status == "over"
    assert now.ending is not None
    assert list(now.ending.scores) == record.result["scores"]  # type: ignore[index]
    assert "no later one" in seen(now).rules.text  # type: ignore[union-attr]
    kept = stored_table.record(shelf.store, "t")
    assert (kept.turns, kept.result, kept.rules) == (record.turns, record.result, record.rules)


def test_an_unfinished_record_of_older_rules_goes_on_after_one_word(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("cablecars").playing().match.record(last=True)
    install(monkeypatch, raised(games()["cablecars"]))
    now = from_record(record, "", guest(0), "t")
    assert now.status == "frozen"
    after = agree(now, guest(0))
    assert after.status == "playing"
    assert after.playing().match.position()["state"] == record.last
