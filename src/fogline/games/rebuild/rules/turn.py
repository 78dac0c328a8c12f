"""Chapter 2, the turn: who is asked what, and which chapter answers."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId, Seat
from fogline.core.reason import Reason, because
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import questions as q
from fogline.games.rebuild.rules import build, development, moving, objectives, order, permits, setup, urbanism, years
from fogline.games.rebuild.state import State


def waiting(s: State) -> tuple[Seat, ...]:
    """2.1: the seat whose turn it is; 1.2: before the first year the starting player."""
    if s.asks == q.OVER:
        return ()
    if s.asks == q.SIDES:
        return s.box.only[s.first]
    return s.box.only[s.order[s.at]]


def legal(s: State, seat: Seat) -> list[ActionId]:
    """The answers to the question that is open."""
    out: list[int] = []
    asks: i64 = s.asks
    if asks == q.SIDES:
        if seat == s.first:
            out.append(s.box.first[a.SIDE])
            out.append(s.box.first[a.SIDE] + 1)
    elif asks == q.OVER or seat != s.order[s.at]:
        return out
    elif asks == q.MOVING:
        moving.legal(s, seat, out)
    elif asks == q.USING:
        build.legal_use(s, seat, out)
    elif asks == q.SITING:
        s.box.sites.write(build.sites(s, seat), out)
    elif asks == q.PERMIT:
        permits.legal(s, out)
    elif asks == q.OBJECTIVE:
        objectives.legal(s, out)
    elif asks == q.CLEARING:
        s.box.clears.write(s.rubble, out)
    elif asks == q.REWARDING:
        urbanism.legal(s, build.spare(s, seat), out)
    elif asks == q.EARNING:
        years.legal_earn(s, out)
    elif asks == q.BENEFIT:
        years.legal_benefit(s, seat, out)
    return out


def apply(s: State, seat: Seat, action: ActionId, dealer: Dealer) -> None:
    """Hand the action to its chapter; when its player is done, go on with the next."""
    box = s.box
    verb: i64 = box.verb[action]
    nth: i64 = action - box.first[verb]
    if verb == a.GO:
        moving.do(s, seat, nth // moving.ALL_DEEDS, nth % moving.ALL_DEEDS, dealer)
    elif verb == a.USE:
        build.use(s, seat, nth, dealer)
    elif verb == a.ENOUGH:
        build.choose_reward(s, seat, dealer)
    elif verb == a.SITE:
        build.choose_site(s, seat, nth, dealer)
    elif verb == a.TAKE_PERMIT:
        permits.take(s, seat, nth, dealer)
    elif verb == a.DRAW_PERMIT:
        permits.draw(s, seat, dealer)
    elif verb == a.SIGN:
        objectives.take(s, seat, nth, dealer)
    elif verb == a.DRAW_OBJECTIVE:
        objectives.draw(s, seat, dealer)
    elif verb == a.CLEAR:
        development.clear(s, seat, nth, dealer)
    elif verb == a.REWARD:
        build.finish(s, seat, nth, dealer)
    elif verb == a.NO_REWARD:
        build.finish(s, seat, -1, dealer)
    elif verb == a.EARN:
        years.earn(s, seat, nth, dealer)
    elif verb == a.BENEFIT:
        years.choose(s, seat, a.BENEFITS[nth], dealer)
    else:
        setup.choose_side(s, nth, dealer)
    order.go_on(s, dealer)


ASKED_BY: dict[int, int] = {
    a.GO: q.MOVING,
    a.EARN: q.EARNING,
    a.BENEFIT: q.BENEFIT,
    a.TAKE_PERMIT: q.PERMIT,
    a.DRAW_PERMIT: q.PERMIT,
    a.SIGN: q.OBJECTIVE,
    a.DRAW_OBJECTIVE: q.OBJECTIVE,
    a.SITE: q.SITING,
    a.USE: q.USING,
    a.ENOUGH: q.USING,
    a.REWARD: q.REWARDING,
    a.NO_REWARD: q.REWARDING,
    a.CLEAR: q.CLEARING,
    a.SIDE: q.SIDES,
}
"""Which question each verb answers."""

WHY_NOT_NOW: dict[int, tuple[str, str]] = {
    q.SIDES: ("choose-side", "1.2"),
    q.EARNING: ("choose-earnings", "3.2"),
    q.BENEFIT: ("choose-benefit", "3.5"),
    q.MOVING: ("move-first", "2.2"),
    q.PERMIT: ("choose-permit", "4.3"),
    q.OBJECTIVE: ("choose-objective", "4.6"),
    q.CLEARING: ("choose-rubble", "5.2"),
    q.SITING: ("choose-site", "6.2"),
    q.USING: ("choose-permits", "6.2"),
    q.REWARDING: ("choose-reward", "6.9"),
}
"""What stands in the way of an action that does not answer the open question."""


def explain(s: State, seat: Seat, action: ActionId) -> tuple[Reason, ...]:
    """Why not, with the number of the rule; empty exactly when the action is legal."""
    if s.asks == q.OVER:
        return (because("game-over"),)
    if seat not in waiting(s):
        return (because("not-your-moment", seat=seat),)
    verb = s.box.verb[action]
    if s.asks != ASKED_BY[verb]:
        key, rule = WHY_NOT_NOW[s.asks]
        return (because(key, rule),)
    return tuple(_explain_verb(s, seat, verb, action - s.box.first[verb]))


def _explain_verb(s: State, seat: Seat, verb: int, nth: int) -> list[Reason]:
    if verb == a.GO:
        return moving.explain(s, seat, nth // len(a.DEEDS), nth % len(a.DEEDS))
    if verb == a.EARN:
        return years.explain_earn(s, nth)
    if verb == a.BENEFIT:
        return years.explain_benefit(s, seat, a.BENEFITS[nth])
    if verb == a.TAKE_PERMIT:
        return permits.explain_take(s, nth)
    if verb == a.DRAW_PERMIT:
        return permits.explain_draw(s)
    if verb == a.SIGN:
        return objectives.explain_take(s, nth)
    if verb == a.DRAW_OBJECTIVE:
        return objectives.explain_draw(s)
    if verb == a.SITE:
        return build.explain_site(s, seat, nth)
    if verb == a.USE:
        return build.explain_use(s, seat, nth)
    if verb == a.ENOUGH:
        return build.explain_enough(s, seat)
    if verb == a.REWARD:
        return urbanism.explain(s, int(build.spare(s, seat)), nth)
    if verb == a.CLEAR:
        return development.explain_clear(s, nth)
    return []
