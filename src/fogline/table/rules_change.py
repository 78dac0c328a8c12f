"""A table whose game has other rules by now than its match: what can be seen of it, and going on with today's."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.table.chapter import Chapter, first_line
from fogline.table.flow import at_rest
from fogline.table.people import PERSON, Who
from fogline.table.refusal import Refusal

if TYPE_CHECKING:
    from fogline.table.table import Table


@dataclass(frozen=True)
class RulesChange:
    """What today's rules make of a match that was played by others."""

    theirs: int
    """The version that it was played by."""
    ours: int
    held: int = 0
    """How many of its turns hold by today's rules."""
    whole: bool = False
    """Whether its last position can be opened: it is what everybody sees, and where play can go on."""
    agreed: frozenset[Seat] = frozenset()
    """The seats whose people want to go on with today's rules."""
    excused: frozenset[Seat] = frozenset()
    """Seats whose people have not come for so long that the others go on without them."""


def can_go_on(table: "Table") -> bool:
    """Whether this match can be played on by today's rules, once everybody wants it."""
    change, flow = table.change, table.flow
    if change is None or flow is None or flow.over or table.stopped:
        return False
    return change.whole and change.theirs <= change.ours


def needed(table: "Table") -> frozenset[Seat]:
    """The seats whose people are asked to agree, there or not; a bot that keeps one does not agree for them.

    Who was waited for in vain is asked again only once they are back.
    """
    if table.change is None or not can_go_on(table):
        return frozenset()
    excused = {seat for seat in table.change.excused if table.chairs[seat].away}
    return frozenset(n for n, chair in enumerate(table.chairs) if chair.kind == PERSON and n not in excused)


def undecided(table: "Table") -> tuple[Seat, ...]:
    """The seats that everybody waits for."""
    return tuple(sorted(needed(table) - table.change.agreed)) if table.change else ()


def agree(table: "Table", who: Who) -> "Table":
    """Somebody wants to go on with today's rules, for all their seats; the game does once everybody wants it."""
    change = table.change
    if change is None or table.stopped or (table.flow and table.flow.over):
        raise Refusal("nothing-to-agree")
    if not can_go_on(table):
        raise Refusal("frozen")
    people = needed(table)
    holders = {table.chairs[seat].holder for seat in table.seats_of(who)}
    if people and not holders:
        raise Refusal("no-seat")
    if not people:  # only bots sit here
        table.check_host(who)
    agreed = change.agreed | {seat for seat in people if table.chairs[seat].holder in holders}
    return decided(replace(table, change=replace(change, agreed=agreed)))


def excuse(table: "Table", seat: Seat) -> "Table":
    """The others have waited for this seat's person in vain, who shall not keep them from going on."""
    assert table.change is not None
    return decided(replace(table, change=replace(table.change, excused=table.change.excused | {seat})))


def decided(table: "Table") -> "Table":
    """The game goes on once all who are asked have agreed."""
    assert table.change is not None
    return go_on(table) if needed(table) <= table.change.agreed else table


def go_on(table: "Table") -> "Table":
    """The game goes on from its position by today's rules, as a new chapter of its log."""
    flow = table.begun()
    # What rules do by themselves before anybody is asked is not in the record, but in the position it begins with.
    seed = flow.luck.number(len(flow.log) + 1) if flow.luck else None
    match = Match.at(flow.match.position(), flow.match.box, seed)
    before = Chapter(flow.match.record(), flow.match.told())
    flow = at_rest(match, flow.grown((first_line(match),)), (*flow.earlier, before), flow.luck)
    return replace(table, flow=flow, change=None)
