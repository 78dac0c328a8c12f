"""What a scene tells of the way back: whether somebody can take something back, and what is asked for."""

from fogline.core.ids import NOBODY, Seat
from fogline.core.past import NONE, START
from fogline.core.reason import Reason
from fogline.core.text import Speaker
from fogline.table.flow import Flow
from fogline.table.log import Count
from fogline.table.people import Who
from fogline.table.scene_types import Asked, Undo
from fogline.table.table import Table
from fogline.table.text import SAYS


def undo(table: Table, who: Who, seat: Seat, say: Speaker, house: Speaker) -> Undo:
    """Whether this seat can take something back, and how."""
    flow = table.flow
    if seat == NOBODY or flow is None:
        return Undo(can="no", why=house.tell(SAYS["undo-watching" if flow else "undo-none"]))
    if table.stopped:
        return Undo(can="no", why=house.tell(SAYS["undo-over"]))
    if table.change:
        return Undo(can="no", why=house.tell(SAYS["undo-rules"]))
    if table.chairs[seat].away:
        return Undo(can="no", why=house.tell(SAYS["undo-kept"]))
    if seat in flow.drafts:
        return Undo(can="step", why=house.tell(SAYS["undo-step"]))
    barrier, sitters = flow.match.barrier(seat), table.sitters
    if sitters.undo_is_free:
        nothing = not flow.has_played(frozenset(table.seats_of(who)))
    else:
        nothing = barrier is START or barrier is NONE
    if nothing:
        return Undo(can="no", why=house.tell(SAYS["undo-none"]))
    if sitters.undo_is_free and not (table.luck and flow.over):
        can = "end" if flow.over else "free"
        return Undo(can=can, why=house.tell(SAYS[f"undo-{can}"]))
    if flow.over:
        return Undo(can="no", why=house.tell(SAYS["undo-over"]))
    if sitters.counts and sitters.alone:
        return Undo(can="no", why=house.tell(SAYS["undo-counted"]))
    if table.settings.final:
        return Undo(can="no", why=house.tell(SAYS["undo-day"]))
    return asking(flow, barrier, say, house)


def asking(flow: Flow, barrier: Reason | None, say: Speaker, house: Speaker) -> Undo:
    """That the others are asked, and why; there are few reasons, and no figures in them."""
    key = "undo", say, barrier.key if barrier else ""
    known = flow.memory.get(key)
    if known is None:
        why = say.reason(barrier) if barrier else house.tell(SAYS["confirmed"])
        known = flow.memory[key] = barrier, Undo(can="ask", why=house.tell(SAYS["undo-ask"], {"why": why}))
    found: Undo = known[1]
    return found


def take_back(table: Table, house: Speaker, count: Count) -> Asked | None:
    asked = table.flow.take_back if table.flow else None
    if asked is None:
        return None
    name = table.chairs[asked.seat].name
    return Asked(
        seat=asked.seat,
        to=count.told(asked.keep),
        granted=sorted(asked.granted),
        needed=sorted(table.judges()),
        text=house.tell(SAYS["asks-back"], {"names": name}),
    )
