"""Tables that lead to other tables: rematches, exports, imports, forks."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import RecordError
from fogline.core.registry import games
from fogline.table import fork as forks
from fogline.table.people import Who
from fogline.table.recorded import recorded
from fogline.table.refusal import Refusal
from fogline.table.settings import Settings
from fogline.table.table import Table
from tests.in_turn import one_game
from tests.table.lodging import ME, answer, every_game, seated, wishes
from tests.table.sitting import (
    GAMES,
    check_one_taken_back,
    guest,
    hides,
    lobby,
    play,
    run,
    seats_for,
    table,
    until,
)


@one_game("skyline")
def test_a_rematch_has_the_same_people(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        seats = seats_for(game)
        room, tokens = await house.create(ME, Settings(game), wishes(game, "p" + "o" * (seats - 1)))
        for seat in range(1, seats):
            await room.change(lambda table, s=seat: table.join(Who(), s, f"Guest {s}", f"key-{s}")[0])  # type: ignore[misc]
        await room.change(lambda table: table.start(ME, 1))
        with pytest.raises(Refusal, match="not-over"):
            await house.rematch(room, ME)
        for seat in range(seats):
            who = ME if seat == 0 else Who(token=f"key-{seat}")
            await room.change(lambda table, w=who: table.leave(w, None))  # type: ignore[misc]
        for _ in range(12_000):
            if room.table.status == "over":
                break
            await asyncio.sleep(0.01)
        again, mine = await house.rematch(room, ME)
        same, theirs = await house.rematch(room, Who(token="key-1"))
        assert again is same
        assert room.table.next == again.table.id
        assert again.table.names == room.table.names
        # Nobody's token dies: each opens the same chair at the new table.
        assert (mine, theirs) == ({0: ""}, {1: "key-1"})
        assert again.table.seats_of(Who(token="key-1")) == (1,)
        assert again.table.seats_of(Who(token=tokens[0])) == again.table.seats_of(ME) == (0,)
        with pytest.raises(Refusal, match="no-seat"):
            await house.rematch(room, guest(77))
        await again.change(lambda table: table.start(ME, 2))
        await house.close()

    run(work)


@every_game
def test_a_finished_game_is_exported_imported_and_forked(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        room = await seated(house, game, "b" * seats_for(game))
        await room.change(lambda table: table.start(ME, 1))
        for _ in range(12_000):
            if room.table.status == "over":
                break
            await asyncio.sleep(0.01)
        record = recorded(house.store, room, guest(9))
        brought = await house.bring(guest(5), record.dumps(), "")
        assert brought.table.status == "over"
        assert recorded(house.store, brought, guest(9)) == record
        count = room.table.playing().count
        turn = count.turns // 2
        fork = await house.fork(room, guest(5), None, turn)
        assert fork.table.playing().match.record().turns == record.turns[: count.true(turn)]
        assert len(fork.table.seats_of(guest(5))) == seats_for(game)
        assert fork.table.undo_is_free
        assert not fork.table.needs_confirm
        with pytest.raises(Refusal, match="no-fork"):
            await house.fork(room, guest(5), None, len(record.turns) + 1)
        with pytest.raises(RecordError):
            await house.bring(guest(5), record.dumps().replace('"seats": ', '"seats": 1'), "")
        await house.close()

    run(work)


def hidden(now: Table, seat: int) -> bool:
    """Whether this seat is asked, and something was hidden from it after the last turn that all know of."""
    flow = now.playing()
    match = forks.moment(now, flow.count.turns)
    game, view = match.game, match.view(seat)
    worlds = {str(game.position(game.imagine(view, Dealer(seed)))) for seed in range(8)}
    return flow.awaits(seat) and (len(worlds) > 1 or not hides(game.name))


@every_game
def test_a_fork_of_a_running_match_is_no_window(game: str, tmp_path: Path) -> None:
    """Hidden things are dealt anew: what the forker may not know is not what it was, and what they know is."""

    async def work() -> None:
        house = lobby(tmp_path)
        room = await seated(house, game, "p" + "b" * (seats_for(game) - 1))
        await room.change(lambda table: table.start(ME, 1))
        with pytest.raises(Refusal, match="no-record"):
            recorded(house.store, room, ME)
        news = asyncio.Event()
        room.watchers.add(news)
        while room.table.status == "playing" and not hidden(room.table, 0):
            news.clear()
            if room.table.playing().awaits(0):
                await answer(room, ME, 0, room.table.playing(), Dealer(1))
            else:
                await asyncio.wait_for(news.wait(), 120)
        moment = room.table.playing().match
        turn = room.table.playing().count.turns
        seen, others = moment.view(0), set()
        for _ in range(12):
            fork = await house.fork(room, ME, 0, turn)
            forked = fork.table.playing().match
            assert forked.view(0) == seen
            others.add(str(forked.position()))
        assert len(others) > 1 or not hides(game)
        spectated = await house.fork(room, guest(8), None, turn)
        assert spectated.table.playing().match.view() == moment.view()
        await house.close()

    run(work)


def test_a_rematch_begins_with_nobody_away_and_no_time_used() -> None:
    over = play(table(GAMES[0], "p" * seats_for(GAMES[0]), 1), Dealer(1))
    for seat, chair in enumerate(over.chairs):
        over = over.seated(seat, replace(chair, away=True, time_left=1.0, pause_left=2.0))
    again = forks.rematch(over, guest(0), "again")
    assert all((c.away, c.time_left, c.pause_left) == (False, None, None) for c in again.chairs)


def test_two_who_want_a_rematch_at_once_meet_at_one_table(tmp_path: Path) -> None:
    async def work() -> None:
        game = GAMES[0]
        house = lobby(tmp_path)
        room = await seated(house, game, "p" * seats_for(game))
        await room.change(lambda table: table.start(ME, 1))
        await room.change(lambda table: table.leave(ME, 0))
        for seat in range(1, seats_for(game)):
            await room.change(lambda table, s=seat: table.leave(ME, s))  # type: ignore[misc]
        for _ in range(12_000):
            if room.table.status == "over":
                break
            await asyncio.sleep(0.01)
        found = await asyncio.gather(*[house.rematch(room, ME) for _ in range(5)])
        assert {again.table.id for again, _ in found} == {room.table.next}
        assert [table.id for table in house.tables(ME)] == [room.table.next]
        assert all(set(seats) == set(range(seats_for(game))) for _, seats in found)
        await house.close()

    run(work)


def test_one_device_for_several_people_and_a_bot(tmp_path: Path) -> None:
    """Their turns are confirmed, since somebody else waits, and taken back freely, since nobody minds."""

    async def work() -> None:
        game = next(name for name in GAMES if games()[name].seats[-1] > 2)
        house = lobby(tmp_path)
        room = await seated(house, game, "ppb")
        await room.change(lambda table: table.start(ME, 1))
        table = room.table
        assert (table.hotseat, table.undo_is_free, table.needs_confirm) == (True, True, True)
        for _ in range(500):
            table = room.table
            flow = table.playing()
            mine = [seat for seat in flow.match.waiting if seat < 2]
            if {turn.seat for turn in flow.match.turns} == {0, 1, 2} and mine:
                break
            if mine:
                await answer(room, ME, mine[0], flow, Dealer(1))
            else:
                await until(lambda: bool({0, 1} & set(room.table.playing().match.waiting)))
        assert {turn.seat for turn in flow.match.turns} == {0, 1, 2}
        seat = 0
        while any(turn.seat < 2 for turn in table.playing().match.turns):
            back = table.undo(ME, seat)
            check_one_taken_back(table.playing(), back.playing(), seat, frozenset({0, 1}))
            table, seat = back, 1 - seat
        await house.close()

    run(work)


def test_who_tries_their_own_turn_again_meets_the_same_bots() -> None:
    now = table("skyline", "pb")
    mine = forks.fork(now, guest(0), 0, None, "f", 1)
    assert [chair.kind for chair in mine.chairs] == ["person", "bot"]
    assert mine.chairs[1] == now.chairs[1]
    assert mine.seats_of(guest(0)) == (0,)
    watched = forks.fork(now, guest(7), None, None, "g", 1)
    assert watched.seats_of(guest(7)) == (0, 1), "who only looked on plays every seat"
