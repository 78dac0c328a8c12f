"""Two people each at many tables of Fogline's server: python storm.py ADDRESS TABLES

Says "ready" when everybody sits; plays every game to its end for each line it reads; says how many moves were made.
"""

import asyncio
import json
import random
import sys
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

import websockets

GAME = "noughts"


class Person:
    """One person at one table. Whoever is to move marks any free cell."""

    def __init__(self, base: str, table: str, token: str) -> None:
        self.address = f"ws://{base}/api/tables/{table}/socket"
        self.token = token

    async def sit(self) -> None:
        self.ws = await websockets.connect(self.address, proxy=None, compression=None)
        await self.ws.send(json.dumps({"do": "hello", "token": self.token, "changes": True}))
        self.scene: dict[str, Any] = json.loads(await self.ws.recv())["scene"]

    async def play(self) -> int:
        """Moves made until the game is over."""
        moves, answered = 0, ""
        while self.scene["status"] != "over":
            if self.scene["legal"] and self.scene["at"] != answered:
                answered, moves = self.scene["at"], moves + 1
                act = {"do": "act", "at": answered, "action": random.choice(self.scene["legal"])["id"], "confirm": True}
                await self.ws.send(json.dumps(act))
            self.scene |= json.loads(await self.ws.recv()).get("changes", {})
        return moves


def post(line: HTTPConnection, path: str, token: str = "", **body: Any) -> Any:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    line.request("POST", path, json.dumps(body), headers)
    with line.getresponse() as answer:
        assert answer.status == 200, (path, answer.status)
        return json.load(answer)


def seat(base: str) -> list[Person]:
    """Two people at a new table, whose game has begun. The connection is kept meanwhile, as Node's ``fetch`` does."""
    chairs = [{"kind": "person", "name": "Storm 0"}, {"kind": "open"}]
    with closing(HTTPConnection(base, timeout=60)) as line:
        made = post(line, "/api/tables", game=GAME, chairs=chairs)
        table, tokens = made["table"], made["tokens"]
        tokens += post(line, f"/api/tables/{table}/join", name="Storm 1")["tokens"]
        post(line, f"/api/tables/{table}/start", tokens[0])
    return [Person(base, table, token) for token in tokens]


async def main(address: str, tables: str) -> None:
    base = address.removeprefix("http://")
    while await asyncio.to_thread(sys.stdin.readline):
        seated = await asyncio.gather(*[asyncio.to_thread(seat, base) for _ in range(int(tables))])
        people = [person for both in seated for person in both]
        await asyncio.gather(*[person.sit() for person in people])
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        print(sum(await asyncio.gather(*[person.play() for person in people])), flush=True)
        await asyncio.gather(*[person.ws.close() for person in people])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
