"""Anything on the table in words, for who asks what it is: its name, then what there is to say of it now."""

from typing import Final

from fogline.core.canvas import CHIPS, GLYPHS, Sign
from fogline.core.text import Speaker, saying
from fogline.games.skyline.box import BONUS, DEPOT, EMPTY, FOUNDATION, SEASIDE, SQUARE, TRACKS
from fogline.games.skyline.rules.columns import fewest
from fogline.games.skyline.scoring import contests
from fogline.games.skyline.text.names import symbol_names
from fogline.games.skyline.text.told import LEGEND, TOLD
from fogline.games.skyline.view import View
from fogline.parts.bits import BIT

SYMBOLS: Final = (
    (TRACKS, "tracks", "-"),
    (DEPOT, "depot", "@"),
    (SQUARE, "square", "o"),
    (FOUNDATION, "foundation", "_"),
    (SEASIDE, "seaside", "~"),
    (BONUS, "bonus-symbol", "*"),
)
"""Each symbol of a card: its bit, its sentence, its sign."""
CITY: Final = "city-"

say = saying(TOLD)


def theirs(seat: int) -> str:
    """A space of somebody else's city as a sort: no action mentions it."""
    return f"{CITY}{seat}"


def told(view: View, speaker: Speaker, sort: str, number: int) -> list[str]:
    """The name of a thing and sentences about it; nothing for what is no thing of this game."""
    if sort.startswith(CITY):
        seat = int(sort.removeprefix(CITY))
        return [say(speaker, "theirs", space=number, player=seat), *built(view, speaker, seat, number)]
    if sort == "column":
        return [say(speaker, "column-name", column=number), *column(view, speaker, number)]
    if sort == "space":
        return [speaker.name("space", number), *built(view, speaker, max(view.seat, 0), number)]
    if sort == "card":
        return [speaker.name("card", number), *symbols(view.box.symbols[number], speaker), say(speaker, "goes")]
    if sort == "district":
        return [speaker.name("district", number), *district(view, speaker, number)]
    if sort == "bonus":
        left = say(speaker, "bonus", n=view.bonuses[number])
        return [speaker.name("bonus", number), say(speaker, f"bonus-{number}"), left]
    return []


def symbols(held: int, speaker: Speaker) -> list[str]:
    return [say(speaker, key) for bit, key, _ in SYMBOLS if held & bit]


def column(view: View, speaker: Speaker, number: int) -> list[str]:
    held = view.columns[number]
    if not held:
        return [say(speaker, "column-empty")]
    cards = ", ".join(speaker.name("card", card) for card in held)
    lines = [say(speaker, "column", n=len(held), cards=cards)]
    return [*lines, say(speaker, "column-needs", n=int(fewest(view, view.seat)))] if view.seat >= 0 else lines


def district(view: View, speaker: Speaker, number: int) -> list[str]:
    seat, contest = max(view.seat, 0), contests(view)[number]
    rank = contest.order.index(seat) + 1
    owner = view.finished[number]
    lines = [
        say(speaker, "district", worth=contest.figures[seat][0], rank=rank, district=number),
        say(speaker, "left", n=view.box.spaces - view.cities[seat].built[number]),
        say(speaker, "finished", player=owner) if owner >= 0 else say(speaker, "first-full"),
    ]
    return [*lines, say(speaker, "second-bonus", bonus=view.box.bonus_of[number])]


def built(view: View, speaker: Speaker, seat: int, space: int) -> list[str]:
    city = view.cities[seat]
    card = city.cards[space]
    if card == EMPTY:
        return [say(speaker, "empty")]
    marks = [key for key, where in (("car", city.cars), ("tower", city.towers)) if where & BIT[space]]
    lines = [say(speaker, "space", card=card, value=city.values[space]), *[say(speaker, key) for key in marks]]
    return lines + symbols(view.box.symbols[card] | (TRACKS if city.laid & BIT[space] else 0), speaker)


def legend(speaker: Speaker, letters: list[tuple[str, str]]) -> list[Sign]:
    """Every sign of the drawing, its style and its meaning."""
    found = [Sign(f" {sign} ", style, speaker.name("district", n)) for n, (sign, style) in enumerate(letters)]
    found.append(Sign("2", "", speaker.tell(LEGEND["value"])))
    found += [Sign(sign, "", ", ".join(symbol_names(bit, speaker))) for bit, _, sign in SYMBOLS]
    signs = {
        "car": ("=", ""),
        "tower": ("#", ""),
        "printed": ("@", "bold"),
        "stack": ("[2]", ""),
        "first": (GLYPHS[0], CHIPS[0]),
        "worth": ("9¹", "bold"),
    }
    return [*found, *[Sign(sign, style, speaker.tell(LEGEND[key])) for key, (sign, style) in signs.items()]]
