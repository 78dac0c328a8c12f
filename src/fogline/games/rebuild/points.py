"""Chapter 8: what objectives and urbanism cards count, from what lies on the table."""

from typing import Protocol

from fogline.games.rebuild.box import COLOURS, LIGHTING, PARK, SERVICES, TYPES, Box
from fogline.parts.bits import BIT, members


class Table(Protocol):
    """What counting needs to see; State and View both show it, by player."""

    @property
    def box(self) -> Box: ...
    @property
    def seats(self) -> int: ...
    @property
    def players(self) -> list[int]: ...
    @property
    def built(self) -> list[int]: ...
    @property
    def money(self) -> list[int]: ...
    @property
    def cleared(self) -> list[int]: ...
    @property
    def urbanism(self) -> list[int]: ...
    @property
    def parks(self) -> list[int]: ...
    @property
    def tokens(self) -> list[int]: ...


def pairs(box: Box, spaces: int) -> int:
    """8.3: the most pairs of neighbours that share no building."""
    while spaces:
        lowest = spaces & -spaces
        spaces &= ~lowest
        near = members(box.neighbours[lowest.bit_length() - 1] & spaces)
        if near:
            return max(pairs(box, spaces), *[1 + pairs(box, spaces & ~BIT[other]) for other in near])
    return 0


def everybody(t: Table) -> int:
    """All spaces with a building."""
    return sum([t.built[player] for player in t.players])


def beside_rivals(t: Table, player: int) -> int:
    """8.4: own buildings next to somebody else's."""
    rivals = everybody(t) & ~t.built[player]
    return len([space for space in members(t.built[player]) if t.box.neighbours[space] & rivals])


def surrounded_corners(t: Table, player: int) -> int:
    """8.5: own buildings on a corner all of whose neighbours are built on."""
    full = everybody(t)
    corners = members(t.built[player] & t.box.corners)
    return len([space for space in corners if not t.box.neighbours[space] & ~full])


def apart(t: Table, player: int) -> int:
    """8.6: own buildings without a neighbour."""
    full = everybody(t)
    return len([space for space in members(t.built[player]) if not t.box.neighbours[space] & full])


def of_colour(t: Table, player: int, colour: int) -> int:
    return (t.built[player] & t.box.of_colour[colour]).bit_count()


def cards(t: Table, player: int) -> list[int]:
    """Urbanism cards by type."""
    return t.urbanism[player * TYPES : (player + 1) * TYPES]


def count(t: Table, player: int, objective: int) -> int:
    """How often an objective is met, or how much it compares; 8.7, 8.9: most of them count what somebody has."""
    kind, of = t.box.objective_kind[objective], t.box.objective_of[objective]
    if kind == "buildings":
        return t.built[player].bit_count()
    if kind == "pairs":
        return pairs(t.box, t.built[player])
    if kind == "rivals":
        return beside_rivals(t, player)
    if kind == "corners":
        return surrounded_corners(t, player)
    if kind == "apart":
        return apart(t, player)
    if kind in ("colour", "most colour"):
        return of_colour(t, player, of)
    if kind == "colours":
        return min([of_colour(t, player, colour) for colour in range(len(COLOURS))])  # 8.8
    if kind in ("rubble", "most rubble"):
        return t.cleared[player]
    if kind == "service":
        return cards(t, player)[of]
    if kind == "services":
        return min(cards(t, player)[: len(SERVICES)])  # 8.10
    if kind == "most money":
        return t.money[player]
    if kind == "row":
        return t.box.orange_row[t.tokens[player] // t.box.wide]  # 8.11
    if kind == "column":
        return t.box.green_column[t.tokens[player] % t.box.wide]
    return 1


def each(t: Table, objective: int) -> int:
    """Points for each time an objective is met; 8.4, 8.5: some count more with two players and solo."""
    if t.box.objective_kind[objective] in ("row", "column"):
        return 1
    return t.box.objective_two[objective] if t.seats <= 2 else t.box.objective_points[objective]


def compares(box: Box, objective: int) -> bool:
    return box.objective_kind[objective].startswith("most ")


def rank(t: Table, player: int, objective: int) -> tuple[int, int, int]:
    """8.12: the place in a comparison, how many share it, and the points of the shared places together."""
    mine = count(t, player, objective)
    all_counts = [count(t, other, objective) for other in t.players]
    above, tied = len([n for n in all_counts if n > mine]), all_counts.count(mine)
    return above + 1, tied, sum(t.box.most_points[len(t.players)][above : above + tied])


def worth(t: Table, player: int, objective: int) -> int:
    """The points of an objective for a player. 8.13: a comparison tie is split, rounding down."""
    if compares(t.box, objective):
        _, tied, together = rank(t, player, objective)
        return together // tied
    return count(t, player, objective) * each(t, objective)


def urbanism_points(t: Table, player: int, service: int) -> int:
    """8.16: what the urbanism cards of one type are worth."""
    have = cards(t, player)[service]
    if service == LIGHTING:
        return t.box.lighting_points[have]
    if service == PARK:
        return sum([t.box.park_points[park] for park in members(t.parks[player])])
    return have * t.box.service_points[service]
