"""Anything on the table in words, for who asks what it is: its name, then what there is to say of it now."""

from collections.abc import Callable
from typing import Final

from fogline.core.canvas import CHIPS, GLYPHS, Sign
from fogline.core.text import Speaker, saying
from fogline.games.cablecars.box import FERRY, GRAY
from fogline.games.cablecars.face.plain import closed
from fogline.games.cablecars.paths import missing
from fogline.games.cablecars.rules.tracks import owner
from fogline.games.cablecars.text.face import LETTERS
from fogline.games.cablecars.text.told import LEGEND, TOLD
from fogline.games.cablecars.view import View
from fogline.parts.bits import BIT

say = saying(TOLD)


def told(view: View, speaker: Speaker, sort: str, number: int) -> list[str]:
    """The name of a thing and sentences about it; nothing for what is no thing of this game."""
    return [speaker.name(sort, number), *SORTS[sort](view, speaker, number)] if sort in SORTS else []


def track(view: View, speaker: Speaker, number: int) -> list[str]:
    box = view.box
    who = owner(view, number)
    lines = [say(speaker, "cost", track=number)]
    if box.colour[number] == GRAY:
        lines.append(say(speaker, "gray"))
    if box.ferries[number]:
        lines.append(say(speaker, "ferries", n=box.ferries[number]))
    lines.append(say(speaker, "worth", points=box.route_points[box.spaces[number]]))
    if who >= 0:
        return [*lines, say(speaker, "taken", player=who)]
    return [*lines, say(speaker, "closed" if closed(view, number) else "free")]


def location(view: View, speaker: Speaker, number: int) -> list[str]:
    box = view.box
    tracks = box.road_track[box.road_from[number] : box.road_from[number + 1]]
    ends = [(box.end_a[track] + box.end_b[track] - number, track) for track in tracks]
    routes = "; ".join(f"{speaker.name('location', end)} ({speaker.name('cost', track)})" for end, track in ends)
    lines = [say(speaker, "routes", routes=routes)]
    stacks = [symbol for symbol, spot in enumerate(view.place) if spot == number and view.left[symbol]]
    for symbol in stacks:
        lines.append(say(speaker, "stack", left=view.left[symbol], symbol=symbol))
        if view.seat >= 0 and view.tokens[view.seat] & BIT[symbol]:
            lines.append(say(speaker, "have"))
    return lines if stacks else [*lines, say(speaker, "no-stack")]


def ticket(view: View, speaker: Speaker, number: int) -> list[str]:
    lines = [say(speaker, "ticket", points=view.box.ticket_points[number])]
    cars = missing(view, view.seat, number) if view.seat >= 0 else None
    if view.seat < 0:
        return lines
    key = "no-way" if cars is None else "missing" if cars else "joined"
    return [*lines, say(speaker, key, cars=cars)]


def card(view: View, speaker: Speaker, number: int) -> list[str]:
    held = view.hand[number] if view.seat >= 0 else 0
    counts = say(speaker, "counts", up=view.market[number], held=held, gone=view.discards[number])
    return [say(speaker, "ferry" if number == FERRY else "card"), counts]


SORTS: Final[dict[str, Callable[[View, Speaker, int], list[str]]]] = {
    "card": card,
    "location": location,
    "ticket": ticket,
    "track": track,
}


def legend(speaker: Speaker, colours: tuple[str, ...]) -> list[Sign]:
    """Every sign of the drawing, its style and its meaning."""
    letters = [speaker.tell(letter) for letter in LETTERS]
    found = [Sign(f" {letters[n]} ", colours[n], speaker.name("colour", n)) for n in range(GRAY)]
    example = f"{letters[4]}3{letters[FERRY]}"
    signs = {
        "gray": ("·3", "#111111 on #9AA6AE"),
        "price": (example, colours[4]),
        "payable": (example, f"underline {colours[4]}"),
        "owned": (f"{GLYPHS[0]}3", CHIPS[0]),
        "location": ("○", "bold"),
        "ring": ("A", "bold reverse accent"),
        "tokens": ("*2", "good"),
    }
    return [*found, *[Sign(sign, style, speaker.tell(LEGEND[key])) for key, (sign, style) in signs.items()]]
