"""The table as plain lines of text."""

from fogline.core.ids import NOBODY
from fogline.core.text import Speaker, saying
from fogline.games.skyline.box import (
    BONUS,
    CONTRACT_TOKEN,
    DEPOT,
    DISTRICTS,
    EMPTY,
    FOUNDATION,
    POINTS_TOKEN,
    SEASIDE,
    SQUARE,
    TRACKS,
    TRACKS_TOKEN,
    WIDTH,
    Box,
)
from fogline.games.skyline.questions import BONUS_ROW, OVER, ROW
from fogline.games.skyline.scoring import Contest, contests
from fogline.games.skyline.text.face import FACE, SHORT_BONUSES
from fogline.games.skyline.view import View
from fogline.parts.bits import BIT, size
from fogline.parts.plain_lines import fold

CELL = 5
"""Signs a space takes."""
LABEL = 9
CITY = WIDTH * CELL + 17
SIDE_BY_SIDE = 2
SUPERSCRIPT = "⁰¹²³⁴"
say = saying(FACE)


def show(v: View, speaker: Speaker) -> str:
    """Clock, bonuses and columns; then the cities, the reader's own first; then what the signs mean."""
    lines = [part for line in table_lines(v, speaker) for part in fold(line, 4)] + [""]
    start = max(v.seat, 0)
    order = [(start + n) % v.seats for n in range(v.seats)]
    for band in range(0, v.seats, SIDE_BY_SIDE):
        lines += band_lines(v, order[band : band + SIDE_BY_SIDE], speaker)
    lines += [say(speaker, "legend"), say(speaker, "marks")]
    if "reconstructed" in [card["source"] for card in v.box.data["deck"]["cards"]]:
        lines.append(say(speaker, "reconstructed"))
    return "\n".join(line.rstrip() for line in lines)


def table_lines(v: View, speaker: Speaker) -> list[str]:
    """Everything that belongs to nobody yet."""
    short = [f"{speaker.tell(SHORT_BONUSES[bonus])} ×{left}" for bonus, left in enumerate(v.bonuses)]
    bonuses = [f"{speaker.name('district', d)} {short[bonus]}" for d, bonus in enumerate(v.box.bonus_of)]
    lines = [
        say(speaker, "clock", stacks=stacks(v), left=v.foundations, deck=sum(v.deck)),
        say(speaker, "bonuses", bonuses=", ".join(bonuses), tracks=short[TRACKS_TOKEN]),
    ]
    for column, cards in enumerate(v.columns):
        named = ", ".join(card_signs(v.box, card, speaker) for card in cards) or say(speaker, "empty")
        lines.append(f"{say(speaker, 'column', column=column)} ({len(cards)}): {named}")
    in_hand = v.tray + ([v.pending] if v.asks in (ROW, BONUS_ROW) else [])
    for key, held in (("drawn", [v.drawn] if v.drawn >= 0 else []), ("tray", in_hand)):
        if held:
            named = ", ".join(card_signs(v.box, card, speaker) for card in held)
            lines.append(say(speaker, key, cards=named))
    return lines


def stacks(v: View) -> str:
    """The stacks of foundation tokens, emptied from the left."""
    box = v.box
    count = -(-box.tokens[v.seats] // box.stack)
    left, drawn = v.foundations, []
    for _ in range(count):
        drawn.append(min(left, box.stack))
        left -= drawn[-1]
    return "".join(f"[{n}]" for n in reversed(drawn))


def signs(value: int, symbols: int, car: bool, tower: bool) -> str:
    """A card in a few signs: its value, then what is on it."""
    text = str(value)
    if symbols & DEPOT:
        text += "@"
    elif car:
        text += "="
    elif symbols & TRACKS:
        text += "-"
    if symbols & SQUARE:
        text += "o"
    if symbols & FOUNDATION:
        text += "#" if tower else "_"
    return text + "~" * bool(symbols & SEASIDE) + "*" * bool(symbols & BONUS)


def card_signs(box: Box, card: int, speaker: Speaker) -> str:
    """A card that is in no city: its colour and its signs."""
    if card >= box.kinds:
        return speaker.name("card", card)
    return f"{speaker.name('district', box.colour[card])} {signs(box.value[card], box.symbols[card], False, False)}"


def band_lines(v: View, seats: list[int], speaker: Speaker) -> list[str]:
    """Some cities side by side: names, figures, five districts."""
    ranked = contests(v)
    heads = "".join(name_of(v, seat, speaker)[: CITY - 1].ljust(CITY) for seat in seats)
    figures = "".join(status(v, seat, speaker)[: CITY - 1].ljust(CITY) for seat in seats)
    lines = [" " * LABEL + heads, " " * LABEL + figures]
    for district in range(DISTRICTS):
        row = speaker.name("district", district).ljust(LABEL)
        for seat in seats:
            rank = rank_in(v, ranked[district], seat)
            total = f"{ranked[district].figures[seat][0]:>3}{SUPERSCRIPT[rank] if rank else ' '}"
            done = " !" if v.finished[district] == seat else ""
            row += (city_row(v, seat, district) + total + done).ljust(CITY)
        lines.append(row)
    return [*lines, ""]


def rank_in(view: View, contest: Contest, seat: int) -> int:
    """Whose place it is, from 1; 0 as long as there is nothing to be placed for."""
    return 0 if contest.figures[seat][0] == 0 and view.asks != OVER else contest.order.index(seat) + 1


def name_of(v: View, seat: int, speaker: Speaker) -> str:
    """Whose city it is and what lies beside it: the medal and bonus tokens."""
    name = say(speaker, "you", seat=seat) if seat == v.seat != NOBODY else speaker.player(seat)
    beside = [say(speaker, "medal")] if v.medal == seat else []
    for bonus, held in ((POINTS_TOKEN, v.points_tokens[seat]), (CONTRACT_TOKEN, v.contract_tokens[seat])):
        if held:
            beside.append(f"{speaker.tell(SHORT_BONUSES[bonus])} ×{held}")
    return ("> " if seat == v.turn else "") + ", ".join([name, *beside])


def status(v: View, seat: int, speaker: Speaker) -> str:
    city = v.cities[seat]
    cars, towers = int(size(city.cars)), int(size(city.towers))
    return say(speaker, "status", contracts=v.contracts[seat], cars=cars, towers=towers)


def city_row(v: View, seat: int, district: int) -> str:
    city = v.cities[seat]
    row = ""
    for place in range(v.box.spaces):
        space = district * WIDTH + place
        card = city.cards[space]
        text = "."
        if card != EMPTY:
            car, tower = bool(city.cars & BIT[space]), bool(city.towers & BIT[space])
            symbols = v.box.symbols[card] | (TRACKS if city.laid & BIT[space] else 0)
            text = signs(city.values[space], symbols, car, tower)
        row += text.ljust(CELL)
    return row
