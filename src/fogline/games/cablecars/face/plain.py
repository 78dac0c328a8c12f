"""The table as plain lines of text, for a terminal or a screen reader."""

from collections.abc import Sequence

from fogline.core.text import Speaker, saying
from fogline.games.cablecars.box import CARDS
from fogline.games.cablecars.paths import missing, trails
from fogline.games.cablecars.questions import OPENING, OVER
from fogline.games.cablecars.rules.tracks import owner
from fogline.games.cablecars.text.table import TABLE
from fogline.games.cablecars.view import View
from fogline.parts.bits import members
from fogline.parts.plain_lines import fold, together

say = saying(TABLE)


def show(view: View, speaker: Speaker) -> str:
    """What this seat sees: no colours, no cursor, nothing wider than a page."""
    lines = heading(view, speaker) + market(view, speaker)
    if view.seat >= 0:
        lines += mine(view, speaker)
    lines.append("")
    for seat in range(view.seats):
        lines += player(view, speaker, seat)
    return "\n".join(lines)


def show_map(view: View, speaker: Speaker) -> str:
    """By location, where open routes lead and what they cost, each told once; those that are claimed stand in ``show``,
    with their players."""
    box, lines = view.box, [say(speaker, "free-routes")]
    for spot, name in enumerate(box.locations):
        costs: dict[int, list[str]] = {}
        for track, other in enumerate(box.end_b):
            if box.end_a[track] == spot and not closed(view, track):
                costs.setdefault(other, []).append(together(speaker.name("cost", track)))
        routes = [f"{together(box.locations[other])} {' / '.join(found)}" for other, found in costs.items()]
        lines += fold(f"  {name}: {'; '.join(routes)}", 4) if routes else []
    return "\n".join(lines)


def closed(view: View, track: int) -> bool:
    """Whether nobody can claim a track any more (4.1, 4.8)."""
    twin = view.box.twin[track]
    return owner(view, track) >= 0 or (twin >= 0 and view.seats == 2 and owner(view, twin) >= 0)


def counted(speaker: Speaker, counts: Sequence[int]) -> str:
    """Cards as counts in their fixed order, those that are there."""
    named = [together(f"{n} × {speaker.name('colour', card)}") for card, n in enumerate(counts) if n]
    return ", ".join(named) or say(speaker, "nothing")


def heading(view: View, speaker: Speaker) -> list[str]:
    parts = [say(speaker, "turn", player=view.turn)]
    if view.asks == OVER:
        parts = [say(speaker, "over")]
    elif view.asks == OPENING:
        parts = [say(speaker, "waiting", players=", ".join(map(speaker.player, view.waiting)))]
    if view.last_turns > 0:
        parts.append(say(speaker, "last-round", turns=view.last_turns))
    parts.append(say(speaker, "map"))
    return fold(" · ".join(parts))


def market(view: View, speaker: Speaker) -> list[str]:
    """What lies on the table beside the map: cards, decks, stacks of tokens, the route being claimed."""
    tickets = view.bag_size + len(view.returned)
    decks = say(speaker, "decks", deck=view.deck_size, discards=sum(view.discards), tickets=tickets)
    lines = fold(say(speaker, "market", cards=counted(speaker, list(view.market))) + " · " + decks)
    stacks = [
        together(say(speaker, "stack" if spot >= 0 else "aside", location=spot, left=view.left[symbol], symbol=symbol))
        for symbol, spot in enumerate(view.place)
        if view.left[symbol]
    ]
    lines += fold(say(speaker, "stacks", stacks=", ".join(stacks) or say(speaker, "nothing")))
    if view.pending >= 0:
        lines += fold(say(speaker, "claiming", track=view.pending))
    return lines


def mine(view: View, speaker: Speaker) -> list[str]:
    """My hand in fixed order, and how far each of my tickets is."""
    cards = ", ".join(together(f"{speaker.name('colour', card)} {n}") for card, n in enumerate(view.hand))
    lines = ["", *fold(say(speaker, "hand", count=sum(view.hand), cards=cards))]
    for key, tickets in (("tickets", members(view.my_tickets)), ("offered", view.offered)):
        if tickets:
            lines.append(say(speaker, key))
            lines += progress(view, speaker, tickets)
    return lines


def progress(view: View, speaker: Speaker, tickets: list[int]) -> list[str]:
    """Tickets with their marks: x no way left, - not yet, + connected."""
    far = {ticket: missing(view, view.seat, ticket) for ticket in tickets}
    lines: list[str] = []
    for ticket, cars in far.items():
        if cars is None or (cars and view.asks == OVER):
            lines += fold("  x " + say(speaker, "no-way", ticket=ticket), 6)
        elif cars:
            lines += fold("  - " + say(speaker, "missing", ticket=ticket, cars=cars), 6)
    joined = [together(speaker.name("ticket", ticket)) for ticket, cars in far.items() if cars == 0]
    return lines + (fold("  + " + say(speaker, "joined", tickets="; ".join(joined)), 6) if joined else [])


def player(view: View, speaker: Speaker, seat: int) -> list[str]:
    """One player: what everybody may know, then the routes as walks."""
    name = say(speaker, "you", player=seat) if seat == view.seat else speaker.player(seat)
    seen = view.seen[seat * CARDS : (seat + 1) * CARDS]
    counts = say(
        speaker,
        "counts-seen" if any(seen) else "counts",
        points=view.points[seat],
        cars=view.cars[seat],
        cards=view.hand_sizes[seat],
        seen=counted(speaker, list(seen)),
        tickets=view.ticket_counts[seat],
    )
    mark = ">" if seat in view.waiting else " "
    text = f"{mark} {name}: {counts}, {tokens(view, speaker, seat)}"
    if view.claimed[seat]:
        walks = "; ".join(walk(view, start, tracks) for start, tracks in trails(view.box, members(view.claimed[seat])))
        text += " · " + say(speaker, "routes", trails=walks)
    return fold(text, 4)


def tokens(view: View, speaker: Speaker, seat: int) -> str:
    held = members(view.tokens[seat])
    if not held:
        return say(speaker, "no-tokens")
    symbols = ", ".join(together(speaker.name("symbol", symbol)) for symbol in held)
    return say(speaker, "tokens", count=len(held), symbols=symbols)


def walk(view: View, start: int, tracks: list[int]) -> str:
    """Routes one after the other with their cable cars: Twin Peaks -3- Mission District -1- Potrero Hill."""
    box = view.box
    text = together(box.locations[start])
    here = start
    for track in tracks:
        here = box.end_a[track] + box.end_b[track] - here
        text += " " + together(f"-{box.spaces[track]}- {box.locations[here]}")
    return text
