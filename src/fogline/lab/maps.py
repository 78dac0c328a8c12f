"""Maps of where things happen: the table as its game draws it, each place the darker the more often it is acted at."""

from collections.abc import Iterator, Mapping
from typing import Final

from fogline.core.canvas import Canvas
from fogline.core.dealer import Dealer
from fogline.core.fields import plain
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY
from fogline.core.protocols import AnyBox
from fogline.core.svg import sheet
from fogline.core.text import Speaker

SHEET: Final = (118, 44)
"""Columns and lines that a table is drawn on."""
LEAST: Final = 4
"""Places of a sort that a map is worth drawing for; a row of cards is no map."""
COLD: Final = (0x1C, 0x2A, 0x34)
HOT: Final = (0xC0, 0x36, 0x2C)

Where = Mapping[tuple[str, int], int]


Found = tuple[str, list[tuple[int, int]], str]


def maps(game: AnyGame, box: AnyBox, seats: int, speaker: Speaker, where: Where) -> Iterator[Found]:
    """For each sort of place on the table: the sort, its places with how often, the most first, and the map as SVG."""
    if game.draw is None:
        return
    state = game.setup(box, seats, game.read_options({}), Dealer(1, quiet=True))
    drawing = game.draw(plain(game.view(state, NOBODY)), box, speaker, *SHEET)
    sorts = dict.fromkeys(sort for page in drawing.pages for sort, _ in page.sheet.things())
    for sort in sorts:
        times = {number: n for (of_sort, number), n in where.items() if of_sort == sort}
        page = max(drawing.pages, key=lambda page: sum(about[0] == sort for about in page.sheet.things()))
        drawn = {number for of_sort, number in page.sheet.things() if of_sort == sort}
        if len(drawn & times.keys()) >= LEAST and lines_of(page.sheet, sort) >= LEAST - 1:
            ranked = sorted(times.items(), key=lambda item: (-item[1], item[0]))
            yield sort, ranked, heated(page.sheet, sort, times)


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
            heat = colour(times.get(about[1], 0) / most) if about is not None and here else ""
            if about is not None:
                map_of.mark(x, y, 1, f"bold #FFFFFF on {heat}" if here else "quiet")
    picture = sheet(map_of)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {picture.width:.0f} {picture.height:.0f}" role="img">'
        f"{picture.body}</svg>"
    )


def colour(share: float) -> str:
    """From cold to hot."""
    return "#" + "".join(f"{round(cold + (hot - cold) * share):02X}" for cold, hot in zip(COLD, HOT, strict=True))
