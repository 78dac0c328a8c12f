"""A table as rows of the store, and back."""

import json
from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, Final

from fogline.core.errors import FoglineError
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.core.record import Record, Turn
from fogline.table.count import Line, standing
from fogline.table.flow import Flow, restore
from fogline.table.people import Chair
from fogline.table.settings import Bank, Settings, box_of, box_text
from fogline.table.store import Statement, Store, pack
from fogline.table.table import OVER, Ending, Table

SNAPSHOT_EVERY: Final = 100
"""Lines of the log between snapshots: a match of usual length has one or two."""


def rows(before: Table | None, after: Table, now: int) -> list[Statement]:
    """What must be written so that ``after`` is what is kept."""
    found: list[Statement] = []
    if before is None:
        values = (after.id, now, after.status, table_json(after), after.changed)
        found.append(("INSERT INTO matches (id, made, status, table_json, changed) VALUES (?, ?, ?, ?, ?)", values))
        text = box_text(after.settings)
        found.append(("INSERT OR IGNORE INTO boxes VALUES (?, ?)", (box_of(after.settings).hash, text)))
    elif (before.status, *seating(before)) != (after.status, *seating(after)):
        changed = (after.status, table_json(after), after.id)
        found.append(("UPDATE matches SET status = ?, table_json = ? WHERE id = ?", changed))
        if after.status == OVER:
            # Nobody resends what was said in a game that is over.
            found.append(("DELETE FROM heard WHERE match = ?", (after.id,)))
    if before is not None and before.changed != after.changed:
        found.append(("UPDATE matches SET changed = ? WHERE id = ?", (after.changed, after.id)))
    if after.flow is not None:
        found.extend(flow_rows(before.flow if before else None, after.flow, after.id))
    return found


def seating(table: Table) -> tuple[Any, ...]:
    """All of a table but its match, as far as it can change."""
    return table.chairs, table.host, table.next


def flow_rows(before: Flow | None, after: Flow, match: str) -> list[Statement]:
    found: list[Statement] = []
    if before is None:
        found.append(("UPDATE matches SET head_json = ? WHERE id = ?", (pack(head(after.match)), match)))
    known = before.revision if before else 0
    for number, line in enumerate(after.log[known:], known + 1):
        values = (match, number, line.seat, line.action, pack(line.chance), line.keep)
        found.append(("INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?)", values))
    for seat in range(after.match.seats):
        steps, words = after.steps(seat), after.orders.get(seat)
        if steps != (before.steps(seat) if before else ()):
            found.append(of_seat("drafts", match, seat, pack(steps) if steps else None))
        if words != (before.orders.get(seat) if before else None):
            found.append(of_seat("orders", match, seat, words))
    if after.revision // SNAPSHOT_EVERY > known // SNAPSHOT_EVERY:
        data = pack(after.match.snapshot())
        found.append(("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (match, after.revision, data)))
    return found


def of_seat(table: str, match: str, seat: Seat, value: str | None) -> Statement:
    """What a seat alone knows, kept or forgotten."""
    if value is None:
        return f"DELETE FROM {table} WHERE match = ? AND seat = ?", (match, seat)
    return f"INSERT OR REPLACE INTO {table} VALUES (?, ?, ?)", (match, seat, value)


def head(match: Match) -> dict[str, Any]:
    """What a match needs besides its log: its rules and box are pinned here."""
    data = match.record().to_json()
    return {name: data[name] for name in ("game", "rules", "box", "seats", "options", "opening", "position")}


def table_json(table: Table) -> str:
    return pack(
        {
            # The text of a box is kept once, by its hash.
            "settings": {**asdict(table.settings), "box": box_of(table.settings).hash, "own": bool(table.settings.box)},
            "chairs": [asdict(chair) for chair in table.chairs],
            "host": table.host,
            "next": table.next,
            "origin": table.origin,
            "ending": asdict(table.ending) if table.ending else None,
        }
    )


def finished(store: Store, most: int) -> list[Table]:
    """The latest tables that are over, without their matches: for lists."""
    sql = "SELECT id, table_json, changed FROM matches WHERE status = ? ORDER BY made DESC LIMIT ?"
    found: list[Table] = []
    for table_id, text, changed in store.read(sql, (OVER, most)):
        try:
            found.append(read_table(store, table_id, text, changed))
        except FoglineError:
            continue
    return found


# -- and back ----------------------------------------------------------------------------------------------------


def load(store: Store, table_id: str) -> Table | None:
    """A table as it was kept, its match played up to the last line of its log."""
    found = store.read("SELECT table_json, head_json, changed FROM matches WHERE id = ?", (table_id,))
    if not found:
        return None
    table = read_table(store, table_id, found[0][0], found[0][2])
    if found[0][1] is None:
        return table
    log = read_log(store, table_id)
    drafts: Mapping[Seat, tuple[str, ...]] = {
        seat: tuple(json.loads(steps))
        for seat, steps in store.read("SELECT seat, steps FROM drafts WHERE match = ?", (table_id,))
    }
    orders: Mapping[Seat, str] = dict(store.read("SELECT seat, words FROM orders WHERE match = ?", (table_id,)))
    try:
        match = replay(store, table, record(store, table_id), log)
    except FoglineError:
        return replace(table, frozen=True)
    return replace(table, flow=restore(match, log, drafts, orders), ended=None)


def read_log(store: Store, table_id: str) -> tuple[Line, ...]:
    sql = "SELECT seat, action, chance, keep FROM turns WHERE match = ? ORDER BY turn"
    return tuple(
        Line(seat, action, json.loads(chance), keep) for seat, action, chance, keep in store.read(sql, (table_id,))
    )


def record(store: Store, table_id: str) -> Record:
    """The record of a table as it was kept, also of one that this Fogline cannot play."""
    head_json = store.read("SELECT head_json FROM matches WHERE id = ?", (table_id,))[0][0]
    turns = [Turn(line.seat, line.action, list(line.chance)) for line in standing(read_log(store, table_id))]
    return Record(**json.loads(head_json), turns=turns)


def read_table(store: Store, table_id: str, text: str, changed: int) -> Table:
    data = json.loads(text)
    given = data["settings"]
    bank, pinned, own = (given.pop(name) for name in ("bank", "box", "own"))
    # The box that shipped when the table was made is played with to the end, even if a newer Fogline ships another.
    if own or box_of(Settings(given["game"])).hash != pinned:
        given["box"] = store.read("SELECT text FROM boxes WHERE hash = ?", (pinned,))[0][0]
    return Table(
        id=table_id,
        settings=Settings(**given, bank=Bank(**bank) if bank else None),
        chairs=tuple(Chair(**chair) for chair in data["chairs"]),
        host=data["host"],
        next=data["next"],
        origin=data["origin"],
        changed=changed,
        ended=read_ending(data.get("ending")),
    )


def read_ending(data: dict[str, Any] | None) -> Ending | None:
    return Ending(tuple(data["winners"]), tuple(data["scores"]), data["automa"]) if data else None


def replay(store: Store, table: Table, kept: Record, log: tuple[Line, ...]) -> Match:
    """The match of a record: from its snapshot where nothing before that was taken back since, else from the start."""
    box = box_of(table.settings)
    found = store.read("SELECT turn, data FROM snapshots WHERE match = ?", (table.id,))
    pinned = kept.rules == table.game.rules_version and kept.box == box.hash
    if found and pinned:
        data = json.loads(found[0][1])
        past = len(data["events"]) - 1
        if all(line.keep < 0 or line.keep >= past for line in log[found[0][0] :]):
            return Match.resume(kept, data, box)
    return Match.replay(kept, box, len(kept.turns))
