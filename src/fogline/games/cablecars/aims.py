"""What an action is good for, by the quick mind's own plan: for whoever asks why."""

from fogline.core.ids import ActionId
from fogline.core.rows import vec
from fogline.core.text import Aim
from fogline.games.cablecars import actions as a
from fogline.games.cablecars.bots import my_plan, starts_last_round
from fogline.games.cablecars.paths import touches
from fogline.games.cablecars.payments import lack
from fogline.games.cablecars.plan import Outlook, Plan, is_done, plan_for
from fogline.games.cablecars.rules.stacks import stack_at
from fogline.games.cablecars.view import View
from fogline.games.cablecars.worth import hope
from fogline.parts.bits import members


def aim(view: View, action: ActionId) -> Aim | None:
    """By what the plan of its tickets still lacks."""
    sight = Outlook(view)
    plan = my_plan(view, sight)
    choice = view.box.actions[action]
    if isinstance(choice, a.Claim):
        return of_claim(view, sight, plan, choice.track)
    if isinstance(choice, a.TakeCard | a.DrawCard):
        return of_card(view, sight, plan)
    if isinstance(choice, a.KeepBoth | a.KeepTicket):
        kept = [choice.ticket] if isinstance(choice, a.KeepTicket) else list(view.offered)
        return of_keeping(view, sight, kept)
    if isinstance(choice, a.DrawTickets):
        promise = round(hope(view, sight.prices))
        return ("new-tickets", {"points": promise}) if promise > 0 else None
    if isinstance(choice, a.Pay):
        return of_paying(view, plan, choice)
    if isinstance(choice, a.TakeToken):
        return "token", {"left": int(view.left[stack_at(view, choice.location)])}
    if isinstance(choice, a.PlaceStack) and touches(view.box, plan.tracks, choice.location):
        return "on-my-way", {"location": choice.location}
    return None


def of_claim(view: View, sight: Outlook, plan: Plan, track: int) -> Aim:
    """A ticket completed, one brought nearer, the last round begun, or points."""
    after = vec[float](list(sight.prices))
    after[track] = 0.0
    for ticket in members(view.my_tickets):
        if is_done(view, after, ticket) and not is_done(view, sight.prices, ticket):
            return "completes", {"ticket": ticket}
    if track in plan.tracks:
        return "nearer", {"ticket": plan.tickets[0], "missing": len(plan.tracks) - 1}
    if starts_last_round(view, track):
        return "last-round", {}
    return "points", {"points": round(sight.worth[track])}


def of_card(view: View, sight: Outlook, plan: Plan) -> Aim:
    """Which track is nearest to being paid, and what it lacks."""
    short = [(int(sight.missing[track]), track) for track in plan.tracks if sight.missing[track] > 0]
    if not short:
        return "longer-route", {}
    missing, track = min(short)
    return "collects", {"track": track, "missing": missing}


def of_keeping(view: View, sight: Outlook, kept: list[int]) -> Aim | None:
    """How many cable cars the tickets take together with those held."""
    plan = plan_for(view, sight.prices, members(view.my_tickets) + kept)
    done = all([ticket in plan.tickets or is_done(view, sight.prices, ticket) for ticket in kept])
    return ("keeps", {"cars": int(plan.cars), "have": int(view.cars[view.seat])}) if done else None


def of_paying(view: View, plan: Plan, choice: a.Pay) -> Aim | None:
    """What is then missing for the rest of the plan."""
    rest = [track for track in plan.tracks if track != view.pending]
    if not rest:
        return None
    hand = view.hand[:]
    hand[choice.colour] -= choice.cards
    hand[-1] -= choice.ferries
    return "leaves", {"missing": int(lack(view.box, hand, rest))}
