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
from fogline.parts.positions import Entry, field, rows, take, written
from fogline.parts.reading import number, wrong
from fogline.parts.spelling import Counts, Each, Many, Named, Once, OrNone, Record, Some, Whole, parted

QUESTIONS: Final = ("opening", "placing", "turn", "second-card", "keeping", "paying", "choosing-token", "over")
ENDINGS: Final = ("", "last-round", "everybody-passed")


@lru_cache(maxsize=16)
def entries(box: Box, seats: int) -> tuple[Entry, ...]:
    """What a position says, in its order. Cars, points and what is open follow from the routes and are not written."""
    seat, cards, card = Whole(0, seats - 1), Counts(COLOURS), Named(COLOURS)
    hands = Each(cards, CARDS)
    tracks = [box.track_words(t) for t in range(len(box.spaces))]
    tickets = [box.ticket_words(t) for t in range(len(box.ticket_a))]
    choices = Named([action.words for action in box.actions])
    payment = Record(by=seat, card=card, deck=Whole(0, 1000), drawn=Whole(0, notes.MOST - 1))
    stack = Record(symbol=Named(box.symbols), at=OrNone(Named(box.places)), left=Whole(0, 100))
    return (
        field("asks", Named(QUESTIONS)),
        field("first", seat),
        field("turn", seat),
        field("deck", cards),
        field("market", cards),
        field("discards", cards),
        field("hands", hands),
        field("seen", hands),
        Entry("drawn_unseen", Many(hands), memory.by_deck, put_drawn, before=[]),
        Entry("paid_unseen", Many(payment), get_paid, put_paid, before=[]),
        field("routes", Each(Some(tracks)), "claimed"),
        field("tickets", Each(Some(tickets))),
        field("unseen_tickets", Some(tickets), "bag"),
        rows("returned_tickets", ticket=("returned", Named(tickets)), by=("returned_by", seat)),
        field("known_tickets", Each(Some(tickets)), "knows", before=[[]] * seats),
        Entry("offered", Each(Once(Named(tickets))), get_offered, put_offered),
        Entry("chosen", Each(OrNone(choices)), lambda s: s.kept, put_chosen),
        Entry("stacks", Once(stack), lambda s: zip(range(len(s.place)), s.place, s.left, strict=True), put_stacks),
        field("tokens", Each(Some(box.symbols))),
        field("claiming", OrNone(Named(tracks)), "pending"),
        field("last_turns", OrNone(Whole(0, seats))),
        field("passes", Whole(0, seats)),
        field("ended_by", Named(ENDINGS)),
    )


def write(s: State) -> dict[str, Any]:
    """The state by names."""
    return written(entries(s.box, s.seats), s)


def read(box: Box, seats: int, options: Any, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    s = State(box, seats)
    take(entries(box, seats), s, data)
    for ticket, by in zip(s.returned, s.returned_by, strict=True):
        s.knows[by] |= BIT[ticket]
    if market.must_look(s):
        memory.close(s)
    build(s)
    check_moment(s)
    return s


def build(s: State) -> None:
    """Cars left, points and closed twins follow from who built what."""
    for seat in range(s.seats):
        for track in members(s.claimed[seat]):
            s.cars[seat] -= s.box.spaces[track]
            s.points[seat] += s.box.route_points[s.box.spaces[track]]
            claim.close(s, seat, track)


def check_moment(s: State) -> None:
    """How near the end is. What cannot go together is refused: from there nobody could play on, or all for ever."""
    over, played = s.asks == OVER, s.ended_by == LAST_ROUND_PLAYED
    if over != (s.ended_by != NOT_ENDED):
        raise wrong("ended-misplaced")
    begun = last_round_begun(s)
    if begun != (s.last_turns >= 0) or (over and begun != played):
        raise wrong("last-turns", turns=shown(s.last_turns if s.last_turns >= 0 else None))
    if begun:
        number(s.last_turns, "last_turns", 0 if played else 1, 0 if played else s.seats)
    most = s.seats - s.last_turns if begun else s.seats - (not over)
    number(s.passes, "passes", s.seats if s.ended_by == ALL_PASSED else 0, most)


def last_round_begun(s: State) -> bool:
    """7.1: it begins at the end of the turn in which somebody runs out of cars."""
    cars = s.cars[:]
    if s.asks == CHOOSING_TOKEN and s.pending >= 0:
        cars[s.turn] += s.box.spaces[s.pending]
    return min(cars) <= s.box.last_round_at


# -- what is no field as it is ---------------------------------------------------------------------------------------


def put_drawn(s: State, decks: list[list[int]]) -> None:
    """Deck after deck, what each seat drew unseen. Where nothing is told, all not seen being taken is from one deck."""
    *before, here = decks or [[max(0, hidden) for hidden in memory.drawn(s)]]
    for deck in before:
        told = vec[i64](deck)
        s.decks = memory.with_one_more(s.decks, told, memory.by_seat(told))
    hold(s.decks, {"carried": [held - seen - n for held, seen, n in zip(s.hands, s.seen, here, strict=True)]})


def get_paid(s: State) -> Any:
    """Each card with the deck that was in use, and how many the player had drawn from it."""
    return [(notes.seat_of(p), notes.card_of(p), notes.deck_of(p), notes.draws_of(p)) for p in s.decks.paid]


def put_paid(s: State, payments: list[tuple[int, int, int, int]]) -> None:
    for by, card, deck, drawn in payments:
        number(deck, "paid_unseen: deck", 0, memory.used_up(s))
        s.decks.paid = append(s.decks.paid, notes.note(deck, drawn, by, card))


def get_offered(s: State) -> Any:
    return [[ticket for ticket in pair if ticket >= 0] for pair in parted(s.offered, 2)]


def put_offered(s: State, offered: list[list[int]]) -> None:
    if any(len(pair) not in (0, 2) for pair in offered):
        raise wrong("offered-two")
    hold(s, {"offered": [ticket for pair in offered for ticket in pair or (-1, -1)]})


def put_chosen(s: State, choices: list[int]) -> None:
    """The opening choices: of what is offered one ticket, or both."""
    for seat, (choice, offered) in enumerate(zip(choices, get_offered(s), strict=True)):
        open_to = [*(s.box.first[a.KEEP] + ticket for ticket in offered), s.box.first[a.KEEP_BOTH]]
        if choice >= 0 and not (offered and choice in open_to):
            raise wrong("choice-misplaced", words=s.box.actions[choice].words, player=seat)
    hold(s, {"kept": choices})


def put_stacks(s: State, stacks: list[tuple[int, int, int]]) -> None:
    if len(stacks) != len(s.place):
        raise wrong("stacks-missing", symbols=len(s.place))
    for symbol, at, left in stacks:
        s.place[symbol], s.left[symbol] = at, left
