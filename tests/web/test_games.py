"""Scripted clients play whole games of every title, people and bots mixed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import games
from tests.boxes import brief_box
from tests.in_turn import in_turn
from tests.web.serving import GAMES, Site, get, play_by_http, play_by_socket, post, run, seats_for, site, table_of


async def guests_for(site: Site, made: Any, kinds: str) -> dict[int, str]:
    """Everybody on the open chairs, each with a client of their own; their tokens."""
    tokens = dict(zip(made["seats"], made["tokens"], strict=True))
    for seat, kind in enumerate(kinds):
        if kind == "o":
            async with site.client() as other:
                sat = await post(other, f"/api/tables/{made['table']}/join", name=f"Guest {seat}", seat=seat)
                tokens[seat] = sat["tokens"][0]
    return tokens


async def play(site: Site, game: str, kinds: str, seed: int, channel: str, box: str = "") -> None:
    async with site.client() as host:
        made = await table_of(host, game, kinds, start=False, box=box)
        tokens = await guests_for(site, made, kinds)
        await post(host, f"/api/tables/{made['table']}/start")
        dice = [Dealer(seed * 10 + seat) for seat in range(len(kinds))]
        if channel == "http":
            parts = [play_by_http(host, made["table"], token, dice[seat]) for seat, token in tokens.items()]
        else:
            parts = [play_by_socket(site, made["table"], token, dice[seat]) for seat, token in tokens.items()]
        ends = await asyncio.gather(*parts)
        assert all(end["outcome"] == ends[0]["outcome"] for end in ends)
        record = await get(host, f"/api/tables/{made['table']}/export")
        assert record["result"]["scores"] == [score["units"] for score in ends[0]["scores"] if score["seat"] >= 0]


@pytest.mark.parametrize(("game", "channel"), in_turn(GAMES, ("socket", "http")))
def test_people_and_bots_play_whole_games(game: str, channel: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here:
            seats = seats_for(game, 3)
            await play(here, game, "po" + "b" * (seats - 2), 1, channel, brief_box(game))

    run(work)


SOLO = [game for game in GAMES if 1 in games()[game].seats]


@pytest.mark.parametrize("game", SOLO)
def test_alone_against_what_the_rules_play(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, game, "p", box=brief_box(game))
            token = made["tokens"][0]
            scene = await get(client, f"/api/tables/{made['table']}/scene", token)
            assert (scene["hotseat"], scene["undo_free"]) == (True, True)
            end = await play_by_http(client, made["table"], token, Dealer(1))
            automa = [score for score in end["scores"] if score["seat"] == -1]
            assert len(automa) == 1
            assert automa[0]["name"]
            assert end["outcome"]["winner_text"]
            assert bool(end["outcome"]["winners"]) == (end["scores"][0]["place"] == 1)

    run(work)


@pytest.mark.long
@pytest.mark.parametrize("channel", ["http", "socket"])
@pytest.mark.parametrize("game", GAMES)
def test_fifty_whole_games(game: str, channel: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as here:
            least, most = seats_for(game), max(seats_for(game), 4)
            for seed in range(50):
                seats = least + seed % (min(most, 4) - least + 1)
                kinds = ("po" + ("b", "o")[seed % 2] * (seats - 2))[:seats]
                await play(here, game, kinds, seed, channel)

    run(work, 9000)
