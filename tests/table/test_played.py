"""Somebody's finished games: found by what one remembers, counted where they count."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import find_game
from fogline.table import stored_table
from fogline.table.brief import Ending
from fogline.table.people import Who
from fogline.table.played import AT_ONCE, Played, Wanted, best, games, habits, tally
from fogline.table.store.sqlite import SqliteStore
from fogline.table.table import Table
from tests.boxes import brief_box
from tests.table.sitting import guest, play, table

GAME = "skyline"
UNIT = find_game(GAME).words.unit


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "a.db")
    yield opened
    opened.close()


def finished(kinds: str = "pb", seed: int = 1, **more: object) -> Table:
    over = play(table(GAME, kinds, seed, box=brief_box(GAME)), Dealer(seed))
    return replace(over, id=f"t{seed}", changed=1000 * seed, **more)  # type: ignore[arg-type]


def kept(store: SqliteStore, *tables: Table) -> list[Played]:
    for n, one in enumerate(tables):
        store.write(stored_table.update(None, one, float(n))).result(60)
    return list(games(store, guest(0)))


def test_a_game_counts_where_one_seat_of_it_was_played_to_its_end(store: SqliteStore) -> None:
    stopped = finished(seed=5)
    stopped = replace(stopped, ended=Ending((), (), stopped=True), flow=None)
    tables = finished(seed=1), finished("mm", 2), finished(seed=3, origin="fork"), finished("pp", 4), stopped
    found = {played.table.id: played for played in kept(store, *tables)}
    assert {name: played.counts for name, played in found.items()} == {
        "t1": True,
        "t2": False,
        "t3": False,
        "t4": True,
        "t5": False,
    }
    for over in (tables[0], tables[3]):
        ending = over.ending
        assert ending is not None
        mine = found[over.id]
        assert (mine.points, mine.won) == (ending.scores[0] / UNIT, 0 in ending.winners)
    assert found["t2"].won is None


def test_games_are_found_by_what_one_remembers(store: SqliteStore) -> None:
    found = kept(store, finished("pb", 1), finished("pp", 2), finished("pb", 3))

    def ids(**wish: Any) -> set[str]:
        return {played.table.id for played in found if Wanted(**wish).fits(played)}

    assert ids() == {"t1", "t2", "t3"}
    assert ids(game=GAME) == {"t1", "t2", "t3"}
    assert ids(game="cablecars") == set()
    assert ids(other="p1") == {"t2"}, "however it is written"
    assert ids(other="RANDOM") == {"t1", "t3"}, "a bot by its level"
    assert ids(other="p0") == set(), "oneself is no opponent"
    assert ids(since=2000) == {"t2", "t3"}
    assert ids(since=1000, until=2000) == {"t1"}
    assert ids(result="won") | ids(result="lost") == {"t1", "t2", "t3"}
    assert ids(result="won") & ids(result="lost") == set()


def test_what_they_add_up_to(store: SqliteStore) -> None:
    found = kept(store, finished("pb", 1), finished("pp", 2), finished("pb", 3), finished("mm", 4))
    (all_of_it,) = tally(found, lambda played: [played.table.game.name])
    count = [played for played in found if played.counts]
    assert (all_of_it.key, all_of_it.played) == (GAME, 3)
    assert all_of_it.won == sum(bool(played.won) for played in count)
    assert all_of_it.mean == sum(played.points for played in count) / 3
    (bots,) = tally(found, lambda played: played.levels)
    assert (bots.key, bots.played) == ("random", 2)
    points = [played.points for played in best(found)]
    assert points == sorted((played.points for played in count), reverse=True)


def test_nobody_has_games_of_others(store: SqliteStore) -> None:
    kept(store, finished("pb", 1))
    assert list(games(store, Who("stranger"))) == []
    assert list(games(store, guest(1))) == []


def test_there_are_more_than_one_page_of_them(store: SqliteStore) -> None:
    over = finished("pb", 1)
    found = kept(store, *[replace(over, id=f"t{n}") for n in range(AT_ONCE + 5)])
    assert len({played.table.id for played in found}) == AT_ONCE + 5


def test_where_points_come_from_adds_up_to_the_points() -> None:
    tables = [finished("pp", seed) for seed in (1, 2)]
    found = habits((one, 0) for one in tables)
    endings = [one.ending for one in tables]
    assert sum(habit.mine for habit in found) == pytest.approx(sum(e.scores[0] for e in endings if e) / 2 / UNIT)
    assert sum(habit.others for habit in found) == pytest.approx(sum(e.scores[1] for e in endings if e) / 2 / UNIT)
