"""Chapter 3: the years, with their earnings spaces and benefits."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import events as e
from fogline.games.rebuild.questions import BENEFIT, DONE, EARNING
from fogline.games.rebuild.rules import build, decks, moving, permits
from fogline.games.rebuild.state import State, constructed
from fogline.parts.bits import BIT


def free_spaces(s: State) -> i64:
    """3.2: the earnings spaces where no pawn stands; 9.1: in a solo game one is blocked."""
    blocked = moving.taken(s)
    if s.seats == 1:
        blocked |= BIT[s.box.blocked[s.hard]]
    return (BIT[len(s.box.earnings)] - 1) & ~blocked


def ask(s: State, seat: Seat, dealer: Dealer) -> None:
    """3.4: first an earnings space, then the benefit; 3.8: in the last year only the benefit."""
    free = free_spaces(s)
    if s.year == s.box.last_year:
        ask_benefit(s, seat, dealer)
    elif free & (free - 1) == 0:
        earn(s, seat, decks.members(s.box, free)[0], dealer)
    else:
        s.asks = EARNING


def legal_earn(s: State, out: list[int]) -> None:
    for space in decks.members(s.box, free_spaces(s)):
        out.append(s.box.first[a.EARN] + space)


def explain_earn(s: State, space: int) -> list[Reason]:
    if free_spaces(s) & BIT[space]:
        return []
    for player in s.order[: s.at]:
        if s.spots[player] == space:
            return [because("space-taken", "3.2", player=player)]
    return [because("space-blocked", "9.1", money=s.box.earnings[space])]


def earn(s: State, seat: Seat, space: i64, dealer: Dealer) -> None:
    """3.2: stand there and receive that much."""
    place_pawn(s, seat, space, dealer)
    ask_benefit(s, seat, dealer)


def place_pawn(s: State, player: i64, space: i64, dealer: Dealer) -> None:
    s.spots[player] = space
    s.money[player] += s.box.earnings[space]
    dealer.say(e.EARNED, player, s.box.earnings[space])


def possible(s: State, seat: Seat, deed: i64) -> bool:
    """Whether a benefit can be had. Those that pay money always can."""
    if deed == a.PER_BUILDING or deed == a.MONEY or deed == a.URBAN:
        return True
    least: i64 = moving.need(s, seat, deed)
    return least >= 0 and s.money[seat] >= least


def ask_benefit(s: State, seat: Seat, dealer: Dealer) -> None:
    """3.5: one benefit of the year; 3.7: when none is possible it is lost."""
    offers = s.box.benefits[s.year]
    can = [deed for deed in offers if deed == a.OPENING or possible(s, seat, deed)]
    if len(can) > 1:
        s.asks = BENEFIT
    elif can:
        choose(s, seat, can[0], dealer)
    else:
        dealer.say(e.LOST_BENEFIT, seat)
        s.asks = DONE


def legal_benefit(s: State, seat: Seat, out: list[int]) -> None:
    for nth, deed in enumerate(a.BENEFITS):
        if deed in s.box.benefits[s.year] and possible(s, seat, deed):
            out.append(s.box.first[a.BENEFIT] + nth)


def explain_benefit(s: State, seat: Seat, deed: int) -> list[Reason]:
    year = s.box.years[s.year]
    if deed not in s.box.benefits[s.year]:
        return [because("not-this-year", "3.5", year=year)]
    if possible(s, seat, deed):
        return []
    if moving.need(s, seat, deed) < 0:
        return moving.explain_need(s, seat, deed)
    cost = int(build.least_cost(s, seat, False))
    return [because("build-too-dear", "3.9", year=year, need=cost, have=s.money[seat])]


def choose(s: State, seat: Seat, deed: i64, dealer: Dealer) -> None:
    """Receive a benefit. 3.3: that of 1906 is a building and a permit of the row."""
    if deed == a.OPENING:
        moving.get_building(s, seat, dealer)
        permits.begin(s, seat, dealer)
        return
    dealer.say(e.CHOSE_BENEFIT, seat, deed)
    if not receive(s, seat, deed, dealer):
        moving.carry_out(s, seat, deed, 0, dealer)


def receive(s: State, player: i64, deed: i64, dealer: Dealer) -> bool:
    """The benefits that are money; whether this was one."""
    if deed != a.MONEY and deed != a.PER_BUILDING:
        return False
    money: i64 = s.box.benefit_money[s.year][s.box.benefits[s.year].index(deed)]
    if deed == a.PER_BUILDING:
        money *= constructed(s, player)
    moving.get_money(s, player, money, dealer)
    return True
