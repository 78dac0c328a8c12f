"""SIGKILL in the middle of a storm: nothing acknowledged is lost or doubled, nothing half-written is seen."""

import asyncio
import os
import random
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.table.store import open_store
from fogline.table.store.sql import SqlStore
from tests.table.store.postgresql import Cluster
from tests.web.process import start
from tests.web.serving import GAMES
from tests.web.witnesses import Asker, Clocked, Maker, Orderer, Player, Reviewer, Talker, Witness
from tests.web.witnesses_of_evenings import Host, Rated

KILLS = int(os.environ.get("FOGLINE_KILLS", "300"))
"""Of processes, in the long check; of the database a tenth of that."""
AGAIN = 10
"""Crashes of one server and its tables, before a new one begins."""
PATIENCE = 600
"""Seconds of one storm."""
HURRIED = {**os.environ} | {
    f"FOGLINE_LIMITS_{name}": "1000000" for name in ("BURST", "COSTLY_BURST", "TABLES_PER_GUEST")
}
"""All witnesses come from one address, and a quick machine is no reason to send them away."""
ALL = (Player, Player, Clocked, Orderer, Asker, Maker, Talker, Reviewer, Rated, Host)


class Spread(httpx.AsyncHTTPTransport):
    """Goes to any of several servers with every request."""

    def __init__(self, addresses: list[str], dice: random.Random) -> None:
        super().__init__(verify=False)
        self.ports = [httpx.URL(address).port for address in addresses]
        self.dice = dice

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(port=self.dice.choice(self.ports))
        return await super().handle_async_request(request)


class Ground:
    """Servers with the tables of all witnesses, through several crashes."""

    def __init__(self, folder: Path, game: str, seed: int, cluster: Cluster | None = None) -> None:
        self.folder = folder
        self.dice = random.Random(seed)
        self.witnesses = [kind(game, seed * 100 + number) for number, kind in enumerate(ALL)]
        self.cookies: httpx.Cookies | None = None
        self.acknowledged: Counter[str] = Counter()
        self.cluster = cluster
        self.database = cluster.fresh() if cluster else ""
        self.servers: list[tuple[subprocess.Popen[str], str]] = []

    def __enter__(self) -> "Ground":
        return self

    def __exit__(self, *problem: object) -> None:
        for process, _ in self.servers:
            process.kill()
            process.wait()

    def fill_up(self) -> None:
        """Servers for those that were killed; the others, who were not, serve on."""
        options = ("--store", self.database) if self.database else ()
        self.servers = [server for server in self.servers if server[0].poll() is None]
        wanted = (2 if self.database else 1) - len(self.servers)
        with ThreadPoolExecutor() as starting:
            self.servers += starting.map(lambda _: start(self.folder, *options, env=HURRIED), range(wanted))
        for _, address in self.servers:
            while (
                httpx.get(f"{address}/ready", timeout=120, trust_env=False, verify=False).status_code != httpx.codes.OK
            ):
                time.sleep(0.01)

    def crash(self, of_database: bool = False, whole: bool = False) -> None:
        """One storm, one kill, one look at what is left. ``whole``: the storm lasts until games have been played to
        their end, which a slow machine would not come to between two kills."""
        self.fill_up()
        struck = self.dice.choice(self.servers)[0]
        kill = self.cluster.kill if of_database and self.cluster else struck.kill
        try:
            asyncio.run(self.storm([address for _, address in self.servers], kill, whole))
        finally:
            if of_database and self.cluster:
                self.cluster.start()
            else:
                struck.kill()  # also where somebody failed before
                struck.wait()
        self.look()

    def look(self) -> None:
        store = open_store(self.database or self.folder / "fogline.db")
        assert isinstance(store, SqlStore)
        assert self.database or store.read("PRAGMA integrity_check") == [("ok",)]
        for witness in self.witnesses:
            witness.check(store)
        store.close()

    async def storm(self, addresses: list[str], kill: Callable[[], None], whole: bool = False) -> None:
        spread = Spread(addresses, self.dice)
        settings: Any = {
            "base_url": addresses[0],
            "timeout": 120,
            "trust_env": False,
            "verify": False,
            "cookies": self.cookies,
        }
        async with httpx.AsyncClient(transport=spread, **settings) as client:
            if self.cookies is None:
                first, *others = self.witnesses
                await first.settle(client)  # who makes a table is known from then on: all others are the same person
                await asyncio.gather(*[witness.settle(client) for witness in others])
                self.cookies = client.cookies
            before = [witness.acknowledged for witness in self.witnesses]
            living = [asyncio.create_task(witness.live(client)) for witness in self.witnesses]
            late = time.monotonic() + PATIENCE
            while not all(map(self.heard, self.witnesses, before)) or (whole and not self.over):
                assert time.monotonic() < late, "nobody answers any more, or no game ends"
                for task in living:
                    assert not (task.done() and task.exception()), task.exception()
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.3 * self.dice.random())
            kill()
            done, waiting = await asyncio.wait(living, timeout=60)
            for task in waiting:
                task.cancel()
            for task in done:
                assert not self.failed(task), task.exception()
        for witness, known in zip(self.witnesses, before, strict=True):
            self.acknowledged[type(witness).__name__] += witness.acknowledged - known

    @property
    def over(self) -> bool:
        """Whether every witness of what follows from finished games has seen one."""
        return all(one.whole for one in self.witnesses if isinstance(one, Rated))

    @staticmethod
    def heard(witness: Witness, before: int) -> bool:
        return witness.finished or witness.acknowledged > before

    @staticmethod
    def failed(task: "asyncio.Task[None]") -> bool:
        """Whether somebody was answered wrongly; that the line broke, or the database's, is what this is about."""
        if not task.done() or task.exception() is None:
            return False
        return not isinstance(task.exception(), httpx.HTTPError) and "not-kept" not in str(task.exception())


def test_what_was_acknowledged_survives_sigkill_and_goes_on(tmp_path: Path) -> None:
    with Ground(tmp_path, GAMES[0], 1) as ground:
        for _ in range(2):
            ground.crash()
    assert set(ground.acknowledged) == {kind.__name__ for kind in ALL}
    assert min(ground.acknowledged.values()) >= 2


# Where the database is killed first, a process is afterwards: the quick check kills both in one storm's course.
@pytest.mark.parametrize(
    "of_database", [pytest.param(False, id="a process", marks=pytest.mark.long), pytest.param(True, id="the database")]
)
def test_what_several_processes_acknowledged_survives(tmp_path: Path, postgresql: Cluster, of_database: bool) -> None:
    """Every request goes to any of them, and one is killed, or PostgreSQL is."""
    with Ground(tmp_path, GAMES[0], 1, postgresql) as ground:
        ground.crash(of_database)
        assert min(ground.acknowledged.values()) >= 1
        ground.crash()


def many_crashes(folder: Path, kills: int, cluster: Cluster | None = None, of_database: bool = False) -> None:
    began = time.monotonic()
    total: Counter[str] = Counter()
    whole: Counter[str] = Counter()
    for number in range(-(-kills // AGAIN)):
        with Ground(folder / str(number), GAMES[number % len(GAMES)], number, cluster) as ground:
            for kill in range(number * AGAIN + 1, min(kills, (number + 1) * AGAIN) + 1):
                ground.crash(of_database, whole=kill == kills >= AGAIN)
        total += ground.acknowledged
        whole += Counter({type(one).__name__: one.whole for one in ground.witnesses if isinstance(one, Rated)})
        done, minutes = min(kills, (number + 1) * AGAIN), (time.monotonic() - began) / 60
        said = f"{total.total()} things acknowledged, all there once: {dict(total)}; played to their end: {dict(whole)}"
        print(f"{done} of {kills} kills, {minutes:.1f} min: {said}", flush=True)
    assert kills < AGAIN or set(whole) == {"Rated", "Host"}, "a rating that never changed shows nothing"


@pytest.mark.long
def test_three_hundred_kills(tmp_path: Path) -> None:
    many_crashes(tmp_path, KILLS)


@pytest.mark.long
def test_three_hundred_kills_of_one_of_two_processes(tmp_path: Path, postgresql: Cluster) -> None:
    many_crashes(tmp_path, KILLS, postgresql)


@pytest.mark.long
def test_thirty_kills_of_the_database(tmp_path: Path, postgresql: Cluster) -> None:
    many_crashes(tmp_path, -(-KILLS // 10), postgresql, of_database=True)
