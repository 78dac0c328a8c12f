"""A game of other rules than today's: opened as far as it holds by today's, its end as it was."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fogline.core.arguments import is_whole, open_box
from fogline.core.errors import FoglineError, RecordError
from fogline.core.event import Told
from fogline.core.game import AnyGame
from fogline.core.match import Match
from fogline.core.protocols import AnyBox, BoxLike
from fogline.core.quoting import shown
from fogline.core.reason import because
from fogline.core.record import MOST, Record
from fogline.core.registry import find_game
from fogline.core.result import Line, Result, read_result
from fogline.core.text import Speaker


@dataclass(frozen=True)
class Opened:
    """What today's rules make of a game that was played by others."""

    match: Match
    """At the game's last moment where that can be shown, else after the last turn that holds: to be looked at only."""
    held: int
    """How many turns hold by today's rules."""
    whole: bool
    """Whether ``match`` stands at the last moment."""
    why: FoglineError | None
    """Why the turn after those that hold does not."""


def is_older(record: Record) -> bool:
    """Whether a record is of rules that are no longer played. One of rules to come is not opened at all."""
    return record.rules < find_game(record.game).rules_version


def as_far_as_it_holds(
    record: Record, box: BoxLike = None, turns: int | None = None
) -> tuple[Match, RecordError | None]:
    """A game by today's rules after the last of these turns that they allow, and why they refuse the next one."""
    today = replace(record, rules=find_game(record.game).rules_version)
    match = Match.replay(today, box, 0)
    for number, turn in enumerate(record.turns[:turns]):
        try:
            match.replay_turn(turn)
        except RecordError as why:
            return Match.replay(today, box, number), why
    return match, None


def open_older(record: Record, box: BoxLike = None, told: Sequence[Told] = (), ended: Result | None = None) -> Opened:
    """A game of other rules with what is known of it: its ``last`` state, what was ``told``, how it ``ended``.

    Refused as today's rules refuse its beginning, where its last state cannot be opened either.
    """
    game = find_game(record.game)
    box = open_box(game, box)
    ended = ended or stated_result(record)
    ended = ended and sayable_result(game, box, ended)
    held, why = _held(record, box)
    count = len(held.turns) if held else 0
    heard = [sayable_events(game, turn) for turn in told] or (list(held.told()) if held else [Told()])
    heard += [Told()] * (len(record.turns) + 1 - len(heard))
    try:
        return Opened(_at_last(record, held, heard, box, ended), count, True, why)
    except FoglineError as wrong:
        if held is None:
            raise why or wrong from None
    stopped = replace(record, turns=record.turns[:count])
    match = Match.resume(stopped, held.snapshot(), heard[: count + 1], box, ended)
    return Opened(match, count, False, why)


def _held(record: Record, box: AnyBox) -> tuple[Match | None, FoglineError | None]:
    try:
        return as_far_as_it_holds(record, box)
    except FoglineError as problem:
        return None, problem


def _at_last(record: Record, held: Match | None, told: Sequence[Told], box: AnyBox, ended: Result | None) -> Match:
    """The last moment as it was written down or as today's rules reach it; a FoglineError where they cannot show it."""
    last = record.last
    if last is None and held is not None and len(held.turns) == len(record.turns):
        last = held.snapshot()
    if last is None:
        raise RecordError("record-result")
    match = Match.resume(record, last, told, box, ended)
    Match.at(match.position(), box)  # finds out what cannot be
    return match


# -- what was said then, as far as it can be said today ----------------------------------------------------------


def sayable_events(game: AnyGame, told: Told) -> Told:
    """What happened, without events that this game's vocabulary does not know or knows with other fields."""
    fields = {kind.key: kind.fields for kind in game.kinds}
    known = [e for e in told.events if tuple(e.args) == fields.get(e.key, ("?",))[: len(e.args)]]
    return Told(tuple(known), told.shown)


def sayable_result(game: AnyGame, box: AnyBox, result: Result) -> Result:
    """A result without the lines of its stories for which there are no words any more."""
    say = Speaker("en", game.words, box)

    def known(story: Sequence[Line]) -> tuple[Line, ...]:
        return tuple(line for line in story if is_sayable(say, line))

    breakdown = tuple(known(story) for story in result.breakdown)
    return replace(result, breakdown=breakdown, automa_story=known(result.automa_story))


def is_sayable(say: Speaker, line: Line) -> bool:
    """Whether today's game still has words for a line of a score."""
    try:
        say.line(line)
    except (LookupError, TypeError, ValueError):
        return False
    return True


def stated_result(record: Record) -> Result | None:
    """The result that a record states. It was not played again, so it is at least looked at."""
    data = record.result
    if data is None:
        return None
    for name, least in (("scores", -MOST), ("places", 1)):
        numbers = data.get(name)
        fits = isinstance(numbers, list) and len(numbers) == record.seats
        if not fits or not all(is_whole(n) and least <= n <= MOST for n in numbers or ()):
            raise RecordError(
                "record-shape", problem=because("json-kind", name=name, kind="list", value=shown(numbers))
            )
    if not isinstance(data.get("ended_by"), str):
        problem = because("json-kind", name="ended_by", kind="text", value=shown(data.get("ended_by")))
        raise RecordError("record-shape", problem=problem)
    return read_result({name: data[name] for name in ("scores", "places", "ended_by")})
