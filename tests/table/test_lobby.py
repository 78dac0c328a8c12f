"""The lobby: tables live, are kept, come back, and lead to other tables."""

import asyncio
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import RecordError
from fogline.table.flow import Flow
from fogline.table.lobby import Lobby, Wish
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.settings import Bank, Settings
from fogline.table.store import Store
from tests.table.sitting import GAMES, guest, hides, lobby, run, same_match, seats_for

every_game = pytest.mark.parametrize("game", GAMES)
ME = guest(0)


def wishes(game: str, kinds: str) -> list[Wish]:
    made = {"p": Wish("person", "Ana"), "b": Wish("bot", bot="random"), "o": Wish()}
    return [made[kind] for kind in kinds]


async def seated(house: Lobby, game: str, kinds: str, **wanted: object) -> Room:
    room, _ = await house.create(ME, Settings(game, **wanted), wishes(game, kinds))  # type: ignore[arg-type]
    return room


async def play_to_the_end(room: Room, who: Who, dice: Dealer) -> None:
    """One person's part of a game with bots."""
    news = asyncio.Event()
    room.watchers.add(news)
    while room.table.status == "playing":
        flow = room.table.playing()
        mine = [seat for seat in room.table.seats_of(who) if flow.awaits(seat)]
        if not mine:
            news.clear()
            await asyncio.wait_for(news.wait(), 10)
            continue
        await answer(room, who, mine[0], flow, dice)
    room.watchers.discard(news)


async def answer(room: Room, who: Who, seat: int, flow: Flow, dice: Dealer) -> None:
    if flow.complete(seat):
        await room.change(lambda table: table.confirm(who, seat, None))
        return
    legal = flow.seen_by(seat).legal_ids(seat)
    action = legal[dice.below(len(legal))]
    await room.change(lambda table: table.act(who, seat, None, action, False))


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
        assert again.record(found, guest(9)) == match.record()
        await again.close()

    run(work)


@every_game
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
        for _ in range(2000):
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
        other = Store(tmp_path / "fogline.db")
        other.write([("INSERT INTO turns VALUES (?, 1, 0, 'x', '[]', -1)", (before.id,))]).result(10)
        other.close()
        with pytest.raises(Refusal, match="not-kept"):  # noqa: PT012
            for _ in range(20):
                await answer(room, ME, room.table.playing().match.waiting[0], room.table.playing(), Dealer(1))
        assert room.table.playing().revision == 0
        await house.close()

    run(work)


@every_game
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
        for _ in range(2000):
            if room.table.status == "over":
                break
            await asyncio.sleep(0.01)
        again, mine = await house.rematch(room, ME)
        same, theirs = await house.rematch(room, Who(token="key-1"))
        assert again is same
        assert room.table.next == again.table.id
        assert again.table.names == room.table.names
        assert again.table.seats_of(Who(token=theirs[1])) == (1,)
        assert again.table.seats_of(Who(token="key-1")) == ()
        assert again.table.seats_of(Who(token=mine[0])) == (0,)
        assert again.table.seats_of(Who(token=tokens[0])) == ()
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
        for _ in range(2000):
            if room.table.status == "over":
                break
            await asyncio.sleep(0.01)
        record = house.record(room, guest(9))
        brought = await house.bring(guest(5), record.dumps(), "")
        assert brought.table.status == "over"
        assert house.record(brought, guest(9)) == record
        turn = len(record.turns) // 2
        fork = await house.fork(room, guest(5), None, turn)
        assert fork.table.playing().match.record().turns == record.turns[:turn]
        assert len(fork.table.seats_of(guest(5))) == seats_for(game)
        assert fork.table.undo_is_free
        assert not fork.table.needs_confirm
        with pytest.raises(Refusal, match="no-fork"):
            await house.fork(room, guest(5), None, len(record.turns) + 1)
        with pytest.raises(RecordError):
            await house.bring(guest(5), record.dumps().replace('"seats": ', '"seats": 1'), "")
        await house.close()

    run(work)


def hidden(flow: Flow, seat: int) -> bool:
    """Whether this seat is asked while something is hidden from it."""
    game, view = flow.match.game, flow.match.view(seat)
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
            house.record(room, ME)
        news = asyncio.Event()
        room.watchers.add(news)
        while room.table.status == "playing" and not hidden(room.table.playing(), 0):
            news.clear()
            if room.table.playing().awaits(0):
                await answer(room, ME, 0, room.table.playing(), Dealer(1))
            else:
                await asyncio.wait_for(news.wait(), 10)
        moment = room.table.playing().match
        seen, others = moment.view(0), set()
        for _ in range(12):
            fork = await house.fork(room, ME, 0, len(moment.turns))
            forked = fork.table.playing().match
            assert forked.view(0) == seen
            others.add(str(forked.position()))
        assert len(others) > 1 or not hides(game)
        spectated = await house.fork(room, guest(8), None, len(moment.turns))
        assert spectated.table.playing().match.view() == moment.view()
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
        assert len(house.tables(ME)) == 2
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
        for _ in range(2000):
            if room.table.status == "over":
                break
            await asyncio.sleep(0.01)
        await house.close()
        again = lobby(tmp_path)
        again.open()
        assert again.tables(ME) == []
        assert [table.id for table in again.past(ME)] == [room.table.id]
        assert again.past(guest(9)) == []
        await again.close()

    run(work)


def test_a_table_of_a_game_that_is_gone_stops_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        game = GAMES[0]
        house = lobby(tmp_path)
        lost = await seated(house, game, "p" * seats_for(game))
        kept = await seated(house, game, "p" * seats_for(game))
        sql = "UPDATE matches SET table_json = replace(table_json, ?, 'atlantis') WHERE id = ?"
        house.store.write([(sql, (game, lost.table.id))]).result(10)
        await house.close()
        again = lobby(tmp_path)
        again.open()
        assert [table.id for table in again.tables(ME)] == [kept.table.id]
        await again.close()

    run(work)
    assert "atlantis" in caplog.text


def test_time_runs_out_and_the_bot_plays_on(tmp_path: Path) -> None:
    async def work() -> None:
        game = GAMES[0]
        house = lobby(tmp_path)
        bank = Bank(0.3, pause_when_gone=False)
        room = await seated(house, game, "p" + "b" * (seats_for(game) - 1), bank=bank)
        await room.change(lambda table: table.start(ME, 1))
        for _ in range(1500):
            if room.table.status == "over":
                break
            await asyncio.sleep(0.01)
        assert room.table.status == "over"
        assert room.table.chairs[0].away
        with pytest.raises(Refusal, match="out-of-time"):
            room.table.come_back(ME, 0)
        await house.close()

    run(work)


def test_a_clock_waits_for_who_is_not_there(tmp_path: Path) -> None:
    async def work() -> None:
        game = GAMES[0]
        house = lobby(tmp_path)
        room = await seated(house, game, "p" * seats_for(game), bank=Bank(0.2))
        await room.change(lambda table: table.start(ME, 1))
        await asyncio.sleep(0.5)
        assert not any(chair.away for chair in room.table.chairs)
        seat = room.table.playing().match.waiting[0]
        await room.connect(seat)
        await asyncio.sleep(0.5)
        assert room.table.chairs[seat].away
        await house.close()

    run(work)
