"""The doors to tables: which there are, how one is made, joined, started."""

import time

from fogline.core.text import Speaker
from fogline.table.leaving import claim
from fogline.table.lobby import Wish
from fogline.table.messages import Nothing
from fogline.table.people import Who, new_token
from fogline.table.room import Room
from fogline.table.scene import is_host
from fogline.table.score import winner_text
from fogline.table.settings import Bank, Settings
from fogline.table.store.base import News
from fogline.table.table import Table
from fogline.table.text import SAYS, speaker
from fogline.web import messages as m
from fogline.web.door import Ask, Door
from fogline.web.game_doors import options


def table_info(table: Table, ask: Ask) -> m.TableInfo:
    """A card of the lobby: nothing that is hidden from anybody, and one's own clock."""
    brief = table.brief
    waiting = list(brief.waiting)
    mine = list(table.seats_of(ask.who))
    say = Speaker(ask.lang, table.game.words, players=table.names)
    asked = [seat for seat in mine if seat in waiting] or mine
    bank = table.settings.bank
    return m.TableInfo(
        table=table.id,
        game=table.game.name,
        title=say.tell(table.game.words.title),
        status=brief.status,
        names=list(table.names),
        kinds=[chair.kind for chair in table.chairs],
        bots=[chair.bot if chair.played_by_bot else "" for chair in table.chairs],
        mine=mine,
        waiting=waiting,
        waiting_names=[say.player(seat) for seat in waiting],
        my_turn=any(seat in waiting for seat in mine),
        time_left=next((table.chairs[seat].time_left for seat in asked), None),
        clock=bank.seconds if bank else None,
        turns=brief.turns,
        options=chosen(table, say),
        own_box=bool(table.settings.box),
        hotseat=table.hotseat,
        age=max(0, int(time.time()) - table.changed) if table.changed else 0,
        finish=finish(table, say, speaker(ask.lang)),
        host=is_host(table, ask.who),
        watchers=table.settings.watchers,
        assist=table.settings.assist,
        origin=table.origin,
        next=table.next,
        commitment=table.luck.commitment if table.luck else "",
        counts=table.settings.counts,
    )


def chosen(table: Table, say: Speaker) -> list[m.OptionChosen]:
    """The printed variants as they are played here."""
    found: list[m.OptionChosen] = []
    for option in options(table.game, say):
        value = table.settings.options.get(option.name, option.choices[0].value)
        label = next(choice.label for choice in option.choices if choice.value == value)
        usual = value == option.choices[0].value
        found.append(m.OptionChosen(name=option.name, value=value, label=option.label, choice=label, usual=usual))
    return found


def finish(table: Table, say: Speaker, house: Speaker) -> m.Finish | None:
    ending = table.ending
    if ending is None:
        return None
    return m.Finish(
        winners=list(ending.winners),
        winner_text=house.tell(SAYS["stopped"]) if ending.stopped else winner_text(ending.winners, say, house),
        points=[say.points(units) for units in ending.scores],
        automa="" if ending.automa is None else say.points(ending.automa),
    )


async def list_tables(ask: Ask) -> m.Tables:
    query: m.TablesQuery = ask.query
    now = [] if query.before else ask.lobby.tables(ask.who)
    past, older = ask.lobby.past(ask.who, query.before)
    return m.Tables(tables=[table_info(table, ask) for table in now + past], older=older)


async def show_table(ask: Ask) -> m.TableInfo:
    return table_info(ask.room.on_the_clock(), ask)


def seated(room: Room, tokens: dict[int, str]) -> m.Seated:
    return m.Seated(table=room.table.id, seats=list(tokens), tokens=list(tokens.values()))


async def create(ask: Ask) -> m.Seated:
    wish: m.NewTable = ask.body
    bank = Bank(wish.bank.seconds, wish.bank.back, wish.bank.pause_when_gone) if wish.bank else None
    agreed = (wish.assist, wish.watchers, wish.listed, bank, wish.absence, wish.luck, wish.counts)
    wanted = Settings(wish.game, wish.options, wish.box, *agreed)
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
    # A chair that was theirs already keeps its token.
    given = ask.room.table.seats_of(Who(token=token))
    return seated(ask.room, dict.fromkeys(given, token))


async def take(ask: Ask) -> m.Seated:
    # With the token that was shown nobody gets into the room again.
    room, token = ask.room, new_token()
    room.stir(News())  # whoever opens a link at once may be quicker than the news of it
    await room.change(lambda table: claim(table, ask.who, token))
    return seated(room, dict.fromkeys(room.table.seats_of(Who(token=token)), token))


async def bring(ask: Ask) -> m.Seated:
    room = await ask.lobby.bring(ask.who, ask.body.record, ask.body.box)
    return seated(room, {})


LOBBY_DOORS = (
    Door("GET", "/api/tables", list_tables, "Tables that are listed, and your own", m.Tables, None, m.TablesQuery),
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
    Door(
        "POST",
        "/api/tables/{table}/claim",
        take,
        "Sit down on the chair that a link is for; it is shown as its token",
        m.Seated,
        Nothing,
        guests=True,
    ),
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
