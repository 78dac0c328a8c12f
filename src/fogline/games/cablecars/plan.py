"""What a seat means to build: the tracks that join its tickets, then those that are worth most."""

from typing import Final, final

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.counts import total
from fogline.core.rows import vec
from fogline.games.cablecars.box import FERRY, GRAY, SUITS, Box
from fogline.games.cablecars.habits import USUAL, Habits
from fogline.games.cablecars.paths import CLOSED, Path, cheapest
from fogline.games.cablecars.rules.stacks import offering
from fogline.games.cablecars.rules.tracks import claimable
from fogline.games.cablecars.view import View
from fogline.parts.bits import BIT, size


@final
class Plan:
    """Tracks to build for tickets."""

    def __init__(self, tracks: list[int], turns: float, cars: int, tickets: list[int]) -> None:
        self.tracks = tracks
        self.turns: float = turns
        """The price of the tracks: turns they take, less what they bring."""
        self.cars: int = cars
        self.tickets = tickets
        """The tickets that it completes and that are not complete yet."""


NOTHING: Final = Plan([], 0.0, 0, [])


@final
class Outlook:
    """What every open track would take and bring, worked out once a decision."""

    def __init__(self, view: View, habits: Habits = USUAL) -> None:
        box = view.box
        self.habits: Habits = habits
        self.view = view
        self.hand: vec[i64] = view.hand
        self.most: i64 = max([view.hand[suit] for suit in range(SUITS)])
        """The most cards of one colour: what a gray track can be paid with."""
        self.token: float = token_worth(view, habits)
        self.calm: float = min(1.0, float(time_left(view)) / habits.short)
        """How much of what a track brings beside its ticket counts for its price."""
        self.offering: i64 = offering(view, view.seat)
        """Where a tourist token is to be had, as a mask."""
        self.worth: vec[float] = vec[float]([0.0] * len(box.spaces))
        """By track: the points it brings at once or later, tickets aside."""
        self.missing: vec[i64] = vec[i64]([0] * len(box.spaces))
        """By track: how many cards it alone would still take."""
        self.prices: vec[float] = vec[float]([CLOSED] * len(box.spaces))
        """By track: about how many turns it would take, less what it brings: nothing for one's own."""
        left: i64 = claimable(view, view.seat)
        while left != 0:
            self._look_at(box, nth(left, 0))
            left &= left - 1
        mine: i64 = view.claimed[view.seat]
        while mine != 0:
            self.prices[nth(mine, 0)] = 0.0
            mine &= mine - 1

    def _look_at(self, box: Box, track: i64) -> None:
        spaces: i64 = box.spaces[track]
        missing: i64 = self._cards_missing(box, track, spaces)
        worth: float = float(box.route_points[spaces])
        if self.offering & (BIT[box.end_a[track]] | BIT[box.end_b[track]]) != 0:
            worth += self.token
        turns: float = 1.0 + float(missing) / 2.0 + self.habits.car * float(spaces)
        self.missing[track] = missing
        self.worth[track] = worth
        self.prices[track] = max(self.habits.least, turns - self.calm * worth / self.habits.turn)

    def _cards_missing(self, box: Box, track: i64, spaces: i64) -> i64:
        """Ferry cards being spent on ferry symbols only."""
        colour: i64 = box.colour[track]
        have: i64 = self.most if colour == GRAY else self.hand[colour]
        anchors: i64 = box.ferries[track]
        lacking: i64 = anchors - self.hand[FERRY]
        cards: i64 = spaces - anchors - have
        missing: i64 = 0
        if cards > 0:
            missing = cards
        if lacking > 0:
            missing += 2 * lacking
        return missing


def token_worth(view: View, habits: Habits) -> float:
    """What the next tourist token is worth: the more one has, the more it brings."""
    have = int(size(view.tokens[view.seat]))
    points = view.box.token_points
    return max(habits.token, float(points[have + 1] - points[have])) if have + 1 < len(points) else 0.0


def join(view: View, prices: vec[float], tickets: list[int], first: Path | None) -> Plan | None:
    """The tracks that join these tickets one after the other, each way using those planned before it.

    ``first`` is the way of the first ticket where it is known.
    """
    box = view.box
    left = prices[:]
    tracks: list[int] = []
    turns: float = 0.0
    cars: i64 = 0
    for ticket in tickets:
        way = first if first is not None else cheapest(box, left, box.ticket_a[ticket], box.ticket_b[ticket])
        first = None
        if way is None:
            return None
        turns += way[0]
        for track in way[1]:
            if left[track] > 0.0:
                left[track] = 0.0
                tracks.append(track)
                cars += box.spaces[track]
    return Plan(tracks, turns, cars, tickets[:])


def best_join(view: View, prices: vec[float], tickets: list[int], ways: list[Path | None] | None = None) -> Plan | None:
    """The cheaper of two orders, dear and cheap tickets first, that takes no more cable cars than there are."""
    found = join(view, prices, tickets, ways[0] if ways else None)
    if found is not None and found.cars > view.cars[view.seat]:
        found = None
    if len(tickets) > 1:
        other = join(view, prices, tickets[::-1], ways[-1] if ways else None)
        if other is not None and other.cars <= view.cars[view.seat] and (found is None or other.turns < found.turns):
            found = other
    return found


def lean(view: View, prices: vec[float]) -> vec[float]:
    """The same tracks priced by cable cars alone, for when cars run short."""
    found = prices[:]
    for track in range(len(found)):
        if 0.0 < found[track] < CLOSED:
            found[track] = float(view.box.spaces[track])
    return found


def plan_for(view: View, prices: vec[float], tickets: list[int]) -> Plan:
    """The best plan for as many points of these tickets as can still be completed."""
    box = view.box
    live: list[int] = []
    ways: list[Path | None] = []
    for ticket in sorted(tickets, key=lambda t: -box.ticket_points[t]):
        way = cheapest(box, prices, box.ticket_a[ticket], box.ticket_b[ticket])
        if way is not None and way[0] > 0.0:
            live.append(ticket)
            ways.append(way)
    while live:
        plan = best_join(view, prices, live, ways) or best_join(view, lean(view, prices), live)
        # The last one is tried even if time seems short: others may dawdle, and nothing is lost by trying.
        if plan and (len(live) == 1 or time_needed(view, plan) <= time_left(view)):
            return plan
        live.pop()
        ways.pop()
    return NOTHING


def time_needed(view: View, plan: Plan) -> i64:
    """How many turns a plan takes at least: a claim for each track, and draws for the cards that are missing."""
    missing: i64 = plan.cars - total(view.hand)
    return len(plan.tracks) + max(0, (missing + 1) // 2)


def time_left(view: View) -> i64:
    """About how many turns this seat still has before somebody else ends the game."""
    if view.last_turns >= 0:
        return 1
    least: i64 = 1000
    for seat in range(view.seats):
        if seat != view.seat:
            cars: i64 = max(0, view.cars[seat] - view.box.last_round_at)
            least = min(least, (cars + 2) // 3 + max(0, cars - view.hand_sizes[seat]) // 2)
    return least + 1


def ticket_worth(view: View, habits: Habits, prices: vec[float], tickets: list[int]) -> float:
    """What holding these tickets is worth in points: what they bring or cost, less the turns they take."""
    plan = plan_for(view, prices, tickets)
    total = -plan.turns * habits.ticket_turn
    for ticket in tickets:
        points = float(view.box.ticket_points[ticket])
        total += points if ticket in plan.tickets or is_done(view, prices, ticket) else -points
    return total


def is_done(view: View, prices: vec[float], ticket: int) -> bool:
    way = cheapest(view.box, prices, view.box.ticket_a[ticket], view.box.ticket_b[ticket])
    return way is not None and way[0] == 0


def extras(view: View, sight: Outlook, plan: Plan) -> list[int]:
    """Tracks to build with the cars a plan leaves, those that bring most for their turns first."""
    box = view.box
    cars: i64 = view.cars[view.seat] - plan.cars
    rates = vec[float]([0.0] * len(box.spaces))
    for track in range(len(rates)):
        if 0.0 < sight.prices[track] < CLOSED:
            rates[track] = sight.worth[track] / (1.0 + float(sight.missing[track]) / 2.0)
    for track in plan.tracks:
        rates[track] = 0.0
        if box.twin[track] >= 0:
            rates[box.twin[track]] = 0.0
    found: list[int] = []
    while cars > 0:
        best: float = 0.0
        chosen: i64 = -1
        for track in range(len(rates)):
            if rates[track] > best and box.spaces[track] <= cars:
                best = rates[track]
                chosen = track
        if chosen < 0:
            break
        found.append(chosen)
        cars -= box.spaces[chosen]
        rates[chosen] = 0.0
        if box.twin[chosen] >= 0:
            rates[box.twin[chosen]] = 0.0
    return found
