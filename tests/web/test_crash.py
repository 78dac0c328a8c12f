"""SIGKILL in the middle of a storm: nothing acknowledged is lost, nothing half-written is seen."""

import asyncio
import random
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.table import keep
from fogline.table.store import Store
from fogline.web.load import moment, move
from tests.web.process import start
from tests.web.serving import GAMES, post, seats_for, table_of

TABLES = 6


class Witness:
    """One who plays a table alone, hotseat, and remembers every acknowledged step."""

    def __init__(self, table: str, tokens: list[str], seed: int) -> None:
        self.table = table
        self.tokens = tokens
        self.dice = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []

    async def play(self, client: httpx.AsyncClient) -> None:
        base = f"/api/tables/{self.table}"
        while True:
            shown = (await client.get(f"{base}/scene", params={"seat": 0})).json()
            if shown["status"] == "over":
                return
            seat = shown["waiting"][0]
            shown = (await client.get(f"{base}/scene", params={"seat": seat})).json()
            option = self.dice.choice(shown["legal"])
            body = {"seat": seat, "at": shown["at"], "action": option["id"]}
            answer = await client.post(f"{base}/act", json=body)
            assert answer.status_code == 200, answer.text
            assert moment(answer.json()["at"]) > moment(shown["at"])
            self.acknowledged.append((seat, option["words"]))


async def storm(address: str, game: str, seconds: float, kill: Any) -> list[Witness]:
    """Tables that are all played at once until the server is killed."""
    witnesses: list[Witness] = []
    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as client:
        for seed in range(TABLES):
            made = await table_of(client, game, "p" * seats_for(game))
            witnesses.append(Witness(made["table"], made["tokens"], seed))
        playing = [asyncio.create_task(witness.play(client)) for witness in witnesses]
        for _ in range(6000):
            # A busy machine needs a while until the storm blows.
            if sum(len(witness.acknowledged) for witness in witnesses) >= TABLES:
                break
            await asyncio.sleep(0.01)
        await asyncio.sleep(seconds)
        kill()
        ends = await asyncio.gather(*playing, return_exceptions=True)
        assert all(end is None or isinstance(end, httpx.HTTPError) for end in ends), ends
    return witnesses


def kept(store: Store, witness: Witness) -> list[tuple[int, str]]:
    """What the store holds of a table: the committed turns and, behind them, the steps of drafts."""
    table = keep.load(store, witness.table)
    assert table is not None
    flow = table.playing()
    steps = [(line.seat, line.action) for line in flow.log]
    return steps + [(seat, step) for seat, draft in flow.drafts.items() for step in draft.steps]


def crash(folder: Path, game: str, seconds: float) -> int:
    """One storm, one kill, one look at what is left; how many steps had been acknowledged."""
    process, address = start(folder)
    witnesses = asyncio.run(storm(address, game, seconds, lambda: process.send_signal(signal.SIGKILL)))
    process.wait()
    store = Store(folder / "fogline.db")
    assert store.read("PRAGMA integrity_check") == [("ok",)]
    for witness in witnesses:
        found = kept(store, witness)
        assert found[: len(witness.acknowledged)] == witness.acknowledged
        assert len(found) <= len(witness.acknowledged) + 1, "at most the one step that was on its way"
    store.close()
    return sum(len(witness.acknowledged) for witness in witnesses)


@pytest.mark.parametrize("game", GAMES[1:])
def test_what_was_acknowledged_survives_sigkill(game: str, tmp_path: Path) -> None:
    assert crash(tmp_path, game, 0.5) >= TABLES


def test_the_server_comes_back_and_the_game_goes_on(tmp_path: Path) -> None:
    game = GAMES[0]
    assert crash(tmp_path, game, 0.5) >= TABLES
    process, address = start(tmp_path)
    try:

        async def again() -> None:
            async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as client:
                tables = (await client.get("/api/tables")).json()["tables"]
                assert len(tables) == TABLES
                made = await table_of(client, game, "p" * seats_for(game))
                base = f"/api/tables/{made['table']}"
                for _ in range(5):
                    seat = (await client.get(base)).json()["waiting"][0]
                    shown = (await client.get(f"{base}/scene", params={"seat": seat})).json()
                    act = move(shown, random.Random(1))
                    assert act
                    act.pop("do")
                    await post(client, f"{base}/act", seat=seat, **act)

        asyncio.run(again())
    finally:
        process.terminate()
        process.wait()


@pytest.mark.long
def test_thirty_crashes(tmp_path: Path) -> None:
    dice = random.Random(1906)
    total = 0
    for run in range(30):
        total += crash(tmp_path / str(run), GAMES[run % len(GAMES)], 0.2 + 2.5 * dice.random())
    print(f"{total} acknowledged steps in 30 crashes, all there")
    assert total >= 30 * TABLES
