"""What can be said at a table: one list of verbs, each with its message, its answer and what it does.

Every carrier offers this list: HTTP as doors of the table, the socket, the stream and pipes as messages, the terminal's
own tables as calls. A new verb is an entry here, a message where it says more than others do, and what it does to a
``Table``.
"""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from fogline.core.errors import NotTheLesson
from fogline.core.ids import Seat
from fogline.table import leaving, solving
from fogline.table import messages as m
from fogline.table import questions as q
from fogline.table.people import Who
from fogline.table.proof import give_salt
from fogline.table.review import lead, unlead
from fogline.table.rules_change import agree
from fogline.table.scene_types import Scene
from fogline.table.second_thoughts import second_thoughts
from fogline.table.session import Session
from fogline.table.table import Table
from fogline.table.talking import hush, mute, say
from fogline.table.visit import Does, Visit

Work = Callable[[Any, Any], Awaitable[Any]]
"""Of a visit, and of what was said: the answer."""


@dataclass(frozen=True)
class Verb:
    """Something that can be said."""

    name: str
    summary: str
    says: type[m.In]
    tells: type[Any]
    work: Work
    does: Does | None = None
    """What it does to the table, where it does no more than that; ``act`` does more in a lesson."""
    changes: bool = False
    """Whether it does something to the table; else it only asks."""
    thinks: bool = False
    """It takes a while: other things are said and answered meanwhile, and it is dropped when nobody waits any more."""
    guests: bool = False
    """Over HTTP, who comes without an identity gets one."""
    lasting: bool = False
    """Only for a conversation that lasts."""


def change(name: str, summary: str, does: Does, says: type[m.Speak] = m.Speak, guests: bool = False) -> Verb:
    """A verb that changes the table. It is kept before it is answered, and done once for each nonce."""

    async def work(visit: Visit, said: m.Speak) -> m.Done:
        return m.Done(at=await visit.change(name, said, does))

    return Verb(name, summary, says, m.Done, work, does, changes=True, guests=guests)


def moment(said: m.Speak) -> tuple[int, int] | None:
    """The ``at`` of a scene as revision and step."""
    if said.at is None:
        return None
    revision, _, step = said.at.partition(".")
    return int(revision), int(step)


async def substitute(visit: Visit, said: m.Substitute) -> m.Done:
    here = visit.room.present()
    does: Does = lambda t, who, seat, it: leaving.substitute(t, who, it.absent, here, time.time())  # noqa: E731
    return m.Done(at=await visit.change("substitute", said, does))


def step(table: Table, who: Who, seat: Seat | None, said: m.Act) -> Table:
    return table.act(who, seat, moment(said), said.action, said.confirm)


async def act(visit: Visit, said: m.Act) -> m.Done:
    """One step. Where it answers a puzzle, how the first try went is kept."""
    puzzle = solving.open_puzzle(visit.room.table)
    try:
        at = await visit.change("act", said, step)
    except NotTheLesson:
        if puzzle is not None:
            await solving.tried(visit, puzzle, right=False)
        raise
    if puzzle is not None:
        await solving.tried(visit, puzzle, right=True)
    return m.Done(at=at)


# -- for a conversation that lasts -------------------------------------------------------------------------------


async def sit(session: Session, said: m.Sit) -> m.Done:
    await session.look_through(session.room.table.eyes_of(session.who, said.seat))
    session.look_again()
    return m.Done(at="")


async def speak(session: Session, said: m.Language) -> m.Done:
    session.lang = session.lobby.language(said.lang)
    session.look_again()
    return m.Done(at="")


async def ping(session: Session, said: m.Nothing) -> m.Pong:
    return m.Pong()


# -- the list ----------------------------------------------------------------------------------------------------

VERBS: Final = (
    Verb("scene", "What you may see: now, or at a turn of the past", m.AskScene, Scene, q.look),
    Verb("plain", "The same in lines of text", m.AskPlain, m.Plain, q.read_out),
    Verb("legal", "What you may do, with its effect if asked", m.AskLegal, m.Legal, q.legal),
    Verb("effects", "What you may do, and what each would do", m.Ask, m.Legal, q.effects),
    Verb("why", "Why actions cannot be done now", m.AskWhy, m.Whys, q.why),
    Verb("events", "What happened since a revision", m.AskEvents, m.Events, q.events),
    Verb("luck", "What can be known of the luck, where it can be checked", m.Ask, m.Revealed, q.luck, thinks=True),
    Verb("hint", "A bot's advice, where it is given", m.AskLegal, m.Hint, q.hint, thinks=True),
    Verb(
        "sure", "Whether your turn loses much, where advice is given", m.AskSure, m.Sure, second_thoughts, thinks=True
    ),
    change(
        "rename", "Change your name before the start", lambda t, who, seat, it: t.rename(who, seat, it.name), m.Rename
    ),
    change(
        "move", "Change to an open chair before the start", lambda t, who, seat, it: t.swap(who, seat, it.to), m.Move
    ),
    change("fill", "Host: bots on every open chair", lambda t, who, seat, it: t.fill(who, it.bot), m.Fill),
    change(
        "salt",
        "Add your salt to the luck before the start, where it can be checked",
        lambda t, who, seat, it: give_salt(t, who, it.salt),
        m.Salt,
    ),
    change("start", "Host: start the game", lambda t, who, seat, it: t.start(who)),
    Verb("act", "Do something", m.Act, m.Done, act, step, changes=True),
    change("confirm", "Confirm your turn", lambda t, who, seat, it: t.confirm(who, seat, moment(it))),
    change(
        "order",
        "Leave an order for your turn, or withdraw it",
        lambda t, who, seat, it: t.order(who, seat, moment(it), it.order),
        m.LeaveOrder,
    ),
    change("undo", "Take your last step back", lambda t, who, seat, it: t.undo(who, seat)),
    change("ask", "Ask the others to let you take back", lambda t, who, seat, it: t.ask(who, seat)),
    change("answer", "Let somebody take back, or not", lambda t, who, seat, it: t.answer(who, it.yes), m.Answer),
    change("agree", "Go on with today's rules, where they have changed", lambda t, who, seat, it: agree(t, who)),
    change("leave", "Stand up; a bot keeps the seat", lambda t, who, seat, it: t.leave(who, seat)),
    change("back", "Take your seat back from the bot", lambda t, who, seat, it: t.come_back(who, seat)),
    change(
        "resign", "Give the game up; a bot plays on to the end", lambda t, who, seat, it: leaving.resign(t, who, seat)
    ),
    Verb(
        "substitute",
        "Let a bot play on for somebody who does not come",
        m.Substitute,
        m.Done,
        substitute,
        changes=True,
    ),
    change("say", "Say something to the others: a line, a phrase, a reaction to a turn", say, m.Say, guests=True),
    change("hush", "Host: switch talk off at this table, or on", lambda t, who, seat, it: hush(t, who, it.off), m.Hush),
    change("lead", "Lead a review of a game that is over, or take it over", lead, m.Lead, guests=True),
    change("unlead", "End the review that you lead", lambda t, who, seat, it: unlead(t, who)),
    Verb("mute", "Hear nothing more of somebody, or hear them again", m.Mute, m.Done, mute, changes=True),
    Verb("sit", "Look through other eyes of yours", m.Sit, m.Done, sit, lasting=True),
    Verb("speak", "Go on in another language", m.Language, m.Done, speak, lasting=True),
    Verb("ping", "Whether the table is there", m.Nothing, m.Pong, ping, lasting=True),
)

VERB: Final = {verb.name: verb for verb in VERBS}
