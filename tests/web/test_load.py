"""The storm on loopback: it blows as long as was asked once everybody sits, and counts what it measured."""

import gc
from contextlib import nullcontext
from pathlib import Path

import pytest
import uvicorn

from fogline.web import serve
from fogline.web.load import Ground, Tally, measure
from fogline.web.storm import Plan
from tests.table.store.postgresql import Cluster
from tests.web.serving import GAMES, seats_for


def test_a_small_storm_is_counted(tmp_path: Path) -> None:
    plan = Plan("", [(game, seats_for(game)) for game in GAMES], 5, 2.0, 0.05, sockets=0)
    found = measure(Ground(tmp_path), plan)
    told = found.to_json()
    assert told["tables"] == 5
    assert told["moves"] == len(found.waits) > 0
    assert told["seconds"] >= 2
    assert 0 < told["p50_ms"] <= told["p99_ms"]


def test_percentiles() -> None:
    tally = Tally(1, 10.0, [n / 1000 for n in range(1, 101)])
    assert (tally.percentile(0.5), tally.percentile(0.99)) == (51.0, 100.0)
    assert Tally(1).to_json()["p99_ms"] == 0


def test_people_play_each_other_from_several_processes(tmp_path: Path) -> None:
    game = GAMES[0]
    seats = seats_for(game)
    plan = Plan("", [(game, seats)], 4, 1.0, 0.01, 4 * (seats + 1), changes=True)
    found = measure(Ground(tmp_path), plan, processes=2)
    told = found.to_json()
    assert (told["tables"], told["sockets"], told["refused"]) == (4, 4 * (seats + 1), 0)
    assert told["moves"] > 0
    if found.cpu:
        assert told["server_ms_per_move"] > 0
        assert told["kb_per_socket"] > 0


def test_several_processes_on_one_database_are_measured_together(tmp_path: Path, postgresql: Cluster) -> None:
    game = GAMES[0]
    plan = Plan("", [(game, seats_for(game))], 4, 1.0, 0.01, 4 * seats_for(game), changes=True)
    found = measure(Ground(tmp_path, postgresql.fresh(), workers=2), plan)
    assert len(found.waits) > 0
    if found.cpu:
        assert found.cpu["server"] > 0


def test_what_could_do_no_more_is_named() -> None:
    tally = Tally(1, 10.0, [0.1], cpu={"server": 9.5, "minds": 1.0, "driver": 2.0})
    assert tally.saturated == ["server"]
    assert tally.to_json()["server_ms_per_move"] == 9500
    two = Tally(1, 10.0, workers=2, cpu={"server": 9.5})
    assert two.saturated == ["nothing"], "one of its two cores is idle"
    assert Tally(1, 10.0).saturated == ["nothing"]


def test_processes_share_tables_and_sockets() -> None:
    plan = Plan("", [], tables=5, seconds=1, pause=1, sockets=12)
    parts = plan.shares(3)
    assert [part.tables for part in parts] == [1, 2, 2]
    assert sum(part.sockets for part in parts) == 12
    assert [part.first for part in parts] == [0, 1, 3]


def test_what_a_server_has_loaded_is_not_searched_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody would wait for that, the longer the more is loaded."""
    frozen: list[int] = []
    monkeypatch.setattr(uvicorn.Server, "run", lambda *given: frozen.append(gc.get_freeze_count()))
    monkeypatch.setattr(uvicorn.Server, "capture_signals", lambda *given: nullcontext())
    try:
        serve.Server.run(serve.Server.__new__(serve.Server))
    finally:
        gc.unfreeze()
    assert frozen[0] > 1000
