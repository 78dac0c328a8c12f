"""What happened at a table, in sentences, also before its rules changed; and what such a change means for it."""

from collections.abc import Iterator, Sequence

from fogline.core.event import Event
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY, Seat
from fogline.core.match import Match
from fogline.core.record import Turn
from fogline.core.text import Speaker
from fogline.table.flow import Flow
from fogline.table.log import Count
from fogline.table.people import BY_PERSON
from fogline.table.rules_change import can_go_on, needed, undecided
from fogline.table.scene_types import LogLine, Rules
from fogline.table.table import Table
from fogline.table.text import SAYS


def lines(match: Match, seat: Seat, since: int, say: Speaker, count: Count) -> list[LogLine]:
    """What this seat heard, in sentences; an event without words of its own is told without text."""
    turns = match.turns
    return [line(match.game, turn, event, turns, say, count) for turn, event in match.history(seat, since)]


def line(
    game: AnyGame, turn: int, event: Event, turns: Sequence[Turn], say: Speaker, count: Count, chapter: int = -1
) -> LogLine:
    nobodys = turn == 0 or (game.by_rules is not None and game.by_rules(event))
    return LogLine(
        turn=count.told(turn, chapter),
        by=NOBODY if nobodys else turns[turn - 1].seat,
        key=event.key,
        args=dict(event.args),
        text=say.event(event),
    )


def heard_lines(flow: Flow, seat: Seat, since: int, say: Speaker) -> list[LogLine]:
    """The same of what everybody plays. The last turn is told once for all who hear the same of it."""
    match, count = flow.match, flow.count
    if not since == count.last == match.length:
        return lines(match, seat, since, say, count)
    # Its number and its mover follow from the turns before it, which a take-back may have changed.
    told_of, key = (match.latest(seat), count.turns, match.mover), ("log", say)
    known = flow.memory.get(key)
    if known is None or known[0] != told_of:
        turns = match.turns
        known = told_of, [line(match.game, since, event, turns, say, count) for event in told_of[0]]
        flow.memory[key] = known
    found: list[LogLine] = known[1]
    return found


def history(table: Table, seat: Seat, since: int, say: Speaker, house: Speaker) -> list[LogLine]:
    """What this seat heard since a turn of the match; since its beginning: with all that was played by other rules."""
    flow = table.begun()
    if since and not table.sitters.handed_over:
        return heard_lines(flow, seat, since, say)
    now = lines(flow.match, seat, since, say, flow.count)
    told = now if since else [*earlier(flow, seat, say, house), *now]
    if not table.sitters.handed_over:
        return told
    for entry in told:
        entry.bot = entry.by >= 0 and table.chairs[entry.by].bot_made(entry.turn)
    # Both are in the order of turns; who plays is told before what they do.
    first, last = flow.count.forget(since), flow.count.turns + 1
    return sorted([*handovers(table, first, last, say, house), *told], key=lambda entry: entry.turn)


def handovers(table: Table, first: int, last: int, say: Speaker, house: Speaker) -> Iterator[LogLine]:
    """Who began to play for whom between these turns."""
    for seat, chair in enumerate(table.chairs):
        for turn, why in chair.handovers:
            if first <= turn <= last:
                text = house.tell(SAYS[f"seat-{why}"], {"name": say.player(seat)})
                by_bot = why not in BY_PERSON
                yield LogLine(turn=turn, by=seat, key=f"seat-{why}", args={"seat": seat}, text=text, bot=by_bot)


def earlier(flow: Flow, seat: Seat, say: Speaker, house: Speaker) -> Iterator[LogLine]:
    """The chapters before the match, and at the end of each that other rules apply from there on."""
    game, count = flow.match.game, flow.count
    versions = [chapter.record.rules for chapter in flow.earlier] + [flow.match.rules]
    for number, chapter in enumerate(flow.earlier):
        for turn, told in enumerate(chapter.told):
            for event in told.events:
                yield line(game, turn, game.hide(event, seat), chapter.record.turns, say, count, number)
        args: dict[str, int | None] = {"theirs": versions[number], "ours": versions[number + 1]}
        text = house.tell(SAYS["rules-from-here"], args)
        yield LogLine(turn=count.told(0, number + 1), by=NOBODY, key="rules-changed", args=args, text=text)


# -- other rules than yesterday's --------------------------------------------------------------------------------


def frozen_sentence(table: Table, seat: Seat, say: Speaker, house: Speaker) -> str:
    """The status line of a table whose rules have changed."""
    waiting = undecided(table)
    if not can_go_on(table):
        return house.tell(SAYS["rules-stuck"])
    if seat in waiting:
        return house.tell(SAYS["rules-yours"])
    return house.tell(SAYS["rules-others"], {"names": ", ".join(say.player(other) for other in waiting)})


def rules_told(table: Table, house: Speaker) -> Rules | None:
    """What it means for this table that the rules have changed."""
    change = table.change
    if change is None or table.stopped:
        return None
    held = table.flow.count.told(change.held) if table.flow else 0
    total = table.flow.count.turns if table.flow else 0
    values = {"theirs": change.theirs, "ours": change.ours, "turns": total, "held": held}
    sentences = [SAYS["rules-changed"], SAYS[meaning(table)]]
    return Rules(
        theirs=change.theirs,
        ours=change.ours,
        text=" ".join(house.tell(sentence, values) for sentence in sentences),
        turns=0 if can_go_on(table) else held,
        needed=sorted(needed(table)),
        agreed=sorted(change.agreed),
    )


def meaning(table: Table) -> str:
    """The key of the sentence that tells what is left of a match of other rules."""
    change, flow = table.change, table.flow
    assert change is not None
    if can_go_on(table):
        return "rules-go-on"
    if flow is None:
        return "rules-nothing"
    if not flow.over:
        return "rules-no-position"
    if not change.whole:
        return "rules-part-holds"
    return "rules-all-hold" if change.held == len(flow.match.turns) else "rules-last-holds"
