"""The table as a picture: the map, and below it the cards to take, my hand and my tickets."""

from collections.abc import Sequence
from html import escape
from typing import Final

from fogline.core.svg import Picture, words
from fogline.core.text import Speaker, saying
from fogline.games.cablecars.face.svg_map import HEIGHT, WIDTH, Map, printed
from fogline.games.cablecars.face.terminal import RINGS, mine, progress, rings
from fogline.games.cablecars.paths import missing
from fogline.games.cablecars.text.face import FACE, LETTERS
from fogline.games.cablecars.view import View

LINE: Final = 22
CARD: Final = 26
QUIET: Final = "#51626E"
TONES: Final = {"good": "#1F7A4D", "bad": "#B4402F", "": QUIET}
say = saying(FACE)


def picture(view: View, speaker: Speaker) -> Picture:
    """What this seat sees."""
    parts, y = [Map(view, speaker, rings(view)).drawn()], HEIGHT + 10.0
    parts.append(market(view, speaker, y))
    y += CARD + 8
    if view.seat >= 0:
        parts.append(cards(speaker, say(speaker, "hand", count=sum(view.hand)), list(view.hand), y, True)[0])
        y += CARD + 8
        parts.append(tickets(view, speaker, y))
        y += -(-len(mine(view)) // 2) * LINE
    parts.append(words(0, y + 12, say(speaker, "reconstructed"), 12, QUIET, 'font-style="italic"'))
    return Picture(WIDTH, y + 20, "".join(parts), (WIDTH, HEIGHT))


def market(view: View, speaker: Speaker, y: float) -> str:
    """The cards that lie face up, and what is left of the decks."""
    drawn, x = cards(speaker, say(speaker, "market"), list(view.market), y)
    left = view.bag_size + len(view.returned)
    decks = say(speaker, "decks", deck=view.deck_size, discards=sum(view.discards), tickets=left)
    return drawn + words(x + 8, y + 18, decks, 13, QUIET)


def cards(speaker: Speaker, title: str, counts: Sequence[int], y: float, named: bool = False) -> tuple[str, float]:
    """Cards by their colours, each with its letter and how many there are; and where the row ends."""
    parts, x = [words(0, y + 18, title, 14, more='font-weight="bold"')], 84.0
    for card, n in enumerate(counts):
        if not n:
            continue
        paper, ink = printed(card)
        label = f"{speaker.name('colour', card) if named else speaker.tell(LETTERS[card])} {n}"
        wide = 18 + 7.2 * len(label)
        parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{CARD}" rx="4" fill="{paper}">'
            f"<title>{escape(speaker.name('colour', card))}</title></rect>"
        )
        parts.append(words(x + wide / 2, y + 18, label, 13, ink, 'text-anchor="middle" font-weight="bold"'))
        x += wide + 6
    return "".join(parts), x


def tickets(view: View, speaker: Speaker, y: float) -> str:
    """My tickets in two columns: the letter that stands at their ends, and how far they are."""
    parts = []
    for nth, (letter, ticket) in enumerate(zip(RINGS, mine(view), strict=False)):
        x, line = nth % 2 * WIDTH / 2, y + nth // 2 * LINE + 14
        style, told = progress(view, speaker, missing(view, view.seat, ticket))
        offered = f"{say(speaker, 'offered')}: " if ticket in view.offered else ""
        parts.append(words(x, line, letter, 13, TONES[style], 'font-weight="bold"'))
        parts.append(words(x + 18, line, f"{offered}{speaker.name('ticket', ticket)} · {told}", 13, TONES[style]))
    return "".join(parts)
