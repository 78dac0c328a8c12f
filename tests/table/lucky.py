"""Tables whose luck can be checked, for tests: with salts, played by dice, with orders and take-backs in between."""

from dataclasses import replace

from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError
from fogline.core.record import Record
from fogline.table.luck import Luck
from fogline.table.proof import give_salt, proof
from fogline.table.refusal import Refusal
from fogline.table.settings import Settings
from fogline.table.table import Table
from tests.table.sitting import chairs, guest, holder, people, step

SALT = "0123456789abcdef"


def gathered(game: str, kinds: str = "", secret: str = "") -> Table:
    """A table before the start; the first person has given salt."""
    luck = Luck(secret) if secret else Luck.drawn()
    made = Table("t", Settings(game, luck=True), chairs(game, kinds or people(game)), "guest-0", luck=luck)
    return give_salt(made, guest(0), SALT)


def dealt(game: str, kinds: str = "", secret: str = "") -> Table:
    return gathered(game, kinds, secret).start(guest(0))


def record_of(now: Table) -> Record:
    """What whoever may have the record is given."""
    flow = now.begun()
    return replace(flow.match.record(last=True), luck=proof(now, flow.log))


def lively(now: Table, dice: Dealer, steps: int) -> Table:
    """So many steps; fewer at the end."""
    for number in range(1, steps + 1):
        now = once(now, dice, number)
    return now


def once(now: Table, dice: Dealer, number: int) -> Table:
    """One step, now and then with an order before it, or with a turn taken back after it."""
    now = ordered(now) if number % 5 == 0 else now
    now = now if now.playing().over else step(now, dice)
    return taken_back(now) if number % 11 == 0 else now


def ordered(now: Table) -> Table:
    for seat in range(len(now.chairs)):
        try:
            now = now.order(holder(now, seat), seat, None, "raise up to 40")
        except (Refusal, FoglineError):
            continue  # no orders in this game, or not now
    return now


def taken_back(now: Table) -> Table:
    if now.playing().over or not now.playing().match.turns:
        return now
    seat = now.playing().match.turns[-1].seat
    now = now.ask(holder(now, seat), seat)
    for judge in sorted(now.judges() if now.playing().take_back else ()):
        now = now.answer(holder(now, judge), True)
    return now
