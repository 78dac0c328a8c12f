"""The table of a small game in plain lines, from what its fields are and what its words call them."""

from typing import Any

from fogline.core.text import Speaker
from fogline.parts.bits import members
from fogline.parts.declared import HIDDEN, Declared, View
from fogline.parts.spelling import Counts, Each, Flag, Made, Many, Named, OrNone, Some, Spelling

NONE, YES = "-", "✓"


def shown(declared: Declared, v: View, say: Speaker) -> str:
    """Each field that ``Words.board`` has a word for. First what a seat has of its own, then the things of the middle
    that have names, which people choose among, then a line for each player, then what else lies in the middle."""
    assert say.words is not None
    labels = {name: say.tell(say.words.board[name]) for name in declared.spelt if name in say.words.board}
    by_seat = {name: spelling.one for name, spelling in declared.spelt.items() if isinstance(spelling, Each)}
    middle = {
        name: f"{labels[name]}: {said(declared.spelt[name], getattr(v, name), say, True)}"
        for name in labels
        if name not in by_seat and name in declared.open
    }
    told: list[str] = []
    if v.seat >= 0:
        mine = [name for name in labels if name in by_seat and name in declared.hidden]
        told += [f"{labels[name]}: {said(by_seat[name], getattr(v, name)[v.seat], say)}" for name in mine]
    told += [line for name, line in middle.items() if has_names(declared.spelt[name])]
    for seat in range(v.seats):
        row = {name: getattr(v, name)[seat] for name in labels if name in by_seat}
        facts = [
            f"{labels[name]} {how_many(has) if name in declared.hidden else said(by_seat[name], has, say)}"
            for name, has in row.items()
        ]
        told.append(f"{say.player(seat)}: {', '.join(facts)}")
    return "\n".join(told + [line for name, line in middle.items() if not has_names(declared.spelt[name])])


def has_names(spelling: Spelling) -> bool:
    """Whether a field holds things that the game's words name."""
    return has_names(spelling.one) if isinstance(spelling, Made) else bool(getattr(spelling, "sort", ""))


def said(spelling: Spelling, value: Any, say: Speaker, whole: bool = False) -> str:
    """A value as people read it: things by the names of their sort. Of counts those with none are left out, but not in
    the ``whole`` middle of the table, where people choose among places with nothing too."""
    if isinstance(spelling, OrNone):
        return NONE if value == -1 else said(spelling.one, value, say)
    if value == HIDDEN:
        return "?"
    if isinstance(spelling, Flag):
        return YES if value else NONE
    if isinstance(spelling, Named):
        return say.name(spelling.sort, value) if spelling.sort else spelling.write(value)
    if isinstance(spelling, Counts):
        name = Named(spelling.names, sort=spelling.sort)
        some = [(i, n) for i, n in enumerate(value) if n != spelling.none or whole]
        return ", ".join(f"{said(name, i, say)} {n}" for i, n in some) or NONE
    if isinstance(spelling, Many):
        each = [said(spelling.one, one, say) for one in (members(value) if isinstance(spelling, Some) else value)]
        # One after the other, as a board draws them as pieces; names of several words need more to be told apart.
        return (", " if any(" " in one for one in each) else " ").join(each) or NONE
    return spaced(spelling.write(value))


def spaced(written: Any) -> str:
    """Whatever else there is, as a position has it."""
    if isinstance(written, dict):
        return ", ".join(f"{name} {n}" for name, n in written.items()) or NONE
    return " ".join(map(str, written if isinstance(written, list) else [written])) or NONE


def how_many(has: Any) -> str:
    """What is told of something hidden: how many there are, or whether there is one."""
    if isinstance(has, list):
        return str(len(has))
    return NONE if has == -1 else "?"
