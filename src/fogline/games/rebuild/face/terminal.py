"""The table as a terminal draws it: years, action cards, the map, the development board, cards to take."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from fogline.core.canvas import Canvas, Drawing, Page, touching
from fogline.core.text import Speaker
from fogline.core.view_json import numbers
from fogline.games.rebuild import questions as q
from fogline.games.rebuild.box import COMMITTEE, Box
from fogline.games.rebuild.face.terminal_cards import band, market, mine, permits, ring, say, years
from fogline.games.rebuild.face.terminal_map import PLOT, city, development
from fogline.games.rebuild.face.told import legend as signs
from fogline.games.rebuild.face.told import told
from fogline.games.rebuild.rules.decks import place_of
from fogline.games.rebuild.text.table import TABLE
from fogline.games.rebuild.view import View
from fogline.parts.bits import size

TOUCHED: Final = touching(space="space", spot="spot")
HIGH: Final = 31
"""From this height on the map has lines of its own, and can be wider."""
GAP: Final = 3
"""Columns between the map and the development board."""


def draw(data: Mapping[str, Any], box: Box, speaker: Speaker, width: int, height: int) -> Drawing:
    """Everything this seat sees on so many columns and lines."""
    view = View(**numbers(data), box=box)
    order = [*range(view.seats), *([COMMITTEE] if COMMITTEE in view.players else [])]
    standing = [facts(view, speaker, player) for player in order]
    guide = (TOUCHED, partial(told, view, speaker), signs(speaker, PLOT))
    sheet = Canvas(width, height)
    y = ring(sheet, view, speaker, years(sheet, view, speaker, 0))
    y = middle(sheet, view, speaker, asked(sheet, view, speaker, y))
    y = owned(sheet, view, speaker, y)
    if y >= height:
        return Drawing(pages(view, speaker, width, height), standing, *guide)
    legend(sheet, speaker, y)
    return Drawing([Page("", sheet)], standing, *guide)


def pages(view: View, speaker: Speaker, width: int, height: int) -> list[Page]:
    """The same on several sheets: the city with what is asked, the cards, and the board where it has no room beside."""
    now, cards, board = Canvas(width, height), Canvas(width, height), development(view)
    y = years(now, view, speaker, asked(now, view, speaker, 0))
    plots = city(view, speaker, width - board.width - GAP)
    beside = plots.width + GAP + board.width <= width
    plots = plots if beside else city(view, speaker, width)
    top = min(y, height - plots.height)
    now.paste(Canvas(width, height - top), 0, top)
    now.paste(plots, 0, top)
    if beside:
        now.paste(board, plots.width + GAP, top)
    y = market(cards, view, speaker, 0, ring(cards, view, speaker, 0))
    legend(cards, speaker, owned(cards, view, speaker, y))
    found = [Page(say(speaker, "page-city"), now), Page(say(speaker, "page-cards"), cards)]
    return found if beside else [*found, Page(say(speaker, "page-board"), board)]


def asked(sheet: Canvas, view: View, speaker: Speaker, y: int) -> int:
    """Where the pawns are going, or the plot card that is being laid; the next line."""
    y = band(sheet, view, speaker, y)
    if view.asks == q.SIDES:
        told = speaker.tell(TABLE["side"], {"plot_card": view.layout[place_of(view.sides, -1)]})
        sheet.put(0, y, told, "bold accent")
        y += 1
    return y


def owned(sheet: Canvas, view: View, speaker: Speaker, y: int) -> int:
    """My cards and the Committee's; the next line."""
    y = mine(sheet, view, speaker, y)
    if COMMITTEE in view.players:
        x = sheet.put(0, y, say(speaker, "committee"), "bold") + 1
        permits(sheet, view, speaker, x, y, view.committee_row)
        y += 1
    return y


def middle(sheet: Canvas, view: View, speaker: Speaker, y: int) -> int:
    """Map and development board with the cards beside them; under each other where there is room, or must be."""
    board = development(view)
    room = sheet.width - board.width - 2
    beside = city(view, speaker, room)
    if beside.width <= room and sheet.height < HIGH:
        return one_block(sheet, view, speaker, beside, board, y)
    plots = city(view, speaker, sheet.width)
    sheet.paste(plots, 0, y)
    y += plots.height
    sheet.paste(board, 0, y)
    return max(y + board.height, market(sheet, view, speaker, board.width + 2, y))


def one_block(sheet: Canvas, view: View, speaker: Speaker, plots: Canvas, board: Canvas, y: int) -> int:
    """A small map: the board beside it, the cards below or, on a wide sheet, beside both."""
    sheet.paste(plots, 0, y)
    right = plots.width + GAP
    sheet.paste(board, right, y)
    below = y + max(plots.height, board.height)
    side = right + board.width + GAP
    if sheet.width - side >= 28:
        return max(below, market(sheet, view, speaker, side, y))
    return market(sheet, view, speaker, 0, below)


def facts(view: View, speaker: Speaker, player: int) -> str:
    """What matters of a player: money, buildings, permits, development."""
    held = len(view.committee_row) if player == COMMITTEE else size(view.permits[player])
    return say(
        speaker,
        "facts",
        money=view.money[player],
        built=size(view.built[player]),
        stock=view.stock[player],
        permits=held,
        objectives=view.held_counts[player],
        rubble=view.cleared[player],
    )


def legend(sheet: Canvas, speaker: Speaker, y: int) -> None:
    """What letters mean, on the lines that are left."""
    sheet.fold(0, y, f"{say(speaker, 'reconstructed')} {say(speaker, 'signs')}", 4, "quiet")
