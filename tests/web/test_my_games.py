"""One's own games over HTTP: found, counted, as CSV; and nobody else's."""

import csv
import io
from pathlib import Path
from typing import Any

import httpx

from fogline.core.dealer import Dealer
from tests.boxes import brief_box
from tests.web.doorstep import served
from tests.web.serving import Site, get, play_by_http, post

GAME = "skyline"
RUDE = "=1+1"


async def played(client: httpx.AsyncClient, seed: int) -> str:
    chairs = [{"kind": "person", "name": RUDE}, {"kind": "bot", "bot": "greedy"}]
    made = await post(client, "/api/tables", game=GAME, chairs=chairs, start=True, box=brief_box(GAME))
    await play_by_http(client, made["table"], made["tokens"][0], Dealer(seed))
    return str(made["table"])


def test_games_are_found_counted_and_saved(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        tables = {await played(client, seed) for seed in (1, 2)}
        found = await get(client, "/api/me/games", lang="es")
        assert {game["table"] for game in found["games"]} == tables
        assert (found["total"], found["more"]) == (2, False)
        (by_game,), (by_bot,), (by_seats,) = found["by_game"], found["by_bot"], found["by_seats"]
        assert by_game["played"] == by_bot["played"] == by_seats["played"] == len(found["dots"]) == 2
        assert (by_bot["key"], by_seats["key"]) == ("greedy", "2")
        assert by_game["won"] == sum(game["won"] for game in found["games"])
        assert (await get(client, "/api/me/games", result="won"))["total"] == by_game["won"]
        assert (await get(client, "/api/me/games", other="expert"))["total"] == 0
        assert (await get(client, "/api/me/games", skip=1))["games"] == (await get(client, "/api/me/games"))["games"][
            1:
        ]
        habits = await get(client, "/api/me/habits", game=GAME)
        assert habits["games"] == 2
        assert abs(sum(habit["mine"] for habit in habits["habits"]) - by_game["mean"]) < 0.1
        answer = await client.get("/api/me/games.csv")
        assert answer.headers["content-type"].startswith("text/csv")
        rows = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"))))
        assert {row["table"] for row in rows} == tables
        assert all(row["players"].startswith(f"'{RUDE}") for row in rows), "no cell is a formula"
        assert sum(int(row["won"]) for row in rows) == by_game["won"]

    served(tmp_path, work)


def test_a_stranger_learns_nothing(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        table = await played(client, 1)
        async with here.client() as stranger:
            await post(stranger, "/api/tables", game=GAME, chairs=[{"kind": "person", "name": "Eva"}, {"kind": "open"}])
            for who in (stranger, await stack.enter_async_context(here.client())):
                assert (await get(who, "/api/me/games"))["total"] == 0
                assert (await get(who, "/api/me/habits", game=GAME)) == {"games": 0, "habits": []}
                assert table not in (await who.get("/api/me/games.csv")).text
            for bad in ("since=-1", "result=maybe", "skip=-1", "game=" + "x" * 200, "nothing=1"):
                assert (await stranger.get(f"/api/me/games?{bad}")).status_code == 400, bad
            assert (await get(stranger, "/api/me/habits", game="nonsense"))["games"] == 0

    served(tmp_path, work)
