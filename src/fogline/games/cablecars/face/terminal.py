"""The table as a terminal draws it: the map, the market, my hand and my tickets."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from fogline.core.canvas import About, Canvas, Drawing, Page, cut, length, touching
from fogline.core.text import Speaker, saying
from fogline.core.view_json import numbers
from fogline.games.cablecars.box import CARDS, Box
from fogline.games.cablecars.face.terminal_map import COLOURS, Map
from fogline.games.cablecars.face.told import legend, told
from fogline.games.cablecars.paths import missing
from fogline.games.cablecars.questions import OVER
from fogline.games.cablecars.rules.payment import affordable
from fogline.games.cablecars.rules.tracks import claimable
from fogline.games.cablecars.text.face import FACE, LETTERS
from fogline.games.cablecars.view import View
from fogline.parts.bits import members

TOUCHED: Final = touching(track="track", location="location")
RINGS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TICKETS: Final = 3
"""Lines of tickets that the smallest sheet has room for."""
WHOLE: Final = 22
"""From this height on map, cards and tickets have room on one sheet."""
DEEP: Final = 40
"""Lines of a sheet that holds whatever is written on it, before it is trimmed."""
say = saying(FACE)


def draw(data: Mapping[str, Any], box: Box, speaker: Speaker, width: int, height: int) -> Drawing:
    """Everything this seat sees on so many columns and lines."""
    view = View(**numbers(data), box=box)
    standing = [facts(view, speaker, seat) for seat in range(view.seats)]
    guide = (TOUCHED, partial(told, view, speaker), legend(speaker, COLOURS))
    cards = below_map(view, speaker, width)
    if height >= WHOLE:
        plans = tickets(view, speaker, width, max(TICKETS, (height - 20) // 2))
        return Drawing([Page("", stacked(view, speaker, height, cards, plans))], standing, *guide)
    plans = tickets(view, speaker, width, height - 4)
    sheet = stacked(view, speaker, height, cards)
    pages = [Page(say(speaker, "page-map"), sheet), Page(say(speaker, "page-tickets"), plans)]
    return Drawing(pages, standing, *guide)


def stacked(view: View, speaker: Speaker, height: int, *below: Canvas) -> Canvas:
    """The map over these, as high as they leave it room."""
    sheet = Canvas(below[0].width, height)
    y = height - sum(part.height for part in below)
    sheet.paste(Map(view, speaker, sheet.width, y).drawn(rings(view), payable(view)), 0, 0)
    for part in below:
        sheet.paste(part, 0, y)
        y += part.height
    return sheet


def facts(view: View, speaker: Speaker, seat: int) -> str:
    """What matters of a player."""
    counts = {"cars": view.cars[seat], "cards": view.hand_sizes[seat], "tickets": view.ticket_counts[seat]}
    return say(speaker, "facts", tokens=len(members(view.tokens[seat])), **counts)


def mine(view: View) -> list[int]:
    """My tickets, and those I am choosing from."""
    return [*members(view.my_tickets), *[ticket for ticket in view.offered if ticket >= 0]] if view.seat >= 0 else []


def rings(view: View) -> dict[int, tuple[str, str]]:
    """The letters of my tickets at their ends; a tick where both are joined."""
    found: dict[int, tuple[str, str]] = {}
    for letter, ticket in zip(RINGS, mine(view), strict=False):
        done = missing(view, view.seat, ticket) == 0
        for end in (view.box.ticket_a[ticket], view.box.ticket_b[ticket]):
            if end not in found or found[end][1] != "bold reverse accent":
                found[end] = (letter, "bold reverse good" if done else "bold reverse accent")
    return found


def payable(view: View) -> frozenset[int]:
    """The free tracks that my cards and cable cars pay for."""
    if view.seat < 0:
        return frozenset()
    return frozenset(members(claimable(view, view.seat) & affordable(view.box, view.hand, 0)))


def below_map(view: View, speaker: Speaker, width: int) -> Canvas:
    """What is needed beside the map: cards to take, and my own."""
    sheet = Canvas(width, DEEP)
    y = notice(sheet, view, speaker, width)
    cards = [(card, n) for card, n in enumerate(view.market) if n]
    x = heading(sheet, 0, y, say(speaker, "market"))
    for card, n in cards:
        for _ in range(n):
            x = chip(sheet, speaker, x, y, card, "", ("card", card))
    left = view.bag_size + len(view.returned)
    decks = say(speaker, "decks", deck=view.deck_size, discards=sum(view.discards), tickets=left)
    sheet.put(x + 1, y, cut(decks, width - x - 1), "quiet")
    y += 1
    if view.seat >= 0:
        y = hand(sheet, view, speaker, y, width)
    return sheet.trimmed(y)


def tickets(view: View, speaker: Speaker, width: int, most: int) -> Canvas:
    """My tickets, where tokens lie, and what the signs mean."""
    sheet = Canvas(width, DEEP)
    y = ticket_lines(sheet, view, speaker, 0, width, most) if view.seat >= 0 else 0
    y = tokens(sheet, view, speaker, y)
    y = sheet.fold(0, y, say(speaker, "legend"), 2, "quiet")
    y = sheet.fold(0, y, say(speaker, "reconstructed"), 1, "quiet")
    return sheet.trimmed(y)


def heading(sheet: Canvas, x: int, y: int, text: str) -> int:
    return sheet.put(x, y, text, "bold") + 1


def chip(sheet: Canvas, speaker: Speaker, x: int, y: int, card: int, text: str, about: About = None) -> int:
    """A card as its letter on its colour."""
    return sheet.put(x, y, f" {speaker.tell(LETTERS[card])}{text} ", COLOURS[card], about) + 1


def notice(sheet: Canvas, view: View, speaker: Speaker, width: int) -> int:
    """The last round and the route that is being paid for; the next line."""
    y = 0
    if view.last_turns > 0 and view.asks != OVER:
        sheet.put(0, y, cut(say(speaker, "last-round", turns=view.last_turns), width), "bold accent")
        y += 1
    if view.pending >= 0:
        sheet.put(0, y, cut(say(speaker, "claiming", track=view.pending), width), "bold", ("track", view.pending))
        y += 1
    return y


def hand(sheet: Canvas, view: View, speaker: Speaker, y: int, width: int) -> int:
    """My cards in their fixed order; with their names where there is room."""
    named = [f" {speaker.name('colour', card)}" for card in range(CARDS)]
    long = sum(length(text) + 6 for text in named) + 10 <= width
    x = heading(sheet, 0, y, say(speaker, "hand", count=sum(view.hand)))
    for card, n in enumerate(view.hand):
        text = f"{named[card] if long else ''} {n or '-'}"
        if n:
            x = chip(sheet, speaker, x, y, card, text)
        else:
            x = sheet.put(x, y, f" {speaker.tell(LETTERS[card])}{text} ", "quiet") + 1
    return y + 1


def ticket_lines(sheet: Canvas, view: View, speaker: Speaker, y: int, width: int, most: int) -> int:
    """My tickets, unfinished ones first, each with what it lacks."""
    far = [
        (letter, ticket, missing(view, view.seat, ticket)) for letter, ticket in zip(RINGS, mine(view), strict=False)
    ]
    far.sort(key=lambda row: (row[2] == 0, row[1] not in view.offered))
    shown = far if len(far) <= most else far[: most - 1]
    for letter, ticket, cars in shown:
        style, told = progress(view, speaker, cars)
        about = ("ticket", ticket)
        sheet.put(0, y, letter, "bold reverse good" if cars == 0 else "bold reverse accent", about)
        offered = f"{say(speaker, 'offered')}: " if ticket in view.offered else ""
        room = width - 4 - length(told)
        x = sheet.put(2, y, cut(offered + speaker.name("ticket", ticket), room), "", about)
        sheet.put(x + 2, y, told, style, about)
        y += 1
    if len(far) > len(shown):
        sheet.put(2, y, say(speaker, "more", n=len(far) - len(shown)), "quiet")
        y += 1
    return y


def progress(view: View, speaker: Speaker, cars: int | None) -> tuple[str, str]:
    """How far a ticket is: a style and words."""
    if cars is None or (cars and view.asks == OVER):
        return "bad", "✗ " + say(speaker, "no-way")
    if cars == 0:
        return "good", "✓ " + say(speaker, "connected")
    return "", say(speaker, "missing", cars=cars)


def tokens(sheet: Canvas, view: View, speaker: Speaker, y: int) -> int:
    """Where which tourist tokens lie, those that I lack before the others; at most two lines."""
    held: Sequence[int] = members(view.tokens[view.seat]) if view.seat >= 0 else []
    stacks = [
        f"{speaker.name('location', spot)} {view.left[symbol]}×{speaker.name('symbol', symbol)}"
        for symbol, spot in sorted(enumerate(view.place), key=lambda entry: entry[0] in held)
        if view.left[symbol] and spot >= 0
    ]
    if not stacks:
        return y
    x = heading(sheet, 0, y, say(speaker, "tokens"))
    return sheet.fold(x, y, ", ".join(stacks), 2, "quiet")
