"""What a move costs the server, step by step: python bench/server/steps.py [GAME [SEATS [ROUNDS]]]

Different people in all seats, each with a socket, play at random and confirm with each step. The same game is played
again and again, and of each step of each move the least time counts: what else the machine does is not in it. Nor is
what carries messages (event loop, HTTP, sockets, the disk): ``fogline load`` measures all of it together.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from fogline.core.dealer import Dealer
from fogline.table import stored_table
from fogline.table.changes import changes, different
from fogline.table.people import Who, person
from fogline.table.scene import Look, scene
from fogline.table.scene_types import Scene
from fogline.table.settings import Settings
from fogline.table.table import Table
from fogline.web.socket_messages import ToldChanges, ToldScene, decode

MOST_MOVES = 150


class Clock:
    """The least time of each step of each move."""

    def __init__(self) -> None:
        self.least: dict[tuple[str, int, int], float] = {}
        self.move = 0

    def time(self, step: str, seat: int, work: Callable[..., Any], *given: Any) -> Any:
        began = time.perf_counter()
        found = work(*given)
        spent = time.perf_counter() - began
        key = (step, self.move, seat)
        self.least[key] = min(spent, self.least.get(key, spent))
        return found

    def sums(self) -> dict[str, float]:
        """Milliseconds a move by step."""
        found: dict[str, float] = {}
        for (step, _, _), spent in self.least.items():
            found[step] = found.get(step, 0.0) + 1000 * spent / self.move
        return found


def move(now: Table, dice: Dealer, clock: Clock) -> Table:
    """Something that somebody may do, from its message to what is to be written down."""
    flow = now.playing()
    waiting = [seat for seat in flow.match.waiting if not flow.complete(seat)]
    seat = waiting[dice.below(len(waiting))] if waiting else flow.match.waiting[0]
    legal = flow.seen_by(seat).legal_ids(seat)
    act = {"do": "act", "action": legal[dice.below(len(legal))], "confirm": True} if waiting else {"do": "confirm"}
    message = clock.time("read the message", seat, decode, msgspec.json.encode(act))
    who = Who(f"guest-{seat}")
    change = (
        (lambda: now.act(who, seat, None, message.action, True)) if waiting else lambda: now.confirm(who, seat, None)
    )
    after: Table = clock.time("change the table", seat, change)
    clock.time("what to write down", seat, stored_table.update, now, after, 1)
    return after


class Reader:
    """Somebody with a socket who is told what has changed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: Scene | None = None
        self.whole: list[int] = []
        self.changed: list[int] = []

    def look(self, now: Table, clock: Clock) -> None:
        since = self.known.revision if self.known else -1
        shown = clock.time(
            "make scenes", self.seat, scene, now, Who(f"guest-{self.seat}"), Look(self.seat, "en", since)
        )
        self.whole.append(len(msgspec.json.encode(ToldScene(scene=shown))))
        if self.known is not None:
            names = clock.time("compare scenes", self.seat, different, self.known, shown)
            news = ToldChanges(changes=changes(names, self.known, shown))
            self.changed.append(len(clock.time("write JSON", self.seat, msgspec.json.encode, news)))
        self.known = shown


def game_played(game: str, people: int, clock: Clock) -> list[Reader]:
    chairs = tuple(person(f"P{seat}", f"guest-{seat}", f"token-{seat}") for seat in range(people))
    now = Table("table", Settings(game), chairs, "guest-0").start(Who("guest-0"), 1)
    dice, readers, clock.move = Dealer(4), [Reader(seat) for seat in range(people)], 0
    while not now.playing().over and clock.move < MOST_MOVES:
        now = move(now, dice, clock)
        for reader in readers:
            reader.look(now, clock)
        clock.move += 1
    return readers


def main(game: str = "cablecars", seats: str = "2", rounds: str = "10") -> None:
    clock = Clock()
    for _ in range(int(rounds)):
        readers = game_played(game, int(seats), clock)
    print(f"{game}, {seats} people: {clock.move} moves, {rounds} times; milliseconds a move, the least of each step")
    for step, spent in clock.sums().items():
        print(f"  {spent:6.3f}  {step}")
    print(f"  {sum(clock.sums().values()):6.3f}  together")
    whole = [n for reader in readers for n in reader.whole]
    changed = [n for reader in readers for n in reader.changed]
    print(f"bytes a scene: {sum(whole) // len(whole)}, or only what changed: {sum(changed) // len(changed)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
