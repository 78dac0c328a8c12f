"""Chapter 2, moving to a space of the next action card."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import events as e
from fogline.games.rebuild.box import SPOTS
from fogline.games.rebuild.questions import DONE
from fogline.games.rebuild.rules import build, development, objectives, permits
from fogline.games.rebuild.state import State
from fogline.parts.bits import BIT

ALL_DEEDS: i64 = 10
"""How many deeds an action card can offer, with money and passing."""


def deeds(s: State) -> list[int]:
    """What the spaces of the next action card offer, from left to right, on the side for this many players (1.4)."""
    return s.box.deeds[1 if s.seats > 2 else 0][s.ring[s.stop - 1]]


def paid(s: State) -> list[int]:
    """What the earnings among them pay."""
    return s.box.paid[1 if s.seats > 2 else 0][s.ring[s.stop - 1]]


def taken(s: State) -> i64:
    """The spaces of this stop where a pawn stands, as a mask."""
    mask: i64 = 0
    for place in range(s.at):
        mask |= BIT[s.spots[s.order[place]]]
    return mask


def need(s: State, seat: Seat, deed: i64) -> i64:
    """The least money an action takes, or -1 when no money makes it possible (2.6)."""
    if deed == a.EARNINGS:
        return 0
    if deed == a.MATERIALS:
        return 0 if s.pool[seat] > 0 else -1
    if deed == a.PERMIT:
        return 0 if permits.possible(s, seat) else -1
    if deed == a.OBJECTIVE:
        return 0 if objectives.possible(s) else -1
    if deed == a.URBAN:
        return s.box.urban
    if deed == a.CLEAR_UP:
        return s.box.clear
    if deed == a.PASS:
        return -1
    return build.least_cost(s, seat, deed == a.GRANT)


def legal(s: State, seat: Seat, out: list[int]) -> None:
    """2.2: every free space; 2.3: its action or its money; 2.4: or another action, a step at a time; 2.5: or pass."""
    box = s.box
    side = 1 if s.seats > 2 else 0
    card = s.ring[s.stop - 1]
    within = box.within[side][card]
    money: i64 = s.money[seat]
    moves: i64 = box.always[side][card]
    for there, deed in enumerate(box.deeds[side][card]):
        least: i64 = need(s, seat, deed)
        if 0 <= least <= money:
            moves |= within[there][steps(s, money - least)]
    box.goes.write(moves & box.untaken[taken(s)], out)


def steps(s: State, money: i64) -> i64:
    """2.4: how many steps this money pays; a card is not wider than that."""
    widest: i64 = SPOTS - 1
    if s.box.step == 0 or money >= widest * s.box.step:
        return widest
    return money // s.box.step


def explain(s: State, seat: Seat, spot: int, deed: int) -> list[Reason]:
    offers = deeds(s)
    if spot >= len(offers):
        return [because("no-such-space", "2.2", spots=len(offers))]
    reasons: list[Reason] = []
    for player in s.order[: s.at]:
        if s.spots[player] == spot:
            reasons.append(because("space-taken", "2.2", player=player))
    if deed == a.PASS:
        if offers[spot] != a.PASS:
            reasons.append(because("no-pass-here", "2.5"))
    elif offers[spot] == a.PASS:
        reasons.append(because("only-pass-here", "2.5"))
    elif deed != a.MONEY:
        reasons += explain_deed(s, seat, spot, deed)
    return reasons


def explain_deed(s: State, seat: Seat, spot: int, deed: int) -> list[Reason]:
    """Whether an action of the card can be carried out from this space."""
    offers = deeds(s)
    if deed not in offers:
        return [because("not-on-card", "2.4", deed=deed)]
    least = int(need(s, seat, deed))
    if least < 0:
        return explain_need(s, seat, deed)
    price = abs(spot - offers.index(deed)) * s.box.step
    if s.money[seat] < least + price:
        return [because("too-dear", "2.4", steps=price, cost=least, need=least + price, have=s.money[seat])]
    return []


def explain_need(s: State, seat: Seat, deed: int) -> list[Reason]:
    """2.6: why an action cannot be carried out for any money."""
    if deed == a.MATERIALS:
        return [because("pool-empty", "4.2")]
    if deed == a.PERMIT:
        return permits.explain(s, seat)
    if deed == a.OBJECTIVE:
        return objectives.explain(s)
    return build.explain(s, seat, deed == a.GRANT)


def do(s: State, seat: Seat, spot: i64, deed: i64, dealer: Dealer) -> None:
    """Move there; 2.4: pay the steps before the action; then carry it out."""
    offers = deeds(s)
    s.spots[seat] = spot
    dealer.say(e.MOVED, seat, spot, offers[spot])
    if deed == a.PASS:
        dealer.say(e.PASSED, seat)
        s.asks = DONE
        return
    if deed == a.MONEY:
        get_money(s, seat, s.box.bottom, dealer)
        return
    there: i64 = offers.index(deed)
    if there != spot:
        away: i64 = spot - there if spot > there else there - spot
        s.money[seat] -= away * s.box.step
        dealer.say(e.STEPPED, seat, away * s.box.step, deed)
    if deed == a.EARNINGS:
        get_money(s, seat, paid(s)[there], dealer)  # 4.1
    else:
        carry_out(s, seat, deed, s.box.urban, dealer)


def carry_out(s: State, seat: Seat, deed: i64, urban_cost: i64, dealer: Dealer) -> None:
    """An action of a card or of a year's benefit, for which urban development is free."""
    if deed == a.MATERIALS:
        get_building(s, seat, dealer)
        s.asks = DONE
    elif deed == a.PERMIT:
        permits.begin(s, seat, dealer)
    elif deed == a.OBJECTIVE:
        objectives.begin(s, seat, dealer)
    elif deed == a.URBAN:
        development.urban(s, seat, urban_cost, dealer)
    elif deed == a.CLEAR_UP:
        development.begin_clear(s, seat, dealer)
    else:
        build.begin(s, seat, deed == a.GRANT, dealer)


def get_money(s: State, player: i64, money: i64, dealer: Dealer) -> None:
    """4.1: money from the bank, which never runs out."""
    s.money[player] += money
    dealer.say(e.GOT_MONEY, player, money)
    s.asks = DONE


def get_building(s: State, seat: Seat, dealer: Dealer) -> None:
    """4.2: a building from the pool."""
    s.pool[seat] -= 1
    s.stock[seat] += 1
    dealer.say(e.GOT_BUILDING, seat, s.stock[seat])
