"""Chapter 8: drawing action cards, one a year."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import BONUS, EXTRA, REMOVAL
from fogline.games.investors.rules import bonus, end, rods
from fogline.games.investors.state import State


def after_investing(s: State, dealer: Dealer) -> None:
    """8.1: one card if anything was rebuilt this round, however much."""
    if s.rebuilt == 0:
        s.asks = q.CLOSE_ROUND
    else:
        draw(s, dealer)


def draw(s: State, dealer: Dealer) -> None:
    """The start player turns up a card, and it is carried out."""
    card = pick(s, dealer)
    s.cards[card] -= 1
    s.played.append(card)
    s.card = card
    s.rebuilt = 0
    end.came_on(s)
    dealer.say(e.CARD_DRAWN, s.start, card, s.box.first_year + len(s.played) - 1)
    kind: i64 = s.box.card_kind[card]
    if kind == EXTRA:
        promise(s, dealer)
    elif kind == BONUS or kind == REMOVAL:
        bonus.begin(s, dealer)
    elif rods.useful(s):
        s.asks = q.OPEN_BIDDING  # 8.4
    else:
        dealer.say(e.CARD_USELESS)  # 8.5
        s.asks = q.CARD_DONE


def pick(s: State, dealer: Dealer) -> int:
    """Any unseen card; 12.6: in a deck put together by the players, bonuses and others by how many are left of each."""
    if s.bonuses_left < 0:
        return dealer.pick_from(s.cards)
    left: i64 = s.box.years - len(s.played)
    want = dealer.below(left) < s.bonuses_left
    if want:
        s.bonuses_left -= 1
    return dealer.pick([n if is_bonus == want else 0 for n, is_bonus in zip(s.cards, s.box.is_bonus, strict=True)])


def promise(s: State, dealer: Dealer) -> None:
    """8.7: the card waits for the next such district; 8.8: not in the last year, nor when none is left to rebuild."""
    district = s.box.card_district[s.card]
    last = len(s.played) == s.box.years
    if last or not to_rebuild(s, district):
        dealer.say(e.EXTRA_VOID, district)
    else:
        s.promised[district] += 1
        dealer.say(e.EXTRA_WAITS, district, s.box.card_points[s.card])
    s.asks = q.CARD_DONE


def to_rebuild(s: State, district: i64) -> bool:
    for tile in range(s.box.tiles):
        if s.layout[tile] == district and s.builder[tile] < 0:
            return True
    return False


def card_done(s: State, dealer: Dealer) -> None:
    """11.1: the last year ends the game. 8.3: if the card led to rebuilding, another one follows."""
    s.card = -1
    s.first_rod = -1
    s.pending = -1
    if len(s.played) == s.box.years:
        end.over(s, q.LAST_YEAR, dealer)
    elif s.rebuilt > 0:
        draw(s, dealer)
    else:
        s.asks = q.CLOSE_ROUND
