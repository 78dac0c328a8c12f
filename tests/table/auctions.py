"""Tables of the one game that offers orders, in the middle of an open auction."""

import re
from dataclasses import replace
from typing import Any

from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.table.flow import Flow
from fogline.table.settings import Settings, box_text
from fogline.table.table import Table
from tests.table.sitting import holder, table

GAME = "investors"
CALL = "villa checks 1"


def checks_only() -> str:
    """The box that ships with no other calls than those for checks: every round is an auction."""
    text = box_text(Settings(GAME)).replace("printed = true", "printed = false")
    head, *cards = re.split(r"(?=\[\[(?:call|action)\]\])", text)
    return head + "".join(card for card in cards if "[[call]]" not in card or 'bidding = "checks"' in card)


def at_call(kinds: str = "ppp", first: Seat = 0, **state: Any) -> Table:
    """A call for bids with checks that this seat may keep or reject, everybody with all their checks."""
    now = table(GAME, kinds)
    position = now.playing().match.position()
    position["state"] |= {"call": CALL, "start": first, "turn": first, **state}
    match = Match.at(position, now.playing().match.box, 1)
    return replace(now, flow=Flow(match, (), {}, (0,) * match.seats))


def auction(kinds: str = "ppp", first: Seat = 0) -> Table:
    """The auction that follows when the call is kept."""
    return at_call(kinds, first, asks="bid")


def bid(now: Table, seat: Seat, *checks: int) -> Table:
    """This seat adds these checks and calls, or passes where it adds none."""
    for words in [*(f"add {check}" for check in checks), "call"] if checks else ["pass"]:
        now = now.act(holder(now, seat), seat, None, words, True)
    return now


def order(now: Table, seat: Seat, words: str) -> Table:
    return now.order(holder(now, seat), seat, None, words)


def bids(now: Table) -> list[tuple[Seat, int]]:
    """What was called so far, as everybody has heard it; passing is 0."""
    told = [event for _, event in now.playing().match.events() if event.key in ("called", "passed")]
    return [(event.args["seat"] or 0, event.args.get("total") or 0) for event in told]
