"""Greedy: takes what is worth most in points, by rules of thumb for what is still to come."""

from collections.abc import Callable, Sequence
from typing import Final

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import questions as q
from fogline.games.rebuild import worth as w
from fogline.games.rebuild.plan import Plan, best_plan, permit_worth, plans_on
from fogline.games.rebuild.view import View
from fogline.parts.bits import members

FIRST: Final = 0.12
"""What standing one space further to the right is worth."""
MATERIALS: Final = (2.6, 1.5, 0.6, 0.2)
"""What one more building is worth, by how many are ready."""
SPENT: Final = 0.35
"""How much of a building's worth is lost when it waits."""


class Greedy:
    """A mind for beginners to play against. It sees what its seat sees, and throws no dice."""

    needs_view = True
    idle: tuple[int, ...] = (a.NO_REWARD,)
    """Verbs of doing nothing: a careless mind looks again before it does that."""

    def choose(self, view: View, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        return ANSWERS[view.asks](view, legal)


def best(legal: Sequence[ActionId], worth: Callable[[ActionId], float]) -> ActionId:
    """The first of the best."""
    return max(legal, key=worth)


def sides(view: View, legal: Sequence[ActionId]) -> ActionId:
    """Less rubble, so that building is cheap."""
    card = view.layout[view.sides.index(-1)]
    rubble = view.box.card_rubble[card]
    return best(legal, lambda action: -rubble[action - view.box.first[a.SIDE]].bit_count())


# -- what to do ------------------------------------------------------------------------------------------------------


def move(view: View, legal: Sequence[ActionId]) -> ActionId:
    """The best action of the card, from the space where it costs least, the rightmost of these."""
    box, side = view.box, 1 if view.seats > 2 else 0
    card = view.ring[view.stop - 1]
    offers, paid = box.deeds[side][card], box.paid[side][card]
    ahead = w.look_ahead(view)
    worths = {deed: deed_worth(view, ahead, deed, paid[spot]) for spot, deed in enumerate(offers)}
    worths[a.MONEY] = box.bottom * ahead.dollar
    worths[a.PASS] = 0.0

    def worth(action: ActionId) -> float:
        spot, deed = divmod(action, len(a.DEEDS))
        steps = abs(spot - offers.index(deed)) if deed in offers else 0
        return worths[deed] - steps * box.step * ahead.dollar + FIRST * spot

    return best(legal, worth)


def deed_worth(view: View, ahead: w.Outlook, deed: int, paid: int) -> float:
    """What an action is worth, its own cost taken off."""
    box = view.box
    if deed == a.EARNINGS:
        return paid * ahead.dollar
    if deed == a.MATERIALS:
        return materials_worth(view, ahead)
    if deed == a.PERMIT:
        row = [permit_worth(view, ahead, permit) for permit in view.permit_row if permit >= 0]
        return max(row, default=0.8)
    if deed == a.OBJECTIVE:
        row = [w.objective_worth(view, ahead, o) for o in view.objective_row if o >= 0]
        return max(row, default=2.5)
    if deed == a.URBAN:
        return w.step_worth(view, ahead, up=False) - box.urban * ahead.dollar
    if deed == a.CLEAR_UP:
        token = w.rubble_worth(ahead) if view.rubble else 0.0
        return w.step_worth(view, ahead, up=True) + token - box.clear * ahead.dollar
    if deed == a.PASS:
        return 0.0
    plan = best_plan(view, ahead, view.permits[view.seat], deed == a.GRANT)
    return plan.worth + SPENT * MATERIALS[0] if plan else 0.0


def materials_worth(view: View, ahead: w.Outlook) -> float:
    """One more building, if there will be time to build it."""
    ready = view.stock[view.seat]
    if ready >= ahead.builds or not view.pool[view.seat]:
        return 0.0
    time = min(1.0, (ahead.builds - ready) / 3)
    return MATERIALS[min(ready, len(MATERIALS) - 1)] * time


def earn(view: View, legal: Sequence[ActionId]) -> ActionId:
    """Money against the order of the first card."""
    ahead = w.look_ahead(view)
    first = view.box.first[a.EARN]
    return best(legal, lambda action: view.box.earnings[action - first] * ahead.dollar + 0.25 * (action - first))


def benefit(view: View, legal: Sequence[ActionId]) -> ActionId:
    box, ahead = view.box, w.look_ahead(view)
    offers, paid = box.benefits[view.year], box.benefit_money[view.year]

    def worth(action: ActionId) -> float:
        deed = a.BENEFITS[action - box.first[a.BENEFIT]]
        money = paid[offers.index(deed)]
        if deed == a.MONEY:
            return money * ahead.dollar
        if deed == a.PER_BUILDING:
            return money * view.built[view.seat].bit_count() * ahead.dollar
        free = box.urban * ahead.dollar if deed == a.URBAN else 0.0
        return deed_worth(view, ahead, deed, 0) + free

    return best(legal, worth)


# -- cards -----------------------------------------------------------------------------------------------------------


def permit(view: View, legal: Sequence[ActionId]) -> ActionId:
    """The permit that helps most; the deck only when none of the row helps."""
    box, ahead = view.box, w.look_ahead(view)

    def worth(action: ActionId) -> float:
        if box.verb[action] == a.DRAW_PERMIT:
            return 0.8
        return permit_worth(view, ahead, action - box.first[a.TAKE_PERMIT])

    return best(legal, worth)


def objective(view: View, legal: Sequence[ActionId]) -> ActionId:
    """The objective that promises most; the deck when the row promises less than an unknown one."""
    box, ahead = view.box, w.look_ahead(view)

    def worth(action: ActionId) -> float:
        if box.verb[action] == a.DRAW_OBJECTIVE:
            return 2.5
        return w.objective_worth(view, ahead, action - box.first[a.SIGN])

    return best(legal, worth)


def clear(view: View, legal: Sequence[ActionId]) -> ActionId:
    """Rubble where this player would like to build, and not the others."""
    ahead = w.look_ahead(view)
    first = view.box.first[a.CLEAR]
    return best(legal, lambda action: w.space_worth(view, ahead, action - first))


# -- building --------------------------------------------------------------------------------------------------------


def site(view: View, legal: Sequence[ActionId]) -> ActionId:
    ahead = w.look_ahead(view)
    first, hand = view.box.first[a.SITE], view.permits[view.seat]

    def worth(action: ActionId) -> float:
        return max([plan.worth for plan in plans_on(view, ahead, hand, action - first, view.grant)], default=-99.0)

    return best(legal, worth)


def chosen_plan(view: View) -> Plan:
    """The best way to go on with the building under way."""
    ahead = w.look_ahead(view)
    plans = plans_on(view, ahead, view.permits[view.seat], view.site, view.grant)
    return max([plan for plan in plans if plan.permits & view.used == view.used], key=lambda plan: plan.worth)


def use(view: View, legal: Sequence[ActionId]) -> ActionId:
    """The permits of the best plan, one after the other."""
    plan = chosen_plan(view)
    missing = members(plan.permits & ~view.used)
    return view.box.first[a.USE] + missing[0] if missing else view.box.first[a.ENOUGH]


def reward(view: View, legal: Sequence[ActionId]) -> ActionId:
    box, ahead = view.box, w.look_ahead(view)

    def worth(action: ActionId) -> float:
        if box.verb[action] == a.NO_REWARD:
            return 0.0
        return w.card_worth(view, ahead, action - box.first[a.REWARD])

    return best(legal, worth)


ANSWERS: Final[dict[int, Callable[[View, Sequence[ActionId]], ActionId]]] = {
    q.SIDES: sides,
    q.EARNING: earn,
    q.BENEFIT: benefit,
    q.MOVING: move,
    q.PERMIT: permit,
    q.OBJECTIVE: objective,
    q.CLEARING: clear,
    q.SITING: site,
    q.USING: use,
    q.REWARDING: reward,
}
