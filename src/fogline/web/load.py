"""A storm of moves on loopback: how long a move takes to be acknowledged, what it costs, and what was used up."""

import json
import os
import subprocess
import sys
import time
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from fogline.web.storm import MOST_SECONDS, READY, Plan

MOST_TABLES: Final = 5000
BUSY: Final = 0.9
"""Share of one core from which on a process is called used up."""


@dataclass
class Tally:
    """What was measured."""

    tables: int
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move to its acknowledgement."""
    finished: int = 0
    refused: int = 0
    sockets: int = 0
    workers: int = 1
    """The server's processes."""
    cpu: dict[str, float] = field(default_factory=dict)
    """Seconds of processor time that the server, its minds and the busiest driver took, and that a core of the machine
    was busy; empty where nobody tells."""
    grown: float = 0.0
    """Bytes by which the server has grown since nobody was there."""

    def percentile(self, share: float) -> float:
        """Milliseconds within which this share of the moves was acknowledged."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    @property
    def saturated(self) -> list[str]:
        """What could do no more: ``server``, ``minds``, ``driver``, ``machine``; else ``nothing``."""
        cores = {"server": self.workers}
        enough = {name: BUSY * self.seconds * cores.get(name, 1) for name in self.cpu}
        return [name for name, spent in self.cpu.items() if self.seconds and spent >= enough[name]] or ["nothing"]

    def to_json(self) -> dict[str, Any]:
        server = self.cpu.get("server", 0.0)
        return {
            "tables": self.tables,
            "sockets": self.sockets,
            "seconds": round(self.seconds, 1),
            "moves": len(self.waits),
            "moves_per_second": round(len(self.waits) / self.seconds, 1) if self.seconds else 0.0,
            "p50_ms": round(self.percentile(0.5), 1),
            "p99_ms": round(self.percentile(0.99), 1),
            "server_ms_per_move": round(1000 * server / len(self.waits), 3) if self.waits else 0.0,
            "kb_per_socket": round(self.grown / 1000 / self.sockets, 1) if self.sockets else 0.0,
            "busy": {name: round(spent / self.seconds, 2) for name, spent in self.cpu.items() if self.seconds},
            "saturated": self.saturated,
            "finished": self.finished,
            "refused": self.refused,
        }


@dataclass(frozen=True)
class Ground:
    """The server that is measured: nothing is limited but sizes."""

    folder: Path
    database: str = ""
    """The address of a database, where tables are not kept in the folder."""
    workers: int = 1

    def start(self) -> "tuple[subprocess.Popen[str], str]":
        """A server of its own, on loopback, and the address at which it answers."""
        command = [sys.executable, "-m", "fogline.web.load", str(self.folder), self.database, str(self.workers)]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        with process.stdout as told:
            address = told.readline().strip()
        if not address:
            process.kill()
            process.wait()
            raise RuntimeError("the server did not start")
        return process, address


def measure(ground: Ground, plan: Plan, processes: int = 1) -> Tally:
    """Start a server in processes of its own, let the storm blow from others, stop the server."""
    process, address = ground.start()
    tables = min(plan.tables, MOST_TABLES)
    plan = replace(plan, address=address, tables=tables, sockets=max(plan.sockets, tables))
    tally = Tally(tables, sockets=plan.sockets, workers=ground.workers)
    drivers: list[subprocess.Popen[str]] = []
    try:
        empty = size(serving(process.pid, ground.workers))
        for part in plan.shares(processes):
            command = [sys.executable, "-m", "fogline.web.storm", json.dumps(asdict(part))]
            drivers.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
        watch(tally, min(plan.seconds, MOST_SECONDS), process.pid, drivers)
        tally.grown = size(serving(process.pid, ground.workers)) - empty
        add_up(tally, drivers)
        return tally
    finally:
        for driver in drivers:
            driver.kill()
            driver.communicate()
        process.terminate()
        process.wait()


def watch(tally: Tally, seconds: float, server: int, drivers: "list[subprocess.Popen[str]]") -> None:
    """Let all begin to count at once, and note what is spent meanwhile."""
    for driver in drivers:
        assert driver.stdout is not None
        if driver.stdout.readline().strip() != READY:
            raise RuntimeError("a driver did not start")
    pids = [driver.pid for driver in drivers]
    before = spent(server, tally.workers, pids)
    for driver in drivers:
        assert driver.stdin is not None
        driver.stdin.write("\n")
        driver.stdin.flush()
    time.sleep(seconds)
    after = spent(server, tally.workers, pids)
    tally.cpu = {name: after[name] - before[name] for name in before}


def add_up(tally: Tally, drivers: "list[subprocess.Popen[str]]") -> None:
    for driver in drivers:
        assert driver.stdout is not None
        seen = json.loads(driver.stdout.readline())
        tally.waits += seen["waits"]
        tally.finished += seen["finished"]
        tally.refused += seen["refused"]
        tally.seconds = max(tally.seconds, seen["seconds"])


# -- what the system tells by files, where it does ---------------------------------------------------------------

PROC: Final = Path("/proc")


def processes() -> dict[int, tuple[int, float]]:
    """All that run here: whose child each is, and its seconds of processor time so far."""
    found: dict[int, tuple[int, float]] = {}
    for file in PROC.glob("[0-9]*/stat"):
        try:
            # The name in brackets may hold spaces.
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks = int(fields[11]) + int(fields[12])
        found[int(file.parent.name)] = int(fields[1]), ticks / os.sysconf("SC_CLK_TCK")
    return found


def serving(server: int, workers: int) -> list[int]:
    """The processes that serve: where there are several, the children of the one that started them."""
    children = [pid for pid, (parent, _) in processes().items() if parent == server]
    return [server, *(children if workers > 1 else ())]


def spent(server: int, workers: int, drivers: list[int]) -> dict[str, float]:
    """Processor time so far."""
    known = processes()
    if server not in known:
        return {}
    serves = serving(server, workers)
    minds = sum(used for pid, (_, used) in known.items() if pid not in serves and descends(pid, server, known))
    driver = max(known[pid][1] for pid in drivers if pid in known)
    ours = sum(known[pid][1] for pid in serves if pid in known)
    return {"server": ours, "minds": minds, "driver": driver, "machine": a_core()}


def size(pids: list[int]) -> float:
    """Bytes of memory that these processes have for themselves."""
    found = 0.0
    for pid in pids:
        file = PROC / str(pid) / "status"
        lines = file.read_text().splitlines() if file.exists() else []
        found += sum(1024.0 * int(line.split()[1]) for line in lines if line.startswith("RssAnon:"))
    return found


def a_core() -> float:
    """Seconds for which a core of this machine was busy so far, on average, with whatever runs on it."""
    spent = [int(ticks) for ticks in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    idle = spent[3] + spent[4]
    return (sum(spent) - idle) / os.sysconf("SC_CLK_TCK") / (os.cpu_count() or 1)


def descends(pid: int, ancestor: int, known: dict[int, tuple[int, float]]) -> bool:
    while pid := known.get(pid, (0, 0.0))[0]:
        if pid == ancestor:
            return True
    return False


def serve(folder: str, database: str, workers: str) -> None:
    """The server itself; it tells its address on the first line."""
    from fogline.web.limits import UNLIMITED
    from fogline.web.serve import Plan, Server
    from fogline.web.workers import Workers

    plan = Plan(Path(folder), port=0, limits=UNLIMITED, database=database)
    if int(workers) > 1:
        several = Workers(plan, int(workers))
        several.run(lambda: print(several.address, flush=True))
    else:
        running = Server(plan)
        print(running.address, flush=True)
        running.run()


if __name__ == "__main__":
    serve(*sys.argv[1:])
