"""The doors of a table: looking, acting, taking back, leaving, going on elsewhere."""

import asyncio
import re

from fogline.bots.why import why as explained
from fogline.core.ids import Seat
from fogline.core.show import harmless
from fogline.table import fork as forks
from fogline.table import rules_change
from fogline.table.history import history
from fogline.table.past import past_scene
from fogline.table.picture import Scene, Why
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.scene import Look, options, reasons, scene, stamp
from fogline.table.text import speaker
from fogline.web import messages as m
from fogline.web import talk
from fogline.web.door import Ask, Door, moment, table_speaker
from fogline.web.lobby_doors import seated


async def look(ask: Ask) -> Scene:
    query: m.SceneQuery = ask.query
    if query.turn is not None:
        return await past(ask, query.turn)
    seat = ask.room.table.eyes_of(ask.who, query.seat)
    return scene(ask.room.on_the_clock(), ask.who, Look(seat, ask.lang, query.since, query.effects), ask.room.present())


async def past(ask: Ask, turn: int) -> Scene:
    """A moment of the past, as a seat saw it then. When nothing is hidden any more, through anybody's eyes."""
    table = ask.room.table
    seat = forks.eyes_back(table, ask.who, ask.query.seat, turn)
    match = await asyncio.to_thread(ask.lobby.past_moments.moment, table, turn)
    return past_scene(table, ask.who, Look(seat, ask.lang, ask.query.since), match, turn)


async def read_out(ask: Ask) -> m.Plain:
    """The table in lines of text: now with one's own draft, or at a turn of the past."""
    query: m.PlainQuery = ask.query
    table = ask.room.table
    flow = table.begun()
    if query.turn is None:
        seat = table.eyes_of(ask.who, query.seat)
        match, at = flow.seen_by(seat), stamp(flow, seat)
    else:
        seat = forks.eyes_back(table, ask.who, query.seat, query.turn)
        match = await asyncio.to_thread(ask.lobby.past_moments.moment, table, query.turn)
        at = f"{query.turn}.0"
    text = table.game.show(match.view(seat), table_speaker(ask.room, ask.lang))
    return m.Plain(at=at, seat=seat, lang=ask.lang, lines=[line.rstrip() for line in harmless(text).splitlines()])


async def legal(ask: Ask) -> m.Legal:
    room, seat = ask.room, ask.room.table.seat_of(ask.who, ask.query.seat)
    return legal_now(room, seat, ask.lang, ask.query.effects)


def legal_now(room: Room, seat: Seat, lang: str, effects: bool) -> m.Legal:
    flow = room.table.playing()
    found = options(room.table, flow.seen_by(seat), seat, table_speaker(room, lang), effects)
    return m.Legal(at=stamp(flow, seat), legal=[] if flow.complete(seat) else found)


async def why(ask: Ask) -> m.Whys:
    room, seat = ask.room, ask.room.table.seat_of(ask.who, ask.query.seat)
    return m.Whys(actions=whys(room, seat, ask.lang, ask.query))


def whys(room: Room, seat: Seat, lang: str, query: m.WhyQuery | talk.SayWhy) -> list[Why]:
    mention = MENTION.fullmatch(query.mention)
    if query.mention and not mention:
        raise Refusal("bad-value", name="mention", value=query.mention)
    mentions = {mention["sort"]: int(mention["number"])} if mention else {}
    match = room.table.playing().seen_by(seat)
    return reasons(match, seat, table_speaker(room, lang), query.like, mentions, query.most)


MENTION = re.compile(r"(?P<sort>[^:]*):(?P<number>-?[0-9]{1,9})")
"""A sort of thing and its number."""


async def events(ask: Ask) -> m.Events:
    flow = ask.room.table.begun()
    seat = ask.room.table.eyes_of(ask.who, ask.query.seat)
    start = flow.count.news(ask.query.since)
    told = history(flow, seat, start, table_speaker(ask.room, ask.lang), speaker(ask.lang))
    return m.Events(revision=flow.count.revision, log_from=flow.count.forget(start), log=told)


async def act(ask: Ask) -> m.Done:
    body: m.Act = ask.body
    seat = speaking(ask)
    return await ask.say("act", lambda t: t.act(ask.who, seat, moment(body.at), body.action, body.confirm), seat)


def speaking(ask: Ask) -> Seat:
    """The seat that somebody speaks for."""
    return ask.room.table.seat_of(ask.who, ask.body.seat)


async def confirm(ask: Ask) -> m.Done:
    seat = speaking(ask)
    return await ask.say("confirm", lambda t: t.confirm(ask.who, seat, moment(ask.body.at)), seat)


async def order(ask: Ask) -> m.Done:
    body: m.LeaveOrder = ask.body
    seat = speaking(ask)
    return await ask.say("order", lambda t: t.order(ask.who, seat, moment(body.at), body.order), seat)


async def undo(ask: Ask) -> m.Done:
    seat = speaking(ask)
    return await ask.say("undo", lambda t: t.undo(ask.who, seat), seat)


async def ask_back(ask: Ask) -> m.Done:
    seat = speaking(ask)
    return await ask.say("ask", lambda t: t.ask(ask.who, seat), seat)


async def answer(ask: Ask) -> m.Done:
    return await ask.say("answer", lambda t: t.answer(ask.who, ask.body.yes))


async def agree(ask: Ask) -> m.Done:
    return await ask.say("agree", lambda t: rules_change.agree(t, ask.who))


async def leave(ask: Ask) -> m.Done:
    # Said again it is answered, though before the start there is no seat left to speak for.
    return await ask.say("leave", lambda t: t.leave(ask.who, ask.body.seat), ask.body.seat)


async def come_back(ask: Ask) -> m.Done:
    return await ask.say("back", lambda t: t.come_back(ask.who, ask.body.seat), ask.body.seat)


async def hint(ask: Ask) -> m.Hint:
    return await advice(ask.room, ask.room.table.seat_of(ask.who, ask.query.seat), ask.lang)


async def advice(room: Room, seat: Seat, lang: str) -> m.Hint:
    """What the best mind would do in this seat, and why, where the table gives advice."""
    match, thought = await room.advise(seat)
    say = table_speaker(room, lang)
    compared = [
        m.Compared(
            action=option.action,
            label=say.action(match.box.actions[option.action]),
            games=option.games,
            wins=round(option.wins, 3),
            score=round(option.score / match.game.words.unit, 2),
        )
        for option in thought.options
    ]
    label = say.action(match.box.actions[thought.action])
    return m.Hint(action=thought.action, label=label, reason=explained(thought, say, match.box), best=compared)


async def export(ask: Ask) -> dict[str, object]:
    return ask.lobby.record(ask.room, ask.who).to_json()


async def fork(ask: Ask) -> m.Seated:
    return seated(await ask.lobby.fork(ask.room, ask.who, ask.body.seat, ask.body.turn), {})


async def rematch(ask: Ask) -> m.Seated:
    return seated(*await ask.lobby.rematch(ask.room, ask.who))


TABLE = "/api/tables/{table}"
TABLE_DOORS = (
    Door("GET", f"{TABLE}/scene", look, "What you may see: now, or at a turn of the past", Scene, None, m.SceneQuery),
    Door("GET", f"{TABLE}/plain", read_out, "The same in lines of text", m.Plain, None, m.PlainQuery),
    Door("GET", f"{TABLE}/legal", legal, "What you may do, with its effect if asked", m.Legal, None, m.LegalQuery),
    Door("GET", f"{TABLE}/why", why, "Why actions cannot be done now", m.Whys, None, m.WhyQuery),
    Door("GET", f"{TABLE}/events", events, "What happened since a revision", m.Events, None, m.EventsQuery),
    Door("GET", f"{TABLE}/hint", hint, "A bot's advice, where it is given", m.Hint, None, m.LegalQuery, thinks=True),
    Door("GET", f"{TABLE}/export", export, "The record of a finished game", dict),
    Door("POST", f"{TABLE}/act", act, "Do something", m.Done, m.Act),
    Door("POST", f"{TABLE}/confirm", confirm, "Confirm your turn", m.Done, m.Speak),
    Door("POST", f"{TABLE}/order", order, "Leave an order for your turn, or withdraw it", m.Done, m.LeaveOrder),
    Door("POST", f"{TABLE}/undo", undo, "Take your last step back", m.Done, m.Speak),
    Door("POST", f"{TABLE}/ask", ask_back, "Ask the others to let you take back", m.Done, m.Speak),
    Door("POST", f"{TABLE}/answer", answer, "Let somebody take back, or not", m.Done, m.Answer),
    Door("POST", f"{TABLE}/agree", agree, "Go on with today's rules, where they have changed", m.Done, m.Speak),
    Door("POST", f"{TABLE}/leave", leave, "Stand up; a bot keeps the seat", m.Done, m.Speak),
    Door("POST", f"{TABLE}/back", come_back, "Take your seat back from the bot", m.Done, m.Speak),
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
    Door("POST", f"{TABLE}/rematch", rematch, "The same people again", m.Seated, m.Nothing, costly=True),
)
