"""The storm on loopback: it blows as long as was asked once everybody sits, and counts what it measured."""

from pathlib import Path

from fogline.web.load import Tally, measure
from tests.web.serving import GAMES, seats_for


def test_a_small_storm_is_counted(tmp_path: Path) -> None:
    found = measure(tmp_path, [(game, seats_for(game)) for game in GAMES], 5, 2.0, 0.05)
    told = found.to_json()
    assert told["tables"] == 5
    assert told["moves"] == len(found.waits) > 0
    assert told["seconds"] >= 2
    assert 0 < told["p50_ms"] <= told["p99_ms"]


def test_percentiles() -> None:
    tally = Tally(1, 10.0, [n / 1000 for n in range(1, 101)])
    assert (tally.percentile(0.5), tally.percentile(0.99)) == (51.0, 100.0)
    assert Tally(1).to_json()["p99_ms"] == 0
