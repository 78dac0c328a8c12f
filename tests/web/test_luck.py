"""Luck that can be checked, at the server's doors: nothing of the secret before the end, all of it then."""

import asyncio
import json
import re
import signal
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import fogline
from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY
from fogline.table import administration, questions
from fogline.table.log import Count, Mark
from fogline.table.luck import commitment, link
from fogline.table.proof import chain
from fogline.table.table import Table
from fogline.web.app import DOORS
from fogline.web.pipe import sit_down
from tests.boxes import brief_box
from tests.table.lucky import SALT, dealt
from tests.table.sitting import play
from tests.web.process import start, stop
from tests.web.serving import Site, get, play_by_http, post, run, site, table_of
from tests.web.test_fog import heard, place

SECRETS = "5e" * 32, "7a" * 32
ROUTES = [
    door.path.removeprefix("/api/tables/{table}")
    for door in DOORS
    if door.method == "GET" and door.path.startswith("/api/tables/{table}")
]


def sworn(now: Table, secret: str) -> Table:
    """The same table with the same past, had the server drawn another secret."""
    assert now.luck is not None
    flow, other = now.playing(), replace(now.luck, secret=secret)
    first = now.luck.first.public.replace(now.luck.commitment, commitment(secret))
    other = replace(other, first=Mark(first, link("", first)))
    log = other.linked((), flow.log, flow.match.game, Count(()))
    return replace(now, luck=other, flow=replace(flow, luck=other, log=log, memory={}))


def blind(told: Any, now: Table) -> str:
    """What was told but for the promise and the links, which follow from it and from what is public."""
    assert now.luck is not None
    # How long an answer is once it is packed depends on the digits of the promise.
    text = re.sub(r"'content-length', '\d+'", "", repr(told)).replace(now.luck.commitment, "PROMISE")
    for revision, mark in enumerate(chain(now)):
        text = text.replace(mark.link, f"LINK {revision}")
    return text


@pytest.mark.parametrize("game", ["cablecars", "skyline"])
def test_a_running_game_says_the_same_whatever_the_secret_is(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fogline.web.lobby_doors.time", SimpleNamespace(time=lambda: 0))
    one = play(dealt(game, secret=SECRETS[0]), Dealer(5), lambda t: t.playing().revision >= 9)
    worlds = one, sworn(one, SECRETS[1])
    assert "/luck" in ROUTES

    async def work() -> None:
        async with site(tmp_path) as here:
            for seat in (NOBODY, 0):
                told = [await whole(here, now, seat) for now in worlds]
                for one, other in zip(*told, strict=True):
                    assert one == other
                assert any("PROMISE" in text for text in told[0])

    run(work)


async def whole(here: Site, now: Table, seat: int) -> list[str]:
    """All that any door says of a table; nothing of it is the secret or follows from it alone."""
    place(here, now)
    routes = [route for route in ROUTES if route != "/stream"]  # which `heard` listens to itself
    found = await heard(here, seat, [], routes)
    found.append({**administration.told(here.context.lobby.store, "t"), "changed": 0})
    assert now.luck is not None
    for hidden in (now.luck.secret, now.luck.seed, str(now.luck.number(len(now.playing().log) + 1))):
        assert hidden not in repr(found)
    return [blind(entry, now) for entry in found]


def test_who_holds_every_seat_is_not_told_what_is_to_come(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, "skyline", "pp", luck=True)
            base = f"/api/tables/{made['table']}"
            asked = (await get(client, base))["waiting"][0]
            scene = await get(client, f"{base}/scene", seat=asked)
            await post(client, f"{base}/act", seat=asked, action=scene["legal"][0]["id"], confirm=True)
            luck = here.context.lobby.room(made["table"]).table.luck
            record = await get(client, f"{base}/export")
            forked = (await post(client, f"{base}/fork"))["table"]
            other = await get(client, f"/api/tables/{forked}/export")
            assert "luck" not in other
            assert record["luck"]["log"]
            for hidden in (luck.secret, luck.seed):
                assert hidden not in json.dumps([record, other])

    run(work)


def test_people_and_bots_play_and_everybody_checks_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client, here.client() as watcher:
            box = brief_box("skyline")
            made = await table_of(client, "skyline", "pb", start=False, luck=True, box=box)
            base, token = f"/api/tables/{made['table']}", made["tokens"][0]
            promised = (await get(watcher, base))["commitment"]
            bad = await client.post(f"{base}/salt", json={"salt": "not hex"})
            assert bad.status_code == 400
            await post(client, f"{base}/salt", token, salt=SALT)
            assert (await get(watcher, f"{base}/scene"))["luck"] == {
                "commitment": promised,
                "salts": [SALT, ""],
                "link": "",
            }
            await post(client, f"{base}/start", token)
            early = await get(watcher, f"{base}/luck")
            assert (early["state"], early["secret"]) == ("open", "")  # a bot may have moved already
            await play_by_http(client, made["table"], token, Dealer(1))
            late = await get(watcher, f"{base}/luck", lang="es")
            assert late["state"] == "holds"
            with monkeypatch.context() as patch:
                patch.setattr(questions, "verify", None)  # found out once: nobody plays the game again for it
                assert await get(watcher, f"{base}/luck", lang="es") == late
            assert late["lines"][0].startswith("Se cumple")
            assert commitment(late["secret"]) == promised == late["commitment"]
            assert late["chain"][0] == early["chain"][0]
            record = fogline.loads(json.dumps(await get(watcher, f"{base}/export")))
            folder = tmp_path / "box.toml"
            folder.write_text(box, encoding="utf-8")
            assert fogline.verify(record, folder, promised).lines("es") == late["lines"]
            again = (await post(client, f"{base}/rematch", token))["table"]
            assert (await get(client, f"/api/tables/{again}"))["commitment"] not in ("", promised)

    run(work)


def test_a_server_that_is_killed_goes_on_with_the_luck_it_promised(tmp_path: Path) -> None:
    first, one = start(tmp_path)
    box = brief_box("skyline")
    with httpx.Client(base_url=one, timeout=120, trust_env=False, verify=False) as client:
        seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
        made = client.post("/api/tables", json={"game": "skyline", "chairs": seats, "luck": True, "box": box}).json()
        base, headers = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['tokens'][0]}"}
        assert client.post(f"{base}/salt", json={"salt": SALT}, headers=headers).status_code == 200
        assert client.post(f"{base}/start", json={}, headers=headers).status_code == 200
        scene = client.get(f"{base}/scene", headers=headers).json()
        if scene["legal"]:  # otherwise the bot is asked first, and draws at any moment
            said = {"at": scene["at"], "action": scene["legal"][0]["id"], "confirm": True}
            assert client.post(f"{base}/act", json=said, headers=headers).status_code == 200
        links = client.get(f"{base}/luck", headers=headers).json()["chain"]
        assert scene["luck"]["link"] in [link for _, link in links]
    first.send_signal(signal.SIGKILL)
    first.wait()
    second, other = start(tmp_path)
    try:

        async def play_on() -> Any:
            async with httpx.AsyncClient(base_url=other, timeout=120, trust_env=False, verify=False) as client:
                await play_by_http(client, made["table"], made["tokens"][0], Dealer(1))
                return await get(client, f"{base}/luck")

        told = run(play_on)
    finally:
        stop(second)
    assert told["state"] == "holds"
    assert told["commitment"] == scene["luck"]["commitment"]
    assert told["chain"][: len(links)] == links


def test_a_program_that_sits_down_gives_salt(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            for luck in (True, False):
                made = await table_of(client, "skyline", "po", start=False, luck=luck)
                base = f"/api/tables/{made['table']}"
                assert await asyncio.to_thread(sit_down, f"{here.url}{base}", "Robot")
                scene = await get(client, f"{base}/scene")
                assert [place["name"] for place in scene["places"]] == ["Ana", "Robot"]
                assert luck == ("luck" in scene)
                assert not luck or len(scene["luck"]["salts"][1]) == 32

    run(work)
