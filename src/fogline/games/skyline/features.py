"""What a net is told of a view: the open table with me first, and how far ahead each city is."""

from mypy_extensions import i64

from fogline.bots.sheet import Sheet
from fogline.games.skyline.box import BONUS_KINDS, DISTRICTS, SPACES
from fogline.games.skyline.city import City, around, district_total, empty_beside, required
from fogline.games.skyline.view import View
from fogline.parts.bits import BIT, nth, size


def features(v: View, sheet: Sheet) -> None:
    """The same entries for every view of one box and so many seats."""
    kinds = int(v.box.kinds)
    sheet.number("turn", seen_from(v, v.turn))
    sheet.number("first", seen_from(v, v.first))
    sheet.number("asks", v.asks)
    sheet.number("foundations", v.foundations)
    sheet.mask("drawn", BIT[v.drawn] if v.drawn >= 0 else 0, kinds)
    sheet.mask("pending", BIT[v.pending] if 0 <= v.pending < kinds else 0, kinds)
    for card in range(kinds):
        sheet.number("deck", v.deck[card])
    for cards in v.columns:
        sheet.mask("column", as_mask(cards), kinds)
        sheet.number("column-size", len(cards))
    sheet.mask("tray", as_mask(tuple(v.tray)), kinds)
    sheet.number("tray-size", len(v.tray))
    sheet.numbers("bonuses", v.bonuses, 0, BONUS_KINDS)
    sheet.number("medal", seen_from(v, v.medal))
    for district in range(DISTRICTS):
        sheet.number("finished", seen_from(v, v.finished[district]))
    for turn in range(v.seats):
        tell_seat(v, (v.seat + turn) % v.seats, sheet)
    tell_leads(v, sheet)


def seen_from(v: View, seat: i64) -> i64:
    """0 for nobody, 1 for me, 2 for the next and so on."""
    return 0 if seat < 0 else 1 + (seat - v.seat + v.seats) % v.seats


def as_mask(cards: tuple[int, ...]) -> i64:
    """Which cards there are; of several that are alike the number is told beside it."""
    mask: i64 = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def tell_seat(v: View, seat: i64, sheet: Sheet) -> None:
    city = v.cities[seat]
    sheet.number("contracts", v.contracts[seat])
    sheet.number("points-tokens", v.points_tokens[seat])
    sheet.number("contract-tokens", v.contract_tokens[seat])
    sheet.number("seasides", city.seasides)
    for district in range(DISTRICTS):
        sheet.number("built", city.built[district])
        sheet.number("total", district_total(city, district))
        sheet.number("symbols", city.bonuses[district])
    sheet.mask("rails", city.rails, SPACES)
    sheet.mask("cars", city.cars, SPACES)
    sheet.mask("squares", city.squares & ~city.lit, SPACES)
    sheet.mask("foundations", city.foundations & ~city.towers, SPACES)
    sheet.number("towers", size(city.towers))
    sheet.number("cable-cars", size(city.cars))
    sheet.number("near-tower", nearest_tower(v, city))
    sheet.number("own-points", own_points(v, seat))


def nearest_tower(v: View, city: City) -> i64:
    """What is missing at the foundation that is nearest to a skyscraper; 9 where none can get one."""
    found: i64 = 9
    bare: i64 = city.foundations & ~city.towers
    while bare != 0:
        space: i64 = nth(bare, 0)
        bare &= bare - 1
        if empty_beside(v.box, city, space) > 0:
            found = min(found, max(0, required(v.box, city) - around(v.box, city, space)))
    return found


def own_points(v: View, seat: i64) -> i64:
    """10.6: what nobody can take away, in halves; the medal may go."""
    box = v.box
    points: i64 = size(v.cities[seat].towers) * box.tower_points + v.points_tokens[seat] * box.token_points
    if v.medal == seat:
        points += box.medal_points
    for district in range(DISTRICTS):
        if v.finished[district] == seat:
            points += box.finished_points
    return points


def tell_leads(v: View, sheet: Sheet) -> None:
    """How far I am ahead of the best other: by district, in cable cars, and in points as it stands."""
    points: i64 = 0
    for district in range(DISTRICTS):
        mine: i64 = district_total(v.cities[v.seat], district)
        best: i64 = 0
        for seat in range(v.seats):
            if seat != v.seat:
                best = max(best, district_total(v.cities[seat], district))
        sheet.number("district-lead", mine - best)
        points += advantage(mine, best)
    cars: i64 = 0
    own: i64 = 0
    for seat in range(v.seats):
        if seat != v.seat:
            cars = max(cars, size(v.cities[seat].cars))
            own = max(own, own_points(v, seat))
    sheet.number("car-lead", size(v.cities[v.seat].cars) - cars)
    points += advantage(size(v.cities[v.seat].cars), cars)
    sheet.number("advantages", points)
    sheet.number("lead", 2 * points + own_points(v, v.seat) - own)


def advantage(mine: i64, best: i64) -> i64:
    return 1 if mine > best else -1 if mine < best else 0
