"""Staying who one is: a link to another device, a code to write down, and being forgotten.

An identity is a secret that its browser keeps. Nothing here shows it: a link is good once and for a few minutes, a code
until there is another one, and of both only a hash is kept.
"""

import hashlib
import secrets
import time
from asyncio import wrap_future
from collections import Counter
from dataclasses import replace
from typing import Final, NamedTuple

from fogline.core.errors import FoglineError
from fogline.table.lobby import Lobby
from fogline.table.people import PERSON, RESIGNED, Chair, Who
from fogline.table.refusal import Refusal
from fogline.table.store.base import Conflict
from fogline.table.stored_table import mine
from fogline.table.table import GATHERING, OVER, Table
from fogline.table.unopened import without_person

LINK: Final = "link"
CODE: Final = "code"
MINUTES: Final = 10
"""For which a link is good."""
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of a code: those that nobody mistakes for others when they are written by hand."""
GROUPS: Final = 5
EACH: Final = 5
"""Letters of a group: 25 in all, more than 120 bits."""
NAMED: Final = 50
"""Tables that are looked at for the name that somebody goes by."""
GUEST: Final = "Guest"
"""What somebody is called who is forgotten."""


class Known(NamedTuple):
    """What there is to tell somebody of an identity before they take it on."""

    name: str
    """The one that it was last used with most often; empty where it has sat nowhere."""
    tables: int
    """How many there are, up to a number that is enough to be told."""


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


async def link(lobby: Lobby, who: Who) -> str:
    """A secret that makes whoever shows it first this guest; one that was made before is good no longer."""
    secret = secrets.token_urlsafe(24)
    await remember(lobby, who, LINK, secret, str(int(time.time()) + 60 * MINUTES))
    return secret


async def code(lobby: Lobby, who: Who) -> str:
    """A code to write down; one that was written down before is good no longer."""
    groups = ["".join(secrets.choice(LETTERS) for _ in range(EACH)) for _ in range(GROUPS)]
    await remember(lobby, who, CODE, "".join(groups), "")
    return "-".join(groups)


async def remember(lobby: Lobby, who: Who, kind: str, secret: str, value: str) -> None:
    if not who.guest:
        raise Refusal("no-identity")
    for before in lobby.store.notes(who.guest, kind):
        await wrap_future(lobby.store.note(who.guest, kind, before, None))
    await wrap_future(lobby.store.note(who.guest, kind, hashed(secret), value))


def plain(code: str) -> str:
    """A code as it was made, however it was typed."""
    return "".join(letter for letter in code.lower() if letter in LETTERS)


def found(lobby: Lobby, secret: str, code: str) -> tuple[str, str, str]:
    """The guest whom a link or a code is for, with the kind and the name of its note."""
    kind, name = (LINK, hashed(secret)) if secret else (CODE, hashed(plain(code)))
    note = lobby.store.noted(kind, name)
    if note is None or (kind == LINK and time.time() > int(note[1])):
        raise Refusal("secret-unknown" if kind == CODE else "secret-used")
    return note[0], kind, name


def look(lobby: Lobby, secret: str, code: str) -> Known:
    """Who one would be. It uses nothing up: programs that preview links may ask as often as they like."""
    return known(lobby, found(lobby, secret, code)[0])


def known(lobby: Lobby, guest: str) -> Known:
    tables = [table for over in (False, True) for table in mine(lobby.store, guest, over, NAMED)[0]]
    names = Counter(chair.name for table in tables for chair in table.chairs if chair.guest == guest and chair.name)
    return Known(names.most_common(1)[0][0] if names else "", len(tables))


async def arrive(lobby: Lobby, secret: str, code: str) -> str:
    """The guest that somebody is from now on. A link is used up: of two who show it at once one is first."""
    guest, kind, name = found(lobby, secret, code)
    if kind == LINK:
        try:
            await wrap_future(lobby.store.take_note(guest, kind, name))
        except Conflict:
            raise Refusal("secret-used") from None
    return guest


# -- being forgotten ---------------------------------------------------------------------------------------------


async def forget(lobby: Lobby, who: Who) -> int:
    """Take a guest's name and identity from every table and all that is kept; how many tables there were.

    The identity goes last: whoever is interrupted can begin again.
    """
    if not who.guest:
        raise Refusal("no-identity")
    places = lobby.store.places_of(who.guest)
    for table in places:
        try:
            await lobby.room(table).change(lambda now: without(now, who.guest))
        except FoglineError:
            row = lobby.store.table(table)  # of a game that is not installed any more: nobody opens it
            if row is not None:
                await wrap_future(lobby.store.write(without_person(row, who.guest, GUEST)))
        except Refusal as refusal:
            if refusal.key not in ("unknown-table", "removed"):  # it is gone meanwhile; else ask again later
                raise
    await lobby.evenings.forget(who.guest, GUEST)
    await wrap_future(lobby.store.forget_person(who.guest))
    return len(places)


def without(table: Table, guest: str) -> Table:
    """The table without anything of a guest but what they did. A bot plays on for them where the game is not over."""
    for seat, chair in enumerate(table.chairs):
        if chair.kind == PERSON and chair.guest == guest:
            if table.status == GATHERING:
                table = table.seated(seat, Chair())
                continue
            if table.status != OVER and not chair.resigned:
                table = table.handed(seat, RESIGNED)
            nobody = replace(table.chairs[seat], name="", guest="", token_hash="", former=())
            table = table.sit(seat, replace(nobody, name=GUEST))
        elif guest in chair.former:
            table = table.seated(seat, replace(chair, former=tuple(key for key in chair.former if key != guest)))
    if table.review and table.review.leader == guest:
        table = replace(table, review=None)
    others = [chair.guest for chair in table.chairs if chair.kind == PERSON and chair.guest]
    host = next(iter(others), "") if table.host == guest else table.host
    return replace(table, host=host, talk=table.talk.without(guest, GUEST))
