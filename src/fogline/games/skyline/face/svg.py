"""The table as a picture: a city drawn large, the project columns beside it, the other cities below."""

from typing import Final

from fogline.core.svg import SERIF, Picture, about, disc, notes, words
from fogline.core.text import Speaker
from fogline.games.skyline.box import DISTRICTS, EMPTY, WIDTH, Box
from fogline.games.skyline.face.plain import card_signs, name_of, rank_in, say, status, table_lines
from fogline.games.skyline.face.terminal import STYLES, colour, describe, letter, worn
from fogline.games.skyline.scoring import contests
from fogline.games.skyline.text.face import SHORT_BONUSES
from fogline.games.skyline.view import View
from fogline.parts.bits import BIT

CARD: Final = (82, 56)
SMALL: Final = (44, 26)
LABEL: Final = 96
BESIDE: Final = 118
"""The room right of a city: what each district is worth, its rank and its bonus."""
COLUMN: Final = 150
HEAD: Final = 44
LAND, BAY, PAPER, LINE, QUIET, INK = "#F3EBD6", "#BFD9E6", "#FFFDF6", "#C9B98F", "#51626E", "#1C2830"
MIDDLE: Final = 'text-anchor="middle"'
BOLD: Final = 'font-weight="bold"'


def picture(view: View, speaker: Speaker) -> Picture:
    """What this seat sees; who looks on, the first city."""
    seat = max(view.seat, 0)
    mine, wide, high = city(view, speaker, seat)
    projects, across = columns(view, speaker, high)
    width = wide + 16 + across
    parts = [mine, f'<g transform="translate({wide + 16} 0)">{projects}</g>']
    y = high + 14.0
    others = [(seat + n) % view.seats for n in range(1, view.seats)]
    room = width / max(1, len(others))
    for nth, other in enumerate(others):
        parts.append(f'<g transform="translate({nth * room:.0f} {y:.0f})">{small(view, speaker, other)}</g>')
    y += 34 + DISTRICTS * (SMALL[1] + 3) + 10 if others else 0
    lines = table_lines(view, speaker)
    told = [*lines[2 + len(view.columns) :], *lines[:2], say(speaker, "legend")]
    told += [say(speaker, "reconstructed")] if reconstructed(view.box) else []
    below, y = notes(told, y)
    return Picture(width, y, "".join(parts) + below, (wide, high))


def reconstructed(box: Box) -> bool:
    return "reconstructed" in [card["source"] for card in box.data["deck"]["cards"]]


def printed(box: Box, district: int) -> tuple[str, str]:
    """Ink and paper of a district's cards."""
    ink, _, paper = STYLES.get(colour(box, district), "#111111 on #CCCCCC").split()
    return ink, paper


# -- a city ----------------------------------------------------------------------------------------------------------


def city(view: View, speaker: Speaker, seat: int) -> tuple[str, float, float]:
    """Five districts with what they are worth, depots below them; and the room that it takes."""
    box, (wide, high) = view.box, CARD
    width = LABEL + int(box.spaces) * (wide + 4) + BESIDE
    height = HEAD + DISTRICTS * (high + 4) + 36
    parts = [
        f'<rect width="{width}" height="{height}" rx="10" fill="{LAND}" stroke="{LINE}"/>',
        f'<rect x="4" y="4" width="{width - 8}" height="{HEAD - 10}" rx="7" fill="{BAY}"/>',
        disc(24, HEAD / 2 - 1, seat),
        words(44, HEAD / 2 + 5, name_of(view, seat, speaker).removeprefix("> "), 16, more=BOLD, font=SERIF),
        words(width - 12, HEAD / 2 + 4, status(view, seat, speaker), 12, QUIET, 'text-anchor="end"'),
    ]
    parts += [district(view, speaker, seat, n) for n in range(DISTRICTS)]
    y = HEAD + DISTRICTS * (high + 4)
    for place in range(int(box.spaces)):
        if box.depots & BIT[(DISTRICTS - 1) * WIDTH + place]:
            x = LABEL + place * (wide + 4)
            parts.append(f'<rect x="{x}" y="{y}" width="{wide}" height="26" rx="5" fill="#DCD3BC" stroke="{LINE}"/>')
            parts.append(words(x + wide / 2, y + 19, "@", 16, INK, f"{MIDDLE} {BOLD}"))
    return "".join(parts), width, height


def district(view: View, speaker: Speaker, seat: int, number: int) -> str:
    """A district's name, its spaces, what it is worth to whom, and the bonus that waits there."""
    box, (wide, high) = view.box, CARD
    ink, paper = printed(box, number)
    y, row = HEAD + number * (high + 4), int(box.spaces) * (wide + 4)
    label = (
        f"<g {about('district', number)}>"
        + f'<rect x="{LABEL - 3}" y="{y - 2}" width="{row + 2}" height="{high + 4}" fill="{LAND}"/>'
        + f'<rect x="6" y="{y}" width="{LABEL - 12}" height="{high}" rx="6" fill="{paper}"/>'
        + words(LABEL / 2, y + 26, letter(box, number, speaker), 18, ink, f"{MIDDLE} {BOLD}")
        + words(LABEL / 2, y + 45, speaker.name("district", number), 13, ink, MIDDLE)
        + "</g>"
    )
    spaces = [
        space(view, speaker, seat, number * WIDTH + place, LABEL + place * (wide + 4), y)
        for place in range(int(box.spaces))
    ]
    x = LABEL + row + 6
    contest = contests(view)[number]
    rank = rank_in(view, contest, seat)
    worth = words(x, y + 25, str(contest.figures[seat][0]), 20, INK, BOLD, SERIF)
    worth += words(x + 34, y + 24, speaker.name("rank", rank) if rank else "–", 13, QUIET)
    bonus = box.bonus_of[number]
    tag = f"{speaker.tell(SHORT_BONUSES[bonus])} ×{view.bonuses[bonus]}"
    plate = f'<rect x="{x}" y="{y + 33}" width="{BESIDE - 18}" height="19" rx="9" fill="{PAPER}" stroke="{LINE}"/>'
    worth += f"<g {about('bonus', bonus)}>{plate}{words(x + (BESIDE - 18) / 2, y + 47, tag, 12, INK, MIDDLE)}</g>"
    owner = view.finished[number]
    return label + "".join(spaces) + worth + (disc(x + 84, y + 17, owner, 9) if owner >= 0 else "")


def space(view: View, speaker: Speaker, seat: int, number: int, x: float, y: float) -> str:
    """A space: the card that is built there with its signs, or the place for one."""
    (wide, high), card = CARD, view.cities[seat].cards[number]
    shape = f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="6"'
    if card == EMPTY:
        _, paper = printed(view.box, number // WIDTH)
        empty = (
            f'{shape} fill="{paper}" fill-opacity=".16" stroke="{paper}" stroke-opacity=".6" stroke-dasharray="3 3"/>'
        )
        return f"<g {about('space', number)}>{empty}</g>"
    ink, paper = printed(view.box, view.box.colour[card])
    text = words(x + wide / 2, y + 28, worn(view, seat, number), 19, ink, f"{MIDDLE} {BOLD}")
    text += words(x + wide / 2, y + 47, describe(view, speaker, seat, number).strip(), 12, ink, MIDDLE)
    return f'<g {about("space", number)}>{shape} fill="{paper}" stroke="{INK}" stroke-opacity=".4"/>{text}</g>'


def small(view: View, speaker: Speaker, seat: int) -> str:
    """Another city: its cards in a few signs, what its districts are worth."""
    wide, high = SMALL
    parts = [disc(12, 12, seat, 10), words(28, 12, name_of(view, seat, speaker).removeprefix("> "), 14, more=BOLD)]
    parts.append(words(28, 28, status(view, seat, speaker), 11, QUIET))
    ranked = contests(view)
    for number in range(DISTRICTS):
        y = 34 + number * (high + 3)
        ink, paper = printed(view.box, number)
        for place in range(int(view.box.spaces)):
            at = number * WIDTH + place
            card = view.cities[seat].cards[at]
            on = printed(view.box, view.box.colour[card]) if card != EMPTY else (ink, paper)
            faint = ' fill-opacity=".16"' if card == EMPTY else ""
            x = place * (wide + 3)
            parts.append(f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="4" fill="{on[1]}"{faint}/>')
            if card != EMPTY:
                parts.append(words(x + wide / 2, y + 18, worn(view, seat, at), 13, on[0], f"{MIDDLE} {BOLD}"))
        x = int(view.box.spaces) * (wide + 3) + 4
        rank = rank_in(view, ranked[number], seat)
        told = f"{ranked[number].figures[seat][0]} · {speaker.name('rank', rank)}" if rank else "–"
        parts.append(words(x, y + 18, told, 13, INK))
    return "".join(parts)


# -- what belongs to nobody yet --------------------------------------------------------------------------------------


def columns(view: View, speaker: Speaker, height: float) -> tuple[str, float]:
    """The project columns with their cards, and how wide they are together."""
    parts = []
    for nth, held in enumerate(view.columns):
        x = nth * (COLUMN + 6)
        lane = f'<rect x="{x}" y="0" width="{COLUMN}" height="{height}" rx="8" fill="{PAPER}" stroke="{LINE}"/>'
        title = words(x + COLUMN / 2, 24, speaker.name("column", nth), 15, INK, f"{MIDDLE} {BOLD}", SERIF)
        parts.append(f"<g {about('column', nth)}>{lane}{title}</g>")
        parts += [strip(view, speaker, card, x + 8, 38 + line * 32) for line, card in enumerate(held)]
    return "".join(parts), len(view.columns) * (COLUMN + 6) - 6


def strip(view: View, speaker: Speaker, card: int, x: float, y: float) -> str:
    """A card in a column."""
    ink, paper = printed(view.box, view.box.colour[card])
    told = words(x + 10, y + 19, card_signs(view.box, card, speaker), 14, ink, BOLD)
    return f'<rect x="{x}" y="{y}" width="{COLUMN - 16}" height="28" rx="5" fill="{paper}"/>{told}'
