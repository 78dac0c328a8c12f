"""The map of plots and the development board for a terminal."""

from typing import Final

from fogline.core.canvas import CHIPS, GLYPHS, Canvas
from fogline.core.text import Speaker
from fogline.games.rebuild.box import COMMITTEE
from fogline.games.rebuild.text.table import PLOT_LETTERS
from fogline.games.rebuild.view import View
from fogline.parts.bits import BIT, members

PLOT: Final = ("#111111 on #F9E93A", "#111111 on #00A99D", "#FFFFFF on #C50B29", "#FFFFFF on #2450B5", "reverse")
"""By colour of plot; the last is any, for building grants."""
WIDE: Final = 4
"""Columns of a cell of the development board."""


def sign(view: View, player: int) -> tuple[str, str]:
    """A player's glyph and style; the Committee comes after all seats."""
    number = view.seats if player == COMMITTEE else player
    return GLYPHS[number % len(GLYPHS)], CHIPS[number % len(CHIPS)]


def pitch(view: View, width: int) -> int:
    """How many columns a space of the map takes."""
    cells = view.box.columns[max(view.seats, 2)] * view.box.card_width
    return max(3, min(6, (width - 3) // cells))


def city(view: View, speaker: Speaker, width: int) -> Canvas:
    """The plot cards as they lie. A space: its plot, its letter and rubble or a builder, who may hide the letter."""
    box = view.box
    columns = box.columns[max(view.seats, 2)]
    rows = -(-len(view.layout) // columns)
    wide = pitch(view, width)
    sheet = Canvas(columns * (box.card_width * wide + 1) - 1, rows * box.card_height)
    for slot, card in enumerate(view.layout):
        left = slot % columns * (box.card_width * wide + 1)
        top = slot // columns * box.card_height
        for y in range(box.card_height):
            for x in range(box.card_width):
                sheet.put(left + x * wide, top + y, "·".center(wide), "line")
        for space in members(box.card_spaces[card]):
            put_space(sheet, view, speaker, space, left + box.space_x[space] * wide, top + box.space_y[space], wide)
    return sheet


def put_space(sheet: Canvas, view: View, speaker: Speaker, space: int, x: int, y: int, wide: int) -> None:
    box = view.box
    colour, about = box.space_colour[space], ("space", space)
    rubble = bool(view.rubble & BIT[space])
    letter = speaker.tell(PLOT_LETTERS[colour])
    letter = letter.lower() if rubble else letter
    text = f"{letter}{box.space_number[space]}{box.spaces[space][-1]}"
    builder = next((player for player in view.players if view.built[player] & BIT[space]), None)
    if builder is not None:
        end = sheet.put(x, y, text[: wide - 1], PLOT[colour], about)
        sheet.put(end, y, *sign(view, builder), about)
    elif rubble:
        sheet.put(x, y, (text + "▒")[:wide], f"dim {PLOT[colour]}", about)
    else:
        sheet.put(x, y, text, f"bold {PLOT[colour]}", about)


def development(view: View) -> Canvas:
    """The development board, up is up: the points of each space and the tokens on it."""
    box = view.box
    sheet = Canvas(3 + box.wide * WIDE, box.high + 1)
    for row in range(box.high):
        y = box.high - 1 - row
        sheet.put(0, y, f"{box.orange_row[row]:>2}", "#D9772B")
        for column in range(box.wide):
            here = row * box.wide + column
            stand(sheet, view, here, 3 + column * WIDE, y)
    for column in range(box.wide):
        sheet.put(3 + column * WIDE, box.high, f"{box.green_column[column]:>3}", "#00A99D")
    return sheet


def stand(sheet: Canvas, view: View, here: int, x: int, y: int) -> None:
    """A space of the development board with whoever is there."""
    points = view.box.board[here]
    style = "good" if points > 0 else "bad" if points < 0 else "quiet"
    sheet.put(x, y, f"{points:>3}", style)
    there = [player for player in view.players if view.tokens[player] == here]
    for nth, player in enumerate(there[:2] if len(there) < 4 else there[:3]):
        glyph, look = sign(view, player)
        sheet.put(x + nth if len(there) > 1 else x, y, glyph, look)
