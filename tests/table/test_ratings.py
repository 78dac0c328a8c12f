"""Ratings: which tables count, how everybody came out, and the same numbers whenever they are worked out."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.table import stored_table
from fogline.table.brief import Ending
from fogline.table.counting import outcome, places
from fogline.table.fork import fork, rematch
from fogline.table.leaving import resign
from fogline.table.people import RESIGNED
from fogline.table.ratings import MEAN, Ratings, Standings, ranked, worked_out
from fogline.table.refusal import Refusal
from fogline.table.store.outcomes import OutcomeRow
from fogline.table.store.sqlite import SqliteStore
from fogline.table.table import Table
from tests.boxes import brief_box
from tests.table.sitting import guest, play, table

GAME = "skyline"


def counted(kinds: str = "pb", seed: int = 1, **more: object) -> Table:
    return table(GAME, kinds, seed, box=brief_box(GAME), counts=True, **more)


def finished(kinds: str = "pb", seed: int = 1, **more: object) -> Table:
    return replace(play(counted(kinds, seed, **more), Dealer(seed)), id=f"t{seed:03}")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "a.db")
    yield opened
    opened.close()


def kept(store: SqliteStore, over: Table, now: float) -> None:
    store.write(stored_table.update(None, over, now)).result(60)


def test_which_tables_count() -> None:
    assert counted("pb").counts
    assert counted("pp").counts
    assert counted("bb").counts, "bots among themselves are minds too"
    assert not counted("mm").counts, "one person on two chairs"
    assert not counted("mmb").counts
    assert not counted("pb", assist="full").counts, "a bot's advice"
    assert not table(GAME, "pp").counts, "nobody was told so"
    over = finished("pb")
    assert not fork(over, guest(0), 0, 3, "f", 1).counts
    assert rematch(over, guest(0), "r").counts
    assert outcome(over, 1.0)
    assert outcome(replace(over, flow=None, ended=Ending((), (), stopped=True)), 1.0) == ()


def test_who_sits_alone_with_bots_takes_nothing_back_where_it_counts() -> None:
    free = play(table(GAME, "pb", box=brief_box(GAME)), Dealer(1), lambda now: now.begun().count.turns >= 4)
    assert free.undo_is_free
    now = play(counted("pb"), Dealer(1), lambda now: now.begun().count.turns >= 4)
    with pytest.raises(Refusal, match="counted"):
        now.ask(guest(0), 0)
    assert not now.undo_is_free
    for ended in (False, True):
        now = finished("pb") if ended else now
        with pytest.raises(Refusal, match="counted"):
            now.undo(guest(0), 0)


def test_places_are_who_won_then_points_and_who_left_comes_last() -> None:
    over = finished("ppp")
    ended = replace(over, flow=None, ended=Ending((2,), (10, 20, 20)))
    assert places(ended) == {2: 0, 1: 1, 0: 2}
    assert places(replace(ended, ended=Ending((0, 1), (20, 20, 3)))) == {0: 0, 1: 0, 2: 2}
    gone = ended.seated(2, replace(ended.chairs[2], away=True))
    assert places(gone) == {1: 0, 0: 1, 2: 2}
    resigned = resign(counted("ppp"), guest(1), 1)
    assert resigned.chairs[1].handovers[-1].why == RESIGNED
    assert places(play(resigned, Dealer(3)))[1] == 2


def test_the_same_rows_give_the_same_ratings_whenever_they_are_read(store: SqliteStore) -> None:
    async def work() -> None:
        live = Ratings(store)
        for n, kinds in enumerate(("pb", "pp", "bpp", "pbb", "ppp"), 1):
            kept(store, finished(kinds, n), float(n))
            found = await live.of(GAME)
            assert found.players == worked_out(store, GAME).players
            assert list(found.changes) == [f"t{one:03}" for one in range(1, n + 1)]
        # One that another process finished before, and told late.
        kept(store, finished("pp", 9), 2.5)
        found = await live.of(GAME)
        assert found.players == worked_out(store, GAME).players == (await Ratings(store).of(GAME)).players
        assert list(found.changes)[:3] == ["t001", "t002", "t009"]
        # A table that is removed has never been.
        store.forget("t009").result(60)
        assert "t009" not in (await live.of(GAME)).changes
        assert (await live.of(GAME)).players == worked_out(store, GAME).players

    asyncio.run(asyncio.wait_for(work(), 300))


def test_whoever_wins_rises_and_becomes_better_known() -> None:
    def row(table: int, seat: int, who: str, place: int) -> OutcomeRow:
        return OutcomeRow(GAME, table, f"t{table}", seat, who, "" if who else "strong", who or "Anza", place)

    found = Standings()
    for n in range(12):
        found.take([row(n, 0, "ana", 0), row(n, 1, "", 1), row(n, 2, "", 2)])
    ana, bot = found.players["ana", ""], found.players["", "strong"]
    assert ana.level.rating > MEAN > bot.level.rating
    first, last = found.changes["t0"][0], found.changes["t11"][0]
    assert first.after.rating > first.before.rating == MEAN
    assert last.after.give < first.after.give
    assert (ana.games, ana.won, bot.games, bot.won) == (12, 12, 24, 0)
    assert [one.key for one in ranked(found)] == [("ana", ""), ("", "strong")]
    even = Standings()
    even.take([row(0, 0, "ana", 0), row(0, 1, "eva", 0)])
    assert even.players["ana", ""].level == even.players["eva", ""].level


def test_people_are_told_apart_hidden_and_forgotten(store: SqliteStore) -> None:
    over = finished("ppb")
    named = over.seated(1, replace(over.chairs[1], name=over.chairs[0].name))
    kept(store, replace(named, id="t100"), 1.0)
    found = worked_out(store, GAME)
    assert {one.name for one in ranked(found)} == {"P0", "P0 2", ""}
    assert {one.key[0] for one in ranked(found, {"guest-0"})} == {"guest-1", ""}
    store.forget_person("guest-0").result(60)
    found = worked_out(store, GAME)
    assert set(found.players) == {("guest-1", ""), ("", "random")}
    assert len(found.changes["t100"]) == 3
