"""Whose seat it is: through a rematch, with several tabs, and whatever a host arranges."""

from pathlib import Path
from typing import Any

import httpx

from fogline.core.dealer import Dealer
from fogline.table.leaving import give
from tests.table.sitting import play
from tests.web.doorstep import closed, served, untouched
from tests.web.serving import GAMES, Site, get, post, seats_for, table_of
from tests.web.test_socket import Line

GAME = GAMES[0]
SEATS = seats_for(GAME)
BOTS = "b" * (SEATS - 2)


async def sat_down(ana: httpx.AsyncClient, eva: httpx.AsyncClient, **wanted: Any) -> tuple[Any, Any]:
    """Two people at a table, the others bots; what each was told."""
    made = await table_of(ana, GAME, f"po{BOTS}", start=False, **wanted)
    return made, await post(eva, f"/api/tables/{made['table']}/join", name="Eva")


async def finished(here: Site, ana: httpx.AsyncClient, eva: httpx.AsyncClient, **wanted: Any) -> tuple[Any, Any]:
    """Two people who have played a game to its end."""
    made, sat = await sat_down(ana, eva, **wanted)
    await post(ana, f"/api/tables/{made['table']}/start")
    await play_out(here, made["table"])
    return made, sat


async def play_out(here: Site, table: str) -> None:
    await here.context.lobby.room(table).change(lambda now: play(now, Dealer(1)))


def test_v1_a_rematch_takes_nobodys_seat(tmp_path: Path) -> None:
    """A and B finish, A makes the rematch, B stands up from it, C sits down, it starts; then B asks for a rematch."""

    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        eva, leo = [await stack.enter_async_context(here.client()) for _ in range(2)]
        made, sat = await finished(here, ana, eva)
        again = (await post(ana, f"/api/tables/{made['table']}/rematch"))["table"]
        base = f"/api/tables/{again}"
        await post(eva, f"{base}/leave")
        taken = await post(leo, f"{base}/join", name="Leo")
        assert taken["seats"] == [1]
        for started in (False, True):
            if started:
                await post(ana, f"{base}/start")
            before = untouched(here, again)
            for token in ("", sat["tokens"][0]):
                told = await post(eva, f"/api/tables/{made['table']}/rematch", token)
                assert told == {"table": again, "seats": [], "tokens": []}
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                look = await eva.get(f"{base}/scene", params={"seat": 1}, headers=headers)
                assert (look.status_code, look.json()["error"]["key"]) == (403, "not-your-seat")
                act = await eva.post(f"{base}/act", json={"seat": 1, "action": 0}, headers=headers)
                assert act.status_code in (403, 409)
            assert untouched(here, again) == before
            # Leo's seat is Leo's, by token and by cookie.
            for token in ("", taken["tokens"][0]):
                assert (await get(leo, f"{base}/scene", token))["seat"] == 1

    served(tmp_path, work)


def test_v1_asking_again_kills_no_token(tmp_path: Path) -> None:
    """Two tabs, a program with nothing but its token: whoever sits at the rematch stays there, by what they have."""

    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        eva, program = [await stack.enter_async_context(here.client()) for _ in range(2)]
        made, sat = await finished(here, ana, eva)
        token = sat["tokens"][0]
        first = await post(program, f"/api/tables/{made['table']}/rematch", token)
        assert (first["seats"], first["tokens"]) == ([1], [token])
        base = f"/api/tables/{first['table']}"
        for _ in range(2):
            assert (await post(eva, f"/api/tables/{made['table']}/rematch"))["seats"] == [1]
            assert await post(program, f"/api/tables/{made['table']}/rematch", token) == first
            await post(program, f"{base}/rename", token, name="Evita")
            await post(eva, f"{base}/rename", name="Eva")
        # Who made it can start it, though they came with a token only.
        await post(program, f"{base}/start", token)
        assert (await get(program, f"{base}/scene", token))["seat"] == 1
        assert (await post(ana, f"/api/tables/{made['table']}/rematch")) == {
            "table": first["table"],
            "seats": [0],
            "tokens": [""],
        }

    served(tmp_path, work)


def test_v1_who_stood_up_finds_an_open_chair_again_and_no_second_one(tmp_path: Path) -> None:
    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        eva = await stack.enter_async_context(here.client())
        made, sat = await finished(here, ana, eva)
        old = f"/api/tables/{made['table']}"
        base = f"/api/tables/{(await post(eva, f'{old}/rematch'))['table']}"
        await post(ana, f"{base}/leave")
        assert (await post(ana, f"{old}/rematch"))["seats"] == [0]
        assert (await get(ana, f"{base}/scene", made["tokens"][0]))["seat"] == 0
        # On another chair they have one already.
        await post(ana, f"{base}/leave")
        await post(eva, f"{base}/move", to=0)
        assert (await post(eva, f"{old}/rematch"))["seats"] == [0]
        assert (await post(ana, f"{old}/rematch"))["seats"] == []
        assert (await get(eva, base))["kinds"][:2] == ["person", "open"]
        assert (await get(eva, f"{base}/scene", sat["tokens"][0]))["seat"] == 0, "the token moved with its holder"

    served(tmp_path, work)


def test_v1_a_host_who_arranges_takes_no_chair_and_kills_no_token(tmp_path: Path) -> None:
    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        eva, nobody = [await stack.enter_async_context(here.client()) for _ in range(2)]
        made, _ = await sat_down(ana, eva)
        base = f"/api/tables/{made['table']}"
        mine = made["tokens"][0]
        for kind in ("open", "bot", "person"):
            for token in ("", mine):
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                wish = {"seat": 1, "kind": kind, "name": "X"}
                refused = await ana.post(f"{base}/arrange", json=wish, headers=headers)
                assert refused.json()["error"]["key"] == "seat-taken"
        # Also a chair whose holder has no identity but its token.
        await post(eva, f"{base}/leave")
        bare = await post(nobody, f"{base}/join", "no token of ours", name="Bare")
        headers = {"Authorization": f"Bearer {mine}"}
        async with here.client(headers=headers) as token_only:
            refused = await token_only.post(f"{base}/arrange", json={"seat": 1, "kind": "open"})
            assert refused.json()["error"]["key"] == "seat-taken"
            # A chair that is the host's already gets another name and keeps its token.
            told = await post(token_only, f"{base}/arrange", seat=0, kind="person", name="Anita")
        assert told == {"table": made["table"], "seats": [], "tokens": []}
        assert (await get(nobody, f"{base}/scene", mine))["places"][0]["name"] == "Anita"
        assert (await get(nobody, f"{base}/scene", bare["tokens"][0]))["seat"] == 1

    served(tmp_path, work)


def test_v1_a_fork_belongs_to_the_token_that_asked_for_it(tmp_path: Path) -> None:
    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        eva, program = [await stack.enter_async_context(here.client()) for _ in range(2)]
        made, sat = await finished(here, ana, eva)
        token = sat["tokens"][0]
        fork = await post(program, f"/api/tables/{made['table']}/fork", token, turn=1)
        base = f"/api/tables/{fork['table']}"
        assert len((await get(program, base, token))["mine"]) == SEATS
        assert (await get(ana, base))["mine"] == []

    served(tmp_path, work)


def test_whoever_makes_a_table_with_a_token_and_no_cookie_is_its_host(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        body = {"game": GAME, "chairs": [{"kind": "person", "name": "Ana"}] + [{"kind": "open"}] * (SEATS - 1)}
        async with here.client() as program:
            made = await program.post("/api/tables", json=body, headers={"Authorization": "Bearer of-another-table"})
            program.cookies.clear()
            mine = {"Authorization": f"Bearer {made.json()['tokens'][0]}"}
            base = f"/api/tables/{made.json()['table']}"
            assert (await program.post(f"{base}/fill", json={"bot": "random"}, headers=mine)).status_code == 200
            assert (await program.post(f"{base}/start", json={}, headers=mine)).status_code == 200

    served(tmp_path, work)


def test_a_link_gives_a_seat_once_and_whoever_held_it_is_told_at_every_door(tmp_path: Path) -> None:
    async def work(here: Site, ana: httpx.AsyncClient, stack: Any) -> None:
        eva, leo = [await stack.enter_async_context(here.client()) for _ in range(2)]
        made, sat = await sat_down(ana, eva, watchers=False)
        base, old = f"/api/tables/{made['table']}", sat["tokens"][0]
        await post(ana, f"{base}/start")
        watching = Line(await stack.enter_async_context(here.socket(made["table"])))
        await watching.say(do="hello", token=old)
        await watching.hear()
        await here.context.lobby.room(made["table"]).change(lambda now: give(now, 1, "link"))
        while (told := await watching.hear())["is"] == "scene":
            pass
        assert told["error"]["key"] == "seat-given", "the table is for its players only"
        assert await closed(watching.ws) == 4403
        again = Line(await stack.enter_async_context(here.socket(made["table"])))
        await again.say(do="hello", token=old)
        assert (await again.hear())["error"]["key"] == "seat-given"
        for refused in (await eva.get(f"{base}/scene"), await eva.post(f"{base}/leave", json={})):
            assert (refused.status_code, refused.json()["error"]["key"]) == (403, "seat-given")
        claimed = await post(leo, f"{base}/claim", "link")
        assert claimed["seats"] == [1]
        assert (await get(leo, f"{base}/scene"))["seat"] == 1
        assert (await get(leo, f"{base}/scene", claimed["tokens"][0]))["seat"] == 1
        late = await eva.post(f"{base}/claim", json={}, headers={"Authorization": "Bearer link"})
        assert late.status_code == 403

    served(tmp_path, work)
