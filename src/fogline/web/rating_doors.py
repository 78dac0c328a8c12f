"""The doors to the ratings: who stands where in a game, what a table changed, and not to be listed."""

from asyncio import wrap_future
from typing import Final

from fogline.bots.names import called
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.table import ratings as r
from fogline.table.refusal import Refusal
from fogline.table.table import OVER
from fogline.table.text import speaker
from fogline.web import rating_messages as m
from fogline.web.door import Ask, Door

SHOWN: Final = 500
"""Lines of a list."""


def told(one: r.Ranked, ask: Ask) -> m.Rated:
    (who, bot), player = one.key, one.player
    name = one.name or called(bot, speaker(ask.lang))
    return m.Rated(
        name=name,
        bot=bot,
        me=bool(who) and who == ask.who.guest,
        rating=round(player.level.rating),
        give=round(player.level.give),
        games=player.games,
        won=player.won,
    )


async def ratings(ask: Ask) -> m.RatingList:
    game = find_game(ask.query.game)
    found, guest = await ask.lobby.ratings.of(game.name), ask.who.guest
    mine, hidden = found.players.get((guest, "")) if guest else None, ask.lobby.store.having(r.HIDDEN)
    return m.RatingList(
        game=game.name,
        title=Speaker(ask.lang, game.words).tell(game.words.title),
        players=[told(one, ask) for one in r.ranked(found, hidden)[:SHOWN]],
        me=told(r.Ranked((guest, ""), mine.name, mine), ask) if mine else None,
        hidden=guest in hidden,
    )


async def hide(ask: Ask) -> m.Hidden:
    if not ask.who.guest:
        raise Refusal("no-identity")
    value = "1" if ask.body.hidden else None
    await wrap_future(ask.lobby.store.note(ask.who.guest, r.HIDDEN, "", value))
    return m.Hidden(hidden=ask.body.hidden)


async def of_table(ask: Ask) -> m.TableRatings:
    table = ask.room.table
    if table.status != OVER or not table.settings.counts:
        return m.TableRatings(counts=table.counts, changes=[])
    found = (await ask.lobby.ratings.of(table.settings.game)).changes.get(table.id, [])
    hidden = ask.lobby.store.having(r.HIDDEN) - {ask.who.guest}
    shown = [one for one in found if table.chairs[one.seat].guest not in hidden]
    return m.TableRatings(
        counts=bool(found),
        changes=[
            m.RatingChange(
                seat=one.seat,
                before=round(one.before.rating),
                after=round(one.after.rating),
                give=round(one.after.give),
            )
            for one in shown
        ],
    )


TAGS = ("ratings",)

RATING_DOORS = (
    Door(
        "GET",
        "/api/ratings",
        ratings,
        "People and bots of a game on one scale",
        m.RatingList,
        None,
        m.RatingsQuery,
        tags=TAGS,
    ),
    Door("POST", "/api/me/rating", hide, "Stand in the list of ratings, or not", m.Hidden, m.HideRating, tags=("me",)),
    Door("GET", "/api/tables/{table}/ratings", of_table, "What a table did to ratings", m.TableRatings, tags=TAGS),
)
