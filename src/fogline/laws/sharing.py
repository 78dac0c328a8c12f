"""Laws of sharing: what is made of a state shares nothing with it that ever changes, and travels by its fields."""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.fields import held, names
from fogline.laws.cases import Case, walk


def given(case: Case, state: Any) -> list[Any]:
    """All that is made like a state: a copy, views, and worlds imagined from them."""
    views = [case.game.view(state, seat) for seat in case.audience()]
    return [case.game.copy(state), *views, *(case.game.imagine(view, Dealer(1)) for view in views)]


def rows(value: Any) -> dict[str, list[Any]]:
    """All rows of a value by name, those of what it holds included."""
    found: dict[str, list[Any]] = {}
    for name in names(value):
        held = getattr(value, name)
        if isinstance(held, list):
            found[name] = held
        elif name != "box" and hasattr(held, "__dict__"):
            found |= {f"{name}.{inner}": row for inner, row in rows(held).items()}
    return found


def spoil(value: Any, shared: Iterable[list[Any]]) -> None:
    """Write nonsense to all rows of a value but those that are shared."""
    kept = {id(row) for row in shared}
    for row in rows(value).values():
        if id(row) not in kept:
            row[:] = [99] * (len(row) + 1)


def test_what_is_made_like_a_state_shares_nothing_with_it_that_ever_changes(boxed: Case) -> None:
    """A copy, a view or an imagined world may share a list with the state only if no rule ever changes that list.

    Copy the list that the message names, or let the rule put another in its place: ``s.cards = [*s.cards, card]``.
    """
    shared: list[tuple[str, list[Any], list[Any]]] = []
    for step in walk(boxed, 51, every=5):
        before = deepcopy(rows(step.state))
        mine = rows(step.state)
        for value in given(boxed, step.state):
            others = {id(row) for row in rows(value).values()}
            shared += [(name, row, before[name]) for name, row in mine.items() if id(row) in others]
            spoil(value, mine.values())
        after = rows(step.state)
        changed = [name for name, row in before.items() if after[name] != row]
        assert not changed, f"{step}: lists within {changed} are shared with a copy, a view or an imagined world"
    for name, row, then in shared:
        assert row == then, f"{name} is shared and was changed, not replaced"


def test_worlds_are_imagined_without_spoiling_the_view(boxed: Case) -> None:
    """What is done in an imagined world does not happen to the view that it was imagined from."""
    for step in walk(boxed, 52, every=15):
        view = boxed.game.view(step.state, 0)
        spoil(boxed.game.imagine(view, Dealer(1)), rows(view).values())
        assert view == boxed.game.view(step.state, 0), f"{step}: an imagined world holds lists of the view"


def test_a_view_is_made_again_from_its_fields_by_name(boxed: Case) -> None:
    """A view travels to other processes by its fields: its class takes them by name and makes an equal one.

    A dataclass does. A class of your own needs an ``__init__`` that takes them and an ``__eq__`` by value.
    """
    for step in walk(boxed, 53, every=15):
        for seat in boxed.audience():
            view = boxed.game.view(step.state, seat)
            again = type(view)(**{name: getattr(view, name) for name in names(view)})
            assert again == view, f"{step}: the view of seat {seat} is not equal to one of the same fields"


def test_views_of_different_seats_or_moments_are_not_the_same(boxed: Case) -> None:
    """Views are equal when all they tell is equal, and not otherwise; a view is no state.

    A view without its ``seat``, or one that compares less than it tells, lets minds and tables mistake one for another.
    """
    earlier: Any = None
    for step in walk(boxed, 54, every=15):
        views = [boxed.game.view(step.state, seat) for seat in boxed.audience()]
        again = [boxed.game.view(step.state, seat) for seat in boxed.audience()]
        assert views == again, f"{step}: the same seat sees the same moment in two ways"
        alike = [(a.seat, b.seat) for a in views for b in views if a is not b and a == b]
        assert not alike, f"{step}: views of different seats are equal: {alike}"
        assert step.state not in (*views, earlier), f"{step}: a view is equal to the state"
        # A game may come back to a moment that it has been at, or change where seat 0 does not see it.
        told = earlier is not None and held(earlier) == held(views[0])
        assert (earlier == views[0]) == told, (
            f"{step}: seat 0 sees something else than 15 moves before, and it is equal"
        )
        earlier = views[0]
