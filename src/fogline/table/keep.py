"""A table as rows of the store, and back."""

import json
from dataclasses import asdict, replace
from typing import Any, Final, NamedTuple

from fogline.core.errors import FoglineError
from fogline.core.event import Told
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.core.record import Record
from fogline.table.brief import Brief, Ending
from fogline.table.count import RULES
from fogline.table.flow import Flow, TakeBack
from fogline.table.kept import open_changed, open_flow, read_kept
from fogline.table.people import PERSON, Chair
from fogline.table.rules_change import RulesChange
from fogline.table.settings import Bank, Settings, box_of, box_text
from fogline.table.store import Statement, Store, pack
from fogline.table.table import FROZEN, OVER, PLAYING, Table


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
    return table.chairs, table.host, table.next, table.change


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
    rules = table.flow.match.rules if table.flow else None
    return pack({"turns": table.brief.turns, "waiting": table.brief.waiting, "rules": rules})


def flow_rows(before: Flow | None, after: Flow, match: str) -> list[Statement]:
    found: list[Statement] = []
    if before is None:
        found.append(("UPDATE matches SET head_json = ? WHERE id = ?", (pack(head(after.match)), match)))
    known = before.revision if before else 0
    for number, line in enumerate(after.log[known:], known + 1):
        values = (match, number, line.seat, line.action, pack(line.chance), line.keep, told_json(line.told))
        found.append(("INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?, ?)", values))
        if line.keep == RULES:
            # What was thought out by other rules is not meant for these.
            found.extend(
                (f"DELETE FROM {name} WHERE match = ?", (match,)) for name in ("drafts", "orders", "take_backs")
            )
    for seat in range(after.match.seats):
        steps, words = after.steps(seat), after.orders.get(seat)
        if steps != (before.steps(seat) if before else ()):
            found.append(of_seat("drafts", match, seat, pack(steps) if steps else None))
        if words != (before.orders.get(seat) if before else None):
            found.append(of_seat("orders", match, seat, words))
    if after.take_back != (before.take_back if before else None):
        found.append(asked_row(after.take_back, match))
    if before is None or after.revision > known:
        found.append(snapshot(match, after))
    return found


def snapshot(match: str, flow: Flow) -> Statement:
    """The last moment as it stands: it is read again without playing, and by later rules it may be all there is."""
    result = flow.match.result
    # Of a game of other rules not all turns may hold: then its last moment is not known.
    whole = len(flow.match.turns) == flow.count.last
    state = flow.match.snapshot() if whole else None
    data = {"state": state, "result": asdict(result) if result else None}
    return "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (match, flow.revision, pack(data))


def told_json(told: Told | None) -> str | None:
    if told is None:
        return None
    return pack({"events": [[event.key, dict(event.args)] for event in told.events], "shown": told.shown})


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
    names = ("game", "rules", "box", "seats", "options", "opening", "position")
    return {**{name: data[name] for name in names}, "told": told_json(match.told()[0])}


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
            "agreed": agreed_json(table.change),
        }
    )


def forgotten(table_id: str) -> list[Statement]:
    """What must be written so that a table has never been."""
    parts = ("turns", "drafts", "orders", "take_backs", "snapshots", "heard", "holders")
    kept = [(f"DELETE FROM {name} WHERE match = ?", (table_id,)) for name in parts]
    return [("DELETE FROM matches WHERE id = ?", (table_id,)), *kept]


def agreed_json(change: RulesChange | None) -> dict[str, Any] | None:
    """Who wants to go on with which rules."""
    return {"rules": change.ours, "seats": sorted(change.agreed)} if change and change.agreed else None


# -- and back ----------------------------------------------------------------------------------------------------


def load(store: Store, table_id: str) -> Table | None:
    """A table as it was kept, its match at the last line of its log."""
    found = store.read("SELECT table_json, head_json, changed FROM matches WHERE id = ?", (table_id,))
    if not found:
        return None
    text, head_json, changed = found[0]
    table = read_table(store, table_id, text, changed)
    if head_json is None:
        return table
    kept = read_kept(store, table_id)
    try:
        return replace(table, flow=open_flow(store, table, kept), ended=None)
    except FoglineError:
        return open_changed(table, kept, json.loads(text).get("agreed"))


def record(store: Store, table_id: str) -> Record:
    """The record of a table as it was kept, also of one that this Fogline cannot play."""
    return read_kept(store, table_id).record


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
        tables.append(replace(table, kept=read_brief(table, status, json.loads(brief))))
    return tables, rows[most - 1][0] if len(rows) > most else ""


def read_brief(table: Table, status: str, stood: dict[str, Any]) -> Brief:
    """Where a table stood, or, where the rules have changed since, that everybody at it is asked to agree to them."""
    turns, waiting = stood.get("turns", 0), tuple(stood.get("waiting", ()))
    if status == PLAYING and stood.get("rules", table.game.rules_version) != table.game.rules_version:
        return Brief(FROZEN, turns, tuple(n for n, chair in enumerate(table.chairs) if chair.kind == PERSON))
    return Brief(status, turns, waiting)


def unfinished(store: Store, host: str, since: int) -> int:
    """How many tables somebody has made since then that are not over."""
    sql = "SELECT count(*) FROM holders WHERE who = ? AND over = 0 AND made >= ? AND host = 1"
    return int(store.read(sql, (host, since))[0][0])
