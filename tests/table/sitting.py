"""Tables for tests: any game, any seats, played by dice."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.table.bots import Thinkers
from fogline.table.flow import Flow
from fogline.table.lobby import Lobby
from fogline.table.people import Chair, Who, bot_chair, person
from fogline.table.settings import Settings
from fogline.table.store.sqlite import SqliteStore
from fogline.table.table import Table

MOST_MOVES = 20_000
PATIENCE = 600.0
GAMES = list(games())
AT_ONCE = ["cablecars", "investors"]
"""The games in which several are asked at once and choose in secret."""


def guest(seat: Seat) -> Who:
    return Who(guest=f"guest-{seat}")


def chairs(game: str, kinds: str) -> tuple[Chair, ...]:
    """``p`` another person each, ``m`` (me) the first person's too, ``b`` a bot, ``o`` open."""
    made = {
        "p": lambda seat: person(f"P{seat}", f"guest-{seat}", f"token-{seat}"),
        "m": lambda seat: person(f"P{seat}", "guest-0", f"token-{seat}"),
        "b": lambda seat: bot_chair(games()[game], "random", seat),
        "o": lambda seat: Chair(),
    }
    return tuple(made[kind](seat) for seat, kind in enumerate(kinds))


def seats_for(game: str, least: int = 2) -> int:
    """A usual number of seats."""
    return max(least, games()[game].seats[0])


def table(game: str, kinds: str, seed: int = 1, **wanted: Any) -> Table:
    """A table whose match has been dealt."""
    gathered = Table("t", Settings(game, **wanted), chairs(game, kinds), "guest-0")
    return gathered.start(guest(0), seed)


def hides(game: str) -> bool:
    """Whether anything in this game is hidden from anybody; what is not yet drawn is no secret but the future."""
    return bool(games()[game].secret)


def people(game: str) -> str:
    return "p" * seats_for(game)


def step(now: Table, dice: Dealer, confirm: bool = True) -> Table:
    """Something that somebody may do, done by the seat it belongs to."""
    flow = now.playing()
    waiting = [seat for seat in flow.match.waiting if not flow.complete(seat)]
    if not waiting:
        return now.confirm(holder(now, flow.match.waiting[0]), flow.match.waiting[0], None)
    seat = waiting[dice.below(len(waiting))]
    legal = flow.seen_by(seat).legal_ids(seat)
    action = legal[dice.below(len(legal))]
    if now.chairs[seat].played_by_bot:
        return now.act_for(seat, action)
    return now.act(holder(now, seat), seat, None, action, confirm)


def holder(now: Table, seat: Seat) -> Who:
    return Who(guest=now.chairs[seat].guest)


def play(now: Table, dice: Dealer, until: Callable[[Table], bool] = lambda table: False) -> Table:
    """Go on until this is so, or to the end."""
    for _ in range(MOST_MOVES):
        if now.playing().over or until(now):
            return now
        now = step(now, dice)
    raise AssertionError("the game does not end")


def drafted(game: str, kinds: str, seed: int = 1) -> tuple[Table, Seat]:
    """A table where somebody has a draft of one step, and whose it is."""
    dice = Dealer(seed)
    now = table(game, kinds, seed)
    for _ in range(MOST_MOVES):
        if now.playing().over:
            seed += 1
            now = table(game, kinds, seed)
        for seat in now.playing().match.waiting:
            if now.chairs[seat].played_by_bot:
                continue
            for action in now.playing().match.legal_ids(seat):
                tried = now.act(holder(now, seat), seat, None, action, False)
                if seat in tried.playing().drafts:
                    return tried, seat
        now = step(now, dice)
    raise AssertionError("nothing in this game can be taken back")


def lobby(folder: Path, **settings: Any) -> Lobby:
    return Lobby(SqliteStore(folder / "fogline.db"), Thinkers(**settings))


def run(work: Callable[[], Any]) -> Any:
    """Run a coroutine function; whatever hangs ends, however busy the machine is."""
    return asyncio.run(asyncio.wait_for(work(), PATIENCE))


async def until(so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something that happens by itself."""
    async with asyncio.timeout(seconds):
        while not so():
            await asyncio.sleep(0.01)


def same_match(one: Match, other: Match) -> bool:
    return one.record() == other.record() and one.position() == other.position()


def check_one_taken_back(before: Flow, after: Flow, seat: Seat, mine: frozenset[Seat]) -> None:
    """Either the last step of the seat's draft is gone, or, by a line in the log, the last turn of ``mine`` and on."""
    steps = before.steps(seat)
    if steps:
        assert after.steps(seat) == steps[:-1]
        assert after.log == before.log
        assert same_match(after.match, before.match)
        return
    last = max(n for n, turn in enumerate(before.match.turns) if turn.seat in mine)
    assert after.match.record().turns == before.match.record().turns[:last]
    assert after.log[:-1] == before.log
    assert (after.log[-1].seat, after.log[-1].keep) == (seat, last)
    assert not after.drafts


def at_rest(flow: Flow) -> dict[Seat, tuple[str, ...]]:
    return {seat: draft.steps for seat, draft in flow.drafts.items()}
