"""Maps of where things happen: the table as its game draws it, each place the darker the more often it is acted at.

Where a game has a picture (``Game.picture``) whose elements say what they show (``core.svg.about``), that is the map,
with its places coloured; else a terminal's drawing is.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from fogline.core.canvas import Canvas
from fogline.core.dealer import Dealer
from fogline.core.fields import plain
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY
from fogline.core.protocols import AnyBox, AnyView
from fogline.core.svg import Picture, sheet
from fogline.core.text import Speaker

SHEET: Final = (118, 44)
"""Columns and lines that a table is drawn on."""
LEAST: Final = 4
"""Places of a sort that a map is worth drawing for; a row of cards is no map."""
COLD: Final = (0x1C, 0x2A, 0x34)
PALE: Final = (0xFF, 0xFF, 0xFF)
"""What is not used is dark on a terminal's sheet, and white on a printed board."""
HOT: Final = (0xC0, 0x36, 0x2C)
DARK: Final = 0.45
"""From so much heat on signs are white on it."""
FAINT: Final = 0.25
"""How much is seen of what the map is not about."""
ABOUT: Final = re.compile(r'data-about="([^"]+)-(\d+)"')

Where = Mapping[tuple[str, int], int]


Found = tuple[str, list[tuple[int, int]], str]


def maps(game: AnyGame, box: AnyBox, speaker: Speaker, where: Where) -> Iterator[Found]:
    """For each sort of place on the table: the sort, its places with how often, the most first, and the map as SVG."""
    view = dealt(game, box, 1)
    draw = on_picture if game.picture else on_sheets
    for sort, picture in draw(game, view, speaker, where):
        yield sort, sorted(times_of(where, sort).items(), key=lambda item: (-item[1], item[0])), picture


def dealt(game: AnyGame, box: AnyBox, seed: int) -> AnyView:
    """What everybody sees of a table before anything has happened."""
    # The one for the most players has all places; on a smaller one some may be left in the box.
    seen: AnyView = game.view(game.setup(box, game.seats[-1], game.read_options({}), Dealer(seed, quiet=True)), NOBODY)
    return seen


def varies(game: AnyGame, box: AnyBox, speaker: Speaker, sort: str) -> bool:
    """Whether places of this sort are drawn otherwise in another deal: then a map shows one of many."""
    if game.picture is None:
        return False
    one, other = (places(game.picture(dealt(game, box, seed), speaker), sort) for seed in (1, 2))
    return one != other


def places(picture: Picture, sort: str) -> list[str]:
    """How each of them is drawn. What follows the last place of all is something else."""
    return [drawn for drawn in picture.body.split("data-about=")[:-1] if drawn.startswith(f'"{sort}-')]


def times_of(where: Where, sort: str) -> dict[int, int]:
    return {number: n for (of_sort, number), n in where.items() if of_sort == sort}


# -- on the board's own picture --------------------------------------------------------------------------------------


def on_picture(game: AnyGame, view: AnyView, speaker: Speaker, where: Where) -> Iterator[tuple[str, str]]:
    """By sort of place that the game's picture names: the picture, coloured."""
    if game.picture is None:
        return
    picture = game.picture(view, speaker)
    named = [(sort, int(number)) for sort, number in ABOUT.findall(picture.body)]
    for sort in dict.fromkeys(sort for sort, _ in named):
        times = times_of(where, sort)
        drawn = {number for of_sort, number in named if of_sort == sort}
        if len(drawn & times.keys()) >= LEAST:
            yield sort, coloured(picture, sort, {number: times.get(number, 0) for number in drawn})


def coloured(picture: Picture, sort: str, times: Mapping[int, int]) -> str:
    """The picture with a style for each place, which goes before what the elements say themselves."""
    name, most = f"map-{sort}", max(times.values())
    rules = [f'#{name} [data-about]:not([data-about^="{sort}-"]) {{ opacity: {FAINT} }}']
    for number, n in sorted(times.items()):
        heat, here = n / most, f'#{name} [data-about="{sort}-{number}"]'
        ink = "#FFFFFF" if heat >= DARK else "#1C2830"
        shapes = ", ".join(f"{here} {shape}" for shape in ("rect", "circle", "polygon", "path"))
        # How faint a place is and how its edge is dashed tell of one moment of one deal; a map does not.
        look = f"fill: {colour(heat, PALE)}; fill-opacity: 1; stroke-dasharray: none"
        rules.append(f"{shapes} {{ {look} }} {here} text {{ fill: {ink} }}")
    return svg(picture, f' id="{name}"', f"<style>{' '.join(rules)}</style>")


def svg(picture: Picture, more: str = "", before: str = "") -> str:
    width, height = picture.board or (picture.width, picture.height)
    room = f'viewBox="0 0 {width:.0f} {height:.0f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {room} role="img"{more}>{before}{picture.body}</svg>'


# -- on a terminal's drawing -----------------------------------------------------------------------------------------


def on_sheets(game: AnyGame, view: AnyView, speaker: Speaker, where: Where) -> Iterator[tuple[str, str]]:
    """By sort of place that the drawing names: the page with the most of them, coloured."""
    if game.draw is None:
        return
    drawing = game.draw(plain(view), view.box, speaker, *SHEET)
    sorts = dict.fromkeys(sort for page in drawing.pages for sort, _ in page.sheet.things())
    for sort in sorts:
        times = times_of(where, sort)
        page = max(drawing.pages, key=lambda page: sum(about[0] == sort for about in page.sheet.things()))
        drawn = {number for of_sort, number in page.sheet.things() if of_sort == sort}
        if len(drawn & times.keys()) >= LEAST and lines_of(page.sheet, sort) >= LEAST - 1:
            yield sort, heated(page.sheet, sort, times)


def lines_of(canvas: Canvas, sort: str) -> int:
    """On how many lines of a sheet things of this sort stand."""
    cells = [[canvas.about(x, y) for x in range(canvas.width)] for y in range(canvas.height)]
    return sum(any(about is not None and about[0] == sort for about in row) for row in cells)


def heated(canvas: Canvas, sort: str, times: Mapping[int, int]) -> str:
    """A sheet on which the cells of each place lie on its colour."""
    most = max(times.values())
    map_of = Canvas(canvas.width, canvas.height)
    map_of.paste(canvas, 0, 0)
    for y in range(canvas.height):
        for x in range(canvas.width):
            about = canvas.about(x, y)
            here = about is not None and about[0] == sort
            heat = colour(times.get(about[1], 0) / most, COLD) if about is not None and here else ""
            if about is not None:
                map_of.mark(x, y, 1, f"bold #FFFFFF on {heat}" if here else "quiet")
    return svg(sheet(map_of))


def colour(share: float, cold: tuple[int, int, int]) -> str:
    """From cold to hot."""
    return "#" + "".join(f"{round(low + (high - low) * share):02X}" for low, high in zip(cold, HOT, strict=True))
