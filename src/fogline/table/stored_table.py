"""A table as the store keeps it, and back."""

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

from fogline.core.errors import FoglineError
from fogline.core.event import Told
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.core.record import Record
from fogline.table.brief import Brief, Ending
from fogline.table.codec import pack
from fogline.table.counting import outcome
from fogline.table.flow import Flow
from fogline.table.log import RULES, Line, Mark
from fogline.table.luck import Luck
from fogline.table.people import PERSON, Chair
from fogline.table.review import read as read_review
from fogline.table.rules_change import RulesChange
from fogline.table.settings import Bank, Settings, box_of, box_text
from fogline.table.store.base import Asked, Heard, Holder, LineRow, Store, TableRow, Update
from fogline.table.store.said import SaidRow
from fogline.table.stored_match import carried, open_changed, open_flow, read_kept
from fogline.table.table import FROZEN, GATHERING, OVER, PLAYING, Table
from fogline.table.talk import Talk
from fogline.table.values import tupled

T = TypeVar("T")


def update(
    before: Table | None, after: Table, now: float, due: float | None = None, heard: Heard | None = None
) -> Update:
    """What must be written so that ``after`` is what is kept, with clocks that have been charged until now."""
    news: dict[str, Any] = {}
    if before is None:
        news |= {"made": int(now), "box": (box_of(after.settings).hash, box_text(after.settings))}
    if before is None or before.status != after.status or before.seating != after.seating:
        # Nobody resends what was said in a game that is over.
        over = before is not None and after.status == OVER
        news |= {"status": after.status, "seating": table_json(after), "silence": over}
        if before is None or for_everybody(before) != for_everybody(after):
            news["listed"] = for_everybody(after)
        if before is None or (holding(before) != holding(after) and holders(before) != holders(after)):
            news["holders"] = holders(after)
    if told(after) and not (before and told(before)):
        news["outcome"] = outcome(after, now)
    if before is None or (before.changed, before.brief) != (after.changed, after.brief):
        news |= {"changed": after.changed, "brief": brief_json(after)}
    if after.flow is not None:
        news |= of_the_match(before.flow if before else None, after.flow)
    if before is None or before.talk is not after.talk:
        taken = after.talk.unsaid
        news["unsaid"] = taken if before is not None and taken != before.talk.unsaid else None
        news["said"] = tuple(SaidRow(*line) for line in after.talk.since(before.talk if before else None))
    return Update(after.id, before.version + 1 if before else 1, due=due, charged=now, heard=heard, **news)


def told(table: Table) -> bool:
    """Whether how it came out may be known."""
    return table.status == OVER and not table.sealed


def for_everybody(table: Table) -> bool:
    """Whether the lobby shows a table to everybody; one for its players only as long as somebody can still sit down."""
    open_to_all = table.settings.watchers or table.status == GATHERING
    return table.settings.listed and table.status != OVER and open_to_all


def holding(table: Table) -> tuple[Any, ...]:
    """All that ``holders`` depends on."""
    return table.chairs, table.host, table.status == OVER


def holders(table: Table) -> frozenset[Holder]:
    people = {key for chair in table.chairs if chair.kind == PERSON for key in (chair.guest, chair.token_hash)}
    over = table.status == OVER
    return frozenset(Holder(who, over, who == table.host) for who in people | {table.host} if who)


def brief_json(table: Table) -> str:
    rules = table.flow.match.rules if table.flow else None
    return pack({"turns": table.brief.turns, "waiting": table.brief.waiting, "rules": rules})


def of_the_match(before: Flow | None, after: Flow) -> dict[str, Any]:
    """What is new of the match, by the names of an update."""
    known = before.revision if before else 0
    news: dict[str, Any] = {"after": known}
    if before is None:
        news["head"] = pack(head(after.match))
    if fresh := after.log[known:]:
        news["lines"] = tuple([line_row(line) for line in fresh])
        # What was thought out by other rules is not meant for these.
        news["anew"] = any([line.keep == RULES for line in fresh])
    if fresh or before is None:
        news["snapshot"] = snapshot(after)
    if after.drafts or (before and before.drafts):
        news["drafts"] = of_seats(after, lambda flow, seat: flow.steps(seat) or None, before, pack)
    if after.orders or (before and before.orders):
        news["orders"] = of_seats(after, lambda flow, seat: flow.orders.get(seat), before, str)
    asked, known_asked = after.take_back, before.take_back if before else None
    if asked != known_asked:
        news["asked"] = Asked(asked.seat, asked.keep, pack(sorted(asked.granted))) if asked else None
        news["answered"] = asked is None
    return news


def of_seats(
    after: Flow, thing: Callable[[Flow, Seat], T | None], before: Flow | None, text: Callable[[T], str]
) -> dict[Seat, str | None]:
    """What seats alone know, where it has changed."""
    found: dict[Seat, str | None] = {}
    for seat in range(after.match.seats):
        now = thing(after, seat)
        if now != (thing(before, seat) if before else None):
            found[seat] = None if now is None else text(now)
    return found


def snapshot(flow: Flow) -> str:
    """The last moment as it stands: it is read again without playing, and by later rules it may be all there is."""
    result = flow.result
    # Of a game of other rules not all turns may hold: then its last moment is not known.
    whole = flow.match.length == flow.count.last
    state = flow.match.snapshot() if whole else None
    return pack({"state": state, "result": result})


def line_row(line: Line) -> LineRow:
    seat, action, chance, keep, told, mark = line
    return tupled(LineRow, (seat, action, pack(chance), keep, told_json(told, mark)))


def told_json(told: Told | None, mark: Mark | None = None) -> str | None:
    """What happened in a line, and what it is in the chain where luck can be checked."""
    data: dict[str, Any] = mark._asdict() if mark else {}
    if told is not None:
        data |= {"events": [[event.key, dict(event.args)] for event in told.events], "shown": told.shown}
    return pack(data) if data else None


def head(match: Match) -> dict[str, Any]:
    """What a match needs besides its log: its rules and box are pinned here."""
    record = match.record()
    names = ("game", "rules", "box", "seats", "options", "opening", "position")
    return {**{name: getattr(record, name) for name in names}, "told": told_json(match.told()[0])}


def table_json(table: Table) -> str:
    return pack(
        {
            # The text of a box is kept once, by its hash.
            "settings": {**table.settings.spelt, "box": box_of(table.settings).hash, "own": bool(table.settings.box)},
            "chairs": table.chairs,
            "host": table.host,
            "next": table.next,
            "origin": table.origin,
            "ending": table.ending,
            "agreed": agreed_json(table.change),
            "hushed": table.talk.off,
            **({"luck": table.luck} if table.luck else {}),
            **({"review": table.review} if table.review else {}),
            **({"evening": table.evening, "sealed": table.sealed} if table.evening else {}),
        }
    )


def agreed_json(change: RulesChange | None) -> dict[str, Any] | None:
    """Who wants to go on with which rules, and who was waited for in vain."""
    if change is None or not change.agreed:
        return None
    return {"rules": change.ours, "seats": sorted(change.agreed), "excused": sorted(change.excused)}


# -- and back ----------------------------------------------------------------------------------------------------


def load(store: Store, table_id: str) -> Table | None:
    """A table as it was kept, its match at the last line of its log."""
    row = store.table(table_id)
    return opened(store, row) if row else None


def opened(store: Store, row: TableRow, known: Table | None = None) -> Table:
    """The table of a row; ``known`` is what it was before: a log only grows."""
    table = read_table(store, row)
    table = replace(table, talk=table.talk.read(store.said(row.id)))
    before = known.flow if known else None
    if row.head is None:
        return table
    kept = read_kept(store, row, before.log if before else ())
    try:
        flow = open_flow(store, table, kept)
        ended = table.ended if table.stopped else None
        return replace(table, flow=carried(before, flow) if before else flow, ended=ended)
    except FoglineError:
        return open_changed(table, kept, json.loads(row.seating).get("agreed"))


def record(store: Store, table_id: str) -> Record:
    """The record of a table as it was kept, also of one that this Fogline cannot play."""
    row = store.table(table_id)
    assert row is not None
    return read_kept(store, row).record


def read_table(store: Store, row: TableRow) -> Table:
    data = json.loads(row.seating)
    given = data["settings"]
    bank, pinned, own = (given.pop(name) for name in ("bank", "box", "own"))
    # The box that shipped when the table was made is played with to the end, even if a newer Fogline ships another.
    if own or box_of(Settings(given["game"])).hash != pinned:
        given["box"] = store.box(pinned)
    return Table(
        id=row.id,
        settings=Settings(**given, bank=Bank(**bank) if bank else None),
        chairs=tuple(Chair(**chair) for chair in data["chairs"]),
        host=data["host"],
        next=data["next"],
        origin=data["origin"],
        changed=row.changed,
        version=row.version,
        ended=read_ending(data.get("ending")),
        talk=Talk(off=data.get("hushed", False)),
        luck=read_luck(data.get("luck")),
        review=read_review(data.get("review")),
        evening=data.get("evening", ""),
        sealed=data.get("sealed", False),
    )


def read_luck(data: dict[str, Any] | None) -> Luck | None:
    return Luck(data["secret"], tuple(data["salts"]), Mark(*data["first"])) if data else None


def read_ending(data: dict[str, Any] | None) -> Ending | None:
    if data is None:
        return None
    return Ending(tuple(data["winners"]), tuple(data["scores"]), data["automa"], data.get("stopped", False))


# -- for lists ---------------------------------------------------------------------------------------------------


def mine(store: Store, who: str, over: bool, most: int, before: str = "") -> tuple[list[Table], str]:
    """Somebody's newest tables that are over or not, without their matches, older than ``before`` where that is said.

    Also the ``before`` for the next ones; empty where there are none.
    """
    rows = store.held(who, over, most + 1, before)
    return in_short(store, rows[:most]), rows[most - 1].id if len(rows) > most else ""


def in_short(store: Store, rows: Iterable[TableRow]) -> list[Table]:
    """Tables without their matches."""
    tables: list[Table] = []
    for row in rows:
        try:
            table = read_table(store, row)
        except FoglineError:
            # Of a game that is not installed any more.
            continue
        tables.append(replace(table, kept=brief_of(table, row)))
    return tables


def game_of(row: TableRow) -> str:
    """The name of a table's game, also of one that is not installed."""
    return str(json.loads(row.seating)["settings"]["game"])


def brief_of(table: Table, row: TableRow) -> Brief:
    """Where a table stood, or, where the rules have changed since, that everybody at it is asked to agree to them."""
    status, stood = row.status, json.loads(row.brief)
    turns, waiting = stood.get("turns", 0), tuple(stood.get("waiting", ()))
    if status == PLAYING and stood.get("rules", table.game.rules_version) != table.game.rules_version:
        return Brief(FROZEN, turns, tuple(n for n, chair in enumerate(table.chairs) if chair.kind == PERSON))
    return Brief(status, turns, waiting)
