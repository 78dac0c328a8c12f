"""Where and with which permits a player would build."""

from dataclasses import dataclass
from typing import Final

from fogline.games.rebuild import points
from fogline.games.rebuild import worth as w
from fogline.games.rebuild.box import CABLE_CAR, Box
from fogline.games.rebuild.view import View
from fogline.parts.bits import BIT, members

PERMIT: Final = (2.0, 1.8, 1.3, 0.7, 0.3)
"""What one more permit is worth at least, by how many are held."""
KEPT: Final = 1.2
"""What a permit that is not discarded is still worth."""
GRANT: Final = 1.0
"""How much more a building grant is worth."""


@dataclass(frozen=True)
class Plan:
    """A building that could be built now."""

    space: int
    permits: int
    worth: float
    """In points, with what it costs taken off."""


def gives(box: Box, permit: int, space: int) -> tuple[bool, bool]:
    """Whether a permit has the colour of a space, and its number."""
    colour = bool(box.of_colour[box.permit_colour[permit]] & BIT[space])
    return colour, bool(box.of_number[box.permit_number[permit]] & BIT[space])


def alone(box: Box, permit: int, space: int, grant: bool) -> bool:
    if box.permit_number[permit] == 0:
        return grant
    colour, number = gives(box, permit, space)
    return colour or number if grant else colour and number


def both(box: Box, one: int, two: int, space: int, grant: bool) -> bool:
    if alone(box, one, space, grant) or alone(box, two, space, grant):
        return True
    (colour, number), (other_colour, other_number) = gives(box, one, space), gives(box, two, space)
    return (colour and other_number) or (number and other_colour)


def cards_left(view: View, service: int) -> bool:
    return sum([points.cards(view, player)[service] for player in view.players]) < view.box.service_counts[service]


def plans_on(view: View, ahead: w.Outlook, hand: int, space: int, grant: bool) -> list[Plan]:
    """Every way to pay for this space, as far as the money goes."""
    box = view.box
    cost = box.year_cost[view.year] + (box.site if view.rubble & BIT[space] else 0)
    if cost > view.money[view.seat]:
        return []
    gain = w.space_worth(view, ahead, space) - cost * ahead.dollar
    if view.rubble & BIT[space]:
        gain += w.step_worth(view, ahead, up=True) + w.rubble_worth(ahead)
    found: list[Plan] = []
    permits = members(hand)
    kept = kept_worth(view, ahead)
    for i, one in enumerate(permits):
        if alone(box, one, space, grant):
            found.append(Plan(space, BIT[one], gain - kept * price(box, one)))
        for two in permits[i + 1 :]:
            if both(box, one, two, space, grant):
                used = kept * (price(box, one) + price(box, two))
                bonus = reward_worth(view, ahead, one, two, view.money[view.seat] - cost)
                found.append(Plan(space, BIT[one] | BIT[two], gain - used + bonus))
    return found


def price(box: Box, permit: int) -> float:
    return 1.0 if box.permit_number[permit] else 1.0 + GRANT


def kept_worth(view: View, ahead: w.Outlook) -> float:
    """What a permit is worth when it is not used now: nothing when there is nothing left to build."""
    to_build = view.stock[view.seat] + view.pool[view.seat] - 1
    if to_build <= 0:
        return 0.0
    # Permits that the last buildings will not need are free to use.
    needed = 1.6 * min(to_build, ahead.builds)
    return KEPT * min(1.0, needed / max(1, view.permits[view.seat].bit_count()))


def reward_worth(view: View, ahead: w.Outlook, one: int, two: int, spare: int) -> float:
    """The best urbanism card that two permits bring."""
    box = view.box
    found = 0.0
    for service in members(box.permit_icons[one] & box.permit_icons[two]):
        if cards_left(view, service) and (service != CABLE_CAR or spare >= box.cable_cost):
            found = max(found, w.card_worth(view, ahead, service))
    return found


def best_plan(view: View, ahead: w.Outlook, hand: int, grant: bool) -> Plan | None:
    """The best building that could be built now."""
    box = view.box
    colours = numbers = 0
    for permit in members(hand):
        colours |= box.of_colour[box.permit_colour[permit]]
        numbers |= box.of_number[box.permit_number[permit]]
    spaces = view.vacant & ((colours | numbers) if grant else colours & numbers)
    plans = [plan for space in one_of_each(view, spaces) for plan in plans_on(view, ahead, hand, space, grant)]
    return max(plans, key=lambda plan: plan.worth, default=None)


def one_of_each(view: View, spaces: int) -> list[int]:
    """Of several vacant spaces of a plot without neighbours built on and alike in rubble, one will do."""
    box = view.box
    found: dict[tuple[int, int, int, bool, bool], int] = {}
    for space in members(spaces):
        near = box.neighbours[space]
        key = (box.space_colour[space], box.space_number[space], near & ~view.vacant, bool(view.rubble & BIT[space]),
               bool(box.corners & BIT[space]))  # fmt: skip
        found.setdefault(key, space)
    return list(found.values())


def permit_worth(view: View, ahead: w.Outlook, permit: int) -> float:
    """What one more permit is worth: for building soon, and for sharing icons with those held."""
    box, hand = view.box, view.permits[view.seat]
    to_build = view.stock[view.seat] + view.pool[view.seat]
    if to_build == 0 or ahead.builds == 0:
        return 0.0
    held = hand.bit_count()
    needed = 2.0 * min(to_build, ahead.builds)
    worth = PERMIT[min(held, len(PERMIT) - 1)] * min(1.0, max(0.0, needed - held) / 2)
    if box.permit_number[permit] == 0:
        return worth + GRANT
    plot = view.vacant & box.of_colour[box.permit_colour[permit]] & box.of_number[box.permit_number[permit]]
    where = view.vacant & box.of_colour[box.permit_colour[permit]]
    if plot:
        worth += 0.5
    shown = plot or where
    if shown:
        worth += 0.25 * max([w.space_worth(view, ahead, space) for space in one_of_each(view, shown)])
    partners = [other for other in members(hand) if box.permit_icons[other] & box.permit_icons[permit]]
    return worth + min(0.5 * len(partners), 1.0)
