"""Matches that begin in the middle of another: forks, imports, rematches."""

from dataclasses import asdict, replace

from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY, Seat
from fogline.core.match import Match
from fogline.core.record import Record
from fogline.table.count import lines_of
from fogline.table.flow import Flow
from fogline.table.people import OPEN, PERSON, Chair, Who, hash_token
from fogline.table.refusal import Refusal
from fogline.table.settings import Settings, box_of
from fogline.table.table import OVER, Table, person


def may_see_all(table: Table, who: Who) -> bool:
    """Whether nothing of this match is hidden from somebody: it is over, or they hold every seat."""
    return table.status == OVER or len(table.seats_of(who)) == len(table.chairs)


def eyes(table: Table, who: Who, seat: Seat | None) -> Seat:
    """Through whose eyes somebody may look back: their own, or anybody's when nothing is hidden from them."""
    if not may_see_all(table, who):
        return table.eyes_of(who, seat)
    seat = NOBODY if seat is None else seat
    if not NOBODY <= seat < len(table.chairs):
        raise Refusal("unknown-seat", seat=seat)
    return seat


def fork(table: Table, who: Who, seat: Seat | None, turn: int | None, table_id: str, seed: int) -> Table:
    """A hotseat table that goes on from a moment of this one.

    Where something is hidden from whoever forks, it is dealt anew among all that could be: a fork is no window.
    """
    flow = table.playing()
    seat = eyes(table, who, seat)
    true = len(flow.match.turns) if turn is None else flow.count.true(turn)
    match = Match.replay(flow.match.record(), flow.match.box, true)
    if not may_see_all(table, who):
        view = match.view(seat)
        imagined = match.game.imagine(view, Dealer(seed))
        match = Match.at({**match.position(), "state": match.game.position(imagined)}, match.box)
    names = [chair.name for chair in table.chairs]
    settings = replace(table.settings, bank=None, listed=False)
    return hotseat(table_id, settings, match, who, names, "fork")


def from_record(record: Record, box: str, who: Who, table_id: str) -> Table:
    """A table with the game of a record on it: to look at when it is over, to go on with as hotseat when it is not."""
    settings = Settings(record.game, dict(record.options), box, listed=False)
    match = Match.replay(record, box_of(settings))
    return hotseat(table_id, replace(settings, options=asdict(match.options)), match, who, [], "import")


def hotseat(table_id: str, settings: Settings, match: Match, who: Who, names: list[str], origin: str) -> Table:
    """A table whose every seat is one person's, with a match that has begun elsewhere."""
    chairs = tuple(
        Chair(PERSON, names[seat] if seat < len(names) else "", who.guest, "") for seat in range(match.seats)
    )
    log = lines_of(match)
    flow = Flow(match, log, {}, (len(log),) * match.seats)
    return Table(table_id, settings, chairs, who.guest, flow, origin=origin)


def rematch(table: Table, who: Who, table_id: str) -> Table:
    """The same people at a new table."""
    if table.status != OVER:
        raise Refusal("not-over")
    chairs = tuple(replace(chair, away=False, token_hash="", time_left=None) for chair in table.chairs)
    return Table(table_id, table.settings, chairs, who.guest or table.host)


def reseat(old: Table, new: Table, who: Who, tokens: dict[Seat, str]) -> Table:
    """The seats that somebody held at the old table are theirs at the new one, with fresh tokens."""
    for seat in old.seats_of(who):
        chair = new.chairs[seat]
        if chair.kind == OPEN:
            chair = person(old.chairs[seat].name, old.chairs[seat].guest, tokens[seat])
        new = new.seated(seat, replace(chair, token_hash=hash_token(tokens[seat])))
    return new
