"""What a box must hold: all that can be wrong with somebody's own file, in words with a place."""

from typing import Any, Final

from fogline.core.reason import Reason
from fogline.parts.toml import Faults

COLOURS: Final = ("blue", "gray", "orange", "yellow", "green")
"""The districts from the sea downwards."""
SYMBOLS: Final = ("tracks", "depot", "square", "foundation", "seaside", "bonus")
BONUSES: Final = ("plus-two", "value-card", "depot-card", "points-token", "contract-token", "tracks-token")
PLAYERS: Final = ("2", "3", "4")
MOST_KINDS: Final = 180
"""More would push the numbers of common actions past those that Python keeps ready-made."""


def faults(data: dict[str, Any]) -> list[Reason]:
    """Everything that is wrong; empty when the box can be played with."""
    found = Faults()
    box = found.get(data, "box", dict, "the file")
    if box.get("game") != "skyline":
        found.add("box-game", "[box]", game=box.get("game", "?"))
    check_board(data, found)
    check_numbers(data, found)
    check_advantage(data, found)
    check_districts(data, found)
    check_cards(data, found)
    if found.found:
        return found.found
    check_clock(data, found)
    if found.get(box, "printed", bool, "[box]", default=True):
        check_printed(data, found)
    return found.found


def check_board(data: dict[str, Any], found: Faults) -> None:
    board = found.get(data, "board", dict, "the file")
    spaces = found.number(board, "spaces", "[board]", 2, 5)
    depots = found.numbers(board, "depots", "[board]")
    if any(not 1 <= place <= spaces for place in depots) or len(set(depots)) != len(depots):
        found.add("box-depots", "[board]", spaces=spaces)
    found.source(board, "[board]")


NUMBERS: Final = (
    ("projects", "columns", 1, 9),
    ("foundations", "stack", 1, 20),
    ("values", "skyscraper", 1, 99),
    ("values", "square", 0, 20),
    ("values", "plus", 1, 20),
    ("values", "card", 0, 20),
    ("values", "returned", 1, 9),
    ("points", "skyscraper", 0, 100),
    ("points", "medal", 0, 100),
    ("points", "finished", 0, 100),
    ("points", "token", 0, 100),
    ("bonuses", "copies", 0, 20),
)
"""Table, name, least, most."""


def check_numbers(data: dict[str, Any], found: Faults) -> None:
    for table, name, least, most in NUMBERS:
        found.number(found.get(data, table, dict, "the file", {}), name, f"[{table}]", least, most)
    tokens = found.get(found.get(data, "foundations", dict, "the file", {}), "tokens", dict, "[foundations]")
    for players in PLAYERS:
        found.number(tokens, players, "[foundations] tokens", 1, 60)
    for table in dict.fromkeys(table for table, *_ in NUMBERS):
        found.source(found.get(data, table, dict, "the file"), f"[{table}]")


def check_advantage(data: dict[str, Any], found: Faults) -> None:
    """Halves for each rank by players; they may be negative, but never better for a worse rank."""
    advantage = found.get(data, "advantage", dict, "the file")
    for name in ("district", "cable_cars"):
        table = found.get(advantage, name, dict, "[advantage]")
        for players in PLAYERS:
            halves = found.get(table, players, list, f"[advantage] {name}")
            whole = all(isinstance(n, int) and not isinstance(n, bool) and abs(n) <= 100 for n in halves)
            if not whole or len(halves) > int(players) or sorted(halves, reverse=True) != halves:
                found.add("box-advantage", f"[advantage] {name}", players=players)
    found.source(advantage, "[advantage]")


def check_districts(data: dict[str, Any], found: Faults) -> None:
    """The five districts in their order, each with a bonus of its own."""
    districts = found.tables(data, "district")
    colours = [found.get(district, "colour", str, where) for where, district in districts]
    if colours != list(COLOURS):
        found.add("box-districts", "[[district]]", known=", ".join(COLOURS))
    bonuses = [found.get(district, "bonus", str, where) for where, district in districts]
    if sorted(bonuses) != sorted(BONUSES[:-1]):
        found.add("box-bonuses", "[[district]]", known=", ".join(BONUSES[:-1]))
    for where, district in districts:
        found.source(district, where)


def check_cards(data: dict[str, Any], found: Faults) -> None:
    deck = found.get(data, "deck", dict, "the file")
    seen: list[tuple[Any, ...]] = []
    for where, card in found.tables(deck, "cards"):
        colour = found.get(card, "colour", str, where)
        if colour not in (*COLOURS, "black"):
            found.add("box-colour", where, colour=colour, known=", ".join((*COLOURS, "black")))
        value = found.number(card, "value", where, 0, 9)
        found.number(card, "copies", where, 1, 60)
        found.source(card, where)
        symbols = found.get(card, "symbols", list, where)
        wrong = [s for s in symbols if s not in SYMBOLS]
        if wrong:
            found.add("box-symbol", where, symbol=wrong[0], known=", ".join(SYMBOLS))
        if len(set(map(str, symbols))) != len(symbols) or {"tracks", "depot"} <= set(map(str, symbols)):
            found.add("box-symbols", where)
        if "square" in symbols and value:
            found.add("box-square-value", where)
        kind = (colour, value, *sorted(map(str, symbols)))
        if kind in seen:
            found.add("box-card-twice", where)
        seen.append(kind)
    if not 1 <= len(seen) <= MOST_KINDS:
        found.add("box-count-between", "[deck]", count=len(seen), least=1, most=MOST_KINDS)


def copies_with(data: dict[str, Any], symbol: str) -> int:
    return sum(card["copies"] for card in data["deck"]["cards"] if symbol in card["symbols"])


def check_clock(data: dict[str, Any], found: Faults) -> None:
    """With a foundation card for every token the last token always comes before the last card."""
    have = copies_with(data, "foundation")
    need = max(data["foundations"]["tokens"][players] for players in PLAYERS)
    if have < need:
        found.add("box-clock", "[deck]", have=have, need=need)


PRINTED: Final = (
    ("board", "spaces", 5),
    ("board", "depots", [1, 2, 3, 4, 5]),
    ("projects", "columns", 3),
    ("foundations", "tokens", {"2": 6, "3": 8, "4": 10}),
    ("foundations", "stack", 2),
    ("values", "skyscraper", 7),
    ("values", "square", 4),
    ("values", "plus", 2),
    ("values", "card", 4),
    ("values", "returned", 2),
    ("points", "skyscraper", 2),
    ("points", "medal", 2),
    ("points", "finished", 2),
    ("points", "token", 3),
    ("advantage", "district", {"2": [4], "3": [4, 2], "4": [4, 2, 0, -2]}),
    ("advantage", "cable_cars", {"2": [5], "3": [5, 2], "4": [5, 2, 0, -2]}),
    ("bonuses", "copies", 3),
)


def check_printed(data: dict[str, Any], found: Faults) -> None:
    """A box that says it is as printed holds what the rulebook counts."""
    for table, name, printed in PRINTED:
        expect(found, f"[{table}]", name, data[table][name], printed)
    cards = data["deck"]["cards"]
    expect(found, "[deck]", "cards", sum(card["copies"] for card in cards), 87)
    for colour in (*COLOURS, "black"):
        if colour not in [card["colour"] for card in cards]:
            found.add("box-no-colour", "[deck]", colour=colour)
    for n, card in enumerate(cards, 1):
        if "square" in card["symbols"] and card["colour"] not in ("gray", "orange", "yellow"):
            found.add("box-square-colour", f"[[cards]] {n}", colour=card["colour"])
    for symbol in SYMBOLS:
        if not copies_with(data, symbol):
            found.add("box-no-symbol", "[deck]", symbol=symbol)
    gray = data["district"][1]["bonus"]
    if gray not in ("value-card", "depot-card"):
        found.add("box-gray-bonus", "[[district]] 2", bonus=gray)


def expect(found: Faults, where: str, name: str, value: Any, printed: Any) -> None:
    if value != printed:
        found.add("box-not-printed", where, name=name, value=value, printed=printed)
