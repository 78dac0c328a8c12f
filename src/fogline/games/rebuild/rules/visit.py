"""Chapter 2, the action card that is being visited, as everybody sees it."""

from mypy_extensions import i64

from fogline.games.rebuild.actions import ALL_DEEDS
from fogline.games.rebuild.box import SPOTS
from fogline.games.rebuild.open import Open
from fogline.parts.bits import BIT


def face(t: Open, stop: i64) -> i64:
    """1.4: the printed side of a stop's card that is up for this many players, as a number among all of the box."""
    if t.seats <= 2:
        return t.ring[stop - 1]
    return t.ring[stop - 1] + len(t.ring)


def deeds(t: Open) -> list[int]:
    """What the spaces of the next action card offer, from left to right."""
    return t.box.deeds[face(t, t.stop)]


def paid(t: Open) -> list[int]:
    """What the earnings among them pay."""
    return t.box.paid[face(t, t.stop)]


def taken(t: Open) -> i64:
    """The spaces of this stop where a pawn stands, as a mask."""
    mask: i64 = 0
    for place in range(t.at):
        mask |= BIT[t.spots[t.order[place]]]
    return mask


def steps(t: Open, money: i64) -> i64:
    """2.4: how many steps this money pays; a card is not wider than that."""
    widest: i64 = SPOTS - 1
    if t.box.step == 0 or money >= widest * t.box.step:
        return widest
    return money // t.box.step


def price(t: Open, spot: i64, deed: i64) -> i64:
    """2.4: what it costs to do from a space what another one of the card offers."""
    there: i64 = t.box.where[face(t, t.stop) * ALL_DEEDS + deed]
    return (spot - there if spot > there else there - spot) * t.box.step
