"""The doors to tables: which there are, how one is made, joined, started."""

from fogline.core.text import Speaker
from fogline.table.lobby import Wish
from fogline.table.people import new_token
from fogline.table.room import Room
from fogline.table.scene import is_host
from fogline.table.settings import Bank, Settings
from fogline.table.table import OVER, Table
from fogline.web import messages as m
from fogline.web.door import Ask, Door


def table_info(table: Table, ask: Ask, status: str = "") -> m.TableInfo:
    waiting = list(table.flow.match.waiting) if table.flow else []
    mine = list(table.seats_of(ask.who))
    return m.TableInfo(
        table=table.id,
        game=table.game.name,
        title=Speaker(ask.lang, table.game.words).tell(table.game.words.title),
        status=status or table.status,
        names=list(table.names),
        kinds=[chair.kind for chair in table.chairs],
        mine=mine,
        waiting=waiting,
        my_turn=any(seat in waiting for seat in mine),
        turns=len(table.flow.match.turns) if table.flow else 0,
        host=is_host(table, ask.who),
        watchers=table.settings.watchers,
        assist=table.settings.assist,
        origin=table.origin,
        next=table.next,
    )


async def list_tables(ask: Ask) -> m.Tables:
    now = [table_info(table, ask) for table in ask.lobby.tables(ask.who)[:200]]
    past = [table_info(table, ask, OVER) for table in ask.lobby.past(ask.who)]
    return m.Tables(tables=now + past)


async def show_table(ask: Ask) -> m.TableInfo:
    return table_info(ask.room.table, ask)


def seated(room: Room, tokens: dict[int, str]) -> m.Seated:
    return m.Seated(table=room.table.id, seats=list(tokens), tokens=list(tokens.values()))


async def create(ask: Ask) -> m.Seated:
    wish: m.NewTable = ask.body
    bank = Bank(wish.bank.seconds, wish.bank.back, wish.bank.pause_when_gone) if wish.bank else None
    wanted = Settings(wish.game, wish.options, wish.box, wish.assist, wish.watchers, wish.listed, bank)
    chairs = [Wish(chair.kind, chair.name, chair.bot) for chair in wish.chairs]
    room, tokens = await ask.lobby.create(ask.who, wanted, chairs, wish.start)
    return seated(room, tokens)


async def join(ask: Ask) -> m.Seated:
    body: m.Join = ask.body
    token = new_token()
    sat: list[int] = []

    def sit(table: Table) -> Table:
        after, seat = table.join(ask.who, body.seat, body.name, token)
        sat.append(seat)
        return after

    await ask.room.change(sit)
    return seated(ask.room, {sat[-1]: token})


async def arrange(ask: Ask) -> m.Seated:
    body: m.Arrange = ask.body
    token = new_token()
    await ask.room.change(lambda t: t.arrange(ask.who, body.seat, body.kind, body.name, body.bot, token))
    return seated(ask.room, {body.seat: token} if body.kind == "person" else {})


async def rename(ask: Ask) -> m.Done:
    return await ask.change(lambda t: t.rename(ask.who, ask.body.seat, ask.body.name))


async def move(ask: Ask) -> m.Done:
    return await ask.change(lambda t: t.swap(ask.who, ask.body.seat, ask.body.to))


async def fill(ask: Ask) -> m.Done:
    return await ask.change(lambda t: t.fill(ask.who, ask.body.bot))


async def start(ask: Ask) -> m.Done:
    return await ask.change(lambda t: t.start(ask.who))


async def bring(ask: Ask) -> m.Seated:
    room = await ask.lobby.bring(ask.who, ask.body.record, ask.body.box)
    return seated(room, {})


LOBBY_DOORS = (
    Door("GET", "/api/tables", list_tables, "Tables that are listed, and your own", m.Tables),
    Door(
        "POST",
        "/api/tables",
        create,
        "Make a table",
        m.Seated,
        m.NewTable,
        costly=True,
        large=True,
        guests=True,
    ),
    Door("GET", "/api/tables/{table}", show_table, "One table in short", m.TableInfo),
    Door("POST", "/api/tables/{table}/join", join, "Sit down on an open chair", m.Seated, m.Join, guests=True),
    Door("POST", "/api/tables/{table}/arrange", arrange, "Host: give a chair another use", m.Seated, m.Arrange),
    Door("POST", "/api/tables/{table}/rename", rename, "Change your name before the start", m.Done, m.Rename),
    Door("POST", "/api/tables/{table}/move", move, "Change to an open chair before the start", m.Done, m.Move),
    Door("POST", "/api/tables/{table}/fill", fill, "Host: bots on every open chair", m.Done, m.Fill),
    Door("POST", "/api/tables/{table}/start", start, "Host: start the game", m.Done, m.Nothing),
    Door(
        "POST",
        "/api/import",
        bring,
        "A table with the game of a record",
        m.Seated,
        m.Import,
        costly=True,
        large=True,
        guests=True,
    ),
)
