"""Years, action cards, permits and objectives for a terminal."""

from collections.abc import Iterable
from typing import Final

from fogline.core.canvas import Canvas, cut, length, wrapped
from fogline.core.text import Speaker, saying
from fogline.games.rebuild import points
from fogline.games.rebuild import questions as q
from fogline.games.rebuild.box import ANY, SERVICES
from fogline.games.rebuild.face.plain import benefits, worth_each
from fogline.games.rebuild.face.terminal_map import PLOT, sign
from fogline.games.rebuild.rules import urbanism, visit
from fogline.games.rebuild.text.names import paid
from fogline.games.rebuild.text.table import DEED_SHORT, DRAWN, PLOT_LETTERS, SERVICE_LETTERS, TABLE
from fogline.games.rebuild.view import View
from fogline.parts.bits import members, size

CARD: Final = "#111111 on #E9DFC6"
say = saying(DRAWN)


def years(sheet: Canvas, view: View, speaker: Speaker, y: int) -> int:
    """The years with what building costs in each, and what this one brings."""
    costs = [speaker.tell(TABLE["dollars"], {"money": cost}) for cost in view.box.year_cost]
    names = [str(name) for name in view.box.years]
    if sum(map(length, [*names, *costs])) + 2 * len(names) > sheet.width:
        names[1:] = [name[-2:] for name in names[1:]]  # 1906, 07, 08, …
    x = 0
    for year, (name, cost) in enumerate(zip(names, costs, strict=True)):
        now = year == view.year
        text = f"{'▸' if now else ''}{name}:{cost}"
        x = sheet.put(x, y, text, "bold accent" if now else "quiet" if year < view.year else "") + 1
    if view.stop:
        return y + 1
    sheet.put(0, y + 1, cut(benefits(view, speaker, view.year), sheet.width), "quiet")
    return y + 2


def ring(sheet: Canvas, view: View, speaker: Speaker, y: int) -> int:
    """The action cards in a few words each, the one that is being played marked."""
    faces = [visit.face(view, stop) for stop in range(1, len(view.ring) + 1)]
    told = [" ".join(short_deeds(view, speaker, face)) for face in faces]
    across = max(1, sheet.width // (max(map(length, told)) + 4))
    down = -(-len(told) // across)
    for nth, text in enumerate(told):
        left, top, now = nth // down * (sheet.width // across), y + nth % down, nth + 1 == view.stop
        x = sheet.put(left, top, f"{'▸' if now else ' '}{nth + 1} ", "bold accent" if now else "bold")
        sheet.put(x, top, text, "bold" if now else "quiet")
    return y + down


def short_deeds(view: View, speaker: Speaker, face: int) -> list[str]:
    """What the spaces of an action card offer, a word each."""
    spaces = zip(view.box.deeds[face], view.box.paid[face], strict=True)
    return [paid(speaker.tell(DEED_SHORT[deed]), money, speaker) for deed, money in spaces]


def band(sheet: Canvas, view: View, speaker: Speaker, y: int) -> int:
    """The spaces of the card or board where the pawns are going, and who stands on them."""
    spaces = earning_spaces(view, speaker) if view.stop == 0 else card_spaces(view, speaker)
    if not spaces or view.asks in (q.OVER, q.SIDES):
        return y
    wide = sheet.width // len(spaces)
    high = max(len(wrapped(f"0 {text}", wide - 2, 2)) for text, _, _ in spaces)
    moved = view.order[: view.at + (view.asks not in (q.MOVING, q.EARNING))]
    for spot, (text, about, blocked) in enumerate(spaces):
        x = spot * wide
        lines = wrapped(f"{spot + 1} {text}", wide - 2, 2)
        for line in range(high):
            shown = lines[line] if line < len(lines) else ""
            sheet.put(x, y + line, f" {shown}".ljust(wide - 1), "quiet reverse" if blocked else CARD, about)
        here = [player for player in moved if view.spots[player] == spot]
        end = x
        for player in here:
            glyph, look = sign(view, player)
            end = sheet.put(end, y + high, f"{glyph} {cut(speaker.name('seat', player), wide - 4)}", look, about) + 1
        if not here:
            free = say(speaker, "blocked" if blocked else "free")
            sheet.put(x + 1, y + high, cut(free, wide - 2), "quiet", about)
    return y + high + 1


def card_spaces(view: View, speaker: Speaker) -> list[tuple[str, tuple[str, int], bool]]:
    found = []
    for spot, (deed, money) in enumerate(zip(visit.deeds(view), visit.paid(view), strict=True)):
        found.append((paid(speaker.name("deed", deed), money, speaker), ("spot", spot), False))
    return found


def earning_spaces(view: View, speaker: Speaker) -> list[tuple[str, tuple[str, int], bool]]:
    box = view.box
    if view.year == box.last_year:
        return []
    blocked = box.blocked[view.hard] if view.seats == 1 else -1
    return [
        (speaker.tell(TABLE["dollars"], {"money": money}), ("earning", spot), spot == blocked)
        for spot, money in enumerate(box.earnings)
    ]


def permit_sign(view: View, speaker: Speaker, permit: int) -> tuple[str, str]:
    """A permit in a few signs on its colour: Y5lh; a grant is ?? ."""
    if permit < 0:
        return "--", "quiet"
    box = view.box
    if box.permit_colour[permit] == ANY:
        return " ?? ", PLOT[ANY]
    icons = "".join(speaker.tell(SERVICE_LETTERS[icon]) for icon in members(box.permit_icons[permit]))
    colour = box.permit_colour[permit]
    return f" {speaker.tell(PLOT_LETTERS[colour])}{box.permit_number[permit]}{icons} ", PLOT[colour]


def permits(sheet: Canvas, view: View, speaker: Speaker, x: int, y: int, held: Iterable[int]) -> int:
    """Permits as strips; the column after the last."""
    for permit in held:
        text, style = permit_sign(view, speaker, permit)
        if x + length(text) > sheet.width:
            return sheet.put(x, y, "…")
        x = sheet.put(x, y, text, style, ("permit", permit) if permit >= 0 else None) + 1
    return x


def market(sheet: Canvas, view: View, speaker: Speaker, x: int, y: int) -> int:
    """Rows of permits and objectives, objectives for everybody, urbanism cards left; the next line."""
    room = sheet.width - x
    end = sheet.put(x, y, say(speaker, "permits"), "bold") + 1
    end = permits(sheet, view, speaker, end, y, view.permit_row)
    sheet.put(end, y, cut(str(size(view.deck)), sheet.width - end), "quiet")
    half = room // 2 if room >= 56 else 0
    signable = objectives(sheet, view, speaker, x, y + 1, half or room, "+", view.objective_row)
    below = y + 1 if half else signable
    common = objectives(sheet, view, speaker, x + half, below, room - half, "★", members(view.common))
    left = [f"{speaker.tell(SERVICE_LETTERS[s])}{urbanism.left(view, s)}" for s in range(len(SERVICES))]
    piles = f"{say(speaker, 'piles')} {' '.join(left)}"
    if half:
        sheet.right(sheet.width, y, cut(piles, half), "quiet")
        return max(signable, common)
    sheet.put(x, common, cut(piles, room), "quiet")
    return common + 1


def objectives(
    sheet: Canvas, view: View, speaker: Speaker, x: int, y: int, room: int, mark: str, held: Iterable[int]
) -> int:
    """Objectives with what they bring, one a line; the next line."""
    for objective in held:
        text = worth_each(view, speaker, objective) if objective >= 0 else speaker.tell(TABLE["gap"])
        about = ("objective", objective) if objective >= 0 else None
        sheet.put(x, y, mark, "bold accent" if mark == "★" else "bold good")
        sheet.put(x + 2, y, cut(bare(text), room - 3), "" if objective >= 0 else "quiet", about)
        y += 1
    return y


def bare(text: str) -> str:
    """Names without their quotation marks, where room is dear."""
    return text.translate({ord(mark): None for mark in "“”«»"})


def mine(sheet: Canvas, view: View, speaker: Speaker, y: int) -> int:
    """My permits and secret objectives, and what is being built."""
    if view.seat < 0:
        return y
    x = sheet.put(0, y, say(speaker, "my-permits"), "bold") + 1
    permits(sheet, view, speaker, x, y, members(view.permits[view.seat]))
    held = members(view.held[view.seat])
    told = [
        f"{bare(speaker.name('objective', objective))} {points.worth(view, view.seat, objective)}" for objective in held
    ]
    x = sheet.put(0, y + 1, say(speaker, "my-objectives"), "bold") + 1
    y += 1
    y = sheet.fold(x, y, ", ".join(told) or "-", 2)
    if view.site >= 0:
        site = speaker.tell(TABLE["site"], {"space": view.site})
        sheet.put(0, y, cut(site, sheet.width), "accent", ("space", view.site))
        y += 1
    return y
