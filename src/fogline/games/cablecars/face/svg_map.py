"""The map as a picture: coast, routes as rows of spaces, locations with their names and tokens."""

import math
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Final

from fogline.core.canvas import GLYPHS
from fogline.core.svg import SANS, about, colours, words
from fogline.core.text import Speaker
from fogline.games.cablecars.box import FERRY, Box
from fogline.games.cablecars.face.plain import closed
from fogline.games.cablecars.face.terminal_map import COLOURS, spread
from fogline.games.cablecars.rules.tracks import owner
from fogline.games.cablecars.text.face import LETTERS
from fogline.games.cablecars.view import View

WIDTH: Final = 928
HEIGHT: Final = 660
EDGE: Final = 64
"""From the outermost locations to the edge of the map."""
SPOT: Final = 10
SPACE: Final = 14
"""How broad a track is."""
LETTER: Final = 8.2
"""How wide a letter of a name is, about."""
GRAY_SPACE: Final = ("#22303A", "#A9B3BA")
BAY: Final = "#BFD9E6"
LAND: Final = "#F3EBD6"
INK: Final = "#1C2830"

Spot = tuple[float, float]
Warp = Callable[[float], float]


def warp(values: Sequence[int], first: int, last: int) -> Warp:
    """From the box's measure to the picture's, crowded parts pulled apart, straight on beyond the outermost."""
    pairs = sorted(set(zip(values, spread(values, first, last), strict=True)))

    def warped(value: float) -> float:
        nth = min(max(bisect_right(pairs, (value, math.inf)), 1), len(pairs) - 1)
        (a, x), (b, y) = pairs[nth - 1], pairs[nth]
        return x + (value - a) * (y - x) / (b - a)

    return warped


class Map:
    """A box's map, and what a view shows on it."""

    def __init__(self, view: View, speaker: Speaker, rings: dict[int, tuple[str, str]]) -> None:
        self.view, self.box, self.speaker, self.rings = view, view.box, speaker, rings
        at = [spot["at"] for spot in self.box.data["location"]]
        across = warp([x for x, _ in at], EDGE, WIDTH - EDGE)
        down = warp([y for _, y in at], EDGE - 14, HEIGHT - EDGE + 14)
        self.spots: list[Spot] = [(across(x), down(y)) for x, y in at]
        self.coast: list[Spot] = [(across(x), down(y)) for x, y in coast(self.box)]

    def drawn(self) -> str:
        """Water, land, routes, locations; names last, so that nothing lies over them."""
        land = " ".join(f"{x:.0f},{y:.0f}" for x, y in self.coast)
        parts = [
            f'<clipPath id="bay"><rect width="{WIDTH}" height="{HEIGHT}" rx="8"/></clipPath><g clip-path="url(#bay)">'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{BAY}"/>'
            f'<polygon points="{land}" fill="{LAND}" stroke="#C9B98F" stroke-width="2"/></g>'
        ]
        parts += [self.track(track) for track in range(len(self.box.spaces))]
        parts += [self.location(spot) for spot in range(len(self.spots))]
        parts += [name for spot in range(len(self.spots)) for name in self.name(spot)]
        return "".join(parts)

    def track(self, track: int) -> str:
        """A row of spaces; one that nobody can claim any more is pale."""
        who = owner(self.view, track)
        faded = ' opacity=".35"' if who < 0 and closed(self.view, track) else ""
        signs = "".join(self.space(track, nth, who) for nth in range(self.box.spaces[track]))
        return (
            f"<g{faded} {about('track', track)}><title>{escape(self.speaker.name('track', track))}</title>{signs}</g>"
        )

    def space(self, track: int, nth: int, who: int) -> str:
        """One space: a seat's sign, or the letter of its colour; a ferry's in a ring."""
        box = self.box
        x, y, angle, long = self.place(track, nth)
        ferry = nth < box.ferries[track] and who < 0
        paper, ink = colours(who) if who >= 0 else printed(box.colour[track])
        rect = (
            f'<rect x="{-long / 2:.1f}" y="{-SPACE / 2}" width="{long:.1f}" height="{SPACE}" rx="3" fill="{paper}" '
            f'stroke="{INK}" stroke-opacity=".55" stroke-width="{2 if who >= 0 else 1}" '
            f'transform="rotate({angle:.1f})"/>'
        )
        ring = f'<circle r="8" fill="{printed(FERRY)[0]}" stroke="#FFFFFF"/>' if ferry else ""
        letter = LETTERS[FERRY] if ferry else LETTERS[box.colour[track]]
        sign = GLYPHS[who] if who >= 0 else self.speaker.tell(letter)
        sign = words(0, 3.7, sign, 10.5, "#FFFFFF" if ferry else ink, 'text-anchor="middle" font-weight="bold"')
        return f'<g transform="translate({x:.1f} {y:.1f})">{rect}{ring}{sign}</g>'

    def place(self, track: int, nth: int) -> tuple[float, float, float, float]:
        """Where a space lies: its middle, its angle and its length. Twins lie side by side."""
        box, twin = self.box, self.box.twin[track]
        (x1, y1), (x2, y2) = self.spots[box.end_a[track]], self.spots[box.end_b[track]]
        dx, dy = x2 - x1, y2 - y1
        far = math.hypot(dx, dy)
        room = (far - 2 * SPOT - 4) / int(box.spaces[track])
        along = (SPOT + 2 + room * (nth + 0.5)) / far
        aside = 0.0 if twin < 0 else (SPACE / 2 + 1) * (1 if track < twin else -1) / far
        angle = math.degrees(math.atan2(dy, dx))
        return x1 + dx * along - dy * aside, y1 + dy * along + dx * aside, angle, room - 3

    def location(self, spot: int) -> str:
        """A ring; with a letter where it is an end of one of my tickets."""
        x, y = self.spots[spot]
        letter, style = self.rings.get(spot, ("", ""))
        paper = "#FFFFFF" if not letter else "#1F7A4D" if "good" in style else "#B4402F"
        red = spot in list(self.box.red_spots) and not letter
        dot = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#C8102E"/>' if red else ""
        sign = words(x, y + 4.5, letter, 12.5, "#FFFFFF", 'text-anchor="middle" font-weight="bold"') if letter else ""
        ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SPOT}" fill="{paper}" stroke="{INK}" stroke-width="2.5"/>'
        return f"<g {about('location', spot)}>{ring}{dot}{sign}</g>"

    def name(self, spot: int) -> Iterator[str]:
        """What a location is called, on the side where the fewest routes leave, with the tokens that lie there."""
        x, y = self.spots[spot]
        side = max(SIDES, key=lambda side: self.free(spot, side))
        dx, dy, anchor = SIDES[side]
        halo = (
            f'text-anchor="{anchor}" stroke="#FFFFFF" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke"'
        )
        stacks = [
            f"{self.view.left[symbol]} × {self.speaker.name('symbol', symbol)}"
            for symbol, place in enumerate(self.view.place)
            if place == spot and self.view.left[symbol]
        ]
        y += dy - (13 if dy < 0 and stacks else 0)
        x = min(x, WIDTH - 6 - LETTER * len(self.box.locations[spot]) / 2) if anchor == "middle" else x
        yield words(x + dx, y, self.box.locations[spot], 13, more=f'{halo} font-weight="bold"')
        if stacks:
            yield words(x + dx, y + 14, ", ".join(stacks), 12, "#7A4A12", f'{halo} font-style="italic"', SANS)

    def free(self, spot: int, side: float) -> float:
        """How far the nearest route, and the edge of the map, are from this side of a location."""
        box, (x, y) = self.box, self.spots[spot]
        gaps = [math.pi]
        for track in range(len(box.spaces)):
            if spot in (box.end_a[track], box.end_b[track]):
                ox, oy = self.spots[box.end_a[track] + box.end_b[track] - spot]
                turn = abs(math.atan2(oy - y, ox - x) - side) % (2 * math.pi)
                gaps.append(min(turn, 2 * math.pi - turn))
        long = LETTER * len(box.locations[spot])
        beyond = (side == 0 and x + long > WIDTH - 20) or (side == math.pi and x - long < 20)
        return min(gaps) - (4 if beyond else 0)


SIDES: Final[dict[float, tuple[float, float, str]]] = {
    math.pi / 2: (0, 26, "middle"),
    -math.pi / 2: (0, -16, "middle"),
    0.0: (15, 5, "start"),
    math.pi: (-15, 5, "end"),
}
"""By the direction from a location: where its name stands, and which of its ends is there."""


def printed(colour: int) -> tuple[str, str]:
    """A colour of cards and routes: paper and ink."""
    style = COLOURS[colour].split() if colour < len(COLOURS) and COLOURS[colour] else []
    return (style[2], style[0]) if style else (GRAY_SPACE[1], GRAY_SPACE[0])


def coast(box: Box) -> list[Spot]:
    """The shore from west to east, closed below the map; a box without one is all land."""
    line = box.data.get("coast", {}).get("line") or [[-200, -200], [1200, -200]]
    return [(line[0][0], 1300), *[(x, y) for x, y in line], (line[-1][0], 1300)]
