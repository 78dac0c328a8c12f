"""A state as JSON that a person can read and edit, and back again."""

from typing import Any, Final

from fogline.core.show import shown
from fogline.games.cablecars import actions as a
from fogline.games.cablecars.box import CARDS, COLOURS, Box
from fogline.games.cablecars.questions import ALL_PASSED, CHOOSING_TOKEN, LAST_ROUND_PLAYED, NOT_ENDED, OVER
from fogline.games.cablecars.rules import claim
from fogline.games.cablecars.state import State, blank
from fogline.parts.bits import BIT, members
from fogline.parts.reading import Reader, known, number, objects, wrong

QUESTIONS: Final = ("opening", "placing", "turn", "second-card", "keeping", "paying", "choosing-token", "over")
ENDINGS: Final = {NOT_ENDED: "", LAST_ROUND_PLAYED: "last-round", ALL_PASSED: "everybody-passed"}


def counts(bag: list[int]) -> dict[str, int]:
    return {COLOURS[card]: n for card, n in enumerate(bag) if n}


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
        "offered": [[box.ticket_words(t) for t in s.offered[2 * i : 2 * i + 2] if t >= 0] for i in range(s.seats)],
        "chosen": [box.actions[choice].words if choice >= 0 else None for choice in s.kept],
        "stacks": stacks,
        "tokens": [[box.symbols[t] for t in members(mask)] for mask in s.tokens],
        "claiming": box.track_words(s.pending) if s.pending >= 0 else None,
        "last_turns": s.last_turns if s.last_turns >= 0 else None,
        "passes": s.passes,
        "ended_by": ENDINGS[s.ended_by],
    }


class Names:
    """The names of a box's components, as a position spells them."""

    def __init__(self, box: Box) -> None:
        self.tracks = {box.track_words(t): t for t in range(len(box.spaces))}
        self.tickets = {box.ticket_words(t): t for t in range(len(box.ticket_a))}
        self.places = {name: i for i, name in enumerate(box.places)}
        self.symbols = {name: i for i, name in enumerate(box.symbols)}
        self.cards = {name: i for i, name in enumerate(COLOURS)}


def read(box: Box, seats: int, options: Any, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    r = Reader(seats, data)
    names = Names(box)
    s = blank(box, seats)
    s.asks = known({name: i for i, name in enumerate(QUESTIONS)}, r.get("asks"), "asks")
    s.first, s.turn = r.number("first", 0, seats - 1), r.number("turn", 0, seats - 1)
    s.deck, s.market, s.discards = (r.bag(r.get(name), names.cards, name) for name in ("deck", "market", "discards"))
    s.hands = [n for hand in r.each("hands") for n in r.bag(hand, names.cards, "hands")]
    s.seen = [n for hand in r.each("seen") for n in r.bag(hand, names.cards, "seen")]
    s.tickets = [r.mask(held, names.tickets, "tickets") for held in r.each("tickets")]
    s.bag = r.mask(r.get("unseen_tickets"), names.tickets, "unseen_tickets")
    s.tokens = [r.mask(held, names.symbols, "tokens") for held in r.each("tokens")]
    s.pending = -1 if r.get("claiming") is None else known(names.tracks, r.get("claiming"), "claiming")
    s.ended_by = known({name: i for i, name in ENDINGS.items()}, r.get("ended_by"), "ended_by")
    read_routes(s, r, names)
    read_ticket_deck(s, r, names)
    read_stacks(s, r, names)
    read_moment(s, r)
    r.close()
    return s


def read_routes(s: State, r: Reader, names: Names) -> None:
    """Who built what; cars left, points and closed twins follow from it."""
    for seat, built in enumerate(r.each("routes")):
        for track in r.names(built, names.tracks, "routes"):
            s.claimed[seat] |= BIT[track]
            s.cars[seat] -= s.box.spaces[track]
            s.points[seat] += s.box.route_points[s.box.spaces[track]]
            claim.close(s, seat, track)


def read_ticket_deck(s: State, r: Reader, names: Names) -> None:
    for entry in objects(r.get("returned_tickets"), "returned_tickets", "ticket", "by"):
        s.returned.append(known(names.tickets, entry.get("ticket"), "returned_tickets"))
        s.returned_by.append(number(entry.get("by"), "returned_tickets: by", 0, s.seats - 1))
    for seat, pair in enumerate(r.each("offered")):
        offered = r.names(pair, names.tickets, "offered")
        if len(offered) not in (0, 2):
            raise wrong("offered-two")
        s.offered[2 * seat : 2 * seat + 2] = offered or [-1, -1]
    for seat, words in enumerate(r.each("chosen")):
        if words is not None:
            s.kept[seat] = read_choice(s, seat, words)


def read_choice(s: State, seat: int, words: Any) -> int:
    keep = s.box.first[a.KEEP]
    offered = [keep + t for t in s.offered[2 * seat : 2 * seat + 2] if t >= 0]
    choice = known(s.box.ids, words, "chosen")
    if not offered or choice not in (*offered, s.box.first[a.KEEP_BOTH]):
        raise wrong("choice-misplaced", words=words, player=seat)
    return choice


def read_stacks(s: State, r: Reader, names: Names) -> None:
    stacks = objects(r.get("stacks"), "stacks", "symbol", "at", "left")
    symbols = r.names([stack.get("symbol") for stack in stacks], names.symbols, "stacks")
    if len(symbols) != len(s.place):
        raise wrong("stacks-missing", symbols=len(s.place))
    for symbol, stack in zip(symbols, stacks, strict=True):
        s.place[symbol] = -1 if stack.get("at") is None else known(names.places, stack["at"], "stacks")
        s.left[symbol] = number(stack.get("left"), "stacks: left", 0, 100)


def read_moment(s: State, r: Reader) -> None:
    """How near the end is. What cannot go together is refused: from there nobody could play on, or all for ever."""
    if (s.asks == OVER) != (s.ended_by != NOT_ENDED):
        raise wrong("ended-misplaced")
    left = r.get("last_turns")
    begun = last_round_begun(s)
    if begun != (left is not None) or (s.asks == OVER and begun != (s.ended_by == LAST_ROUND_PLAYED)):
        raise wrong("last-turns", turns=shown(left))
    most = s.seats
    if left is not None:
        played = s.ended_by == LAST_ROUND_PLAYED
        s.last_turns = number(left, "last_turns", 0 if played else 1, 0 if played else s.seats)
        most -= s.last_turns
    elif s.asks != OVER:
        most -= 1
    s.passes = r.number("passes", s.seats if s.ended_by == ALL_PASSED else 0, most)


def last_round_begun(s: State) -> bool:
    """7.1: it begins at the end of the turn in which somebody runs out of cars."""
    cars = s.cars[:]
    if s.asks == CHOOSING_TOKEN and s.pending >= 0:
        cars[s.turn] += s.box.spaces[s.pending]
    return min(cars) <= s.box.last_round_at
