"""Chapter 4, paying: which cards pay for a track.

A hand is a row of counts and the place where it begins: ``hands, seat * CARDS`` in a state, ``hand, 0`` in a view.
"""

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.reason import Reason, because
from fogline.core.rows import INTERPRETED, vec
from fogline.games.cablecars.box import FERRY, GRAY, SUITS, Box


def affordable(box: Box, hands: vec[i64], at: i64) -> i64:
    """The tracks that a hand can pay for, as a mask."""
    payable = box.payable
    width = box.most_cards
    row: i64 = hands[at + FERRY] * SUITS * width
    found: i64 = 0
    for colour in range(SUITS):
        found |= payable[row + hands[at + colour]]
        row += width
    return found


def offer(box: Box, hands: vec[i64], at: i64, track: i64, first: i64, out: Choices) -> None:
    """Write on a sheet the payments that a hand can make for a track, counted from the first, fewest ferry cards first.

    4.2: cards of the track's colour, one for each space; 4.3: gray takes any one colour; 4.4: ferry cards stand in
    for any card; 4.5: each ferry symbol needs a ferry card.
    """
    spaces: i64 = box.spaces[track]
    wanted: i64 = box.colour[track]
    wild: i64 = hands[at + FERRY]
    ferries: i64 = box.ferries[track]
    low: i64 = wanted
    high: i64 = wanted + 1
    if wanted == GRAY:
        low, high = 0, SUITS
    while ferries < spaces and ferries <= wild:
        for colour in range(low, high):
            if hands[at + colour] >= spaces - ferries:
                out.add(first + box.payment(ferries, colour, spaces - ferries))
        ferries += 1
    if wild >= spaces:
        out.add(first + box.payment(spaces, FERRY, 0))


def ways(box: Box, hands: vec[i64], at: i64, track: i64) -> list[int]:
    """The same payments by number."""
    sheet = Choices()
    offer(box, hands, at, track, 0, sheet)
    return sheet.actions()


def explain_pay(box: Box, hands: vec[i64], at: i64, track: int, payment: int) -> list[Reason]:
    """Why a payment does not pay for a track."""
    cards, colour, ferries = box.pay_cards[payment], box.pay_colour[payment], box.pay_ferries[payment]
    if cards + ferries != box.spaces[track]:
        return [because("wrong-number", "4.2", spaces=box.spaces[track], cards=cards + ferries)]
    reasons: list[Reason] = []
    if cards and box.colour[track] not in (colour, GRAY):
        reasons.append(because("wrong-colour", "4.2", colour=box.colour[track]))
    if ferries < box.ferries[track]:
        reasons.append(because("needs-ferry-card", "4.5", need=box.ferries[track]))
    if cards > hands[at + colour]:
        reasons.append(because("too-few-of", "4.2", card=colour, need=cards, have=hands[at + colour]))
    if ferries > hands[at + FERRY]:
        reasons.append(because("too-few-of", "4.4", card=FERRY, need=ferries, have=hands[at + FERRY]))
    return reasons


def explain_cost(box: Box, hands: vec[i64], at: i64, track: int) -> list[Reason]:
    """Why a hand cannot pay for a track at all: what it needs, and the best it has."""
    if ways(box, hands, at, track):
        return []
    wanted = box.colour[track]
    suits = range(SUITS) if wanted == GRAY else range(wanted, wanted + 1)
    best = max(suits, key=lambda colour: hands[at + colour])
    wild = hands[at + FERRY]
    if wild < box.ferries[track]:
        return [because("needs-ferry-card", "4.5", need=box.ferries[track])]
    key = "cannot-pay-gray" if wanted == GRAY else "cannot-pay"
    rule = "4.3" if wanted == GRAY else "4.2"
    return [because(key, rule, spaces=box.spaces[track], card=best, have=hands[at + best], wild=wild)]


if INTERPRETED:

    def affordable(box: Box, hands: vec[i64], at: i64) -> i64:
        payable = box.payable
        width = box.most_cards
        row = hands[at + FERRY] * SUITS * width
        found = 0
        for held in hands[at : at + SUITS]:
            found |= payable[row + held]
            row += width
        return found
