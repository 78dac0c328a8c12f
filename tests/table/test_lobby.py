"""The lobby: tables live, are kept, come back, and lead to other tables."""

import asyncio
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.table import stored_table
from fogline.table.recorded import recorded
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.settings import Bank
from fogline.table.store.base import Update
from fogline.table.store.sql import Statement
from fogline.table.store.sqlite import SqliteStore
from fogline.table.table import Table
from tests.in_turn import one_game
from tests.table.lodging import ME, answer, every_game, play_to_the_end, seated
from tests.table.shelf import disk
from tests.table.sitting import GAMES, guest, lobby, run, same_match, seats_for, table, until


@every_game
def test_a_person_and_bots_play_a_whole_game(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        room = await seated(house, game, "p" + "b" * (seats_for(game) - 1))
        await room.change(lambda table: table.start(ME, 1))
        await play_to_the_end(room, ME, Dealer(1))
        match = room.table.playing().match
        assert match.result is not None
        await house.close()
        # As it was after closing, and as anybody may see it: the record tells the same game.
        again = lobby(tmp_path)
        again.open()
        found = again.room(room.table.id)
        assert same_match(found.table.playing().match, match)
        assert recorded(again.store, found, guest(9)) == match.record(last=True)
        await again.close()

    run(work)


@one_game("investors")
def test_bots_go_on_after_a_restart(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        room = await seated(house, game, "p" + "b" * (seats_for(game) - 1))
        await room.change(lambda table: table.start(ME, 1))
        await house.close()
        # The person comes back only to leave the rest to bots.
        again = lobby(tmp_path)
        again.open()
        found = again.room(room.table.id)
        await found.change(lambda table: table.leave(ME, 0))
        for _ in range(12_000):
            if found.table.status == "over":
                break
            await asyncio.sleep(0.01)
        assert found.table.status == "over"
        await again.close()

    run(work)


@every_game
def test_the_same_words_twice_are_done_once(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        room = await seated(house, game, "p" * seats_for(game))
        await room.change(lambda table: table.start(ME, 1))
        seat = room.table.playing().match.waiting[0]
        action = room.table.playing().match.legal_ids(seat)[0]
        said = [
            await room.change(lambda table: table.act(ME, seat, None, action, True), seat, "me", "n1") for _ in range(3)
        ]
        assert len(set(said)) == 1
        total = room.table.playing().revision + len(room.table.playing().steps(seat))
        assert total == 1
        # Also after a restart.
        again = lobby(tmp_path)
        again.open()
        found = again.room(room.table.id)
        assert await found.change(lambda table: table.act(ME, seat, None, action, True), seat, "me", "n1") == said[0]
        assert found.table.playing().revision + len(found.table.playing().steps(seat)) == 1
        await again.close()
        await house.close()

    run(work)


def test_what_is_not_kept_did_not_happen(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        game = GAMES[0]
        house = lobby(tmp_path)
        room = await seated(house, game, "p" * seats_for(game))
        await room.change(lambda table: table.start(ME, 1))
        before = room.table
        # Somebody else has written the next line of this log: the compare-and-swap refuses ours.
        other = SqliteStore(tmp_path / "fogline.db")
        other.run([Statement("INSERT INTO turns VALUES (?, 1, 0, 'x', '[]', -1, NULL)", (before.id,))]).result(10)
        other.close()
        with pytest.raises(Refusal, match="not-kept"):  # noqa: PT012
            for _ in range(20):
                await answer(room, ME, room.table.playing().match.waiting[0], room.table.playing(), Dealer(1))
        assert room.table.playing().revision == 0
        await house.close()

    run(work)


def test_who_leaves_in_the_middle_of_a_change_leaves_it_finished(tmp_path: Path) -> None:
    """Cancelled at any moment, what is on the disk is what is shown."""

    async def work() -> None:
        house = lobby(tmp_path)
        room = await seated(house, GAMES[0], "po" + "b" * (seats_for(GAMES[0]) - 2))
        for n in range(30):
            naming = asyncio.ensure_future(room.change(partial(Table.rename, who=ME, seat=0, name=f"Name {n}")))
            for _ in range(n % 5):
                await asyncio.sleep(0)
            naming.cancel()
        await room.change(lambda table: table)
        kept = stored_table.load(house.store, room.table.id)
        assert kept is not None
        assert kept.chairs == room.table.chairs
        assert room.table.chairs[0].name != "Ana"
        await house.close()

    run(work)


def test_the_lobby_lists_what_is_listed_and_what_is_mine(tmp_path: Path) -> None:
    async def work() -> None:
        game = GAMES[0]
        house = lobby(tmp_path)
        shown = await seated(house, game, "po" + "b" * (seats_for(game) - 2))
        hidden = await seated(house, game, "po" + "b" * (seats_for(game) - 2), listed=False)
        assert {table.id for table in house.tables(guest(9))} == {shown.table.id}
        assert {table.id for table in house.tables(ME)} == {shown.table.id, hidden.table.id}
        with pytest.raises(Refusal, match="unknown-table"):
            house.room("nowhere")
        # When memory is full, tables that sleep are put away; they are there again when somebody comes.
        house.most_tables = 2
        third = await seated(house, game, "po" + "b" * (seats_for(game) - 2))
        assert len(house._rooms) == 2
        assert {table.id for table in house.tables(ME)} == {shown.table.id, hidden.table.id, third.table.id}
        assert house.room(shown.table.id).table == shown.table
        for room in (third, house.room(shown.table.id), house.room(hidden.table.id)):
            room.watchers.add(asyncio.Event())
        with pytest.raises(Refusal, match="too-many-tables"):
            await seated(house, game, "po" + "b" * (seats_for(game) - 2))
        await house.close()

    run(work)


def test_finished_tables_are_listed_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        game = GAMES[0]
        house = lobby(tmp_path)
        room = await seated(house, game, "p" + "b" * (seats_for(game) - 1))
        await room.change(lambda table: table.start(ME, 1))
        await room.change(lambda table: table.leave(ME, 0))
        for _ in range(12_000):
            if room.table.status == "over":
                break
            await asyncio.sleep(0.01)
        await house.close()
        again = lobby(tmp_path)
        again.open()
        assert again.tables(ME) == []
        found, older = again.past(ME)
        assert ([table.id for table in found], older) == ([room.table.id], "")
        assert again.past(guest(9)) == ([], "")
        await again.close()

    run(work)


def test_a_table_of_a_game_that_is_gone_stops_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        game = GAMES[0]
        house = lobby(tmp_path)
        lost = await seated(house, game, "p" * seats_for(game))
        kept = await seated(house, game, "p" * seats_for(game))
        sql = "UPDATE matches SET table_json = replace(table_json, ?, 'atlantis'), due = 0 WHERE id = ?"
        disk(house).run([Statement(sql, (game, lost.table.id))]).result(10)
        await house.close()
        again = lobby(tmp_path)
        again.open()
        assert [table.id for table in again.tables(ME)] == [kept.table.id]
        await until(lambda: "atlantis" in caplog.text)
        await again.close()

    run(work)


def test_time_runs_out_and_the_bot_plays_on(tmp_path: Path) -> None:
    async def work() -> None:
        game = GAMES[0]
        house = lobby(tmp_path)
        bank = Bank(0.3, pause_when_gone=False)
        room = await seated(house, game, "p" + "b" * (seats_for(game) - 1), bank=bank)
        await room.change(lambda table: table.start(ME, 1))
        await until(lambda: room.table.status == "over")
        assert room.table.chairs[0].away
        with pytest.raises(Refusal, match="out-of-time"):
            room.table.come_back(ME, 0)
        await house.close()

    run(work)


def test_a_table_that_cannot_be_kept_is_not_made(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        disk(house).run([Statement("ALTER TABLE boxes RENAME TO elsewhere")]).result(10)
        with pytest.raises(Refusal, match="not-kept"):
            await seated(house, GAMES[0], "p" * seats_for(GAMES[0]))
        assert house.tables(ME) == []
        disk(house).run([Statement("ALTER TABLE elsewhere RENAME TO boxes")]).result(10)
        await seated(house, GAMES[0], "p" * seats_for(GAMES[0]))
        await house.close()

    run(work)
    assert "was not kept" in caplog.text


def test_looking_at_old_tables_does_not_fill_the_memory(tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        made = [(await seated(house, GAMES[0], "p" * seats_for(GAMES[0]))).table.id for _ in range(12)]
        await house.close()
        again = lobby(tmp_path)
        again.most_tables = 4
        for table_id in made * 2:
            assert again.room(table_id).table.id == table_id
            assert len(again._rooms) <= 4
        await again.close()

    run(work)


@one_game("rebuild")
def test_a_table_found_on_the_disk_before_its_maker_goes_on_has_one_room(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In two rooms it would have its bots twice, and closing would end one of them only."""

    async def work() -> None:
        house = lobby(tmp_path)
        made = table(game, "b" * seats_for(game))
        write = house.store.write
        found: list[Room] = []

        def look_around_at_once(update: Update, change: str = "") -> "Future[None]":
            written = write(update, change)
            if not found:
                written.result(60)
                found.append(house.room(made.id))
            return written

        monkeypatch.setattr(house.store, "write", look_around_at_once)
        room = await house.make(made)
        assert found == [room]
        assert house.room(made.id) is room
        await house.close()

    run(work)
