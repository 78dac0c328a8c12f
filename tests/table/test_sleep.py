"""Idle tables sleep whatever their clock says, honest ones always wake, and one's own are always found."""

import asyncio
import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.table import lobby as lobbies
from fogline.table import stored_table
from fogline.table.bots import Moment
from fogline.table.lobby import Lobby, Wish
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.settings import Bank, Settings
from fogline.table.store.sql import MINE, Statement
from fogline.table.store.sqlite import SqliteStore
from tests.table.lodging import ME, seated
from tests.table.shelf import UNNUMBERED, disk
from tests.table.sitting import GAMES, guest, lobby, play, run, seats_for, table, until

GAME = GAMES[0]
SEATS = seats_for(GAME)
ENDLESS = Bank(1_000_000, pause_when_gone=False)


async def people(house: Lobby, who: Who, bank: Bank | None = None) -> Room:
    """A table of one person's, started: it waits for them."""
    wishes = [Wish("person", f"P{seat}") for seat in range(SEATS)]
    room, _ = await house.create(who, Settings(GAME, bank=bank, listed=False), wishes, start=True)
    return room


def test_v4_one_stranger_locks_nobody_out(tmp_path: Path) -> None:
    """Tables whose clock runs for eleven days with nobody there, many more than the memory holds."""

    async def work() -> None:
        house = lobby(tmp_path)
        house.most_tables = 40
        honest = [await people(house, ME, bank) for bank in (None, Bank(500), ENDLESS)]
        for n in range(3 * house.most_tables):
            await people(house, Who(f"stranger-{n}"), ENDLESS)
        assert len(house._rooms) <= house.most_tables
        assert not {room.table.id for room in honest} & set(house._rooms)
        # Who comes back finds their tables in the list and opens them; who is new makes one.
        assert {table.id for table in house.tables(ME)} == {room.table.id for room in honest}
        for room in honest:
            assert house.room(room.table.id).table.chairs[0].name == "P0"
        await people(house, guest(7))
        assert len(house._rooms) <= house.most_tables
        await house.close()

    run(work)


def test_v4_who_comes_back_gets_in_even_where_every_table_is_watched(tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        house.most_tables = 3
        mine = await people(house, ME)
        for n in range(4):
            (await people(house, guest(n))).watchers.add(asyncio.Event())
            if len(house._rooms) == house.most_tables and mine.table.id not in house._rooms:
                break
        with pytest.raises(Refusal, match="too-many-tables"):
            await people(house, guest(9))
        assert house.room(mine.table.id).table.id == mine.table.id
        await house.close()

    run(work)


def test_tables_at_which_only_bots_play_keep_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They make way for whoever comes, and play on when there is room again."""
    monkeypatch.setattr(lobbies, "ROUND", 0.05)

    async def work() -> None:
        house = lobby(tmp_path)
        house.most_tables = 3
        thinking = asyncio.Event()

        async def slow(moment: Moment, mind: str) -> int:
            await thinking.wait()
            return moment.legal[0]

        monkeypatch.setattr(house.thinkers, "choose", slow)
        house.open()
        for n in range(3):
            await house.create(guest(n), Settings(GAME), [Wish("bot")] * SEATS, start=True)
        before = set(house._rooms)
        mine = [await people(house, ME) for _ in range(2)]
        for room in mine:
            room.watchers.add(asyncio.Event())
        assert len(house._rooms) == house.most_tables
        thinking.set()
        for _ in range(2):
            mine.pop().watchers.clear()
        await until(lambda: {row.id for row in house.store.catalogue("over")} == before)
        await house.close()

    run(work)


def test_v4_a_flag_falls_at_a_sleeping_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It wakes for it, a bot plays on, and the time it slept has been charged."""
    monkeypatch.setattr(lobbies, "ROUND", 0.05)

    async def work() -> None:
        house = lobby(tmp_path)
        house.most_tables = 1
        house.open()
        room = await people(house, ME, Bank(1.5, pause_when_gone=False))
        table_id = room.table.id
        await people(house, guest(1))
        assert table_id not in house._rooms
        for _ in range(6000):
            if table_id in house._rooms and any(chair.away for chair in house._rooms[table_id].table.chairs):
                break
            await asyncio.sleep(0.01)
        assert any(chair.away for chair in house.room(table_id).table.chairs)
        await house.close()

    run(work)


def test_v4_a_clock_that_slept_shows_and_charges_the_time_it_slept(tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        house.most_tables = 1
        room = await people(house, ME, ENDLESS)
        seat = room.table.playing().match.waiting[0]
        await people(house, guest(1))
        house._opened -= 2000
        disk(house).run([Statement("UPDATE matches SET charged = charged - 1000, due = due - 1000")]).result(60)
        awake = house.room(room.table.id)
        left = awake.on_the_clock().chairs[seat].time_left
        assert left is not None
        assert left == pytest.approx(1_000_000 - 1000, abs=60)
        assert awake._flag is not None
        assert awake._flag.when() - time.monotonic() == pytest.approx(1_000_000 - 1000, abs=60)
        await awake.change(lambda table: table)
        assert awake.table.chairs[seat].time_left == pytest.approx(1_000_000 - 1000, abs=60)
        await house.close()

    run(work)


def test_v4_waking_and_sleeping_again_and_again_leaves_nothing_behind(tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        house.most_tables = 2
        made = [(await people(house, ME, ENDLESS)).table.id for _ in range(4)]
        for n in range(400):
            house.room(made[n % 4])
        assert set(house._used) == set(house._rooms)
        await house.close()

    run(work)


def test_v4_a_room_that_was_put_away_writes_nothing_more(tmp_path: Path) -> None:
    """Whoever still holds it comes too late: the table may be in another room, and a match has one writer."""

    async def work() -> None:
        house = lobby(tmp_path)
        house.most_tables = 1
        room = await people(house, ME, ENDLESS)
        # What waits for its turn keeps a table awake.
        changing = asyncio.ensure_future(room.change(lambda table: table))
        await asyncio.sleep(0)
        assert not room.asleep
        await changing
        await people(house, guest(1))
        awake = house.room(room.table.id)
        with pytest.raises(Refusal, match="not-kept"):
            await room.change(lambda table: table.leave(ME, 0))
        await room.disconnect(0)
        assert room._flag is None
        assert not stored_table.load(house.store, room.table.id).chairs[0].away  # type: ignore[union-attr]
        await awake.change(lambda table: table.leave(ME, 0))
        await house.close()

    run(work)


def test_v4_unfinished_tables_of_one_guest_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        house.most_each = 3
        for _ in range(2):
            await people(house, ME)
        await seated(house, GAME, "b" * SEATS)
        mine = next(room for room in house._rooms.values() if room.table.status == "playing")
        for attempt in (people(house, ME), seated(house, GAME, "p" * SEATS), house.fork(mine, ME, None, None)):
            with pytest.raises(Refusal, match="too-many-of-yours"):
                await attempt
        # Others are not kept from anything, a finished one makes room, and tomorrow is another day.
        await people(house, guest(1))
        await mine.change(lambda table: play(table, Dealer(1)))
        await people(house, ME)
        with pytest.raises(Refusal, match="too-many-of-yours"):
            await people(house, ME)
        monkeypatch.setattr(lobbies, "DAY", -10)
        await people(house, ME)
        await house.close()

    run(work)


def test_ones_own_finished_games_are_found_however_many_others_there_are(tmp_path: Path) -> None:
    """The newest at once, and page by page all of them: by guest and by token, also in a file without an index."""

    async def work() -> None:
        house = lobby(tmp_path)
        over = play(table(GAME, "p" * SEATS, 1), Dealer(1))
        mine = []
        for n in range(70):
            room = await house.make(replace(over, id=f"mine-{n:02}"))
            mine.append(room.table.id)
        strangers = tuple(replace(chair, guest="other", token_hash="x") for chair in over.chairs)
        for n in range(250):
            await house.make(replace(over, id=f"other-{n}", chairs=strangers, host="other"))
        unfinished = await people(house, ME)
        check(house, mine)
        assert [table.id for table in house.tables(ME)] == [unfinished.table.id]
        await house.close()
        # As an older Fogline left it.
        db = sqlite3.connect(tmp_path / "fogline.db")
        db.executescript(";".join(("DROP TABLE holders", "ALTER TABLE matches DROP COLUMN brief", *UNNUMBERED)))
        db.close()
        again = lobby(tmp_path)
        check(again, mine)
        await again.close()

    def check(house: Lobby, mine: list[str]) -> None:
        for who in (ME, Who(token="token-0")):
            found: list[str] = []
            before, pages = "", 0
            while pages == 0 or before:
                tables, before = house.past(who, before)
                assert len(tables) <= lobbies.MOST_PAST
                assert all(table.status == "over" and table.ending for table in tables)
                found += [table.id for table in tables]
                pages += 1
            assert sorted(found) == mine
            assert pages == 3
        assert house.past(guest(9)) == house.past(Who()) == ([], "")
        assert house.past(ME, "other-1") == house.past(ME, "nowhere") == ([], "")

    run(work)


def test_a_table_changes_hands_and_status_and_the_index_follows(tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        room = await seated(house, GAME, "po" + "b" * (SEATS - 2))
        eva = guest(5)
        await room.change(lambda t: t.join(eva, None, "Eva", "key")[0])
        assert [table.id for table in house.tables(eva)] == [room.table.id]
        sql = "SELECT count(*) FROM holders WHERE who = ?"
        await room.change(lambda t: t.leave(eva, None))
        assert disk(house).read(sql, (eva.guest,)) == [(0,)]
        await room.change(lambda t: t.fill(ME, "random").start(ME, 1))
        await room.change(lambda t: play(t, Dealer(1)))
        assert (house.tables(ME), len(house.past(ME)[0])) == ([], 1)
        assert house.past(ME)[0][0].brief == room.table.brief._replace(status="over")
        # Alone, even the end can be taken back.
        await room.change(lambda t: t.undo(ME, 0))
        assert (len(house.tables(ME)), house.past(ME)) == (1, ([], ""))
        await house.close()

    run(work)


def test_a_poll_of_the_lobby_reads_few_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many games a visitor or everybody else has finished."""

    async def work() -> None:
        house = lobby(tmp_path)
        over = play(table(GAME, "p" * SEATS, 1), Dealer(1))
        for n in range(100):
            await house.make(replace(over, id=f"mine-{n:02}"))
        rows: list[int] = []
        read = SqliteStore.read

        def counted(store: SqliteStore, sql: str, values: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
            found = read(store, sql, values)
            rows.append(len(found))
            return found

        monkeypatch.setattr(SqliteStore, "read", counted)
        for who, most in ((guest(9), 0), (Who(), 0), (ME, lobbies.MOST_PAST + 1)):
            rows.clear()
            house.tables(who)
            house.past(who)
            assert sum(rows) <= most
        plan = str(read(disk(house), f"EXPLAIN QUERY PLAN {MINE}", ("x", 1, 0, "", 5)))
        assert "SCAN" not in plan
        assert "TEMP B-TREE" not in plan
        monkeypatch.undo()
        await house.close()

    run(work)
