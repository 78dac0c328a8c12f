"""The table as plain lines of text, for a terminal or a screen reader."""

from typing import Final

from fogline.core.text import Speaker, saying
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import points
from fogline.games.rebuild import questions as q
from fogline.games.rebuild.box import COMMITTEE, PARK, SERVICES
from fogline.games.rebuild.rules import visit
from fogline.games.rebuild.rules.decks import place_of
from fogline.games.rebuild.rules.urbanism import left as pile_left
from fogline.games.rebuild.text.names import paid
from fogline.games.rebuild.text.table import PLOT_LETTERS, TABLE
from fogline.games.rebuild.view import View
from fogline.parts.bits import BIT, members, size
from fogline.parts.plain_lines import fold, together

CELL: Final = 6
"""How wide a space of the map is drawn."""
say = saying(TABLE)


def show(view: View, speaker: Speaker) -> str:
    """What this seat sees: no colours, no cursor, nothing wider than a page."""
    lines = heading(view, speaker) + stop(view, speaker) + city(view, speaker) + middle(view, speaker)
    for player in view.players:
        lines += area(view, speaker, player)
    if view.seat >= 0:
        lines += mine(view, speaker)
    return "\n".join(lines)


def listed(speaker: Speaker, names: list[str]) -> str:
    return ", ".join(map(together, names)) or say(speaker, "nothing")


def heading(view: View, speaker: Speaker) -> list[str]:
    """The year, what building costs, and who plays when."""
    if view.asks == q.OVER:
        return [say(speaker, "over")]
    order = view.order or [view.first]
    names = [
        ("> " if player in view.waiting else "") + speaker.name("seat", player) + ("✓" if place < view.at else "")
        for place, player in enumerate(order)
    ]
    year, money = view.box.years[view.year], view.box.year_cost[view.year]
    text = say(speaker, "heading", year=year, money=money, order=", ".join(map(together, names)))
    return fold(text + " " + together(say(speaker, "reconstructed")))


def standing(view: View, speaker: Speaker, spot: int) -> str:
    """Who stands on a space of this stop, in brackets."""
    moved = view.order[: view.at + (view.asks not in (q.MOVING, q.EARNING))]
    return "".join([f" [{speaker.name('seat', player)}]" for player in moved if view.spots[player] == spot])


def stop(view: View, speaker: Speaker) -> list[str]:
    """The year board or the action card where the pawns are going."""
    if view.asks == q.OVER:
        return []
    if view.asks == q.SIDES:
        return [say(speaker, "side", plot_card=view.layout[place_of(view.sides, -1)])]
    if view.stop == 0:
        return year_board(view, speaker)
    box = view.box
    spaces = []
    for spot, (deed, money) in enumerate(zip(visit.deeds(view), visit.paid(view), strict=True)):
        name = paid(speaker.name("deed", deed), money, speaker)
        spaces.append(together(f"{spot + 1} {name}{standing(view, speaker, spot)}"))
    lines = fold(say(speaker, "card", stop=view.stop, stops=len(view.ring), spaces=" | ".join(spaces)))
    lines += fold("  " + say(speaker, "card-money", money=box.bottom, step=box.step))
    if view.stop < len(view.ring):
        following = visit.face(view, view.stop + 1)
        return lines + fold("  " + say(speaker, "next-card", action_card=following))
    return lines + fold("  " + benefits(view, speaker, view.year + 1))


def year_board(view: View, speaker: Speaker) -> list[str]:
    box = view.box
    if view.year == box.last_year:
        return fold(benefits(view, speaker, view.year))
    spaces = []
    for spot, money in enumerate(box.earnings):
        blocked = view.seats == 1 and spot == box.blocked[view.hard]
        spaces.append(
            say(speaker, "dollars", money=money)
            + (f" [{say(speaker, 'blocked')}]" if blocked else standing(view, speaker, spot))
        )
    return fold(say(speaker, "board", spaces=" | ".join(spaces))) + fold(benefits(view, speaker, view.year))


def benefits(view: View, speaker: Speaker, year: int) -> str:
    found = []
    for deed, money in zip(view.box.benefits[year], view.box.benefit_money[year], strict=True):
        if deed == a.PER_BUILDING:
            found.append(say(speaker, "per-building", money=money))
        else:
            pays = deed == a.MONEY
            found.append(say(speaker, "dollars", money=money) if pays else speaker.name("deed", deed))
    return say(speaker, "benefits", year=view.box.years[year], benefits=" | ".join(found))


def city(view: View, speaker: Speaker) -> list[str]:
    """The plot cards as they lie, every space with its plot, its letter, its rubble or its builder."""
    box = view.box
    columns = box.columns[max(view.seats, 2)]
    rows = -(-len(view.layout) // columns)
    cells = [["·" for _ in range(columns * box.card_width)] for _ in range(rows * box.card_height)]
    for slot, card in enumerate(view.layout):
        for space in members(box.card_spaces[card]):
            y = slot // columns * box.card_height + box.space_y[space]
            cells[y][slot % columns * box.card_width + box.space_x[space]] = cell(view, speaker, space)
    return ["".join(word.ljust(CELL) for word in line).rstrip() for line in cells]


def cell(view: View, speaker: Speaker, space: int) -> str:
    box = view.box
    text = f"{speaker.tell(PLOT_LETTERS[box.space_colour[space]])}{box.space_number[space]}{box.spaces[space][-1]}"
    for player in view.players:
        if view.built[player] & BIT[space]:
            return text + ("=C" if player == COMMITTEE else f"={player + 1}")
    return text + ("*" if view.rubble & BIT[space] else "")


def middle(view: View, speaker: Speaker) -> list[str]:
    """Rows, decks and piles."""
    row = [speaker.name("permit", p) if p >= 0 else say(speaker, "gap") for p in view.permit_row]
    shown = [worth_each(view, speaker, o) if o >= 0 else say(speaker, "gap") for o in view.objective_row]
    common = [worth_each(view, speaker, o) for o in members(view.common)]
    left = [f"{speaker.name('service', service)} {pile_left(view, service)}" for service in range(len(SERVICES))]
    decks = {"deck": size(view.deck), "discards": size(view.discards)}
    return [
        *fold(say(speaker, "legend-solo" if view.seats == 1 else "legend")),
        *fold(say(speaker, "permit-row", permits=listed(speaker, row), **decks)),
        *fold(say(speaker, "objective-row", objectives=listed(speaker, shown), deck=view.bag_size)),
        *fold(say(speaker, "common", objectives=listed(speaker, common))),
        *fold(say(speaker, "piles", piles=listed(speaker, left))),
    ]


def worth_each(view: View, speaker: Speaker, objective: int) -> str:
    """An objective with what it brings."""
    if points.compares(view.box, objective):
        places = "/".join(map(str, view.box.most_points[len(view.players)]))
        return say(speaker, "places", objective=objective, places=places)
    if points.on_board(view.box, objective):
        return speaker.name("objective", objective)
    return say(speaker, "each", objective=objective, points=points.each(view, objective))


def area(view: View, speaker: Speaker, player: int) -> list[str]:
    """What lies in front of one player."""
    name = speaker.name("seat", player)
    name = say(speaker, "you", player=player) if player == view.seat else name
    committee = player == COMMITTEE
    held = view.committee_row if committee else members(view.permits[player])
    built = size(view.built[player])
    parts = [
        say(
            speaker,
            "committee-money" if committee else "money",
            money=view.money[player],
            stock=view.stock[player],
            count=built,
            pool=view.pool[player],
        ),
        development(view, speaker, player),
    ]
    if view.cleared[player]:
        parts.append(say(speaker, "rubble", count=view.cleared[player]))
    if view.best == player:
        parts.append(say(speaker, "best-builder"))
    permits = listed(speaker, [speaker.name("permit", permit) for permit in held])
    more = [say(speaker, "committee-permits" if committee else "permits", permits=permits)]
    cards = urbanism(view, speaker, player)
    if cards:
        more.append(say(speaker, "urbanism", cards=listed(speaker, cards)))
    if player != view.seat:
        known = listed(speaker, [speaker.name("objective", o) for o in members(view.held[player])])
        key = "seen" if view.held[player] else "objectives"
        more.append(say(speaker, key, count=view.held_counts[player], objectives=known))
    mark = ">" if player in view.waiting else " "
    return fold(f"{mark} {name}: {', '.join(map(together, parts))}", 4) + fold("    " + "; ".join(more), 4)


def urbanism(view: View, speaker: Speaker, player: int) -> list[str]:
    have = [
        f"{speaker.name('service', service)} {n}"
        for service, n in enumerate(points.cards(view, player))
        if n and service != PARK
    ]
    parks = [speaker.name("park", park) for park in members(view.parks[player])]
    return have + [f"{speaker.name('service', PARK)} {letter}" for letter in parks]


def development(view: View, speaker: Speaker, player: int) -> str:
    """The token's points, and for me what a step would make of them."""
    box, here = view.box, view.tokens[player]
    if player != view.seat:
        return say(speaker, "development-other", points=box.board[here])
    last_column, last_row = here % box.wide == box.wide - 1, here // box.wide == box.high - 1
    if last_column and last_row:
        return say(speaker, "corner", points=box.board[here])
    right = here + (box.wide if last_column else 1)
    up = here + (1 if last_row else box.wide)
    return say(speaker, "development", points=box.board[here], right=box.board[right], up=box.board[up])


def mine(view: View, speaker: Speaker) -> list[str]:
    """My objectives with what they are worth as things stand."""
    found = [
        say(speaker, "now", objective=objective, points=points.worth(view, view.seat, objective))
        for objective in members(view.held[view.seat])
    ]
    lines = fold(say(speaker, "mine", objectives=listed(speaker, found)))
    if view.site >= 0:
        lines += fold(say(speaker, "site", space=view.site))
    return lines
