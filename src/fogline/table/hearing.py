"""What each reader hears of what is said at a table."""

from typing import Final

from fogline.core.text import Speaker
from fogline.table.people import Who
from fogline.table.scene_types import SaidLine, Talking
from fogline.table.table import FROZEN, PLAYING, Table
from fogline.table.talk import Remark, last
from fogline.table.text.talk import PHRASES, REACTIONS

MUTE: Final = "mute"
"""The kind of note that says whom somebody does not want to hear."""

Heard = tuple[int, int]
"""The number of the last line that somebody knows, of the players' circle and of the watchers'."""


SILENCE: Final[Heard] = (0, 0)
"""Where nothing was said."""
SILENT: Final = Talking(on=True, players=0, watchers=0)
HUSHED: Final = Talking(on=False, players=0, watchers=0)


def running(table: Table) -> bool:
    return table.status in (PLAYING, FROZEN)


def hears_all(table: Table, who: Who) -> bool:
    """Whether somebody hears those who look on: who plays does not before the end, whichever eyes they look through."""
    return not (running(table) and table.seats_of(who))


def last_heard(table: Table, who: Who) -> Heard:
    """Up to where somebody hears what was said."""
    talk = table.talk
    if talk.silent:
        return SILENCE
    return last(talk.players), last(talk.watchers) if talk.watchers and hears_all(table, who) else 0


def talking(table: Table, who: Who) -> Talking:
    if table.talk.silent:
        return HUSHED if table.talk.off else SILENT
    players, watchers = last_heard(table, who)
    return Talking(on=not table.talk.off, players=players, watchers=watchers)


def news(table: Table, who: Who, known: Heard, muted: frozenset[str], house: Speaker) -> list[SaidLine]:
    """What somebody hears that they do not know yet, in the order in which it was said."""
    talk = table.talk
    lines = [line for line in talk.players if line.number > known[0]]
    if hears_all(table, who):
        lines += [line for line in talk.watchers if line.number > known[1]]
    return [told(line, line.who in muted, house) for line in sorted(lines, key=lambda line: line.at)]


def told(line: Remark, muted: bool, house: Speaker) -> SaidLine:
    """A line as its reader sees it; of somebody whom they have muted only that there was one."""
    sentences = PHRASES if line.turn is None else REACTIONS
    text = house.tell(sentences[line.phrase]) if line.phrase in sentences else line.text
    return SaidLine(
        id=line.id,
        at=line.at,
        seat=line.seat,
        name=line.name,
        text="" if muted else text,
        phrase="" if muted else line.phrase,
        turn=line.turn,
        muted=muted,
    )
