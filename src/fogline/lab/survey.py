"""What many games of quick minds tell about a game: numbers only."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId
from fogline.core.protocols import AnyBox
from fogline.core.result import Result
from fogline.lab.answers import Answers, Asked
from fogline.lab.run import LIMIT, opened, seed_of
from fogline.lab.sure import Sums, Sure
from fogline.lab.workers import pool, split


@dataclass
class Tried:
    """One thing: how many seats had or did it in a game, how many of those won, and the units it brought them."""

    wins: float = 0.0
    units: Sums = field(default_factory=Sums)

    @property
    def seats(self) -> int:
        return self.units.n

    def add(self, won: float, units: int = 0) -> None:
        self.wins += won
        self.units.add(units)

    def __add__(self, other: "Tried") -> "Tried":
        return Tried(self.wins + other.wins, self.units + other.units)


@dataclass
class Survey:
    """Sums over games; shares and means are the reader's to take."""

    seats: int
    games: int = 0
    moves: Counter[int] = field(default_factory=Counter)
    """How many games had so many decisions."""
    scores: Counter[int] = field(default_factory=Counter)
    """How often somebody ended with so many units."""
    wins: list[float] = field(default_factory=list)
    first_games: int = 0
    """Games in which somebody acted first, alone."""
    first_wins: float = 0.0
    """Wins of the seat that did."""
    endings: Counter[str] = field(default_factory=Counter)
    margins: Counter[int] = field(default_factory=Counter)
    """Units between the first and the second."""
    lines_won: Counter[str] = field(default_factory=Counter)
    """Units that winners got, by line of the score."""
    lines_lost: Counter[str] = field(default_factory=Counter)
    line_squares: dict[bool, Counter[str]] = field(default_factory=lambda: {True: Counter(), False: Counter()})
    """The squares of what each line brought a seat in a game, for winners and for the rest."""
    winners: int = 0
    losers: int = 0
    actions: Counter[str] = field(default_factory=Counter)
    """How often each sort of action was done."""
    did: dict[bool, dict[str, Sums]] = field(default_factory=lambda: {True: {}, False: {}})
    """How often winners, and the rest, did each sort of action in a game."""
    where: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often an action mentioned each thing, by sort and number: routes, districts, plots."""
    where_squares: Counter[tuple[str, int]] = field(default_factory=Counter)
    """The squares of how often that was in each game."""
    events: Counter[str] = field(default_factory=Counter)
    """How often each sort of event happened."""
    event_squares: Counter[str] = field(default_factory=Counter)
    """The squares of how often it happened in each game."""
    games_with: Counter[str] = field(default_factory=Counter)
    """In how many games each sort of event happened at least once."""
    lines: dict[tuple[str, str, Any], Tried] = field(default_factory=lambda: defaultdict(Tried))
    """By line of the score, sort and value: single tickets, districts, objectives."""
    deeds: dict[ActionId, Tried] = field(default_factory=lambda: defaultdict(Tried))
    """By action: seats that did it at least once."""
    openings: dict[ActionId, Tried] = field(default_factory=lambda: defaultdict(Tried))
    """By action: seats whose first real choice it was."""
    automa_wins: int = 0
    automa_games: int = 0
    automa_scores: Sums = field(default_factory=Sums)
    """What the rules' own player ended with, in units."""
    given_up: int = 0
    """Games that did not end: nothing of them is counted."""
    answers: Answers = field(default_factory=Answers)
    """How often the bot was asked, and how often a stand-in answered."""

    def merge(self, other: "Survey") -> None:
        """Other games of the same kind."""
        for each in fields(self):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            if each.name in ("did", "line_squares"):
                for won in (True, False):
                    add_up(mine[won], theirs[won])
            elif isinstance(mine, list):
                mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
            elif isinstance(mine, dict):
                add_up(mine, theirs)
            elif each.name != "seats":
                setattr(self, each.name, mine + theirs)

    def line(self, key: str, won: bool) -> Sums:
        """What a line of the score brings a winner, or another, in a game."""
        total = (self.lines_won if won else self.lines_lost)[key]
        return Sums(self.winners if won else self.losers, total, self.line_squares[won][key])

    def mentions(self, sort: str, number: int) -> Sure:
        """How often a game's actions mention a thing; a game in which none does counts as well."""
        return self.times(self.where[sort, number], self.where_squares[sort, number])

    def happens(self, key: str) -> Sure:
        """How often a game has such an event."""
        return self.times(self.events[key], self.event_squares[key])

    def times(self, total: int, squares: int) -> Sure:
        """The mean of a game, which cannot be less than never."""
        sure = Sums(self.games, total, squares).sure()
        return Sure(sure.value, max(0.0, sure.low), sure.high)

    def add(self, result: Result, sorts: Collection[str] = ()) -> None:
        """Count how a game ended; ``sorts`` are what the game has names for."""
        self.games += 1
        self.endings[result.ended_by] += 1
        self.scores.update(result.scores)
        for seat in result.winners:
            self.wins[seat] += 1 / len(result.winners)
        for seat, story in enumerate(result.breakdown):
            won = result.places[seat] == 1
            self.winners += won
            self.losers += not won
            of_line: Counter[str] = Counter()
            for line in story:
                of_line[line.key] += line.points
                (self.lines_won if won else self.lines_lost)[line.key] += line.points
                named = [(sort, value) for sort, value in line.args.items() if sort in sorts]
                if named and line.points:
                    self.lines[line.key, *named[0]].add(share(result, seat), line.points)
            self.line_squares[won].update({key: points * points for key, points in of_line.items()})
        ranked = sorted(result.scores, reverse=True)
        if len(ranked) > 1:
            self.margins[ranked[0] - ranked[1]] += 1
        if result.automa_score is not None:
            self.automa_games += 1
            self.automa_wins += not result.winners
            self.automa_scores.add(result.automa_score)


def add_up(mine: dict[Any, Any], theirs: Mapping[Any, Any]) -> None:
    """Sums by name, with other ones added."""
    for key, value in theirs.items():
        mine[key] = mine[key] + value if key in mine else value


def of_counts(counts: Counter[int]) -> Sums:
    """The sums of values that come so often each."""
    return Sums(
        counts.total(),
        sum(value * n for value, n in counts.items()),
        sum(value * value * n for value, n in counts.items()),
    )


def squares(times: Counter[Any]) -> dict[Any, int]:
    """Of how often each came in one game, for the interval of its mean."""
    return {key: n * n for key, n in times.items()}


def mentioned(action: Any) -> list[tuple[str, int]]:
    """What an action names, by sort and number."""
    said = [(each.name, getattr(action, each.name)) for each in fields(action)]
    return [(sort, value) for sort, value in said if type(value) is int]


def share(result: Result, seat: int) -> float:
    """Of a win, shared by those who tie for it."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


@dataclass(frozen=True)
class Study:
    """Many games that every seat plays with the same bot, told in a way that travels to other processes."""

    game: str
    seats: int
    options: Any
    bot: str
    seed: int
    strict: bool = False
    """Whether the first answer that the bot does not give itself ends it all (Failed)."""
    box: str | None = None
    """The reader's own box file."""


def some_games(study: Study, numbers: range) -> Survey:
    """These games of a study, in whichever process this is."""
    game, box = opened(study.game, study.box)
    found = Survey(study.seats, wins=[0.0] * study.seats)
    minds = [Asked(make(game, study.bot), study.bot if study.strict else "") for _ in range(study.seats)]
    for number in numbers:
        one_game(game, box, study.options, minds, seed_of(study.seed, number), found)
    for mind in minds:
        found.answers += mind.answers
    return found


def survey(
    game: AnyGame,
    seats: int,
    options: Any,
    games: int,
    bot: str,
    seed: int,
    strict: bool = False,
    box: str | None = None,
    workers: int = 1,
) -> Survey:
    """Play so many games and count; however many processes share them, they are the same."""
    study = Study(game.name, seats, options, bot, seed, strict, box)
    if workers == 1:
        return some_games(study, range(games))
    found = Survey(seats, wins=[0.0] * seats)
    for part in pool(study, split(range(games), max(1, games // (workers * 4))), workers, some_games):
        found.merge(part)
    return found


class Opening:
    """Who acts first, alone: where all choose at once, the last of them who answers does not. One such choice may come
    before (cards to keep); where a second one follows at once, nobody acts first."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self._owed: set[int] = set()
        self._rounds = 0

    def asked(self, waiting: Sequence[int]) -> None:
        """Who is waited for now; the first of them answers."""
        if self.seat is None and self._rounds < 2 and not self._owed.issuperset(waiting):
            if len(waiting) == 1:
                self.seat = waiting[0]
            self._rounds += 1
            self._owed = set(waiting)
        self._owed.discard(waiting[0])


def one_game(game: AnyGame, box: AnyBox, options: Any, minds: Sequence[Asked], seed: int, found: Survey) -> None:
    table = Dealer(seed)
    dice = [Dealer(seed_of(seed, seat), quiet=True) for seat in range(found.seats)]
    state = game.setup(box, found.seats, options, table)
    opening = Opening()
    done: list[tuple[int, ActionId]] = []
    first: dict[int, ActionId] = {}
    happened: Counter[str] = Counter()
    while (waiting := game.waiting(state)) and len(done) < LIMIT:
        seat = waiting[0]
        opening.asked(waiting)
        legal = game.legal(state, seat)
        action = minds[seat].choose(game.view(state, seat), legal, dice[seat])
        game.apply(state, seat, action, table)
        done.append((seat, action))
        if len(legal) > 1:
            first.setdefault(seat, action)
        _, said, _ = table.take()
        happened.update(game.kinds[numbers[0]].key for numbers in said)
    if waiting:
        found.given_up += 1
        return
    result = game.result(state)
    found.add(result, game.words.names)
    found.moves[len(done)] += 1
    found.first_games += opening.seat is not None
    found.first_wins += 0.0 if opening.seat is None else share(result, opening.seat)
    found.events += happened
    found.event_squares.update(squares(happened))
    found.games_with.update(set(happened))
    names = [(seat, type(box.actions[action]).__name__) for seat, action in done]
    found.actions.update(name for _, name in names)
    often = Counter(names)
    for seat in range(found.seats):
        mine = found.did[seat in result.winners]
        for name in {type(action).__name__ for action in box.actions}:
            mine.setdefault(name, Sums()).add(often[seat, name])
    where = Counter(thing for _, action in done for thing in mentioned(box.actions[action]))
    found.where += where
    found.where_squares.update(squares(where))
    for seat, action in set(done):
        found.deeds[action].add(share(result, seat))
    for seat, action in first.items():
        found.openings[action].add(share(result, seat))
