"""The table as a terminal draws it: years, action cards, the map, the development board, cards to take."""

from collections.abc import Mapping
from typing import Any

from fogline.core.canvas import Canvas, Drawing, wrapped
from fogline.core.sight import numbers
from fogline.core.text import Speaker
from fogline.games.rebuild import questions as q
from fogline.games.rebuild.box import COMMITTEE, Box
from fogline.games.rebuild.face.terminal_cards import band, market, mine, permits, ring, say, years
from fogline.games.rebuild.face.terminal_map import city, development
from fogline.games.rebuild.text.table import TABLE
from fogline.games.rebuild.view import View

HIGH = 31
"""From this height on the map has lines of its own, and can be wider."""


def draw(data: Mapping[str, Any], box: Box, speaker: Speaker, width: int, height: int) -> Drawing:
    """Everything this seat sees on so many columns and lines."""
    view = View(**numbers(data), box=box)
    sheet = Canvas(width, height)
    y = years(sheet, view, speaker, 0)
    y = ring(sheet, view, speaker, y)
    y = band(sheet, view, speaker, y)
    if view.asks == q.SIDES:
        told = speaker.tell(TABLE["side"], {"plot_card": view.layout[view.sides.index(-1)]})
        sheet.put(0, y, told, "bold accent")
        y += 1
    y = middle(sheet, view, speaker, y)
    y = mine(sheet, view, speaker, y)
    if COMMITTEE in view.players:
        x = sheet.put(0, y, say(speaker, "committee"), "bold") + 1
        permits(sheet, view, speaker, x, y, view.committee_row)
        y += 1
    legend(sheet, speaker, y)
    order = [*range(view.seats), *([COMMITTEE] if COMMITTEE in view.players else [])]
    return Drawing(sheet, [facts(view, speaker, player) for player in order])


def middle(sheet: Canvas, view: View, speaker: Speaker, y: int) -> int:
    """Map and development board with the cards beside them; under each other where there is room, or must be."""
    board = development(view)
    room = sheet.width - board.width - 2
    beside = city(view, room)
    if beside.width <= room and sheet.height < HIGH:
        return one_block(sheet, view, speaker, beside, board, y)
    plots = city(view, sheet.width)
    sheet.paste(plots, 0, y)
    y += plots.height
    sheet.paste(board, 0, y)
    return max(y + board.height, market(sheet, view, speaker, board.width + 2, y))


def one_block(sheet: Canvas, view: View, speaker: Speaker, plots: Canvas, board: Canvas, y: int) -> int:
    """A small map: the board beside it, the cards below or, on a wide sheet, beside both."""
    sheet.paste(plots, 0, y)
    right = plots.width + 3
    sheet.paste(board, right, y)
    below = y + max(plots.height, board.height)
    side = right + board.width + 3
    if sheet.width - side >= 28:
        return max(below, market(sheet, view, speaker, side, y))
    return market(sheet, view, speaker, 0, below)


def facts(view: View, speaker: Speaker, player: int) -> str:
    """What matters of a player: money, buildings, permits, development."""
    held = len(view.committee_row) if player == COMMITTEE else view.permits[player].bit_count()
    return say(
        speaker,
        "facts",
        money=view.money[player],
        built=view.built[player].bit_count(),
        stock=view.stock[player],
        permits=held,
        objectives=view.held_counts[player],
        rubble=view.cleared[player],
    )


def legend(sheet: Canvas, speaker: Speaker, y: int) -> None:
    """What letters mean, on the lines that are left."""
    for text in (f"{say(speaker, 'reconstructed')} {say(speaker, 'signs')}", say(speaker, "deeds")):
        for line in wrapped(text, sheet.width, 3):
            sheet.put(0, y, line, "quiet")
            y += 1
