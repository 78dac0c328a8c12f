"""Lobbies for tests: tables in them, and somebody who plays there."""

import asyncio

import pytest

from fogline.core.dealer import Dealer
from fogline.table.flow import Flow
from fogline.table.lobby import Lobby, Wish
from fogline.table.people import Who
from fogline.table.room import Room
from fogline.table.settings import Settings
from tests.table.sitting import GAMES, guest

every_game = pytest.mark.parametrize("game", GAMES)
ME = guest(0)


def wishes(game: str, kinds: str) -> list[Wish]:
    made = {"p": Wish("person", "Ana"), "b": Wish("bot", bot="random"), "o": Wish()}
    return [made[kind] for kind in kinds]


async def seated(house: Lobby, game: str, kinds: str, **wanted: object) -> Room:
    room, _ = await house.create(ME, Settings(game, **wanted), wishes(game, kinds))  # type: ignore[arg-type]
    return room


async def play_to_the_end(room: Room, who: Who, dice: Dealer) -> None:
    """One person's part of a game with bots."""
    news = asyncio.Event()
    room.watchers.add(news)
    while room.table.status == "playing":
        flow = room.table.playing()
        mine = [seat for seat in room.table.seats_of(who) if flow.awaits(seat)]
        if not mine:
            news.clear()
            await asyncio.wait_for(news.wait(), 120)
            continue
        await answer(room, who, mine[0], flow, dice)
    room.watchers.discard(news)


async def answer(room: Room, who: Who, seat: int, flow: Flow, dice: Dealer) -> None:
    if flow.complete(seat):
        await room.change(lambda table: table.confirm(who, seat, None))
        return
    legal = flow.seen_by(seat).legal_ids(seat)
    action = legal[dice.below(len(legal))]
    await room.change(lambda table: table.act(who, seat, None, action, False))
