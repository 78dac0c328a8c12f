"""Bots in any language: lines of JSON over HTTP, over a pipe to a table, over our own standard input and output."""

import ast
import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fogline.web.storm import moment, move
from tests.boxes import brief_box
from tests.in_turn import in_turn, one_game
from tests.web.serving import GAMES, get, post, run, seats_for, site, table_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


def test_the_example_is_short_and_needs_nothing() -> None:
    text = EXAMPLE.read_text()
    assert len(text.splitlines()) < 60
    imported = {
        alias.name.partition(".")[0]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert imported <= set(sys.stdlib_module_names)
    assert not any(isinstance(node, ast.ImportFrom) for node in ast.walk(ast.parse(text)))


async def program(*command: str) -> tuple[int, str, str]:
    process = await asyncio.create_subprocess_exec(
        *command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    out, err = await asyncio.wait_for(process.communicate(), 300)
    return process.returncode or 0, out.decode(), err.decode()


@pytest.mark.parametrize(("game", "way"), in_turn(GAMES, ("http", "lines")))
def test_the_example_plays_a_whole_game(game: str, way: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            kinds = "o" + "b" * (seats_for(game) - 1)
            made = await table_of(client, game, kinds, start=False, box=brief_box(game))
            table = f"{here.url}/api/tables/{made['table']}"
            if way == "http":
                command = [sys.executable, str(EXAMPLE), table, "Robo"]
            else:
                command = [sys.executable, "-m", "fogline", "bot-client", table, "--name", "Robo", "--lang", "en", "--"]
                command += [sys.executable, str(EXAMPLE)]
            playing = asyncio.create_task(program(*command))
            while (await get(client, table))["kinds"][0] == "open":
                await asyncio.sleep(0.02)
                assert not playing.done(), playing.result()
            await post(client, f"{table}/start")
            code, out, err = await playing
            assert code == 0, err
            end = await get(client, f"{table}/scene")
            assert end["status"] == "over"
            assert end["outcome"]["winner_text"] in out

    run(work)


def test_fogline_itself_speaks_on_standard_input_and_output() -> None:
    game = GAMES[0]
    command = [sys.executable, "-m", "fogline", "stdio", game, "--bots", ",".join(["random"] * (seats_for(game) - 1))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        told = converse(process)
    assert process.returncode == 0
    assert told[-1]["scene"]["status"] == "over"
    assert [t["error"]["key"] for t in told if t["is"] == "refused"] == ["bad-json"]


def converse(process: "subprocess.Popen[str]") -> list[Any]:
    """Nonsense first, then a whole game; all that was told."""
    assert process.stdin
    assert process.stdout
    dice = random.Random(3)
    told: list[Any] = []
    scene: Any = None
    known, busy = (-1, 0), False
    process.stdin.write("nonsense\n")
    process.stdin.flush()
    for line in process.stdout:
        told.append(json.loads(line))
        if told[-1]["is"] == "scene":
            scene = told[-1]["scene"]
        elif told[-1]["is"] == "done":
            known, busy = moment(told[-1]["at"]), False
        act = move(scene, dice) if scene else None
        if act and not busy and moment(scene["at"]) >= known:
            busy = True
            process.stdin.write(json.dumps(act) + "\n")
            process.stdin.flush()
    return told


@one_game("investors")
def test_the_stream_gives_only_what_is_asked_of_a_bot(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, game, "p" + "b" * (seats_for(game) - 1))
            base, token = f"/api/tables/{made['table']}", made["tokens"][0]
            dice = random.Random(5)
            headers = {"Authorization": f"Bearer {token}"}
            seen = 0
            async with client.stream("GET", f"{base}/stream?asked=true", headers=headers) as lines:
                assert lines.headers["content-type"] == "application/x-ndjson"
                async for line in lines.aiter_lines():
                    scene = json.loads(line)["scene"]
                    seen += 1
                    act = move(scene, dice)
                    assert act or scene["status"] == "over"
                    if act:
                        await client.post(f"{base}/{act.pop('do')}", json=act, headers=headers)
            assert scene["status"] == "over"
            assert seen > 3

    run(work)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("raise SystemExit(3)", "ended before the game did (exit code 3)"),
        ("input(); print('x' * 2**21)", "ended before"),
    ],
    ids=["it ends", "it says more than a line can hold"],
)
def test_a_program_that_fails_at_a_table_is_told_of(code: str, told: str, tmp_path: Path) -> None:
    """The bridge once went on waiting for it, as did the table."""

    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, GAMES[0], "o" + "b" * (seats_for(GAMES[0]) - 1), start=False)
            table = f"{here.url}/api/tables/{made['table']}"
            command = [sys.executable, "-m", "fogline", "bot-client", table, "--lang", "en", "--", sys.executable, "-c"]
            ended, out, err = await program(*command, code)
            assert (ended, out) == (1, ""), err
            assert told in err.splitlines()[-1]
            assert err.splitlines()[-1].startswith("fogline: ")

    run(work)


def test_a_program_that_is_not_there_takes_no_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, GAMES[0], "o" + "b" * (seats_for(GAMES[0]) - 1), start=False)
            table = f"{here.url}/api/tables/{made['table']}"
            command = [sys.executable, "-m", "fogline", "bot-client", table, "--lang", "en", "--", "no-such-program"]
            ended, _, err = await program(*command)
            assert (ended, err) == (2, "fogline: There is no program no-such-program that could be run.\n")
            assert (await get(client, table))["kinds"][0] == "open"

    run(work)


def test_standard_input_that_ends_before_the_game_is_an_error() -> None:
    game = GAMES[0]
    bots = ",".join(["random"] * (seats_for(game) - 1))
    command = [sys.executable, "-m", "fogline", "stdio", game, "--bots", bots, "--lang", "en"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr == "fogline: The input ended before the game did.\n"
