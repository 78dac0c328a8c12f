"""What a box must hold: all that can be wrong with somebody's own file, in words with a place."""

import re
from math import comb
from typing import Any, Final

from fogline.core.reason import Reason
from fogline.parts.toml import Faults

COLOURS: Final = ("blue", "green", "black", "purple", "red", "orange")
ID: Final = re.compile(r"[^\W_]+(-[^\W_]+)*")
"""Words of letters and digits with hyphens between them."""
MOST_TRACKS: Final = 62
MOST_TICKETS: Final = 62
MOST_LOCATIONS: Final = 62


def faults(data: dict[str, Any]) -> list[Reason]:
    """Everything that is wrong; empty when the box can be played with."""
    found = Faults()
    box = found.get(data, "box", dict, "the file")
    if box.get("game") != "cablecars":
        found.add("box-game", "[box]", game=box.get("game", "?"))
    check_numbers(data, found)
    places = check_locations(data, found)
    lengths = check_routes(data, places, found)
    check_tickets(data, places, found)
    if found.found:
        return found.found
    check_network(data, places, lengths, found)
    if found.get(box, "printed", bool, "[box]", default=True):
        check_printed(data, found)
    return found.found


def check_numbers(data: dict[str, Any], found: Faults) -> None:
    """Cards, cars, market and tokens: counts that make sense."""
    cards = found.get(data, "cards", dict, "the file")
    for colour in COLOURS:
        found.number(cards, colour, "[cards]", 1, 60)
    cars = found.get(data, "cars", dict, "the file")
    each = found.number(cars, "each", "[cars]", 1, 100)
    found.number(cars, "last_round_at", "[cars]", 0, max(each - 1, 0))
    market = found.get(data, "market", dict, "the file")
    size = found.number(market, "size", "[market]", 1, 10)
    swept = found.number(market, "ferries_swept", "[market]", 1, size)
    found.number(cards, "ferry", "[cards]", 1, most_ferries(size, swept))
    hand = found.number(market, "opening_hand", "[market]", 2, 2)  # the event of the deal tells of two
    if not found.found and sum(cards[c] for c in (*COLOURS, "ferry")) < 4 * hand + size:
        found.add("box-few-cards", "[cards]", need=4 * hand + size)
    for table in (cards, cars, market):
        found.source(table, "[cards], [cars] and [market]")
    check_tokens(data, found)


def most_ferries(size: int, swept: int) -> int:
    """With more of them sweeping could take for ever (3.4): when all other cards but just enough for one market are in
    hands, at least one sweep in a thousand must bring a market that stays."""
    allowed = swept - 1
    most = swept
    while most < 60 and comb(most + 1, allowed) * 1000 >= comb(most + 1 + size - allowed, size):
        most += 1
    return most


def check_tokens(data: dict[str, Any], found: Faults) -> None:
    tokens = found.get(data, "tokens", dict, "the file")
    symbols = found.get(tokens, "symbols", list, "[tokens]")
    # As notation writes them: what people could not tell apart must not be two symbols.
    words = {str(symbol).lower().replace(" ", "-") for symbol in symbols}
    if any(not isinstance(symbol, str) or not symbol for symbol in symbols) or len(words) != len(symbols):
        found.add("box-symbols", "[tokens]")
    if len(found.numbers(tokens, "points", "[tokens]")) != len(symbols) + 1:
        found.add("box-token-points", "[tokens]", need=len(symbols) + 1)
    for name in ("stack", "placed_stack"):
        stack = found.get(tokens, name, dict, "[tokens]")
        for players in ("2", "3", "4"):
            found.number(stack, players, f"[tokens] {name}", 1, 4)
    found.source(tokens, "[tokens]")


def check_locations(data: dict[str, Any], found: Faults) -> list[str]:
    """The ids of the locations, each there once and somewhere on the map."""
    places: list[str] = []
    spots = found.tables(data, "location")
    for where, spot in spots:
        name = found.get(spot, "id", str, where)
        found.get(spot, "name", str, where)
        if name in places:
            found.add("box-twice", where, name=name)
        if name and (name != name.lower() or not ID.fullmatch(name)):
            found.add("box-id", where, name=name)
        if len(found.numbers(spot, "at", where)) != 2:
            found.add("box-at", where, name=name)
        found.get(spot, "red_spot", bool, where, default=False)
        found.source(spot, where)
        places.append(name)
    if not 2 <= len(places) <= MOST_LOCATIONS:
        found.add("box-count-between", "[[location]]", count=len(places), least=2, most=MOST_LOCATIONS)
    check_red_spots(data, [spot for _, spot in spots], found)
    return places


def check_red_spots(data: dict[str, Any], spots: list[dict[str, Any]], found: Faults) -> None:
    """Every symbol's stack has a red spot, but for the two that players place."""
    red = len([spot for spot in spots if spot.get("red_spot")])
    symbols = len(found.get(found.get(data, "tokens", dict, "the file", {}), "symbols", list, "[tokens]", []))
    if not symbols - 2 <= red <= symbols:
        found.add("box-red-spots", "[[location]]", red=red, symbols=symbols)
    if len(spots) < symbols:
        found.add("box-few-locations", "[[location]]", symbols=symbols)


def check_ends(entry: Any, places: list[str], where: str, found: Faults) -> None:
    ends = found.get(entry, "ends", list, where)
    if len(ends) != 2 or ends[0] == ends[-1]:
        found.add("box-ends", where)
    for end in ends:
        if end not in places:
            found.add("box-unknown-place", where, name=end)


def check_routes(data: dict[str, Any], places: list[str], found: Faults) -> list[int]:
    """The lengths of all tracks."""
    table = found.get(data, "route_points", dict, "the file")
    points = found.numbers(table, "points", "[route_points]")
    found.source(table, "[route_points]")
    lengths: list[int] = []
    pairs: list[frozenset[str]] = []
    for where, route in found.tables(data, "route"):
        check_ends(route, places, where, found)
        pair = frozenset(map(str, found.get(route, "ends", list, where, [])))
        if pair in pairs:
            found.add("box-route-twice", where)
        pairs.append(pair)
        spaces = found.number(route, "spaces", where, 1, max(len(points) - 1, 1))
        found.number({"ferries": 0, **route}, "ferries", where, 0, spaces)
        colours = found.get(route, "colours", list, where)
        if not 1 <= len(colours) <= 2:
            found.add("box-tracks", where, count=len(colours))
        for colour in colours:
            if colour not in (*COLOURS, "gray"):
                found.add("box-colour", where, colour=colour, known=", ".join((*COLOURS, "gray")))
        if "bend" in route and len(found.numbers(route, "bend", where)) != 2:
            found.add("box-type", where, name="bend", kind="list [x, y]", value=route["bend"])
        found.source(route, where)
        lengths += [spaces] * len(colours)
    if not 1 <= len(lengths) <= MOST_TRACKS:
        found.add("box-count-between", "[[route]]", count=len(lengths), least=1, most=MOST_TRACKS)
    return lengths


def check_tickets(data: dict[str, Any], places: list[str], found: Faults) -> None:
    pairs: list[frozenset[str]] = []
    for where, ticket in found.tables(data, "ticket"):
        check_ends(ticket, places, where, found)
        found.number(ticket, "points", where, 1, 100)
        found.source(ticket, where)
        pair = frozenset(map(str, found.get(ticket, "ends", list, where, [])))
        if pair in pairs:
            found.add("box-ticket-twice", where)
        pairs.append(pair)
    if not 8 <= len(pairs) <= MOST_TICKETS:
        found.add("box-count-between", "[[ticket]]", count=len(pairs), least=8, most=MOST_TICKETS)


def distances(data: dict[str, Any], start: str) -> dict[str, int]:
    """How many spaces away every location is that can be reached from this one."""
    far = {start: 0}
    queue = [start]
    while queue:
        here = min(queue, key=lambda p: far[p])
        queue.remove(here)
        for route in data["route"]:
            if here in route["ends"]:
                there = route["ends"][0] if route["ends"][1] == here else route["ends"][1]
                if far[here] + route["spaces"] < far.get(there, 10**6):
                    far[there] = far[here] + route["spaces"]
                    queue.append(there)
    return far


def check_network(data: dict[str, Any], places: list[str], lengths: list[int], found: Faults) -> None:
    """The map hangs together, every ticket can be completed and every track built."""
    for place in places:
        if place not in distances(data, places[0]):
            found.add("box-cut-off", "[[route]]", name=place, start=places[0])
    cars = data["cars"]["each"]
    for n, ticket in enumerate(data["ticket"], 1):
        need = distances(data, ticket["ends"][0]).get(ticket["ends"][1], 0)
        if need > cars:
            found.add("box-ticket-far", f"[[ticket]] {n}", need=need, cars=cars)
    for n, route in enumerate(data["route"], 1):
        if route["spaces"] > cars:
            found.add("box-route-long", f"[[route]] {n}", spaces=route["spaces"], cars=cars)


PRINTED: Final = (
    ("[cars]", "each", 20),
    ("[cars]", "last_round_at", 2),
    ("[market]", "size", 5),
    ("[market]", "ferries_swept", 3),
    ("[market]", "opening_hand", 2),
)


def check_printed(data: dict[str, Any], found: Faults) -> None:
    """A box that says it is as printed holds what the leaflet counts."""
    for colour in COLOURS:
        expect(found, "[cards]", colour, data["cards"][colour], 6)
    expect(found, "[cards]", "ferry", data["cards"]["ferry"], 8)
    for where, name, number in PRINTED:
        expect(found, where, name, data[where.strip("[]")][name], number)
    tokens = data["tokens"]
    expect(found, "[tokens]", "symbols", len(tokens["symbols"]), 7)
    expect(found, "[tokens]", "points", tokens["points"], [0, 0, 1, 2, 4, 6, 9, 12])
    expect(found, "[tokens]", "stack", tokens["stack"], {"2": 2, "3": 2, "4": 3})
    expect(found, "[tokens]", "placed_stack", tokens["placed_stack"], {"2": 1, "3": 2, "4": 3})
    expect(found, "[[ticket]]", "tickets", len(data["ticket"]), 24)
    red = sorted(spot["id"] for spot in data["location"] if spot.get("red_spot"))
    wanted = ["alcatraz", "golden-gate-bridge", "potrero-hill", "sunset", "the-embarcadero"]
    expect(found, "[[location]]", "red_spot", ", ".join(red), ", ".join(wanted))
    for n, route in enumerate(data["route"], 1):
        expect_at_most(found, f"[[route]] {n}", "ferries", route.get("ferries", 0), 1)
        if not route.get("ferries"):
            expect_at_most(found, f"[[route]] {n}", "spaces", route["spaces"], 3)


def expect(found: Faults, where: str, name: str, value: Any, printed: Any) -> None:
    if value != printed:
        found.add("box-not-printed", where, name=name, value=value, printed=printed)


def expect_at_most(found: Faults, where: str, name: str, value: int, most: int) -> None:
    if value > most:
        found.add("box-not-printed", where, name=name, value=value, printed=f"≤ {most}")
