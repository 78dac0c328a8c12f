"""What a table tells of its luck: to everybody while it is played, and in its record."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from fogline.core.ids import Seat
from fogline.table.log import Line, Mark
from fogline.table.luck import Drawn
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.scene_types import Lucky
from fogline.table.table import GATHERING, OVER, Table


class Proof(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a record says of its luck."""

    commitment: str
    secret: str
    """Empty as long as the game was not over."""
    salts: list[str]
    seed: str
    """What follows from secret and salts; empty like the secret."""
    public: str
    """What everybody knew at the start, and the link that it made."""
    link: str
    log: list[Drawn]
    """All lines, what was taken back or played by other rules among them."""


def proof(table: Table, log: Sequence[Line]) -> dict[str, Any]:
    """For those who may have the record; the secret is in it only when the table is over."""
    luck, over = table.luck, table.status == OVER
    assert luck is not None
    found = Proof(
        commitment=luck.commitment,
        secret=luck.secret if over else "",
        salts=list(luck.salts),
        seed=luck.seed if over else "",
        public=luck.first.public,
        link=luck.first.link,
        log=[drawn(line) for line in log],
    )
    return {**asdict(found), "log": [list(line) for line in found.log]}


def drawn(line: Line) -> Drawn:
    public, link = line.mark or ("", "")
    return Drawn(line.seat, line.action, list(line.chance), line.keep, public, link)


def chain(table: Table) -> list[Mark]:
    """What everybody may know of each revision, and its link; the set-up first, nothing before the start."""
    if table.luck is None or table.flow is None:
        return []
    return [table.luck.first, *(line.mark for line in table.flow.log if line.mark)]


def lucky(table: Table) -> Lucky | None:
    """What everybody sees of it at any moment."""
    luck = table.luck
    if luck is None:
        return None
    log = table.flow.log if table.flow else ()
    last = next((line.mark for line in reversed(log) if line.mark), luck.first)
    salts = luck.salts or [chair.salt for chair in table.chairs]
    return Lucky(commitment=luck.commitment, salts=list(salts), link=last.link)


def give_salt(table: Table, who: Who, salt: str) -> Table:
    """Somebody adds their salt, for all their seats; until the start another one may take its place."""
    if table.luck is None:
        raise Refusal("no-luck")
    if table.status != GATHERING:
        raise Refusal("already-started")
    mine: tuple[Seat, ...] = table.seats_of(who)
    if not mine:
        raise Refusal("no-seat")
    for seat in mine:
        table = table.seated(seat, replace(table.chairs[seat], salt=salt))
    return table
