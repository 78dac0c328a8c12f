"""Orders in the terminal: how they are known from other words, and how the plain game follows them."""

from typing import TYPE_CHECKING

from fogline.core.errors import FoglineError
from fogline.core.ids import Seat
from fogline.core.notation import tokens
from fogline.table.orders import order_told, read_order

if TYPE_CHECKING:
    from fogline.tui.plain import Table


def begins_like(text: str, like: str) -> bool:
    """Whether a line begins as the example of an order does."""
    return bool(like) and tokens(text)[:1] == tokens(like)[:1]


def like(table: "Table", seat: Seat) -> str:
    """How an order is said that this seat could leave now; empty where it can leave none."""
    orders, match = table.match.game.orders, table.match
    if orders is None or orders.closed(match.view(seat)) is not None:
        return ""
    return order_told(match, seat, "", table.speaker).like


def leave(table: "Table", seat: Seat, said: str) -> bool:
    """Leave an order, or tell why not; whether it was left."""
    try:
        words = read_order(table.match, seat, said)
    except FoglineError as refused:
        table.paper.tell(table.speaker.error(refused))
        return False
    table.orders[seat] = words
    table.paper.tell(order_told(table.match, seat, words, table.speaker).label + ".")
    return True


def follow(table: "Table", seat: Seat) -> None:
    """Do what the order of the seat that is asked says."""
    orders, view = table.match.game.orders, table.match.view(seat)
    assert orders is not None
    for action in orders.follow(view, orders.read(view, table.orders[seat])):
        table.do(action, seat)
