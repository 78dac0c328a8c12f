"""Chapter 6, the urbanism reward for building with two permits."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import events as e
from fogline.games.rebuild.box import CABLE_CAR, PARK, TYPES
from fogline.games.rebuild.rules import decks, development
from fogline.games.rebuild.state import State
from fogline.parts.bits import BIT


def rewards(s: State, used: i64, spare: i64) -> i64:
    """6.9: the types both permits show; 6.10: of which a card is left; 6.11: and a cable car's price."""
    if used & (used - 1) == 0:
        return 0
    icons: i64 = 15
    for permit in decks.members(s.box, used):
        icons &= s.box.permit_icons[permit]
    for service in decks.members(s.box, icons):
        dear = service == CABLE_CAR and spare < s.box.cable_cost
        if left(s, service) == 0 or dear:
            icons &= ~BIT[service]
    return icons


def left(s: State, service: i64) -> i64:
    """How many urbanism cards of a type nobody has yet."""
    count: i64 = s.box.service_counts[service]
    for player in s.players:
        count -= s.urbanism[player * TYPES + service]
    return count


def legal(s: State, spare: i64, out: list[int]) -> None:
    for service in decks.members(s.box, rewards(s, s.used, spare)):
        out.append(s.box.first[a.REWARD] + service)
    out.append(s.box.first[a.NO_REWARD])


def explain(s: State, spare: int, service: int) -> list[Reason]:
    if rewards(s, s.used, spare) & BIT[service]:
        return []
    if any([not s.box.permit_icons[permit] & BIT[service] for permit in decks.members(s.box, s.used)]):
        return [because("icons-differ", "6.9", service=service)]
    if left(s, service) == 0:
        return [because("pile-empty", "6.10", service=service)]
    return [because("cable-car-dear", "6.11", need=s.box.cable_cost, have=spare)]


def give(s: State, player: i64, service: i64, money: i64, dealer: Dealer) -> None:
    """6.9: an urbanism card, then a step to the right. 6.12: parks come in their order."""
    if service == PARK:
        park: i64 = s.box.service_counts[PARK] - left(s, PARK)
        s.parks[player] |= BIT[park]
        dealer.say(e.GOT_PARK, player, park, s.box.park_points[park])
    else:
        dealer.say(e.GOT_CARD, player, service, money)
    s.urbanism[player * TYPES + service] += 1
    development.step(s, player, False, dealer)
