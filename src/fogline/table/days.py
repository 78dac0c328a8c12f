"""How somebody has done in the deal of a day, beside the bots in their chair and everybody else who has played it.

Of each person the first game counts, and no more is kept of it than points and place. Nobody learns how others did
before they have played it to its end themselves.
"""

from dataclasses import dataclass

from fogline.core.ids import Seat
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.learn.day import BOT as RIVAL
from fogline.learn.day import COMPARED, Day, Outcome, by_bot
from fogline.table.brief import Ending
from fogline.table.lobby import Lobby, Wish
from fogline.table.people import BOT, PERSON, Who
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.settings import Settings
from fogline.table.store.base import Store
from fogline.table.table import OVER, Table
from fogline.table.text import speaker
from fogline.table.text.day import SAYS

NAME = "outcome"


@dataclass(frozen=True)
class Standing:
    """One person's first game of a deal, beside all others."""

    day: Day
    mine: Outcome
    bots: dict[str, Outcome]
    """By level: how it does in the same chair."""
    others: int
    """How many other people have played it."""
    better: int
    """How many of them have more points."""


async def begin(lobby: Lobby, who: Who, day: Day, name: str) -> Room:
    """A table with the deal of a day, begun."""
    wanted = Settings(day.game, watchers=False, listed=False, absence=None, deal=day.deal)
    others = [Wish(BOT, bot=RIVAL)] * (day.seats - 1)
    return (await lobby.create(who, wanted, [Wish(PERSON, name), *others], start=True))[0]


def kept(store: Store, day: Day, guest: str) -> Outcome | None:
    """How somebody did the first time, if they have."""
    found = store.notes(guest, day.deal).get(NAME) if guest else None
    if found is None:
        return None
    units, place = map(int, found.split())
    return Outcome(units, place)


def outcome_of(table: Table, who: Who) -> tuple[Day, Outcome]:
    """The deal of a table that is over, and how its player did there."""
    day, ending, seats = table.settings.day, table.ending, table.seats_of(who)
    if day is None or table.status != OVER or ending is None or ending.stopped or table.origin or not seats:
        raise Refusal("no-day")
    return day, came_out(ending, seats[0])


def came_out(ending: Ending, seat: Seat) -> Outcome:
    """How a seat came out, beside the others or the rules' own opponent."""
    mine = ending.scores[seat]
    place = 1 if seat in ending.winners else 1 + sum(units > mine for units in ending.scores)
    if ending.automa is not None:
        place = 1 if seat in ending.winners else 2
    return Outcome(mine, place)


def keep(store: Store, table: Table, who: Who) -> Day:
    """Keep how somebody did at this table, if it was their first game of the deal; which one it is."""
    day, outcome = outcome_of(table, who)
    if who.guest and kept(store, day, who.guest) is None:
        store.note(who.guest, day.deal, NAME, f"{outcome.units} {outcome.place}").result()
    return day


def standing(store: Store, day: Day, guest: str) -> Standing:
    """For somebody who has played the deal; a Refusal for everybody else."""
    mine = kept(store, day, guest)
    if mine is None:
        raise Refusal("no-day")
    found = [kept(store, day, other) for other in store.having(day.deal) if other != guest]
    others = [outcome for outcome in found if outcome is not None]
    bots = {level: by_bot(day, level) for level in COMPARED}
    return Standing(day, mine, bots, len(others), sum(other.units > mine.units for other in others))


def shared(standing: Standing, say: Speaker) -> str:
    """A line to send to friends, which tells nothing of the deal itself."""
    house, day, mine = speaker(say.lang), standing.day, standing.mine
    beaten = sum(mine.units > bot.units for bot in standing.bots.values())
    signs = "".join("\N{BLACK STAR}" if mine.units > bot.units else "\N{WHITE STAR}" for bot in standing.bots.values())
    told = {"title": say.tell(find_game(day.game).words.title), "date": day.date, "score": say.points(mine.units)}
    return house.tell(SAYS["share"], {**told, "signs": signs, "beaten": beaten, "bots": len(standing.bots)})
