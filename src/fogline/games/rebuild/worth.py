"""What things are worth in points to a player who looks ahead by rules of thumb."""

from dataclasses import dataclass
from typing import Final

from fogline.games.rebuild import actions as a
from fogline.games.rebuild import points
from fogline.games.rebuild.box import CABLE_CAR, COLOURS, LIGHTING, PARK
from fogline.games.rebuild.view import View
from fogline.parts.bits import BIT, members

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


@dataclass(frozen=True)
class Outlook:
    """What lies ahead of a player, worked out once a decision."""

    turns: int
    """How many action cards are still to be visited, this one included."""
    builds: int
    """How many stops after this one allow building, the last year's benefit included."""
    final: float
    """How many buildings this player may hope for in the end."""
    wanted: list[int]
    """The objectives this player scores: the common ones and its own."""
    dollar: float
    """What a dollar is worth."""


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
    wanted = members(view.common | view.held[me])
    need = 0.45 + 2.2 / (2.5 + view.money[me])
    dollar = need if len(cards) > 3 else 0.34
    last = 1 if view.year < box.last_year and can_pay_last(view, len(cards)) else 0
    return Outlook(len(cards), len(builds) + last, final, wanted, dollar)


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


def space_worth(view: View, ahead: Outlook, space: int) -> float:
    """What a building on this space brings by the objectives of its owner, its hopes included."""
    return 0.7 + sum([space_pull(view, objective, space) for objective in ahead.wanted])


def space_pull(view: View, objective: int, space: int) -> float:
    """What one objective gains from a building on this space."""
    box, mine = view.box, view.built[view.seat]
    kind, each = box.objective_kind[objective], points.each(view, objective)
    near = box.neighbours[space]
    colour = box.space_colour[space]
    if kind == "buildings":
        return float(each)
    if kind == "colour":
        return float(each) if box.objective_of[objective] == colour else 0.0
    if kind == "most colour":
        return 1.4 if box.objective_of[objective] == colour else 0.0
    if kind == "colours":
        counts = [points.of_colour(view, view.seat, k) for k in range(len(COLOURS))]
        return each / 3.0 if counts[colour] == min(counts) else each / 12.0
    if kind == "pairs":
        more = points.pairs(box, mine | BIT[space]) - points.pairs(box, mine)
        return float(each * more) if more else 0.3 * each * bool(near & view.vacant)
    if kind == "apart":
        lost = len([other for other in members(near & mine) if not box.neighbours[other] & ~view.vacant])
        alone = 0.0 if near & ~view.vacant else each * (0.6 if near else 1.0)
        return alone - each * lost
    if kind == "rivals":
        rivals = near & ~view.vacant & ~mine
        return float(each) if rivals else 0.45 * each * bool(near & view.vacant)
    if kind == "corners":
        return corner_pull(view, space) * each
    return 0.0


def corner_pull(view: View, space: int) -> float:
    """Corners surrounded by building here: this one, hoped for or sure, and own ones that wait for this space."""
    box, mine = view.box, view.built[view.seat]
    near = box.neighbours[space]
    closed = len([o for o in members(near & mine & box.corners) if not box.neighbours[o] & view.vacant & ~BIT[space]])
    if not box.corners & BIT[space]:
        return float(closed)
    return closed + (1.0 if not near & view.vacant else 0.45)


def card_worth(view: View, ahead: Outlook, service: int) -> float:
    """What an urbanism card brings, with the step that comes with it."""
    box, have = view.box, points.cards(view, view.seat)
    worth = STEP + step_pull(view, ahead, up=False)
    if service == LIGHTING:
        worth += box.lighting_points[have[LIGHTING] + 1] - box.lighting_points[have[LIGHTING]] + MORE_LIGHT
    elif service == PARK:
        taken = sum([points.cards(view, player)[PARK] for player in view.players])
        worth += box.park_points[taken]
    else:
        worth += box.service_points[service]
    if service == CABLE_CAR:
        worth -= box.cable_cost * ahead.dollar
    for objective in ahead.wanted:
        kind, each = box.objective_kind[objective], points.each(view, objective)
        if kind == "service" and box.objective_of[objective] == service:
            worth += each
        elif kind == "services":
            worth += each / 3.0 if have[service] == min(have) else 0.3
    return worth


def step_worth(view: View, ahead: Outlook, up: bool) -> float:
    """What a step on the development board brings."""
    box, here = view.box, view.tokens[view.seat]
    last_column, last_row = here % box.wide == box.wide - 1, here // box.wide == box.high - 1
    if last_column and last_row:
        return box.corner_money * ahead.dollar
    there = here + (box.wide if (up and not last_row) or last_column else 1)
    # The last steps of a row or column bring twice as much, so each of the first ones is worth a little more.
    return box.board[there] - box.board[here] + 0.2 + step_pull(view, ahead, up)


def step_pull(view: View, ahead: Outlook, up: bool) -> float:
    """What the objectives for rows and columns gain from a step."""
    kinds = [view.box.objective_kind[objective] for objective in ahead.wanted]
    return 1.2 * kinds.count("row" if up else "column")


def rubble_worth(view: View, ahead: Outlook) -> float:
    """What a rubble token brings by objectives."""
    kinds = [view.box.objective_kind[objective] for objective in ahead.wanted]
    return 2.0 * kinds.count("rubble") + 1.1 * kinds.count("most rubble")


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
