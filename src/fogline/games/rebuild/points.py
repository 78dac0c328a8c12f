"""Chapter 8: what objectives and urbanism cards count, from what lies on the table."""

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.rows import vec
from fogline.games.rebuild import kinds as k
from fogline.games.rebuild.box import COLOURS, LIGHTING, PARK, TYPES, Box
from fogline.games.rebuild.open import Open
from fogline.parts.bits import members, size


def pairs(box: Box, spaces: i64) -> i64:
    """8.3: the most pairs of neighbours that share no building."""
    while spaces != 0:
        near: i64 = box.neighbours[nth(spaces, 0)]
        spaces &= spaces - 1
        near &= spaces
        if near != 0:
            most = pairs(box, spaces)
            while near != 0:
                most = max(most, 1 + pairs(box, spaces & ~(near & -near)))
                near &= near - 1
            return most
    return 0


def everybody(t: Open) -> i64:
    """All spaces with a building."""
    spaces: i64 = 0
    for player in t.players:
        spaces |= t.built[player]
    return spaces


def beside_rivals(t: Open, player: i64) -> i64:
    """8.4: own buildings next to somebody else's."""
    rivals = everybody(t) & ~t.built[player]
    return len([space for space in members(t.built[player]) if t.box.neighbours[space] & rivals])


def surrounded_corners(t: Open, player: i64) -> i64:
    """8.5: own buildings on a corner all of whose neighbours are built on."""
    full = everybody(t)
    corners = members(t.built[player] & t.box.corners)
    return len([space for space in corners if not t.box.neighbours[space] & ~full])


def apart(t: Open, player: i64) -> i64:
    """8.6: own buildings without a neighbour."""
    full = everybody(t)
    return len([space for space in members(t.built[player]) if not t.box.neighbours[space] & full])


def of_colour(t: Open, player: i64, colour: i64) -> i64:
    return size(t.built[player] & t.box.of_colour[colour])


def of_rarest_colour(t: Open, player: i64) -> i64:
    """8.8: how many sets of one of each colour there are."""
    fewest = of_colour(t, player, 0)
    for colour in range(1, len(COLOURS)):
        fewest = min(fewest, of_colour(t, player, colour))
    return fewest


def cards(t: Open, player: i64) -> vec[i64]:
    """Urbanism cards by type."""
    return t.urbanism[player * TYPES : (player + 1) * TYPES]


def of_rarest_card(t: Open, player: i64) -> i64:
    """8.10: how many sets of one of each type there are."""
    fewest: i64 = t.urbanism[player * TYPES]
    for slot in range(player * TYPES + 1, player * TYPES + TYPES):
        fewest = min(fewest, t.urbanism[slot])
    return fewest


def count(t: Open, player: i64, objective: i64) -> i64:
    """How often an objective is met, or how much it compares; 8.7, 8.9: most of them count what somebody has."""
    box = t.box
    kind: i64 = box.objective_kind[objective]
    of: i64 = box.objective_of[objective]
    if k.PAIRS <= kind <= k.CORNERS:
        return count_neighbours(t, player, kind)
    if kind == k.BUILDINGS:
        return size(t.built[player])
    if kind == k.COLOUR or kind == k.MOST_COLOUR:
        return of_colour(t, player, of)
    if kind == k.COLOURS:
        return of_rarest_colour(t, player)
    if kind == k.RUBBLE or kind == k.MOST_RUBBLE:
        return t.cleared[player]
    if kind == k.SERVICE:
        return t.urbanism[player * TYPES + of]
    if kind == k.SERVICES:
        return of_rarest_card(t, player)
    if kind == k.MOST_MONEY:
        return t.money[player]
    if kind == k.ROW:
        return box.orange_row[t.tokens[player] // box.wide]  # 8.11
    return box.green_column[t.tokens[player] % box.wide] if kind == k.COLUMN else 1


def count_neighbours(t: Open, player: i64, kind: i64) -> i64:
    """The objectives about neighbours."""
    if kind == k.PAIRS:
        return pairs(t.box, t.built[player])
    if kind == k.APART:
        return apart(t, player)
    return beside_rivals(t, player) if kind == k.RIVALS else surrounded_corners(t, player)


def each(t: Open, objective: i64) -> i64:
    """Points for each time an objective is met; 8.4, 8.5: some count more with two players and solo."""
    if on_board(t.box, objective):
        return 1
    return t.box.objective_two[objective] if t.seats <= 2 else t.box.objective_points[objective]


def on_board(box: Box, objective: i64) -> bool:
    """8.11: whether it is about a row or a column of the development board."""
    return box.objective_kind[objective] == k.ROW or box.objective_kind[objective] == k.COLUMN


def compares(box: Box, objective: i64) -> bool:
    kind: i64 = box.objective_kind[objective]
    return kind == k.MOST_COLOUR or kind == k.MOST_RUBBLE or kind == k.MOST_MONEY


def rank(t: Open, player: i64, objective: i64) -> tuple[int, int, int]:
    """8.12: the place in a comparison, how many share it, and the points of the shared places together."""
    mine = count(t, player, objective)
    all_counts = [int(count(t, other, objective)) for other in t.players]
    above, tied = len([n for n in all_counts if n > mine]), all_counts.count(mine)
    return above + 1, tied, sum(t.box.most_points[len(t.players)][above : above + tied])


def worth(t: Open, player: i64, objective: i64) -> int:
    """The points of an objective for a player. 8.13: a comparison tie is split, rounding down."""
    if compares(t.box, objective):
        _, tied, together = rank(t, player, objective)
        return together // tied
    return int(count(t, player, objective) * each(t, objective))


def urbanism_points(t: Open, player: i64, service: i64) -> int:
    """8.16: what the urbanism cards of one type are worth."""
    have = t.urbanism[player * TYPES + service]
    if service == LIGHTING:
        return t.box.lighting_points[have]
    if service == PARK:
        return sum([t.box.park_points[park] for park in members(t.parks[player])])
    return have * t.box.service_points[service]
