"""Chapter 5, after each card: what a city's growth brings, in the order of rule 5.6."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.games.skyline import city as c
from fogline.games.skyline import events as e
from fogline.games.skyline.box import WIDTH
from fogline.games.skyline.city import City
from fogline.games.skyline.state import State
from fogline.parts.bits import BIT, members, size


def build(s: State, seat: i64, card: i64, district: i64, dealer: Dealer) -> None:
    """5.2, 5.6: the card, its cable cars, squares and skyscrapers, the medal, then the completion token."""
    space: i64 = district * WIDTH + s.cities[seat].built[district]
    dealer.say(e.BUILT, seat, card, space)
    become(s, seat, c.build(s.box, s.cities[seat], card, district), dealer)
    if s.cities[seat].full & BIT[district] != 0 and s.finished[district] < 0:
        s.finished[district] = seat  # 5.7
        dealer.say(e.FINISHED, seat, district)


def boost(s: State, seat: i64, space: i64, dealer: Dealer) -> None:
    """8.4: a +2 token."""
    city = c.boost(s.box, s.cities[seat], space)
    dealer.say(e.BOOSTED, seat, space, city.values[space])
    become(s, seat, city, dealer)


def lay(s: State, seat: i64, space: i64, dealer: Dealer) -> None:
    """8.9: a tracks token."""
    dealer.say(e.LAID, seat, space)
    become(s, seat, c.lay(s.box, s.cities[seat], space), dealer)


def become(s: State, seat: i64, new: City, dealer: Dealer) -> None:
    """The city is now this one: tell what is new in it, in the order of rule 5.6."""
    old = s.cities[seat]
    s.cities[seat] = new
    if new.cars != old.cars:
        dealer.say(e.CARS, seat, size(new.cars & ~old.cars), size(new.cars))
    if new.lit != old.lit:
        for space in members(new.lit & ~old.lit):
            dealer.say(e.SQUARE, seat, space, new.values[space])
    if new.towers != old.towers:
        towers: i64 = size(old.towers)
        for space in members(new.towers & ~old.towers):
            towers += 1
            dealer.say(e.TOWER, seat, space, c.around(s.box, new, space), c.required(s.box, new), towers)
        award_medal(s, seat, dealer)


def award_medal(s: State, seat: i64, dealer: Dealer) -> None:
    """7.4: the first to build a skyscraper has the medal; 7.5: it passes only to somebody with strictly more."""
    holder = s.medal
    if holder < 0:
        s.medal = seat
        dealer.say(e.MEDAL, seat)
    elif holder != seat and size(s.cities[seat].towers) > size(s.cities[holder].towers):
        s.medal = seat
        dealer.say(e.MEDAL_MOVED, seat, size(s.cities[seat].towers), holder)
