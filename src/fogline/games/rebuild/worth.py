"""What things are worth in points to a player who looks ahead by rules of thumb."""

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from fogline.games.rebuild import actions as a
from fogline.games.rebuild import points
from fogline.games.rebuild.box import CABLE_CAR, COLOURS, LIGHTING, PARK, TYPES, Box
from fogline.games.rebuild.view import View
from fogline.parts.bits import BIT, members, size

TURNS_A_BUILDING: Final = 4.0
"""About how many turns a building takes with its permits and materials."""
MORE_LIGHT: Final = 0.6
"""Lights are worth more together: what each keeps open."""
STEP: Final = 1.25
"""About what a step on the development board brings."""
SURE_PACE: Final = 3
"""From so many buildings on, a player's pace is taken for steady."""
SIGNED: Final = 0.75
"""Plans fail: how much of an objective's hoped-for points to believe."""


KINDS: Final[list[str]] = [
    "buildings", "colour", "most colour", "colours", "pairs", "apart", "rivals", "corners",
    "service", "services", "row", "column", "rubble", "most rubble",
]  # fmt: skip
"""The kinds of objective that a single building, card or step can help, and their numbers here."""
BUILDINGS: Final = 0
COLOUR: Final = 1
MOST_COLOUR: Final = 2
ALL_COLOURS: Final = 3
PAIRS: Final = 4
APART: Final = 5
RIVALS: Final = 6
CORNERS: Final = 7
SERVICE: Final = 8
SERVICES: Final = 9
ROW: Final = 10
COLUMN: Final = 11
RUBBLE: Final = 12
MOST_RUBBLE: Final = 13
OTHER: Final = -1


@lru_cache(maxsize=16)
def kind_numbers(box: Box) -> list[int]:
    """By objective, its place among KINDS: numbers compare faster than names."""
    return [KINDS.index(kind) if kind in KINDS else OTHER for kind in box.objective_kind]


@final
class Outlook:
    """What lies ahead of a player, worked out once a decision."""

    def __init__(self, view: View, turns: int, builds: int, final: float, dollar: float) -> None:
        self.turns: int = turns
        """How many action cards are still to be visited, this one included."""
        self.builds: int = builds
        """How many stops after this one allow building, the last year's benefit included."""
        self.final: float = final
        """How many buildings this player may hope for in the end."""
        self.dollar: float = dollar
        """What a dollar is worth."""
        wanted = members(view.common | view.held[view.seat])
        numbers = kind_numbers(view.box)
        # The objectives this player scores, the common ones and its own: kind, what of, and points for each time.
        self.kinds: list[int] = [numbers[objective] for objective in wanted]
        self.of: list[int] = [view.box.objective_of[objective] for objective in wanted]
        self.each: list[int] = [points.each(view, objective) for objective in wanted]


def look_ahead(view: View) -> Outlook:
    me, box = view.seat, view.box
    side = 1 if view.seats > 2 else 0
    played = max(view.stop - 1, 0) if view.stop else 0
    ahead = view.ring[played:] if view.year < box.last_year else []
    cards = ahead + view.ring * max(box.last_year - 1 - view.year, 0)
    cards = cards[: until_eighth(view, len(cards))]
    later = cards[1:] if view.stop else cards
    builds = [card for card in later if a.BUILD in box.deeds[side][card] or a.GRANT in box.deeds[side][card]]
    built = view.built[me].bit_count()
    most = min(box.buildings, built + len(builds) + 2)
    final = min(float(most), built + 0.7 * min(view.stock[me], 2) + len(cards) / TURNS_A_BUILDING)
    need = 0.45 + 2.2 / (2.5 + view.money[me])
    dollar = need if len(cards) > 3 else 0.34
    last = 1 if view.year < box.last_year and can_pay_last(view, len(cards)) else 0
    return Outlook(view, len(cards), len(builds) + last, final, dollar)


def until_eighth(view: View, turns: int) -> int:
    """How many turns it may take until somebody builds the last building, if they go on as until now."""
    box = view.box
    played = len(view.ring) * box.last_year - turns
    most = max([view.built[player].bit_count() for player in view.players])
    if most < SURE_PACE:
        return turns
    return max(1, min(turns, round(played * (box.buildings - most) / most) + 1))


def can_pay_last(view: View, turns: int) -> bool:
    """Whether there may be money for a building in the last year."""
    return turns > 1 or view.money[view.seat] >= view.box.year_cost[view.box.last_year]


def space_worth(view: View, ahead: Outlook, space: i64) -> float:
    """What a building on this space brings by the objectives of its owner, its hopes included."""
    total: float = 0.7
    for nth in range(len(ahead.kinds)):
        total += space_pull(view, ahead.kinds[nth], ahead.of[nth], float(ahead.each[nth]), space)
    return total


def space_pull(view: View, kind: i64, of: i64, each: float, space: i64) -> float:
    """What one objective gains from a building on this space."""
    box = view.box
    colour: i64 = box.space_colour[space]
    if kind == BUILDINGS:
        return each
    if kind == COLOUR:
        return each if of == colour else 0.0
    if kind == MOST_COLOUR:
        return 1.4 if of == colour else 0.0
    if kind == ALL_COLOURS:
        return each / 3.0 if is_rarest(view, colour) else each / 12.0
    if PAIRS <= kind <= CORNERS:
        return neighbour_pull(view, kind, each, space)
    return 0.0


def is_rarest(view: View, colour: i64) -> bool:
    """Whether this player has built nowhere less than on this colour."""
    mine: i64 = view.built[view.seat]
    here: i64 = size(mine & view.box.of_colour[colour])
    for other in range(len(COLOURS)):
        if size(mine & view.box.of_colour[other]) < here:
            return False
    return True


def neighbour_pull(view: View, kind: i64, each: float, space: i64) -> float:
    """What the objectives about neighbours gain from a building on this space."""
    box = view.box
    mine: i64 = view.built[view.seat]
    vacant: i64 = view.vacant
    near: i64 = box.neighbours[space]
    if kind == PAIRS:
        more: i64 = points.pairs(box, mine | BIT[space]) - points.pairs(box, mine) if near & mine else 0
        return each * float(more) if more else 0.3 * each if near & vacant else 0.0
    if kind == RIVALS:
        return each if near & ~vacant & ~mine else 0.45 * each if near & vacant else 0.0
    if kind == CORNERS:
        return corner_pull(view, space) * each
    lost: i64 = 0
    for other in members(near & mine):
        if box.neighbours[other] & ~vacant == 0:
            lost += 1
    alone: float = 0.0 if near & ~vacant else each * (0.6 if near else 1.0)
    return alone - each * float(lost)


def corner_pull(view: View, space: i64) -> float:
    """Corners surrounded by building here: this one, hoped for or sure, and own ones that wait for this space."""
    box = view.box
    mine: i64 = view.built[view.seat]
    near: i64 = box.neighbours[space]
    closed: float = 0.0
    for other in members(near & mine & box.corners):
        if box.neighbours[other] & view.vacant & ~BIT[space] == 0:
            closed += 1.0
    if not box.corners & BIT[space]:
        return closed
    return closed + (1.0 if near & view.vacant == 0 else 0.45)


def card_worth(view: View, ahead: Outlook, service: i64) -> float:
    """What an urbanism card brings, with the step that comes with it."""
    box, start = view.box, view.seat * TYPES
    worth: float = STEP + step_pull(ahead, up=False)
    have: i64 = view.urbanism[start + service]
    if service == LIGHTING:
        worth += float(box.lighting_points[have + 1] - box.lighting_points[have]) + MORE_LIGHT
    elif service == PARK:
        taken = sum([view.urbanism[player * TYPES + PARK] for player in view.players])
        worth += float(box.park_points[taken])
    else:
        worth += float(box.service_points[service])
    if service == CABLE_CAR:
        worth -= box.cable_cost * ahead.dollar
    for nth in range(len(ahead.kinds)):
        if ahead.kinds[nth] == SERVICE and ahead.of[nth] == service:
            worth += float(ahead.each[nth])
        elif ahead.kinds[nth] == SERVICES:
            fewest = min(view.urbanism[start : start + TYPES])
            worth += float(ahead.each[nth]) / 3.0 if have == fewest else 0.3
    return worth


def step_worth(view: View, ahead: Outlook, up: bool) -> float:
    """What a step on the development board brings."""
    box, here = view.box, view.tokens[view.seat]
    last_column, last_row = here % box.wide == box.wide - 1, here // box.wide == box.high - 1
    if last_column and last_row:
        return box.corner_money * ahead.dollar
    there = here + (box.wide if (up and not last_row) or last_column else 1)
    # The last steps of a row or column bring twice as much, so each of the first ones is worth a little more.
    return box.board[there] - box.board[here] + 0.2 + step_pull(ahead, up)


def step_pull(ahead: Outlook, up: bool) -> float:
    """What the objectives for rows and columns gain from a step."""
    return 1.2 * float(ahead.kinds.count(ROW if up else COLUMN))


def rubble_worth(ahead: Outlook) -> float:
    """What a rubble token brings by objectives."""
    return 2.0 * float(ahead.kinds.count(RUBBLE)) + 1.1 * float(ahead.kinds.count(MOST_RUBBLE))


def objective_worth(view: View, ahead: Outlook, objective: int) -> float:
    """What an objective may be worth in the end."""
    box, me = view.box, view.seat
    kind, of, each = box.objective_kind[objective], box.objective_of[objective], points.each(view, objective)
    if points.compares(box, objective):
        return SIGNED * place_hope(view, ahead, objective)
    now = points.count(view, me, objective)
    more = max(ahead.final - view.built[me].bit_count(), 0.0)
    left = ahead.turns / 36
    if kind == "buildings":
        return ahead.final * each
    if kind == "colour":
        room = (view.vacant & box.of_colour[of]).bit_count()
        return SIGNED * each * (now + min(0.45 * more, room * 0.7))
    if kind == "colours":
        return SIGNED * each * min(2.0, ahead.final / 4.3)
    if kind in ("row", "column"):
        return SIGNED * (now + 4.5 * left)
    if kind == "rubble":
        return SIGNED * each * (now + 3.5 * left)
    if kind == "service":
        room = box.service_counts[of] - sum([points.cards(view, player)[of] for player in view.players])
        return SIGNED * each * (now + min(2.0 * left, room))
    if kind == "services":
        kinds = len([n for n in points.cards(view, me) if n > now])
        return SIGNED * each * (now + (kinds / 4) ** 2 * 0.5 + 0.75 * left)
    hopes = {"pairs": 0.36, "rivals": 0.5, "corners": 0.35, "apart": 0.4}
    return SIGNED * each * (now + hopes[kind] * more)


def place_hope(view: View, ahead: Outlook, objective: int) -> float:
    """What a comparison may bring: the points of the place now, drawn towards the middle while much may change."""
    mine = points.count(view, view.seat, objective)
    others = [points.count(view, player, objective) for player in view.players if player != view.seat]
    table = view.box.most_points[len(view.players)]
    unit = 4.0 if view.box.objective_kind[objective] == "most money" else 1.0
    spread = 1.0 + ahead.turns / 12
    lost = sum([min(max(0.42 + (other - mine) / unit / (2 * spread), 0.0), 1.0) for other in others])
    place = min(int(lost), len(table) - 1)
    below = table[min(place + 1, len(table) - 1)]
    return table[place] + (below - table[place]) * (lost - place)
