"""Somebody's finished games told: a list with what it adds up to, and a table for other programs."""

import csv
import io
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

import msgspec

from fogline.bots.names import called
from fogline.core.registry import games as all_games
from fogline.core.text import Speaker
from fogline.table import analyses
from fogline.table import played as p
from fogline.table.people import Who
from fogline.table.score import winner_text
from fogline.table.store.base import Store
from fogline.table.text import SAYS, speaker

SHOWN: Final = 50
"""Games of a list."""
DOTS: Final = 500
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would work out."""


class MyGame(msgspec.Struct, kw_only=True):
    """One finished game."""

    table: str
    game: str
    title: str
    at: int
    """When it ended, in seconds since 1970."""
    seats: list[int]
    """Yours."""
    names: list[str]
    bots: list[str]
    """The level of the bot on each chair, or nothing."""
    levels: list[str]
    """What that level is called."""
    points: list[str]
    turns: int
    counts: bool
    """Whether it counts in the statistics: one seat of yours, dealt here, played to its end."""
    won: bool
    finish: str
    """How it ended, in a sentence."""
    accuracy: float | None
    """How well you decided, from 0 to 1, where that was reckoned."""


class Tallied(msgspec.Struct, kw_only=True):
    """Games of one sort: how many, how many won, points on average and at best, turns on average."""

    key: str
    label: str
    played: int
    won: int
    mean: float
    best: float
    turns: float
    accuracy: float | None
    """On average, of those games where it was reckoned."""


class Dot(msgspec.Struct, kw_only=True):
    """One game of a plot."""

    table: str
    game: str
    at: int
    points: float
    turns: int
    won: bool
    accuracy: float | None


class MyGames(msgspec.Struct, kw_only=True):
    total: int
    """How many games fit."""
    more: bool
    """Whether there are more than these, to be asked for with ``skip``."""
    games: list[MyGame]
    by_game: list[Tallied]
    by_seats: list[Tallied]
    by_bot: list[Tallied]
    """By the level of a bot that played along; a game with bots of two levels is in both."""
    dots: list[Dot]
    """The games that count, the oldest first."""
    best: list[Dot]


def fitting(store: Store, who: Who, wanted: p.Wanted) -> list[p.Played]:
    found = [played for played in p.games(store, who) if wanted.fits(played)] if who.key else []
    known = store.having(analyses.ACCURACY) if found else frozenset()
    return [judged(store, played) if analyses.place(played.table.id) in known else played for played in found]


def judged(store: Store, played: p.Played) -> p.Played:
    """With how well its player decided."""
    return replace(played, accuracy=analyses.accuracy(store, played.table, played.seats[0]))


def speaker_for(played: p.Played, lang: str) -> Speaker:
    return Speaker(lang, played.table.game.words, players=played.table.names)


def told(played: p.Played, lang: str) -> MyGame:
    table, say, house = played.table, speaker_for(played, lang), speaker(lang)
    ending = table.ending
    bots = [chair.bot if chair.played_by_bot else "" for chair in table.chairs]
    if ending is None or ending.stopped:
        finish = house.tell(SAYS["stopped" if ending else "over"])
    else:
        finish = winner_text(ending.winners, say, house)
    return MyGame(
        table=table.id,
        game=table.game.name,
        title=say.tell(table.game.words.title),
        at=table.changed,
        seats=list(played.seats),
        names=[say.player(seat) for seat in range(len(table.chairs))],
        bots=bots,
        levels=[called(bot, house) if bot else "" for bot in bots],
        points=[say.points(units) for units in ending.scores] if ending else [],
        turns=table.brief.turns,
        counts=played.counts,
        won=bool(played.won),
        finish=finish,
        accuracy=played.accuracy,
    )


def dot(played: p.Played) -> Dot:
    table = played.table
    return Dot(
        table=table.id,
        game=table.game.name,
        at=table.changed,
        points=played.points,
        turns=table.brief.turns,
        won=bool(played.won),
        accuracy=played.accuracy,
    )


def tallied(found: list[p.Tally], label: Callable[[str], str]) -> list[Tallied]:
    return [
        Tallied(
            key=one.key,
            label=label(one.key),
            played=one.played,
            won=one.won,
            mean=round(one.mean, 2),
            best=one.best,
            turns=round(one.turns, 1),
            accuracy=None if one.accuracy is None else round(one.accuracy, 4),
        )
        for one in found
    ]


def told_all(found: list[p.Played], skip: int, lang: str) -> MyGames:
    """A part of these games, and what all of them add up to."""
    house = speaker(lang)
    title = lambda game: Speaker(lang, all_games()[game].words).tell(all_games()[game].words.title)  # noqa: E731
    return MyGames(
        total=len(found),
        more=len(found) > skip + SHOWN,
        games=[told(played, lang) for played in found[skip : skip + SHOWN]],
        by_game=tallied(p.tally(found, lambda one: [one.table.game.name]), title),
        by_seats=tallied(p.tally(found, lambda one: [str(len(one.table.chairs))]), str),
        by_bot=tallied(p.tally(found, lambda one: one.levels), lambda level: called(level, house)),
        dots=[dot(played) for played in reversed(found[:DOTS]) if played.counts],
        best=[dot(played) for played in p.best(found)],
    )


# -- as a table for other programs -------------------------------------------------------------------------------

COLUMNS: Final = (
    *("ended", "game", "table", "players", "bots", "seat", "points", "all_points", "won", "counts", "turns"),
    "accuracy",
)


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
        accuracy = "" if game.accuracy is None else game.accuracy
        write.writerow([cell if isinstance(cell, float | int) else safe(cell) for cell in (*row, accuracy)])
    return out.getvalue()
