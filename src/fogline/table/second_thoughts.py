""" "Are you sure?": whether a turn loses much by an adviser's reckoning, for whoever wishes to be asked.

It is a hint that comes after the choice: from the same View, by the same mind, where the table gives advice.
"""

from fogline.bots.advice import loss, told_aims
from fogline.bots.why import doubted
from fogline.core.ids import ActionId, Seat
from fogline.core.match import Match
from fogline.table import messages as m
from fogline.table.flow import Flow
from fogline.table.refusal import Refusal
from fogline.table.thoughts import check_advised
from fogline.table.visit import Visit

NOTHING = m.Sure(sure=True, text="", better=None)
"""What is said where there is nothing to say."""


async def second_thoughts(visit: Visit, asked: m.AskSure) -> m.Sure:
    """What is to be said against a turn before it is confirmed."""
    seat, table = visit.mine(asked.seat), visit.room.table
    check_advised(table)
    found = choice(table.playing(), seat, asked.action)
    if found is None or table.settings.lesson:
        return NOTHING
    match, action = found
    thought = await visit.room.thoughts.compare(table, seat, match, action)
    lost = loss(thought, action)
    if lost is None:
        return NOTHING
    aims = told_aims(match.game, match.view(seat), thought, visit.speaker)
    text = doubted(thought.action, lost, visit.speaker, match.box, aims)
    return m.Sure(sure=False, text=text, better=thought.action)


def choice(flow: Flow, seat: Seat, action: ActionId | None) -> tuple[Match, ActionId] | None:
    """The first choice of a turn, with the match before it: of the draft, or else what would be done at once. None
    where there was nothing to choose."""
    if seat not in flow.waiting:
        raise Refusal("not-asked")
    now, steps = flow.match, list(flow.steps(seat))
    for nth, step in enumerate(steps):
        if len(now.legal_ids(seat)) > 1:
            return now, int(now.box.ids[step])
        now = flow.drafts[seat].matches[nth]
    if action is None or len(now.legal_ids(seat)) < 2:
        return None
    if action not in now.legal_ids(seat):
        raise Refusal("not-asked")
    return now, action
