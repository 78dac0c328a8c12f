"""Chapter 6, which permits fit which plot."""

from mypy_extensions import i64

from fogline.games.rebuild.box import Box
from fogline.games.rebuild.rules import decks
from fogline.parts.bits import BIT, size


def reach(box: Box, hand: i64, grant: bool) -> i64:
    """The spaces whose plot some of these permits fit, as a mask."""
    colours: i64 = 0
    numbers: i64 = 0
    for permit in decks.members(box, hand & ~box.grants):
        colours |= box.of_colour[box.permit_colour[permit]]
        numbers |= box.of_number[box.permit_number[permit]]
    grants: i64 = size(hand & box.grants)
    if grants + grant >= 2:
        return box.of_number[0]  # 6.5, 6.6: one grant is any colour, the other any number
    if grants == 1 or grant:
        return colours | numbers
    return colours & numbers  # 6.2, 6.3: of one permit or of two


def fits_alone(box: Box, permit: i64, space: i64, grant: bool) -> bool:
    """6.2: colour and number; 6.5: a building grant is only one of them; 6.6: the grant action gives the other."""
    if box.grants & BIT[permit]:
        return grant
    colour = box.permit_colour[permit] == box.space_colour[space]
    number = box.permit_number[permit] == box.space_number[space]
    return (colour or number) if grant else (colour and number)


def gives_colour(box: Box, permit: i64, space: i64) -> bool:
    return bool(box.of_colour[box.permit_colour[permit]] & BIT[space])


def gives_number(box: Box, permit: i64, space: i64) -> bool:
    return bool(box.of_number[box.permit_number[permit]] & BIT[space])


def fit_together(box: Box, one: i64, two: i64, space: i64, grant: bool) -> bool:
    """6.3: the colour of one and the number of the other; 6.4: or one that fits alone and any other."""
    if fits_alone(box, one, space, grant) or fits_alone(box, two, space, grant):
        return True
    return (gives_colour(box, one, space) and gives_number(box, two, space)) or (
        gives_colour(box, two, space) and gives_number(box, one, space)
    )


def ways(box: Box, hand: i64, space: i64, grant: bool, used: i64) -> list[int]:
    """Every set of one or two permits that fits and holds those already chosen, as masks."""
    found: list[int] = []
    cards = decks.members(box, hand)
    for i, one in enumerate(cards):
        if BIT[one] & used == used and fits_alone(box, one, space, grant):
            found.append(BIT[one])
        for two in cards[i + 1 :]:
            pair: i64 = BIT[one] | BIT[two]
            if pair & used == used and fit_together(box, one, two, space, grant):
                found.append(pair)
    return found
