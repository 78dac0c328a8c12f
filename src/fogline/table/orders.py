"""Orders as a table reads them, lets them lapse and tells them to their owner."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from fogline.core.errors import IllegalAction
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.core.quoting import short
from fogline.core.reason import Reason
from fogline.core.text import Speaker
from fogline.table.codec import plain
from fogline.table.refusal import Refusal
from fogline.table.scene_types import Order


def read_order(match: Match, seat: Seat, words: str) -> str:
    """An order in the words it is kept with, or why it cannot be left."""
    orders = match.game.orders
    if orders is None:
        raise Refusal("no-orders")
    view = match.view(seat)
    found: Any = orders.closed(view) or orders.read(view, words)
    why = found if isinstance(found, Reason) else orders.vain(view, found)
    if why:
        refused = IllegalAction("illegal-action", reasons=(why,), words=short(words))
        refused.speaker = match.speaker()
        raise refused
    return str(found.words)


def standing_orders(match: Match, left: Mapping[Seat, str]) -> dict[Seat, str]:
    """The orders that have not lapsed at this moment."""
    orders = match.game.orders
    return {seat: words for seat, words in left.items() if orders and orders.closed(match.view(seat)) is None}


def order_told(match: Match, seat: Seat, words: str, say: Speaker) -> Order:
    """An order as its owner reads it; without words, how one is said."""
    orders = match.game.orders
    assert orders is not None
    like = say.tell(orders.like)
    if not words:
        return Order(like=like, words="", label="", args={})
    left = orders.read(match.view(seat), words)
    args = {f.name: getattr(left, f.name) for f in fields(left) if f.name != "words"}
    return Order(like=like, words=left.words, label=say.tell(orders.says, args), args=plain(args))
