"""Matches that begin in the middle of another: forks, imports, rematches."""

from dataclasses import asdict, replace

from fogline.bots.levels import OPPONENT
from fogline.core.dealer import Dealer
from fogline.core.event import Told
from fogline.core.ids import NOBODY, Seat
from fogline.core.match import Match
from fogline.core.older import as_far_as_it_holds, is_older, open_older
from fogline.core.record import Record
from fogline.core.registry import find_game
from fogline.learn.guide import begin, find_lesson
from fogline.table import lessons
from fogline.table.flow import at_rest
from fogline.table.log import HEARD, Line, lines_of
from fogline.table.luck import Luck
from fogline.table.names import clean_name
from fogline.table.people import BOT, OPEN, PERSON, Chair, Who, bot_chair, hash_token
from fogline.table.refusal import Refusal
from fogline.table.rules_change import RulesChange, can_go_on
from fogline.table.settings import Settings, box_of
from fogline.table.table import GATHERING, OVER, Table


def may_see_all(table: Table, who: Who) -> bool:
    """Whether nothing of this match is hidden from somebody who may look on: it is over, or they hold every seat."""
    return (table.status == OVER and not table.sealed) or len(table.seats_of(who)) == len(table.chairs)


def eyes(table: Table, who: Who, seat: Seat | None) -> Seat:
    """Through whose eyes somebody may look back: their own, or anybody's when nothing is hidden from them."""
    table.check_welcome(who)
    if not may_see_all(table, who):
        return table.eyes_of(who, seat)
    seat = NOBODY if seat is None else seat
    if not NOBODY <= seat < len(table.chairs):
        raise Refusal("unknown-seat", seat=seat)
    return seat


def may_have_record(table: Table, who: Who) -> bool:
    """Whether somebody may have all that was kept: nothing is hidden from them, or they played what never goes on."""
    lost = table.change is not None and not can_go_on(table)
    return may_see_all(table, who) or (lost and bool(table.seats_of(who)))


def eyes_back(table: Table, who: Who, seat: Seat | None, turn: int) -> Seat:
    """Through whose eyes somebody may look back at a turn.

    What was played by other rules is for those from whom nothing is hidden: which turns hold by today's rules would
    tell the others something of what was hidden in them.
    """
    seat, flow = eyes(table, who, seat), table.begun()
    chapter, _ = flow.count.find(turn)
    now = chapter == len(flow.earlier) and (table.change is None or turn == flow.count.turns)
    if not now and not may_have_record(table, who):
        raise Refusal("past-hidden")
    return seat


def fork(
    table: Table, who: Who, seat: Seat | None, turn: int | None, table_id: str, seed: int, shared: bool = False
) -> Table:
    """A table that goes on from a moment of this one: what bots played they play again, all else is one person's.

    Where something is hidden from whoever forks, it is dealt anew among all that could be: a fork is no window.
    """
    turn = table.begun().count.turns if turn is None else turn
    seat = eyes_back(table, who, seat, turn)
    match = moment(table, turn)
    if not may_see_all(table, who):
        view = match.view(seat)
        imagined = match.game.imagine(view, Dealer(seed))
        match = Match.at({**match.position(), "state": match.game.position(imagined)}, match.box)
    names = [chair.name for chair in table.chairs]
    # Who looks back with others may show them what would have been, where nothing is hidden any more.
    watchers = not table.sealed and (table.settings.watchers or (shared and table.status == OVER))
    settings = replace(
        table.settings, watchers=watchers, bank=None, listed=False, luck=False, counts=False, lesson="", deal=""
    )
    made = hotseat(table_id, settings, match, who, names, "fork")
    if seat not in table.seats_of(who):
        return made
    # Who played here tries their own turns again, against the same bots.
    chairs = [old if old.kind == BOT else new for old, new in zip(table.chairs, made.chairs, strict=True)]
    return replace(made, chairs=tuple(chairs))


def again(table: Table, who: Who, seat: Seat, turn: int, table_id: str, seed: int, anew: bool) -> Table:
    """A decision of a game that is over once more: one chair is a person's, bots sit in all others.

    What the seat could not see then is as it was, or ``anew`` among all that could have been.
    """
    if table.status != OVER or table.sealed:
        raise Refusal("not-over" if table.status != OVER else "sealed")
    table.check_welcome(who)
    if not 0 <= seat < len(table.chairs):
        raise Refusal("unknown-seat", seat=seat)
    match = moment(table, turn)
    if anew:
        imagined = match.game.imagine(match.view(seat), Dealer(seed))
        match = Match.at({**match.position(), "state": match.game.position(imagined)}, match.box)
    settings = replace(
        table.settings, watchers=False, bank=None, listed=False, luck=False, counts=False, lesson="", deal=""
    )
    made = hotseat(table_id, settings, match, who, [chair.name for chair in table.chairs], "fork")
    for other, chair in enumerate(table.chairs):
        if other != seat:
            made = made.seated(other, bot_chair(match.game, chair.bot or OPPONENT, other))
    return made


def moment(table: Table, turn: int) -> Match:
    """The match of a table after a turn, to be played on by today's rules."""
    flow = table.begun()
    chapter, true = flow.count.find(turn)
    now = chapter == len(flow.earlier)
    if now and table.change and table.change.whole and true == len(flow.match.turns):
        return Match.at(flow.match.position(), flow.match.box)
    record = flow.match.record() if now else flow.earlier[chapter].record
    match, _ = as_far_as_it_holds(record, flow.match.box, true)
    if len(match.turns) < true:
        raise Refusal("not-held", held=flow.count.told(len(match.turns), chapter))
    return match


def from_record(record: Record, box: str, who: Who, table_id: str) -> Table:
    """A table with the game of a record on it: to look at when it is over, to go on with as hotseat when it is not."""
    settings = Settings(record.game, dict(record.options), box, listed=False)
    opened = open_older(record, box_of(settings)) if is_older(record) else None
    match = opened.match if opened else Match.replay(record, box_of(settings))
    table = hotseat(table_id, replace(settings, options=asdict(match.options)), match, who, [], "import")
    if opened is None:
        return table
    # The turns that do not hold stay in the log: what is saved again is what was brought.
    rest = [Line(*turn, HEARD, Told()) for turn in record.turns[opened.held :]]
    change = RulesChange(record.rules, match.game.rules_version, opened.held, opened.whole)
    return replace(table, flow=at_rest(match, (*table.begun().log[: opened.held], *rest)), change=change)


def hotseat(table_id: str, settings: Settings, match: Match, who: Who, names: list[str], origin: str) -> Table:
    """A table whose every seat is one person's, with a match that has begun elsewhere."""
    # Whoever speaks by a token alone holds the new table by it.
    token_hash = hash_token(who.token) if who.token else ""
    chairs = tuple(
        Chair(PERSON, names[seat] if seat < len(names) else "", who.guest, token_hash) for seat in range(match.seats)
    )
    flow = at_rest(match, lines_of(match))
    return Table(table_id, settings, chairs, who.guest, flow, origin=origin)


def for_lesson(who: Who, game: str, name: str, learner: str, table_id: str) -> Table:
    """A table at which a lesson begins: one chair is the learner's, a bot's name stands on every other."""
    played = find_game(game)
    lesson = find_lesson(played, name)
    settings, match = lessons.settings_for(game, lesson), begin(played, lesson)
    table = hotseat(table_id, settings, match, who, [clean_name(learner)] * match.seats, lessons.ORIGIN)
    for seat in range(match.seats):
        if seat != lesson.learner:
            table = table.seated(seat, bot_chair(played, lesson.bot or OPPONENT, seat))
    return replace(table, flow=replace(table.begun(), deal=settings.deal))


def rematch(table: Table, who: Who, table_id: str) -> Table:
    """The same people at a new table: their identities and their tokens open the same chairs there."""
    if table.status != OVER:
        raise Refusal("not-over")
    maker = table.chairs[table.seats_of(who)[0]].guest
    luck = Luck.drawn() if table.settings.luck else None
    settings = replace(table.settings, lesson="", deal="")
    return Table(table_id, settings, tuple(map(fresh, table.chairs)), maker or table.host, luck=luck)


def reseat(old: Table, new: Table, who: Who) -> Table:
    """Who has stood up from the rematch finds their chair again, as long as it gathers and nobody has taken it."""
    if new.status != GATHERING or new.seats_of(who):
        return new
    for seat in old.seats_of(who):
        if new.chairs[seat].kind == OPEN:
            new = new.sit(seat, fresh(old.chairs[seat]))
    return new


def fresh(chair: Chair) -> Chair:
    """A chair as it was before the game."""
    return replace(chair, away=False, time_left=None, pause_left=None, handovers=(), former=(), salt="")
