"""Looking at a table otherwise than as a scene: in lines, in the past, with reasons, with a bot's advice."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from fogline.core.match import Match
from fogline.core.registry import games
from fogline.core.text import Speaker
from tests.in_turn import one_game
from tests.web.serving import GAMES, get, post, run, seats_for, site, table_of

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_the_table_in_lines_of_text(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client, here.client() as stranger:
            made = await table_of(client, game, "p" * seats_for(game))
            base = f"/api/tables/{made['table']}"
            seat = (await get(client, base))["waiting"][0]
            table = here.context.lobby.room(made["table"]).table
            for lang in ("en", "es"):
                told = await get(client, f"{base}/plain", seat=seat, lang=lang)
                speaker = Speaker(lang, games()[game].words, table.flow.match.box, table.names)
                picture = games()[game].show(table.flow.match.view(seat), speaker)
                assert told["lines"] == [line.rstrip() for line in picture.splitlines()]
                assert (told["seat"], told["lang"], told["at"]) == (seat, lang, "0.0")
            assert (await get(stranger, f"{base}/plain"))["seat"] == -1
            assert (await stranger.get(f"{base}/plain", params={"seat": seat})).status_code == 403
            first = await get(client, f"{base}/plain", seat=seat)
            scene = await get(client, f"{base}/scene", seat=seat)
            await post(client, f"{base}/act", seat=seat, at=scene["at"], action=scene["legal"][0]["id"])
            assert (await get(client, f"{base}/plain", seat=seat))["at"] != first["at"]
            assert (await get(client, f"{base}/plain", seat=seat, turn=0))["lines"] == first["lines"]

    run(work)


@one_game("investors")
def test_every_moment_of_the_past_is_the_one_that_was(game: str, tmp_path: Path) -> None:
    """In any order, the way somebody drags a slider; and for a seat, not for everybody."""

    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, game, "b" * seats_for(game))
            base = f"/api/tables/{made['table']}"
            for _ in range(12_000):
                if (await get(client, base))["status"] == "over":
                    break
                await asyncio.sleep(0.01)
            flow = here.context.lobby.room(made["table"]).table.flow
            match, turns = flow.match, flow.count.turns
            for turn in (turns, 0, turns // 2, turns // 3, turns - 1, 13, 12, 11):
                then = Match.replay(match.record(), match.box, flow.count.true(turn))
                told = await get(client, f"{base}/plain", seat=0, turn=turn)
                speaker = Speaker("en", match.game.words, match.box, here.context.lobby.room(made["table"]).table.names)
                picture = match.game.show(then.view(0), speaker)
                assert told["lines"] == [line.rstrip() for line in picture.splitlines()]
                scene = await get(client, f"{base}/scene", seat=0, turn=turn)
                assert scene["turns"] == turn
                assert len(scene["log"]) == len(then.events(0))

    run(work)


@one_game("cablecars")
def test_the_past_of_a_game_that_goes_on_follows_take_backs(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, game, "p" * seats_for(game))
            base = f"/api/tables/{made['table']}"
            for choice in (0, -1):
                for _ in range(15):
                    scene = await get(client, f"{base}/scene")
                    scene = await get(client, f"{base}/scene", seat=scene["waiting"][0])
                    action = scene["legal"][choice]["id"]
                    await post(client, f"{base}/act", seat=scene["seat"], at=scene["at"], action=action)
                table = here.context.lobby.room(made["table"]).table
                flow = table.flow
                for turn in range(flow.count.turns + 1):
                    seen = await get(client, f"{base}/plain", seat=0, turn=turn)
                    then = Match.replay(flow.match.record(), flow.match.box, flow.count.true(turn))
                    speaker = Speaker("en", then.game.words, then.box, table.names)
                    picture = then.game.show(then.view(0), speaker)
                    assert seen["lines"] == [line.rstrip() for line in picture.splitlines()]
                for _ in range(14):
                    await client.post(f"{base}/undo", json={"seat": 0})
                assert len(here.context.lobby.room(made["table"]).table.flow.match.turns) < len(flow.match.turns)

    run(work)


@every_game
def test_every_reason_has_the_number_of_its_rule(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, game, "p" * seats_for(game))
            base = f"/api/tables/{made['table']}"
            seat = (await get(client, base))["waiting"][0]
            told = (await get(client, f"{base}/why", seat=seat, most=500))["actions"]
            book = await get(client, f"/api/games/{game}/rules")
            numbers = {rule["number"] for chapter in book["chapters"] for rule in chapter["rules"]}
            assert {rule for why in told for rule in why["rules"]} - {""}
            for why in told:
                assert len(why["rules"]) == len(why["reasons"])
                for reason, rule in zip(why["reasons"], why["rules"], strict=True):
                    assert not rule or (rule in numbers and reason.endswith(f"[{rule}]"))

    run(work)


async def compared(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Advice that compares actions; a busy machine may leave no time for that, and is asked again."""
    for _ in range(10):
        advice = await ask()
        if advice["best"]:
            return advice
    raise AssertionError("nothing is ever compared")


@one_game("rebuild")
def test_advice_says_why_in_the_readers_language(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, game, "p" * seats_for(game), assist="full")
            base = f"/api/tables/{made['table']}"
            for _ in range(10):
                seat = (await get(client, base))["waiting"][0]
                now = await get(client, f"{base}/legal", seat=seat)
                legal = {option["id"]: option["label"] for option in now["legal"]}
                if len(legal) > 1:
                    break
                alone = await get(client, f"{base}/hint", seat=seat)
                assert (alone["best"], alone["label"] in alone["reason"]) == ([], True)
                await post(client, f"{base}/act", seat=seat, action=alone["action"])
            advice = await compared(lambda: get(client, f"{base}/hint", seat=seat))
            assert advice["label"] == legal[advice["action"]]
            assert 1 <= len(advice["best"]) <= 3
            assert advice["best"][0]["action"] == advice["action"]
            for best in advice["best"]:
                assert best["label"] == legal[best["action"]]
                assert 0 <= best["wins"] <= 1
                assert best["games"] > 0
                assert best["label"] in advice["reason"]
            async with here.socket(made["table"]) as ws:
                await ws.send(json.dumps({"do": "hello", "token": made["tokens"][seat], "lang": "es"}))
                assert json.loads(await ws.recv())["is"] == "scene"

                async def by_socket() -> Any:
                    await ws.send(json.dumps({"do": "hint", "nonce": "h"}))
                    return json.loads(await ws.recv())

                told = await compared(by_socket)
                assert {"is", "nonce", "action", "label", "reason", "best"} == set(told)
                assert "imagin" in told["reason"]
            spanish = await compared(lambda: get(client, f"{base}/hint", seat=seat, lang="es"))
            assert "partida" in spanish["reason"]
            assert "imagined" in advice["reason"]

    run(work)
