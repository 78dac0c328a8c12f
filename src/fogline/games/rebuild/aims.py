"""What an action is good for, by the quick mind's own reckonings: for whoever asks why."""

from typing import Final

from fogline.core.ids import ActionId
from fogline.core.text import Aim
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import worth as w
from fogline.games.rebuild.plan import Builder, permit_worth
from fogline.games.rebuild.rules import visit
from fogline.games.rebuild.view import View
from fogline.parts.bits import members, size

ALWAYS: Final = {a.DrawPermit: "unknown-permit", a.DrawObjective: "unknown-objective", a.Use: "keeps-better"}
"""What some are good for whatever the moment."""


def aim(v: View, action: ActionId) -> Aim | None:
    """By what can be built and what it would bring."""
    choice = v.box.actions[action]
    ahead = w.look_ahead(v)
    if isinstance(choice, a.Benefit) and choice.deed in (a.MONEY, a.PER_BUILDING):
        return earns(receives(v, choice.deed))
    if isinstance(choice, a.Go | a.Benefit):
        return of_deed(v, ahead, choice.deed)
    if isinstance(choice, a.Earn):
        return earns(int(v.box.earnings[choice.earning]))
    if type(choice) in ALWAYS:
        return ALWAYS[type(choice)], {}
    if isinstance(choice, a.TakePermit):
        return fits(v, ahead, choice.permit)
    if isinstance(choice, a.Sign):
        return worth(w.objective_worth(v, ahead, choice.objective), "promises", objective=choice.objective)
    if isinstance(choice, a.Site | a.ClearUp):
        return worth(w.space_worth(v, ahead, choice.space), "good-space", space=choice.space)
    if isinstance(choice, a.Reward):
        return worth(w.card_worth(v, ahead, choice.service), "good-card", service=choice.service)
    return None


def earns(money: int) -> Aim | None:
    return ("earns", {"money": money}) if money else None


def receives(v: View, deed: int) -> int:
    """What a benefit of the year pays."""
    money = int(v.box.benefit_money[v.year][v.box.benefits[v.year].index(deed)])
    return money * int(size(v.built[v.seat])) if deed == a.PER_BUILDING else money


def worth(points: float, key: str, **values: int) -> Aim | None:
    """What is worth less than a point is not told."""
    return (key, {**values, "points": round(points)}) if round(points) > 0 else None


def of_deed(v: View, ahead: w.Outlook, deed: int) -> Aim | None:
    if deed in (a.BUILD, a.GRANT):
        return of_building(v, ahead, deed == a.GRANT)
    if deed == a.MATERIALS:
        return "ready", {"ready": int(v.stock[v.seat]) + 1}
    if deed == a.PERMIT:
        permits = [int(permit) for permit in v.permit_row if permit >= 0]
        return fits(v, ahead, max(permits, key=lambda one: permit_worth(v, ahead, one))) if permits else None
    if deed == a.OBJECTIVE:
        found = [(w.objective_worth(v, ahead, one), int(one)) for one in v.objective_row if one >= 0]
        best, objective = max(found, default=(0.0, -1))
        return worth(best, "promises", objective=objective)
    if deed == a.EARNINGS:
        return earns(int(dict(zip(visit.deeds(v), visit.paid(v), strict=True)).get(deed, 0)))
    if deed == a.MONEY:
        return "place", {}
    if deed == a.CLEAR_UP:
        return worth(w.step_worth(v, ahead, True) + w.rubble_worth(ahead), "clears")
    return None


def of_building(v: View, ahead: w.Outlook, grant: bool) -> Aim | None:
    """The space that is worth most, and what it brings."""
    builder = Builder(v, ahead, v.permits[v.seat], v.year)
    plans = [(space, builder.best_on(space, grant, 0)) for space in members(v.vacant)]
    found = [(plan.worth, space) for space, plan in plans if plan is not None]
    if not found:
        return None
    points, space = max(found)
    return "builds", {"space": space, "points": max(0, round(points))}


def fits(v: View, ahead: w.Outlook, permit: int) -> Aim | None:
    """The best vacant space of the permit's colour; a grant fits everywhere."""
    box = v.box
    if box.permit_number[permit] == 0:
        return "fits-all", {"permit": permit}
    spaces = members(v.vacant & box.of_colour[box.permit_colour[permit]])
    if not spaces:
        return None
    return "fits", {"permit": permit, "space": max(spaces, key=lambda one: w.space_worth(v, ahead, one))}
