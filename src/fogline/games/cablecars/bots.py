"""Greedy: heads for its tickets by the cheapest open ways, and for points when they are done."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.games.cablecars import actions as a
from fogline.games.cablecars import questions as q
from fogline.games.cablecars.box import CARDS, FERRY
from fogline.games.cablecars.habits import USUAL, Habits
from fogline.games.cablecars.paths import CLOSED, network, touches
from fogline.games.cablecars.payments import Need, best_payment, lack
from fogline.games.cablecars.plan import (
    Outlook,
    Plan,
    best_join,
    extras,
    plan_for,
    ticket_worth,
)
from fogline.games.cablecars.rules.payment import ways
from fogline.games.cablecars.rules.recall import deck_may_hold
from fogline.games.cablecars.rules.stacks import stack_at
from fogline.games.cablecars.view import View
from fogline.games.cablecars.worth import ahead, hope, wants_tickets
from fogline.parts.bits import BIT, members, size


class Greedy:
    """A mind for beginners to play against. It sees what its seat sees, and throws no dice."""

    needs_view = True
    idle: tuple[int, ...] = (a.PASS,)
    """Verbs of doing nothing: a careless mind looks again before it does that."""

    def __init__(self, habits: Habits = USUAL) -> None:
        self.habits: Habits = habits

    def choose(self, view: View, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        if len(legal) == 1:
            return legal[0]
        if view.asks == q.TURN:
            return take_turn(view, legal, self.habits)
        return ANSWERS[view.asks](view, legal, self.habits)


def my_plan(view: View, sight: Outlook) -> Plan:
    return plan_for(view, sight.prices, members(view.my_tickets))


# -- tickets ---------------------------------------------------------------------------------------------------------


def keep(view: View, legal: Sequence[ActionId], habits: Habits) -> ActionId:
    """The tickets that are worth most together with those held."""
    prices = Outlook(view, habits).prices
    held = members(view.my_tickets)

    def worth(action: ActionId) -> float:
        choice = view.box.actions[action]
        kept = view.offered if isinstance(choice, a.KeepBoth) else [choice.ticket]
        return ticket_worth(view, habits, prices, held + kept)

    return max(legal, key=worth)


# -- a turn ----------------------------------------------------------------------------------------------------------


def take_turn(view: View, legal: Sequence[ActionId], habits: Habits) -> ActionId:
    sight = Outlook(view, habits)
    plan = my_plan(view, sight)
    can = [action - view.box.first[a.CLAIM] for action in legal if view.box.verb[action] == a.CLAIM]
    if view.last_turns >= 0:
        return last_turn(view, legal, sight, plan, can)
    track = claim_for_tickets(view, sight, plan, can)
    tickets = view.box.first[a.TICKETS]
    if track < 0 and tickets in legal and not plan.tracks and wants_tickets(view, habits, sight.prices):
        return tickets
    more = extras(view, sight, plan)
    if track < 0:
        track = claim_for_points(view, sight, plan, more, can)
    if track >= 0:
        return view.box.first[a.CLAIM] + track
    return draw(view, legal, habits, plan.tracks, more)


def last_turn(view: View, legal: Sequence[ActionId], sight: Outlook, plan: Plan, can: list[int]) -> ActionId:
    """Whatever brings most at once: a ticket completed, a long track, or tickets that may be complete already."""
    box = view.box
    best, action = (
        hope(view, sight.prices, sight.habits) if box.first[a.TICKETS] in legal else 0.0,
        box.first[a.TICKETS],
    )
    if best <= 0:
        best, action = 0.0, legal[0]
    for track in can:
        worth = sight.worth[track]
        if plan.tracks == [track]:
            worth += 2 * sum([box.ticket_points[t] for t in plan.tickets])
        if worth > best:
            best, action = worth, box.first[a.CLAIM] + track
    return action


def claim_for_tickets(view: View, sight: Outlook, plan: Plan, can: list[int]) -> int:
    """A track of the plan that can be paid without robbing the rest of it, or that is too dear to lose; or -1."""
    box = view.box
    habits = sight.habits
    wanted = [track for track in can if track in plan.tracks]
    before = lack(box, view.hand, plan.tracks) if wanted else 0
    best, found = 0.0, -1
    for track in wanted:
        rest = [t for t in plan.tracks if t != track]
        _, missing = best_payment(box, view.hand, ways(box, view.hand, 0, track), rest)
        worth = habits.now + danger(view, sight, plan, track) - habits.robbed * float(max(0, missing - before))
        if worth > best:
            best, found = worth, track
    return found


def danger(view: View, sight: Outlook, plan: Plan, track: i64) -> float:
    """How many turns it would cost to lose a track, times how likely somebody takes it soon."""
    box = view.box
    without = sight.prices[:]
    without[track] = CLOSED
    twin: i64 = box.twin[track]
    if twin >= 0 and view.seats == 2:
        without[twin] = CLOSED
    other = best_join(view, without, plan.tickets)
    lost: float = min(other.turns - plan.turns, 6.0) if other is not None else 6.0
    ends: i64 = BIT[box.end_a[track]] | BIT[box.end_b[track]]
    rivals: i64 = 0
    for seat in range(view.seats):
        if seat != view.seat:
            rivals += size(ends & network(box, view.claimed[seat]))
    return lost * (sight.habits.risk + sight.habits.rival_risk * float(rivals))


def claim_for_points(view: View, sight: Outlook, plan: Plan, more: list[int], can: list[int]) -> int:
    """A track beside the plan that costs it nothing; or -1."""
    habits = sight.habits
    least: float = habits.aside_from if plan.tracks else habits.extra_from
    best, found = 0.0, -1
    for track in can:
        ends = not plan.tracks and starts_last_round(view, track) and ahead(view, habits, sight.prices)
        if track not in more and not ends:
            continue
        worth = sight.worth[track] + (habits.end if ends else 0.0)
        if worth >= least and worth > best and not robs(view, plan, track):
            best, found = worth, track
    return found


def starts_last_round(view: View, track: i64) -> bool:
    """7.1: whether few enough cable cars are left after this track."""
    return view.cars[view.seat] - view.box.spaces[track] <= view.box.last_round_at


def robs(view: View, plan: Plan, track: int) -> bool:
    """Whether paying for a track leaves more missing for the plan than there is now."""
    if not plan.tracks:
        return False
    _, missing = best_payment(view.box, view.hand, ways(view.box, view.hand, 0, track), plan.tracks)
    return missing > lack(view.box, view.hand, plan.tracks)


# -- cards -----------------------------------------------------------------------------------------------------------


def draw(view: View, legal: Sequence[ActionId], habits: Habits, wanted: list[int], more: list[int]) -> ActionId:
    """The card that helps most; a card from the deck where none that lies face up helps more."""
    box = view.box
    helps = help_of_cards(view, habits, wanted, wanted + more)
    deck = deck_may_hold(view)
    total: float = 0.0
    cards: i64 = 0
    second: float = 0.0
    for card in range(CARDS):
        total += helps[card] * float(deck[card])
        cards += deck[card]
        if card != FERRY and view.market[card] and helps[card] > second:
            second = helps[card]
    blind: float = total / float(max(1, cards))
    best, choice = -1.0, legal[0]
    for action in legal:
        if box.verb[action] == a.DRAW:
            worth = blind + 0.01
        elif box.verb[action] == a.TAKE:
            # A ferry card that lies face up costs the second card as well.
            worth = helps[action] - (max(second, blind) if action == FERRY else 0.0)
        else:
            continue
        if worth > best:
            best, choice = worth, action
    return choice


def help_of_cards(view: View, habits: Habits, wanted: list[int], both: list[int]) -> list[float]:
    """By kind, what one more card is worth: cards that it saves, first for tickets, then for points."""
    box = view.box
    hand = view.hand[:]
    first_need, both_need = Need(box, wanted), Need(box, both)
    first_lack: i64 = first_need.lack(hand)
    both_lack: i64 = both_need.lack(hand)
    found: list[float] = []
    for card in range(CARDS):
        hand[card] += 1
        first: i64 = first_lack - first_need.lack(hand)
        then: i64 = both_lack - both_need.lack(hand)
        worth: float = habits.dud + habits.helps_tickets * float(first) + habits.helps_points * float(then)
        worth += habits.pile * float(hand[card])
        found.append(worth * habits.ferry if card == FERRY else worth)
        hand[card] -= 1
    return found


def second_card(view: View, legal: Sequence[ActionId], habits: Habits) -> ActionId:
    sight = Outlook(view, habits)
    plan = my_plan(view, sight)
    return draw(view, legal, habits, plan.tracks, extras(view, sight, plan))


def pay(view: View, legal: Sequence[ActionId], habits: Habits) -> ActionId:
    """The payment that leaves most for what is still wanted, with the fewest ferry cards."""
    box = view.box
    sight = Outlook(view, habits)
    plan = my_plan(view, sight)
    wanted = [t for t in plan.tracks if t != view.pending]
    more = [t for t in extras(view, sight, plan) if t != view.pending]
    first = box.first[a.PAY]
    best, _ = best_payment(box, view.hand, [action - first for action in legal], wanted, more)
    return first + best


# -- tokens ----------------------------------------------------------------------------------------------------------


def take_token(view: View, legal: Sequence[ActionId], habits: Habits) -> ActionId:
    """The token that would be harder to come by later."""
    box = view.box
    plan = my_plan(view, Outlook(view, habits))

    def rank(action: ActionId) -> tuple[bool, int]:
        spot = action - box.first[a.TOKEN]
        return touches(box, plan.tracks, spot), view.left[stack_at(view, spot)]

    return min(legal, key=rank)


def place(view: View, legal: Sequence[ActionId], habits: Habits) -> ActionId:
    """A stack goes where the own ways lead and few others come by."""
    box = view.box
    plan = my_plan(view, Outlook(view, habits))
    ends = [end for track in plan.tracks for end in (box.end_a[track], box.end_b[track])]
    roads = [box.road_from[spot + 1] - box.road_from[spot] for spot in range(len(box.places))]

    def rank(action: ActionId) -> tuple[bool, int]:
        spot = box.actions[action].location
        return spot in ends, -roads[spot]

    return max(legal, key=rank)


ANSWERS: Final[dict[int, Callable[[View, Sequence[ActionId], Habits], ActionId]]] = {
    q.OPENING: keep,
    q.PLACING: place,
    q.SECOND_CARD: second_card,
    q.KEEPING: keep,
    q.PAYING: pay,
    q.CHOOSING_TOKEN: take_token,
}
