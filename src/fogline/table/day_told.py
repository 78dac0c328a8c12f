"""How somebody did in the deal of a day, as it is told to them at every door."""

import datetime

import msgspec
from babel.dates import format_date

from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.table import days


class BotCompared(msgspec.Struct, kw_only=True):
    level: str
    points: str
    place: int
    beaten: bool
    """Whether I have more points."""


class DayResult(msgspec.Struct, kw_only=True):
    """How I did in the deal of a day, the first time I played it."""

    game: str
    title: str
    date: str
    seats: int
    points: str
    place: int
    bots: list[BotCompared]
    """Each in my chair, against the same others."""
    others: int
    """How many other people have played it here."""
    better: int
    """How many of them have more points."""
    share: str
    """A line to send to friends, which tells nothing of the deal."""


def told(found: days.Standing, lang: str) -> DayResult:
    day, game = found.day, find_game(found.day.game)
    say, mine = Speaker(lang, game.words), found.mine.units
    bots = [
        BotCompared(level=level, points=say.points(bot.units), place=bot.place, beaten=mine > bot.units)
        for level, bot in found.bots.items()
    ]
    return DayResult(
        game=day.game,
        title=say.tell(game.words.title),
        date=day.date,
        seats=day.seats,
        points=say.points(mine),
        place=found.mine.place,
        bots=bots,
        others=found.others,
        better=found.better,
        share=days.shared(found, say),
    )


def written(date: str, lang: str) -> str:
    """A date as people write it in this language."""
    return str(format_date(datetime.date.fromisoformat(date), "long", locale=lang))
