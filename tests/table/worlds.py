"""Two worlds that look the same to one seat: whatever that seat is sent must be the same bytes in both."""

from collections.abc import Iterator
from dataclasses import replace

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.table.flow import Flow
from fogline.table.table import Table
from tests.table.sitting import hides, step, table


def world(now: Table, seat: Seat, seed: int) -> Table:
    """The same table in another world that this seat could be in."""
    match = now.playing().match
    imagined = match.game.imagine(match.view(seat), Dealer(seed))
    other = Match.at({**match.position(), "state": match.game.position(imagined)}, match.box, seed)
    return replace(now, flow=Flow(other, (), {}, (0,) * match.seats))


def moments(game: str, kinds: str, seed: int, every: int, most: int) -> Iterator[Table]:
    """Some moments of a random game."""
    dice = Dealer(seed)
    now = table(game, kinds, seed)
    number = 0
    while not now.playing().over and number < most * every:
        if number % every == 0:
            yield now
        now = step(now, dice)
        number += 1


def hidden_moments(game: str, kinds: str, seed: int, most: int) -> Iterator[Table]:
    """Moments at which something is hidden from somebody, some way apart; any moments where nothing ever is."""
    found, last = 0, -100
    for number, now in enumerate(moments(game, kinds, seed, 1, 20_000)):
        if found == most:
            return
        if number < last + 8:
            continue
        secret = any(differ(world(now, seat, 1), world(now, seat, 2)) for seat in range(-1, len(now.chairs)))
        if secret or not hides(game):
            found, last = found + 1, number
            yield now


def differ(one: Table, other: Table) -> bool:
    """Whether the two worlds truly hide different things."""
    return one.playing().match.position() != other.playing().match.position()
