"""Chapter 5: placing taken cards in the city."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.skyline import actions as a
from fogline.games.skyline.box import BLACK, BONUS
from fogline.games.skyline.city import open_districts
from fogline.games.skyline.questions import BUILDING, ROW
from fogline.games.skyline.rules import bonuses, growth
from fogline.games.skyline.state import State


def can_build(s: State, seat: Seat, card: i64) -> bool:
    """5.1: a card goes to the district of its colour, 5.3: if that has an empty space. 5.4: black goes anywhere."""
    colour: i64 = s.box.colour[card]
    return colour == BLACK or s.cities[seat].built[colour] < s.box.spaces


def can_build_any(s: State, seat: Seat) -> bool:
    return any([can_build(s, seat, card) for card in s.tray])


def legal(s: State, seat: Seat, out: list[int]) -> None:
    """4.5: any of the taken cards that has a space, in any order, or none."""
    first: i64 = s.box.first[a.BUILD]
    before: i64 = -1
    for card in s.tray:
        if card != before and can_build(s, seat, card):
            out.append(first + card)
        before = card
    out.append(s.box.first[a.DONE])


def explain(s: State, seat: Seat, card: int) -> list[Reason]:
    if card not in s.tray:
        return [because("card-not-taken", "4.5", card=card)]
    if not can_build(s, seat, card):
        return [because("district-full", "5.3", district=s.box.colour[card])]
    return []


def legal_districts(s: State, seat: Seat, out: list[int]) -> None:
    first: i64 = s.box.first[a.ROW]
    for district in open_districts(s.box, s.cities[seat]):
        out.append(first + district)


def explain_district(s: State, seat: Seat, district: int) -> list[Reason]:
    if s.cities[seat].built[district] < s.box.spaces:
        return []
    return [because("district-full", "5.3", district=district)]


def choose(s: State, seat: Seat, card: i64, dealer: Dealer) -> None:
    """A card leaves the tray. 5.4: a black one asks for its district, where there is a choice."""
    s.tray.remove(card)
    colour: i64 = s.box.colour[card]
    if colour != BLACK:
        build(s, seat, card, colour, dealer)
        return
    choice = open_districts(s.box, s.cities[seat])
    if len(choice) > 1:
        s.pending = card
        s.asks = ROW
    else:
        build(s, seat, card, choice[0], dealer)


def choose_district(s: State, seat: Seat, district: i64, dealer: Dealer) -> None:
    card = s.pending
    s.pending = -1
    build(s, seat, card, district, dealer)


def build(s: State, seat: Seat, card: i64, district: i64, dealer: Dealer) -> None:
    """5.6: the card and all it brings, its bonus last. 8.1: exactly the second symbol of a district brings one."""
    s.asks = BUILDING
    growth.build(s, seat, card, district, dealer)
    if s.box.symbols[card] & BONUS != 0 and s.cities[seat].bonuses[district] == 2:
        bonuses.grant(s, seat, district, dealer)
