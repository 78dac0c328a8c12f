"""Chapter 8: bonuses."""

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.skyline import events as e
from fogline.games.skyline.box import CONTRACT_TOKEN, PLUS_TWO, POINTS_TOKEN, TRACKS_TOKEN
from fogline.games.skyline.city import covered
from fogline.games.skyline.questions import BONUS, BONUS_ROW, BOOST, BUILDING, LAY
from fogline.games.skyline.rules import growth
from fogline.games.skyline.rules.spaces import available, districts_for, targets
from fogline.games.skyline.state import State
from fogline.parts.bits import BIT


def grant(s: State, seat: i64, district: i64, dealer: Dealer) -> None:
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


def take(s: State, seat: i64, bonus: i64, district: i64, dealer: Dealer) -> None:
    """8.2: a bonus is taken, and placed at once if it is one to place."""
    s.bonuses[bonus] -= 1
    dealer.say(e.BONUS, seat, bonus, district, s.bonuses[bonus])
    if bonus == POINTS_TOKEN:
        s.points_tokens[seat] += 1  # 8.7
    elif bonus == CONTRACT_TOKEN:
        s.contract_tokens[seat] += 1  # 8.8
    elif bonus == PLUS_TWO or bonus == TRACKS_TOKEN:
        ask_card(s, seat, bonus, dealer)
    else:
        ask_district(s, seat, s.box.bonus_card[bonus], dealer)


def ask_district(s: State, seat: i64, card: i64, dealer: Dealer) -> None:
    """8.5, 8.6: a bonus card goes to any district with a space."""
    choice: i64 = districts_for(s.box, s.cities[seat], card)
    if choice & (choice - 1) != 0:
        s.pending = card
        s.asks = BONUS_ROW
    else:
        growth.build(s, seat, card, nth(choice, 0), dealer)


def ask_card(s: State, seat: i64, token: i64, dealer: Dealer) -> None:
    """8.4, 8.9: a token goes on a card that can take it."""
    choice: i64 = targets(s.box, s.cities[seat], token)
    if choice & (choice - 1) != 0:
        s.asks = BOOST if token == PLUS_TWO else LAY
    elif token == PLUS_TWO:
        growth.boost(s, seat, nth(choice, 0), dealer)
    else:
        growth.lay(s, seat, nth(choice, 0), dealer)


def token_in_hand(s: State) -> i64:
    """The token that the open question is about."""
    return PLUS_TWO if s.asks == BOOST else TRACKS_TOKEN


def explain(s: State, bonus: int) -> list[Reason]:
    if bonus in (s.box.bonus_of[s.pending], TRACKS_TOKEN):
        return []
    return [because("other-bonus", "8.2", district=s.pending, bonus=bonus)]


def explain_card(s: State, seat: i64, space: int) -> list[Reason]:
    if not covered(s.box, s.cities[seat]) & BIT[space]:
        return [because("no-card-there", "8.4" if s.asks == BOOST else "8.9", space=space)]
    if not targets(s.box, s.cities[seat], token_in_hand(s)) & BIT[space]:
        return [because("has-tracks", "8.9", space=space)]
    return []


def choose(s: State, seat: i64, bonus: i64, dealer: Dealer) -> None:
    district: i64 = s.pending
    s.pending = -1
    s.asks = BUILDING
    take(s, seat, bonus, district, dealer)


def choose_district(s: State, seat: i64, district: i64, dealer: Dealer) -> None:
    card: i64 = s.pending
    s.pending = -1
    s.asks = BUILDING
    growth.build(s, seat, card, district, dealer)


def choose_card(s: State, seat: i64, space: i64, dealer: Dealer) -> None:
    token: i64 = token_in_hand(s)
    s.asks = BUILDING
    if token == PLUS_TWO:
        growth.boost(s, seat, space, dealer)
    else:
        growth.lay(s, seat, space, dealer)
