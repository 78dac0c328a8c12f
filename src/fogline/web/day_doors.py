"""The doors to the deal of the day: which there are, a table for one, and how one did beside bots and others."""

import asyncio

from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.learn.day import dates, find_day, today
from fogline.table import days
from fogline.table.day_told import DayResult, told
from fogline.web import day_messages as m
from fogline.web.door import Ask, Door
from fogline.web.lobby_doors import seated
from fogline.web.messages import Seated


async def list_days(ask: Ask) -> m.DaysInfo:
    query: m.DaysQuery = ask.query
    game, now = find_game(ask.path["game"]), today()
    say, latest = Speaker(ask.lang, game.words), find_day(game.name, now, query.alone)
    found: list[m.DayShort] = []
    for date in dates(now):
        mine = days.kept(ask.lobby.store, find_day(game.name, date, query.alone), ask.who.guest)
        points, place = (say.points(mine.units), mine.place) if mine else ("", 0)
        found.append(m.DayShort(date=date, points=points, place=place))
    title, solo = say.tell(game.words.title), 1 in game.seats
    return m.DaysInfo(game=game.name, title=title, today=now, seats=latest.seats, solo=solo, days=found)


async def play(ask: Ask) -> Seated:
    wish: m.PlayDay = ask.body
    day = find_day(wish.game, wish.date, wish.alone)
    return seated(await days.begin(ask.lobby, ask.who, day, wish.name), {})


async def compare(ask: Ask) -> DayResult:
    store, table, who = ask.lobby.store, ask.room.table, ask.who
    day = await asyncio.to_thread(days.keep, store, table, who)
    return told(await asyncio.to_thread(days.standing, store, day, who.guest), ask.lang)


DAYS = ("days",)
DAY_DOORS = (
    Door(
        "GET",
        "/api/days/{game}",
        list_days,
        "Its deals of the day, and how you did",
        m.DaysInfo,
        None,
        m.DaysQuery,
        tags=DAYS,
    ),
    Door(
        "POST",
        "/api/days",
        play,
        "A table with the deal of a day",
        Seated,
        m.PlayDay,
        costly=True,
        guests=True,
        tags=DAYS,
    ),
    Door("GET", "/api/tables/{table}/day", compare, "How you did in the deal of the day", DayResult, tags=DAYS),
)
