"""A state as JSON that a person can read and edit, and back again."""

from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from fogline.core.fields import hold
from fogline.core.quoting import shown
from fogline.core.rows import append, vec
from fogline.games.cablecars import actions as a
from fogline.games.cablecars.box import CARDS, COLOURS, Box
from fogline.games.cablecars.questions import ALL_PASSED, CHOOSING_TOKEN, LAST_ROUND_PLAYED, NOT_ENDED, OVER
from fogline.games.cablecars.rules import claim, market, memory, notes
from fogline.games.cablecars.state import State
from fogline.parts.bits import BIT, members
from fogline.parts.reading import Reader, known, number, objects, wrong, wrong_kind
from fogline.parts.spelling import Counts, Each, Entry, Named, OrNone, Some, Whole, field

QUESTIONS: Final = ("opening", "placing", "turn", "second-card", "keeping", "paying", "choosing-token", "over")
ENDINGS: Final = ("", "last-round", "everybody-passed")


@lru_cache(maxsize=16)
def entries(box: Box, seats: int) -> tuple[Entry, ...]:
    """What a position says, in its order. Cars, points and what is open follow from the routes and are not written."""
    cards = Counts(COLOURS)
    tracks = [box.track_words(t) for t in range(len(box.spaces))]
    tickets = [box.ticket_words(t) for t in range(len(box.ticket_a))]
    return (
        field("asks", Named(QUESTIONS)),
        field("first", Whole(0, seats - 1)),
        field("turn", Whole(0, seats - 1)),
        field("deck", cards),
        field("market", cards),
        field("discards", cards),
        field("hands", Each(cards, CARDS)),
        field("seen", Each(cards, CARDS)),
        Entry("drawn_unseen", write_drawn, read_drawn),
        Entry("paid_unseen", write_paid, read_paid),
        field("routes", Each(Some(tracks)), "claimed"),
        field("tickets", Each(Some(tickets))),
        field("unseen_tickets", Some(tickets), "bag"),
        Entry("returned_tickets", write_returned, read_returned),
        field("known_tickets", Each(Some(tickets)), "knows", later=True),
        Entry("offered", write_offered, read_offered),
        Entry("chosen", write_chosen, read_chosen),
        Entry("stacks", write_stacks, read_stacks),
        field("tokens", Each(Some(box.symbols))),
        field("claiming", OrNone(Named(tracks)), "pending"),
        Entry("last_turns", lambda s: s.last_turns if s.last_turns >= 0 else None, with_the_moment),
        Entry("passes", lambda s: s.passes, with_the_moment),
        field("ended_by", Named(ENDINGS)),
    )


def write(s: State) -> dict[str, Any]:
    """The state by names."""
    return {entry.name: entry.write(s) for entry in entries(s.box, s.seats)}


def read(box: Box, seats: int, options: Any, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    r = Reader(seats, data)
    s = State(box, seats)
    for entry in entries(box, seats):
        entry.read(s, r)
    for ticket, by in zip(s.returned, s.returned_by, strict=True):
        s.knows[by] |= BIT[ticket]
    if market.must_look(s):
        memory.close(s)
    build(s)
    read_moment(s, r)
    r.close()
    return s


def build(s: State) -> None:
    """Cars left, points and closed twins follow from who built what."""
    for seat in range(s.seats):
        for track in members(s.claimed[seat]):
            s.cars[seat] -= s.box.spaces[track]
            s.points[seat] += s.box.route_points[s.box.spaces[track]]
            claim.close(s, seat, track)


# -- what is spelt in ways of its own --------------------------------------------------------------------------------


def write_drawn(s: State) -> Any:
    """Deck after deck, for each seat the cards that it drew unseen."""
    return [Each(Counts(COLOURS), CARDS).write(deck) for deck in memory.by_deck(s)]


def read_drawn(s: State, r: Reader) -> None:
    """Where nothing is told of it, all that was not seen being taken was drawn from one deck."""
    decks = r.get("drawn_unseen") if "drawn_unseen" in r.data else []
    if not isinstance(decks, list):
        raise wrong_kind("drawn_unseen", "list", decks)
    cards = Counts(COLOURS)
    here = [max(0, hidden) for hidden in memory.drawn(s)]
    for nth, deck in enumerate(decks):
        if not isinstance(deck, list) or len(deck) != s.seats:
            raise wrong("json-each", name="drawn_unseen", seats=s.seats)
        here = [n for bag in deck for n in cards.read(bag, r, "drawn_unseen")]
        if nth < len(decks) - 1:
            told = vec[i64](here)
            s.decks = memory.with_one_more(s.decks, told, memory.by_seat(told))
    hold(s.decks, {"carried": [held - seen - n for held, seen, n in zip(s.hands, s.seen, here, strict=True)]})


def write_paid(s: State) -> Any:
    return [
        {
            "by": notes.seat_of(paid),
            "card": COLOURS[notes.card_of(paid)],
            "deck": notes.deck_of(paid),
            "drawn": notes.draws_of(paid),
        }
        for paid in s.decks.paid
    ]


def read_paid(s: State, r: Reader) -> None:
    """Each card with the deck that was in use, and how many the player had drawn from it."""
    name = "paid_unseen"
    for entry in objects(r.get(name) if name in r.data else [], name, "by", "card", "deck", "drawn"):
        seat = number(entry.get("by"), f"{name}: by", 0, s.seats - 1)
        card = known({colour: card for card, colour in enumerate(COLOURS)}, entry.get("card"), name)
        deck = number(entry.get("deck"), f"{name}: deck", 0, memory.used_up(s))
        draws = number(entry.get("drawn"), f"{name}: drawn", 0, notes.MOST - 1)
        s.decks.paid = append(s.decks.paid, notes.note(deck, draws, seat, card))


def write_returned(s: State) -> Any:
    pairs = zip(s.returned, s.returned_by, strict=True)
    return [{"ticket": s.box.ticket_words(ticket), "by": by} for ticket, by in pairs]


def read_returned(s: State, r: Reader) -> None:
    tickets = ticket_numbers(s.box)
    for entry in objects(r.get("returned_tickets"), "returned_tickets", "ticket", "by"):
        s.returned = append(s.returned, known(tickets, entry.get("ticket"), "returned_tickets"))
        s.returned_by = append(s.returned_by, number(entry.get("by"), "returned_tickets: by", 0, s.seats - 1))


def ticket_numbers(box: Box) -> dict[str, int]:
    return {box.ticket_words(t): t for t in range(len(box.ticket_a))}


def write_offered(s: State) -> Any:
    return [[s.box.ticket_words(t) for t in s.offered[2 * i : 2 * i + 2] if t >= 0] for i in range(s.seats)]


def read_offered(s: State, r: Reader) -> None:
    for seat, pair in enumerate(r.each("offered")):
        offered = r.names(pair, ticket_numbers(s.box), "offered")
        if len(offered) not in (0, 2):
            raise wrong("offered-two")
        for nth, ticket in enumerate(offered):
            s.offered[2 * seat + nth] = ticket


def write_chosen(s: State) -> Any:
    return [s.box.actions[choice].words if choice >= 0 else None for choice in s.kept]


def read_chosen(s: State, r: Reader) -> None:
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


def write_stacks(s: State) -> Any:
    box = s.box
    return [
        {"symbol": box.symbols[i], "at": box.places[spot] if spot >= 0 else None, "left": s.left[i]}
        for i, spot in enumerate(s.place)
    ]


def read_stacks(s: State, r: Reader) -> None:
    places = {name: i for i, name in enumerate(s.box.places)}
    stacks = objects(r.get("stacks"), "stacks", "symbol", "at", "left")
    names = {name: i for i, name in enumerate(s.box.symbols)}
    symbols = r.names([stack.get("symbol") for stack in stacks], names, "stacks")
    if len(symbols) != len(s.place):
        raise wrong("stacks-missing", symbols=len(s.place))
    for symbol, stack in zip(symbols, stacks, strict=True):
        s.place[symbol] = -1 if stack.get("at") is None else known(places, stack["at"], "stacks")
        s.left[symbol] = number(stack.get("left"), "stacks: left", 0, 100)


def with_the_moment(s: State, r: Reader) -> None:
    """What can stand here depends on all the rest: read_moment reads it."""


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
