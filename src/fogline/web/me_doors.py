"""The doors to oneself: who one is, on another device, after the cookie was lost, and never more."""

from fogline.table import myself
from fogline.table.messages import Nothing
from fogline.web import me_messages as m
from fogline.web.door import Ask, Door
from fogline.web.qr import drawn


async def me(ask: Ask) -> m.Me:
    guest = ask.who.guest
    name, tables = myself.known(ask.lobby, guest) if guest else ("", 0)
    code = bool(guest and ask.lobby.store.notes(guest, myself.CODE))
    return m.Me(known=bool(guest), name=name, tables=tables, code=code)


async def link(ask: Ask) -> m.Move:
    secret = await myself.link(ask.lobby, ask.who)
    address = f"{ask.origin}/me#link={secret}"
    return m.Move(link=address, seconds=60 * myself.MINUTES, picture=drawn(address))


async def code(ask: Ask) -> m.Code:
    return m.Code(code=await myself.code(ask.lobby, ask.who))


async def look(ask: Ask) -> m.Arrived:
    found = myself.look(ask.lobby, ask.body.link, ask.body.code)
    return m.Arrived(name=found.name, tables=found.tables)


async def arrive(ask: Ask) -> m.Arrived:
    ask.becomes = await myself.arrive(ask.lobby, ask.body.link, ask.body.code)
    found = myself.known(ask.lobby, ask.becomes)
    return m.Arrived(name=found.name, tables=found.tables)


async def forget(ask: Ask) -> m.Forgotten:
    tables = await myself.forget(ask.lobby, ask.who)
    ask.becomes = ""
    return m.Forgotten(tables=tables)


TAGS = ("me",)

ME_DOORS = (
    Door("GET", "/api/me", me, "Who you are to this server", m.Me, tags=TAGS),
    Door(
        "POST",
        "/api/me/link",
        link,
        "A link that makes another device you, once",
        m.Move,
        Nothing,
        guessed=True,
        tags=TAGS,
    ),
    Door("POST", "/api/me/code", code, "A code to write down, told once", m.Code, Nothing, guessed=True, tags=TAGS),
    Door(
        "POST",
        "/api/me/look",
        look,
        "Whom a link or a code is for; uses nothing up",
        m.Arrived,
        m.Arrive,
        guessed=True,
        tags=TAGS,
    ),
    Door(
        "POST",
        "/api/me/arrive",
        arrive,
        "Be whom a link or a code is for",
        m.Arrived,
        m.Arrive,
        guessed=True,
        tags=TAGS,
    ),
    Door(
        "POST",
        "/api/me/forget",
        forget,
        "Take your name and identity from everything",
        m.Forgotten,
        m.Forget,
        tags=TAGS,
    ),
)
