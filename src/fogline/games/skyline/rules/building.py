"""Chapter 5: placing taken cards in the city."""

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.skyline import actions as a
from fogline.games.skyline.box import BLACK, BONUS
from fogline.games.skyline.questions import BUILDING, ROW
from fogline.games.skyline.rules import bonuses, growth
from fogline.games.skyline.rules.spaces import districts_for, with_room
from fogline.games.skyline.state import State
from fogline.parts.bits import BIT


def legal(s: State, seat: i64, out: Choices) -> None:
    """4.5: any of the taken cards that has a space, in any order, or none."""
    box = s.box
    room: i64 = with_room(s.cities[seat])
    before: i64 = -1
    for card in s.tray:
        if card != before and box.goes_to[card] & room != 0:
            out.add(box.first[a.BUILD] + card)
        before = card
    out.add(box.first[a.DONE])


def explain(s: State, seat: i64, card: int) -> list[Reason]:
    if card not in s.tray:
        return [because("card-not-taken", "4.5", card=card)]
    if not districts_for(s.box, s.cities[seat], card):
        return [because("district-full", "5.3", district=s.box.colour[card])]
    return []


def explain_district(s: State, seat: i64, district: int) -> list[Reason]:
    if with_room(s.cities[seat]) & BIT[district]:
        return []
    return [because("district-full", "5.3", district=district)]


def choose(s: State, seat: i64, card: i64, dealer: Dealer) -> None:
    """A card leaves the tray. 5.4: a black one asks for its district, where there is a choice."""
    s.tray.remove(card)
    colour: i64 = s.box.colour[card]
    if colour != BLACK:
        build(s, seat, card, colour, dealer)
        return
    choice: i64 = with_room(s.cities[seat])
    if choice & (choice - 1) != 0:
        s.pending = card
        s.asks = ROW
    else:
        build(s, seat, card, nth(choice, 0), dealer)


def choose_district(s: State, seat: i64, district: i64, dealer: Dealer) -> None:
    card: i64 = s.pending
    s.pending = -1
    build(s, seat, card, district, dealer)


def build(s: State, seat: i64, card: i64, district: i64, dealer: Dealer) -> None:
    """5.6: the card and all it brings, its bonus last. 8.1: exactly the second symbol of a district brings one."""
    s.asks = BUILDING
    growth.build(s, seat, card, district, dealer)
    if s.box.symbols[card] & BONUS != 0 and s.cities[seat].bonuses[district] == 2:
        bonuses.grant(s, seat, district, dealer)
