"""What the lobby's cards say of a table, and what they keep to themselves."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import games
from tests.in_turn import one_game
from tests.table.shelf import make_older
from tests.web.serving import GAMES, get, play_by_http, post, run, seats_for, site, table_of

every_game = pytest.mark.parametrize("game", GAMES)
GAME = GAMES[0]


async def card(client: Any, table: str, **query: Any) -> Any:
    told = await get(client, "/api/tables", **query)
    return next(entry for entry in told["tables"] if entry["table"] == table)


@every_game
def test_a_card_says_whose_turn_it_is_and_what_is_played(game: str, tmp_path: Path) -> None:
    options = {f: choices[-1] for f, choices in option_choices(game).items()}

    async def work() -> None:
        async with site(tmp_path) as here, here.client() as ana, here.client() as stranger:
            seats = seats_for(game)
            made = await table_of(
                ana, game, "p" + "b" * (seats - 1), options=options, bank={"seconds": 500, "pause_when_gone": False}
            )
            for _ in range(12_000):
                mine = await card(ana, made["table"], lang="es")
                if mine["my_turn"]:
                    break
                await asyncio.sleep(0.01)
            assert mine["waiting_names"] == [mine["names"][seat] for seat in mine["waiting"]]
            assert "Ana" in mine["waiting_names"]
            assert 400 < mine["time_left"] < 500 == mine["clock"]
            assert (mine["hotseat"], mine["finish"], mine["own_box"]) == (False, None, False)
            assert mine["bots"] == ["", *["random"] * (seats - 1)]
            assert 0 <= mine["age"] < 60
            assert {entry["name"]: entry["value"] for entry in mine["options"]} == options
            assert not any(entry["usual"] for entry in mine["options"])
            english = await card(ana, made["table"], lang="en")
            for one, other in zip(english["options"], mine["options"], strict=True):
                assert one["label"] != other["label"]
                assert one["choice"] != other["choice"]
            theirs = await card(stranger, made["table"])
            assert (theirs["mine"], theirs["my_turn"], theirs["time_left"]) == ([], False, None)

    run(work)


def option_choices(game: str) -> dict[str, Any]:
    fields = games()[game].options.__dataclass_fields__
    return {name: field.metadata["choices"] for name, field in fields.items()}


@one_game("cablecars")
def test_a_finished_table_says_who_won_also_after_a_restart(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, game, "p" + "b" * (seats_for(game) - 1))
            scene = await play_by_http(client, made["table"], made["tokens"][0], Dealer(1))
            told = await card(client, made["table"], lang="es")
            assert told["finish"]["winner_text"]
            assert told["finish"]["winners"] == scene["outcome"]["winners"]
            assert told["finish"]["points"] == [score["points"] for score in scene["scores"] if score["seat"] >= 0]
            cookies = client.cookies
        async with site(tmp_path) as here, here.client(cookies=cookies) as client:
            again = await card(client, made["table"], lang="es")
            assert again["finish"] == told["finish"]
            assert again["names"] == told["names"]
            assert again["age"] < 600

    run(work)


def test_the_hands_of_time_do_not_tell_of_a_draft(tmp_path: Path) -> None:
    """A step that nobody else may know of leaves a table as old as it was, with clocks too."""

    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client, here.client() as other:
            seats = seats_for(GAME)
            made = await table_of(client, GAME, "p" + "o" * (seats - 1), start=False, bank={"seconds": 900})
            base = f"/api/tables/{made['table']}"
            for _ in range(seats - 1):
                await post(other, f"{base}/join", name="Eva")
            await post(client, f"{base}/start")
            room = here.context.lobby.room(made["table"])
            room.table = replace(room.table, changed=int(time.time()) - 1000)
            seat = room.table.playing().match.waiting[0]
            mover = client if seat == 0 else other
            scene = await get(mover, f"{base}/scene", seat=seat)
            await post(mover, f"{base}/act", seat=seat, at=scene["at"], action=scene["legal"][0]["id"])
            assert room.table.playing().steps(seat), "a draft"
            assert (await get(other, base))["age"] >= 1000
            await post(mover, f"{base}/confirm", seat=seat)
            assert (await get(other, base))["age"] < 100

    run(work)


def test_an_older_file_of_tables_is_opened(tmp_path: Path) -> None:
    """One from before tables knew when they last changed."""

    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, GAME, "p" * seats_for(GAME))
            make_older(here.context.lobby.store, "ALTER TABLE matches DROP COLUMN changed")
            cookies = client.cookies
        async with site(tmp_path) as here, here.client(cookies=cookies) as client:
            told = await card(client, made["table"])
            assert (told["age"], told["status"], told["hotseat"]) == (0, "playing", True)

    run(work)
