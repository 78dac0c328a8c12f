"""Saying something to the others at a table, switching talk off there, and not wanting to hear somebody."""

import time
from asyncio import wrap_future
from dataclasses import replace
from typing import Final

from fogline.core.ids import NOBODY, Seat
from fogline.table import messages as m
from fogline.table.hearing import MUTE, hears_all, running
from fogline.table.names import clean_line, clean_name, told_apart
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.session import Session
from fogline.table.table import Table
from fogline.table.talk import PLAYERS, WATCHERS, Remark
from fogline.table.text.talk import PHRASES, REACTIONS
from fogline.table.visit import Visit

SOON: Final = 10
"""Seconds in which one person says at most …"""
EACH_SOON: Final = 5
ALL_SOON: Final = 40
"""… and a whole circle: whoever comes under many names is not heard more often."""
MOST_MUTED: Final = 500
"""People whom one person has muted."""


def say(table: Table, who: Who, seat: Seat | None, said: m.Say) -> Table:
    """The table with one line of talk more."""
    table.check_welcome(who)
    if table.talk.off:
        raise Refusal("talk-off")
    text, phrase = meant(table, said)
    mine = table.seats_of(who)
    if mine:
        seat = seat if seat in mine else mine[0]
        key, name = table.chairs[seat].holder, table.chairs[seat].name
    else:
        seat, key, name = NOBODY, who.key, named(table, who, said.name)
    circle = PLAYERS if mine or not running(table) else WATCHERS
    now = int(time.time())
    check_pace(table.talk.circle(circle), key, now)
    return replace(table, talk=table.talk.add(Remark(circle, 0, now, key, seat, name, text, phrase, said.turn)))


def meant(table: Table, said: m.Say) -> tuple[str, str]:
    """The words of a line, or the key of a phrase or a reaction."""
    if said.turn is not None:
        if not table.flow or not 1 <= said.turn <= table.flow.count.turns:
            raise Refusal("no-such-turn", turn=said.turn)
        if said.text or said.phrase not in ("", *REACTIONS):
            raise Refusal("unknown-phrase", known=", ".join(REACTIONS))
        return "", said.phrase
    if said.phrase:
        if said.text or said.phrase not in PHRASES:
            raise Refusal("unknown-phrase", known=", ".join(PHRASES))
        return "", said.phrase
    return clean_line(said.text), ""


def named(table: Table, who: Who, name: str) -> str:
    """What somebody without a seat is called: like nobody who sits here, and like no other who has spoken."""
    if not who.key:
        raise Refusal("talk-nobody")
    others = {line.name for line in (*table.talk.players, *table.talk.watchers) if line.who != who.key}
    return told_apart(clean_name(name), [*table.names, *sorted(others)])


def check_pace(lines: tuple[Remark, ...], key: str, now: int) -> None:
    """Nobody talks without pause, and no circle does."""
    lately = [line for line in lines if line.at > now - SOON]
    if len(lately) >= ALL_SOON or sum(line.who == key for line in lately) >= EACH_SOON:
        raise Refusal("talk-too-fast", n=SOON)


def hush(table: Table, who: Who, off: bool) -> Table:
    """Whoever made the table lets nobody say anything there, or everybody again; where nobody did, any player."""
    if table.host:
        table.check_host(who)
    elif not table.seats_of(who):
        raise Refusal("no-seat")
    return replace(table, talk=replace(table.talk, off=off))


async def mute(visit: Visit, said: m.Mute) -> m.Done:
    """Hear nothing more of whoever said a line, at this table and every other; or hear them again."""
    table, store = visit.room.table, visit.lobby.store
    table.check_welcome(visit.who)
    line = table.talk.find(said.line, hears_all(table, visit.who))
    if line is None:
        raise Refusal("no-such-line")
    if not visit.who.key:
        raise Refusal("talk-nobody")
    if said.on and len(store.notes(visit.who.key, MUTE)) >= MOST_MUTED:
        raise Refusal("too-many-muted", most=MOST_MUTED)
    await wrap_future(store.note(visit.who.key, MUTE, line.who, "" if said.on else None))
    if isinstance(visit, Session):
        visit.look_again()
    return m.Done(at="")
