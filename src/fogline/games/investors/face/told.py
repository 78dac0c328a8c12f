"""Anything on the table in words, for who asks what it is: its name, then what there is to say of it now."""

from collections.abc import Callable
from typing import Final

from fogline.core.canvas import CHIPS, GLYPHS, Sign
from fogline.core.text import Speaker, saying
from fogline.games.investors.box import BANK, EMPTY, PARK, TOWN_HALL, WHITE
from fogline.games.investors.face.plain import opened
from fogline.games.investors.text.table import LETTERS
from fogline.games.investors.text.told import LEGEND, TOLD
from fogline.games.investors.view import View

say = saying(TOLD)


def told(view: View, speaker: Speaker, sort: str, number: int) -> list[str]:
    """The name of a thing and sentences about it; nothing for what is no thing of this game."""
    return SORTS[sort](view, speaker, number) if sort in SORTS else []


def tile_name(view: View, speaker: Speaker, tile: int) -> str:
    return say(speaker, "tile-name", district=view.layout[tile], tile=tile)


def tile(view: View, speaker: Speaker, number: int) -> list[str]:
    kind, builder = view.layout[number], view.builder[number]
    name, points = tile_name(view, speaker, number), view.box.prestige[kind]
    if kind == PARK:
        return [name, say(speaker, "park")]
    if builder >= 0:
        return [name, say(speaker, "rebuilt", player=builder, points=points)]
    owners = [view.rods[street] for street in view.box.streets_round(number)]
    shares = [say(speaker, "share", player=seat, n=owners.count(seat)) for seat in range(view.seats) if seat in owners]
    nobodys = {"free": owners.count(EMPTY), "white": owners.count(WHITE)}
    shares += [say(speaker, key, n=n) for key, n in nobodys.items() if n]
    key = "all-streets" if kind in (BANK, TOWN_HALL) else "majority"
    return [name, say(speaker, key, points=points), say(speaker, "round", shares=", ".join(shares))]


def street(view: View, speaker: Speaker, number: int) -> list[str]:
    owner = view.rods[number]
    lines = [say(speaker, "street-name", street=number)]
    if owner == WHITE:
        return [*lines, say(speaker, "white-rod")]
    lines.append(say(speaker, "empty") if owner == EMPTY else say(speaker, "rod", player=owner))
    if owner == EMPTY and number in opened(view):
        lines.append(say(speaker, "open"))
    sides = [side for side in (view.box.side_a[number], view.box.side_b[number]) if side >= 0]
    return [*lines, say(speaker, "counts", tiles=", ".join(tile_name(view, speaker, side) for side in sides))]


def check(view: View, speaker: Speaker, number: int) -> list[str]:
    held = [say(speaker, "check", n=view.hand[number])] if view.seat >= 0 else []
    return [say(speaker, "check-name", check=number), *held, say(speaker, "no-change")]


def person(view: View, speaker: Speaker, number: int) -> list[str]:
    lines = [say(speaker, "person-name", person=number), say(speaker, "person"), say(speaker, "tied")]
    if view.seat >= 0 and number > view.influence[view.seat]:
        lines.append(say(speaker, "above", influence=view.influence[view.seat]))
    return lines


SORTS: Final[dict[str, Callable[[View, Speaker, int], list[str]]]] = {
    "check": check,
    "person": person,
    "street": street,
    "tile": tile,
}


def legend(speaker: Speaker, tiles: tuple[str, ...]) -> list[Sign]:
    """Every sign of the drawing, its style and its meaning."""
    letters = [speaker.tell(letter) for letter in LETTERS]
    kinds = [kind for kind in range(len(letters)) if kind != PARK]
    found = [Sign(f" {letters[kind]} ", tiles[kind], speaker.name("district", kind)) for kind in kinds]
    signs = {
        "prestige": (f" {letters[0]} 4 ", tiles[0]),
        "tally": (f"{GLYPHS[0]}2", "bold"),
        "rod": (f"━{GLYPHS[0]}━", CHIPS[0]),
        "open": ("┄○┄", "bold accent"),
        "white": ("▒▒▒", "#111111 on #D8D8D8"),
        "park": (" ♣ ", tiles[PARK]),
        "check": (" 50 ", "#111111 on #BFD8B8"),
        "reach": (" 5 ", "#111111 on #D9C7A8"),
    }
    return [*found, *[Sign(sign, style, speaker.tell(LEGEND[key])) for key, (sign, style) in signs.items()]]
