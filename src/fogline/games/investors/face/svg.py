"""The table as a picture: the city between its streets, and below it the call, the bank and what everybody has."""

from typing import Final

from fogline.core.canvas import GLYPHS
from fogline.core.svg import SERIF, Picture, about, colours, disc, notes, words
from fogline.core.text import Speaker
from fogline.games.investors.box import EMPTY, PARK, WHITE
from fogline.games.investors.face.plain import bank, heading, mine, opened, player
from fogline.games.investors.face.terminal_board import TILE as INKED
from fogline.games.investors.text.table import LETTERS
from fogline.games.investors.view import View

TILE: Final = 100
ROAD: Final = 20
PITCH: Final = TILE + ROAD
RIM: Final = 28
"""From the edge of the picture to the first streets: the bay, with the letters and numbers of the fields."""
BAY, LAND, PAPER, LINE, OPEN = "#BFD9E6", "#F3EBD6", "#FFFDF6", "#C9B98F", "#B4402F"


def picture(view: View, speaker: Speaker) -> Picture:
    """What this seat sees."""
    box = view.box
    width, height = box.columns * PITCH + ROAD + 2 * RIM, box.rows * PITCH + ROAD + 2 * RIM
    parts = [ground(view, width, height)]
    parts += [tile(view, speaker, n) for n in range(box.columns * box.rows)]
    open_now = frozenset(opened(view))
    parts += [street(view, speaker, n, n in open_now) for n in range(len(view.rods))]
    told = [line for seat in range(view.seats) for line in player(view, speaker, seat)]
    below, y = notes(heading(view, speaker)[1:] + bank(view, speaker) + told + mine(view, speaker), height + 8.0)
    return Picture(width, y, "".join(parts) + below, (width, height))


def ground(view: View, width: float, height: float) -> str:
    """Bay, land, and what fields are named by."""
    box = view.box
    land = f'x="{RIM}" y="{RIM}" width="{width - 2 * RIM}" height="{height - 2 * RIM}"'
    middle = 'text-anchor="middle" font-weight="bold"'
    letters = [
        words(RIM + ROAD + n * PITCH + TILE / 2, RIM - 9, "ABCDEFGHI"[n], 14, more=middle) for n in range(box.columns)
    ]
    numbers = [
        words(RIM / 2, RIM + ROAD + n * PITCH + TILE / 2 + 5, str(n + 1), 14, more=middle) for n in range(box.rows)
    ]
    return (
        f'<rect width="{width}" height="{height}" rx="10" fill="{BAY}"/><rect {land} rx="6" fill="{LAND}"/>'
        + "".join(letters + numbers)
    )


def tile(view: View, speaker: Speaker, number: int) -> str:
    """A field: in its colour once it is rebuilt, with whose it is; before that a plate of its colour, and its worth."""
    kind, builder = view.layout[number], view.builder[number]
    x = RIM + ROAD + number % view.box.columns * PITCH
    y = RIM + ROAD + number // view.box.columns * PITCH
    ink, _, paper = INKED[kind].split()
    built = builder >= 0 or kind == PARK
    parts = [
        f'<rect x="{x}" y="{y}" width="{TILE}" height="{TILE}" rx="7" fill="{paper if built else PAPER}" '
        f'stroke="{LINE}"/>'
    ]
    if not built:
        parts.append(f'<rect x="{x + 7}" y="{y + 7}" width="30" height="28" rx="5" fill="{paper}"/>')
    middle = 'text-anchor="middle" font-weight="bold"'
    letter = "♣" if kind == PARK else speaker.tell(LETTERS[kind])
    parts.append(words(x + 22, y + 27, letter, 18, ink, middle))
    if kind != PARK:
        right = 'text-anchor="end" font-weight="bold"'
        over = ink if built else "#1C2830"
        parts.append(words(x + TILE - 9, y + 29, str(view.box.prestige[kind]), 24, over, right, SERIF))
    name = speaker.name("district", kind)
    parts.append(words(x + TILE / 2, y + TILE - 11, name, 13, ink if built else "#51626E", 'text-anchor="middle"'))
    if builder >= 0:
        parts.append(disc(x + TILE / 2, y + 57, builder, 17))
    return f"<g {about('tile', number)}>{''.join(parts)}</g>"


def bar(view: View, street: int) -> tuple[float, float, float, float]:
    """Where a street lies: corner, width and height. Those that run north to south are counted first."""
    box = view.box
    upright = street < box.upright
    nth, wide = (street, box.columns + 1) if upright else (street - box.upright, box.columns)
    x, y = RIM + nth % wide * PITCH, RIM + nth // wide * PITCH
    return (x, y + ROAD, ROAD, TILE) if upright else (x + ROAD, y, TILE, ROAD)


def street(view: View, speaker: Speaker, number: int, is_open: bool) -> str:
    """A street with whose rod lies on it; dashed where the call opens it."""
    x, y, width, height = bar(view, number)
    owner = view.rods[number]
    seat = owner >= 0 and owner != WHITE and owner != EMPTY
    paper, ink = colours(owner) if seat else ("#FFFFFF" if owner == WHITE else "#DCD3BC", "#1C2830")
    edge = f'stroke="{OPEN}" stroke-width="2" stroke-dasharray="5 3"' if is_open else 'stroke="#8E8468"'
    sign = GLYPHS[owner] if seat else "▒" if owner == WHITE else ""
    mark = words(x + width / 2, y + height / 2 + 5, sign, 15, ink, 'text-anchor="middle"') if sign else ""
    return (
        f'<g {about("street", number)}><rect x="{x + 2}" y="{y + 2}" width="{width - 4}" height="{height - 4}" rx="5" '
        f'fill="{paper}" {edge}/>{mark}</g>'
    )
