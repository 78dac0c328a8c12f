"""A deal once more: who sat at a finished game plays what was dealt there again, and so does whoever has its link.

Each plays at a table of their own, on the same chair, against bots. What was dealt at the beginning is the same, and
what chance answers later follows from the deal and the turn, by a secret that nobody is told. Of each person the first
game counts, and nobody learns how others did before they have played it to its end themselves.
"""

import asyncio
import json
import secrets
from dataclasses import replace
from typing import Final, NamedTuple

from fogline.core.ids import Seat
from fogline.learn.day import Outcome
from fogline.table import stored_table
from fogline.table.days import came_out
from fogline.table.fork import fresh, moment
from fogline.table.lobby import Lobby
from fogline.table.names import clean_name
from fogline.table.people import BOT, Chair, Who, bot_chair, new_id, new_token, person
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.settings import SHARED
from fogline.table.store.base import Store
from fogline.table.table import OVER, Table

MADE: Final = "deal"
"""The kind of note that says what a deal is, by its name; its owner is who shared it."""
FROM: Final = "deal-from"
"""The kind of note that says which deal was made from a table."""
FIRST: Final = "table"
"""The name of the note that says at which table somebody played a deal first."""
MOST_SHOWN: Final = 200


class Deal(NamedTuple):
    """Something that was dealt once, and may be played again."""

    name: str
    table: str
    """Where it was dealt. Nobody who plays it is told: there all of it can be seen."""
    seat: Seat
    """The chair on which everybody plays it."""
    secret: str

    @property
    def words(self) -> str:
        """As the settings of a table say it."""
        return f"{SHARED} {self.name} {self.secret}"


class Came(NamedTuple):
    """How somebody came out in a deal."""

    name: str
    outcome: Outcome
    me: bool
    dealt: bool
    """Whether that was the game in which it was dealt first: what chance answered later was its own."""


def check(table: Table, who: Who) -> None:
    """Refuse who did not sit at this game, or where it cannot be dealt again."""
    if not who.guest:
        raise Refusal("no-identity")
    if not table.seats_of(who):
        raise Refusal("no-seat")
    if table.sealed:
        raise Refusal("sealed")
    if table.status != OVER:
        raise Refusal("not-over")
    if table.origin or table.settings.day or table.stopped:
        raise Refusal("no-deal")


async def share(lobby: Lobby, table: Table, who: Who) -> str:
    """The name of the deal that was played at a table, for oneself and for friends."""
    check(table, who)
    if table.settings.shared:
        return found(lobby.store, table.settings.shared).name
    known = lobby.store.notes(who.guest, FROM).get(table.id)
    if known is not None:
        return known
    deal = Deal(new_id(), table.id, table.seats_of(who)[0], secrets.token_hex(16))
    await asyncio.wrap_future(lobby.store.note(who.guest, MADE, deal.name, json.dumps(deal[1:])))
    await asyncio.wrap_future(lobby.store.note(who.guest, FROM, table.id, deal.name))
    return deal.name


def found(store: Store, name: str) -> Deal:
    noted = store.noted(MADE, name) if name.isprintable() else None
    if noted is None:
        raise Refusal("unknown-deal")
    table, seat, secret = json.loads(noted[1])
    return Deal(name, table, seat, secret)


def kind(deal: Deal) -> str:
    """The kind of note about who has played a deal."""
    return f"deal {deal.name}"


def dealt_at(lobby: Lobby, deal: Deal) -> Table:
    """The table where it was dealt, in short."""
    table = short(lobby.store, deal.table)
    if table is None:
        raise Refusal("unknown-deal")  # it was removed
    return table


def short(store: Store, name: str) -> Table | None:
    row = store.table(name) if name else None
    return next(iter(stored_table.in_short(store, [row])), None) if row else None


def first_game(store: Store, deal: Deal, guest: str) -> Table | None:
    """The table at which somebody has played a deal first, or plays it now."""
    return short(store, store.notes(guest, kind(deal)).get(FIRST, "")) if guest else None


def has_done(lobby: Lobby, deal: Deal, who: Who) -> bool:
    """Whether somebody may be told of it: they sat where it was dealt, or have played it to its end."""
    mine = first_game(lobby.store, deal, who.guest)
    return bool(dealt_at(lobby, deal).seats_of(who)) or (mine is not None and mine.status == OVER)


async def play(lobby: Lobby, deal: Deal, who: Who, name: str) -> Room:
    """A table of one's own with the deal; the one that one has not finished, if there is one."""
    if not who.guest:
        raise Refusal("no-identity")
    mine = first_game(lobby.store, deal, who.guest)
    if mine is not None and mine.status != OVER:
        return lobby.room(mine.id)
    knows = has_done(lobby, deal, who)
    table = await asyncio.to_thread(laid, lobby.room(deal.table).table, deal, who, clean_name(name))
    if not knows:  # who has seen it all plays for themself
        await asyncio.wrap_future(lobby.store.note(who.guest, kind(deal), FIRST, table.id))
    return await lobby.make(table)


def laid(dealt: Table, deal: Deal, who: Who, name: str) -> Table:
    """The table as it was dealt, begun: bots as they were, and on the chairs of all others."""
    wanted = replace(dealt.settings, watchers=False, listed=False, bank=None, absence=None)
    settings = replace(wanted, luck=False, counts=False, deal=deal.words)
    table = Table(new_id(), settings, (Chair(),) * len(dealt.chairs), who.guest)
    table = table.sit(deal.seat, person(name, who.guest, new_token()))
    for seat, chair in enumerate(dealt.chairs):
        if seat != deal.seat:
            table = table.sit(seat, fresh(chair) if chair.kind == BOT else bot_chair(dealt.game, "", seat))
    return table.dealt(moment(dealt, 0))


def standings(lobby: Lobby, deal: Deal, who: Who) -> list[Came]:
    """Everybody who has played it, the best first; for those who have done so themselves."""
    if not has_done(lobby, deal, who):
        raise Refusal("deal-first")
    rows = [came(dealt_at(lobby, deal), deal, who, True)]
    for guest in lobby.store.having(kind(deal)):
        table = first_game(lobby.store, deal, guest)
        if table is not None and table.status == OVER:
            rows.append(came(table, deal, who, False))
    known = [row for row in rows if row is not None]
    return sorted(known, key=lambda one: (-one.outcome.units, one.dealt, one.name))[:MOST_SHOWN]


def came(table: Table, deal: Deal, who: Who, dealt: bool) -> Came | None:
    chair, ending = table.chairs[deal.seat], table.ending
    if ending is None or ending.stopped or chair.away:
        return None  # who left it to a bot has not played it
    mine = bool(who.guest) and chair.guest == who.guest
    return Came(chair.name, came_out(ending, deal.seat), mine, dealt)
