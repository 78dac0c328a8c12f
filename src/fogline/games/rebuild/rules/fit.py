"""Chapter 6, which permits fit which plot."""

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.games.rebuild.box import Box
from fogline.games.rebuild.rules import decks
from fogline.parts.bits import BIT, size


def reach(box: Box, hand: i64, grant: bool) -> i64:
    """The spaces whose plot some of these permits fit, as a mask."""
    grants: i64 = size(hand & box.grants)
    if grants + grant >= 2:
        return box.of_number[0]  # 6.5, 6.6: one grant is any colour, the other any number
    colours: i64 = 0
    numbers: i64 = 0
    for permit in decks.members(box, hand & ~box.grants):
        colours |= box.of_colour[box.permit_colour[permit]]
        numbers |= box.of_number[box.permit_number[permit]]
    if grants + grant == 1:
        return colours | numbers
    return colours & numbers  # 6.2, 6.3: of one permit or of two


def alone(box: Box, hand: i64, space: i64, grant: bool) -> i64:
    """6.2: the permits that have a space's colour and number, as a mask; 6.5: a building grant is only one of them;
    6.6: the grant action gives the other."""
    if grant:
        return hand & (box.colour_at[space] | box.number_at[space])
    return hand & box.colour_at[space] & box.number_at[space] & ~box.grants


def partners(box: Box, hand: i64, space: i64, grant: bool, permit: i64) -> i64:
    """6.3: the permits that have a space's number where this one has its colour, or its colour where this one has its
    number, as a mask; 6.4: or one of the two fits alone, and the other may be any."""
    fitting = alone(box, hand, space, grant)
    if fitting & BIT[permit] != 0:
        return hand & ~BIT[permit]
    if box.colour_at[space] & BIT[permit] != 0:
        fitting |= box.number_at[space]
    if box.number_at[space] & BIT[permit] != 0:
        fitting |= box.colour_at[space]
    return hand & fitting & ~BIT[permit]


def useful(box: Box, hand: i64, space: i64, grant: bool, used: i64) -> i64:
    """The permits that belong to some set of one or two that fits, beside the one chosen if there is one, as a mask."""
    if used & (used - 1) != 0:
        return 0
    if used != 0:
        return partners(box, hand, space, grant, nth(used, 0))
    if alone(box, hand, space, grant) != 0:
        return hand
    found: i64 = 0
    rest = hand
    while rest != 0:
        permit: i64 = nth(rest, 0)
        rest &= rest - 1
        if partners(box, hand, space, grant, permit) != 0:
            found |= BIT[permit]
    return found


def enough(box: Box, space: i64, grant: bool, used: i64) -> bool:
    """Whether the permits chosen fit as they are, one or two."""
    if alone(box, used, space, grant) != 0:
        return True
    return used & (used - 1) != 0 and partners(box, used, space, grant, nth(used, 0)) != 0


def only_way(box: Box, hand: i64, space: i64, grant: bool, used: i64) -> i64:
    """The one set that fits and holds those already chosen, as a mask; 0 when there is a choice."""
    if used & (used - 1) != 0:
        return used
    if alone(box, used if used != 0 else hand, space, grant) != 0:
        if hand & (hand - 1) == 0:
            return hand
        return 0
    both = used | useful(box, hand, space, grant, used)
    if size(both) == 2:
        return both
    return 0
