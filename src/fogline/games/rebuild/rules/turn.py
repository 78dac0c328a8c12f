"""Chapter 2, the turn: who is asked what, and which chapter answers."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId, Seat
from fogline.core.reason import Reason
from fogline.core.rules import Rules
from fogline.core.why_not import explainer
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import questions as q
from fogline.games.rebuild.rules import build, development, moving, objectives, order, permits, setup, urbanism, years
from fogline.games.rebuild.state import State


@final
class Turn(Rules[State]):
    """Who is asked, what may be done, and what comes of it."""

    def asked(self, s: State) -> i64:
        """2.1: the seat whose turn it is; 1.2: before the first year the starting player."""
        if s.asks == q.OVER:
            return -1
        return s.first if s.asks == q.SIDES else s.order[s.at]

    def choices(self, s: State, seat: i64, out: Choices) -> None:
        """The answers to the question that is open."""
        if seat != self.asked(s):
            return
        first = s.box.first
        asks: i64 = s.asks
        if asks == q.MOVING:
            out.offer(first[a.GO], moving.legal(s, seat))
        elif asks == q.USING:
            build.legal_use(s, seat, out)
        elif asks == q.SITING:
            out.offer(first[a.SITE], build.sites(s, seat))
        elif asks == q.PERMIT:
            permits.legal(s, out)
        elif asks == q.OBJECTIVE:
            objectives.legal(s, out)
        elif asks == q.CLEARING:
            out.offer(first[a.CLEAR], s.rubble)
        elif asks == q.REWARDING:
            urbanism.legal(s, build.spare(s, seat), out)
        elif asks == q.EARNING:
            out.offer(first[a.EARN], years.free_spaces(s))
        elif asks == q.BENEFIT:
            out.offer(first[a.BENEFIT], years.legal_benefit(s, seat))
        elif asks == q.SIDES:
            out.offer(first[a.SIDE], 3)

    def apply(self, s: State, seat: i64, action: i64, dealer: Dealer) -> None:
        """Hand the action to its chapter; when its player is done, go on with the next."""
        box = s.box
        verb: i64 = box.verb[action]
        nth: i64 = action - box.first[verb]
        if verb == a.GO:
            moving.do(s, seat, nth // a.ALL_DEEDS, nth % a.ALL_DEEDS, dealer)
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


RULES: Final = Turn()


def waiting(s: State) -> tuple[Seat, ...]:
    """Whoever is asked, alone."""
    seat = RULES.asked(s)
    return s.box.only[seat] if seat >= 0 else ()


def legal(s: State, seat: i64) -> list[ActionId]:
    return RULES.listed(s, seat, Choices())


def apply(s: State, seat: i64, action: ActionId, dealer: Dealer) -> None:
    RULES.apply(s, seat, action, dealer)


Why = Callable[[State, int, int], list[Reason]]
"""Why a seat cannot do the nth action of a verb."""

ANSWERS: Final[dict[int, tuple[int, Why]]] = {
    a.GO: (q.MOVING, lambda s, seat, n: moving.explain(s, seat, n // a.ALL_DEEDS, n % a.ALL_DEEDS)),
    a.EARN: (q.EARNING, lambda s, seat, n: years.explain_earn(s, n)),
    a.BENEFIT: (q.BENEFIT, lambda s, seat, n: years.explain_benefit(s, seat, a.BENEFITS[n])),
    a.TAKE_PERMIT: (q.PERMIT, lambda s, seat, n: permits.explain_take(s, n)),
    a.DRAW_PERMIT: (q.PERMIT, lambda s, seat, n: permits.explain_draw(s)),
    a.SIGN: (q.OBJECTIVE, lambda s, seat, n: objectives.explain_take(s, n)),
    a.DRAW_OBJECTIVE: (q.OBJECTIVE, lambda s, seat, n: objectives.explain_draw(s)),
    a.SITE: (q.SITING, lambda s, seat, n: build.explain_site(s, seat, n)),
    a.USE: (q.USING, lambda s, seat, n: build.explain_use(s, seat, n)),
    a.ENOUGH: (q.USING, lambda s, seat, n: build.explain_enough(s)),
    a.REWARD: (q.REWARDING, lambda s, seat, n: urbanism.explain(s, int(build.spare(s, seat)), n)),
    a.NO_REWARD: (q.REWARDING, lambda s, seat, n: []),
    a.CLEAR: (q.CLEARING, lambda s, seat, n: development.explain_clear(s, n)),
    a.SIDE: (q.SIDES, lambda s, seat, n: []),
}
"""The question that each verb answers, and its chapter's reasons against it."""

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

GOES_WITH: Final[dict[int, tuple[str, str]]] = {
    a.TAKE_PERMIT: ("goes-with-permit", "4.3"),
    a.DRAW_PERMIT: ("goes-with-permit", "4.3"),
    a.SIGN: ("goes-with-objective", "4.6"),
    a.DRAW_OBJECTIVE: ("goes-with-objective", "4.6"),
    a.CLEAR: ("goes-with-clearing", "5.2"),
    a.SITE: ("goes-with-building", "6.1"),
    a.USE: ("goes-with-site", "6.1"),
    a.ENOUGH: ("goes-with-site", "6.1"),
    a.REWARD: ("goes-with-reward", "6.9"),
    a.NO_REWARD: ("goes-with-reward", "6.9"),
}
"""What an action belongs to that is no step of its own: when it is asked for."""


def _explain_verb(s: State, seat: int, verb: int, nth: int) -> list[Reason]:
    return ANSWERS[verb][1](s, seat, nth)


ASKED_BY: Final = {verb: (asks,) for verb, (asks, _) in ANSWERS.items()}
explain: Final = explainer(waiting, ASKED_BY, WHY_NOT_NOW, _explain_verb, GOES_WITH)
"""Why not, with the number of the rule; empty exactly when the action is legal."""
