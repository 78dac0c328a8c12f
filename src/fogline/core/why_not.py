"""Why an action cannot be done now: what comes before a game's own reasons, the same in every game with verbs."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol, TypeVar

from fogline.core.ids import ActionId, Seat
from fogline.core.reason import Reason, because


class Asking(Protocol):
    """A state that asks one question at a time, of a box whose actions have verbs."""

    @property
    def asks(self) -> int:
        """The number of the question."""
        ...

    @property
    def box(self) -> Any:
        """The components."""
        ...


S = TypeVar("S", bound=Asking)


def explainer(
    waiting: Callable[[S], tuple[Seat, ...]],
    asked_by: Mapping[int, Collection[int]],
    why_not_now: Mapping[int, tuple[str, str]],
    chapters: Callable[[S, Seat, int, int], list[Reason]],
) -> Callable[[S, Seat, ActionId], tuple[Reason, ...]]:
    """A game's ``explain``. ``asked_by`` says which questions each verb answers, ``why_not_now`` by question what
    stands in the way of any other verb; where nothing does, ``chapters`` are asked about the nth action of its verb."""

    def explain(s: S, seat: Seat, action: ActionId) -> tuple[Reason, ...]:
        seats = waiting(s)
        if not seats:
            return (because("game-over"),)
        if seat not in seats:
            return (because("not-your-moment", seat=seat),)
        verb = s.box.verb[action]
        if s.asks not in asked_by[verb]:
            key, rule = why_not_now[s.asks]
            return (because(key, rule),)
        return tuple(chapters(s, seat, verb, action - s.box.first[verb]))

    return explain
