"""Games played by minds from their views: one, or those of a job by their numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from fogline.bots.base import Mind, make
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId, Seat
from fogline.core.match import Match
from fogline.core.protocols import AnyBox
from fogline.core.registry import find_game
from fogline.core.result import Result
from fogline.lab.answers import Answers, Asked
from fogline.lab.tally import Tally

LIMIT: Final = 100_000
"""A game that needs more moves is given up and counted as not finished."""
AUDITED: Final = 64
"""A state is inspected after so many moves, if at all."""


@dataclass(frozen=True)
class Job:
    """Many games of one kind, told in a way that travels to other processes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """One name for each seat."""
    games: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    box: str | None = None
    """The reader's own box file."""
    records: str | None = None
    """A folder that gets each game's record."""
    tables: bool = False
    """Whether rows for tables of games and decisions are wanted."""
    audit: bool = False
    """Whether states are inspected on the way and at the end."""
    strict: bool = False
    """Whether the first answer that a bot does not give itself ends it all."""


@dataclass(frozen=True)
class Played:
    """One game, played: what was done, and how it ended (None when it was given up)."""

    moves: tuple[tuple[Seat, ActionId], ...]
    result: Result | None
    choices: tuple[int, ...] = ()
    """How many actions were legal at each move."""
    answers: tuple[Answers, ...] = ()
    """By seat: how often its mind was asked, and how often a stand-in answered."""


def seed_of(*parts: int | str) -> int:
    """A seed of its own for each use of one seed: (seed, game) for the table, (seed, game, seat) for a mind."""
    digest = sha256(":".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:12], "big")


class Violated(Exception):
    """A state that cannot be: what a game's audit said, and where."""


def inspect(game: AnyGame, state: Any, seed: int, moves: int) -> None:
    """Nothing may be missing or there twice, and the lines of a score must add up to it."""
    wrong = [reason.key for reason in game.audit(state)]
    if not game.waiting(state):
        result = game.result(state)
        totals = [sum(line.points for line in story) for story in result.breakdown]
        wrong += ["sum"] if totals != list(result.scores) else []
    if wrong:
        raise Violated(f"{game.name}, seed {seed}, move {moves}: {', '.join(wrong)}")


def play(
    game: AnyGame,
    box: AnyBox,
    options: Any,
    minds: Sequence[Mind[Any]],
    seed: int,
    audit: bool = False,
    strict: Sequence[str] = (),
) -> Played:
    """One game by these minds. Each sees its own view and rolls its own dice. With names of the bots in ``strict`` the
    first that does not answer itself ends it all (Failed)."""
    table = Dealer(seed, quiet=True)
    asked = [Asked(mind, strict[seat] if strict else "") for seat, mind in enumerate(minds)]
    dice = [Dealer(seed_of(seed, seat), quiet=True) for seat in range(len(minds))]
    state = game.setup(box, len(minds), options, table)
    moves: list[tuple[Seat, ActionId]] = []
    choices: list[int] = []
    while (waiting := game.waiting(state)) and len(moves) < LIMIT:
        seat = waiting[0]
        legal = game.legal(state, seat)
        view = game.view(state, seat) if minds[seat].needs_view else None
        action = asked[seat].choose(view, legal, dice[seat])
        game.apply(state, seat, action, table)
        moves.append((seat, action))
        choices.append(len(legal))
        if audit and len(moves) % AUDITED == 0:
            inspect(game, state, seed, len(moves))
    if audit and not waiting:
        inspect(game, state, seed, len(moves))
    answers = tuple(one.answers for one in asked)
    return Played(tuple(moves), None if waiting else game.result(state), tuple(choices), answers)


def match_of(game: AnyGame, box: AnyBox, options: Mapping[str, Any], seats: int, seed: int, played: Played) -> Match:
    """The same game again at a table that checks every move and keeps a record."""
    match = Match.new(game, seats, seed, options, box)
    for seat, action in played.moves:
        match.play(action, seat)
    return match


def spread(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """One name for each seat: the names given, again and again in their order."""
    return tuple(bots[seat % len(bots)] for seat in range(seats))


GameRow = tuple[Any, ...]
DecisionRow = tuple[int, int, int, int, str]
DECISION: Final = ("number", "move", "seat", "choices", "action")
"""The columns of the table of decisions; ``choices`` is how many actions were legal."""


@cache
def opened(name: str, file: str | None) -> tuple[AnyGame, AnyBox]:
    game = find_game(name)
    return game, game.box(Path(file) if file else None)


@dataclass
class Part:
    """Some games of a job, played."""

    tally: Tally
    games: list[GameRow] = field(default_factory=list)
    """A row for each, where tables are asked for."""
    decisions: list[DecisionRow] = field(default_factory=list)


class Player:
    """Plays the games of a job by their numbers; whichever process does, they come out the same."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game, self.box = opened(job.game, job.box)
        self.options = self.game.read_options(job.options)
        self.minds = [make(self.game, name) for name in job.bots]

    def part(self) -> Part:
        return Part(Tally(self.job.seats, self.game.words.unit, bots=self.job.bots))

    def play(self, number: int, part: Part) -> None:
        """One game, added to a part."""
        job = self.job
        seed = seed_of(job.seed, number)
        strict = job.bots if job.strict else ()
        played = play(self.game, self.box, self.options, self.minds, seed, job.audit, strict)
        part.tally.add(len(played.moves), played.result, played.answers)
        if job.tables:
            part.games.append(game_row(self.game, number, job.bots, played))
            part.decisions += decision_rows(self.box, number, played)
        if job.records is not None:
            record = match_of(self.game, self.box, job.options, job.seats, seed, played).record()
            file = Path(job.records, record_name(job, f"{number:05}"))
            file.write_text(record.dumps(), encoding="utf-8")


def record_name(job: Job, number: str) -> str:
    """The file of a game's record."""
    return f"{job.game}-{job.seats}-{job.seed}-{number}.json"


def game_columns(seats: int) -> list[str]:
    """The columns of the table of games."""
    by_seat = [f"{what}_{seat + 1}" for seat in range(seats) for what in ("bot", "score", "place", "fallbacks")]
    return ["number", "moves", "ended_by", *by_seat, "automa_score"]


def game_row(game: AnyGame, number: int, bots: Sequence[str], played: Played) -> GameRow:
    """A game that was given up has no ending, scores and places."""
    result, unit = played.result, game.words.unit
    failed = [answers.fallbacks for answers in played.answers]
    if result is None:
        given_up = (cell for bot, n in zip(bots, failed, strict=True) for cell in (bot, None, None, n))
        return number, len(played.moves), None, *given_up, None
    seats = zip(bots, result.scores, result.places, failed, strict=True)
    automa = None if result.automa_score is None else result.automa_score / unit
    cells = [cell for bot, score, place, n in seats for cell in (bot, score / unit, place, n)]
    return number, len(played.moves), result.ended_by, *cells, automa


def decision_rows(box: AnyBox, number: int, played: Played) -> list[DecisionRow]:
    return [
        (number, nth + 1, seat + 1, choices, box.actions[action].words)
        for nth, ((seat, action), choices) in enumerate(zip(played.moves, played.choices, strict=True))
    ]
