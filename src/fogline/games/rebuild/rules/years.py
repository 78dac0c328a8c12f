"""Chapter 3: the years, with their earnings spaces and benefits."""

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import events as e
from fogline.games.rebuild.open import constructed
from fogline.games.rebuild.questions import BENEFIT, DONE, EARNING
from fogline.games.rebuild.rules import build, moving, permits, visit
from fogline.games.rebuild.state import State
from fogline.parts.bits import BIT


def free_spaces(s: State) -> i64:
    """3.2: the earnings spaces where no pawn stands; 9.1: in a solo game one is blocked."""
    blocked = visit.taken(s)
    if s.seats == 1:
        blocked |= BIT[s.box.blocked[s.hard]]
    return (BIT[len(s.box.earnings)] - 1) & ~blocked


def ask(s: State, seat: i64, dealer: Dealer) -> None:
    """3.4: first an earnings space, then the benefit; 3.8: in the last year only the benefit."""
    free = free_spaces(s)
    if s.year == s.box.last_year:
        ask_benefit(s, seat, dealer)
    elif free & (free - 1) == 0:
        earn(s, seat, nth(free, 0), dealer)
    else:
        s.asks = EARNING


def explain_earn(s: State, space: int) -> list[Reason]:
    if free_spaces(s) & BIT[space]:
        return []
    for player in s.order[: s.at]:
        if s.spots[player] == space:
            return [because("space-taken", "3.2", player=player)]
    return [because("space-blocked", "9.1", money=s.box.earnings[space])]


def earn(s: State, seat: i64, space: i64, dealer: Dealer) -> None:
    """3.2: stand there and receive that much."""
    place_pawn(s, seat, space, dealer)
    ask_benefit(s, seat, dealer)


def place_pawn(s: State, player: i64, space: i64, dealer: Dealer) -> None:
    s.spots[player] = space
    s.money[player] += s.box.earnings[space]
    dealer.say(e.EARNED, player, s.box.earnings[space])


def possible(s: State, seat: i64, deed: i64) -> bool:
    """Whether a benefit can be had. Those that pay money always can."""
    if deed == a.PER_BUILDING or deed == a.MONEY or deed == a.URBAN:
        return True
    least: i64 = moving.need(s, seat, deed)
    return least >= 0 and s.money[seat] >= least


def ask_benefit(s: State, seat: i64, dealer: Dealer) -> None:
    """3.5: one benefit of the year; 3.7: when none is possible it is lost."""
    if s.year == 0:
        begin(s, seat, dealer)
        return
    can = legal_benefit(s, seat)
    if can == 0:
        dealer.say(e.LOST_BENEFIT, seat)
        s.asks = DONE
    elif can & (can - 1) == 0:
        choose(s, seat, a.BENEFITS[nth(can, 0)], dealer)
    else:
        s.asks = BENEFIT


def legal_benefit(s: State, seat: i64) -> i64:
    """The benefits of the year that can be had, as a mask of their actions."""
    found: i64 = 0
    rest: i64 = s.box.offers[s.year]
    while rest != 0:
        benefit: i64 = nth(rest, 0)
        rest &= rest - 1
        if possible(s, seat, a.BENEFITS[benefit]):
            found |= BIT[benefit]
    return found


def explain_benefit(s: State, seat: i64, deed: int) -> list[Reason]:
    year = s.box.years[s.year]
    if deed not in s.box.benefits[s.year]:
        return [because("not-this-year", "3.5", year=year)]
    if possible(s, seat, deed):
        return []
    if moving.need(s, seat, deed) < 0:
        return moving.explain_need(s, seat, deed)
    cost = int(build.least_cost(s, seat, False))
    return [because("build-too-dear", "3.9", year=year, need=cost, have=s.money[seat])]


def choose(s: State, seat: i64, deed: i64, dealer: Dealer) -> None:
    """Receive a benefit."""
    dealer.say(e.CHOSE_BENEFIT, seat, deed)
    if not receive(s, seat, deed, dealer):
        moving.carry_out(s, seat, deed, 0, dealer)


def begin(s: State, seat: i64, dealer: Dealer) -> None:
    """3.3: the benefit of 1906 is a building and a permit of the row."""
    moving.get_building(s, seat, dealer)
    permits.begin(s, seat, dealer)


def receive(s: State, player: i64, deed: i64, dealer: Dealer) -> bool:
    """The benefits that are money; whether this was one."""
    if deed != a.MONEY and deed != a.PER_BUILDING:
        return False
    money: i64 = s.box.benefit_money[s.year][s.box.benefits[s.year].index(deed)]
    if deed == a.PER_BUILDING:
        money *= constructed(s, player)
    moving.get_money(s, player, money, dealer)
    return True
