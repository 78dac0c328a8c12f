"""What can be asked at a table: how it looks now or looked then, what may be done and why not, a bot's advice."""

import asyncio
import re
from typing import Final
from weakref import WeakKeyDictionary

from fogline.bots.advice import told_aims
from fogline.bots.why import why as explained
from fogline.core.quoting import harmless
from fogline.table import fork as forks
from fogline.table import lessons, solving
from fogline.table import messages as m
from fogline.table.history import history
from fogline.table.proof import chain, lucky
from fogline.table.recorded import recorded
from fogline.table.refusal import Refusal
from fogline.table.replay import past_scene
from fogline.table.room import Room
from fogline.table.scene import Look, options, reasons, scene, stamp
from fogline.table.scene_types import Scene
from fogline.table.settings import box_of
from fogline.table.table import OVER
from fogline.table.text import speaker
from fogline.table.text.luck import SAYS
from fogline.table.verify import OPEN, Verdict, verify
from fogline.table.visit import Visit

MENTION: Final = re.compile(r"(?P<sort>[^:]*):(?P<number>-?[0-9]{1,9})")
"""A sort of thing and its number."""


VERDICTS: Final[WeakKeyDictionary[Room, Verdict]] = WeakKeyDictionary()
"""What was found out of the luck of finished tables, as long as they are in memory."""


async def look(visit: Visit, asked: m.AskScene) -> Scene:
    """What they may see: now, or at a turn of the past as a seat saw it then."""
    room, who, table = visit.room, visit.who, visit.room.table
    if asked.turn is None:
        seat = table.eyes_of(who, visit.meant(asked.seat))
        seen = Look(seat, visit.lang, asked.since, asked.effects, muted=visit.muted)
        return scene(room.on_the_clock(), who, seen, room.present())
    # When nothing is hidden any more, through anybody's eyes.
    seat = forks.eyes_back(table, who, asked.seat, asked.turn)
    match = await asyncio.to_thread(visit.lobby.past_moments.moment, table, asked.turn)
    return past_scene(table, who, Look(seat, visit.lang, asked.since), match, asked.turn)


async def read_out(visit: Visit, asked: m.AskPlain) -> m.Plain:
    """The table in lines of text: now with one's own draft, or at a turn of the past."""
    table = visit.room.table
    flow = table.begun()
    if asked.turn is None:
        seat = table.eyes_of(visit.who, visit.meant(asked.seat))
        match, at = flow.seen_by(seat), stamp(flow, seat)
    else:
        seat = forks.eyes_back(table, visit.who, asked.seat, asked.turn)
        match = await asyncio.to_thread(visit.lobby.past_moments.moment, table, asked.turn)
        at = f"{asked.turn}.0"
    text = table.game.show(match.view(seat), visit.speaker)
    return m.Plain(at=at, seat=seat, lang=visit.lang, lines=[line.rstrip() for line in harmless(text).splitlines()])


async def legal(visit: Visit, asked: m.AskLegal) -> m.Legal:
    table, seat = visit.room.table, visit.mine(asked.seat)
    flow = table.playing()
    if flow.complete(seat):
        return m.Legal(at=stamp(flow, seat), legal=[])
    given = (table, flow.seen_by(seat), seat, visit.speaker, asked.effects)
    # Foreseeing is many trials: others are heard meanwhile.
    found = await asyncio.to_thread(options, *given) if asked.effects else options(*given)
    return m.Legal(at=stamp(flow, seat), legal=found)


async def effects(visit: Visit, asked: m.Ask) -> m.Legal:
    return await legal(visit, m.AskLegal(seat=asked.seat, effects=True))


async def why(visit: Visit, asked: m.AskWhy) -> m.Whys:
    seat, mention = visit.mine(asked.seat), MENTION.fullmatch(asked.mention)
    if asked.mention and not mention:
        raise Refusal("bad-value", name="mention", value=asked.mention)
    mentions = {mention["sort"]: int(mention["number"])} if mention else {}
    match = visit.room.table.playing().seen_by(seat)
    return await asyncio.to_thread(reasons, match, seat, visit.speaker, asked.like, mentions, asked.most)


async def events(visit: Visit, asked: m.AskEvents) -> m.Events:
    table = visit.room.table
    flow = table.begun()
    seat = table.eyes_of(visit.who, visit.meant(asked.seat))
    start = flow.count.news(asked.since)
    told = history(table, seat, start, visit.speaker, speaker(visit.lang))
    return m.Events(revision=flow.count.revision, log_from=flow.count.forget(start), log=told)


async def luck(visit: Visit, asked: m.Ask) -> m.Revealed:
    """What can be known of the table's luck: once it is over, also whether it holds."""
    table = visit.room.table
    table.check_welcome(visit.who)
    if table.luck is None:
        raise Refusal("no-luck")
    told, over = lucky(table), table.status == OVER
    assert told is not None
    state, lines = OPEN, [speaker(visit.lang).tell(SAYS["luck-open-table"])]
    if over:
        verdict = await judged(visit)
        state, lines = verdict.state, verdict.lines(visit.lang)
    secret = table.luck.secret if over else ""
    return m.Revealed(
        commitment=told.commitment, salts=told.salts, chain=chain(table), secret=secret, state=state, lines=lines
    )


async def judged(visit: Visit) -> Verdict:
    """Whether the luck of a finished table holds. Once its secret is told nothing there is taken back, so that is found
    out once, by whoever asks first."""
    if visit.room not in VERDICTS:
        record = recorded(visit.lobby.store, visit.room, visit.who)
        # The whole game is played again: others are heard meanwhile.
        VERDICTS[visit.room] = await asyncio.to_thread(verify, record, box_of(visit.room.table.settings))
    return VERDICTS[visit.room]


async def hint(visit: Visit, asked: m.Ask) -> m.Hint:
    """What the best mind would do in this seat, and why, where the table gives advice."""
    seat, say = visit.mine(asked.seat), visit.speaker
    table = visit.room.table
    if (told := lessons.advice(table.settings, table.playing(), seat)) is not None:
        label = say.action(box_of(table.settings).actions[told[0]])
        if (puzzle := solving.open_puzzle(table)) is not None:
            await solving.tried(visit, puzzle, right=False)
        return m.Hint(action=told[0], label=label, reason=say.tell(told[1]), best=[])
    match, thought = await visit.room.advise(seat)
    unit = match.game.words.unit
    aims = told_aims(match.game, match.view(seat), thought, say)
    compared = [
        m.Compared(
            action=option.action,
            label=say.action(match.box.actions[option.action]),
            games=option.games,
            wins=round(option.wins, 3),
            margin=round(option.margin / unit, 2),
            error=round(option.error / unit, 2),
            aim=aims[option.action],
        )
        for option in thought.options
    ]
    label = say.action(match.box.actions[thought.action])
    reason = explained(thought, say, match.box, aims)
    return m.Hint(action=thought.action, label=label, reason=reason, best=compared)
