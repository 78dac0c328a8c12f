"""Witnesses of what follows from finished tables: an evening with its standings, and ratings."""

import asyncio
from typing import Any

import httpx

from fogline.core.match import Match
from fogline.table import evening as e
from fogline.table import stored_table
from fogline.table.evenings import read
from fogline.table.ratings import worked_out
from fogline.table.store.sql import SqlStore
from fogline.table.table import OVER, Table
from tests.boxes import brief_box
from tests.web.serving import chairs, get, post
from tests.web.witnesses import Witness

STALE = 409
"""What was seen has changed since: a bot has moved."""
HURRIED = {
    "skyline": brief_box("skyline").replace("{ 2 = 3, 3 = 3, 4 = 3 }", "{ 2 = 1, 3 = 1, 4 = 1 }"),
    "cablecars": brief_box("cablecars").replace("last_round_at = 0", "last_round_at = 4"),
}
"""Boxes for games of a few turns: what is at stake here comes when they are over."""


def loaded(store: SqlStore, name: str) -> Table:
    table = stored_table.load(store, name)
    assert table is not None, "a table that was acknowledged is gone"
    return table


def came_out_once(store: SqlStore, table: Table) -> bool:
    """Whether it has come out for the ratings; then each seat once."""
    seats = [row.seat for row in store.outcomes_of(table.id)]
    assert seats in ([], [*range(len(table.chairs))]), (table.id, seats)
    return bool(seats)


class Rated(Witness):
    """Tables that count, one after the other: each changes ratings once, when it is over, and for good."""

    def __init__(self, _: str, seed: int) -> None:
        super().__init__("skyline", seed)
        self.tables: list[str] = []
        self.told: dict[str, list[tuple[int, int]]] = {}
        """By table: from which rating to which each seat came."""

    @property
    def whole(self) -> int:
        """How many were played to their end."""
        return len(self.told)

    async def settle(self, client: httpx.AsyncClient) -> None:
        """Nothing is needed first."""

    async def turn(self, client: httpx.AsyncClient) -> None:
        if not self.table:
            wish: dict[str, Any] = {"game": self.game, "chairs": chairs("pb"), "start": True}
            self.table = (await post(client, "/api/tables", **wish, box=HURRIED[self.game], counts=True))["table"]
            self.tables.append(self.table)
        elif await self.step(client, self.base, {}) == OVER:
            changes = (await get(client, f"{self.base}/ratings"))["changes"]
            self.told[self.table] = [(one["before"], one["after"]) for one in changes]
            self.table = ""
        self.acknowledged += 1

    async def step(self, client: httpx.AsyncClient, base: str, who: dict[str, str]) -> str:
        """One step at a table by chance, if it is this person's turn; how it stands there."""
        scene = (await client.get(f"{base}/scene", headers=who)).raise_for_status().json()
        said = {"action": self.dice.choice(scene["legal"])["id"]} if scene["legal"] else {}
        if said or scene["confirm"] == "now":
            path = f"{base}/{'confirm' if scene['confirm'] == 'now' else 'act'}"
            body = {"at": scene["at"], **({} if path.endswith("confirm") else said)}
            answer = await client.post(path, json=body, headers=who)
            assert answer.status_code in (200, STALE), answer.text
        else:
            await asyncio.sleep(0.02)
        return str(scene["status"])

    def check(self, store: SqlStore) -> None:
        found = worked_out(store, self.game)
        over = [name for name in self.tables if loaded(store, name).status == OVER]
        assert [name for name in self.tables if came_out_once(store, loaded(store, name))] == over
        assert set(found.changes) == set(over), "nobody else's tables count"
        assert sum(player.games for key, player in found.players.items() if key[0]) == len(over)
        for name, told in self.told.items():
            now = [(round(one.before.rating), round(one.after.rating)) for one in found.changes[name]]
            assert now == told, (name, now, told)


class Host(Rated):
    """Evenings: made, joined, begun, played round by round, each with one deal at two tables; and their standings."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        # Not the other witness's: these tables count too, and would come between.
        self.game = "cablecars"
        self.evening = ""
        self.guest: dict[str, str] = {}
        """What shows the other person to be who they are."""
        self.known: dict[str, dict[str, Any]] = {}
        """What was told of each evening."""

    @property
    def whole(self) -> int:
        return sum(told["status"] == e.OVER for told in self.known.values())

    @property
    def base(self) -> str:
        return f"/api/evenings/{self.evening}"

    async def settle(self, client: httpx.AsyncClient) -> None:
        """Somebody else is known too, before anything of theirs could be lost."""
        async with httpx.AsyncClient(base_url=client.base_url, timeout=120, trust_env=False, verify=False) as other:
            await post(other, "/api/tables", game=self.game, chairs=chairs("po"))
            self.guest = {"Cookie": "; ".join(f"{name}={value}" for name, value in other.cookies.items())}

    async def turn(self, client: httpx.AsyncClient) -> None:
        if not self.evening:
            wish: dict[str, Any] = {"game": self.game, "rounds": 2, "bot": "random"}
            made = await post(client, "/api/evenings", **wish, box=HURRIED[self.game], counts=True, name="Ana")
            self.evening = made["evening"]
        else:
            made = await get(client, self.base)
            if made["status"] == e.GATHERING:
                made = await self.gather(client, made["people"])
            elif made["status"] == e.PLAYING:
                await self.play(client)
        self.known[self.evening] = made
        self.acknowledged += 1
        self.evening = "" if made["status"] == e.OVER else self.evening

    async def gather(self, client: httpx.AsyncClient, people: list[str]) -> Any:
        if people != ["Ana"]:
            return await post(client, f"{self.base}/begin")
        answer = await client.post(f"{self.base}/join", json={"name": "Eva"}, headers=self.guest)
        return answer.raise_for_status().json()

    async def play(self, client: httpx.AsyncClient) -> None:
        """A step of each person, wherever they sit now."""

        async def step(who: dict[str, str]) -> None:
            table = (await client.get(self.base, headers=who)).raise_for_status().json()["next"]
            if table:
                await self.step(client, f"/api/tables/{table}", who)

        await asyncio.gather(step({}), step(self.guest))

    def check(self, store: SqlStore) -> None:
        for name, told in self.known.items():
            row = store.evening(name)
            assert row is not None, "an evening that was acknowledged is gone"
            now = read(row)
            assert [guest.name for guest in now.people][: len(told["people"])] == told["people"]
            drawn = [[list(board.seats) for board in round.boards] for round in now.rounds]
            shown = [[board["people"] for board in round["boards"]] for round in told["rounds"]]
            assert drawn == shown or told["status"] == e.GATHERING, (drawn, shown)
            assert now.current >= told["current"]
            for number, round in enumerate(now.rounds):
                self.check_round(store, round, number < told["current"])
            if told["status"] == e.OVER:
                beaten = {now.people[one.person].name: one.beaten for one in e.standings(now)}
                assert beaten == {one["name"]: one["beaten"] for one in told["standings"]}
        assert all(len(changes) == 2 for changes in worked_out(store, self.game).changes.values())

    @staticmethod
    def check_round(store: SqlStore, round: e.Round, done: bool) -> None:
        assert round.done or not done, "a round that was done is not done"
        tables = [loaded(store, board.table) for board in round.boards] if round.laid else []
        assert len({dealt(table) for table in tables}) <= 1, "all have the same deal"
        for board, table in zip(round.boards, tables, strict=False):
            rated = came_out_once(store, table)
            assert rated or not round.done
            assert not (rated and table.sealed)
            assert not round.done or (table.ending is not None and table.ending.scores == board.scores)


def dealt(table: Table) -> str:
    """What was dealt, however far it has been played."""
    match = table.begun().match
    return repr(Match.replay(match.record(), match.box, turns=0).position()["state"])
