"""What is in memory: what somebody looks at or waits for, however much is kept."""

import asyncio
import re
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import psutil
import pytest

from fogline.core.dealer import Dealer
from fogline.table import lobby as lobbies
from fogline.table import stored_table
from fogline.table.alarm import due
from fogline.table.people import LEFT
from fogline.table.settings import Bank
from fogline.table.store.sqlite import SqliteStore
from tests.table.lodging import ME, seated
from tests.table.sitting import GAMES, lobby, play, run, seats_for, table, until

GAME = GAMES[0]
SEATS = seats_for(GAME)
MANY = 10_000


@pytest.fixture(autouse=True)
def quick_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "ROUND", 0.02)


def test_a_start_opens_what_is_due_and_nothing_else(tmp_path: Path) -> None:
    """Where a person is waited for nobody looks; where a bot is, it goes on. All are in the list."""

    async def work() -> None:
        house = lobby(tmp_path)
        waiting = [await seated(house, GAME, "p" * SEATS) for _ in range(5)]
        for room in waiting[1:]:
            await room.change(lambda t: t.start(ME, 1))
        left = table(GAME, "p" * SEATS, 1).handed(0, LEFT).handed(1, LEFT)
        left = replace(left, chairs=tuple(replace(chair, away=True, bot="random") for chair in left.chairs))
        house.store.write(stored_table.update(None, replace(left, id="bots"), 1, due(left))).result(30)
        await house.close()
        again = lobby(tmp_path)
        again.open()
        await until(lambda: "bots" in again._rooms)
        await until(lambda: again._rooms["bots"].table.status == "over", 300)
        assert set(again._rooms) == {"bots"}
        assert {t.id for t in again.tables(ME)} == {room.table.id for room in waiting}
        await again.close()

    run(work)


def test_what_nobody_looks_at_leaves_the_memory_and_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "IDLE", 0.0)

    async def work() -> None:
        house = lobby(tmp_path)
        house.open()
        room = await seated(house, GAME, "p" * SEATS)
        looker = asyncio.Event()
        room.watchers.add(looker)
        await room.change(lambda t: t.start(ME, 1))
        other = await seated(house, GAME, "p" * SEATS)
        await until(lambda: other.table.id not in house._rooms)
        assert set(house._rooms) == {room.table.id}, "somebody looks at this one"
        await room.change(lambda t: play(t, Dealer(1)))
        room.watchers.discard(looker)
        await until(lambda: not house._rooms)
        assert house.room(other.table.id).table.chairs == other.table.chairs
        assert house.room(room.table.id).table.status == "over"
        await house.close()

    run(work)


def test_the_time_that_a_table_slept_is_charged_and_that_of_a_pause_of_the_server_is_not(tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        room = await seated(house, GAME, "p" * SEATS, bank=Bank(1000, pause_when_gone=False))
        await room.change(lambda t: t.start(ME, 1))
        seat, kept = room.table.playing().match.waiting[0], house.store.table(room.table.id)
        assert kept is not None
        assert kept.due == pytest.approx(time.time() + 1000, abs=60)
        house._leave(room)
        house._opened -= 500
        row = stored_table.update(room.table, room.table, kept.charged - 100, kept.due)
        house.store.write(row).result(30)
        left = house.room(room.table.id).on_the_clock().chairs[seat].time_left
        assert left == pytest.approx(900, abs=60)
        await house.close()
        again = lobby(tmp_path)
        left = again.room(room.table.id).on_the_clock().chairs[seat].time_left
        assert left == pytest.approx(1000, abs=60), "no server ran meanwhile"
        await again.close()

    run(work)


@pytest.mark.long
def test_ten_thousand_tables_are_there_in_two_seconds(tmp_path: Path) -> None:
    """From the command to the first list of tables, with as many games under way."""
    store = SqliteStore(tmp_path / "fogline.db")
    game = play(table(GAME, "p" * SEATS, 1), Dealer(1), lambda t: t.playing().revision >= 20)
    first = stored_table.update(None, game, time.time())
    jobs = [store.write(msgspec.structs.replace(first, table=f"t{n}", made=n)) for n in range(MANY)]
    for job in jobs:
        job.result(600)
    store.close()
    begun = time.monotonic()
    command = [sys.executable, "-m", "fogline", "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert address is not None
        listed = httpx.get(f"{address[0]}/api/tables", timeout=60, trust_env=False, verify=False).json()["tables"]
        seconds, used = time.monotonic() - begun, psutil.Process(process.pid).cpu_times()
        process.terminate()
    # A busy machine takes longer, but no more of the processor's time.
    work = used.user + used.system
    print(f"\n{MANY} tables: the first {len(listed)} listed after {seconds:.2f} s, {work:.2f} s of the processor's")
    assert len(listed) == lobbies.MOST_LISTED
    assert work < 2
