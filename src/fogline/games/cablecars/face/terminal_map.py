"""The map for a terminal: lines of dots between the locations, names and prices set where there is room."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fogline.core.canvas import CHIPS, GLYPHS, LINES, Canvas, cut, length
from fogline.core.text import Speaker
from fogline.games.cablecars.box import FERRY, GRAY, Box
from fogline.games.cablecars.rules.tracks import owner
from fogline.games.cablecars.text.face import LETTERS
from fogline.games.cablecars.view import View

COLOURS: Final = (
    "#111111 on #6CC5F2",
    "#FFFFFF on #00806A",
    "#FFFFFF on #3B3B3B",
    "#FFFFFF on #7A2BB5",
    "#FFFFFF on #C8102E",
    "#111111 on #FFB000",
    "#FFFFFF on #22506B",
    "",
)
INK: Final = ("#6CC5F2", "#1FA98F", "#8A8A8A", "#A86BDB", "#E8485F", "#FFB000", "#5C9DBF", "#7F8C96")
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of a Braille sign: four rows of two dots."""
BLANK: Final = 0x2800

Spot = tuple[int, int]


@lru_cache(maxsize=32)
def places(box: Box, width: int, height: int) -> tuple[Spot, ...]:
    """Where each location lies: as on the map, crowded parts pulled apart."""
    at = [spot["at"] for spot in box.data["location"]]
    across = spread([x for x, _ in at], 2, width - 3)
    down = spread([y for _, y in at], 0, height - 1)
    return tuple(zip(across, down, strict=True))


def spread(values: Sequence[int], first: int, last: int) -> list[int]:
    """Places between two ends: half by measure, half by order."""
    least, most = min(values), max(values)
    order = sorted(set(values))
    span = max(1, most - least)
    steps = max(1, len(order) - 1)
    shares = [0.5 * (value - least) / span + 0.5 * order.index(value) / steps for value in values]
    return [first + round(share * (last - first)) for share in shares]


class Map:
    """The map in the making: signs that stand must not be written over by later ones."""

    def __init__(self, view: View, speaker: Speaker, width: int, height: int) -> None:
        self.view = view
        self.letters = [speaker.tell(letter) for letter in LETTERS]
        self.box = view.box
        self.sheet = Canvas(width, height)
        self.spots = places(view.box, width, height)

    def drawn(self, rings: dict[int, tuple[str, str]], claimable: frozenset[int]) -> Canvas:
        """Lines first, then locations, prices and names, the most needed first."""
        routes = sorted(set(self.box.route_of))
        for route in routes:
            self.line(self.tracks(route))
        lines, self.sheet = self.sheet, Canvas(self.sheet.width, self.sheet.height)
        for location, (x, y) in enumerate(self.spots):
            sign, style = rings.get(location, ("○", "bold"))
            self.sheet.put(x, y, sign, style, ("location", location))
        for route in routes:
            self.price(self.tracks(route), claimable)
        for location in range(len(self.spots)):
            self.name(location)
        lines.paste_over(self.sheet)
        return lines

    def tracks(self, route: int) -> list[int]:
        return [track for track, of in enumerate(self.box.route_of) if of == route]

    def line(self, tracks: list[int]) -> None:
        """A route as dots: every second one while it is free, all of them when somebody has it."""
        track = tracks[0]
        who = max(owner(self.view, t) for t in tracks)
        style = LINES[who] if who >= 0 else INK[self.box.colour[track]]
        (x1, y1), (x2, y2) = self.spots[self.box.end_a[track]], self.spots[self.box.end_b[track]]
        cells: dict[Spot, int] = {}
        steps = max(abs(x2 - x1) * 2, abs(y2 - y1) * 4, 1)
        for n in range(0, steps + 1, 1 if who >= 0 else 3):
            px = round((x1 * 2 + 1) + (x2 - x1) * 2 * n / steps)
            py = round((y1 * 4 + 2) + (y2 - y1) * 4 * n / steps)
            cell = (px // 2, py // 4)
            cells[cell] = cells.get(cell, 0) | DOTS[py % 4][px % 2]
        for (x, y), bits in cells.items():
            self.sheet.put(x, y, chr(BLANK + bits), style)

    def price(self, tracks: list[int], claimable: frozenset[int]) -> None:
        """What a route costs or whose it is, as near to its middle as there is room."""
        signs = [self.sign(track) for track in tracks]
        width = sum(length(text) for text, _ in signs)
        track = tracks[0]
        (x1, y1), (x2, y2) = self.spots[self.box.end_a[track]], self.spots[self.box.end_b[track]]
        ways = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75]
        tries = [(round(x1 + (x2 - x1) * way - width / 2), round(y1 + (y2 - y1) * way)) for way in ways]
        x, y = self.room(tries, width) or tries[0]
        for track, (text, style) in zip(tracks, signs, strict=True):
            lit = "underline " if track in claimable else ""
            x = self.sheet.put(x, y, text, (lit + style).strip(), ("track", track))

    def sign(self, track: int) -> tuple[str, str]:
        who = owner(self.view, track)
        spaces = str(self.box.spaces[track])
        if who >= 0:
            return GLYPHS[who] + spaces, CHIPS[who]
        text = self.letters[self.box.colour[track]] + spaces + self.letters[FERRY] * self.box.ferries[track]
        colour = self.box.colour[track]
        return text, COLOURS[colour] if colour != GRAY else "#111111 on #9AA6AE"

    def name(self, location: int) -> None:
        """A location's name beside it, shorter where there is no room, with the tokens that lie there."""
        tokens = [n for symbol, n in enumerate(self.view.left) if n and self.view.place[symbol] == location]
        tail = f"*{sum(tokens)}" if tokens else ""
        x, y = self.spots[location]
        for text in shorter(self.box.locations[location]):
            whole = text + tail
            wide = length(whole)
            beside = [(x + 1, y), (x - wide, y)]
            around = [(x - wide // 2, y + 1), (x - wide // 2, y - 1), (x + 1, y - 1), (x + 1, y + 1), (x - wide, y + 1)]
            if spot := self.room([*beside, *around, (x - wide, y - 1)], wide):
                about = ("location", location)
                end = self.sheet.put(*spot, text, "bold", about)
                self.sheet.put(end, spot[1], tail, "good", about)
                return

    def room(self, tries: Sequence[Spot], width: int) -> Spot | None:
        """The first of these places where nothing stands yet."""
        for x, y in tries:
            if all(self.sheet.blank(x + n, y) for n in range(width)):
                return x, y
        return None


def shorter(name: str) -> list[str]:
    """A name and what may stand for it where it is too long."""
    words = name.split()
    if len(words) > 1 and words[0].lower() in ("the", "el", "la"):
        words = words[1:]
    initials = f"{words[0]} {words[-1][0]}." if len(words) > 1 else words[0]
    return [name, " ".join(words), initials, words[0], cut(words[0], 6), words[0][:3]]
