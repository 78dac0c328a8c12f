"""Processes and databases that are killed: whoever played there goes on, here or elsewhere, and is told why not yet."""

import json
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
import websockets

from fogline.core.dealer import Dealer
from tests.boxes import brief_box
from tests.table.store.postgresql import Cluster
from tests.web.process import start, stop
from tests.web.serving import Site, chairs, get, play_by_http, post, run, table_of
from tests.web.test_processes import GAME, SEATS, together


def client_of(address: str) -> httpx.Client:
    return httpx.Client(base_url=address, timeout=120, trust_env=False, verify=False)


def test_a_process_is_killed_and_its_players_and_bots_go_on_elsewhere(tmp_path: Path, postgresql: Cluster) -> None:
    address = postgresql.fresh()
    first, one = start(tmp_path, "--store", address)
    second, other = start(tmp_path, "--store", address)
    try:
        with client_of(one) as client:
            wanted = {"game": GAME, "chairs": chairs("p" + "b" * (SEATS - 1)), "start": True, "box": brief_box(GAME)}
            made = client.post("/api/tables", json=wanted).json()
        first.send_signal(signal.SIGKILL)

        async def play_on() -> Any:
            async with httpx.AsyncClient(base_url=other, timeout=120, trust_env=False, verify=False) as client:
                return await play_by_http(client, made["table"], made["tokens"][0], Dealer(1))

        assert run(play_on)["status"] == "over"
    finally:
        first.kill()
        first.wait()
        stop(second)


def test_the_database_is_killed_and_everything_goes_on_when_it_is_back(tmp_path: Path, postgresql: Cluster) -> None:
    process, address = start(tmp_path, "--store", postgresql.fresh())
    try:
        with client_of(address) as client:
            wanted = {"game": GAME, "chairs": chairs("p" * SEATS), "start": True}
            made = client.post("/api/tables", json=wanted).json()
            base = f"/api/tables/{made['table']}"
            scene = client.get(f"{base}/scene").json()
            said = {"at": scene["at"], "action": scene["legal"][0]["id"], "seat": scene["seat"], "nonce": "n"}
            postgresql.kill()
            for _ in range(3):
                refused = client.post(f"{base}/act", json=said)
                assert (refused.status_code, refused.json()["error"]["key"]) == (503, "not-kept")
            postgresql.start()
            for _ in range(600):
                answer = client.post(f"{base}/act", json=said)
                if answer.status_code == 200:
                    break
                assert answer.status_code == 503
                time.sleep(0.2)  # as somebody would who is told to try again: more often, and the limits answer
            assert answer.json() == client.post(f"{base}/act", json=said).json(), "once, whatever was kept"
    finally:
        postgresql.start()
        stop(process)


def test_the_first_things_said_after_a_restart_of_the_database_are_done(
    tmp_path: Path, postgresql: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody was there while it was down: each line that was cut is found out by whoever needs it, and made anew."""

    async def work(here: Site) -> None:
        async with here.client() as client:
            made = await table_of(client, GAME, "p" * SEATS)
            base = f"/api/tables/{made['table']}"
            scene = await get(client, f"{base}/scene")
            postgresql.kill()
            postgresql.start()
            act = {"at": scene["at"], "action": scene["legal"][0]["id"], "seat": scene["seat"], "nonce": "n"}
            at = (await post(client, f"{base}/act", **act))["at"]
            assert (await get(client, f"{base}/scene", seat=scene["seat"]))["at"] == at

    together(tmp_path, postgresql, work, servers=1)
    assert "Traceback" not in caplog.text


def test_while_the_database_is_gone_everybody_is_told_so_in_a_sentence(
    tmp_path: Path, postgresql: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(here: Site) -> None:
        async with here.client() as client:
            made = await table_of(client, GAME, "p" * SEATS)
            base = f"/api/tables/{made['table']}"
            async with here.socket(made["table"]) as ws:
                await ws.send(json.dumps({"do": "hello", "token": made["tokens"][0]}))
                scene = json.loads(await ws.recv())["scene"]
                postgresql.kill()
                act = {"do": "act", "at": scene["at"], "action": scene["legal"][0]["id"], "nonce": "n"}
                await ws.send(json.dumps(act))
                assert json.loads(await ws.recv())["error"]["key"] == "not-kept"
                for door in ("scene", "plain"):
                    refused = await client.get(f"{base}/{door}")
                    assert (refused.status_code, refused.json()["error"]["key"]) == (503, "not-kept")
                async with here.socket(made["table"]) as second:
                    await second.send(json.dumps({"do": "hello", "token": made["tokens"][0]}))
                    assert json.loads(await second.recv())["error"]["key"] == "not-kept"
                    with pytest.raises(websockets.ConnectionClosed) as closed:
                        await second.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4503
        postgresql.start()

    try:
        together(tmp_path, postgresql, work, servers=1)
    finally:
        postgresql.start()
    assert "Traceback" not in caplog.text


def test_workers_share_a_port_and_whichever_ends_is_started_again(tmp_path: Path, postgresql: Cluster) -> None:
    process, address = start(tmp_path, "--store", postgresql.fresh(), "--workers", "2")
    try:
        with client_of(address) as client:
            wanted = {"game": GAME, "chairs": chairs("p" * SEATS), "start": True}
            base = f"/api/tables/{client.post('/api/tables', json=wanted).json()['table']}"
            cookies = client.cookies
        workers = serving(process)
        assert len(workers) == 2
        workers[0].kill()
        workers[0].wait(60)
        for _ in range(20):
            # Each time by a new connection, which may go to either.
            with httpx.Client(base_url=address, timeout=60, trust_env=False, verify=False, cookies=cookies) as client:
                assert client.get(f"{base}/scene").status_code == 200
        for _ in range(600):
            if len(serving(process)) == 2:
                break
            time.sleep(0.1)
        assert len(serving(process)) == 2
    finally:
        workers = serving(process)
        stop(process)
    assert process.returncode == 0
    psutil.wait_procs(workers, timeout=120)
    assert not [worker for worker in workers if worker.is_running()]


def serving(process: "subprocess.Popen[str]") -> list[psutil.Process]:
    """The processes that serve for this one."""
    children = psutil.Process(process.pid).children()
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]
