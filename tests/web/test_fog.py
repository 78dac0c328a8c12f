"""The fog on the wire: in every world a seat could be in, every channel sends it the same bytes, errors included."""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY
from fogline.table.room import Room
from fogline.table.table import Table
from tests.in_turn import first_of, one_game
from tests.table.auctions import auction, bid, order
from tests.table.shelf import put
from tests.table.sitting import drafted, hides, holder, people, step, table
from tests.table.worlds import differ, hidden_moments, world
from tests.web.serving import GAMES, Site, run, site

READS = (
    *(
        "",
        "/scene",
        "/scene?effects=true&lang=es",
        "/legal?effects=true",
        "/why?most=40&lang=es",
        "/events",
        "/box",
        "/plain",
    ),
    *("/export", "/hint", "/scene?turn=0", "/scene?turn=99999", "/scene?seat=0", "/scene?seat=1", "/nowhere"),
)
WRONGS: tuple[tuple[str, Any], ...] = (
    ("/act", {"action": 0, "seat": 16}),
    ("/act", {"action": "nonsense of all sorts"}),
    ("/act", {"action": 10**6}),
    ("/act", {"action": 1, "at": "9999.0"}),
    ("/act", {"action": {}}),
    ("/confirm", {}),
    ("/order", {"order": ""}),
    ("/order", {"order": "nonsense of all sorts"}),
    ("/order", {"order": "raise up to 0"}),
    ("/undo", {}),
    ("/ask", {}),
    ("/answer", {"yes": True}),
    ("/join", {"name": "X"}),
    ("/start", {}),
    ("/rematch", {}),
)


@pytest.fixture(autouse=True)
def _timeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """How old a table is depends on how slow this machine is; that drafts do not change it is tested elsewhere."""
    monkeypatch.setattr("fogline.web.lobby_doors.time", SimpleNamespace(time=lambda: 0))


def plain(response: httpx.Response) -> tuple[Any, ...]:
    headers = sorted((name, value) for name, value in response.headers.items() if name != "date")
    return response.status_code, headers, response.content


async def heard(here: Site, seat: int, illegal: list[int], more: Sequence[str] = ()) -> list[Any]:
    """All that the server says to a seat (or to somebody who looks on), whatever it is asked."""
    token = f"token-{seat}" if seat != NOBODY else ""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    found: list[Any] = []
    async with here.client(headers=headers) as client:
        for path in (*READS, *more):
            found.append((path, *plain(await client.get(f"/api/tables/t{path}"))))
        wrongs = [*WRONGS, *[("/act", {"action": action, "lang": "x"}) for action in illegal[:1]]]
        wrongs += [("/act", {"action": action}) for action in illegal]
        wrongs += [("/act", {"action": 0, "seat": other}) for other in range(3) if other != seat]
        for path, body in wrongs:
            found.append((path, *plain(await client.post(f"/api/tables/t{path}", json=body))))
        found.append(("/api/tables", *plain(await client.get("/api/tables"))))
        async with client.stream("GET", "/api/tables/t/stream?lang=es") as lines:
            found.append(("stream", await anext(lines.aiter_lines())))
    found.extend(await heard_by_socket(here, token, illegal))
    return found


async def heard_by_socket(here: Site, token: str, illegal: list[int]) -> list[Any]:
    says: list[dict[str, Any]] = [{"do": "effects"}, {"do": "why", "most": 30}, {"do": "hint"}, {"do": "undo"}]
    says += [{"do": "act", "action": action} for action in illegal] + [{"do": "sit", "seat": 0}, {"do": "ask"}]
    says += [{"do": "order", "order": ""}, {"do": "sure"}]
    found: list[Any] = []
    async with here.socket("t") as ws:
        await ws.send(json.dumps({"do": "hello", "token": token, "effects": True}))
        found.append(await ws.recv())
        for said in says:
            await ws.send(json.dumps({**said, "nonce": "n"}))
            while True:
                told = await asyncio.wait_for(ws.recv(), 120)
                found.append(told)
                if json.loads(told)["is"] != "scene":
                    break
    return found


def place(here: Site, now: Table) -> None:
    """Put this table where the address ``t`` leads; nothing was ever said there."""
    lobby = here.context.lobby
    lobby.store.forget("t").result()
    lobby._rooms["t"] = Room(put(lobby.store, None, now), lobby.store, lobby.thinkers)


@pytest.mark.parametrize("moments", first_of([1, 2]))
@pytest.mark.parametrize("game", GAMES)
def test_every_channel_says_the_same_in_every_world(game: str, moments: int, tmp_path: Path) -> None:
    async def work() -> int:
        different = 0
        async with site(tmp_path) as here:
            for now in hidden_moments(game, people(game), 31, moments):
                match = now.playing().match
                for seat in range(-1, len(now.chairs)):
                    legal = set(match.legal_ids(seat)) if seat != NOBODY else set()
                    illegal = [n for n in range(len(match.box.actions)) if n not in legal][::37][:5]
                    one, other = world(now, seat, 1), world(now, seat, 2)
                    different += differ(one, other)
                    sent = []
                    for there in (one, other):
                        place(here, there)
                        sent.append(await heard(here, seat, illegal))
                    for mine, theirs in zip(*sent, strict=True):
                        assert mine == theirs
        return different

    assert run(work) or not hides(game)


@one_game("cablecars")
def test_a_world_with_the_fog_lifted_would_be_noticed(game: str, tmp_path: Path) -> None:
    """The test above can fail: through the eyes of another seat the same worlds do differ."""

    async def work() -> bool:
        async with site(tmp_path) as here:
            for now in hidden_moments(game, people(game), 31, 4):
                for seat in (0, 1):
                    sent = []
                    for seed in (1, 2):
                        place(here, world(now, 1 - seat, seed))
                        sent.append(await heard(here, seat, []))
                    if sent[0] != sent[1]:
                        return True
        return False

    if hides(game):
        assert run(work)


@one_game("investors")
def test_a_draft_reaches_nobody_else(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        now, seat = drafted(game, people(game))
        before = now.undo(holder(now, seat), seat)
        async with site(tmp_path) as here:
            for other in range(-1, len(now.chairs)):
                if other == seat:
                    continue
                sent = []
                for there in (now, before):
                    place(here, there)
                    sent.append(await heard(here, other, [0, 1]))
                assert sent[0] == sent[1]

    run(work)


ORDER = "raise up to 120 keep 10 20"


LOTS: dict[str, Callable[[], tuple[Table, int]]] = {
    "after a bid": lambda: (bid(auction(), 0, 50), 2),
    "before any": lambda: (auction(), 2),
    "after three": lambda: (bid(bid(bid(auction(), 0, 50), 1, 60), 2, 70), 1),
}
"""Auctions in which a seat that is not asked may leave an order."""


@pytest.mark.parametrize("lot", first_of(LOTS))
def test_an_order_reaches_nobody_else(lot: str, tmp_path: Path) -> None:
    """Armed, replaced or withdrawn: until it raises, every channel says the same to all others."""

    async def work() -> None:
        async with site(tmp_path) as here:
            now, seat = LOTS[lot]()
            armed = order(now, seat, ORDER)
            worlds = (now, armed, order(armed, seat, "raise up to 200"), order(armed, seat, ""))
            revision = now.playing().count.revision
            asked = [f"/{door}?since={revision + n}" for door in ("scene", "events") for n in (-1, 0, 1)]
            for other in range(-1, len(now.chairs)):
                sent = []
                for there in worlds:
                    place(here, there)
                    sent.append(await heard(here, other, [0, 1], asked))
                if other == seat:
                    assert sent[0] != sent[1] != sent[2], "its owner is told"
                    assert sent[0] == sent[3]
                else:
                    assert sent[0] == sent[1] == sent[2] == sent[3]

    run(work)


async def until_pong(ws: Any) -> list[str]:
    """What comes before the answer to a ping."""
    await ws.send(json.dumps({"do": "ping", "nonce": "p"}))
    found: list[str] = []
    while (told := json.loads(await asyncio.wait_for(ws.recv(), 120)))["is"] != "pong":
        found.append(told["is"])
    return found


def test_that_an_order_is_left_is_not_even_a_frame(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, AsyncExitStack() as stack, here.client() as client:
            place(here, bid(auction(), 0, 50))
            sockets = {seat: await stack.enter_async_context(here.socket("t")) for seat in (-1, 0, 1, 2)}
            for seat, ws in sockets.items():
                await ws.send(json.dumps({"do": "hello", "token": f"token-{seat}" if seat >= 0 else ""}))
                await asyncio.wait_for(ws.recv(), 120)
            while any([await until_pong(ws) for ws in sockets.values()]):
                pass  # they hear of one another
            card = (await client.get("/api/tables")).content
            changed = here.context.lobby.room("t").table.changed
            for n, words in enumerate((ORDER, "raise up to 200", "")):
                await sockets[2].send(json.dumps({"do": "order", "order": words, "nonce": f"n{n}"}))
                told = [json.loads(await asyncio.wait_for(sockets[2].recv(), 120)) for _ in range(2)]
                assert {entry["is"] for entry in told} == {"done", "scene"}
                assert [await until_pong(sockets[seat]) for seat in (-1, 0, 1)] == [[], [], []]
                assert (await client.get("/api/tables")).content == card
                assert here.context.lobby.room("t").table.changed == changed
            await sockets[2].send(json.dumps({"do": "order", "order": ORDER, "nonce": "n"}))
            await asyncio.wait_for(sockets[2].recv(), 120)
            await sockets[1].send(json.dumps({"do": "act", "action": "pass", "confirm": True, "nonce": "n"}))
            news = json.loads(await asyncio.wait_for(sockets[0].recv(), 120))["scene"]
            assert [line["key"] for line in news["log"]] == ["passed", "called"], "a raise is heard by all"

    run(work)


def chosen(now: Table, seat: int, dice: Dealer) -> Table:
    """The table after this seat has answered as the dice say, until it is waited for no more."""
    for _ in range(30):
        flow = now.playing()
        if not flow.awaits(seat):
            break
        if flow.complete(seat):
            now = now.confirm(holder(now, seat), seat, None)
            continue
        legal = flow.seen_by(seat).legal_ids(seat)
        now = now.act(holder(now, seat), seat, None, legal[dice.below(len(legal))], True)
    return now


def sounds(now: Table, other: int, since: int) -> Any:
    """What another seat knows after a choice was made."""
    match = now.playing().match
    return match.view(other), [event for _, event in match.history(other, since + 1)], match.waiting


IN_STEPS = ["investors"]
"""The games in which a sealed choice may take several steps: checks are laid down one by one."""


def sealed_pairs(game: str) -> Iterator[tuple[Table, Table, list[int]]]:
    """Two ways to make one sealed choice in different numbers of steps, and the seats to whom both sound the same."""
    for seed in range(12):
        now, dice = table(game, people(game), seed), Dealer(seed)
        for _ in range(400):
            flow = now.playing()
            if flow.over:
                break
            if len(flow.match.waiting) > 1 and not flow.drafts:
                yield from pairs_at(now, dice)
            now = step(now, dice)


def pairs_at(now: Table, dice: Dealer) -> Iterator[tuple[Table, Table, list[int]]]:
    since = len(now.playing().match.turns)
    seat = now.playing().match.waiting[0]
    ways = [chosen(now, seat, dice) for _ in range(6)]
    by_steps = {len(way.playing().match.turns): way for way in ways if not way.playing().awaits(seat)}
    few, many = by_steps[min(by_steps)], by_steps[max(by_steps)]
    others = [n for n in range(-1, len(now.chairs)) if n != seat and sounds(few, n, since) == sounds(many, n, since)]
    if few is not many and others:
        yield few, many, others


@one_game("investors")
def test_nothing_tells_in_how_many_steps_a_sealed_choice_was_made(game: str, tmp_path: Path) -> None:
    """Nor can it be asked for: no number, list, refusal or time tells more than that it was made."""

    async def work() -> int:
        found = 0
        async with site(tmp_path) as here:
            for few, many, others in sealed_pairs(game):
                for other in others:
                    sent = []
                    for there in (few, many):
                        place(here, there)
                        turns = there.playing().count.turns
                        asked = [f"/{door}?turn={turn}" for door in ("scene", "plain") for turn in (turns, turns + 1)]
                        asked += [f"/events?since={turns + more}" for more in (-1, 0, 1)]
                        sent.append(await heard(here, other, [0, 1], asked))
                    assert sent[0] == sent[1]
                found += 1
                if found == 2:
                    break
        return found

    assert bool(run(work)) == (game in IN_STEPS)
