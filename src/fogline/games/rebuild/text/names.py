"""What the numbers of the rules are called."""

from collections.abc import Callable
from typing import Any, Final

from fogline.core.text import N_, Namer, Speaker
from fogline.games.rebuild.box import COMMITTEE, SPOTS, Box
from fogline.parts.bits import members

COMMITTEE_NAME: Final = N_("The Committee")
COLOUR_NAMES: Final = (N_("yellow"), N_("green"), N_("red"), N_("blue"))
SERVICE_NAMES: Final = (N_("electric lighting"), N_("cable car"), N_("fire hydrant"), N_("park"))
SERVICE_SHORT: Final = (N_("light"), N_("cable"), N_("hydrant"), N_("park"))
PLACE_NAMES: Final = (N_("left"), N_("centre"), N_("right"))
WAY_NAMES: Final = (N_("to the right"), N_("up"))
GRANT_NAME: Final = N_("building grant")
PAID: Final = N_("{what} ${money}")
DEED_NAMES: Final = (
    N_("Build"),
    N_("Build with a grant"),
    N_("Materials"),
    N_("Obtain permit"),
    N_("Sign objective"),
    N_("Urban development"),
    N_("Clear up"),
    N_("Earnings"),
    N_("Money"),
    N_("Pass"),
    N_("Money for each building"),
    N_("A building and a permit"),
)
OBJECTIVE_NAMES: Final = {
    "buildings": N_("“Own buildings”"),
    "pairs": N_("“Pairs of own buildings”"),
    "rivals": N_("“Next to rivals”"),
    "corners": N_("“Surrounded corners”"),
    "apart": N_("“Standing apart”"),
    "yellow": N_("“Yellow plots”"),
    "green": N_("“Green plots”"),
    "red": N_("“Red plots”"),
    "blue": N_("“Blue plots”"),
    "colours": N_("“Four colours”"),
    "rubble": N_("“Rubble”"),
    "lighting": N_("“Electric lighting”"),
    "cable-car": N_("“Cable cars”"),
    "hydrant": N_("“Fire hydrants”"),
    "park": N_("“Parks”"),
    "services": N_("“Four kinds of urbanism”"),
    "row": N_("“Orange row”"),
    "column": N_("“Green column”"),
    "most-yellow": N_("“Most yellow buildings”"),
    "most-green": N_("“Most green buildings”"),
    "most-red": N_("“Most red buildings”"),
    "most-blue": N_("“Most blue buildings”"),
    "most-rubble": N_("“Most rubble”"),
    "most-money": N_("“Most money”"),
    "best-builder": N_("“Best Builder”"),
}


def seat(box: Box, number: int, speaker: Speaker) -> str:
    """A player, or the Committee, who has no seat."""
    return speaker.tell(COMMITTEE_NAME) if number == COMMITTEE else speaker.player(number)


def colour(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(COLOUR_NAMES[number])


def service(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(SERVICE_NAMES[number])


def place(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(PLACE_NAMES[number])


def way(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(WAY_NAMES[number])


def deed(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(DEED_NAMES[number])


def objective(box: Box, number: int, speaker: Speaker) -> str:
    return speaker.tell(OBJECTIVE_NAMES[box.objectives[number]])


def space(box: Box, number: int, speaker: Speaker) -> str:
    """A space by its plot, lettered where the plot has several."""
    letter = box.spaces[number][-1]
    alone = not box.neighbours[number]
    return f"{colour(box, box.space_colour[number], speaker)} {box.space_number[number]}{'' if alone else letter}"


def permit(box: Box, number: int, speaker: Speaker) -> str:
    """Colour, number and icons; or a grant."""
    if box.permit_number[number] == 0:
        return speaker.tell(GRANT_NAME)
    icons = ", ".join([speaker.tell(SERVICE_SHORT[icon]) for icon in members(box.permit_icons[number])])
    return f"{colour(box, box.permit_colour[number], speaker)} {box.permit_number[number]} ({icons})"


def paid(what: str, money: int, speaker: Speaker) -> str:
    """An action, with what it pays if it pays anything."""
    return speaker.tell(PAID, {"what": what, "money": money}) if money else what


def action_card(box: Box, number: int, speaker: Speaker) -> str:
    """What the spaces of a face offer from left to right."""
    spaces = zip(box.deeds[number], box.paid[number], strict=True)
    return " / ".join([paid(deed(box, what, speaker), money, speaker) for what, money in spaces])


def plot_card(box: Box, number: int, speaker: Speaker) -> str:
    return str(number + 1)


def spot(box: Box, number: int, speaker: Speaker) -> str:
    return str(number + 1)


def earning(box: Box, number: int, speaker: Speaker) -> str:
    return str(box.earnings[number])


def letter(box: Box, number: int, speaker: Speaker) -> str:
    return "ABCDEFGHIJ"[number]


NAMES: Final[dict[str, Namer]] = {
    "action_card": action_card,
    "colour": colour,
    "deed": deed,
    "earning": earning,
    "objective": objective,
    "park": letter,
    "permit": permit,
    "place": place,
    "player": seat,
    "plot_card": plot_card,
    "seat": seat,
    "service": service,
    "side": letter,
    "space": space,
    "spot": spot,
    "way": way,
}

COUNTS: Final[dict[str, Callable[[Any], int]]] = {
    "action_card": lambda box: len(box.deeds),
    "colour": lambda box: len(COLOUR_NAMES),
    "deed": lambda box: len(DEED_NAMES),
    "earning": lambda box: len(box.earnings),
    "objective": lambda box: len(box.objectives),
    "park": lambda box: len(box.park_points),
    "permit": lambda box: len(box.permit_number),
    "place": lambda box: len(PLACE_NAMES),
    "plot_card": lambda box: len(box.data["plot_card"]),
    "service": lambda box: len(SERVICE_NAMES),
    "side": lambda box: 2,
    "space": lambda box: len(box.spaces),
    "spot": lambda box: SPOTS,
    "way": lambda box: len(WAY_NAMES),
}
"""What a box has of each sort that can be counted."""
