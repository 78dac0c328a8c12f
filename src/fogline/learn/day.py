"""The deal of the day: for each game and date one deal, the same for everybody, against the same bots.

No server is needed: the name of a deal says all of its chance (``learn/deals.py``), and the bots' dice as well. How a
bot itself would have done in the player's chair is played here.
"""

import datetime
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.errors import SetupError
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.core.registry import find_game
from fogline.learn.deals import dealer, number

SEATS: Final = 3
"""How many sit at it where the game lets them: the player and two bots."""
BOT: Final = "strong"
"""Who plays the others."""
COMPARED: Final = ("novice", "casual", "strong")
"""Who is let play the same deal in the player's chair. They think without a clock, so it is the same everywhere."""
FIRST: Final = datetime.date(2026, 11, 1)
"""Before this there were none."""
ARCHIVE: Final = 30
"""Days that a list goes back."""


@dataclass(frozen=True)
class Day:
    """The deal of one day: a game, how many play, the date."""

    game: str
    seats: int
    date: str

    @property
    def deal(self) -> str:
        return f"day {self.date} {self.game} {self.seats}"


def day_of(deal: str) -> Day | None:
    """Of which day a deal is; None where it is none of these."""
    sort, *rest = deal.split(" ")
    return Day(rest[1], int(rest[2]), rest[0]) if sort == "day" else None


def today() -> str:
    """The date as everybody has it at once, wherever they are."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def find_day(game: str, date: str = "", alone: bool = False) -> Day:
    """The deal of a date, today's where none is named; a SetupError for what there is not, or not yet."""
    known = find_game(game)
    if alone and 1 not in known.seats:
        raise SetupError("wrong-seats", game=game, seats=1, least=known.seats[0], most=known.seats[-1])
    seats = 1 if alone else SEATS if SEATS in known.seats else known.seats[0]
    wanted = date or today()
    try:
        when = datetime.date.fromisoformat(wanted)
    except ValueError:
        raise SetupError("wrong-day", value=wanted[:20], first=FIRST.isoformat(), last=today()) from None
    if not FIRST <= when <= datetime.date.fromisoformat(today()):
        raise SetupError("wrong-day", value=wanted[:20], first=FIRST.isoformat(), last=today())
    return Day(known.name, seats, when.isoformat())


def dates(last: str) -> list[str]:
    """The days of the archive up to this one, the latest first."""
    end = datetime.date.fromisoformat(last)
    days = [end - datetime.timedelta(days=n) for n in range(ARCHIVE)]
    return [day.isoformat() for day in days if day >= FIRST]


def dice(deal: str, seat: Seat, turns: int) -> int:
    """The seed of a bot's own dice, where it sits at a deal with a name."""
    return number(f"{deal} seat {seat}", turns)


@dataclass(frozen=True)
class Outcome:
    """How somebody came out: points in units, and the place, shared or not."""

    units: int
    place: int


@lru_cache(maxsize=256)
def by_bot(day: Day, level: str) -> Outcome:
    """How a bot does in the player's chair, against the same ones."""
    game = find_game(day.game)
    minds = [make(game, level if seat == 0 else BOT) for seat in range(day.seats)]
    match = Match.new(game, day.seats, number(day.deal, 0))
    while match.waiting:
        seat, turns = match.waiting[0], len(match.turns)
        legal = match.legal_ids(seat)
        choice = minds[seat].choose(match.view(seat), legal, Dealer(dice(day.deal, seat, turns)))
        match = match.branch(dealer(day.deal, turns + 1))
        match.play(choice, seat)
    result = match.result
    assert result is not None
    return Outcome(result.scores[0], result.places[0])
