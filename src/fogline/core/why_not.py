"""Why an action cannot be done now: what comes before a game's own reasons, the same in every game with verbs; and
how many reasons are told."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final, Protocol, TypeVar

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


def not_asked(waiting: tuple[Seat, ...], seat: Seat) -> tuple[Reason, ...]:
    """Why a seat can do nothing at all now; empty for one that is asked."""
    if not waiting:
        return (because("game-over"),)
    return () if seat in waiting else (because("not-your-moment", seat=seat),)


def explainer(
    waiting: Callable[[S], tuple[Seat, ...]],
    asked_by: Mapping[int, Collection[int]],
    why_not_now: Mapping[int, tuple[str, str]],
    chapters: Callable[[S, Seat, int, int], list[Reason]],
    goes_with: Mapping[int, tuple[str, str]] | None = None,
) -> Callable[[S, Seat, ActionId], tuple[Reason, ...]]:
    """A game's ``explain``. ``asked_by`` says which questions each verb answers, ``why_not_now`` by question what
    stands in the way of any other verb, and ``goes_with`` by verb when it is asked for, where that is not plain; where
    nothing does, ``chapters`` are asked about the nth action of its verb."""
    later = {verb: because(key, rule) for verb, (key, rule) in (goes_with or {}).items()}

    def explain(s: S, seat: Seat, action: ActionId) -> tuple[Reason, ...]:
        if unasked := not_asked(waiting(s), seat):
            return unasked
        verb = s.box.verb[action]
        if s.asks not in asked_by[verb]:
            key, rule = why_not_now[s.asks]
            return (because(key, rule), *([later[verb]] if verb in later else []))
        return tuple(chapters(s, seat, verb, action - s.box.first[verb]))

    return explain


FEW: Final = 3
"""Sentences of one kind that are told each for itself; where there are more, one stands for all of them."""


def alike(
    found: Iterable[tuple[ActionId, Collection[Reason]]], tell: Callable[[Reason], str]
) -> list[list[tuple[str, list[ActionId]]]]:
    """Reasons against many actions as entries that a person can read: the first sentence of an entry stands for those
    after it, which are the same reason of the same rule with other figures or names. Each sentence comes once, with
    the actions that it stands in the way of; what stands in the way of few comes first, because it tells most."""
    kinds: dict[tuple[str, str], dict[str, list[ActionId]]] = {}
    for action, reasons in found:
        for reason in reasons:
            kinds.setdefault((reason.key, reason.rule), {}).setdefault(tell(reason), []).append(action)
    entries: list[list[tuple[str, list[ActionId]]]] = []
    for told in kinds.values():
        entries += [list(told.items())] if len(told) > FEW else [[single] for single in told.items()]
    return sorted(entries, key=lambda entry: sum(len(actions) for _, actions in entry))
