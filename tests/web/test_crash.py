"""SIGKILL in the middle of a storm: nothing acknowledged is lost or doubled, nothing half-written is seen."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from fogline.table.store import Store
from tests.web.process import start
from tests.web.serving import GAMES
from tests.web.witnesses import Asker, Clocked, Maker, Orderer, Player, Witness

KILLS = 300
AGAIN = 10
"""Crashes of one server and its tables, before a new one begins."""
ALL = (Player, Player, Clocked, Orderer, Asker, Maker)


def client_of(address: str, cookies: httpx.Cookies | None = None) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=address, timeout=120, trust_env=False, cookies=cookies)


class Ground:
    """A folder with the tables of all witnesses, through several crashes."""

    def __init__(self, folder: Path, game: str, seed: int) -> None:
        self.folder = folder
        self.dice = random.Random(seed)
        self.witnesses = [kind(game, seed * 100 + number) for number, kind in enumerate(ALL)]
        self.cookies: httpx.Cookies | None = None
        self.acknowledged: Counter[str] = Counter()

    def crash(self) -> None:
        """One storm, one kill, one look at what is left."""
        process, address = start(self.folder)
        try:
            asyncio.run(self.storm(address, process.kill))
        finally:
            process.kill()
            process.wait()
        store = Store(self.folder / "fogline.db")
        assert store.read("PRAGMA integrity_check") == [("ok",)]
        for witness in self.witnesses:
            witness.check(store)
        store.close()

    async def storm(self, address: str, kill: Callable[[], None]) -> None:
        async with client_of(address, self.cookies) as client:
            if self.cookies is None:
                await asyncio.gather(*[witness.settle(client) for witness in self.witnesses])
                self.cookies = client.cookies
            before = [witness.acknowledged for witness in self.witnesses]
            living = [asyncio.create_task(witness.live(client)) for witness in self.witnesses]
            while not all(map(self.heard, self.witnesses, before)) and not any(self.failed(task) for task in living):
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

    @staticmethod
    def heard(witness: Witness, before: int) -> bool:
        return witness.finished or witness.acknowledged > before

    @staticmethod
    def failed(task: "asyncio.Task[None]") -> bool:
        """Whether somebody was answered wrongly; that the line broke is what this is about."""
        if not task.done() or task.exception() is None:
            return False
        return not isinstance(task.exception(), httpx.HTTPError)


def test_what_was_acknowledged_survives_sigkill_and_goes_on(tmp_path: Path) -> None:
    ground = Ground(tmp_path, GAMES[0], 1)
    for _ in range(2):
        ground.crash()
    assert set(ground.acknowledged) == {kind.__name__ for kind in ALL}
    assert min(ground.acknowledged.values()) >= 2


@pytest.mark.long
def test_three_hundred_crashes(tmp_path: Path) -> None:
    total: Counter[str] = Counter()
    for number in range(KILLS // AGAIN):
        ground = Ground(tmp_path / str(number), GAMES[number % len(GAMES)], number)
        for _ in range(AGAIN):
            ground.crash()
        total += ground.acknowledged
        print(f"{(number + 1) * AGAIN} crashes: {dict(total)} acknowledged, all there once")
