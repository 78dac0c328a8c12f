"""Who plays for whom is told: after a time-out, a leaver, somebody who resigns or does not come."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.table import clock, leaving
from fogline.table.people import Handover
from fogline.table.refusal import Refusal
from fogline.table.scene import Look, scene
from fogline.table.scene_types import LogLine, Scene
from fogline.table.settings import Bank
from fogline.table.table import Table
from fogline.tui.panels import paragraphs
from tests.table.lodging import ME, every_game, seated
from tests.table.sitting import GAMES, guest, lobby, play, run, seats_for, step, table, until

GAME = GAMES[0]
SEATS = seats_for(GAME)


def begun(game: str = GAME, **wanted: Any) -> Table:
    """A table of different people at which some turns were made."""
    now = table(game, "p" * seats_for(game), **wanted)
    return play(now, Dealer(2), lambda t: t.playing().count.turns >= 6)


def told(now: Table, lang: str = "en", since: int = -1) -> Scene:
    return scene(now, guest(0), Look(0, lang, since))


def notes(shown: Scene) -> list[LogLine]:
    return [line for line in shown.log if line.key.startswith("seat-")]


def timed_out(now: Table, seat: int) -> Table:
    bank = Bank(1.0, pause_when_gone=False)
    ticking = replace(now, settings=replace(now.settings, bank=bank))
    waited = ticking.seated(seat, replace(ticking.chairs[seat], time_left=1.0))
    return clock.charge(waited, (), 2.0)


def sent_away(now: Table, seat: int) -> Table:
    other = next(n for n in range(len(now.chairs)) if n != seat)
    return leaving.substitute(replace(now, changed=1), guest(other), seat, frozenset(), 10**9)


WAYS: dict[str, Callable[[Table, int], Table]] = {
    "left": lambda now, seat: now.leave(guest(seat), None),
    "resigned": lambda now, seat: leaving.resign(now, guest(seat), None),
    "out-of-time": timed_out,
    "absent": sent_away,
}


@pytest.mark.parametrize("why", WAYS)
@every_game
def test_log_row_and_line_say_that_a_bot_plays(game: str, why: str) -> None:
    before = begun(game)
    seat = before.waiting[0]
    now = WAYS[why](before, seat)
    turn = before.playing().count.turns + 1
    name = now.chairs[seat].name
    for lang, words in (("en", "bot plays on|bot play on"), ("es", "un bot sig")):
        shown = told(now, lang)
        (note,) = notes(shown)
        assert (note.turn, note.key, note.args) == (turn, f"seat-{why}", {"seat": seat})
        assert name in note.text
        assert any(word in note.text for word in words.split("|")), note.text
        assert shown.places[seat].bot
        assert shown.places[seat].away
    watching = scene(now, guest(9), Look(-1, "en"))
    assert f"{name} (bot)" in watching.sentence
    after = play(now, Dealer(3), lambda t: t.playing().count.turns >= turn + 8)
    by_bot = [line for line in told(after).log if line.by == seat and line.turn >= turn]
    assert by_bot
    assert all(line.bot for line in by_bot)
    others = [line for line in told(after).log if line.by != seat or line.turn < turn]
    assert not any(line.bot for line in others)


def test_whoever_knows_the_rest_is_told_it_once() -> None:
    before = begun()
    known = before.playing().count.revision
    now = before.leave(guest(1), None)
    shown = told(now, since=known)
    assert [line.key for line in shown.log] == ["seat-left"]
    assert shown.log_from == before.playing().count.turns + 1
    later = step(now, Dealer(1))
    again = told(later, since=known)
    assert [line.key for line in notes(again)] == ["seat-left"]
    assert again.log_from == shown.log_from, "forgotten first, then told again with the turn"


def test_who_is_back_before_anything_was_played_was_never_away() -> None:
    now = begun()
    assert now.leave(guest(1), None).come_back(guest(1), None).chairs[1].handovers == ()
    gone = play(now.leave(guest(1), None), Dealer(4), lambda t: t.playing().count.turns >= 9)
    back = gone.come_back(guest(1), None)
    assert [why for _, why in back.chairs[1].handovers] == ["left", "back"]
    assert [line.key for line in notes(told(back))] == ["seat-left", "seat-back"]


def test_a_take_back_leaves_who_plays_as_it_is() -> None:
    now = begun()
    turns = now.playing().count.turns
    gone = now.leave(guest(1), None)
    back = gone._with(gone.playing().rewind(0, 2))
    assert back.chairs[1].handovers == (Handover(back.playing().count.turns + 1, "left"),)
    assert back.playing().count.turns < turns
    assert back.chairs[1].away


@every_game
def test_who_resigns_is_played_for_to_the_end(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        room = await seated(house, game, "p" + "b" * (seats_for(game) - 1))
        await room.change(lambda t: t.start(ME, 3).seated(0, replace(t.chairs[0], bot="random")))
        await room.change(lambda t: leaving.resign(t, ME, None))
        with pytest.raises(Refusal, match="resigned"):
            await room.change(lambda t: t.come_back(ME, None))
        with pytest.raises(Refusal, match="resigned"):
            await room.change(lambda t: leaving.resign(t, ME, None))
        with pytest.raises(Refusal, match="seat-kept"):
            await room.change(lambda t: t.act(ME, None, None, 0, True))
        await until(lambda: room.table.status == "over")
        await house.close()
        again = lobby(tmp_path)
        assert again.room(room.table.id).table.chairs == room.table.chairs
        await again.close()

    run(work)


def test_nobody_resigns_before_or_after_the_game() -> None:
    with pytest.raises(Refusal, match="not-started"):
        leaving.resign(replace(begun(), flow=None), guest(0), None)
    with pytest.raises(Refusal, match="match-over"):
        leaving.resign(play(begun(), Dealer(1)), guest(0), None)


# -- somebody who does not come ----------------------------------------------------------------------------------


def test_a_bot_plays_on_for_whoever_is_waited_for_in_vain() -> None:
    now = replace(begun(absence=100.0), changed=1000)
    seat = now.waiting[0]
    other = 1 - seat
    for here, at, why in (
        ((), 1099, "nobody has waited long enough"),
        ((seat,), 2000, "they are there"),
    ):
        with pytest.raises(Refusal, match="not-absent"):
            leaving.substitute(now, guest(other), seat, frozenset(here), at)
        assert seat not in leaving.missing(now, frozenset(here), at), why
    with pytest.raises(Refusal, match="no-seat"):
        leaving.substitute(now, guest(9), seat, frozenset(), 2000)
    with pytest.raises(Refusal, match="not-absent"):
        leaving.substitute(now, guest(seat), seat, frozenset(), 2000)  # who says so is there
    assert leaving.missing(now, frozenset(), 1100) == {seat}
    after = leaving.substitute(now, guest(other), seat, frozenset(), 1100)
    assert after.chairs[seat].played_by_bot
    assert after.come_back(guest(seat), None).chairs[seat].played_by_bot is False


def test_a_table_may_wait_for_ever() -> None:
    now = replace(begun(absence=None), changed=1)
    assert leaving.missing(now, frozenset(), 10**12) == frozenset()


def test_a_line_about_somebody_stands_beside_the_turn_of_whoever_is_next() -> None:
    before = begun()
    mover = before.waiting[0]
    other = 1 - mover
    now = before.leave(guest(other), None)
    turns = now.playing().count.turns
    now = play(now, Dealer(1), lambda t: t.playing().count.turns > turns)
    scene = told(now)
    shown = [line for line in scene.log if line.turn == turns + 1 and line.text]
    assert [line.by for line in shown][:2] == [other, mover]
    assert [part.sign for part in paragraphs(scene, shown)] == [other, mover]
