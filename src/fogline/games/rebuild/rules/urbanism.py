"""Chapter 6, the urbanism reward for building with two permits."""

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import events as e
from fogline.games.rebuild.box import CABLE_CAR, PARK, TYPES, Box
from fogline.games.rebuild.open import Open
from fogline.games.rebuild.rules import decks, development
from fogline.parts.bits import BIT


def shared(box: Box, used: i64) -> i64:
    """6.9: the types that two permits show both, as a mask; a single one brings nothing."""
    if used & (used - 1) == 0:
        return 0
    return box.permit_icons[nth(used, 0)] & box.permit_icons[nth(used, 1)]


def on_offer(t: Open, icons: i64, spare: i64) -> i64:
    """6.10: those of these types of which a card is left; 6.11: and for a cable car its price."""
    found: i64 = 0
    for service in range(TYPES):
        if icons & BIT[service] != 0 and left(t, service) > 0 and (service != CABLE_CAR or spare >= t.box.cable_cost):
            found |= BIT[service]
    return found


def rewards(t: Open, used: i64, spare: i64) -> i64:
    """The types that can be chosen for these permits, as a mask."""
    icons = shared(t.box, used)
    if icons == 0:
        return 0
    return on_offer(t, icons, spare)


def left(s: Open, service: i64) -> i64:
    """How many urbanism cards of a type nobody has yet."""
    count: i64 = s.box.service_counts[service]
    for player in s.players:
        count -= s.urbanism[player * TYPES + service]
    return count


def legal(s: Open, spare: i64, out: Choices) -> None:
    out.offer(s.box.first[a.REWARD], rewards(s, s.used, spare))
    out.add(s.box.first[a.NO_REWARD])


def explain(s: Open, spare: int, service: int) -> list[Reason]:
    if rewards(s, s.used, spare) & BIT[service]:
        return []
    if any([not s.box.permit_icons[permit] & BIT[service] for permit in decks.members(s.box, s.used)]):
        return [because("icons-differ", "6.9", service=service)]
    if left(s, service) == 0:
        return [because("pile-empty", "6.10", service=service)]
    return [because("cable-car-dear", "6.11", need=s.box.cable_cost, have=spare)]


def give(s: Open, player: i64, service: i64, money: i64, dealer: Dealer) -> None:
    """6.9: an urbanism card, then a step to the right. 6.12: parks come in their order."""
    if service == PARK:
        park: i64 = s.box.service_counts[PARK] - left(s, PARK)
        s.parks[player] |= BIT[park]
        dealer.say(e.GOT_PARK, player, park, s.box.park_points[park])
    else:
        dealer.say(e.GOT_CARD, player, service, money)
    s.urbanism[player * TYPES + service] += 1
    development.step(s, player, False, dealer)
