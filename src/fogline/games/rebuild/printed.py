"""What the rulebook prints: a box that says it is as printed holds exactly this."""

from typing import Any, Final

from fogline.games.rebuild import plots
from fogline.parts.toml import Faults

NUMBERS: Final = (
    ("players", "buildings", 8),
    ("players", "permits", 5),
    ("costs", "step", 2),
    ("costs", "urban", 2),
    ("costs", "clear", 2),
    ("costs", "site", 3),
    ("costs", "point", 3),
    ("tokens", "rubble", 18),
    ("tokens", "money", {"1": 13, "3": 9, "5": 8}),
    ("permits", "grants", 2),
    ("development", "corner", 1),
    ("year_board", "earnings", [4, 3, 2, 1]),
    ("committee", "start", 3),
    ("committee", "permits", 3),
    ("committee", "objective", 3),
    ("objectives", "most", {"2": [6, 2], "3": [6, 4, 1], "4": [6, 4, 2, 1]}),
)
YEARS: Final = (
    (1906, 0, ["building and permit"]),
    (1907, 1, ["objective", "permit"]),
    (1908, 1, ["materials", "2 per building"]),
    (1909, 2, ["permit", "urban"]),
    (1910, 2, ["materials", "money 3"]),
    (1911, 3, ["permit", "objective", "1 per building"]),
    (1915, 3, ["build", "money 2"]),
)
GREEN: Final = {
    "buildings": 1,
    "pairs": 3,
    "rivals": 2,
    "corners": 2,
    "apart": 2,
    "colour": 2,
    "colours": 8,
    "rubble": 2,
    "service": 2,
    "services": 9,
}


def check_printed(data: dict[str, Any], found: Faults) -> None:
    """Every fact that the rulebook prints."""
    for table, name, number in NUMBERS:
        expect(found, f"[{table}]", name, data[table].get(name), number)
    for table, count in (("plot_card", 8), ("action_card", 6), ("year", len(YEARS))):
        expect(found, f"[[{table}]]", table, len(data[table]), count)
    expect(found, "[permits]", "regular", len(data["permits"]["regular"]), 40)
    for entry, printed in zip(data["year"], YEARS, strict=False):
        # Which benefit stands furthest to the right is inferred, so another order is as good as ours.
        year, cost, benefits = printed
        expect(found, "[[year]]", "year", (entry["year"], entry["cost"]), (year, cost))
        expect(found, "[[year]]", "benefits", sorted(entry["benefits"]), sorted(benefits))
    for entry in data["map"]:
        expect(found, "[[map]]", "cards", entry["columns"] * entry["rows"], 2 * entry["players"])
    check_cards(data, found)
    check_urbanism(data, found)


def check_cards(data: dict[str, Any], found: Faults) -> None:
    """Objectives, action cards and single plots."""
    green, purple = data["objectives"]["green"], data["objectives"]["purple"]
    expect(found, "[objectives]", "green", len(green), 16)
    expect(found, "[objectives]", "purple", len(purple), 8)
    for entry in green:
        expect(found, "[objectives]", entry["kind"], entry["points"], GREEN[entry["kind"]])
        two = 3 if entry["kind"] in ("rivals", "corners") else entry["points"]
        expect(found, "[objectives]", f"{entry['kind']} two", entry.get("two", entry["points"]), two)
    grants = [card for card in data["action_card"] if "grant" in card["three_and_four"]]
    expect(found, "[[action_card]]", "grant", len(grants), 1)
    passing = [card for card in data["action_card"] if "pass" in card["three_and_four"]]
    expect(found, "[[action_card]]", "pass", len(passing), 6)
    for card in data["plot_card"]:
        cells = plots.cells(card["spaces"])
        for cell in cells:
            if cell.number == 1:
                expect(found, "[[plot_card]]", "spaces of a 1", len([c for c in cells if c.touches(cell)]), 0)


def check_urbanism(data: dict[str, Any], found: Faults) -> None:
    table = data["urbanism"]
    expect(found, "[urbanism]", "lighting", table["lighting"]["points"], [1, 3, 6, 10, 15])
    expect(found, "[urbanism]", "cable_car", (table["cable_car"]["points"], table["cable_car"]["cost"]), (3, 1))
    expect(found, "[urbanism]", "hydrant", table["hydrant"]["points"], 2)
    expect(found, "[urbanism]", "park", sorted(table["park"]["points"]), [2, 3, 4, 5])
    cards = sum(table[name]["count"] for name in ("lighting", "cable_car", "hydrant")) + len(table["park"]["points"])
    expect(found, "[urbanism]", "count", cards, 17)
    expect(found, "[development]", "start", data["development"]["points"][-1][0], -7)
    for mode, blocked, point in (("normal", 1, 4), ("hard", 4, 3)):
        entry = data["committee"][mode]
        expect(found, f"[committee.{mode}]", "blocked", entry["blocked"], blocked)
        expect(found, f"[committee.{mode}]", "point", entry["point"], point)
    expect(found, "[committee.normal]", "aid for 5", data["committee"]["normal"]["aid"][-1], "left")


def expect(found: Faults, where: str, name: str, value: Any, printed: Any) -> None:
    if value != printed:
        found.add("box-not-printed", where, name=name, value=value, printed=printed)
