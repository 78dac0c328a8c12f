"""The match of a table as it was kept: by today's rules as it stands, by others as far as they let it be seen."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from fogline.core.errors import FoglineError
from fogline.core.event import Event, Told
from fogline.core.match import Match
from fogline.core.older import as_far_as_it_holds, open_older
from fogline.core.protocols import AnyBox
from fogline.core.record import Record, Turn
from fogline.core.result import Result, read_result
from fogline.table.brief import Ending
from fogline.table.chapter import Chapter, head_of
from fogline.table.flow import Flow, TakeBack, at_rest, restore, same_question
from fogline.table.log import RULES, Line, Mark, chapters
from fogline.table.rules_change import RulesChange
from fogline.table.settings import box_of
from fogline.table.store.base import Store, TableRow
from fogline.table.table import Table


@dataclass(frozen=True)
class Kept:
    """What the disk knows of a match."""

    log: tuple[Line, ...]
    chapters: tuple[Chapter, ...]
    """The last one is the match itself."""
    ended: Result | None
    """How it ended, where that was written down."""

    @property
    def record(self) -> Record:
        return self.chapters[-1].record


def read_kept(store: Store, row: TableRow, known: tuple[Line, ...] = ()) -> Kept:
    """All lines of a match's log, of which some are known, in chapters, and its last moment."""
    log = known + read_log(store, row.id, len(known))
    heads = [json.loads(row.head or "{}")]
    for line in log:
        if line.keep == RULES:
            heads.append(head_of(heads[-1], line))
    *before, now = [chapter(head, lines) for head, lines in zip(heads, chapters(log), strict=True)]
    last = json.loads(store.snapshot(row.id, len(log)) or "{}")
    ended = read_result(last["result"]) if last.get("result") else None
    result = {"scores": [*ended.scores], "places": [*ended.places], "ended_by": ended.ended_by} if ended else None
    now = replace(now, record=replace(now.record, last=last.get("state"), result=result))
    return Kept(log, (*before, now), ended)


def read_log(store: Store, table_id: str, after: int) -> tuple[Line, ...]:
    return tuple(
        Line(seat, action, json.loads(chance), keep, read_told(told), read_mark(told))
        for seat, action, chance, keep, told in store.lines(table_id, after)
    )


def read_told(text: str | None) -> Told | None:
    if text is None:
        return None
    data = json.loads(text)
    if "events" not in data:
        return None
    return Told(tuple(Event(key, args) for key, args in data["events"]), data["shown"])


def read_mark(text: str | None) -> Mark | None:
    """What a line is in the chain, where luck can be checked."""
    if text is None or '"link"' not in text:
        return None
    data = json.loads(text)
    return Mark(data["public"], data["link"]) if "link" in data else None


def chapter(head: Mapping[str, Any], lines: list[Line]) -> Chapter:
    """A chapter from its head and its turns. What happened in them was not written down by older Foglines."""
    rest = {name: value for name, value in head.items() if name != "told"}
    turns = [Turn(line.seat, line.action, list(line.chance)) for line in lines]
    told = [read_told(head.get("told")), *(line.told for line in lines)]
    known = tuple(turn for turn in told if turn is not None)
    return Chapter(Record(**rest, turns=turns), known if len(known) == len(told) else ())


# -- the match ---------------------------------------------------------------------------------------------------


def open_flow(store: Store, table: Table, kept: Kept) -> Flow:
    """The match as it stands, or a FoglineError where it is not one of today's rules."""
    record, told = kept.record, kept.chapters[-1].told
    box = box_of(table.settings)
    if record.last is not None and told and record.rules == table.game.rules_version:
        match = Match.resume(record, record.last, told, box)
    else:
        match = Match.replay(record, box, len(record.turns))
    private = store.private(table.id)
    drafts = {seat: tuple(json.loads(steps)) for seat, steps in private.drafts.items()}
    asked = private.asked and TakeBack(
        private.asked.seat, private.asked.keep, frozenset(json.loads(private.asked.granted))
    )
    flow = restore(match, kept.log, drafts, private.orders, asked)
    return replace(flow, earlier=earlier(kept, box), luck=table.luck, deal=table.settings.deal)


def carried(before: Flow, now: Flow) -> Flow:
    """What was read again of a match that was known: who is asked the same as before has been asked since then."""
    news = now.log[len(before.log) :]
    if not all(line.is_turn for line in news):
        return now
    movers = {line.seat for line in news}
    asked = (
        since if seat not in movers and same_question(before.match, now.match, seat) else now.asked_at[seat]
        for seat, since in enumerate(before.asked_at or (0,) * now.match.seats)
    )
    return replace(now, asked_at=tuple(asked))


def open_changed(table: Table, kept: Kept, agreed: Mapping[str, Any] | None) -> Table:
    """A table whose match is of other rules than today's. What was drafted or ordered by them is not opened."""
    record, ours = kept.record, table.game.rules_version
    said = agreed if agreed and agreed["rules"] == ours else {"seats": ()}
    # An older Fogline knew nobody whom the others need not wait for.
    seats, excused = frozenset(said["seats"]), frozenset(said.get("excused", ()))
    change = RulesChange(record.rules, ours, agreed=seats, excused=excused)
    try:
        box = box_of(table.settings)
        opened = open_older(record, box, kept.chapters[-1].told, kept.ended or result_of(table.ended))
    except FoglineError:
        return replace(table, change=change)
    change = replace(change, held=opened.held, whole=opened.whole)
    ended = table.ended if table.stopped else None
    flow = at_rest(opened.match, kept.log, earlier(kept, box), table.luck)
    return replace(table, flow=flow, change=change, ended=ended)


def earlier(kept: Kept, box: AnyBox) -> tuple[Chapter, ...]:
    """The chapters before the match; what was not written down of them is heard again as far as they hold."""
    return tuple(
        chapter if chapter.told else replace(chapter, told=heard(chapter, box)) for chapter in kept.chapters[:-1]
    )


def heard(chapter: Chapter, box: AnyBox) -> tuple[Told, ...]:
    try:
        return as_far_as_it_holds(chapter.record, box)[0].told()
    except FoglineError:
        return ()


def result_of(ending: Ending | None) -> Result | None:
    """What a list knows of an ending, as a result: an older Fogline wrote down no more."""
    if ending is None or ending.stopped:
        return None
    scores, seats = ending.scores, range(len(ending.scores))
    places = [1 if n in ending.winners else max(2, 1 + sum(s > scores[n] for s in scores)) for n in seats]
    return Result(scores, tuple(places), "", ((),) * len(seats), ending.automa)
