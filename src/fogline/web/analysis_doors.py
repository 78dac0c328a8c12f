"""The doors to what a finished game teaches: have it reckoned, look at it, try a decision again."""

from fogline.table import analyses
from fogline.table.again import Origin, origin_of, try_again
from fogline.table.analysis_told import AnalysisInfo, told
from fogline.table.for_all import speaker_of
from fogline.table.messages import Nothing
from fogline.web import analysis_messages as m
from fogline.web.door import Ask, Door
from fogline.web.lobby_doors import seated
from fogline.web.messages import Seated


async def begin(ask: Ask) -> AnalysisInfo:
    """Whoever may look back at a game may have it reckoned; nobody while it runs."""
    table = ask.room.table
    analyses.check(table, ask.who)
    ask.lobby.analyses.begin(table)
    return await look(ask)


async def look(ask: Ask) -> AnalysisInfo:
    table = ask.room.table
    analyses.check(table, ask.who)
    share, found = ask.lobby.analyses.look(table)
    return told(table, share, found, ask.lobby.analyses.knows(table), speaker_of(table, ask.lang))


async def again(ask: Ask) -> Seated:
    """A chair of one's own at the moment of a decision, bots in the others'."""
    body: m.Again = ask.body
    room = ask.room
    analyses.check(room.table, ask.who)
    origin = Origin(room.table.id, body.turn, body.seat)
    made = await try_again(ask.lobby, room, ask.who, origin, body.anew)
    return seated(made, {})


async def compare(ask: Ask) -> m.Compared:
    """What was tried again, beside what was played then."""
    table = ask.room.table
    origin = origin_of(ask.lobby.store, table.id)
    then = ask.lobby.room(origin.table).table
    analyses.check(then, ask.who)
    say = speaker_of(table, ask.lang)
    ends = [one.ending.scores[origin.seat] if one.ending and not one.ending.stopped else None for one in (then, table)]
    points, now = ("" if units is None else say.points(units) for units in ends)
    return m.Compared(table=then.id, turn=origin.turn, seat=origin.seat, points=points, now=now)


TABLE = "/api/tables/{table}"
LEARN = ("learn",)
ANALYSIS_DOORS = (
    Door(
        "POST",
        f"{TABLE}/analysis",
        begin,
        "Have it reckoned what a finished game teaches",
        AnalysisInfo,
        Nothing,
        costly=True,
        tags=LEARN,
    ),
    Door(
        "GET",
        f"{TABLE}/analysis",
        look,
        "What a finished game teaches, as far as it is known",
        AnalysisInfo,
        tags=LEARN,
    ),
    Door(
        "POST",
        f"{TABLE}/again",
        again,
        "A decision of a finished game again, against bots",
        Seated,
        m.Again,
        costly=True,
        guests=True,
        tags=LEARN,
    ),
    Door("GET", f"{TABLE}/again", compare, "What was tried again beside what was played then", m.Compared, tags=LEARN),
)
