"""A state as JSON that a person can read and edit, and back again."""

from typing import Any

from fogline.games.skyline.box import EMPTY, FOUNDATION, WIDTH, Box
from fogline.games.skyline.city import City, with_cards
from fogline.games.skyline.questions import BONUS, BONUS_ROW, BOOST, ENDINGS, KEYS, LAY, NOT_ENDED, OVER, ROW
from fogline.games.skyline.state import State, blank
from fogline.parts.bits import members, size
from fogline.parts.reading import Reader, known, number, objects, wrong, wrong_kind


def write(s: State) -> dict[str, Any]:
    """The state by names. Deck, foundation tokens and bonuses left follow from the rest and are not written."""
    box = s.box
    return {
        "asks": KEYS[s.asks],
        "first": s.first,
        "turn": s.turn,
        "drawn": box.cards[s.drawn] if s.drawn >= 0 else None,
        "columns": [[box.cards[card] for card in column] for column in s.columns],
        "tray": [box.cards[card] for card in s.tray],
        "boxed": {box.cards[card]: n for card, n in enumerate(s.boxed) if n},
        "cities": [write_city(box, city) for city in s.cities],
        "contracts": s.contracts[:],
        "points_tokens": s.points_tokens[:],
        "contract_tokens": s.contract_tokens[:],
        "contract_tokens_used": s.contract_tokens_used,
        "medal": s.medal if s.medal >= 0 else None,
        "finished": {box.colours[d]: owner for d, owner in enumerate(s.finished) if owner >= 0},
        "about": write_pending(s),
        "ended_by": ENDINGS[s.ended_by],
    }


def write_city(box: Box, city: City) -> dict[str, Any]:
    rows = {
        colour: [box.cards[card] for card in city.cards[d * WIDTH : (d + 1) * WIDTH] if card != EMPTY]
        for d, colour in enumerate(box.colours)
    }
    tokens = {"plus_two": [box.places[n] for n in city.boosts], "tracks": [box.places[n] for n in members(city.laid)]}
    return {**rows, **tokens}


def write_pending(s: State) -> str | None:
    """The card or the district that the open question is about."""
    if s.pending < 0:
        return None
    return s.box.colours[s.pending] if s.asks == BONUS else s.box.cards[s.pending]


class Names:
    """The names of a box's components, as a position spells them."""

    def __init__(self, box: Box) -> None:
        self.cards = {name: i for i, name in enumerate(box.cards)}
        self.projects = {name: i for i, name in enumerate(box.cards[: box.kinds])}
        self.places = {name: i for i, name in enumerate(box.places)}
        self.districts = {name: i for i, name in enumerate(box.colours)}


def read(box: Box, seats: int, options: Any, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    r = Reader(seats, data)
    names = Names(box)
    s = blank(box, seats)
    s.asks = known({name: i for i, name in enumerate(KEYS)}, r.get("asks"), "asks")
    s.first, s.turn = r.number("first", 0, seats - 1), r.number("turn", 0, seats - 1)
    s.drawn = -1 if r.get("drawn") is None else known(names.projects, r.get("drawn"), "drawn")
    columns = listed(r.get("columns"), "columns")
    if len(columns) != box.columns:
        raise wrong("position-columns", columns=box.columns)
    s.columns = [read_cards(column, names.projects, "columns") for column in columns]
    s.tray = sorted(read_cards(r.get("tray"), names.projects, "tray"))
    s.boxed = r.bag(r.get("boxed"), names.projects, "boxed")
    cities = objects(r.each("cities"), "cities", *box.colours, "plus_two", "tracks")
    s.cities = [read_city(box, city, names) for city in cities]
    s.contracts = [number(n, "contracts", 0, 99) for n in r.each("contracts")]
    s.points_tokens = [number(n, "points_tokens", 0, 99) for n in r.each("points_tokens")]
    s.contract_tokens = [number(n, "contract_tokens", 0, 99) for n in r.each("contract_tokens")]
    s.contract_tokens_used = r.number("contract_tokens_used", 0, 99)
    s.medal = -1 if r.get("medal") is None else r.number("medal", 0, seats - 1)
    read_finished(s, r.get("finished"), names)
    read_pending(s, r.get("about"), names)
    s.ended_by = known({name: i for i, name in enumerate(ENDINGS)}, r.get("ended_by"), "ended_by")
    if (s.asks == OVER) != (s.ended_by != NOT_ENDED):
        raise wrong("position-ended", value=ENDINGS[NOT_ENDED])
    r.close()
    derive(s)
    return s


def listed(value: Any, name: str) -> list[Any]:
    if not isinstance(value, list):
        raise wrong_kind(name, "list", value)
    return value


def read_cards(value: Any, names: dict[str, int], where: str) -> list[int]:
    return [known(names, card, where) for card in listed(value, where)]


def read_city(box: Box, city: dict[str, Any], names: Names) -> City:
    rows = [read_cards(city.get(colour), names.cards, f"cities: {colour}") for colour in box.colours]
    for colour, row in zip(box.colours, rows, strict=True):
        if len(row) > box.spaces:
            raise wrong("position-row", district=box.colours.index(colour), cards=len(row), spaces=box.spaces)
    boosts = read_cards(city.get("plus_two"), names.places, "cities: plus_two")
    laid = read_cards(city.get("tracks"), names.places, "cities: tracks")
    for space in laid:
        if laid.count(space) > 1:
            raise wrong("json-twice", name="cities: tracks", value=box.places[space])
    return with_cards(box, rows, boosts, laid)


def read_finished(s: State, data: Any, names: Names) -> None:
    if not isinstance(data, dict):
        raise wrong_kind("finished", "table", data)
    for colour, owner in data.items():
        s.finished[known(names.districts, colour, "finished")] = number(owner, "finished", 0, s.seats - 1)


def read_pending(s: State, about: Any, names: Names) -> None:
    if about is not None:
        table = names.districts if s.asks == BONUS else names.cards
        s.pending = known(table, about, "about")


def derive(s: State) -> None:
    """What follows from where the cards and tokens are: the deck, the foundation tokens and the bonuses left."""
    away = [card for column in s.columns for card in column] + s.tray
    away += [card for city in s.cities for card in city.cards if card != EMPTY]
    away += [s.pending] if s.asks in (ROW, BONUS_ROW) and s.pending >= 0 else []
    for card in range(s.box.kinds):
        s.deck[card] -= away.count(card) + s.boxed[card] + (s.drawn == card)
    gone = sum(n for card, n in enumerate(s.boxed) if s.box.symbols[card] & FOUNDATION)
    s.foundations -= gone + len([card for card in away if s.box.symbols[card] & FOUNDATION])
    taken = (
        sum(len(city.boosts) for city in s.cities) + (s.asks == BOOST),
        away.count(s.box.value_card),
        away.count(s.box.depot_card),
        sum(s.points_tokens),
        sum(s.contract_tokens) + s.contract_tokens_used,
        sum(int(size(city.laid)) for city in s.cities) + (s.asks == LAY),
    )
    s.bonuses = [left - n for left, n in zip(s.bonuses, taken, strict=True)]
