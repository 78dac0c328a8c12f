"""Chapter 8: bonuses."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.skyline import actions as a
from fogline.games.skyline import events as e
from fogline.games.skyline.box import CONTRACT_TOKEN, DEPOT_CARD, PLUS_TWO, POINTS_TOKEN, TRACKS_TOKEN, VALUE_CARD
from fogline.games.skyline.city import covered, is_full, open_districts
from fogline.games.skyline.questions import BONUS, BONUS_ROW, BOOST, BUILDING, LAY
from fogline.games.skyline.rules import growth
from fogline.games.skyline.state import State
from fogline.parts.bits import BIT, members


def grant(s: State, seat: Seat, district: i64, dealer: Dealer) -> None:
    """8.2: the district's own bonus or the tracks token, asked where both can be had. 8.3: what is gone is gone."""
    own: i64 = s.box.bonus_of[district]
    if available(s, seat, own):
        if available(s, seat, TRACKS_TOKEN):
            s.pending = district
            s.asks = BONUS
        else:
            take(s, seat, own, district, dealer)
    elif available(s, seat, TRACKS_TOKEN):
        take(s, seat, TRACKS_TOKEN, district, dealer)
    else:
        dealer.say(e.BONUS_GONE, seat, district)


def available(s: State, seat: Seat, bonus: i64) -> bool:
    """8.3: whether one is left and there is a place for it: 8.6 for a card a space, 8.9 for tracks a bare card."""
    if s.bonuses[bonus] == 0:
        return False
    if bonus == VALUE_CARD or bonus == DEPOT_CARD:
        return not is_full(s.box, s.cities[seat])
    if bonus == TRACKS_TOKEN:
        return bare(s, seat) != 0
    return True


def bare(s: State, seat: Seat) -> i64:
    """8.9: the spaces whose cards have neither tracks nor a depot, as a mask."""
    return covered(s.box, s.cities[seat]) & ~s.cities[seat].rails


def take(s: State, seat: Seat, bonus: i64, district: i64, dealer: Dealer) -> None:
    """8.2: a bonus is taken, and placed at once if it is one to place."""
    s.bonuses[bonus] -= 1
    dealer.say(e.BONUS, seat, bonus, district, s.bonuses[bonus])
    if bonus == PLUS_TWO:
        ask_card(s, seat, BOOST, dealer)
    elif bonus == TRACKS_TOKEN:
        ask_card(s, seat, LAY, dealer)
    elif bonus == POINTS_TOKEN:
        s.points_tokens[seat] += 1  # 8.7
    elif bonus == CONTRACT_TOKEN:
        s.contract_tokens[seat] += 1  # 8.8
    else:
        ask_district(s, seat, s.box.value_card if bonus == VALUE_CARD else s.box.depot_card, dealer)


def ask_district(s: State, seat: Seat, card: i64, dealer: Dealer) -> None:
    """8.5, 8.6: a bonus card goes to any district with a space."""
    choice = open_districts(s.box, s.cities[seat])
    if len(choice) > 1:
        s.pending = card
        s.asks = BONUS_ROW
    else:
        growth.build(s, seat, card, choice[0], dealer)


def ask_card(s: State, seat: Seat, question: i64, dealer: Dealer) -> None:
    """8.4, 8.9: a token goes on a card that can take it."""
    choice = members(targets(s, seat, question))
    if len(choice) > 1:
        s.asks = question
    elif question == BOOST:
        growth.boost(s, seat, choice[0], dealer)
    else:
        growth.lay(s, seat, choice[0], dealer)


def targets(s: State, seat: Seat, question: i64) -> i64:
    """The cards that the token in hand may go on: 8.4 any card for +2, 8.9 a bare one for tracks."""
    return covered(s.box, s.cities[seat]) if question == BOOST else bare(s, seat)


def legal(s: State, out: list[int]) -> None:
    first: i64 = s.box.first[a.BONUS]
    out.append(first + s.box.bonus_of[s.pending])
    out.append(first + TRACKS_TOKEN)


def legal_cards(s: State, seat: Seat, out: list[int]) -> None:
    first: i64 = s.box.first[a.CARD]
    for space in members(targets(s, seat, s.asks)):
        out.append(first + space)


def explain(s: State, bonus: int) -> list[Reason]:
    if bonus in (s.box.bonus_of[s.pending], TRACKS_TOKEN):
        return []
    return [because("other-bonus", "8.2", district=s.pending, bonus=bonus)]


def explain_card(s: State, seat: Seat, space: int) -> list[Reason]:
    if not covered(s.box, s.cities[seat]) & BIT[space]:
        return [because("no-card-there", "8.4" if s.asks == BOOST else "8.9", space=space)]
    if s.asks == LAY and s.cities[seat].rails & BIT[space]:
        return [because("has-tracks", "8.9", space=space)]
    return []


def choose(s: State, seat: Seat, bonus: i64, dealer: Dealer) -> None:
    district = s.pending
    s.pending = -1
    s.asks = BUILDING
    take(s, seat, bonus, district, dealer)


def choose_district(s: State, seat: Seat, district: i64, dealer: Dealer) -> None:
    card = s.pending
    s.pending = -1
    s.asks = BUILDING
    growth.build(s, seat, card, district, dealer)


def choose_card(s: State, seat: Seat, space: i64, dealer: Dealer) -> None:
    question = s.asks
    s.asks = BUILDING
    if question == BOOST:
        growth.boost(s, seat, space, dealer)
    else:
        growth.lay(s, seat, space, dealer)
