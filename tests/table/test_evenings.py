"""Evenings: who sits where, the same deals, what stays closed meanwhile, where everybody stands; and crashes."""

import asyncio
from collections import Counter
from concurrent.futures import Future
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY
from fogline.core.match import Match
from fogline.table import evening as e
from fogline.table import fork as forks
from fogline.table import seatings
from fogline.table.evenings import table_of
from fogline.table.lobby import Lobby
from fogline.table.messages import Lead
from fogline.table.people import Who, new_id
from fogline.table.recorded import recorded
from fogline.table.refusal import Refusal
from fogline.table.review import lead
from fogline.table.store.base import StoreError, Update
from fogline.table.table import OVER, Table
from tests.boxes import brief_box
from tests.table.sitting import GAMES, lobby, play, run

GAME = "skyline"
TERMS = e.Terms(GAME, rounds=2, bot="random", box=brief_box(GAME), counts=True)


def who(n: int) -> Who:
    return Who(guest=f"guest-{n}")


@pytest.mark.parametrize(("people", "seats"), [(2, 2), (4, 2), (5, 2), (5, 3), (6, 3), (9, 4)])
def test_everybody_sits_once_in_each_round_and_meets_everybody(people: int, seats: int) -> None:
    for plan in (seatings.duplicate(people, seats, 3, Dealer(1)), seatings.round_robin(people, seats, Dealer(1))):
        for round in plan:
            sat = Counter(person for table in round for person in table if person >= 0)
            assert sat == Counter(range(people))
            assert all(len(table) == seats and any(person >= 0 for person in table) for table in round)
    assert all(len(round) >= 2 for round in seatings.duplicate(people, seats, 3, Dealer(1)))
    met = {pair for round in plan for table in round for pair in seatings.pairs(table)}
    assert met == set(combinations(range(people), 2))
    if seats == 2:
        assert len(plan) == people - 1 + people % 2, "nobody meets anybody twice"


def evening(people: int = 3, **more: Any) -> e.Evening:
    made = e.Evening("e", replace(TERMS, **more), "guest-0")
    for n in range(people):
        made = made.join(who(n), "Ana")
    return made


def start_of(table: Table) -> str:
    """What was dealt, however far it has been played."""
    match = table.begun().match
    return repr(Match.replay(match.record(), match.box, turns=0).position()["state"])


def test_who_may_do_what_before_it_begins() -> None:
    now = evening()
    assert [guest.name for guest in now.people] == ["Ana", "Ana 2", "Ana 3"]
    assert now.join(who(1), "x") == now
    for stranger in (who(1), Who()):
        with pytest.raises(Refusal, match="not-evening-host"):
            now.begin(stranger, new_id, 1)
        with pytest.raises(Refusal, match="not-evening-host"):
            now.end(stranger)
    with pytest.raises(Refusal, match="evening-alone"):
        now.leave(who(1)).leave(who(2)).begin(who(0), new_id, 1)
    begun = now.begin(who(0), new_id, 1)
    assert (begun.status, len(begun.rounds)) == (e.PLAYING, 2)
    with pytest.raises(Refusal, match="evening-begun"):
        begun.join(who(5), "x")
    with pytest.raises(Refusal, match="evening-begun"):
        begun.leave(who(1))
    with pytest.raises(Refusal, match="evening-begun"):
        begun.begin(who(0), new_id, 1)
    assert begun.end(who(0)).status == e.OVER, "nothing is being played yet"
    assert replace(begun, begun=1).end(who(0)).status == e.PLAYING


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_a_round_have_the_same_deal_and_those_of_a_round_robin_have_not(game: str) -> None:
    seats = 3
    for kind, alike in ((e.DUPLICATE, True), (e.ROUND_ROBIN, False)):
        now = evening(6, game=game, seats=seats, kind=kind, box="").begin(who(0), new_id, 7)
        tables = [table_of(now, 0, board, n) for n, board in enumerate(now.rounds[0].boards)]
        starts = {start_of(table) for table in tables}
        assert (len(starts) == 1) == alike
        assert all(table.sealed == alike for table in tables)
        again = [table_of(now, 0, board, n) for n, board in enumerate(now.rounds[0].boards)]
        assert [one.begun().match.position() for one in again] == [one.begun().match.position() for one in tables]


def test_standings_go_by_places_and_by_the_same_seat_elsewhere() -> None:
    boards = (
        e.Board("a", (0, -1), (30, 10), (0, 1)),
        e.Board("b", (1, -1), (20, 25), (1, 0)),
        e.Board("c", (2, -1), (20, 20), (0, 0)),
    )
    now = replace(evening(), rounds=(e.Round(boards, 1, True, True), e.Round(boards[:1], 2, True)), begun=2)
    first, *rest = e.standings(now)
    assert (first.person, first.compared, first.beaten) == (0, 1.0, 1.0)
    assert [(one.person, one.compared, one.beaten) for one in rest] == [(2, 0.25, 0.5), (1, 0.25, 0.0)]
    robin = replace(now, terms=replace(now.terms, kind=e.ROUND_ROBIN))
    assert [one.compared for one in e.standings(robin)] == [None] * 3
    assert [one.person for one in e.standings(robin)] == [0, 2, 1]


# -- looked after by a lobby ---------------------------------------------------------------------------------------


async def begun(here: Lobby, people: int = 3, **more: Any) -> e.Evening:
    made = await here.evenings.make(who(0), replace(TERMS, **more), "Ana", new_id)
    for n in range(1, people):
        await here.evenings.join(made.id, who(n), "Ana")
    return await here.evenings.begin(made.id, who(0), new_id)


async def finish(here: Lobby, table: str) -> Table:
    room = here.room(table)
    await room.change(lambda now: play(now, Dealer(3)) if now.status != OVER else now)
    return room.table


def test_an_evening_goes_from_round_to_round_and_opens_each_when_all_have_done(tmp_path: Path) -> None:
    async def work() -> None:
        here = lobby(tmp_path)
        now = await begun(here)
        for number in range(2):
            assert (now.current, now.rounds[number].laid) == (number, True)
            first, *others = [board.table for board in now.rounds[number].boards]
            table = await finish(here, first)
            await here.evenings.go_on(now.id)
            assert here.evenings.found(now.id).current == number, "others still play"
            closed(here, table)
            assert here.store.outcomes_of(first) == []
            for other in others:
                await finish(here, other)
            await here.evenings.go_on(now.id)
            now = here.evenings.found(now.id)
            assert not here.room(first).table.sealed
            assert len(here.store.outcomes_of(first)) == 2
            assert forks.may_see_all(here.room(first).table, Who(guest="x"))
        assert (now.status, here.store.evenings_on()) == (e.OVER, [])
        assert all(one.played == 2 and one.compared is not None for one in e.standings(now))
        await here.close()

    run(work)


def closed(here: Lobby, table: Table) -> None:
    """Of a finished table whose deal others still play its players see what is theirs, and others nothing."""
    mine = next(chair.guest for chair in table.chairs if chair.guest)
    assert (table.status, table.sealed) == (OVER, True)
    for stranger in (who(9), Who(), *[who(n) for n in range(3) if not table.seats_of(who(n))]):
        with pytest.raises(Refusal, match="sealed"):
            table.check_welcome(stranger)
        with pytest.raises(Refusal, match="sealed"):
            forks.eyes(table, stranger, NOBODY)
    me = Who(guest=mine)
    other = next(seat for seat in range(len(table.chairs)) if seat not in table.seats_of(me))
    with pytest.raises(Refusal, match="not-your-seat"):
        forks.eyes_back(table, me, other, 1)
    with pytest.raises(Refusal, match="no-watchers"):
        forks.fork(table, me, None, 1, "f", 1, shared=True).check_welcome(who(9))
    with pytest.raises(Refusal, match="no-record"):
        recorded(here.store, here.room(table.id), me)
    with pytest.raises(Refusal, match="sealed"):
        lead(table, me, None, Lead(turn=1, tag="t"))


def test_two_who_lay_the_same_tables_are_one_too_many_and_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Two processes find a round without tables in the same moment; what is truly not kept is laid later."""

    async def work() -> None:
        here, there = lobby(tmp_path), lobby(tmp_path)
        made = await here.evenings.make(who(0), TERMS, "Ana", new_id)
        await here.evenings.join(made.id, who(1), "Eva")
        now = await here.evenings.change(made.id, lambda now: now.begin(who(0), new_id, 5))
        with monkeypatch.context() as broken:
            broken.setattr(here.store, "write", not_kept)
            with pytest.raises(Refusal, match="not-kept"):
                await here.evenings.go_on(made.id)
            assert not here.evenings.found(made.id).rounds[0].laid
        assert "was not kept" in caplog.text
        caplog.clear()
        await here.make(table_of(now, 0, now.rounds[0].boards[0], 0))
        with monkeypatch.context() as before:
            before.setattr(there.store, "table", lambda table: None)  # they looked a moment earlier
            await there.evenings.go_on(made.id)
        assert here.evenings.found(made.id).rounds[0].laid
        assert [record.message for record in caplog.records] == []
        assert all(here.room(board.table).table.status == "playing" for board in now.rounds[0].boards)
        await here.close()
        await there.close()

    run(work)


def not_kept(update: Update, change: str = "") -> "Future[None]":
    refused: Future[None] = Future()
    refused.set_exception(StoreError("the disk is full"))
    return refused


def test_an_evening_goes_on_after_a_crash_wherever_it_came(tmp_path: Path) -> None:
    async def work() -> None:
        here = lobby(tmp_path)
        made = await here.evenings.make(who(0), TERMS, "Ana", new_id)
        for n in (1, 2):
            await here.evenings.join(made.id, who(n), "Eva")
        # The seats are drawn and one table is made; then everything stops.
        now = await here.evenings.change(made.id, lambda now: now.begin(who(0), new_id, 5))
        await here.make(table_of(now, 0, now.rounds[0].boards[0], 0))
        await here.close()
        here = lobby(tmp_path)
        await here.evenings.go_on(made.id)
        now = here.evenings.found(made.id)
        tables = [here.room(board.table).table for board in now.rounds[0].boards]
        starts = {start_of(table) for table in tables}
        assert (now.rounds[0].laid, len(starts)) == (True, 1)
        for board in now.rounds[0].boards:
            await finish(here, board.table)
        await here.close()
        here = lobby(tmp_path)
        # A table that whoever runs the server removes holds nobody up.
        await here.evenings.go_on(made.id)
        await here.evenings.go_on(made.id)
        now = here.evenings.found(made.id)
        assert (now.current, now.rounds[1].laid) == (1, True)
        await asyncio.wrap_future(here.store.forget(now.rounds[1].boards[0].table))
        await finish(here, now.rounds[1].boards[1].table)
        await here.close()
        here = lobby(tmp_path)
        await here.evenings.go_on(made.id)
        now = here.evenings.found(made.id)
        assert now.status == e.OVER
        assert [bool(board.scores) for board in now.rounds[1].boards] == [False, True]
        await here.close()

    run(work)


def test_the_forgotten_leave_evenings_and_play_no_more(tmp_path: Path) -> None:
    async def work() -> None:
        here = lobby(tmp_path)
        now = await begun(here)
        from fogline.table.myself import forget

        await forget(here, who(1))
        now = here.evenings.found(now.id)
        assert [guest.key for guest in now.people] == ["guest-0", "", "guest-2"]
        assert here.evenings.of(who(1)) == []
        for board in now.rounds[0].boards:
            await finish(here, board.table)
        await here.evenings.go_on(now.id)
        await here.evenings.go_on(now.id)
        for board in here.evenings.found(now.id).rounds[1].boards:
            assert all(chair.guest or chair.bot for chair in here.room(board.table).table.chairs)
        await here.close()

    run(work)
