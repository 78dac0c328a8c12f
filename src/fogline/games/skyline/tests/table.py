"""Tables for tests: cities drawn as little pictures, a few words for the rest.

A space is ``.`` or a card: ``k`` if it is black, what it is worth now, its symbols (t tracks, d depot, q square,
f foundation, s seaside, b bonus), ``+`` for each +2 token and ``r`` for a tracks token on it, ``*`` for a cable car and
``^`` for a skyscraper. ``V4`` and ``D0*`` are the bonus cards.
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.event import Event, named
from fogline.core.reason import Reason
from fogline.games.skyline.audit import audit
from fogline.games.skyline.box import DISTRICTS, EMPTY, FOUNDATION, SQUARE, WIDTH, Box, open_box
from fogline.games.skyline.box_check import faults
from fogline.games.skyline.city import City
from fogline.games.skyline.events import KINDS
from fogline.games.skyline.position import read, write
from fogline.games.skyline.rules.turn import apply, explain, legal
from fogline.games.skyline.state import State
from fogline.parts.bits import BIT

BOX = open_box()
LETTERS = dict(zip("tdqfsb", ("tracks", "depot", "square", "foundation", "seaside", "bonus"), strict=True))
BARE = """
. . . . .
. . . . .
. . . . .
. . . . .
. . . . .
"""


def own_box(**tables: dict[str, Any]) -> Box:
    """The shipped box with some numbers changed."""
    data = deepcopy(BOX.data)
    data["box"]["printed"] = False
    for name, changes in tables.items():
        data[name].update(changes)
    assert faults(data) == []
    return Box(data)


def row(district: int, cards: str) -> str:
    """A city with cards in one district only."""
    rows = BARE.strip().split("\n")
    rows[district] = cards
    return "\n".join(rows)


def card_of(sign: str, colour: str) -> str:
    """The words of the card that a sign in a district stands for."""
    if sign[0] in "VD":
        return {"V": "bonus value", "D": "bonus depot"}[sign[0]]
    if sign.startswith("k"):
        sign, colour = sign[1:], "black"
    symbols = [word for letter, word in LETTERS.items() if letter in sign]
    worth = int("".join(filter(str.isdigit, sign))) - 2 * sign.count("+")
    return " ".join([colour, str(0 if "square" in symbols else worth), *symbols])


def city_of(picture: str) -> dict[str, Any]:
    """A picture as a position spells a city."""
    rows = [line.split() for line in picture.split("\n") if line.strip()]
    assert len(rows) == DISTRICTS
    city: dict[str, Any] = {"plus_two": [], "tracks": []}
    for colour, row in zip(BOX.colours, rows, strict=True):
        signs = [sign for sign in row if sign != "."]
        city[colour] = [card_of(sign, colour) for sign in signs]
        for place, sign in enumerate(signs, 1):
            city["plus_two"] += [f"{colour} {place}"] * sign.count("+")
            city["tracks"] += [f"{colour} {place}"] * sign.count("r")
    return city


def sign_of(box: Box, city: City, space: int) -> str:
    card = city.cards[space]
    if card == EMPTY:
        return "."
    kind = "V" if card == box.value_card else "D" if card == box.depot_card else ""
    black = "k" if not kind and box.colour[card] == DISTRICTS else ""
    letters = "" if kind else "".join(letter for n, letter in enumerate(LETTERS) if box.symbols[card] & BIT[n])
    tokens = "+" * city.boosts.count(space) + "r" * bool(city.laid & BIT[space])
    marks = "*" * bool(city.cars & BIT[space]) + "^" * bool(city.towers & BIT[space])
    return f"{kind}{black}{city.values[space]}{letters}{tokens}{marks}"


def picture(s: State, seat: int = 0) -> list[list[str]]:
    """A city as it would be drawn, to be compared with ``drawn(...)``."""
    signs = [sign_of(s.box, s.cities[seat], space) for space in range(DISTRICTS * WIDTH)]
    return [signs[d * WIDTH : (d + 1) * WIDTH] for d in range(DISTRICTS)]


def drawn(text: str) -> list[list[str]]:
    return [line.split() for line in text.split("\n") if line.strip()]


def sound(s: State) -> bool:
    """Whether a table can be; a picture may show bonuses without the districts that earned them, to stay small."""
    return not [fault for fault in audit(s) if fault.key != "bonus-not-yours"]


def table(*cities: str, box: Box = BOX, **changes: Any) -> State:
    """A table of these cities, the first to move, otherwise as at the start but for the changes."""
    seats = max(2, len(cities))
    data = write(State(box, seats))
    data["cities"] = [city_of(city) for city in cities] + [city_of(BARE)] * (seats - len(cities))
    s = read(box, seats, None, data)
    towers = [bin(city.towers).count("1") for city in s.cities]
    data["medal"] = towers.index(max(towers)) if max(towers) else None
    for d, colour in enumerate(box.colours):
        full = [seat for seat, city in enumerate(s.cities) if city.built[d] == box.spaces]
        if full:
            data["finished"][colour] = full[0]
    s = read(box, seats, None, {**data, **changes})
    assert sound(s)
    for seat, city in enumerate(cities):
        assert picture(s, seat) == drawn(city), "the picture before does not show what follows from its cards"
    return s


def do(s: State, *words: str, chance: Sequence[int] = ()) -> list[Event]:
    """What the seat whose turn it is does, each legal when it is done, and what was heard."""
    dealer = Dealer(script=list(chance))
    for said in words:
        assert why_not(s, said) == [], said
        apply(s, s.turn, s.box.ids[said], dealer)
        assert sound(s)
    assert dealer.unused() == 0
    return [named(KINDS, numbers) for numbers in dealer.take()[1]]


def can(s: State) -> list[str]:
    """The words of all that the seat whose turn it is may do."""
    return [s.box.actions[action].words for action in legal(s, s.turn)]


def why_not(s: State, words: str, seat: int | None = None) -> list[tuple[str, str]]:
    """Keys and rules of the reasons against an action; whether it is legal must agree."""
    asked = s.turn if seat is None else seat
    action = s.box.ids[words]
    reasons: tuple[Reason, ...] = explain(s, asked, action)
    assert (action in legal(s, asked)) == (not reasons)
    return [(reason.key, reason.rule) for reason in reasons]


def heard(events: list[Event], key: str) -> list[dict[str, int | None]]:
    """The figures of each event of this kind."""
    return [dict(event.args) for event in events if event.key == key]


def boxed_foundations(n: int) -> dict[str, int]:
    """So many foundation cards in the box, to bring the end near."""
    found: dict[str, int] = {}
    for card in range(BOX.kinds):
        if BOX.symbols[card] & FOUNDATION and not BOX.symbols[card] & SQUARE:
            take = min(n - sum(found.values()), BOX.copies[card])
            if take > 0:
                found[BOX.cards[card]] = take
    assert sum(found.values()) == n
    return found


def projects(s: State) -> str:
    """The columns, the foundation tokens left and everybody's contracts, drawn as lines."""
    columns = [f"{n} | {', '.join(s.box.cards[card] for card in column)}" for n, column in enumerate(s.columns, 1)]
    return "\n".join([*columns, f"tokens {s.foundations}, contracts {' '.join(map(str, s.contracts))}"])
