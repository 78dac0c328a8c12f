"""Chapter 2, moving to a space of the next action card."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import events as e
from fogline.games.rebuild.box import SPOTS
from fogline.games.rebuild.questions import DONE
from fogline.games.rebuild.rules import build, development, objectives, permits, visit
from fogline.games.rebuild.state import State


def need(s: State, seat: i64, deed: i64) -> i64:
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


def legal(s: State, seat: i64) -> i64:
    """2.2: every free space; 2.3: its action or its money; 2.4: or another action, a step at a time; 2.5: or pass."""
    box = s.box
    face = visit.face(s, s.stop)
    money: i64 = s.money[seat]
    moves: i64 = box.always[face]
    for slot in range(face * SPOTS, face * SPOTS + SPOTS):
        least = need(s, seat, box.deed[slot])
        if 0 <= least <= money:
            moves |= box.within[slot * SPOTS + visit.steps(s, money - least)]
    return moves & box.untaken[visit.taken(s)]


def explain(s: State, seat: i64, spot: int, deed: int) -> list[Reason]:
    offers = visit.deeds(s)
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


def explain_deed(s: State, seat: i64, spot: int, deed: int) -> list[Reason]:
    """Whether an action of the card can be carried out from this space."""
    offers = visit.deeds(s)
    if deed not in offers:
        return [because("not-on-card", "2.4", deed=deed)]
    least = int(need(s, seat, deed))
    if least < 0:
        return explain_need(s, seat, deed)
    price = int(visit.price(s, spot, deed))
    if s.money[seat] < least + price:
        return [because("too-dear", "2.4", steps=price, cost=least, need=least + price, have=s.money[seat])]
    return []


def explain_need(s: State, seat: i64, deed: int) -> list[Reason]:
    """2.6: why an action cannot be carried out for any money."""
    if deed == a.MATERIALS:
        return [because("pool-empty", "4.2")]
    if deed == a.PERMIT:
        return permits.explain(s, seat)
    if deed == a.OBJECTIVE:
        return objectives.explain(s)
    return build.explain(s, seat, deed == a.GRANT)


def do(s: State, seat: i64, spot: i64, deed: i64, dealer: Dealer) -> None:
    """Move there; 2.4: pay the steps before the action; then carry it out."""
    offers = visit.deeds(s)
    s.spots[seat] = spot
    dealer.say(e.MOVED, seat, spot, offers[spot])
    if deed == a.PASS:
        dealer.say(e.PASSED, seat)
        s.asks = DONE
        return
    if deed == a.MONEY:
        dealer.say(e.INSTEAD, seat)
        get_money(s, seat, s.box.bottom, dealer)
        return
    if offers[spot] != deed:
        price = visit.price(s, spot, deed)
        s.money[seat] -= price
        dealer.say(e.STEPPED, seat, price, deed)
    if deed == a.EARNINGS:
        get_money(s, seat, s.box.pays[visit.face(s, s.stop)], dealer)  # 4.1
    else:
        carry_out(s, seat, deed, s.box.urban, dealer)


def carry_out(s: State, seat: i64, deed: i64, urban_cost: i64, dealer: Dealer) -> None:
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


def get_building(s: State, seat: i64, dealer: Dealer) -> None:
    """4.2: a building from the pool."""
    s.pool[seat] -= 1
    s.stock[seat] += 1
    dealer.say(e.GOT_BUILDING, seat, s.stock[seat])
