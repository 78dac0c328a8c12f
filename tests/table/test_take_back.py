"""A take-back needs everybody whose turn it would undo, and what was asked is kept."""

from dataclasses import replace
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import CannotUndo
from fogline.core.ids import Seat
from fogline.table import stored_table
from fogline.table.leaving import resign
from fogline.table.refusal import Refusal
from fogline.table.scene import Look, scene
from fogline.table.store.sqlite import SqliteStore
from fogline.table.table import Table
from tests.table.shelf import put
from tests.table.sitting import GAMES, guest, holder, lobby, play, run, seats_for, step, table

every_game = pytest.mark.parametrize("game", GAMES)
GAME = GAMES[0]


def going(game: str, seats: int, seed: int = 4, least: int = 9) -> tuple[Table, Seat]:
    """A table of people some turns into its game, and who made the last turn."""
    now = play(table(game, "p" * seats, seed), Dealer(seed), lambda t: t.playing().revision >= least)
    return now, now.playing().match.turns[-1].seat


@every_game
def test_v5_who_refused_and_stood_up_has_not_agreed(game: str) -> None:
    """The story of the finding: B refuses, stands up, and A asks again and again."""
    now, a = going(game, 2 if seats_for(game) == 2 else 3)
    others = [seat for seat in range(len(now.chairs)) if seat != a]
    now = now.ask(guest(a), a).answer(guest(others[0]), False)
    for seat in others:
        now = now.leave(guest(seat), None)
    turns = len(now.playing().match.turns)
    dice = Dealer(1)
    for _ in range(14):
        asked = now.ask(guest(a), a)
        assert asked.playing().take_back is not None, "it waits for those who are away"
        assert asked.judges() == frozenset(others)
        assert asked.playing().revision == now.playing().revision
        # The bots that keep the seats go on, and agree to nothing.
        now = step(asked, dice)
        if now.playing().over:
            break
    assert len(now.playing().match.turns) >= turns


@every_game
def test_v5_whose_turn_would_be_undone_is_asked_also_when_away(game: str) -> None:
    now, last = going(game, 3)
    before = next(turn.seat for turn in reversed(now.playing().match.turns) if turn.seat != last)
    third = 3 - last - before
    away = now.leave(guest(last), None)
    asked = away.ask(guest(before), before)
    assert asked.judges() == frozenset({last, third})
    waiting = asked.answer(guest(third), True)
    assert waiting.playing().revision == now.playing().revision, "the bot does not agree for its person"
    shown = scene(waiting, guest(before), Look(before)).asked
    assert shown is not None
    assert (shown.granted, shown.needed) == ([third], sorted((last, third)))
    # The person agrees, back at the table or not; they may refuse as well.
    assert waiting.answer(guest(last), False).playing().take_back is None
    done = waiting.answer(guest(last), True).playing()
    assert done.revision == now.playing().revision + 1


@every_game
def test_v5_who_is_away_and_untouched_is_not_asked_while_somebody_else_is_there(game: str) -> None:
    now, last = going(game, 3)
    others = [seat for seat in range(3) if seat != last]
    away = now.leave(guest(others[0]), None)
    asked = away.ask(guest(last), last)
    undone = {turn.seat for turn in now.playing().match.turns[asked.playing().take_back.keep :]}  # type: ignore[union-attr]
    assert undone == {last}
    assert asked.judges() == {others[1]}
    with pytest.raises(Refusal, match="not-yours-to-grant"):
        asked.answer(guest(others[0]), True)
    assert asked.come_back(guest(others[0]), None).judges() == set(others), "back, they are asked too"
    assert asked.answer(guest(others[1]), True).playing().revision == now.playing().revision + 1


@every_game
def test_v5_nobody_is_the_only_judge_of_their_own_asking(game: str) -> None:
    """All others away: a card just drawn cannot be put back and drawn anew in their absence."""
    now, last = going(game, 3)
    others = [seat for seat in range(3) if seat != last]
    for seat in others:
        now = now.leave(guest(seat), None)
    assert now.ask(guest(last), last).judges() == set(others)
    assert not now.undo_is_free
    with pytest.raises((CannotUndo, Refusal)):
        now.undo(guest(last), last)


def test_v5_who_has_stood_up_asks_nothing_and_their_asking_goes_with_them() -> None:
    now, last = going(GAME, 3)
    with pytest.raises(Refusal, match="seat-kept"):
        now.leave(guest(last), None).ask(guest(last), last)
    gone = now.ask(guest(last), last).leave(guest(last), None)
    assert gone.playing().take_back is None
    # Somebody else's leaving ends nothing.
    other = (last + 1) % 3
    assert now.ask(guest(last), last).leave(guest(other), None).playing().take_back is not None


def test_v5_alone_with_bots_nobody_is_asked() -> None:
    now = play(table(GAME, "pb", 6), Dealer(6), lambda t: t.playing().revision >= 8 and t.playing().has_played({0}))  # type: ignore[arg-type]
    assert now.undo_is_free
    assert now.ask(guest(0), 0).playing().revision == now.playing().revision + 1


def offered(now: Table, lang: str = "en") -> tuple[str, str]:
    told = scene(now, guest(0), Look(0, lang)).undo
    return told.can, told.why


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "the game goes on from there"), ("es", "la partida sigue desde ahí")]
)
def test_alone_the_end_can_be_taken_back_and_says_so(lang: str, words: str) -> None:
    now = play(table(GAME, "pb", 6), Dealer(6))
    can, why = offered(now, lang)
    assert can == "end"
    assert words in why
    again = now.undo(guest(0), 0)
    assert not again.playing().over
    assert offered(play(table(GAME, "pb", 6), Dealer(6), lambda t: t.playing().has_played(frozenset({0}))))[0] == "free"


def test_the_end_of_a_game_with_others_is_not_taken_back() -> None:
    assert offered(play(table(GAME, "pp", 6), Dealer(6))) == ("no", "The game is over.")


def test_what_a_bot_played_for_somebody_is_not_theirs_to_take_back() -> None:
    """It would play the same again."""
    some = play(table(GAME, "pb", 6), Dealer(6), lambda t: t.playing().has_played(frozenset({0})))
    for left in (some.leave(guest(0), None), resign(some, guest(0), 0)):
        for now in (left, play(left, Dealer(6))):
            assert offered(now) == ("no", "A bot has your seat: nothing is taken back.")
            with pytest.raises(Refusal, match="seat-kept"):
                now.undo(guest(0), 0)


@every_game
def test_v9_what_was_asked_and_agreed_comes_back_from_the_disk(game: str, tmp_path: Path) -> None:
    now, last = going(game, 3)
    others = [seat for seat in range(3) if seat != last]
    store = SqliteStore(tmp_path / "a.db")
    before = put(store, None, now)
    asked = now.ask(guest(last), last)
    agreed = asked.answer(guest(others[0]), True)
    refused = agreed.answer(guest(others[1]), False)
    later = play(agreed, Dealer(2), lambda t: t.playing().revision > agreed.playing().revision)
    for after in (asked, agreed, refused, agreed, later):
        before = put(store, before, after)
        # Not closed: as if the process had been killed here.
        again = SqliteStore(tmp_path / "a.db")
        kept = stored_table.load(again, "t")
        again.close()
        assert kept is not None
        assert kept.playing().take_back == after.playing().take_back
        assert kept.judges() == after.judges()
    assert refused.playing().take_back is later.playing().take_back is None
    store.close()


def test_v9_an_answer_after_the_crash_completes_what_was_asked_before(tmp_path: Path) -> None:
    now, last = going(GAME, 3)
    others = [seat for seat in range(3) if seat != last]

    async def work() -> None:
        house = lobby(tmp_path)
        room = await house.make(replace(now, id="kept"))
        said = await room.change(lambda t: t.ask(guest(last), last), last, "me", "n", "ask")
        await room.change(lambda t: t.answer(guest(others[0]), True))
        # Not closed: as if the process had been killed here.
        again = lobby(tmp_path)
        again.open()
        found = again.room("kept")
        assert await found.change(lambda t: t.ask(guest(last), last), last, "me", "n", "ask") == said
        asked = found.table.playing().take_back
        assert asked is not None
        assert asked.granted == {others[0]}
        await found.change(lambda t: t.answer(holder(t, others[1]), True))
        assert found.table.playing().log[-1].keep >= 0
        await again.close()
        await house.close()

    run(work)
