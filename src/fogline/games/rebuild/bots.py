"""Greedy: takes what is worth most in points, by rules of thumb for what is still to come."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.core.rows import vec
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import questions as q
from fogline.games.rebuild import worth as w
from fogline.games.rebuild.habits import USUAL, Habits
from fogline.games.rebuild.plan import Builder, last_plan, permit_worth
from fogline.games.rebuild.rules import decks, visit
from fogline.games.rebuild.view import View
from fogline.parts.bits import size

MATERIALS: Final[vec[float]] = vec[float]([2.6, 1.5, 0.6, 0.2])
"""What one more building is worth, by how many are ready."""
NEVER: Final = -99.0
"""What a place is worth where the money will not do."""
NOTHING: Final[vec[float]] = vec[float]([])


class Greedy:
    """A mind for beginners to play against. It sees what its seat sees, and throws no dice."""

    needs_view = True
    idle: tuple[int, ...] = (a.NO_REWARD,)
    """Verbs of doing nothing: a careless mind looks again before it does that."""

    def __init__(self, habits: Habits = USUAL) -> None:
        self.habits: Habits = habits

    def choose(self, view: View, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        """The first of the best."""
        player = Player(view, self.habits)
        if view.asks == q.USING:
            return player.use()
        best = -1
        most: float = 0.0
        for action in legal:
            worth = player.worth(action)
            if best < 0 or worth > most:
                most = worth
                best = action
        return best


@final
class Player:
    """One player at one moment, who knows what each answer is worth."""

    def __init__(self, view: View, habits: Habits) -> None:
        self.view: View = view
        self.habits: Habits = habits
        self.ahead: w.Outlook = w.look_ahead(view, habits)
        asks: i64 = view.asks
        builds = asks == q.MOVING or asks == q.BENEFIT or asks == q.SITING or asks == q.USING
        self.builder: Builder | None = Builder(view, self.ahead, view.permits[view.seat], view.year) if builds else None
        self.deeds: vec[float] = self.deed_worths() if asks == q.MOVING else NOTHING
        """When a space is chosen: what can be done on the card is worth."""

    def worth(self, action: i64) -> float:
        """What an answer is worth."""
        view = self.view
        box = view.box
        verb: i64 = box.verb[action]
        which: i64 = action - box.first[verb]
        if verb == a.GO:
            return self.move(which // a.ALL_DEEDS, which % a.ALL_DEEDS)
        if verb == a.TAKE_PERMIT:
            return permit_worth(view, self.ahead, which)
        if verb == a.DRAW_PERMIT:
            return self.habits.unseen_permit
        if verb == a.SIGN:
            return w.objective_worth(view, self.ahead, which)
        if verb == a.DRAW_OBJECTIVE:
            return w.unseen(self.ahead)
        if verb == a.SITE:
            return self.site(which)
        if verb == a.CLEAR:
            return w.space_worth(view, self.ahead, which)  # where it would like to build, and not the others
        if verb == a.REWARD:
            return w.card_worth(view, self.ahead, which)
        return self.seldom(verb, which)

    def seldom(self, verb: i64, which: i64) -> float:
        """The answers of set-up and of the year board; no reward is worth nothing."""
        view = self.view
        if verb == a.EARN:  # money against the order of the first card
            return float(view.box.earnings[which]) * self.ahead.dollar + 0.25 * float(which)
        if verb == a.BENEFIT:
            return self.benefit(a.BENEFITS[which])
        if verb == a.SIDE:  # less rubble, so that building is cheap
            return -float(size(view.box.card_rubble[view.layout[decks.place_of(view.sides, -1)]][which]))
        return 0.0

    # -- what to do --------------------------------------------------------------------------------------------------

    def deed_worths(self) -> vec[float]:
        """By deed: what each action of the card is worth, and the money of a space."""
        worths = vec[float]([0.0] * a.ALL_DEEDS)
        for deed, paid in zip(visit.deeds(self.view), visit.paid(self.view), strict=True):
            worths[deed] = self.deed(deed, paid)
        worths[a.MONEY] = float(self.view.box.bottom) * self.ahead.dollar
        return worths

    def move(self, spot: i64, deed: i64) -> float:
        """The best action of the card, from the space where it costs least, the rightmost of these."""
        price: i64 = 0
        if deed != a.MONEY and deed != a.PASS:
            price = visit.price(self.view, spot, deed)
        return self.deeds[deed] - float(price) * self.ahead.dollar + self.habits.first * float(spot)

    def deed(self, deed: i64, paid: i64) -> float:
        """What an action is worth, its own cost taken off."""
        view, ahead, dollar = self.view, self.ahead, self.ahead.dollar
        if deed == a.EARNINGS:
            return float(paid) * dollar
        if deed == a.MATERIALS:
            return self.materials()
        if deed == a.PERMIT:
            return self.permit()
        if deed == a.OBJECTIVE:
            return self.objective()
        if deed == a.URBAN:
            return w.step_worth(view, ahead, False) - float(view.box.urban) * dollar
        if deed == a.CLEAR_UP:
            token = w.rubble_worth(ahead) if view.rubble != 0 else 0.0
            return w.step_worth(view, ahead, True) + token - float(view.box.clear) * dollar
        if deed == a.PASS or self.builder is None:
            return 0.0
        plan = self.builder.best(deed == a.GRANT)
        return plan.worth + self.habits.spent * MATERIALS[0] if plan is not None else 0.0

    def materials(self) -> float:
        """One more building, if there will be time to build it."""
        view = self.view
        ready: i64 = view.stock[view.seat]
        if ready >= self.ahead.builds or view.pool[view.seat] == 0:
            return 0.0
        worth: float = MATERIALS[min(ready, len(MATERIALS) - 1)] * self.habits.materials
        if not self.ahead.late:
            return worth * min(1.0, float(self.ahead.builds - ready) / 3.0)
        if self.ahead.with_one <= self.ahead.can:
            return 0.0
        if ready == 0:
            plan: float = last_plan(view, self.ahead, view.permits[view.seat])
            if plan > 0.0:
                return self.habits.soon * plan
        return worth + self.habits.hoped * w.best_builder(view, ready + 1)

    def permit(self) -> float:
        """The permit that helps most; the deck only when the row is empty."""
        worths = [permit_worth(self.view, self.ahead, permit) for permit in self.view.permit_row if permit >= 0]
        return max(worths, default=self.habits.unseen_permit)

    def objective(self) -> float:
        """The objective that promises most, the top of the deck among them."""
        worths = [w.objective_worth(self.view, self.ahead, o) for o in self.view.objective_row if o >= 0]
        return max([w.unseen(self.ahead), *worths])

    def benefit(self, deed: i64) -> float:
        view, dollar = self.view, self.ahead.dollar
        if deed == a.MONEY or deed == a.PER_BUILDING:
            money = view.box.benefit_money[view.year][view.box.benefits[view.year].index(deed)]
            return float(money) * (float(size(view.built[view.seat])) if deed == a.PER_BUILDING else 1.0) * dollar
        return self.deed(deed, 0) + (float(view.box.urban) * dollar if deed == a.URBAN else 0.0)

    # -- building ----------------------------------------------------------------------------------------------------

    def site(self, space: i64) -> float:
        """The best way to build there."""
        plan = self.builder.best_on(space, self.view.grant, 0) if self.builder is not None else None
        return plan.worth if plan is not None else NEVER

    def use(self) -> ActionId:
        """The permits of the best plan, one after the other."""
        view = self.view
        plan = self.builder.best_on(view.site, view.grant, view.used) if self.builder is not None else None
        missing: i64 = plan.permits & ~view.used if plan is not None else 0
        return view.box.first[a.USE] + nth(missing, 0) if missing != 0 else view.box.first[a.ENOUGH]
