"""The table as a picture: plot cards with their spaces, the development board beside them, and the cards in words."""

from typing import Final

from fogline.core.svg import Picture, about, disc, notes, words
from fogline.core.text import Speaker
from fogline.games.rebuild.box import COMMITTEE
from fogline.games.rebuild.face.plain import area, heading, middle, mine, stop
from fogline.games.rebuild.face.terminal_map import PLOT
from fogline.games.rebuild.text.table import PLOT_LETTERS
from fogline.games.rebuild.view import View
from fogline.parts.bits import BIT, members

CELL: Final = 46
GAP: Final = 8
EDGE: Final = 8
STEP: Final = (36, 28)
"""Width and height of a space of the development board."""
LEAST: Final = 700
"""How wide the picture is at least, so that sentences have room."""
SAND, LAND, ROAD, LOT, INK = "#E2D6BA", "#F3EBD6", "#FAF4E5", "#FFFDF6", "#1C2830"
MIDDLE: Final = 'text-anchor="middle" font-weight="bold"'


def picture(view: View, speaker: Speaker) -> Picture:
    """What this seat sees."""
    city, wide, high = plots(view, speaker)
    board, across, down = development(view)
    beside = wide + 20
    height = max(high, down)
    lines = heading(view, speaker) + stop(view, speaker) + middle(view, speaker)[1:]
    lines += [line for player in view.players for line in area(view, speaker, player)]
    lines += mine(view, speaker) if view.seat >= 0 else []
    below, y = notes(lines, height + 8)
    body = f'{city}<g transform="translate({beside} 0)">{board}</g>{below}'
    return Picture(max(LEAST, beside + across), y, body, (wide, high))


def sign(view: View, player: int) -> int:
    """The seat whose sign a player has; the Committee comes after all seats."""
    return view.seats if player == COMMITTEE else player


# -- the city --------------------------------------------------------------------------------------------------------


def plots(view: View, speaker: Speaker) -> tuple[str, float, float]:
    """The plot cards as they lie, and the room that they take."""
    box = view.box
    columns = int(box.columns[max(int(view.seats), 2)])
    wide, high = int(box.card_width) * CELL, int(box.card_height) * CELL
    parts = []
    for slot, card in enumerate(view.layout):
        x, y = EDGE + slot % columns * (wide + GAP), EDGE + slot // columns * (high + GAP)
        parts.append(f'<g transform="translate({x} {y})">{plot_card(view, speaker, card, wide, high)}</g>')
    width = columns * (wide + GAP) - GAP + 2 * EDGE
    rows: int = -(-len(view.layout) // columns)
    height = rows * (high + GAP) - GAP + 2 * EDGE
    return f'<rect width="{width}" height="{height}" rx="12" fill="{SAND}"/>{"".join(parts)}', width, height


def plot_card(view: View, speaker: Speaker, card: int, wide: int, high: int) -> str:
    """Streets, the ground of each plot in its colour, and the spaces."""
    box = view.box
    streets = [f"M{n * CELL} 3V{high - 3}" for n in range(1, box.card_width)]
    streets += [f"M3 {n * CELL}H{wide - 3}" for n in range(1, box.card_height)]
    spaces = list(members(box.card_spaces[card]))
    ground = [
        f'<rect x="{box.space_x[n] * CELL}" y="{box.space_y[n] * CELL}" width="{CELL}" height="{CELL}" '
        f'fill="{colour(view, n)[1]}" fill-opacity=".38"/>'
        for n in spaces
    ]
    return (
        f'<rect width="{wide}" height="{high}" rx="7" fill="{LAND}" stroke="#BFAF8A"/>'
        f'<path d="{"".join(streets)}" stroke="{ROAD}" stroke-width="3"/>'
        + "".join(ground)
        + "".join(space(view, speaker, n) for n in spaces)
    )


def colour(view: View, space: int) -> tuple[str, str]:
    """Ink and paper of a space's plot."""
    ink, _, paper = PLOT[view.box.space_colour[space]].split()
    return ink, paper


def space(view: View, speaker: Speaker, number: int) -> str:
    """A space: its name; rubble is a ring of dashes, a building the sign of whose it is."""
    box = view.box
    x, y = (int(box.space_x[number]) + 0.5) * CELL, (int(box.space_y[number]) + 0.5) * CELL
    edge = colour(view, number)[1]
    rubble = ' stroke-dasharray="4 3" stroke-opacity=".9"' if view.rubble & BIT[number] else ""
    name = f"{speaker.tell(PLOT_LETTERS[box.space_colour[number]])}{box.space_number[number]}{box.spaces[number][-1]}"
    lot = (
        f'<rect x="{x - 17}" y="{y - 17}" width="34" height="34" rx="{17 if rubble else 5}" fill="{LOT}" '
        f'stroke="{edge}" stroke-width="3"{rubble}/>'
    )
    builder = next((player for player in view.players if view.built[player] & BIT[number]), None)
    label = words(x, y + 4.5, name, 13, INK, MIDDLE) if builder is None else disc(x, y, sign(view, builder), 13)
    return f"<g {about('space', number)}>{lot}{label}</g>"


# -- the development board -------------------------------------------------------------------------------------------


def development(view: View) -> tuple[str, float, float]:
    """The development board, up is up: the points of each space and the tokens on it; and the room that it takes."""
    box, (wide, high) = view.box, STEP
    rows, columns = int(box.high), int(box.wide)
    parts = []
    for row in range(rows):
        y = (rows - 1 - row) * high
        parts.append(cell(0, y, str(box.orange_row[row]), "#F3D3B0"))
        for column in range(columns):
            here = row * columns + column
            points = int(box.board[here])
            paper = "#DDEFE3" if points > 0 else "#F6DDD8" if points < 0 else "#FFFFFF"
            parts.append(cell((column + 1) * wide, y, str(points).replace("-", "\N{MINUS SIGN}"), paper))
            parts += tokens(view, here, (column + 1.5) * wide, y + high / 2)
    parts += [cell((n + 1) * wide, rows * high, str(worth), "#BFE5DF") for n, worth in enumerate(box.green_column)]
    return "".join(parts), (columns + 1) * wide, (rows + 1) * high


def cell(x: float, y: float, text: str, paper: str) -> str:
    wide, high = STEP
    box = (
        f'<rect x="{x + 1}" y="{y + 1}" width="{wide - 2}" height="{high - 2}" rx="3" fill="{paper}" stroke="#C9D3DA"/>'
    )
    return box + words(x + wide / 2, y + high / 2 + 5, text, 13, INK, 'text-anchor="middle"')


def tokens(view: View, here: int, x: float, y: float) -> list[str]:
    """Whoever is there, side by side."""
    there = [player for player in view.players if view.tokens[player] == here]
    return [disc(x + (nth - (len(there) - 1) / 2) * 9, y, sign(view, player), 9) for nth, player in enumerate(there)]
