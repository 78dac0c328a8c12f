"""A state as JSON that a person can read and edit, and back again."""

from typing import Any, Final

from fogline.core.show import shown
from fogline.games.rebuild.box import COMMITTEE, PARK, SERVICES, TYPES, Box
from fogline.games.rebuild.options import Options
from fogline.games.rebuild.questions import OVER, QUESTIONS
from fogline.games.rebuild.state import EIGHTH_BUILDING, LAST_YEAR, NOT_ENDED, State, blank
from fogline.parts.bits import BIT, members
from fogline.parts.reading import Reader, known, number, objects, wrong, wrong_kind

ENDINGS: Final = {NOT_ENDED: "", EIGHTH_BUILDING: "eighth-building", LAST_YEAR: "exposition"}
SIDES: Final = {"": -1, "a": 0, "b": 1}
LETTERS: Final = ("a", "b", "")


def write(s: State) -> dict[str, Any]:
    """The state by names. What is in the pool, on the piles and vacant follows from the rest and is not written."""
    box = s.box
    areas = {"players": [write_area(s, seat) for seat in range(s.seats)]}
    committee = {"committee": write_area(s, COMMITTEE)} if s.seats == 1 else {}
    return {
        "asks": QUESTIONS[s.asks],
        "first": s.first,
        "year": box.years[s.year],
        "stop": s.stop,
        "order": [name_of(player) for player in s.order],
        "at": s.at,
        "map": [{"card": card + 1, "side": LETTERS[side]} for card, side in zip(s.layout, s.sides, strict=True)],
        "ring": [card + 1 for card in s.ring],
        "rubble": [box.spaces[space] for space in members(s.rubble)],
        "common": [box.objectives[o] for o in members(s.common)],
        "permit_row": [box.permits[p] if p >= 0 else None for p in s.permit_row],
        "permit_deck": [box.permits[p] for p in members(s.deck)],
        "discards": [box.permits[p] for p in members(s.discards)],
        "objective_row": [box.objectives[o] if o >= 0 else None for o in s.objective_row],
        "objective_deck": [box.objectives[o] for o in members(s.bag)],
        **areas,
        **committee,
        "best_builder": name_of(s.best) if s.best >= 0 else None,
        "site": box.spaces[s.site] if s.site >= 0 else None,
        "used": [box.permits[p] for p in members(s.used)],
        "grant": s.grant,
        "ended_by": ENDINGS[s.ended_by],
    }


def name_of(player: int) -> int | str:
    return "committee" if player == COMMITTEE else player


def write_area(s: State, player: int) -> dict[str, Any]:
    """What lies in front of a player."""
    box = s.box
    permits = s.committee_row if player == COMMITTEE else members(s.permits[player])
    cards = {SERVICES[service]: s.urbanism[player * TYPES + service] for service in range(PARK)}
    return {
        "space": s.spots[player],
        "money": s.money[player],
        "stock": s.stock[player],
        "permits": [box.permits[p] for p in permits],
        "objectives": [box.objectives[o] for o in members(s.held[player])],
        "seen": [box.objectives[o] for o in members(s.seen[player])],
        "buildings": [box.spaces[space] for space in members(s.built[player])],
        "rubble": s.cleared[player],
        "development": [s.tokens[player] % box.wide, s.tokens[player] // box.wide],
        "urbanism": {name: n for name, n in cards.items() if n},
        "parks": members(s.parks[player]),
    }


class Names:
    """The names of a box's components, as a position spells them."""

    def __init__(self, box: Box) -> None:
        self.spaces = {name: i for i, name in enumerate(box.spaces)}
        self.permits = {name: i for i, name in enumerate(box.permits)}
        self.objectives = {name: i for i, name in enumerate(box.objectives[: box.best_builder])}
        self.services = {name: i for i, name in enumerate(SERVICES)}
        self.questions = {name: i for i, name in enumerate(QUESTIONS)}
        self.years = {year: i for i, year in enumerate(box.years)}


def read(box: Box, seats: int, options: Options, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    r = Reader(seats, data)
    names = Names(box)
    s = blank(box, seats, 1 if options.committee == "hard" else 0)
    s.asks = known(names.questions, r.get("asks"), "asks")
    s.first = r.number("first", 0, seats - 1)
    if not isinstance(r.get("year"), int) or r.get("year") not in box.years:
        raise wrong("position-year", years=", ".join(map(str, box.years)), value=shown(r.get("year")))
    s.year = names.years[r.get("year")]
    read_table(s, r)
    read_decks(s, r, names)
    for seat, area in enumerate(objects(r.each("players"), "players")):
        read_area(s, seat, Reader(seats, area), names)
    if seats == 1:
        read_area(s, COMMITTEE, Reader(seats, r.get("committee")), names)
    s.best = -1 if r.get("best_builder") is None else read_player(s, r.get("best_builder"), "best_builder")
    s.site = -1 if r.get("site") is None else known(names.spaces, r.get("site"), "site")
    s.used = r.mask(r.get("used"), names.permits, "used")
    if not isinstance(r.get("grant"), bool):
        raise wrong_kind("grant", "true/false", r.get("grant"))
    s.grant = r.get("grant")
    s.ended_by = known({name: i for i, name in ENDINGS.items()}, r.get("ended_by"), "ended_by")
    if (s.asks == OVER) != (s.ended_by != NOT_ENDED):
        raise wrong("position-ended")
    r.close()
    return s


def read_player(s: State, value: Any, where: str) -> int:
    """A seat, or the Committee."""
    if value == "committee" and s.seats == 1:
        return COMMITTEE
    return number(value, where, 0, s.seats - 1)


def read_list(r: Reader, name: str) -> list[Any]:
    value = r.get(name)
    if not isinstance(value, list):
        raise wrong_kind(name, "list", value)
    return value


def read_table(s: State, r: Reader) -> None:
    """The order of play, the map and the ring of action cards."""
    s.order = [read_player(s, player, "order") for player in read_list(r, "order")]
    s.at = r.number("at", 0, len(s.players))
    s.ring = [number(card, "ring", 1, len(s.box.deeds[0])) - 1 for card in read_list(r, "ring")]
    s.stop = r.number("stop", 0, len(s.ring))
    for entry in objects(r.get("map"), "map", "card", "side"):
        s.layout.append(number(entry.get("card"), "map: card", 1, len(s.box.card_spaces)) - 1)
        s.sides.append(known(SIDES, entry.get("side"), "map: side"))
    for card in s.layout:
        s.vacant |= s.box.card_spaces[card]


def read_decks(s: State, r: Reader, names: Names) -> None:
    s.rubble = r.mask(r.get("rubble"), names.spaces, "rubble")
    s.common = r.mask(r.get("common"), names.objectives, "common")
    s.deck = r.mask(r.get("permit_deck"), names.permits, "permit_deck")
    s.discards = r.mask(r.get("discards"), names.permits, "discards")
    s.bag = r.mask(r.get("objective_deck"), names.objectives, "objective_deck")
    s.permit_row = read_row(r, "permit_row", names.permits, len(s.permit_row))
    s.objective_row = read_row(r, "objective_row", names.objectives, len(s.objective_row))


def read_row(r: Reader, name: str, table: dict[str, int], places: int) -> list[int]:
    """Cards of a row; null is a gap."""
    row = read_list(r, name)
    if len(row) != places:
        raise wrong("position-places", name=name, places=places)
    return [-1 if card is None else known(table, card, name) for card in row]


def read_area(s: State, player: int, r: Reader, names: Names) -> None:
    box = s.box
    s.spots[player] = r.number("space", -1, 10)
    s.money[player] = r.number("money", 0, 10000)
    s.stock[player] = r.number("stock", 0, box.buildings)
    permits = r.names(r.get("permits"), names.permits, "permits")
    if player == COMMITTEE:
        s.committee_row = permits
    else:
        s.permits[player] = sum(BIT[p] for p in permits)
    s.held[player] = r.mask(r.get("objectives"), names.objectives, "objectives")
    s.seen[player] = r.mask(r.get("seen"), names.objectives, "seen")
    s.built[player] = r.mask(r.get("buildings"), names.spaces, "buildings")
    s.vacant &= ~s.built[player]
    s.pool[player] = box.buildings - s.stock[player] - len(members(s.built[player]))
    s.cleared[player] = r.number("rubble", 0, 1000)
    board = read_list(r, "development")
    if len(board) != 2:
        raise wrong("position-development")
    column = number(board[0], "development", 0, box.wide - 1)
    s.tokens[player] = number(board[1], "development", 0, box.high - 1) * box.wide + column
    cards = r.bag(r.get("urbanism"), names.services, "urbanism")
    parks = [number(park, "parks", 0, len(box.park_points) - 1) for park in read_list(r, "parks")]
    cards[PARK] = len(parks)
    s.urbanism[player * TYPES : (player + 1) * TYPES] = cards
    s.parks[player] = sum(BIT[park] for park in set(parks))
    r.close()
