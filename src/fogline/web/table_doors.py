"""The doors of a table: each verb that can be said there, and going on elsewhere."""

from typing import Any

import msgspec

from fogline.table.messages import Lang, Nothing
from fogline.table.recorded import recorded
from fogline.table.verbs import VERBS, Verb
from fogline.table.visit import Visit
from fogline.web import messages as m
from fogline.web.door import Ask, Door
from fogline.web.lobby_doors import seated

TABLE = "/api/tables/{table}"


def door(verb: Verb) -> Door:
    """A verb over HTTP: what changes the table is posted, what asks is asked."""

    async def work(ask: Ask) -> Any:
        return await Visit(ask.lobby, ask.room, ask.who, ask.lang).say(verb, ask.body if verb.changes else ask.query)

    path = f"{TABLE}/{verb.name}"
    if verb.changes:
        return Door("POST", path, work, verb.summary, verb.tells, verb.says, guests=verb.guests)
    query = msgspec.defstruct(f"{verb.name.capitalize()}Query", [("lang", Lang, "")], bases=(verb.says,), kw_only=True)
    return Door("GET", path, work, verb.summary, verb.tells, None, query, thinks=verb.thinks)


async def export(ask: Ask) -> dict[str, object]:
    return recorded(ask.lobby.store, ask.room, ask.who).to_json()


async def fork(ask: Ask) -> m.Seated:
    body: m.Fork = ask.body
    return seated(await ask.lobby.fork(ask.room, ask.who, body.seat, body.turn, body.shared), {})


async def rematch(ask: Ask) -> m.Seated:
    return seated(*await ask.lobby.rematch(ask.room, ask.who))


TABLE_DOORS = (
    *[door(verb) for verb in VERBS if not verb.lasting],
    Door("GET", f"{TABLE}/export", export, "The record of a finished game", dict),
    Door(
        "POST",
        f"{TABLE}/fork",
        fork,
        "A hotseat table from a moment of this one",
        m.Seated,
        m.Fork,
        costly=True,
        guests=True,
    ),
    Door("POST", f"{TABLE}/rematch", rematch, "The same people again", m.Seated, Nothing, costly=True),
)
