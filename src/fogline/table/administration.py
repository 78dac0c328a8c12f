"""What whoever runs a club does to its tables, beside those who serve them: they take it up within about a second."""

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

from fogline.core.errors import FoglineError
from fogline.table import leaving, stored_table
from fogline.table.alarm import due
from fogline.table.people import new_token
from fogline.table.refusal import Refusal
from fogline.table.room import TRIES, Change
from fogline.table.store.base import Conflict, Store, TableRow
from fogline.table.table import Table


@dataclass(frozen=True)
class Summary:
    """A table in a list for whoever runs the club: nothing that is secret at it, and nobody's identity."""

    table: str
    game: str
    status: str
    names: list[str]
    turns: int
    made: int
    changed: int
    """When something happened there last, in seconds since 1970."""


def tables(store: Store, game: str = "", status: str = "", before: int | None = None) -> Iterator[Summary]:
    """All tables, or those of a game, of a status, at which nothing has happened since."""
    # A table is frozen by the rules of today: the store knows it as one that is played at.
    for row in store.catalogue("playing" if status == "frozen" else status, before):
        found = summary(store, row)
        if game in ("", found.game) and status in ("", found.status):
            yield found


def summary(store: Store, row: TableRow) -> Summary:
    changed = max(row.changed, row.made)
    try:
        table = stored_table.read_table(store, row)
    except FoglineError:
        return Summary(row.id, stored_table.game_of(row), row.status, [], 0, row.made, changed)
    brief = stored_table.brief_of(table, row)
    return Summary(row.id, table.settings.game, brief.status, list(table.names), brief.turns, row.made, changed)


def told(store: Store, table_id: str) -> dict[str, Any]:
    """One table as whoever runs the club may know it: who sits where and whose turn it is, nothing of the match."""
    row = found(store, table_id)
    table = stored_table.opened(store, row)
    settings = asdict(table.settings)
    chairs = [
        {
            "seat": seat + 1,
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot if chair.played_by_bot else "",
            "away": chair.away,
            "waited": seat in table.waiting,
            "time_left": chair.time_left,
        }
        for seat, chair in enumerate(table.chairs)
    ]
    rest = {name: settings[name] for name in ("options", "assist", "watchers", "listed", "bank", "absence")}
    rules = {"rules": table.flow.match.rules if table.flow else table.game.rules_version}
    more = {"own_box": bool(table.settings.box), "origin": table.origin, "next": table.next, "version": row.version}
    lines = {"lines": len(table.flow.log) if table.flow else 0}
    return {**asdict(summary(store, row)), "chairs": chairs, **rest, **rules, **more, **lines}


def end(store: Store, table_id: str) -> Table:
    """End a table where it stands."""
    return change(store, table_id, leaving.stop)


def give(store: Store, table_id: str, seat: int, name: str = "") -> tuple[Table, str]:
    """Somebody's seat for another person; with the token that opens it."""
    token = new_token()
    return change(store, table_id, lambda table: leaving.give(table, seat, token, name)), token


def remove(store: Store, table_id: str) -> None:
    """The table has never been."""
    found(store, table_id)
    store.forget(table_id).result()


def change(store: Store, table_id: str, how: Change) -> Table:
    """Do something to a table that others may be changing."""
    for _ in range(TRIES):
        before = stored_table.opened(store, found(store, table_id))
        now = time.time()
        after = replace(how(before), changed=int(now))
        try:
            # What is done from outside costs nobody time: the clocks go on from here.
            store.write(stored_table.update(before, after, now, due(after))).result()
        except Conflict:
            continue
        return after
    raise Refusal("not-kept")


def found(store: Store, table_id: str) -> TableRow:
    row = store.table(table_id)
    if row is None:
        raise Refusal("unknown-table")
    return row
