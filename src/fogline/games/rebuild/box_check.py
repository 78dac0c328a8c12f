"""What a box must hold: all that can be wrong with somebody's own file, in words with a place."""

from typing import Any, Final

from fogline.core.reason import Reason
from fogline.games.rebuild import plots
from fogline.games.rebuild.printed import check_printed
from fogline.parts.toml import Faults

MOST: Final = 62
"""How many spaces, permits and objectives a box can hold: each set must fit a machine word."""
SERVICES: Final = ("lighting", "cable car", "hydrant", "park")
DEEDS: Final = ("build", "grant", "materials", "permit", "objective", "urban", "clear", "earnings", "pass")
PLACES: Final = ("left", "centre", "right")
KINDS: Final = (
    "buildings",
    "pairs",
    "rivals",
    "corners",
    "apart",
    "colour",
    "colours",
    "rubble",
    "service",
    "services",
)
INITIAL: Final = ("row", "column", "most colour", "most rubble", "most money")
BENEFITS: Final = ("objective", "permit", "materials", "urban", "build")
LAST_BENEFITS: Final = ("build", "money", "per building")


def faults(data: dict[str, Any]) -> list[Reason]:
    """Everything that is wrong; empty when the box can be played with."""
    found = Faults()
    box = found.get(data, "box", dict, "the file")
    if box.get("game") != "rebuild":
        found.add("box-game", "[box]", game=box.get("game", "?"))
    check_numbers(data, found)
    numbers = check_plots(data, found)
    check_permits(data, numbers, found)
    check_actions(data, found)
    check_objectives(data, found)
    check_urbanism(data, found)
    check_development(data, found)
    check_years(data, found)
    check_committee(data, found)
    if not found.found and found.get(box, "printed", bool, "[box]", default=True):
        check_printed(data, found)
    return found.found


def check_numbers(data: dict[str, Any], found: Faults) -> None:
    """Buildings, limits and prices."""
    players = found.get(data, "players", dict, "the file")
    found.number(players, "buildings", "[players]", 1, 12)
    found.number(players, "permits", "[players]", 1, 9)
    found.source(players, "[players]")
    costs = found.get(data, "costs", dict, "the file")
    for name in ("step", "urban", "clear", "site", "money"):
        found.number(costs, name, "[costs]", 0, 20)
    found.number(costs, "point", "[costs]", 1, 20)
    found.source(costs, "[costs]")
    tokens = found.get(data, "tokens", dict, "the file")
    found.number(tokens, "rubble", "[tokens]", 0, 100)
    found.source(tokens, "[tokens]")


def check_plots(data: dict[str, Any], found: Faults) -> list[int]:
    """Maps and plot cards; the numbers of all plots."""
    cards = found.tables(data, "plot_card")
    drawn: list[plots.Cell] = []
    for where, card in cards:
        picture = found.get(card, "spaces", str, where)
        found.source(card, where)
        for word in plots.unreadable(picture):
            found.add("box-picture", where, word=word)
        cells = plots.cells(picture)
        if not cells:
            found.add("box-no-spaces", where)
        check_shapes(cells, drawn, where, found)
        drawn += cells
    if not 1 <= len(drawn) <= MOST:
        found.add("box-count-between", "[[plot_card]]", count=len(drawn), least=1, most=MOST)
    check_maps(data, [plots.cells(str(card.get("spaces", ""))) for _, card in cards], found)
    return [cell.number for cell in drawn]


def check_shapes(cells: list[plots.Cell], before: list[plots.Cell], where: str, found: Faults) -> None:
    """Each plot hangs together and there is no other of its colour and number."""
    for colour, number in dict.fromkeys((cell.colour, cell.number) for cell in cells):
        name = f"{plots.COLOURS[colour]} {number}"
        plot = [cell for cell in cells if (cell.colour, cell.number) == (colour, number)]
        reached = plot[:1]
        for cell in reached:  # it grows while it is read
            reached += [other for other in plot if other not in reached and cell.touches(other)]
        if len(reached) != len(plot) or len(plot) > 9:
            found.add("box-plot-broken", where, plot=name)
        if any((cell.colour, cell.number) == (colour, number) for cell in before):
            found.add("box-plot-twice", where, plot=name)


def check_maps(data: dict[str, Any], cards: list[list[plots.Cell]], found: Faults) -> None:
    """A map for each number of players, with enough cards and enough rubble for the worst case."""
    maps: dict[int, int] = {}
    for where, entry in found.tables(data, "map"):
        players = found.number(entry, "players", where, 2, 4)
        maps[players] = found.number(entry, "columns", where, 1, 20) * found.number(entry, "rows", where, 1, 20)
        found.source(entry, where)
    for players in (2, 3, 4):
        if players not in maps:
            found.add("box-no-map", "[[map]]", players=players)
    need = max(maps.values(), default=0)
    if need > len(cards):
        found.add("box-few-plot-cards", "[[map]]", need=need, count=len(cards))
    tokens = found.get(found.get(data, "tokens", dict, "the file", {}), "rubble", int, "[tokens]", 0)
    worst = sorted((max(sum(cell.rubble[side] for cell in card) for side in (0, 1)) for card in cards), reverse=True)
    if sum(worst[:need]) > tokens:
        found.add("box-few-rubble", "[tokens]", need=sum(worst[:need]), count=tokens)


def check_permits(data: dict[str, Any], numbers: list[int], found: Faults) -> None:
    """Permits for the plots, and enough of them that the deck can always be made anew."""
    table = found.get(data, "permits", dict, "the file")
    found.source(table, "[permits]")
    grants = found.number(table, "grants", "[permits]", 0, 9)
    regular = found.get(table, "regular", list, "[permits]")
    for nth, permit in enumerate(regular, 1):
        where = f"[permits] {nth}"
        if not isinstance(permit, list) or len(permit) < 2 or permit[0] not in plots.COLOURS:
            found.add("box-permit", where)
            continue
        if not isinstance(permit[1], int) or not 1 <= permit[1] <= 9:
            found.add("box-permit", where)
        icons = permit[2:]
        if any(icon not in SERVICES for icon in icons) or len(set(map(str, icons))) != len(icons):
            found.add("box-icons", where, known=", ".join(SERVICES))
    held = found.get(found.get(data, "players", dict, "the file", {}), "permits", int, "[players]", 5)
    least = 4 * held + 8
    if not least <= len(regular) <= MOST - grants:
        found.add("box-count-between", "[permits]", count=len(regular), least=least, most=MOST - grants)
    aid = found.get(found.get(data, "committee", dict, "the file", {}), "normal", dict, "[committee]", {}).get(
        "aid", []
    )
    given = [permit[1] for permit in regular if isinstance(permit, list) and len(permit) > 1]
    for number in sorted({number for number in given if isinstance(number, int)}):
        if isinstance(aid, list) and number > len(aid):
            found.add("box-aid-short", "[committee.normal]", number=number)


def check_actions(data: dict[str, Any], found: Faults) -> None:
    """Action cards: three spaces on one side (the aid card has three places), up to five on the other."""
    cards = found.tables(data, "action_card")
    if not 1 <= len(cards) <= 12:
        found.add("box-count-between", "[[action_card]]", count=len(cards), least=1, most=12)
    for where, card in cards:
        found.source(card, where)
        for side, least, most in (("solo_and_two", 3, 3), ("three_and_four", 5, 5)):
            spaces = [str(words).split() for words in found.get(card, side, list, where)]
            deeds = [words[0] if words else "" for words in spaces]
            if not least <= len(spaces) <= most:
                found.add("box-spaces", where, side=side, need=most)
            for words in spaces:
                known = words and words[0] in DEEDS
                pays = len(words) == 2 and words[1].isdigit()
                if not known or (words[0] == "earnings") != pays or len(words) > 2:
                    found.add("box-deed", where, deed=" ".join(words))
            if len(set(deeds)) != len(deeds) or (side == "solo_and_two" and "pass" in deeds):
                found.add("box-deeds", where, side=side)


def check_objectives(data: dict[str, Any], found: Faults) -> None:
    """Objectives of known kinds, each once."""
    table = found.get(data, "objectives", dict, "the file")
    found.source(table, "[objectives]")
    found.number(table, "best_builder", "[objectives]", 0, 100)
    names: list[str] = []
    for border, kinds, least in (("green", KINDS, 5), ("purple", INITIAL, 3)):
        entries = found.get(table, border, list, "[objectives]")
        if not least <= len(entries) <= 30:
            found.add("box-count-between", f"[objectives] {border}", count=len(entries), least=least, most=30)
        for nth, entry in enumerate(entries, 1):
            names.append(check_objective(entry, kinds, f"[objectives] {border} {nth}", found))
    for name in sorted({name for name in names if names.count(name) > 1}):
        found.add("box-objective-twice", "[objectives]", name=name)
    most = found.get(table, "most", dict, "[objectives]")
    for players in (2, 3, 4):
        if len(found.numbers(most, str(players), "[objectives] most")) != players:
            found.add("box-most", "[objectives]", players=players)


def check_objective(entry: Any, kinds: tuple[str, ...], where: str, found: Faults) -> str:
    """An objective's name, which tells it from all others."""
    kind = found.get(entry, "kind", str, where)
    if kind not in kinds:
        found.add("box-objective", where, kind=kind, known=", ".join(kinds))
    if kind in KINDS:
        found.number(entry, "points", where, 0, 100)
        found.number({"two": 0, **entry}, "two", where, 0, 100)
    of = ""
    if "colour" in kind.split():
        of = found.get(entry, "colour", str, where)
        if of not in plots.COLOURS:
            found.add("box-colour", where, colour=of, known=", ".join(plots.COLOURS))
    if kind == "service":
        of = found.get(entry, "service", str, where)
        if of not in SERVICES:
            found.add("box-icons", where, known=", ".join(SERVICES))
    return f"{kind} {of}".strip()


def check_urbanism(data: dict[str, Any], found: Faults) -> None:
    table = found.get(data, "urbanism", dict, "the file")
    found.source(table, "[urbanism]")
    for name in ("lighting", "cable_car", "hydrant"):
        entry = found.get(table, name, dict, "[urbanism]")
        count = found.number(entry, "count", f"[urbanism] {name}", 0, 20)
        if name == "lighting":
            if len(found.numbers(entry, "points", "[urbanism] lighting")) != count:
                found.add("box-lighting", "[urbanism]", need=count)
        else:
            found.number(entry, "points", f"[urbanism] {name}", 0, 100)
    found.number(found.get(table, "cable_car", dict, "[urbanism]", {}), "cost", "[urbanism] cable_car", 0, 20)
    found.numbers(found.get(table, "park", dict, "[urbanism]"), "points", "[urbanism] park")


def check_development(data: dict[str, Any], found: Faults) -> None:
    table = found.get(data, "development", dict, "the file")
    found.source(table, "[development]")
    found.number(table, "corner", "[development]", 0, 20)
    rows, columns = (found.numbers(table, name, "[development]") for name in ("rows", "columns"))
    grid = found.get(table, "points", list, "[development]")
    shape = [len(row) if isinstance(row, list) else 0 for row in grid]
    whole = [isinstance(n, int) and not isinstance(n, bool) for row in grid if isinstance(row, list) for n in row]
    if not rows or not columns or shape != [len(columns)] * len(rows) or not all(whole):
        found.add("box-grid", "[development]", rows=len(rows), columns=len(columns))


def check_years(data: dict[str, Any], found: Faults) -> None:
    """At least two years that follow one another; the first gives a building and a permit, the last no cards."""
    board = found.get(data, "year_board", dict, "the file")
    earnings = found.numbers(board, "earnings", "[year_board]")
    found.source(board, "[year_board]")
    if len(earnings) != 4 or sorted(set(earnings), reverse=True) != earnings:
        found.add("box-earnings", "[year_board]")
    years = found.tables(data, "year")
    if len(years) < 2:
        found.add("box-count-between", "[[year]]", count=len(years), least=2, most=20)
    before = 0
    for nth, (where, entry) in enumerate(years, 1):
        year = found.number(entry, "year", where, before + 1, 3000)
        before = max(before, year)
        found.number(entry, "cost", where, 0, 20)
        found.source(entry, where)
        benefits = [benefit_kind(words) for words in found.get(entry, "benefits", list, where)]
        if nth == 1:
            fine = benefits == ["building and permit"]
        elif nth == len(years):
            fine = bool(benefits) and all(kind in LAST_BENEFITS for kind in benefits)
        else:
            fine = bool(benefits) and all(kind in (*BENEFITS, "money", "per building") for kind in benefits)
        if not fine or len(set(benefits)) != len(benefits):
            found.add("box-benefits", where, year=year)


def benefit_kind(words: Any) -> str:
    """A benefit without its amount: "2 per building" is "per building"."""
    parts = str(words).split()
    if len(parts) == 3 and parts[0].isdigit() and parts[1:] == ["per", "building"]:
        return "per building"
    if len(parts) == 2 and parts[0] == "money" and parts[1].isdigit():
        return "money"
    return str(words) if words in (*BENEFITS, "building and permit") else "?"


def check_committee(data: dict[str, Any], found: Faults) -> None:
    table = found.get(data, "committee", dict, "the file")
    earnings = found.get(found.get(data, "year_board", dict, "the file", {}), "earnings", list, "[year_board]", [])
    found.source(table, "[committee]")
    found.number(table, "permits", "[committee]", 1, 9)
    found.number(table, "objective", "[committee]", 0, 100)
    start = found.number(table, "start", "[committee]")
    for mode in ("normal", "hard"):
        where = f"[committee.{mode}]"
        entry = found.get(table, mode, dict, where)
        found.source(entry, where)
        found.number(entry, "point", where, 1, 20)
        arrows = found.get(entry, "arrows", dict, where)
        aid = found.get(entry, "aid", list, where)
        if any(place not in PLACES for place in [*aid, *[arrows.get(place) for place in PLACES]]):
            found.add("box-places", where, known=", ".join(PLACES))
        if len(aid) != len(table.get("normal", {}).get("aid", [])):
            found.add("box-aid-length", where)
        blocked = found.number(entry, "blocked", where)
        if start not in earnings or blocked not in earnings or blocked == start:
            found.add("box-blocked", where)
