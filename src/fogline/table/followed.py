"""What another process did to a table, told in a few words: it is played again here, and nothing need be read."""

import json
from dataclasses import replace
from itertools import groupby

from fogline.core.errors import FoglineError
from fogline.core.record import Turn
from fogline.table.codec import pack
from fogline.table.flow import Flow
from fogline.table.log import HEARD, QUIET
from fogline.table.store.base import LineRow, Update
from fogline.table.table import PLAYING, Table


def told(update: Update) -> str:
    """What was done, where it is turns and nothing else; else nothing, and it must be read."""
    movers = {line.seat for line in update.lines if line.keep in (HEARD, QUIET)}
    turns = Update(
        update.table,
        update.version,
        changed=update.changed,
        brief=update.brief,
        due=update.due,
        charged=update.charged,
        after=update.after,
        lines=update.lines,
        # Who has made a turn has no draft any more.
        drafts={seat: None for seat in update.drafts if seat in movers},
        snapshot=update.snapshot,
        heard=update.heard,
    )
    if not movers or update != turns or len({line.keep for line in update.lines} - {HEARD, QUIET}):
        return ""
    lines = [line[:4] for line in update.lines]
    return pack([update.version, update.after, update.changed, update.due, lines])


def follow(table: Table, known_due: float | None, news: str) -> "tuple[Table, float | None] | None":
    """The table after what was told, and when somebody must look at it again; None where it must be read."""
    version, after, changed, due, lines = json.loads(news)
    if version <= table.version:
        return table, known_due  # it has been read in the meantime
    flow = table.flow
    if flow is None or (table.version + 1, flow.revision, table.status) != (version, after, PLAYING):
        return None
    if table.settings.bank is not None:
        return None  # what the clocks show was written down elsewhere
    try:
        for seat, turns in groupby([LineRow(*line, None) for line in lines], lambda line: line.seat):
            flow = played(flow, seat, [Turn(line.seat, line.action, json.loads(line.chance)) for line in turns])
    except FoglineError:
        return None
    seen = table.changed if changed is None else changed
    return replace(table, flow=flow, changed=seen, version=version), due


def played(flow: Flow, seat: int, turns: list[Turn]) -> Flow:
    """The flow after turns that one seat has committed together."""
    match = flow.match.branch()
    for turn in turns:
        match.replay_turn(turn)
    return flow.shown(seat, match)
