"""The doors to one's own finished games: found again, counted, compared, and as a table for other programs."""

import asyncio
import csv
import io
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fogline.bots.names import called
from fogline.core.registry import games as all_games
from fogline.core.text import Speaker
from fogline.table import played as p
from fogline.table.people import Who
from fogline.table.score import winner_text
from fogline.table.store.base import Store
from fogline.table.stored_table import load
from fogline.table.text import SAYS, speaker
from fogline.web import my_games_messages as m
from fogline.web.context import Context
from fogline.web.door import Ask, Door, decoded

SHOWN: Final = 50
"""Games of a list."""
HABITS: Final = 20
"""Games of one sort that are opened to see where their points came from."""
DOTS: Final = 500
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would work out."""


def fitting(store: Store, who: Who, query: m.GamesQuery) -> list[p.Played]:
    wanted = p.Wanted(query.game, query.other, query.result, query.since, query.until)
    return [played for played in p.games(store, who) if wanted.fits(played)] if who.key else []


def speaker_for(played: p.Played, lang: str) -> Speaker:
    return Speaker(lang, played.table.game.words, players=played.table.names)


def told(played: p.Played, lang: str) -> m.MyGame:
    table, say, house = played.table, speaker_for(played, lang), speaker(lang)
    ending = table.ending
    if ending is None or ending.stopped:
        finish = house.tell(SAYS["stopped" if ending else "over"])
    else:
        finish = winner_text(ending.winners, say, house)
    return m.MyGame(
        table=table.id,
        game=table.game.name,
        title=say.tell(table.game.words.title),
        at=table.changed,
        seats=list(played.seats),
        names=[say.player(seat) for seat in range(len(table.chairs))],
        bots=[chair.bot if chair.played_by_bot else "" for chair in table.chairs],
        points=[say.points(units) for units in ending.scores] if ending else [],
        turns=table.brief.turns,
        counts=played.counts,
        won=bool(played.won),
        finish=finish,
    )


def dot(played: p.Played) -> m.Dot:
    table = played.table
    return m.Dot(
        table=table.id,
        game=table.game.name,
        at=table.changed,
        points=played.points,
        turns=table.brief.turns,
        won=bool(played.won),
    )


def tallied(found: list[p.Tally], label: Callable[[str], str]) -> list[m.Tallied]:
    return [
        m.Tallied(
            key=one.key,
            label=label(one.key),
            played=one.played,
            won=one.won,
            mean=round(one.mean, 2),
            best=one.best,
            turns=round(one.turns, 1),
        )
        for one in found
    ]


async def my_games(ask: Ask) -> m.MyGames:
    query: m.GamesQuery = ask.query
    found = fitting(ask.lobby.store, ask.who, query)
    shown = found[query.skip : query.skip + SHOWN]
    bots = Speaker(ask.lang)
    title = lambda game: Speaker(ask.lang, all_games()[game].words).tell(all_games()[game].words.title)  # noqa: E731
    return m.MyGames(
        total=len(found),
        more=len(found) > query.skip + SHOWN,
        games=[told(played, ask.lang) for played in shown],
        by_game=tallied(p.tally(found, lambda one: [one.table.game.name]), title),
        by_seats=tallied(p.tally(found, lambda one: [str(len(one.table.chairs))]), str),
        by_bot=tallied(p.tally(found, lambda one: one.levels), lambda level: called(level, bots)),
        dots=[dot(played) for played in reversed(found[:DOTS]) if played.counts],
        best=[dot(played) for played in p.best(found)],
    )


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


# -- as a table for other programs -------------------------------------------------------------------------------

COLUMNS: Final = ("ended", "game", "table", "players", "bots", "seat", "points", "all_points", "won", "counts", "turns")


def safe(cell: object) -> str:
    """A cell that no spreadsheet takes for a formula, whatever somebody called themself."""
    text = str(cell)
    return f"'{text}" if text.startswith(FORMULA) else text


def as_csv(found: list[p.Played], lang: str) -> str:
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\r\n")
    write.writerow(COLUMNS)
    for played in found:
        game = told(played, lang)
        ended = datetime.fromtimestamp(game.at, UTC).isoformat()
        seat = game.seats[0] + 1 if game.counts else ""
        points = played.points if game.counts else ""
        won = int(game.won) if game.counts else ""
        names, levels, scores = (" | ".join(part) for part in (game.names, game.bots, game.points))
        row = (ended, game.game, game.table, names, levels, seat, points, scores, won, int(game.counts), game.turns)
        write.writerow([cell if isinstance(cell, float | int) else safe(cell) for cell in row])
    return out.getvalue()


def csv_endpoint(context: Context) -> Callable[[Request], Awaitable[Response]]:
    async def work(request: Request) -> Response:
        query: m.GamesQuery = decoded(dict(request.query_params), m.GamesQuery)
        lang = context.language(query.lang, request.headers)
        text = as_csv(fitting(context.lobby.store, context.who(request), query), lang)
        headers = {"Content-Disposition": 'attachment; filename="fogline-games.csv"'}
        return Response(text.encode("utf-8-sig"), headers=headers, media_type="text/csv")

    return work


MY_GAMES_DOORS = (
    Door(
        "GET",
        "/api/me/games",
        my_games,
        "Your finished games, found and counted",
        m.MyGames,
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
