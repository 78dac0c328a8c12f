"""Texts that one of the stores cannot keep are refused at every door, whichever store it is."""

from pathlib import Path
from typing import Any

import httpx

from tests.web.doorstep import served
from tests.web.serving import GAMES, Site, seats_for, table_of
from tests.web.test_socket import Line

GAME = GAMES[0]
SEATS = seats_for(GAME)
ZERO = "a\0b"


def test_the_character_zero_is_refused_wherever_it_is_said(tmp_path: Path, place: Path | str) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        base, before = f"/api/tables/{made['table']}", here.context.errors
        for path, body in (
            (f"{base}/leave", {"seat": 0, "nonce": ZERO}),
            (f"{base}/act", {"seat": 0, "action": ZERO}),
            (f"{base}/join", {"name": ZERO}),
            ("/api/tables", {"game": GAME, "chairs": [{"kind": "person", "name": ZERO}] * SEATS}),
            ("/api/import", {"record": ZERO}),
        ):
            answer = await client.post(path, json=body)
            assert (answer.status_code, answer.json()["error"]["key"]) == (400, "bad-text"), path
        for path, query in (("/api/tables", {"before": ZERO}), (f"{base}/why", {"like": ZERO, "seat": 0})):
            answer = await client.get(path, params=query)  # type: ignore[arg-type]
            assert (answer.status_code, answer.json()["error"]["key"]) == (400, "bad-text"), path
        assert (await client.get("/api/tables/a%00b")).status_code == 404
        assert (await client.get("/api/tables/a%00b/stream")).status_code == 404
        line = Line(await stack.enter_async_context(here.socket(made["table"])))
        await line.say(do="hello", token=made["tokens"][0])
        await line.hear()
        told = await line.ask(do="leave", nonce=ZERO)
        assert told["error"]["key"] == "bad-text"
        # Not the character itself, but its name as somebody may write it.
        kept = await client.post(f"{base}/leave", json={"seat": 0, "nonce": "\\u0000"})
        assert kept.status_code == 200
        assert here.context.errors == before, "nothing of this is a failure of ours"

    served(tmp_path, work, database="" if isinstance(place, Path) else place)
