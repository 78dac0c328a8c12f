"""Chapter 6: building."""

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import events as e
from fogline.games.rebuild.box import CABLE_CAR
from fogline.games.rebuild.open import Open, constructed
from fogline.games.rebuild.questions import DONE, REWARDING, SITING, USING
from fogline.games.rebuild.rules import development, end, fit, urbanism
from fogline.parts.bits import BIT


def cost(s: Open, space: i64) -> i64:
    """6.1: what the year asks; 6.7: more where rubble must be cleared first."""
    price: i64 = s.box.year_cost[s.year]
    if s.rubble & BIT[space] != 0:
        price += s.box.site
    return price


def fitting(s: Open, seat: i64, grant: bool) -> i64:
    """The vacant spaces that this seat's permits fit, money aside."""
    if s.stock[seat] == 0:
        return 0
    return s.vacant & fit.reach(s.box, s.permits[seat], grant)


def least_cost(s: Open, seat: i64, grant: bool) -> i64:
    """What building costs at least, or -1 when it cannot be done for any money."""
    spaces = fitting(s, seat, grant)
    if spaces == 0:
        return -1
    if spaces & ~s.rubble != 0:
        return s.box.year_cost[s.year]
    return s.box.year_cost[s.year] + s.box.site


def sites(s: Open, seat: i64) -> i64:
    """The spaces this seat can build on with its permits and money, as a mask."""
    spare: i64 = s.money[seat] - s.box.year_cost[s.year]
    spaces = fitting(s, seat, s.grant)
    if spare < 0:
        return 0
    return spaces if spare >= s.box.site else spaces & ~s.rubble


def explain(s: Open, seat: i64, grant: bool) -> list[Reason]:
    """6.1: a building and fitting permits; what it costs is asked elsewhere."""
    reasons: list[Reason] = []
    if s.stock[seat] == 0:
        reasons.append(because("no-building", "6.1"))
    if s.permits[seat] == 0:
        reasons.append(because("no-permits", "6.1"))
    elif not s.vacant & fit.reach(s.box, s.permits[seat], grant):
        reasons.append(because("nothing-fits", "6.3"))
    return reasons


def begin(s: Open, seat: i64, grant: bool, dealer: Dealer) -> None:
    """Ask where, then with which permits, then for which reward; each only where there is a choice."""
    s.grant = grant
    where = sites(s, seat)
    if where & (where - 1) == 0:
        choose_site(s, seat, nth(where, 0), dealer)
    else:
        s.asks = SITING


def explain_site(s: Open, seat: i64, space: int) -> list[Reason]:
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


def choose_site(s: Open, seat: i64, space: i64, dealer: Dealer) -> None:
    s.site = space
    s.used = 0
    choose_permits(s, seat, dealer)


def choose_permits(s: Open, seat: i64, dealer: Dealer) -> None:
    """Go on when only one set of permits is left to choose."""
    only = fit.only_way(s.box, s.permits[seat], s.site, s.grant, s.used)
    if only != 0:
        s.used = only
        choose_reward(s, seat, dealer)
    else:
        s.asks = USING


def legal_use(s: Open, seat: i64, out: Choices) -> None:
    """A permit that belongs to some fitting set with those chosen, or 6.4: no second one."""
    if fit.enough(s.box, s.site, s.grant, s.used):
        out.add(s.box.first[a.ENOUGH])
    out.offer(s.box.first[a.USE], fit.useful(s.box, s.permits[seat], s.site, s.grant, s.used))


def explain_use(s: Open, seat: i64, permit: int) -> list[Reason]:
    if not s.permits[seat] & BIT[permit]:
        return [because("not-your-permit", "6.2", permit=permit)]
    if s.used & BIT[permit]:
        return [because("permit-chosen", "6.3", permit=permit)]
    if fit.useful(s.box, s.permits[seat], s.site, s.grant, s.used) & BIT[permit]:
        return []
    return [because("permit-does-not-fit", "6.3", permit=permit, space=s.site)]


def explain_enough(s: Open) -> list[Reason]:
    if fit.enough(s.box, s.site, s.grant, s.used):
        return []
    return [because("not-enough", "6.2", space=s.site)]


def use(s: Open, seat: i64, permit: i64, dealer: Dealer) -> None:
    s.used |= BIT[permit]
    choose_permits(s, seat, dealer)


def spare(s: Open, seat: i64) -> i64:
    """The money that is left when the building is paid; 5.4: clearing its site may have brought some."""
    left: i64 = s.money[seat] - cost(s, s.site)
    if s.rubble & BIT[s.site] != 0 and development.at_corner(s, seat):
        left += s.box.corner_money
    return left


def choose_reward(s: Open, seat: i64, dealer: Dealer) -> None:
    if urbanism.rewards(s, s.used, spare(s, seat)) == 0:
        finish(s, seat, -1, dealer)
    else:
        s.asks = REWARDING


def finish(s: Open, seat: i64, service: i64, dealer: Dealer) -> None:
    """6.8: the permits are discarded, the price is paid, rubble is cleared (6.7), and the building stands."""
    s.money[seat] -= cost(s, s.site)
    s.permits[seat] &= ~s.used
    s.discards |= s.used
    while s.used != 0:
        dealer.say(e.USED, seat, nth(s.used, 0))
        s.used &= s.used - 1
    if s.rubble & BIT[s.site]:
        development.remove(s, seat, s.site, s.box.site, dealer)
    place(s, seat, s.site, s.box.year_cost[s.year], dealer)
    if service >= 0:
        money: i64 = 0
        if service == CABLE_CAR:
            money = s.box.cable_cost
        s.money[seat] -= money
        urbanism.give(s, seat, service, money, dealer)
    s.site = -1
    s.grant = False
    s.asks = DONE


def place(s: Open, player: i64, space: i64, price: i64, dealer: Dealer) -> None:
    """Put a building of the player's stock on a space. 7.1: the last one may make the Best Builder."""
    s.stock[player] -= 1
    s.built[player] |= BIT[space]
    s.vacant &= ~BIT[space]
    count = constructed(s, player)
    dealer.say(e.BUILT, player, space, price, count)
    if count == s.box.buildings:
        end.all_built(s, player, dealer)
