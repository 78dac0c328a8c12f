"""Chapter 6: building."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import events as e
from fogline.games.rebuild.box import CABLE_CAR
from fogline.games.rebuild.questions import DONE, REWARDING, SITING, USING
from fogline.games.rebuild.rules import decks, development, end, fit, urbanism
from fogline.games.rebuild.state import State, constructed
from fogline.parts.bits import BIT


def cost(s: State, space: i64) -> i64:
    """6.1: what the year asks; 6.7: more where rubble must be cleared first."""
    price: i64 = s.box.year_cost[s.year]
    if s.rubble & BIT[space] != 0:
        price += s.box.site
    return price


def fitting(s: State, seat: Seat, grant: bool) -> i64:
    """The vacant spaces that this seat's permits fit, money aside."""
    return s.vacant & fit.reach(s.box, s.permits[seat], grant) if s.stock[seat] > 0 else 0


def least_cost(s: State, seat: Seat, grant: bool) -> i64:
    """What building costs at least, or -1 when it cannot be done for any money."""
    spaces = fitting(s, seat, grant)
    if spaces == 0:
        return -1
    return s.box.year_cost[s.year] + (0 if spaces & ~s.rubble else s.box.site)


def sites(s: State, seat: Seat) -> i64:
    """The spaces this seat can build on with its permits and money, as a mask."""
    spare: i64 = s.money[seat] - s.box.year_cost[s.year]
    spaces = fitting(s, seat, s.grant)
    if spare < 0:
        return 0
    return spaces if spare >= s.box.site else spaces & ~s.rubble


def explain(s: State, seat: Seat, grant: bool) -> list[Reason]:
    """6.1: a building and fitting permits; what it costs is asked elsewhere."""
    reasons: list[Reason] = []
    if s.stock[seat] == 0:
        reasons.append(because("no-building", "6.1"))
    if s.permits[seat] == 0:
        reasons.append(because("no-permits", "6.1"))
    elif not s.vacant & fit.reach(s.box, s.permits[seat], grant):
        reasons.append(because("nothing-fits", "6.3"))
    return reasons


def begin(s: State, seat: Seat, grant: bool, dealer: Dealer) -> None:
    """Ask where, then with which permits, then for which reward; each only where there is a choice."""
    s.grant = grant
    where = sites(s, seat)
    if where & (where - 1) == 0:
        choose_site(s, seat, decks.members(s.box, where)[0], dealer)
    else:
        s.asks = SITING


def explain_site(s: State, seat: Seat, space: int) -> list[Reason]:
    if not s.vacant & BIT[space]:
        there = [player for player in s.players if s.built[player] & BIT[space]]
        return [because("built-on", "6.2", player=there[0]) if there else because("not-on-map", "1.1", space=space)]
    reasons: list[Reason] = []
    if not fit.reach(s.box, s.permits[seat], s.grant) & BIT[space]:
        reasons.append(because("permits-do-not-fit", "6.3", space=space))
    if s.money[seat] < cost(s, space):
        rubble = s.box.site if s.rubble & BIT[space] else 0
        year = s.box.year_cost[s.year]
        reasons.append(
            because("site-too-dear", "6.7", year=year, rubble=rubble, need=year + rubble, have=s.money[seat])
        )
    return reasons


def choose_site(s: State, seat: Seat, space: i64, dealer: Dealer) -> None:
    s.site = space
    s.used = 0
    choose_permits(s, seat, dealer)


def choose_permits(s: State, seat: Seat, dealer: Dealer) -> None:
    """Go on when only one set of permits is left to choose."""
    ways = fit.ways(s.box, s.permits[seat], s.site, s.grant, s.used)
    if len(ways) == 1:
        s.used = ways[0]
        choose_reward(s, seat, dealer)
    else:
        s.asks = USING


def legal_use(s: State, seat: Seat, out: list[int]) -> None:
    """A permit that belongs to some fitting set with those chosen, or 6.4: no second one."""
    together: i64 = 0
    for way in fit.ways(s.box, s.permits[seat], s.site, s.grant, s.used):
        together |= way
        if way == s.used:
            out.append(s.box.first[a.ENOUGH])
    s.box.uses.write(together & ~s.used, out)


def explain_use(s: State, seat: Seat, permit: int) -> list[Reason]:
    if not s.permits[seat] & BIT[permit]:
        return [because("not-your-permit", "6.2", permit=permit)]
    if s.used & BIT[permit]:
        return [because("permit-chosen", "6.3", permit=permit)]
    wanted = s.used | BIT[permit]
    if fit.ways(s.box, s.permits[seat], s.site, s.grant, wanted):
        return []
    return [because("permit-does-not-fit", "6.3", permit=permit, space=s.site)]


def explain_enough(s: State, seat: Seat) -> list[Reason]:
    if s.used in fit.ways(s.box, s.permits[seat], s.site, s.grant, s.used):
        return []
    return [because("not-enough", "6.2", space=s.site)]


def use(s: State, seat: Seat, permit: i64, dealer: Dealer) -> None:
    s.used |= BIT[permit]
    choose_permits(s, seat, dealer)


def spare(s: State, seat: Seat) -> i64:
    """The money that is left when the building is paid; 5.4: clearing its site may have brought some."""
    left: i64 = s.money[seat] - cost(s, s.site)
    if s.rubble & BIT[s.site] != 0 and development.at_corner(s, seat):
        left += s.box.corner_money
    return left


def choose_reward(s: State, seat: Seat, dealer: Dealer) -> None:
    if urbanism.rewards(s, s.used, spare(s, seat)) == 0:
        finish(s, seat, -1, dealer)
    else:
        s.asks = REWARDING


def finish(s: State, seat: Seat, service: i64, dealer: Dealer) -> None:
    """6.8: the permits are discarded, the price is paid, rubble is cleared (6.7), and the building stands."""
    s.money[seat] -= cost(s, s.site)
    s.permits[seat] &= ~s.used
    s.discards |= s.used
    for permit in decks.members(s.box, s.used):
        dealer.say(e.USED, seat, permit)
    if s.rubble & BIT[s.site]:
        development.remove(s, seat, s.site, s.box.site, dealer)
    place(s, seat, s.site, s.box.year_cost[s.year], dealer)
    if service >= 0:
        money: i64 = s.box.cable_cost if service == CABLE_CAR else 0
        s.money[seat] -= money
        urbanism.give(s, seat, service, money, dealer)
    s.site = -1
    s.used = 0
    s.grant = False
    s.asks = DONE


def place(s: State, player: i64, space: i64, price: i64, dealer: Dealer) -> None:
    """Put a building of the player's stock on a space. 7.1: the last one may make the Best Builder."""
    s.stock[player] -= 1
    s.built[player] |= BIT[space]
    s.vacant &= ~BIT[space]
    count = constructed(s, player)
    dealer.say(e.BUILT, player, space, price, count)
    if count == s.box.buildings:
        end.all_built(s, player, dealer)
