"""What the numbers of the rules are called."""

from collections.abc import Callable
from typing import Any, Final

from fogline.core.text import N_, Namer, Speaker
from fogline.games.cablecars.box import FERRY, GRAY, Box

CARD_NAMES: Final = (
    N_("a blue card"),
    N_("a green card"),
    N_("a black card"),
    N_("a purple card"),
    N_("a red card"),
    N_("an orange card"),
    N_("a ferry card"),
)
COLOUR_NAMES: Final = (
    N_("blue"),
    N_("green"),
    N_("black"),
    N_("purple"),
    N_("red"),
    N_("orange"),
    N_("ferry"),
    N_("gray"),
)
ONE_COLOUR: Final = N_("one colour")
"""What a gray route costs: any colour, but all cards of the same."""
SYMBOL_NAMES: Final = (
    N_("bridge"),
    N_("cable car"),
    N_("sea lion"),
    N_("crab"),
    N_("fortune cookie"),
    N_("flower"),
    N_("painted house"),
)
"""The symbols of the box that ships; others are called as their box calls them."""


def card(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(CARD_NAMES[number])


def colour(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(COLOUR_NAMES[number])


def location(box: Box, number: int, speaker: Speaker) -> str:
    return box.locations[number]


def symbol(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(box.symbols[number])


def ticket(box: Box, number: int, speaker: Speaker) -> str:
    ends = f"{box.locations[box.ticket_a[number]]} – {box.locations[box.ticket_b[number]]}"
    return f"{ends} ({box.ticket_points[number]})"


def track(box: Box, number: int, speaker: Speaker) -> str:
    """The ends; on a double route the colour too, lettered where both tracks are alike."""
    ends = f"{box.locations[box.end_a[number]]} – {box.locations[box.end_b[number]]}"
    twin = box.twin[number]
    if twin < 0:
        return ends
    letter = "" if box.colour[number] != box.colour[twin] else " a" if number < twin else " b"
    return f"{ends} ({colour(box, box.colour[number], speaker)}{letter})"


def cost(box: Box, number: int, speaker: Speaker) -> str:
    """What a track costs: spaces, colour, ferry symbols."""
    gray = box.colour[number] == GRAY
    text = f"{box.spaces[number]} × {speaker.tell(ONE_COLOUR) if gray else colour(box, box.colour[number], speaker)}"
    if box.ferries[number]:
        text += speaker.tell(N_(", with {n} × ferry"), {"n": box.ferries[number]})
    return text


def payment(box: Box, number: int, speaker: Speaker) -> str:
    parts: list[str] = []
    if box.pay_cards[number]:
        parts.append(f"{box.pay_cards[number]} × {colour(box, box.pay_colour[number], speaker)}")
    if box.pay_ferries[number]:
        parts.append(f"{box.pay_ferries[number]} × {colour(box, FERRY, speaker)}")
    return " + ".join(parts)


NAMES: Final[dict[str, Namer]] = {
    "card": card,
    "colour": colour,
    "cost": cost,
    "location": location,
    "payment": payment,
    "symbol": symbol,
    "ticket": ticket,
    "track": track,
}

COUNTS: Final[dict[str, Callable[[Any], int]]] = {
    "card": lambda box: len(CARD_NAMES),
    "colour": lambda box: len(COLOUR_NAMES),
    "cost": lambda box: len(box.end_a),
    "location": lambda box: len(box.locations),
    "payment": lambda box: len(box.pay_cards),
    "symbol": lambda box: len(box.symbols),
    "ticket": lambda box: len(box.ticket_a),
    "track": lambda box: len(box.end_a),
}
"""What a box has of each sort that can be counted."""
