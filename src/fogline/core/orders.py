"""Standing orders: what a seat may leave with the table, to be done for it when it is asked. A game may offer them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from fogline.core.ids import ActionId
from fogline.core.reason import Reason

V = TypeVar("V")


@dataclass(frozen=True)
class Orders(Generic[V]):
    """A game's orders, made from Views only. An order is kept as its words, as an action is."""

    closed: Callable[[V], Reason | None]
    """Why this seat can leave none now. An order lapses as soon as there is a reason."""
    read: Callable[[V, str], Any]
    """The order that these words mean, a frozen dataclass with its ``words``; or the Reason why they mean none."""
    vain: Callable[[V, Any], Reason | None]
    """Why this order would not help: the table refuses it rather than surprise anybody."""
    follow: Callable[[V, Any], tuple[ActionId, ...]]
    """What the seat does now that it is asked: all steps of its turn. It must end, also against other orders."""
    says: str
    """An order as its owner reads it; the placeholders are the order's fields."""
    like: str
    """An example in words that ``read`` understands."""
