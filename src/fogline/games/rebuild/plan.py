"""Where and with which permits a player would build."""

from typing import Final, final

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.rows import vec
from fogline.games.rebuild import worth as w
from fogline.games.rebuild.box import TYPES, Box
from fogline.games.rebuild.rules import build, fit, urbanism
from fogline.games.rebuild.view import View
from fogline.parts.bits import BIT, size

PERMIT: Final[vec[float]] = vec[float]([2.0, 1.8, 1.3, 0.7, 0.3])
"""What one more permit is worth at least, by how many are held."""


@final
class Plan:
    """A building that could be built now."""

    def __init__(self, permits: i64, worth: float) -> None:
        self.permits: i64 = permits
        self.worth: float = worth
        """In points, with what it costs taken off."""


@final
class Builder:
    """A player who looks for a place to build, with what is the same for all places worked out once."""

    def __init__(self, view: View, ahead: w.Outlook, hand: i64, year: i64) -> None:
        self.view: View = view
        self.ahead: w.Outlook = ahead
        self.hand: i64 = hand
        self.dearer: i64 = view.box.year_cost[year] - view.box.year_cost[view.year]
        """How much more building costs in the year it is meant for."""
        self.sets: list[int] = ones_and_twos(self.hand)
        """Every one or two of the permits in hand."""
        kept = kept_worth(view, ahead)
        self.lost: vec[float] = vec[float]([kept * price(view.box, ahead.habits.grant, some) for some in self.sets])
        """What they are worth when they are not discarded."""
        self.icons: vec[i64] = vec[i64]([urbanism.shared(view.box, some) for some in self.sets])
        self.rewards: vec[float] = best_of_each([self.card(service) for service in range(TYPES)])
        """What the best urbanism card is worth, by the types that are on offer."""

    def card(self, service: i64) -> float:
        """What an urbanism card of this type is worth, if one is left."""
        return w.card_worth(self.view, self.ahead, service) if urbanism.left(self.view, service) > 0 else 0.0

    def best_on(self, space: i64, grant: bool, used: i64) -> Plan | None:
        """The best way to pay for this space that holds the permits already chosen, if the money will do."""
        view, ahead = self.view, self.ahead
        cost = build.cost(view, space) + self.dearer
        spare: i64 = view.money[view.seat] - cost
        if spare < 0:
            return None
        gain: float = w.space_worth(view, ahead, space) - float(cost) * ahead.dollar + w.best_builder(view, 1)
        if view.rubble & BIT[space] != 0:
            gain += w.step_worth(view, ahead, True) + w.rubble_worth(ahead)
        offered = urbanism.on_offer(view, ALL_TYPES, spare)
        found: Plan | None = None
        for n, some in enumerate(self.sets):
            if some & used == used and fit.enough(view.box, space, grant, some):
                worth: float = gain - self.lost[n] + self.rewards[self.icons[n] & offered]
                if found is None or worth > found.worth:
                    found = Plan(some, worth)
        return found

    def best(self, grant: bool) -> Plan | None:
        """The best building that could be built now."""
        found: Plan | None = None
        spaces = one_of_each(self.view, self.view.vacant & fit.reach(self.view.box, self.hand, grant))
        while spaces != 0:
            plan = self.best_on(nth(spaces, 0), grant, 0)
            if plan is not None and (found is None or plan.worth > found.worth):
                found = plan
            spaces &= spaces - 1
        return found


ALL_TYPES: Final = 15
"""All types of urbanism cards, as a mask."""


def ones_and_twos(hand: i64) -> list[int]:
    """Every set of one or two permits of a hand."""
    found: list[int] = []
    while hand != 0:
        one: i64 = hand & -hand
        hand &= ~one
        found.append(one)
        rest = hand
        while rest != 0:
            found.append(one | (rest & -rest))
            rest &= rest - 1
    return found


def best_of_each(cards: list[float]) -> vec[float]:
    """By a mask of types: what the best of them is worth, if anything."""
    best = [0.0]
    for mask in range(1, ALL_TYPES + 1):
        lowest = mask & -mask
        best.append(max(best[mask & ~lowest], cards[lowest.bit_length() - 1]))
    return vec[float](best)


def price(box: Box, grant: float, permits: i64) -> float:
    """How many permits are discarded, building grants counting for more."""
    return float(size(permits)) + grant * float(size(permits & box.grants))


def kept_worth(view: View, ahead: w.Outlook) -> float:
    """What a permit is worth when it is not used now: nothing when there is nothing left to build."""
    to_build: i64 = view.stock[view.seat] + view.pool[view.seat] - 1
    if to_build <= 0:
        return 0.0
    # Permits that the last buildings will not need are free to use.
    needed: float = ahead.habits.needed * float(min(to_build, ahead.builds))
    return ahead.habits.kept * min(1.0, needed / float(max(1, size(view.permits[view.seat]))))


def one_of_each(view: View, spaces: i64) -> i64:
    """Of several vacant spaces of a plot without neighbours built on and alike in rubble, one will do."""
    found: i64 = 0
    while spaces != 0:
        space: i64 = nth(spaces, 0)
        spaces &= spaces - 1
        others: i64 = found & view.box.alike[space]
        others &= view.rubble if view.rubble & BIT[space] != 0 else ~view.rubble
        near: i64 = view.box.neighbours[space] & ~view.vacant
        while others != 0 and view.box.neighbours[nth(others, 0)] & ~view.vacant != near:
            others &= others - 1
        if others == 0:
            found |= BIT[space]
    return found


def best_space(view: View, ahead: w.Outlook, spaces: i64) -> float:
    """What a building on the best of these spaces brings."""
    spaces = one_of_each(view, spaces)
    best = w.space_worth(view, ahead, nth(spaces, 0))
    spaces &= spaces - 1
    while spaces != 0:
        best = max(best, w.space_worth(view, ahead, nth(spaces, 0)))
        spaces &= spaces - 1
    return best


def last_plan(view: View, ahead: w.Outlook, hand: i64) -> float:
    """What the best building of the last year is worth with these permits."""
    plan = Builder(view, ahead, hand, view.box.last_year).best(False)
    return plan.worth if plan is not None else 0.0


def permit_worth(view: View, ahead: w.Outlook, permit: i64) -> float:
    """What one more permit is worth: for building soon, and for sharing icons with those held."""
    box = view.box
    hand: i64 = view.permits[view.seat]
    to_build: i64 = view.stock[view.seat] + view.pool[view.seat]
    if to_build == 0 or ahead.builds == 0:
        return 0.0
    held = size(hand)
    can: i64 = ahead.builds
    if ahead.late:
        can = ahead.can
        if can == 0:
            return 0.0
        if held >= 2 * can:
            return max(0.0, last_plan(view, ahead, hand | BIT[permit]) - last_plan(view, ahead, hand))
    needed: float = 2.0 * float(min(to_build, can))
    worth: float = (
        ahead.habits.permits * PERMIT[min(held, len(PERMIT) - 1)] * min(1.0, max(0.0, needed - float(held)) / 2.0)
    )
    if box.grants & BIT[permit] != 0:
        return worth + ahead.habits.grant
    where: i64 = view.vacant & box.of_colour[box.permit_colour[permit]]
    plot: i64 = where & box.of_number[box.permit_number[permit]]
    if plot != 0:
        worth += ahead.habits.free_plot
    if where != 0:
        worth += ahead.habits.best_place * best_space(view, ahead, plot if plot != 0 else where)
    partners: i64 = 0
    while hand != 0:
        if box.permit_icons[nth(hand, 0)] & box.permit_icons[permit] != 0:
            partners += 1
        hand &= hand - 1
    return worth + ahead.habits.partners * min(float(partners), 2.0)
