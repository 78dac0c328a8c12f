"""A storm of moves on loopback: how long it takes until a move is acknowledged, with many tables at once."""

import asyncio
import json
import random
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import websockets

MOST_TABLES: Final = 1000
MOST_SECONDS: Final = 600


@dataclass
class Tally:
    """What was measured."""

    tables: int
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move to its acknowledgement."""
    finished: int = 0
    refused: int = 0

    def percentile(self, share: float) -> float:
        """Milliseconds within which this share of the moves was acknowledged."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "tables": self.tables,
            "seconds": round(self.seconds, 1),
            "moves": len(self.waits),
            "moves_per_second": round(len(self.waits) / self.seconds, 1) if self.seconds else 0.0,
            "p50_ms": round(self.percentile(0.5), 1),
            "p99_ms": round(self.percentile(0.99), 1),
            "finished": self.finished,
            "refused": self.refused,
        }


class Storm:
    """Scripted people at many tables of one server, each with bots."""

    def __init__(
        self, address: str, games: Sequence[tuple[str, int]], tables: int, seconds: float, pause: float
    ) -> None:
        self.base = address.removeprefix("http://")
        self.games = games
        """Names with how many seats to fill."""
        self.seconds = seconds
        self.until = time.monotonic() + MOST_SECONDS
        """Until everybody sits, for as long as it may take; then for as long as was asked."""
        self.pause = pause
        self.tally = Tally(tables)
        self.seated: set[int] = set()
        self.counted_from = time.monotonic()

    async def blow(self) -> Tally:
        await asyncio.gather(*[self._sit(n) for n in range(self.tally.tables)])
        self.tally.seconds = time.monotonic() - self.counted_from
        return self.tally

    async def _sit(self, number: int) -> None:
        """One person plays game after game until the time is over."""
        dice = random.Random(number)
        # Not all in the same instant: people do not arrive so.
        await asyncio.sleep(dice.random())
        while time.monotonic() < self.until:
            game, seats = self.games[number % len(self.games)]
            made = await asyncio.to_thread(self._make, game, seats)
            self._arrived(number)
            await self._play(made["table"], made["tokens"][0], dice)

    def _arrived(self, number: int) -> None:
        """Counted from when every table is there: that they are all made in the same second is not what is measured."""
        if number in self.seated:
            return
        self.seated.add(number)
        if len(self.seated) == self.tally.tables:
            self.counted_from = time.monotonic()
            self.until = self.counted_from + self.seconds

    def _make(self, game: str, seats: int) -> Any:
        chairs = [{"kind": "person", "name": "Storm"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
        body = json.dumps({"game": game, "chairs": chairs, "start": True}).encode()
        asked = urllib.request.Request(f"http://{self.base}/api/tables", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return json.load(answer)

    async def _play(self, table: str, token: str, dice: random.Random) -> None:
        async with websockets.connect(f"ws://{self.base}/api/tables/{table}/socket", proxy=None, open_timeout=60) as ws:
            await ws.send(json.dumps({"do": "hello", "token": token}))
            scene: Any = None
            known, sent = (-1, 0), 0.0
            while time.monotonic() < self.until:
                told = json.loads(await ws.recv())
                if told["is"] == "scene":
                    scene = told["scene"]
                elif told["is"] == "done":
                    self._acknowledged(time.perf_counter() - sent)
                    known, sent = moment(told["at"]), 0.0
                else:
                    self.tally.refused += 1
                    sent = 0.0
                if scene["status"] == "over":
                    self.tally.finished += 1
                    return
                # One move at a time, and none on a scene from before the last acknowledgement.
                act = move(scene, dice)
                if act and not sent and moment(scene["at"]) >= known:
                    await asyncio.sleep(self.pause * dice.random() * 2)
                    sent = time.perf_counter()
                    await ws.send(json.dumps(act))

    def _acknowledged(self, wait: float) -> None:
        if len(self.seated) >= self.tally.tables:
            self.tally.waits.append(wait)


def moment(at: str) -> tuple[int, int]:
    revision, _, step = at.partition(".")
    return int(revision), int(step)


def move(scene: Any, dice: random.Random) -> dict[str, Any] | None:
    """Anything legal, or the confirmation."""
    if scene["confirm"] == "now":
        return {"do": "confirm", "at": scene["at"]}
    if not scene["legal"]:
        return None
    return {"do": "act", "at": scene["at"], "action": dice.choice(scene["legal"])["id"], "confirm": True}


def start_server(folder: Path) -> "tuple[subprocess.Popen[str], str]":
    """A server of its own, on loopback, with nothing limited but sizes, and the address at which it answers."""
    command = [sys.executable, "-m", "fogline.web.load", str(folder)]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    with process.stdout as told:
        address = told.readline().strip()
    if not address:
        process.kill()
        process.wait()
        raise RuntimeError("the server did not start")
    return process, address


def measure(folder: Path, games: Sequence[tuple[str, int]], tables: int, seconds: float, pause: float) -> Tally:
    """Start a server in a process of its own, let the storm blow, stop the server."""
    process, address = start_server(folder)
    try:
        storm = Storm(address, games, min(tables, MOST_TABLES), min(seconds, MOST_SECONDS), pause)
        return asyncio.run(storm.blow())
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    from fogline.web.limits import UNLIMITED
    from fogline.web.serve import Plan, Server

    running = Server(Plan(Path(sys.argv[1]), port=0, limits=UNLIMITED))
    print(running.address, flush=True)
    running.run()
