"""Many games: the same whoever plays them, in tables that read the same, and none is lost with a process."""

import csv
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fogline.cli import main
from fogline.core.registry import games
from fogline.lab.run import DECISION, Job, Part, Player, game_columns
from fogline.lab.tables import Tables
from fogline.lab.tally import Tally
from fogline.lab.workers import here, many, split

GAME = next(iter(games().values()))
SEATS = GAME.seats[0]
JOB = Job(GAME.name, SEATS, ("random",) * SEATS, 40, 5, tables=True)


def whole(parts: list[Part]) -> tuple[Tally, list[Any], list[Any]]:
    tally = Tally(SEATS, GAME.words.unit)
    for part in parts:
        tally.merge(part.tally)
    return tally, [row for part in parts for row in part.games], [row for part in parts for row in part.decisions]


def test_one_process_and_several_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.lab.workers.TRIED", 0.0)
    one, two = whole(list(many(JOB))), whole(list(many(JOB, workers=2)))
    assert one == two
    assert one[0].games == len(one[1]) == 40
    assert [row[0] for row in one[1]] == list(range(40))


def test_rows_tell_what_the_games_were() -> None:
    _, rows, decisions = whole(list(many(JOB)))
    columns = game_columns(SEATS)
    first = dict(zip(columns, rows[0], strict=True))
    of_first = [dict(zip(DECISION, row, strict=True)) for row in decisions if row[0] == 0]
    assert first["moves"] == len(of_first) == of_first[-1]["move"]
    assert first["ended_by"] in GAME.endings
    assert {row["seat"] for row in of_first} == set(range(1, SEATS + 1))
    assert all(row["choices"] >= 1 and row["action"] in GAME.box(None).ids for row in of_first)


def test_ctrl_c_keeps_the_games_that_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    play = Player.play

    def stopped_at_seven(self: Player, number: int, part: Part) -> None:
        if number == 7:
            raise KeyboardInterrupt
        played.append(number)
        play(self, number, part)

    monkeypatch.setattr(Player, "play", stopped_at_seven)
    parts = here(JOB, range(40), forever=True)
    kept: list[Part] = []
    with pytest.raises(KeyboardInterrupt):
        kept.extend(parts)
    # ``extend`` is cut off with the exception, but has what came before it.
    assert whole(kept)[0].games == len(played) == 7


def test_chunks_cover_everything_once() -> None:
    assert [list(chunk) for chunk in split(range(3, 10), 3)] == [[3, 4, 5], [6, 7, 8], [9]]
    assert split(range(5, 5), 3) == []


def read(file: Path) -> list[list[str]]:
    with file.open(newline="", encoding="utf-8") as lines:
        return list(csv.reader(lines))


def test_tables_are_the_same_whatever_the_workers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for workers in ("1", "2"):
        words = ["sim", GAME.name, "--bots", "random", "--games", "30", "--save", str(tmp_path / workers)]
        assert main([*words, "--workers", workers, "--json"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    for name in ("games.csv", "decisions.csv", "about.json"):
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()
    rows, decisions = read(tmp_path / "1" / "games.csv"), read(tmp_path / "1" / "decisions.csv")
    assert rows[0] == game_columns(SEATS)
    assert len(rows) == 31
    assert len(decisions) == 1 + told["moves"]


def test_parquet_tells_the_same_as_csv(tmp_path: Path) -> None:
    parquet = pytest.importorskip(
        "pyarrow.parquet", reason="NOT INSTALLED: pip install 'fogline[tables]' to test Parquet"
    )
    parts = list(many(JOB))
    with Tables(tmp_path, SEATS, {}) as tables:
        for part in parts:
            tables.add(part)
    for name, rows in (("games", whole(parts)[1]), ("decisions", whole(parts)[2])):
        table = parquet.read_table(tmp_path / f"{name}.parquet")
        assert [tuple(row.values()) for row in table.to_pylist()] == [tuple(row) for row in rows]


ON_RAY = """
import json, sys
from fogline.lab import workers
from fogline.lab.workers import many
from fogline.lab.run import Job
from fogline.lab.tally import Tally
from fogline.core.registry import find_game
workers.TRIED, workers.CHUNK = 0.0, 0.02
name, seats = sys.argv[1], int(sys.argv[2])
def total(**how):
    tally = Tally(seats, find_game(name).words.unit)
    for part in many(Job(name, seats, ("random",) * seats, 120, 5), **how):
        tally.merge(part.tally)
    return tally
alone, pool, cluster = total(), total(workers=2), total(cluster="local")
assert alone == pool == cluster, (alone, pool, cluster)
print(json.dumps(cluster.to_json({})))
"""


@pytest.mark.skipif(shutil.which("unshare") is None or os.name != "posix", reason="needs network namespaces")
def test_the_pool_and_ray_give_the_same_numbers() -> None:
    pytest.importorskip("ray", reason="NOT INSTALLED: pip install 'fogline[cluster]' to test Ray")
    # Ray listens on every interface: here it gets a network that is this test's alone.
    alone = ["unshare", "--map-root-user", "--net", "sh", "-c", 'ip link set lo up && exec "$0" "$@"']
    command = [*alone, sys.executable, "-c", ON_RAY, GAME.name, str(SEATS)]
    patient = {**os.environ, "RAY_raylet_start_wait_time_s": "200"}
    done = subprocess.run(command, env=patient, capture_output=True, text=True, timeout=500)
    if "unshare failed" in done.stderr or "Operation not permitted" in done.stderr:
        pytest.skip("NOT ALLOWED: no network namespace can be made here")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["games"] == 120
