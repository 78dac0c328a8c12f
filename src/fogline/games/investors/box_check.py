"""What a box must hold: all that can be wrong with somebody's own file, in words with a place."""

from typing import Any, Final

from fogline.core.reason import Reason
from fogline.parts.toml import Faults

TYPES: Final = ("villa", "housing", "market", "recreation", "office", "industry")
TILES: Final = (*TYPES, "park", "bank", "town_hall")
PICTURES: Final = (*TYPES, "edge", "option")
BIDDINGS: Final = ("influence", "checks", "chips")
RODS: Final = ("two-rods", "move", "exchange", "any-street", "replace")
KINDS: Final = ("extra", *RODS, "bonus", "removal")
VALUES: Final = 10
"""How many values of check, and how many people, the actions of the game have room for."""


def faults(data: dict[str, Any]) -> list[Reason]:
    """Everything that is wrong; empty when the box can be played with."""
    found = Faults()
    box = found.get(data, "box", dict, "the file")
    if box.get("game") != "investors":
        found.add("box-game", "[box]", game=box.get("game", "?"))
    check_board(data, found)
    check_player(data, found)
    years = found.get(data, "years", dict, "the file")
    found.number(years, "first", "[years]", 1, 9999)
    found.number(years, "count", "[years]", 1, 60)
    found.source(years, "[years]")
    check_calls(data, found)
    check_actions(data, found)
    if not found.found and found.get(box, "printed", bool, "[box]", default=True):
        check_printed(data, found)
    return found.found


def check_board(data: dict[str, Any], found: Faults) -> None:
    """A city as large as its tiles, the Town Hall on it, and prestige for all that can be rebuilt."""
    board = found.get(data, "board", dict, "the file")
    columns, rows = (found.number(board, name, "[board]", 2, 9) for name in ("columns", "rows"))
    hall = found.numbers(board, "town_hall", "[board]")
    if len(hall) != 2 or hall[0] >= columns or hall[1] >= rows:
        found.add("box-hall", "[board]")
    districts = found.get(data, "districts", dict, "the file")
    counts = {name: found.number(districts, name, "[districts]", 0, 81) for name in TILES}
    if sum(counts.values()) != columns * rows:
        found.add("box-tiles", "[districts]", tiles=sum(counts.values()), fields=columns * rows)
    for name in ("bank", "town_hall"):
        if counts[name] != 1:
            found.add("box-one", "[districts]", name=name, count=counts[name])
    if counts["park"] > (columns * rows) // 6:
        found.add("box-parks", "[districts]", most=(columns * rows) // 6)
    prestige = found.get(data, "prestige", dict, "the file")
    for name in TILES:
        if name != "park":
            found.number(prestige, name, "[prestige]", 1, 100)
    for table, where in ((board, "[board]"), (districts, "[districts]"), (prestige, "[prestige]")):
        found.source(table, where)


def check_player(data: dict[str, Any], found: Faults) -> None:
    player = found.get(data, "player", dict, "the file")
    found.number(player, "rods", "[player]", 1, 100)
    influence = found.number(player, "influence", "[player]", 0, 1000)
    found.number(player, "influence_most", "[player]", influence, 1000)
    checks = found.get(data, "checks", dict, "the file")
    values = found.numbers(checks, "values", "[checks]")
    copies = found.numbers(checks, "copies", "[checks]")
    if len(values) != VALUES or len(copies) != VALUES:
        found.add("box-ten", "[checks]", name="values, copies", need=VALUES)
    if values != sorted(set(values)) or values[:1] == [0]:
        found.add("box-ascending", "[checks]")
    if any(n > 3 for n in copies):
        found.add("box-range", "[checks]", name="copies", value=max(copies), least=0, most=3)
    found.number(checks, "sealed_most", "[checks]", 1, 30)
    people = found.get(found.get(data, "influence", dict, "the file"), "people", list, "[influence]")
    if len(people) != VALUES or any(not isinstance(person, str) for person in people):
        found.add("box-ten", "[influence]", name="people", need=VALUES)
    for table, where in ((player, "[player]"), (checks, "[checks]"), (data.get("influence"), "[influence]")):
        found.source(table, where)


def one_of(found: Faults, entry: dict[str, Any], name: str, where: str, known: tuple[str, ...]) -> str:
    value = str(found.get(entry, name, str, where))
    # One that is missing or no word at all has been noted already.
    if value not in known and (value or entry.get(name) == ""):
        found.add("box-word", where, name=name, value=value, known=", ".join(known))
    return value


def check_calls(data: dict[str, Any], found: Faults) -> None:
    seen: list[tuple[Any, ...]] = []
    total = 0
    for where, card in found.tables(data, "call"):
        picture = one_of(found, card, "picture", where, PICTURES)
        bidding = one_of(found, card, "bidding", where, BIDDINGS)
        rights = found.number(card, "rights", where, 1, 5)
        total += found.number(card, "copies", where, 0, 60)
        if (picture == "option") != (bidding == "chips"):
            found.add("box-chips", where)
        if bidding == "checks" and rights != 1:
            found.add("box-one-right", where, rights=rights)
        if (picture, bidding, rights) in seen:
            found.add("box-card-twice", where)
        seen.append((picture, bidding, rights))
        found.source(card, where)
    if total == 0:
        found.add("box-few-cards", "[[call]]", have=0, need=1)


def check_actions(data: dict[str, Any], found: Faults) -> None:
    seen: list[tuple[Any, ...]] = []
    total = 0
    for where, card in found.tables(data, "action"):
        kind = one_of(found, card, "kind", where, KINDS)
        total += found.number(card, "copies", where, 0, 60)
        if kind in RODS:
            one_of(found, card, "bidding", where, BIDDINGS[:2])
        elif "bidding" in card:
            found.add("box-no-bidding", where, kind=kind)
        if kind == "extra":
            one_of(found, card, "district", where, TYPES)
            found.number(card, "points", where, 1, 100)
        if kind in ("bonus", "removal"):
            found.number(card, "influence", where, 1, 100)
            found.number(card, "checks", where, 1, 10_000)
        key = (kind, card.get("bidding"), card.get("district"))
        if key in seen:
            found.add("box-card-twice", where)
        seen.append(key)
        found.source(card, where)
    years = found.get(data, "years", dict, "the file", {}).get("count")
    if isinstance(years, int) and total < years:
        found.add("box-few-cards", "[[action]]", have=total, need=years)


PRINTED: Final = (
    ("board", "columns", 7),
    ("board", "rows", 5),
    ("board", "town_hall", [3, 2]),
    *(("districts", name, 5) for name in TYPES),
    ("districts", "park", 3),
    *(("prestige", name, points) for name, points in zip(TYPES, (4, 4, 5, 5, 6, 6), strict=True)),
    ("prestige", "bank", 10),
    ("prestige", "town_hall", 10),
    ("player", "rods", 15),
    ("player", "influence", 30),
    ("checks", "values", [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
    ("checks", "copies", [2, 2, 1, 1, 1, 1, 1, 1, 1, 1]),
    ("checks", "sealed_most", 5),
    ("years", "first", 1907),
    ("years", "count", 12),
)


def check_printed(data: dict[str, Any], found: Faults) -> None:
    """A box that says it is as printed holds what the rulebook counts."""
    for table, name, printed in PRINTED:
        expect(found, f"[{table}]", name, data[table][name], printed)
    expect(found, "[[call]]", "copies", sum(card["copies"] for card in data["call"]), 36)
    expect(found, "[[action]]", "copies", sum(card["copies"] for card in data["action"]), 18)
    for n, card in enumerate(data["action"], 1):
        where, kind = f"[[action]] {n}", card["kind"]
        if kind == "extra":
            expect(found, where, "points", card["points"], 3)
        elif kind == "bonus":
            expect(found, where, "influence, checks", (card["influence"], card["checks"]), (4, 100))
        elif kind == "removal":
            expect(found, where, "influence, checks", (card["influence"], card["checks"]), (2, 50))
    for kind in KINDS:
        if not any(card["kind"] == kind and card["copies"] for card in data["action"]):
            found.add("box-not-printed", "[[action]]", name=kind, value=0, printed="≥ 1")


def expect(found: Faults, where: str, name: str, value: Any, printed: Any) -> None:
    if value != printed:
        found.add("box-not-printed", where, name=name, value=value, printed=printed)
