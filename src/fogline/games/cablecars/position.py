"""A state as JSON that a person can read and edit, and back again."""

from typing import Any, Final

from fogline.core.errors import PositionError
from fogline.games.cablecars import actions as a
from fogline.games.cablecars.box import CARDS, COLOURS, Box
from fogline.games.cablecars.rules import claim
from fogline.games.cablecars.state import ALL_PASSED, LAST_ROUND_PLAYED, NOT_ENDED, OVER, State, blank
from fogline.parts.bits import BIT, members

QUESTIONS: Final = ("opening", "placing", "turn", "second-card", "keeping", "paying", "choosing-token", "over")
ENDINGS: Final = {NOT_ENDED: "", LAST_ROUND_PLAYED: "last-round", ALL_PASSED: "everybody-passed"}


def counts(cards: list[int]) -> dict[str, int]:
    return {COLOURS[card]: n for card, n in enumerate(cards) if n}


def write(s: State) -> dict[str, Any]:
    """The state by names. Cars, points and what is open follow from the routes and are not written."""
    box = s.box
    stacks = [
        {"symbol": box.symbols[i], "at": box.places[spot] if spot >= 0 else None, "left": s.left[i]}
        for i, spot in enumerate(s.place)
    ]
    return {
        "asks": QUESTIONS[s.asks],
        "first": s.first,
        "turn": s.turn,
        "deck": counts(s.deck),
        "market": counts(s.market),
        "discards": counts(s.discards),
        "hands": [counts(s.hands[i * CARDS : (i + 1) * CARDS]) for i in range(s.seats)],
        "seen": [counts(s.seen[i * CARDS : (i + 1) * CARDS]) for i in range(s.seats)],
        "routes": [[box.track_words(t) for t in members(mask)] for mask in s.claimed],
        "tickets": [[box.ticket_words(t) for t in members(mask)] for mask in s.tickets],
        "unseen_tickets": [box.ticket_words(t) for t in members(s.bag)],
        "returned_tickets": [
            {"ticket": box.ticket_words(t), "by": by} for t, by in zip(s.returned, s.returned_by, strict=True)
        ],
        "offered": [
            [box.ticket_words(t) for t in s.offered[2 * i : 2 * i + 2] if t >= 0] for i in range(s.seats)
        ],
        "chosen": [box.actions[choice].words if choice >= 0 else None for choice in s.kept],
        "stacks": stacks,
        "tokens": [[box.symbols[t] for t in members(mask)] for mask in s.tokens],
        "claiming": box.track_words(s.pending) if s.pending >= 0 else None,
        "last_turns": s.last_turns if s.last_turns >= 0 else None,
        "passes": s.passes,
        "ended_by": ENDINGS[s.ended_by],
    }


class Reader:
    """Looks things up in a position by name, and says which name is wrong."""

    def __init__(self, box: Box, seats: int, data: Any) -> None:
        self.seats = seats
        self.data = data
        self.tracks = {box.track_words(t): t for t in range(len(box.spaces))}
        self.tickets = {box.ticket_words(t): t for t in range(len(box.ticket_a))}
        self.places = {name: i for i, name in enumerate(box.places)}
        self.symbols = {name: i for i, name in enumerate(box.symbols)}
        self.cards = {name: i for i, name in enumerate(COLOURS)}

    def get(self, name: str) -> Any:
        if not isinstance(self.data, dict):
            raise wrong("'state' is not an object with names")
        if name not in self.data:
            raise wrong(f"{name!r} is missing")
        return self.data[name]

    def number(self, name: str, least: int, most: int) -> int:
        return number(self.get(name), name, least, most)

    def each(self, name: str) -> list[Any]:
        """One value for each seat."""
        values = self.get(name)
        if not isinstance(values, list) or len(values) != self.seats:
            raise wrong(f"{name!r} must be a list with one entry for each of {self.seats} seats")
        return values

    def bag(self, value: Any, name: str) -> list[int]:
        if not isinstance(value, dict):
            raise wrong(f"{name!r} must give counts by colour")
        found = [0] * CARDS
        for card, n in value.items():
            found[known(self.cards, card, name)] = number(n, f"{name}: {card}", 0, 1000)
        return found

    def names(self, value: Any, table: dict[str, int], name: str) -> list[int]:
        if not isinstance(value, list):
            raise wrong(f"{name!r} must be a list of names")
        found = [known(table, entry, name) for entry in value]
        for entry in found:
            if found.count(entry) > 1:
                raise wrong(f"{name!r} holds {value[found.index(entry)]!r} twice")
        return found

    def mask(self, value: Any, table: dict[str, int], name: str) -> int:
        return sum(BIT[i] for i in self.names(value, table, name))


def wrong(problem: str) -> PositionError:
    return PositionError("position-shape", problem=problem)


def known(table: dict[str, int], name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in table:
        raise wrong(f"{where!r} names {name!r}, which is not in the box")
    return table[name]


def number(value: Any, name: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(f"{name!r} must be a whole number from {least} to {most}, not {value!r}")
    return value


def read(box: Box, seats: int, options: Any, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    r = Reader(box, seats, data)
    s = blank(box, seats)
    s.asks = known({name: i for i, name in enumerate(QUESTIONS)}, r.get("asks"), "asks")
    s.first, s.turn = r.number("first", 0, seats - 1), r.number("turn", 0, seats - 1)
    s.deck, s.market, s.discards = (r.bag(r.get(name), name) for name in ("deck", "market", "discards"))
    s.hands = [n for hand in r.each("hands") for n in r.bag(hand, "hands")]
    s.seen = [n for hand in r.each("seen") for n in r.bag(hand, "seen")]
    s.tickets = [r.mask(names, r.tickets, "tickets") for names in r.each("tickets")]
    s.bag = r.mask(r.get("unseen_tickets"), r.tickets, "unseen_tickets")
    s.tokens = [r.mask(names, r.symbols, "tokens") for names in r.each("tokens")]
    s.pending = -1 if r.get("claiming") is None else known(r.tracks, r.get("claiming"), "claiming")
    s.last_turns = -1 if r.get("last_turns") is None else r.number("last_turns", 0, seats)
    s.passes = r.number("passes", 0, seats)
    s.ended_by = known({name: i for i, name in ENDINGS.items()}, r.get("ended_by"), "ended_by")
    if (s.asks == OVER) != (s.ended_by != NOT_ENDED):
        raise wrong("'ended_by' must be empty exactly while the game goes on")
    read_routes(s, r)
    read_ticket_deck(s, r)
    read_stacks(s, r)
    return s


def read_routes(s: State, r: Reader) -> None:
    """Who built what; cars left, points and closed twins follow from it."""
    for seat, names in enumerate(r.each("routes")):
        for track in r.names(names, r.tracks, "routes"):
            s.claimed[seat] |= BIT[track]
            s.cars[seat] -= s.box.spaces[track]
            s.points[seat] += s.box.route_points[s.box.spaces[track]]
            claim.close(s, seat, track)


def read_ticket_deck(s: State, r: Reader) -> None:
    for entry in objects(r.get("returned_tickets"), "returned_tickets"):
        s.returned.append(known(r.tickets, entry.get("ticket"), "returned_tickets"))
        s.returned_by.append(number(entry.get("by"), "returned_tickets: by", 0, s.seats - 1))
    for seat, names in enumerate(r.each("offered")):
        offered = r.names(names, r.tickets, "offered")
        if len(offered) not in (0, 2):
            raise wrong("'offered' must hold two tickets or none for each seat")
        s.offered[2 * seat : 2 * seat + 2] = offered or [-1, -1]
    for seat, words in enumerate(r.each("chosen")):
        if words is not None:
            s.kept[seat] = read_choice(s, seat, words)


def read_choice(s: State, seat: int, words: Any) -> int:
    keep = s.box.first[a.KEEP]
    offered = [keep + t for t in s.offered[2 * seat : 2 * seat + 2] if t >= 0]
    choice = known(s.box.ids, words, "chosen")
    if not offered or choice not in (*offered, s.box.first[a.KEEP_BOTH]):
        raise wrong(f"'chosen' says {words!r}, which seat {seat} was not offered")
    return choice


def read_stacks(s: State, r: Reader) -> None:
    stacks = objects(r.get("stacks"), "stacks")
    symbols = r.names([stack.get("symbol") for stack in stacks], r.symbols, "stacks")
    if len(symbols) != len(s.place):
        raise wrong(f"'stacks' must hold each of {len(s.place)} symbols")
    for symbol, stack in zip(symbols, stacks, strict=True):
        s.place[symbol] = -1 if stack.get("at") is None else known(r.places, stack["at"], "stacks")
        s.left[symbol] = number(stack.get("left"), "stacks: left", 0, 100)


def objects(value: Any, name: str) -> list[dict[str, Any]]:
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        raise wrong(f"{name!r} must be a list of objects")
    return value


