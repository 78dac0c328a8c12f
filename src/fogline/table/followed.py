"""What another process did to a table, told in a few words: it is played again here, and nothing need be read."""

import json
from itertools import groupby

from fogline.core.errors import FoglineError
from fogline.core.record import Turn
from fogline.table.codec import pack
from fogline.table.draft import fit
from fogline.table.flow import Flow
from fogline.table.log import HEARD, QUIET
from fogline.table.store.base import Update
from fogline.table.table import PLAYING, Table
from fogline.table.values import altered


def told(update: Update) -> str:
    """What was done, where it is turns and drafts and nothing else; else nothing, and it must be read."""
    simple = Update(
        update.table,
        update.version,
        changed=update.changed,
        brief=update.brief,
        due=update.due,
        charged=update.charged,
        after=update.after,
        lines=update.lines,
        drafts=update.drafts,
        snapshot=update.snapshot,
        heard=update.heard,
    )
    if update != simple or any(line.keep not in (HEARD, QUIET) for line in update.lines):
        return ""
    lines = [line[:3] for line in update.lines]
    return pack([update.version, update.after, update.changed, update.due, lines, update.drafts])


def follow(table: Table, known_due: float | None, news: str) -> "tuple[Table, float | None] | None":
    """The table after what was told, and when somebody must look at it again; None where it must be read."""
    version, after, changed, due, lines, drafts = json.loads(news)
    if version <= table.version:
        return table, known_due  # it has been read in the meantime
    flow = table.flow
    if flow is None or (table.version + 1, flow.revision, table.status) != (version, after, PLAYING):
        return None
    if table.settings.bank is not None:
        return None  # what the clocks show was written down elsewhere
    try:
        for seat, turns in groupby(lines, lambda line: line[0]):
            flow = played(flow, seat, [Turn(seat, action, json.loads(chance)) for _, action, chance in turns])
    except FoglineError:
        return None
    for seat, steps in drafts.items():
        flow = drafted(flow, int(seat), tuple(json.loads(steps)) if steps else ())
    seen = table.changed if changed is None else changed
    return altered(table, flow=flow, changed=seen, version=version), due


def drafted(flow: Flow, seat: int, steps: tuple[str, ...]) -> Flow:
    """The flow with a seat's draft, or without one."""
    drafts = {other: draft for other, draft in flow.drafts.items() if other != seat}
    draft = fit(steps, flow.match, seat) if steps else None
    return altered(flow, drafts={**drafts, seat: draft} if draft else drafts)


def played(flow: Flow, seat: int, turns: list[Turn]) -> Flow:
    """The flow after turns that one seat has committed together."""
    match = flow.match.branch()
    for turn in turns:
        match.replay_turn(turn)
    return flow.shown(seat, match)
