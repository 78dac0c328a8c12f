"""What the numbers of the rules are called."""

from collections.abc import Callable
from typing import Any, Final

from fogline.core.quoting import told
from fogline.core.text import N_, Namer, Speaker
from fogline.games.skyline.box import BLACK, DISTRICTS, SQUARE, WIDTH, Box
from fogline.parts.bits import BIT

COLOUR_NAMES: Final = {
    "blue": N_("Blue"),
    "gray": N_("Gray"),
    "orange": N_("Orange"),
    "yellow": N_("Yellow"),
    "green": N_("Green"),
    "black": N_("Black"),
}
SYMBOL_NAMES: Final = (
    N_("tracks"),
    N_("depot"),
    N_("square"),
    N_("foundation"),
    N_("seaside"),
    N_("bonus"),
)
BONUS_NAMES: Final = (
    N_("+2 token"),
    N_("card of value 4"),
    N_("depot card"),
    N_("1½-point token"),
    N_("contract token"),
    N_("tracks token"),
)
RANKS: Final = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"))
CARD_PLACES: Final = (
    N_("leftmost card {figures}"),
    N_("second {figures}"),
    N_("third {figures}"),
    N_("fourth {figures}"),
    N_("fifth {figures}"),
)
CAR_PLACES: Final = (N_("leftmost column {figures}"), *CARD_PLACES[1:])
ALIKE: Final = N_("{districts} alike")


def district(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(COLOUR_NAMES["black" if number == BLACK else box.colours[number]])


def card(box: Box, number: int, speaker: Speaker) -> str:
    """A card by what is printed on it: Gray 1 (tracks, bonus). A square prints no value."""
    if number == box.value_card:
        return speaker.tell(BONUS_NAMES[1])
    if number == box.depot_card:
        return speaker.tell(BONUS_NAMES[2])
    symbols = box.symbols[number]
    text = district(box, box.colour[number], speaker)
    if not symbols & SQUARE:
        text += f" {box.value[number]}"
    if symbols:
        text += f" ({', '.join(symbol_names(symbols, speaker))})"
    return text


def symbol_names(symbols: int, speaker: Speaker) -> list[str]:
    return [speaker.tell(name) for i, name in enumerate(SYMBOL_NAMES) if symbols & BIT[i]]


def symbol(box: Box, number: int | str, speaker: Speaker) -> str:
    """A symbol by its number; what somebody wrote in a box of their own is repeated as it stands there."""
    known = isinstance(number, int) and 0 <= number < len(SYMBOL_NAMES)
    return speaker.tell(SYMBOL_NAMES[int(number)]) if known else told(number)


def space(box: Box, number: int, speaker: Speaker) -> str:
    return f"{district(box, number // WIDTH, speaker)}-{number % WIDTH + 1}"


def column(box: Box, number: int, speaker: Speaker) -> str:
    return str(number + 1)


def bonus(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(BONUS_NAMES[number])


def rank(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(RANKS[number - 1])


def compared(mine: int, theirs: int) -> str:
    sign = ">" if mine > theirs else "<" if mine < theirs else "="
    return f"{mine} {sign} {theirs}"


def story(box: Box, told: tuple[int, tuple[tuple[int, int], ...]], speaker: Speaker) -> str:
    """How a tie was broken: districts that are all alike, then pair after pair up to the one that differs."""
    about, pairs = told
    places = CAR_PLACES if about == DISTRICTS else CARD_PLACES
    alike = (len(pairs) - 1) // WIDTH
    steps = [speaker.tell(places[n], {"figures": compared(*pair)}) for n, pair in enumerate(pairs[alike * WIDTH :])]
    if not alike:
        return "; ".join(steps)
    names = [district(box, (about + n) % DISTRICTS, speaker) for n in range(alike + 1)]
    return f"{speaker.tell(ALIKE, {'districts': ', '.join(names[:-1])})}; {names[-1]}: {'; '.join(steps)}"


NAMES: Final[dict[str, Namer]] = {
    "bonus": bonus,
    "card": card,
    "column": column,
    "district": district,
    "rank": rank,
    "space": space,
    "story": story,
    "symbol": symbol,
}

COUNTS: Final[dict[str, Callable[[Any], int]]] = {
    "bonus": lambda box: len(BONUS_NAMES),
    "card": lambda box: len(box.colour),
    "column": lambda box: box.columns,
    "district": lambda box: DISTRICTS + 1,
    "space": lambda box: DISTRICTS * WIDTH,
    "symbol": lambda box: len(SYMBOL_NAMES),
}
"""What a box has of each sort that can be counted."""
