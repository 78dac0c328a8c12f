"""What the numbers of the rules are called."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from fogline.core.text import N_, Namer, Plural, Sentence, Speaker
from fogline.games.investors.box import (
    CHECKS,
    CHIPS,
    EDGE,
    OPTION,
    Box,
)

DISTRICT_NAMES: Final = (
    N_("Villa"),
    N_("Housing"),
    N_("Marketplace"),
    N_("Recreation"),
    N_("Office"),
    N_("Industry"),
    N_("Park"),
    N_("Bank"),
    N_("Town Hall"),
)
PEOPLE_NAMES: Final = (
    N_("Fortune Teller"),
    N_("Saloon Owner"),
    N_("Bishop"),
    N_("Gangster"),
    N_("Newspaper Publisher"),
    N_("Judge"),
    N_("Building Contractor"),
    N_("Banker"),
    N_("Chief of Police"),
    N_("Mayor"),
)
"""The people of the box that ships; others are called as their box calls them."""
EDGES: Final = (
    N_("at the north edge of {tile}"),
    N_("at the west edge of {tile}"),
    N_("at the east edge of {tile}"),
    N_("at the south edge of {tile}"),
)
SHORT_EDGES: Final = (N_("{tile} north"), N_("{tile} west"), N_("{tile} east"), N_("{tile} south"))
BIDS: Final[tuple[Sentence, ...]] = (
    Plural("{where}: {n} right, bid with influence", "{where}: {n} rights, bid with influence", "n"),
    N_("{where}: one right, bid with checks"),
    N_("the question mark: up to {n} rights, bid with option chips"),
)
CARDS: Final[dict[str, Sentence]] = {
    "extra": N_("extra prestige for the next {where} rebuilt"),
    "two-rods": N_("lay two rods round one district"),
    "move": N_("move a rod"),
    "exchange": N_("exchange two rods"),
    "any-street": N_("lay a rod on any street"),
    "replace": N_("replace a rod"),
    "bonus": N_("a bonus for all: {influence} influence, or checks up to {limit}"),
    "removal": N_("a bonus for rods removed: for each {influence} influence, or checks up to {limit}"),
}
CARD_BIDS: Final = (N_("{card_text}; bid with influence"), N_("{card_text}; bid with checks"))


def district(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(DISTRICT_NAMES[number])


def chip(box: Box, number: int, speaker: Speaker) -> str:
    return "/".join(district(box, d, speaker) for d in CHIPS[number])


def picture(box: Box, number: int, speaker: Speaker) -> str:
    """Where a rod may go."""
    if number < EDGE:
        return district(box, number, speaker)
    if number == EDGE:
        return speaker.tell(N_("board edge"))
    return "?" if number == OPTION else chip(box, number - EDGE - 1, speaker)


def call(box: Box, number: int, speaker: Speaker) -> str:
    where = picture(box, box.call_picture[number], speaker)
    return speaker.tell(BIDS[box.call_bidding[number]], {"where": where, "n": box.call_rights[number]})


def card(box: Box, number: int, speaker: Speaker) -> str:
    entry = box.data["action"][number]
    text = speaker.tell(
        CARDS[entry["kind"]],
        {
            "where": district(box, box.card_district[number], speaker),
            "influence": box.card_influence[number],
            "limit": money(box, box.card_checks[number], speaker),
        },
    )
    bidding = box.card_bidding[number]
    return text if bidding < 0 else speaker.tell(CARD_BIDS[bidding], {"card_text": text})


def money(box: Box, thousands: int, speaker: Speaker) -> str:
    if thousands < 1000:
        return speaker.tell(N_("${thousands},000"), {"thousands": thousands}) if thousands else speaker.tell(N_("$0"))
    args = {"millions": thousands // 1000, "thousands": f"{thousands % 1000:03}"}
    return speaker.tell(N_("${millions},{thousands},000"), args)


def check(box: Box, number: int, speaker: Speaker) -> str:
    return money(box, box.values[number], speaker)


def checks(box: Box, number: int, speaker: Speaker) -> str:
    """A packed set of checks: 20 + 40, in thousands."""
    counts = [(number >> 4 * i) & 15 for i in range(CHECKS)]
    laid = " + ".join(str(box.values[i]) for i, n in enumerate(counts) for _ in range(n))
    return laid or speaker.tell(N_("no checks"))


def kept(box: Box, numbers: Sequence[int], speaker: Speaker) -> str:
    """The checks that an order leaves in the hand, in thousands."""
    values = ", ".join(str(box.values[number]) for number in numbers)
    return speaker.tell(N_(", keeping {values}"), {"values": values}) if values else ""


def person(box: Box, number: int, speaker: Speaker) -> str:
    return f"{number} ({speaker.tell(box.people[number])})"


def tile(box: Box, number: int, speaker: Speaker) -> str:
    return box.tile_names[number].upper()


def street(box: Box, number: int, speaker: Speaker) -> str:
    """Where it lies: between two tiles, or at an edge of the board."""
    one, two = box.side_a[number], box.side_b[number]
    if one >= 0 and two >= 0:
        return speaker.tell(N_("between {one:tile} and {two:tile}"), {"one": one, "two": two})
    inside = max(one, two)
    return speaker.tell(EDGES[box.streets_round(inside).index(number)], {"tile": inside})


def spot(box: Box, number: int, speaker: Speaker) -> str:
    """The same in short: B3-C3, or C1 and its side of the board."""
    one, two = box.side_a[number], box.side_b[number]
    if one >= 0 and two >= 0:
        return f"{tile(box, one, speaker)}-{tile(box, two, speaker)}"
    inside = max(one, two)
    return speaker.tell(SHORT_EDGES[box.streets_round(inside).index(number)], {"tile": inside})


NAMES: Final[dict[str, Namer]] = {
    "call": call,
    "card": card,
    "check": check,
    "checks": checks,
    "chip": chip,
    "district": district,
    "kept": kept,
    "money": money,
    "person": person,
    "picture": picture,
    "spot": spot,
    "street": street,
    "tile": tile,
}

COUNTS: Final[dict[str, Callable[[Any], int]]] = {
    "call": lambda box: len(box.call_picture),
    "card": lambda box: len(box.card_district),
    "check": lambda box: CHECKS,
    "chip": lambda box: len(CHIPS),
    "district": lambda box: len(DISTRICT_NAMES),
    "person": lambda box: len(box.people),
    "picture": lambda box: OPTION + 1,
    "spot": lambda box: len(box.side_a),
    "street": lambda box: len(box.side_a),
    "tile": lambda box: len(box.tile_names),
}
"""What a box has of each sort that can be counted."""
