"""The doors to one's own finished games: found again, counted, compared, and as a table for other programs."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fogline.core.text import Speaker
from fogline.table import played as p
from fogline.table.my_games import MyGames, as_csv, fitting, told_all
from fogline.table.stored_table import load
from fogline.web import my_games_messages as m
from fogline.web.context import Context
from fogline.web.door import Ask, Door, decoded

HABITS: Final = 20
"""Games of one sort that are opened to see where their points came from."""


def wanted(query: m.GamesQuery) -> p.Wanted:
    return p.Wanted(query.game, query.other, query.result, query.since, query.until)


async def my_games(ask: Ask) -> MyGames:
    return told_all(fitting(ask.lobby.store, ask.who, wanted(ask.query)), ask.query.skip, ask.lang)


async def habits(ask: Ask) -> m.Habits:
    """Where one's points come from. Each match is opened, one after the other, and others are heard in between."""
    tables = []
    for played in p.games(ask.lobby.store, ask.who) if ask.who.key else ():
        if played.counts and played.table.game.name == ask.query.game:
            table = load(ask.lobby.store, played.table.id)
            tables += [(table, played.seats[0])] if table else []
            await asyncio.sleep(0)
        if len(tables) == HABITS:
            break
    found = p.habits(tables)
    if not tables:
        return m.Habits(games=0, habits=[])
    words = tables[0][0].game.words
    say = Speaker(ask.lang, words)
    named = [
        m.Habit(
            label=say.tell(words.categories[one.category].name), mine=round(one.mine, 2), others=round(one.others, 2)
        )
        for one in found
    ]
    return m.Habits(games=len(tables), habits=named)


def csv_endpoint(context: Context) -> Callable[[Request], Awaitable[Response]]:
    async def work(request: Request) -> Response:
        query: m.GamesQuery = decoded(dict(request.query_params), m.GamesQuery)
        lang = context.language(query.lang, request.headers)
        text = as_csv(fitting(context.lobby.store, context.who(request), wanted(query)), lang)
        headers = {"Content-Disposition": 'attachment; filename="fogline-games.csv"'}
        return Response(text.encode("utf-8-sig"), headers=headers, media_type="text/csv")

    return work


MY_GAMES_DOORS = (
    Door(
        "GET",
        "/api/me/games",
        my_games,
        "Your finished games, found and counted",
        MyGames,
        None,
        m.GamesQuery,
        tags=("me",),
    ),
    Door(
        "GET",
        "/api/me/habits",
        habits,
        "Where your points come from in a game",
        m.Habits,
        None,
        m.HabitsQuery,
        tags=("me",),
    ),
)
