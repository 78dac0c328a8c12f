"""Two processes on one PostgreSQL beside one, in turns: python bench/server/processes.py [ROUNDS [SECONDS]]

It starts a PostgreSQL of its own, the one that the tests use, and lets people play at it as fast as they are answered.
Where there are not cores enough for two servers, the database and those who play the people, it says so: what a move
costs all servers together tells then how much is lost by sharing.
"""

import os
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from fogline.web.load import Ground, Tally, measure  # noqa: E402
from fogline.web.storm import Plan  # noqa: E402
from tests.table.store.postgresql import Cluster  # noqa: E402

CORES = 5
"""For two servers, the database, two who play the people."""


def storm(cluster: Cluster, workers: int, seconds: float) -> Tally:
    with tempfile.TemporaryDirectory() as folder:
        plan = Plan("", [("cablecars", 2)], 60, seconds, 0.0, sockets=120, changes=True)
        return measure(Ground(Path(folder), cluster.fresh(), workers), plan, processes=2)


def main(rounds: str = "3", seconds: str = "5") -> None:
    cluster = Cluster()
    found: dict[int, list[Tally]] = {1: [], 2: []}
    try:
        cluster.start()
        for _ in range(int(rounds)):
            for workers, tallies in found.items():
                tallies.append(storm(cluster, workers, float(seconds)))
    finally:
        cluster.close()
    costs = {
        workers: median([t.to_json()["server_ms_per_move"] for t in tallies]) for workers, tallies in found.items()
    }
    rates = {workers: [len(t.waits) / t.seconds for t in tallies] for workers, tallies in found.items()}
    for workers, tallies in found.items():
        told = ", ".join(f"{rate:.0f}" for rate in rates[workers])
        used_up = ", ".join(sorted({name for t in tallies for name in t.saturated}))
        print(f"{workers} serving: {told} moves a second; {costs[workers]:.2f} ms of their processor time a move")
        print(f"  used up: {used_up}")
    ratios = [two / one for one, two in zip(rates[1], rates[2], strict=True)]
    print(f"two make {median(ratios):.2f} times as many moves as one ({min(ratios):.2f} to {max(ratios):.2f})")
    if (os.cpu_count() or 1) < CORES:
        print(f"this machine has {os.cpu_count()} cores: too few to tell what two could do; by what a move costs them,")
        print(f"with cores for everybody, {2 * costs[1] / costs[2]:.2f} times as many")


if __name__ == "__main__":
    main(*sys.argv[1:])
