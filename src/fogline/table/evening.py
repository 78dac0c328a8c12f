"""An evening: several tables of one game, round by round, and where everybody stands.

``duplicate``: all tables of a round play the same deal, in different seatings, and seats are compared across them.
``round-robin``: everybody meets everybody. An evening is a value, like a table.
"""

from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from fogline.core.dealer import Dealer
from fogline.table import seatings
from fogline.table.codec import pack
from fogline.table.names import clean_name, told_apart
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.settings import BASIC

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
DUPLICATE: Final = "duplicate"
ROUND_ROBIN: Final = "round-robin"
MOST_PEOPLE: Final = 64


@dataclass(frozen=True)
class Terms:
    """What was agreed when it was made."""

    game: str
    title: str = ""
    kind: str = DUPLICATE
    seats: int = 2
    """At each table."""
    rounds: int = 3
    """Of a duplicate evening; a round robin has as many as it takes."""
    bot: str = "casual"
    """Who fills seats."""
    options: dict[str, Any] = field(default_factory=dict)
    box: str = ""
    assist: str = BASIC
    counts: bool = False
    luck: bool = False
    """Whether the luck of each table can be checked; not where all have the same."""


@dataclass(frozen=True)
class Guest:
    """Somebody who takes part; without a key where they are forgotten."""

    key: str
    name: str


@dataclass(frozen=True)
class Board:
    """One table of a round."""

    table: str
    seats: tuple[int, ...]
    """By seat: the number of a guest, or -1 for a bot."""
    scores: tuple[int, ...] = ()
    """By seat, once the whole round is done; none where it was stopped or removed."""
    places: tuple[int, ...] = ()
    """How many came out better."""


@dataclass(frozen=True)
class Round:
    boards: tuple[Board, ...]
    seed: int
    """What is dealt at each of its tables, or at the first of them."""
    laid: bool = False
    """Whether all its tables have been made."""
    done: bool = False


@dataclass(frozen=True)
class Evening:
    id: str
    terms: Terms
    host: str
    people: tuple[Guest, ...] = ()
    rounds: tuple[Round, ...] = ()
    """All of them, from the beginning on."""
    begun: int = 0
    """How many of them have tables, or get them just now."""
    ended: bool = False
    version: int = 0
    made: int = 0

    @property
    def status(self) -> str:
        over = self.current >= self.begun if self.ended else bool(self.rounds) and self.current == len(self.rounds)
        if over:
            return OVER
        return PLAYING if self.rounds else GATHERING

    def number_of(self, who: Who) -> int:
        """Which of the people somebody is; -1: none."""
        found = [n for n, guest in enumerate(self.people) if who.guest and guest.key == who.guest]
        return found[0] if found else -1

    # -- before it begins ----------------------------------------------------------------------------------------

    def join(self, who: Who, name: str) -> "Evening":
        if self.status != GATHERING:
            raise Refusal("evening-begun")
        if self.number_of(who) >= 0:
            return self
        if len(self.people) >= MOST_PEOPLE:
            raise Refusal("evening-full", most=MOST_PEOPLE)
        named = told_apart(clean_name(name), [guest.name for guest in self.people])
        return replace(self, people=(*self.people, Guest(who.guest, named)))

    def leave(self, who: Who) -> "Evening":
        if self.status != GATHERING:
            raise Refusal("evening-begun")
        return replace(self, people=tuple(guest for guest in self.people if guest.key != who.guest))

    def begin(self, who: Who, ids: "Ids", seed: int) -> "Evening":
        """All seatings are drawn now; the tables are made round by round."""
        self.check_host(who)
        if self.status != GATHERING:
            raise Refusal("evening-begun")
        if len(self.people) < 2:
            raise Refusal("evening-alone")
        dealer = Dealer(seed)
        given = (len(self.people), self.terms.seats)
        planned = (
            seatings.duplicate(*given, self.terms.rounds, dealer)
            if self.terms.kind == DUPLICATE
            else seatings.round_robin(*given, dealer)
        )
        rounds = [Round(tuple(Board(ids(), table) for table in round), dealer.below(2**31)) for round in planned]
        return replace(self, rounds=tuple(rounds))

    def end(self, who: Who) -> "Evening":
        self.check_host(who)
        return replace(self, ended=True)  # what is being played is played to its end

    def check_host(self, who: Who) -> None:
        if not self.host or self.host != who.guest:
            raise Refusal("not-evening-host")

    # -- while it goes on ----------------------------------------------------------------------------------------

    @property
    def current(self) -> int:
        """The round that is played; as many as there are when all are done."""
        return next((n for n, round in enumerate(self.rounds) if not round.done), len(self.rounds))

    def with_round(self, number: int, round: Round) -> "Evening":
        return replace(self, rounds=tuple(round if n == number else other for n, other in enumerate(self.rounds)))

    def without(self, key: str, name: str) -> "Evening":
        """The evening without somebody's name and identity."""
        people = tuple(Guest("", name) if guest.key == key else guest for guest in self.people)
        return replace(self, people=people, host="" if self.host == key else self.host)


Ids = Any
"""A function that makes the address of a table."""


# -- where everybody stands ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    person: int
    played: int
    beaten: float
    """Opponents at the same tables whom they came out better than; a tie is a half."""
    opponents: int
    compared: float | None
    """From 0 to 1: of those who had the same seat in the same deal, how many had fewer points."""


def standings(evening: Evening) -> list[Standing]:
    """By the comparison of seats where deals were the same, else by places; the best first."""
    found = [standing(evening, person) for person in range(len(evening.people))]

    def rank(one: Standing) -> tuple[float, float, int]:
        share = one.beaten / one.opponents if one.opponents else 0.0
        return (-(one.compared if one.compared is not None else share), -share, one.person)

    return sorted(found, key=rank)


def standing(evening: Evening, person: int) -> Standing:
    played, beaten, opponents = 0, 0.0, 0
    compared: list[float] = []
    for round in evening.rounds:
        for board in round.boards if round.done else ():
            if person not in board.seats or not board.scores:
                continue
            seat = board.seats.index(person)
            mine, others = board.places[seat], [place for n, place in enumerate(board.places) if n != seat]
            played, opponents = played + 1, opponents + len(others)
            beaten += sum(1.0 if mine < place else 0.5 for place in others if mine <= place)
            compared += duplicates(evening, round, board, seat)
    return Standing(person, played, beaten, opponents, sum(compared) / len(compared) if compared else None)


def duplicates(evening: Evening, round: Round, board: Board, seat: int) -> list[float]:
    """How this seat did beside those who had it elsewhere with the same deal: one number, or none."""
    if evening.terms.kind != DUPLICATE:
        return []
    others = [other.scores[seat] for other in round.boards if other.scores and other.table != board.table]
    mine = board.scores[seat]
    wins = sum(1.0 if mine > score else 0.5 if mine == score else 0.0 for score in others)
    return [wins / len(others)] if others else []


# -- as it is kept -------------------------------------------------------------------------------------------------


def kept(evening: Evening) -> str:
    data = asdict(evening)
    return pack({name: value for name, value in data.items() if name not in ("id", "version", "made")})


def read(name: str, made: int, version: int, data: dict[str, Any]) -> Evening:
    rounds = tuple(
        Round(
            tuple(
                Board(board["table"], tuple(board["seats"]), tuple(board["scores"]), tuple(board["places"]))
                for board in round["boards"]
            ),
            round["seed"],
            round["laid"],
            round["done"],
        )
        for round in data["rounds"]
    )
    people = tuple(Guest(**guest) for guest in data["people"])
    terms, host, begun, ended = Terms(**data["terms"]), data["host"], data["begun"], data["ended"]
    return Evening(name, terms, host, people, rounds, begun, ended, version, made)
