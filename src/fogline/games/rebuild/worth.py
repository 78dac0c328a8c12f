"""What things are worth in points to a player who looks ahead by rules of thumb."""

from typing import Final, final

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.rows import vec
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import kinds as k
from fogline.games.rebuild import points
from fogline.games.rebuild.box import CABLE_CAR, COLOURS, LIGHTING, PARK, TYPES
from fogline.games.rebuild.habits import USUAL, Habits
from fogline.games.rebuild.rules import development, urbanism, visit
from fogline.games.rebuild.view import View
from fogline.parts.bits import BIT, members, size

SURE_PACE: Final = 3
"""From so many buildings on, a player's pace is taken for steady."""
PROVED: Final[vec[float]] = vec[float](
    [0.83, 0.8, 1.35, 0.45, 0.9, 1.6, 1.0, 0.85, 1.1, 0.8, 1.7, 1.8, 2.0, 1.35, 1.0, 1.0]
)
"""By kind: what objectives turn out to be worth having signed, in parts of what is hoped for."""
LATE: Final = 6
"""In so many last turns a player counts stop by stop what can still be built."""
NO_TIME: Final = 3
"""In so many last turns money is worth little, unless it is missing for a building."""
LAST_DOLLAR: Final = 1.2
"""What a dollar is worth that is missing for the last building."""


@final
class Outlook:
    """What lies ahead of a player, worked out once a decision."""

    def __init__(self, view: View, habits: Habits, turns: i64, builds: i64, final: float, dollar: float) -> None:
        self.habits: Habits = habits
        self.turns: i64 = turns
        """How many action cards are still to be visited, this one included."""
        self.builds: i64 = builds
        """How many stops after this one allow building, the last year's benefit included."""
        self.final: float = final
        """How many buildings this player may hope for in the end."""
        self.dollar: float = dollar
        """What a dollar is worth."""
        self.late: bool = False
        """Whether the end is near enough to count what can still be built, as the next two do."""
        self.can: i64 = 0
        """How many buildings can still be built at the stops after this one, materials being fetched on the way."""
        self.with_one: i64 = 0
        """How many if this turn brings materials."""
        wanted = members(view.common | view.held[view.seat])
        # The objectives this player scores, the common ones and its own: kind, what of, and points for each time.
        self.kinds: vec[i64] = vec[i64]([view.box.objective_kind[objective] for objective in wanted])
        self.of: vec[i64] = vec[i64]([view.box.objective_of[objective] for objective in wanted])
        self.each: vec[i64] = vec[i64]([points.each(view, objective) for objective in wanted])

    def count_buildable(self, view: View) -> None:
        """The end is near: what can still be built, and what money that needs."""
        stock: i64 = view.stock[view.seat]
        pool: i64 = view.pool[view.seat]
        self.late = True
        self.can = buildable(view, self.turns, stock, pool)
        self.with_one = buildable(view, self.turns, stock + 1, pool - 1) if pool > 0 else self.can
        if self.turns <= NO_TIME and self.can > 0 and view.money[view.seat] <= view.box.year_cost[view.box.last_year]:
            self.dollar = LAST_DOLLAR

    def count(self, kind: i64) -> float:
        """How many of these objectives are of a kind."""
        found: i64 = 0
        for one in self.kinds:
            if one == kind:
                found += 1
        return float(found)


def look_ahead(view: View, habits: Habits = USUAL) -> Outlook:
    me: i64 = view.seat
    box = view.box
    stops: i64 = len(view.ring)
    played: i64 = max(view.stop - 1, 0)
    turns: i64 = 0
    if view.year < box.last_year:
        turns = until_eighth(view, stops - played + stops * (box.last_year - 1 - view.year))
    builds: i64 = 0
    for turn in range(1 if view.stop else 0, turns):
        builds += box.for_building[visit.face(view, (played + turn) % stops + 1)]
    built = size(view.built[me])
    most = min(box.buildings, built + builds + 2)
    hoped: float = float(built) + 0.7 * float(min(view.stock[me], 2)) + float(turns) / habits.building_turns
    dollar: float = habits.late_dollar
    if turns > NO_TIME:
        dollar = habits.dollar + habits.first_dollar / (2.5 + float(view.money[me]))
    last: i64 = 1 if view.year < box.last_year and can_pay_last(view, turns) else 0
    found = Outlook(view, habits, turns, builds + last, min(float(most), hoped), dollar)
    if turns <= LATE:
        found.count_buildable(view)
    return found


def buildable(view: View, turns: i64, ready: i64, pool: i64) -> i64:
    """How many buildings can still be built after this stop, if every stop is used for materials or for building."""
    box = view.box
    stops: i64 = len(view.ring)
    played: i64 = max(view.stop - 1, 0)
    done: i64 = 0
    for turn in range(1 if view.stop else 0, turns):
        face = visit.face(view, (played + turn) % stops + 1)
        if ready > 0 and box.for_building[face] != 0:
            ready -= 1
            done += 1
        elif pool > 0 and box.where[face * a.ALL_DEEDS + a.MATERIALS] >= 0:
            ready += 1
            pool -= 1
    return done + 1 if ready > 0 and view.year < box.last_year and can_pay_last(view, turns) else done


def best_builder(view: View, more: i64) -> float:
    """What being first with all buildings brings, if so many more are all of them."""
    box = view.box
    if view.best >= 0 or size(view.built[view.seat]) + more < box.buildings:
        return 0.0
    return float(box.objective_points[box.best_builder])


def unseen(ahead: Outlook) -> float:
    """What the top objective of the deck is worth."""
    return ahead.habits.unseen * min(1.0, float(ahead.turns) / 18.0 + 0.5)


def until_eighth(view: View, turns: i64) -> i64:
    """How many turns it may take until somebody builds the last building, if they go on as until now."""
    box = view.box
    played: i64 = len(view.ring) * box.last_year - turns
    most: i64 = 0
    for player in view.players:
        most = max(most, size(view.built[player]))
    if most < SURE_PACE:
        return turns
    return max(1, min(turns, round(float(played * (box.buildings - most)) / float(most)) + 1))


def can_pay_last(view: View, turns: i64) -> bool:
    """Whether there may be money for a building in the last year."""
    return turns > 1 or view.money[view.seat] >= view.box.year_cost[view.box.last_year]


def space_worth(view: View, ahead: Outlook, space: i64) -> float:
    """What a building on this space brings by the objectives of its owner, its hopes included."""
    total: float = ahead.habits.building
    for n in range(len(ahead.kinds)):
        total += space_pull(view, ahead.habits, ahead.kinds[n], ahead.of[n], float(ahead.each[n]), space)
    return total


def space_pull(view: View, habits: Habits, kind: i64, of: i64, each: float, space: i64) -> float:
    """What one objective gains from a building on this space."""
    box = view.box
    colour: i64 = box.space_colour[space]
    if kind == k.BUILDINGS:
        return each
    if kind == k.COLOUR:
        return each if of == colour else 0.0
    if kind == k.MOST_COLOUR:
        return habits.most_colour if of == colour else 0.0
    if kind == k.COLOURS:
        return each / 3.0 if is_rarest(view, colour) else each / 12.0
    if k.PAIRS <= kind <= k.CORNERS:
        return neighbour_pull(view, habits, kind, each, space)
    return 0.0


def is_rarest(view: View, colour: i64) -> bool:
    """Whether this player has built nowhere less than on this colour."""
    mine: i64 = view.built[view.seat]
    here: i64 = size(mine & view.box.of_colour[colour])
    for other in range(len(COLOURS)):
        if size(mine & view.box.of_colour[other]) < here:
            return False
    return True


def neighbour_pull(view: View, habits: Habits, kind: i64, each: float, space: i64) -> float:
    """What the objectives about neighbours gain from a building on this space."""
    box = view.box
    mine: i64 = view.built[view.seat]
    vacant: i64 = view.vacant
    near: i64 = box.neighbours[space]
    if kind == k.PAIRS:
        more: i64 = points.pairs(box, mine | BIT[space]) - points.pairs(box, mine) if near & mine else 0
        return each * float(more) if more else habits.later_pair * each if near & vacant else 0.0
    if kind == k.RIVALS:
        return each if near & ~vacant & ~mine else habits.later_rival * each if near & vacant else 0.0
    if kind == k.CORNERS:
        return corner_pull(view, space) * each
    lost: i64 = 0
    beside = near & mine
    while beside != 0:
        if box.neighbours[nth(beside, 0)] & ~vacant == 0:
            lost += 1
        beside &= beside - 1
    alone: float = 0.0 if near & ~vacant else each * (0.6 if near else 1.0)
    return alone - each * float(lost)


def corner_pull(view: View, space: i64) -> float:
    """Corners surrounded by building here: this one, hoped for or sure, and own ones that wait for this space."""
    box = view.box
    mine: i64 = view.built[view.seat]
    near: i64 = box.neighbours[space]
    closed: float = 0.0
    beside: i64 = near & mine & box.corners
    while beside != 0:
        if box.neighbours[nth(beside, 0)] & view.vacant & ~BIT[space] == 0:
            closed += 1.0
        beside &= beside - 1
    if not box.corners & BIT[space]:
        return closed
    return closed + (1.0 if near & view.vacant == 0 else 0.45)


def card_worth(view: View, ahead: Outlook, service: i64) -> float:
    """What an urbanism card brings, with the step that comes with it."""
    box = view.box
    worth: float = ahead.habits.step + step_pull(ahead, False)
    have: i64 = view.urbanism[view.seat * TYPES + service]
    if service == LIGHTING:
        worth += float(box.lighting_points[have + 1] - box.lighting_points[have]) + ahead.habits.more_light
    elif service == PARK:
        worth += float(box.park_points[box.service_counts[PARK] - urbanism.left(view, PARK)])
    else:
        worth += float(box.service_points[service])
    if service == CABLE_CAR:
        worth -= float(box.cable_cost) * ahead.dollar
    for n in range(len(ahead.kinds)):
        if ahead.kinds[n] == k.SERVICE and ahead.of[n] == service:
            worth += float(ahead.each[n])
        elif ahead.kinds[n] == k.SERVICES:
            rarest = have == points.of_rarest_card(view, view.seat)
            worth += float(ahead.each[n]) / 3.0 if rarest else 0.3
    return worth


def step_worth(view: View, ahead: Outlook, up: bool) -> float:
    """What a step on the development board brings."""
    box = view.box
    here: i64 = view.tokens[view.seat]
    there = development.beyond(view, view.seat, up)
    if there == here:
        return float(box.corner_money) * ahead.dollar
    # The last steps of a row or column bring twice as much, so each of the first ones is worth a little more.
    return float(box.board[there] - box.board[here]) + ahead.habits.step_more + step_pull(ahead, up)


def step_pull(ahead: Outlook, up: bool) -> float:
    """What the objectives for rows and columns gain from a step."""
    return ahead.habits.lines * ahead.count(k.ROW if up else k.COLUMN)


def rubble_worth(ahead: Outlook) -> float:
    """What a rubble token brings by objectives."""
    return ahead.habits.rubble * (2.0 * ahead.count(k.RUBBLE) + 1.1 * ahead.count(k.MOST_RUBBLE))


def objective_worth(view: View, ahead: Outlook, objective: i64) -> float:
    """What an objective will be worth in the end, by what such objectives have brought."""
    return ahead.habits.proved * PROVED[view.box.objective_kind[objective]] * hoped_of(view, ahead, objective)


def hoped_of(view: View, ahead: Outlook, objective: i64) -> float:
    """What an objective may be worth in the end."""
    box = view.box
    if points.compares(box, objective):
        return ahead.habits.signed * place_hope(view, ahead, objective)
    kind: i64 = box.objective_kind[objective]
    each: float = float(points.each(view, objective))
    if kind == k.BUILDINGS:
        return ahead.final * each
    if kind == k.COLOURS:
        return ahead.habits.signed * each * min(2.0, ahead.final / 4.3)
    now: float = float(points.count(view, view.seat, objective))
    if kind == k.SERVICES:
        now += begun(view)
    return ahead.habits.signed * each * (now + hope(view, ahead, objective))


def hope(view: View, ahead: Outlook, objective: i64) -> float:
    """How much more often an objective may be met in the end than it is now."""
    box = view.box
    kind: i64 = box.objective_kind[objective]
    left: float = float(ahead.turns) / 36.0
    more: float = max(ahead.final - float(size(view.built[view.seat])), 0.0)
    if kind == k.COLOUR:
        return min(0.45 * more, float(size(view.vacant & box.of_colour[box.objective_of[objective]])) * 0.7)
    if kind == k.ROW or kind == k.COLUMN:
        return 4.5 * left
    if kind == k.RUBBLE:
        return 3.5 * left
    if kind == k.SERVICE:
        return min(2.0 * left, float(urbanism.left(view, box.objective_of[objective])))
    if kind == k.SERVICES:
        return 0.75 * left
    if kind == k.PAIRS:
        return 0.36 * more
    if kind == k.RIVALS:
        return 0.5 * more
    return (0.35 if kind == k.CORNERS else 0.4) * more


def begun(view: View) -> float:
    """How much of one more set of different urbanism cards is there."""
    sets = points.of_rarest_card(view, view.seat)
    more: i64 = 0
    for service in range(TYPES):
        if view.urbanism[view.seat * TYPES + service] > sets:
            more += 1
    share: float = float(more) / 4.0
    return share * share * 0.5


def place_hope(view: View, ahead: Outlook, objective: i64) -> float:
    """What a comparison may bring: the points of the place now, drawn towards the middle while much may change."""
    mine = points.count(view, view.seat, objective)
    unit: float = 4.0 if view.box.objective_kind[objective] == k.MOST_MONEY else 1.0
    spread: float = 1.0 + float(ahead.turns) / 12.0
    lost: float = 0.0
    for player in view.players:
        if player != view.seat:
            behind: float = float(points.count(view, player, objective) - mine)
            lost += min(max(0.42 + behind / unit / (2.0 * spread), 0.0), 1.0)
    table = view.box.most_points[len(view.players)]
    place = min(int(lost), len(table) - 1)
    below = table[min(place + 1, len(table) - 1)]
    return float(table[place]) + float(below - table[place]) * (lost - float(place))
