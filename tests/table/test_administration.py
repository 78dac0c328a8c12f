"""What whoever runs a club does to its tables, beside a lobby that serves them, on every store."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import games
from fogline.table import administration, leaving, stored_table
from fogline.table.bots import Thinkers
from fogline.table.lobby import Lobby
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.rules_change import agree
from fogline.table.scene import Look, scene
from fogline.table.session import Session
from fogline.table.settings import Bank
from fogline.table.store import open_store
from fogline.table.store.sql import SqlStore, Statement
from fogline.table.store_check import check
from fogline.table.table import Table
from tests.table.lodging import ME, seated
from tests.table.newer import install, raised
from tests.table.sitting import GAMES, guest, people, play, run, seats_for, table, until

GAME = GAMES[0]
SEATS = seats_for(GAME)


class Club:
    """A lobby that serves, and a store that was opened beside it as an operator's command does."""

    def __init__(self, place: Path | str) -> None:
        self.lobby = Lobby(open_store(place), Thinkers(1))
        self.lobby.open()
        beside = open_store(place, beside=True)
        assert isinstance(beside, SqlStore)
        self.beside = beside

    async def close(self) -> None:
        self.beside.close()
        await self.lobby.close()

    async def table(self, kinds: str = "p" * SEATS, **wanted: object) -> Room:
        room = await seated(self.lobby, GAME, kinds, **wanted)
        await room.change(lambda now: now.start(ME, 1))
        return room


def test_a_table_that_is_ended_is_over_for_everybody_who_looks(place: Path | str) -> None:
    async def work() -> None:
        club = Club(place)
        room = await club.table()
        async with Session(club.lobby, room, ME, "en", 0) as session:
            scenes = session.scenes()
            assert (await anext(scenes)).status == "playing"
            administration.end(club.beside, room.table.id)
            shown = await anext(scenes)
            assert (shown.status, shown.legal, shown.waiting, shown.outcome) == ("over", [], [], None)
            assert "has ended this table" in shown.sentence
        seat = room.table.playing().match.waiting[0] if not room.table.stopped else 0
        with pytest.raises(Refusal, match="stopped"):
            await room.change(lambda now: now.act(ME, seat, None, 0, False))
        for wrong in ("match-over", "unknown-table"):
            with pytest.raises(Refusal, match=wrong):
                administration.end(club.beside, room.table.id if wrong == "match-over" else "nowhere")
        assert [one.status for one in administration.tables(club.beside, status="over")] == ["over"]
        assert not check(club.beside).faults
        assert [card.status for card in club.lobby.past(ME)[0]] == ["over"]
        await club.close()

    run(work)


def test_what_was_drafted_and_asked_at_an_ended_table_is_gone() -> None:
    now = play(table(GAME, people(GAME)), Dealer(2), lambda t: t.playing().count.turns > SEATS)
    ended = leaving.stop(now)
    assert not ended.flow.drafts  # type: ignore[union-attr]
    assert ended.waiting == ()
    told = scene(ended, guest(0), Look(0))
    assert (told.legal, told.confirm, told.order, told.undo.can) == ([], "no", None, "no")
    with pytest.raises(Refusal, match="not-started"):
        leaving.stop(Table("t", now.settings, now.chairs, now.host))


def test_a_table_that_is_removed_is_gone_and_those_who_look_are_told(place: Path | str) -> None:
    async def work() -> None:
        club = Club(place)
        room = await club.table()
        async with Session(club.lobby, room, ME, "en", 0) as session:
            scenes = session.scenes()
            await anext(scenes)
            administration.remove(club.beside, room.table.id)
            with pytest.raises(Refusal, match="removed"):
                await anext(scenes)
        with pytest.raises(Refusal, match="removed"):
            await room.change(lambda now: now.leave(ME, 0))
        with pytest.raises(Refusal, match="unknown-table"):
            club.lobby.room(room.table.id)
        with pytest.raises(Refusal, match="unknown-table"):
            administration.remove(club.beside, room.table.id)
        assert not check(club.beside).faults, "nothing of it is left"
        await club.close()

    run(work)


def test_a_seat_that_is_given_is_the_new_persons_and_the_old_one_is_told(place: Path | str) -> None:
    async def work() -> None:
        club = Club(place)
        room = await club.table("p" + "b" * (SEATS - 1))
        _, token = administration.give(club.beside, room.table.id, 0, "Eva")
        await until(lambda: room.table.names[0] == "Eva")
        assert room.table.seats_of(ME) == ()
        for said in (lambda now: now.leave(ME, 0), lambda now: now.leave(ME, None)):
            with pytest.raises(Refusal, match="seat-given"):
                await room.change(said)
        told = [line.text for line in scene(room.table, ME, Look()).log if line.key == "seat-given"]
        assert len(told) == 1
        assert told[0].startswith("Eva plays here from now on")
        eva = Who("eva", token)
        await room.change(lambda now: leaving.claim(now, eva, "fresh"))
        assert room.table.seats_of(Who("eva")) == room.table.seats_of(Who(token="fresh")) == (0,)
        assert room.table.seats_of(Who(token=token)) == (), "the link is used up"
        assert room.table.host == "eva", "with the host's seat goes what a host may do"
        again = room.table
        await room.change(lambda now: leaving.claim(now, eva, "other"))
        assert room.table.chairs == again.chairs, "who opens the link once more has the seat already"
        with pytest.raises(Refusal, match="link-used"):
            await room.change(lambda now: leaving.claim(now, Who("zoe", token), "other"))
        assert not check(club.beside).faults
        assert [one.id for one in club.lobby.tables(Who("eva"))] == [room.table.id]
        assert [one.id for one in club.lobby.tables(ME) if one.seats_of(ME)] == []
        await club.close()

    run(work)


def test_a_seat_can_be_given_that_a_bot_keeps_but_none_without_time_or_person() -> None:
    now = table(GAME, people(GAME), bank=Bank(100))
    away = now.leave(guest(1), None)
    given = leaving.give(away, 1, "key")
    assert not given.chairs[1].played_by_bot
    assert [why for _, why in given.chairs[1].handovers] == ["given"]
    left = given.leave(Who(token="key"), 1).come_back(Who(token="key"), 1)
    assert [why for _, why in left.chairs[1].handovers] == ["given"], "the line of the log stays"
    spent = now.seated(1, replace(now.chairs[1], time_left=0.0))
    with pytest.raises(Refusal, match="out-of-time"):
        leaving.give(spent, 1, "key")
    with pytest.raises(Refusal, match="no-person"):
        leaving.give(table(GAME, "p" + "b" * (SEATS - 1)), 1, "key")
    with pytest.raises(Refusal, match="unknown-seat"):
        leaving.give(now, 9, "key")
    assert stored_table.holders(given) != stored_table.holders(now)


def test_tables_are_listed_by_game_status_and_how_long_nothing_happened(place: Path | str) -> None:
    async def work() -> None:
        club = Club(place)
        playing = await club.table()
        gathering = await seated(club.lobby, GAME, "p" + "o" * (SEATS - 1))
        now = int(time.time())

        def listed(**wanted: object) -> set[str]:
            return {one.table for one in administration.tables(club.beside, **wanted)}  # type: ignore[arg-type]

        assert listed() == listed(game=GAME) == listed(before=now + 10) == {playing.table.id, gathering.table.id}
        assert listed(status="playing") == {playing.table.id}
        assert listed(status="gathering") == {gathering.table.id}
        assert listed(status="frozen") == listed(game="chess") == listed(before=now - 100) == set()
        told = administration.told(club.beside, playing.table.id)
        assert [chair["name"] for chair in told["chairs"]] == list(playing.table.names)
        secrets = {ME.guest, *(chair.token_hash for chair in playing.table.chairs)}
        assert not [secret for secret in secrets if secret in str(told)]
        await club.close()

    run(work)


@pytest.fixture
def kept(place: Path | str) -> Iterator[SqlStore]:
    """A store with one game that has begun."""
    store = open_store(place)
    assert isinstance(store, SqlStore)
    now = play(table(GAME, people(GAME)), Dealer(3), lambda t: t.playing().count.turns >= 6)
    store.write(stored_table.update(None, now, time.time())).result()
    yield store
    store.close()


BROKEN = {
    "UPDATE turns SET action = 'nonsense' WHERE turn = 3": "record",
    "UPDATE turns SET chance = '[1,2,3]' WHERE turn = 2": "record",
    "DELETE FROM turns WHERE turn = 2": "lines",
    "UPDATE snapshots SET turn = turn - 1": "snapshot",
    "UPDATE snapshots SET data = replace(data, '1', '2')": "record",
    "DELETE FROM holders": "holders",
    "UPDATE matches SET listed = 1 - listed": "listed",
    "UPDATE matches SET status = 'over'": "status",
    "UPDATE matches SET table_json = '{'": "unreadable",
    "INSERT INTO drafts (match, seat, steps) VALUES ('gone', 0, '[]')": "stray",
}


@pytest.mark.parametrize("sql", BROKEN)
def test_the_check_finds_what_is_broken(sql: str, kept: SqlStore) -> None:
    sound = check(kept)
    assert (sound.tables, sound.replayed, sound.older, sound.faults) == (1, 1, 0, [])
    kept.run([Statement(sql)]).result()
    assert BROKEN[sql] in [fault.key for fault in check(kept).faults]


def test_a_table_whose_rules_have_changed_can_be_looked_after_too(
    kept: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, raised(games()[GAME]))
    assert [one.status for one in administration.tables(kept, status="frozen")] == ["frozen"]
    given, token = administration.give(kept, "t", 0, "Eva")
    assert given.seats_of(Who(token=token)) == (0,)
    administration.end(kept, "t")
    again = stored_table.load(kept, "t")
    assert again is not None
    assert (again.status, again.waiting, again.change is not None) == ("over", (), True)
    assert scene(again, guest(1), Look(1)).rules is None, "nobody is asked to agree any more"
    with pytest.raises(Refusal, match="nothing-to-agree"):
        agree(again, guest(1))
    found = check(kept)
    assert (found.older, found.faults) == (1, [])


def test_an_absent_hosts_seat_can_be_given_before_the_start() -> None:
    gathered = replace(table(GAME, people(GAME)), flow=None)
    given = leaving.give(gathered, 0, "key")
    with pytest.raises(Refusal, match="not-host"):
        given.start(guest(0))
    assert leaving.claim(given, Who("eva", "key"), "fresh").start(Who("eva")).status == "playing"
