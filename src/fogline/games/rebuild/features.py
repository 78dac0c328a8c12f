"""What a net is told of a view: the open table with me first, and what everybody would score as it stands."""

from mypy_extensions import i64

from fogline.bots.sheet import Sheet
from fogline.games.rebuild import points
from fogline.games.rebuild.box import COMMITTEE, PARK, ROW, TYPES
from fogline.games.rebuild.view import View
from fogline.parts.bits import BIT, nth, size


def features(v: View, sheet: Sheet) -> None:
    """The same entries for every view of one box and so many seats."""
    box = v.box
    spaces, permits = len(box.space_card), len(box.permit_colour)
    objectives = len(box.objective_kind)
    sheet.number("hard", v.hard)
    sheet.number("asks", v.asks)
    sheet.number("asked", seen_from(v, v.waiting[0] if v.waiting else -1))
    sheet.number("first", seen_from(v, v.first))
    sheet.number("year", v.year)
    sheet.number("stop", v.stop)
    sheet.number("at", v.at)
    sheet.number("deck", size(v.deck))
    sheet.number("bag", v.bag_size)
    sheet.number("vacant-left", size(v.vacant))
    sheet.number("rubble-left", size(v.rubble))
    sheet.number("grant", 1 if v.grant else 0)
    sheet.mask("site", BIT[v.site] if v.site >= 0 else 0, spaces)
    sheet.mask("used", v.used, permits)
    for place in range(len(v.players)):
        sheet.number("order", seen_from(v, v.order[place] if place < len(v.order) else -1))
    sheet.number("best-builder", seen_from(v, v.best))
    sheet.mask("common", v.common, objectives)
    sheet.mask("permit-row", row_mask(v.permit_row[0], v.permit_row[1], v.permit_row[2]), permits)
    sheet.mask("objective-row", row_mask(v.objective_row[0], v.objective_row[1], v.objective_row[2]), objectives)
    sheet.mask("vacant", v.vacant, spaces)
    sheet.mask("rubble", v.rubble, spaces)
    for turn in range(v.seats):
        tell_player(v, (v.seat + turn) % v.seats, sheet, spaces, permits, objectives)
    if v.seats == 1:
        tell_player(v, COMMITTEE, sheet, spaces, permits, objectives)
    tell_leads(v, sheet)


def seen_from(v: View, player: i64) -> i64:
    """0 for nobody, 1 for me, 2 for the next and so on; the Committee comes after everybody."""
    if player < 0:
        return 0
    return 1 + v.seats if player == COMMITTEE else 1 + (player - v.seat + v.seats) % v.seats


def row_mask(left: i64, centre: i64, right: i64) -> i64:
    """The cards of a row; a gap is none."""
    mask: i64 = 0
    if left >= 0:
        mask |= BIT[left]
    if centre >= 0:
        mask |= BIT[centre]
    return mask | BIT[right] if right >= 0 else mask


def tell_player(v: View, player: i64, sheet: Sheet, spaces: int, permits: int, objectives: int) -> None:
    sheet.number("spot", v.spots[player])
    sheet.number("money", v.money[player])
    sheet.number("stock", v.stock[player])
    sheet.number("pool", v.pool[player])
    sheet.number("objectives", v.held_counts[player])
    sheet.number("permits-held", size(v.permits[player]))
    sheet.number("buildings", size(v.built[player]))
    sheet.number("cleared", v.cleared[player])
    sheet.number("row", v.tokens[player] // v.box.wide)
    sheet.number("column", v.tokens[player] % v.box.wide)
    sheet.numbers("urbanism", v.urbanism, player * TYPES, TYPES)
    sheet.number("parks", v.urbanism[player * TYPES + PARK])
    sheet.mask("permits", v.permits[player], permits)
    sheet.mask("held", v.held[player], objectives)
    sheet.mask("built", v.built[player], spaces)
    sheet.number("points", points_so_far(v, player))


def points_so_far(v: View, player: i64) -> i64:
    """Chapter 8 as it stands, by the objectives that this seat knows of."""
    box = v.box
    total: i64 = box.board[v.tokens[player]]
    objectives: i64 = v.common | (v.held[player] if player != COMMITTEE else 0)
    while objectives != 0:
        total += points.worth(v, player, nth(objectives, 0))
        objectives &= objectives - 1
    for service in range(TYPES):
        if v.urbanism[player * TYPES + service] > 0:
            total += points.urbanism_points(v, player, service)
    if player == COMMITTEE:
        cards = v.held_counts[player] + (1 if v.best == player else 0)
        return total + cards * box.committee_objective + v.money[player] // box.committee_point[v.hard]
    if v.best == player:
        total += box.objective_points[box.best_builder]
    return total + v.money[player] // box.money_point


def tell_leads(v: View, sheet: Sheet) -> None:
    """How far I am ahead of the best other, in points and in buildings."""
    best: i64 = -1000
    built: i64 = 0
    for player in v.players:
        if player != v.seat:
            best = max(best, points_so_far(v, player))
            built = max(built, size(v.built[player]))
    sheet.number("lead", points_so_far(v, v.seat) - best)
    sheet.number("building-lead", size(v.built[v.seat]) - built)
    sheet.number("gaps", ROW - size(row_mask(v.permit_row[0], v.permit_row[1], v.permit_row[2])))
