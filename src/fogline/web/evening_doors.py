"""The doors to evenings: made by a host, joined by a link; where everybody sits and stands."""

from fogline.bots.names import called
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.table import evening as e
from fogline.table.messages import Nothing
from fogline.table.people import new_id
from fogline.table.store.base import Store
from fogline.table.table import OVER
from fogline.table.text import speaker as house
from fogline.web import evening_messages as m
from fogline.web.door import Ask, Door


def speaker(evening: e.Evening, lang: str) -> Speaker:
    return Speaker(lang, find_game(evening.terms.game).words)


def told(evening: e.Evening, ask: Ask) -> m.EveningTold:
    say, terms, me = speaker(evening, ask.lang), evening.terms, evening.number_of(ask.who)
    rounds = [round_told(evening, n, ask, say) for n in range(len(evening.rounds))]
    now = rounds[evening.current].boards if evening.current < len(rounds) else []
    mine = next((board.table for board in now if me in board.people and me >= 0), "")
    return m.EveningTold(
        evening=evening.id,
        title=terms.title or say.tell(find_game(terms.game).words.title),
        game=terms.game,
        game_title=say.tell(find_game(terms.game).words.title),
        kind=terms.kind,
        seats=terms.seats,
        bot=terms.bot,
        counts=terms.counts,
        status=evening.status,
        host=bool(ask.who.guest) and evening.host == ask.who.guest,
        people=[guest.name for guest in evening.people],
        me=me,
        rounds=rounds,
        current=evening.current,
        next=mine,
        standings=standings(evening),
    )


def round_told(evening: e.Evening, number: int, ask: Ask, say: Speaker) -> m.RoundTold:
    round = evening.rounds[number]
    # No sooner than all of them are kept: what is told once must be there, whenever somebody comes.
    boards = [board_told(evening, board, round.laid, round.done, ask, say) for board in round.boards]
    return m.RoundTold(boards=boards, done=round.done)


def board_told(evening: e.Evening, board: e.Board, laid: bool, done: bool, ask: Ask, say: Speaker) -> m.BoardTold:
    """A table. Its address opens it for its players; for others once everybody has done with its deal."""
    me, bot = evening.number_of(ask.who), evening.terms.bot
    mine = me >= 0 and me in board.seats
    open_to_all = done or evening.terms.kind != e.DUPLICATE
    named = called(bot, house(ask.lang))
    return m.BoardTold(
        table=board.table if laid and (mine or open_to_all) else "",
        names=[evening.people[who].name if who >= 0 else named for who in board.seats],
        people=list(board.seats),
        status=status(ask.lobby.store, board) if laid else "later",
        points=[say.points(units) for units in board.scores] if done else [],
        winners=[seat for seat, place in enumerate(board.places) if place == 0] if done else [],
    )


def status(store: Store, board: e.Board) -> str:
    row = store.table(board.table)
    return "over" if row is None or row.status == OVER else "playing"


def standings(evening: e.Evening) -> list[m.StandingTold]:
    return [
        m.StandingTold(
            person=one.person,
            name=evening.people[one.person].name,
            place=n,
            played=one.played,
            beaten=one.beaten,
            opponents=one.opponents,
            compared=None if one.compared is None else round(100 * one.compared, 1),
        )
        for n, one in enumerate(e.standings(evening), 1)
        if one.played
    ]


async def mine(ask: Ask) -> m.MyEvenings:
    found = [
        m.EveningShort(
            evening=one.id,
            title=one.terms.title,
            game_title=speaker(one, ask.lang).tell(find_game(one.terms.game).words.title),
            status=one.status,
            people=len(one.people),
        )
        for one in ask.lobby.evenings.of(ask.who)
    ]
    return m.MyEvenings(evenings=found)


async def make(ask: Ask) -> m.EveningTold:
    body: m.NewEvening = ask.body
    wish = {name: getattr(body, name) for name in body.__struct_fields__ if name != "name"}
    return told(await ask.lobby.evenings.make(ask.who, e.Terms(**wish), body.name, new_id), ask)


async def show(ask: Ask) -> m.EveningTold:
    return told(ask.lobby.evenings.found(ask.path["evening"]), ask)


async def join(ask: Ask) -> m.EveningTold:
    return told(await ask.lobby.evenings.join(ask.path["evening"], ask.who, ask.body.name), ask)


async def leave(ask: Ask) -> m.EveningTold:
    return told(await ask.lobby.evenings.leave(ask.path["evening"], ask.who), ask)


async def begin(ask: Ask) -> m.EveningTold:
    return told(await ask.lobby.evenings.begin(ask.path["evening"], ask.who, new_id), ask)


async def end(ask: Ask) -> m.EveningTold:
    return told(await ask.lobby.evenings.change(ask.path["evening"], lambda now: now.end(ask.who)), ask)


TAGS = ("evenings",)
ONE = "/api/evenings/{evening}"

EVENING_DOORS = (
    Door("GET", "/api/evenings", mine, "Evenings that you made or take part in", m.MyEvenings, tags=TAGS),
    Door(
        "POST",
        "/api/evenings",
        make,
        "Make an evening of several tables",
        m.EveningTold,
        m.NewEvening,
        costly=True,
        large=True,
        guests=True,
        tags=TAGS,
    ),
    Door("GET", ONE, show, "An evening: where everybody sits and stands", m.EveningTold, tags=TAGS),
    Door("POST", f"{ONE}/join", join, "Take part", m.EveningTold, m.JoinEvening, guests=True, tags=TAGS),
    Door("POST", f"{ONE}/leave", leave, "Take part no more, before it begins", m.EveningTold, Nothing, tags=TAGS),
    Door("POST", f"{ONE}/begin", begin, "Host: draw the seats and begin", m.EveningTold, Nothing, tags=TAGS),
    Door("POST", f"{ONE}/end", end, "Host: no further round", m.EveningTold, Nothing, tags=TAGS),
)
