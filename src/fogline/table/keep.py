"""A table as rows of the store, and back."""

import json
from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, Final, NamedTuple

from fogline.core.errors import FoglineError
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.core.record import Record, Turn
from fogline.table.brief import Brief, Ending
from fogline.table.count import Line, standing
from fogline.table.flow import Flow, TakeBack, restore
from fogline.table.people import PERSON, Chair
from fogline.table.settings import Bank, Settings, box_of, box_text
from fogline.table.store import Statement, Store, pack
from fogline.table.table import OVER, Table

SNAPSHOT_EVERY: Final = 100
"""Lines of the log between snapshots: a match of usual length has one or two."""


def rows(before: Table | None, after: Table, now: int) -> list[Statement]:
    """What must be written so that ``after`` is what is kept."""
    found: list[Statement] = []
    if before is None:
        columns = "id, made, status, table_json, changed, brief"
        values = (after.id, now, after.status, table_json(after), after.changed, brief_json(after))
        found.append((f"INSERT INTO matches ({columns}) VALUES (?, ?, ?, ?, ?, ?)", values))
        text = box_text(after.settings)
        found.append(("INSERT OR IGNORE INTO boxes VALUES (?, ?)", (box_of(after.settings).hash, text)))
    elif (before.status, *seating(before)) != (after.status, *seating(after)):
        changed = (after.status, table_json(after), after.id)
        found.append(("UPDATE matches SET status = ?, table_json = ? WHERE id = ?", changed))
        if after.status == OVER:
            # Nobody resends what was said in a game that is over.
            found.append(("DELETE FROM heard WHERE match = ?", (after.id,)))
    if before is not None and (before.changed, before.brief) != (after.changed, after.brief):
        news = (after.changed, brief_json(after), after.id)
        found.append(("UPDATE matches SET changed = ?, brief = ? WHERE id = ?", news))
    if before is None or holders(before) != holders(after):
        found.extend(holder_rows(after))
    if after.flow is not None:
        found.extend(flow_rows(before.flow if before else None, after.flow, after.id))
    return found


def seating(table: Table) -> tuple[Any, ...]:
    """All of a table but its match, as far as it can change."""
    return table.chairs, table.host, table.next


class Holder(NamedTuple):
    """Whose table it is, for finding it again: somebody's identity or the hash of their token."""

    who: str
    over: bool
    host: bool


def holders(table: Table) -> frozenset[Holder]:
    people = {key for chair in table.chairs if chair.kind == PERSON for key in (chair.guest, chair.token_hash)}
    over = table.status == OVER
    return frozenset(Holder(who, over, who == table.host) for who in people | {table.host} if who)


def holder_rows(table: Table) -> list[Statement]:
    found: list[Statement] = [("DELETE FROM holders WHERE match = ?", (table.id,))]
    sql = "INSERT INTO holders (who, over, made, match, host) SELECT ?, ?, made, id, ? FROM matches WHERE id = ?"
    found.extend((sql, (who, over, host, table.id)) for who, over, host in sorted(holders(table)))
    return found


def brief_json(table: Table) -> str:
    return pack({"turns": table.brief.turns, "waiting": table.brief.waiting})


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
    if after.take_back != (before.take_back if before else None):
        found.append(asked_row(after.take_back, match))
    if after.revision // SNAPSHOT_EVERY > known // SNAPSHOT_EVERY:
        data = pack(after.match.snapshot())
        found.append(("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (match, after.revision, data)))
    return found


def of_seat(table: str, match: str, seat: Seat, value: str | None) -> Statement:
    """What a seat alone knows, kept or forgotten."""
    if value is None:
        return f"DELETE FROM {table} WHERE match = ? AND seat = ?", (match, seat)
    return f"INSERT OR REPLACE INTO {table} VALUES (?, ?, ?)", (match, seat, value)


def asked_row(asked: TakeBack | None, match: str) -> Statement:
    """The take-back that is asked for, with who has agreed so far, kept or forgotten."""
    if asked is None:
        return "DELETE FROM take_backs WHERE match = ?", (match,)
    values = (match, asked.seat, asked.keep, pack(sorted(asked.granted)))
    return "INSERT OR REPLACE INTO take_backs VALUES (?, ?, ?, ?)", values


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


def forgotten(table_id: str) -> list[Statement]:
    """What must be written so that a table has never been."""
    parts = ("turns", "drafts", "orders", "take_backs", "snapshots", "heard", "holders")
    kept = [(f"DELETE FROM {name} WHERE match = ?", (table_id,)) for name in parts]
    return [("DELETE FROM matches WHERE id = ?", (table_id,)), *kept]


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
    asked = read_asked(store, table_id)
    try:
        match = replay(store, table, record(store, table_id), log)
    except FoglineError:
        return replace(table, frozen=True)
    return replace(table, flow=restore(match, log, drafts, orders, asked), ended=None)


def read_asked(store: Store, table_id: str) -> TakeBack | None:
    found = store.read("SELECT seat, keep, granted FROM take_backs WHERE match = ?", (table_id,))
    return TakeBack(found[0][0], found[0][1], frozenset(json.loads(found[0][2]))) if found else None


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


# -- for lists ---------------------------------------------------------------------------------------------------

MINE: Final = """
SELECT id, table_json, status, changed, brief FROM holders JOIN matches ON id = match
WHERE who = ? AND over = ? AND (holders.made, match) < (?, ?)
ORDER BY holders.made DESC, match DESC LIMIT ?
"""
NEWEST: Final = (2**62, "")


def mine(store: Store, who: str, over: bool, most: int, before: str = "") -> tuple[list[Table], str]:
    """Somebody's newest tables that are over or not, without their matches, older than ``before`` where that is said.

    Also the ``before`` for the next ones; empty where there are none.
    """
    moment = NEWEST
    if before:
        found = store.read("SELECT made, match FROM holders WHERE match = ? AND who = ?", (before, who))
        moment = found[0] if found else (0, "")
    tables: list[Table] = []
    rows = store.read(MINE, (who, over, *moment, most + 1))
    for table_id, text, status, changed, brief in rows[:most]:
        try:
            table = read_table(store, table_id, text, changed)
        except FoglineError:
            # Of a game that is not installed any more.
            continue
        stood = json.loads(brief)
        tables.append(replace(table, kept=Brief(status, stood.get("turns", 0), tuple(stood.get("waiting", ())))))
    return tables, rows[most - 1][0] if len(rows) > most else ""


def unfinished(store: Store, host: str, since: int) -> int:
    """How many tables somebody has made since then that are not over."""
    sql = "SELECT count(*) FROM holders WHERE who = ? AND over = 0 AND made >= ? AND host = 1"
    return int(store.read(sql, (host, since))[0][0])
