"""What many games of quick minds tell about a game: numbers only."""

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId
from fogline.core.protocols import AnyBox
from fogline.core.result import Result
from fogline.lab.answers import Answers, Asked
from fogline.lab.run import LIMIT, seed_of


@dataclass
class Tried:
    """One thing: how many seats had or did it in a game, how many of those won, and the units it brought them."""

    seats: int = 0
    wins: float = 0.0
    units: int = 0

    def add(self, won: float, units: int = 0) -> None:
        self.seats += 1
        self.wins += won
        self.units += units

    def __add__(self, other: "Tried") -> "Tried":
        return Tried(self.seats + other.seats, self.wins + other.wins, self.units + other.units)


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
    first_wins: float = 0.0
    """Wins of the seat that was asked first."""
    endings: Counter[str] = field(default_factory=Counter)
    margins: Counter[int] = field(default_factory=Counter)
    """Units between the first and the second."""
    lines_won: Counter[str] = field(default_factory=Counter)
    """Units that winners got, by line of the score."""
    lines_lost: Counter[str] = field(default_factory=Counter)
    winners: int = 0
    losers: int = 0
    actions: Counter[str] = field(default_factory=Counter)
    """How often each sort of action was done."""
    chosen_by_winners: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    """How often each sort of event happened."""
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
    automa_units: int = 0
    given_up: int = 0
    """Games that did not end: nothing of them is counted."""
    answers: Answers = field(default_factory=Answers)
    """How often the bot was asked, and how often a stand-in answered."""

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
            for line in story:
                (self.lines_won if won else self.lines_lost)[line.key] += line.points
                named = [(sort, value) for sort, value in line.args.items() if sort in sorts]
                if named and line.points:
                    self.lines[line.key, *named[0]].add(share(result, seat), line.points)
        ranked = sorted(result.scores, reverse=True)
        if len(ranked) > 1:
            self.margins[ranked[0] - ranked[1]] += 1
        if result.automa_score is not None:
            self.automa_games += 1
            self.automa_wins += not result.winners
            self.automa_units += result.automa_score


def share(result: Result, seat: int) -> float:
    """Of a win, shared by those who tie for it."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def survey(game: AnyGame, seats: int, options: Any, games: int, bot: str, seed: int, strict: bool = False) -> Survey:
    """Play so many games and count. ``strict``: the first answer that the bot does not give itself ends it (Failed)."""
    box = game.box(None)
    found = Survey(seats, wins=[0.0] * seats)
    minds = [Asked(make(game, bot), bot if strict else "") for _ in range(seats)]
    for number in range(games):
        one_game(game, box, options, minds, seed_of(seed, number), found)
    for mind in minds:
        found.answers += mind.answers
    return found


def one_game(game: AnyGame, box: AnyBox, options: Any, minds: Sequence[Asked], seed: int, found: Survey) -> None:
    table = Dealer(seed)
    dice = [Dealer(seed_of(seed, seat), quiet=True) for seat in range(found.seats)]
    state = game.setup(box, found.seats, options, table)
    opener = -1
    done: list[tuple[int, ActionId]] = []
    first: dict[int, ActionId] = {}
    happened: Counter[str] = Counter()
    while (waiting := game.waiting(state)) and len(done) < LIMIT:
        seat = waiting[0]
        opener = seat if opener < 0 and len(waiting) == 1 else opener
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
    found.first_wins += share(result, opener)
    found.events += happened
    found.games_with.update(set(happened))
    names = [(seat, type(box.actions[action]).__name__) for seat, action in done]
    found.actions.update(name for _, name in names)
    found.chosen_by_winners.update(name for seat, name in names if seat in result.winners)
    for seat, action in set(done):
        found.deeds[action].add(share(result, seat))
    for seat, action in first.items():
        found.openings[action].add(share(result, seat))
