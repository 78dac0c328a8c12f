"""What new tickets may bring, and who would win if the game ended now: by what one seat can see."""

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.counts import total
from fogline.core.rows import vec
from fogline.games.cablecars.habits import USUAL, Habits
from fogline.games.cablecars.paths import CLOSED, Reach
from fogline.games.cablecars.plan import is_done, time_left
from fogline.games.cablecars.view import View, known_tickets
from fogline.parts.bits import members, size


def wants_tickets(view: View, habits: Habits, prices: vec[float]) -> bool:
    """Whether new tickets promise something."""
    return hope(view, prices, habits) > habits.tickets_from


def hope(view: View, prices: vec[float], habits: Habits = USUAL) -> float:
    """What drawing tickets may bring in points: the better of two must be kept, the other may."""
    box = view.box
    left: i64 = box.all_tickets & ~known_tickets(view)
    time: i64 = time_left(view)
    sources: list[Reach | None] = [None] * len(box.places)
    worths: list[float] = []
    while left != 0:
        ticket: i64 = nth(left, 0)
        left &= left - 1
        start: i64 = box.ticket_a[ticket]
        reach = sources[start]
        if reach is None:
            reach = Reach(box, prices, start)
            sources[start] = reach
        worths.append(ticket_hope(view, habits, prices, reach, ticket, time))
    if len(worths) < 2:
        return worths[0] if worths else -CLOSED
    worths.sort(reverse=True)
    pairs = 0
    total = 0.0
    for n, better in enumerate(worths):
        rest = worths[n + 1 :]
        pairs += len(rest)
        total += better * len(rest) + sum([other for other in rest if other > 0])
    return total / pairs


def ticket_hope(view: View, habits: Habits, prices: vec[float], reach: Reach, ticket: i64, time: i64) -> float:
    """What one new ticket would bring in points, by the ways from its first location."""
    box = view.box
    points: float = float(box.ticket_points[ticket])
    here: i64 = box.ticket_b[ticket]
    price: float = reach.price[here]
    if price >= CLOSED:
        return -points
    tracks: i64 = 0
    cars: i64 = 0
    while here != reach.start:
        track: i64 = reach.came_by[here]
        here = box.end_a[track] + box.end_b[track] - here
        if prices[track] > 0.0:
            tracks += 1
            cars += box.spaces[track]
    spare: float = float(time - 1 - tracks) - float(max(0, cars - total(view.hand))) / 2.0
    if cars > view.cars[view.seat] or spare < 0.0:
        return -points
    if price > 0.0:
        sure: float = min(1.0, (spare + 1.0) / habits.sure_from)
        return points * (2.0 * sure - 1.0) - habits.ticket_turn * price
    return points - habits.ticket_turn * price


def ahead(view: View, habits: Habits, prices: vec[float]) -> bool:
    """Whether I would probably win if the game ended now: by routes, tokens and tickets, the others' by guess."""
    box = view.box
    mine: float = float(view.points[view.seat] + box.token_points[size(view.tokens[view.seat])])
    for ticket in members(view.my_tickets):
        points = float(box.ticket_points[ticket])
        mine += points if is_done(view, prices, ticket) else -points
    for seat in range(view.seats):
        if seat != view.seat:
            theirs = float(view.points[seat] + box.token_points[size(view.tokens[seat])])
            if theirs + habits.their_ticket * float(view.ticket_counts[seat]) >= mine:
                return False
    return True
