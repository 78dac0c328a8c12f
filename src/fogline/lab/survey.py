"""What many games of quick minds tell about a game: numbers only."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.match import AnyGame
from fogline.core.result import Result
from fogline.lab.run import LIMIT, seed_of


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
    automa_wins: int = 0
    automa_games: int = 0

    def add(self, result: Result) -> None:
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
        ranked = sorted(result.scores, reverse=True)
        if len(ranked) > 1:
            self.margins[ranked[0] - ranked[1]] += 1
        if result.automa_score is not None:
            self.automa_games += 1
            self.automa_wins += not result.winners


def survey(game: AnyGame, seats: int, options: Any, games: int, bot: str, seed: int) -> Survey:
    """Play so many games and count."""
    box = game.box(None)
    found = Survey(seats, wins=[0.0] * seats)
    for number in range(games):
        one_game(game, box, options, bot, seed_of(seed, number), found)
    return found


def one_game(game: AnyGame, box: Any, options: Any, bot: str, seed: int, found: Survey) -> None:
    table = Dealer(seed)
    minds = [make(game, bot) for _ in range(found.seats)]
    dice = [Dealer(seed_of(seed, seat), quiet=True) for seat in range(found.seats)]
    state = game.setup(box, found.seats, options, table)
    opener = -1
    done: list[tuple[int, str]] = []
    happened: Counter[str] = Counter()
    while (waiting := game.waiting(state)) and len(done) < LIMIT:
        seat = waiting[0]
        opener = seat if opener < 0 and len(waiting) == 1 else opener
        legal = game.legal(state, seat)
        action = minds[seat].choose(game.view(state, seat), legal, dice[seat])
        game.apply(state, seat, action, table)
        done.append((seat, type(box.actions[action]).__name__))
        _, said, _ = table.take()
        happened.update(game.kinds[numbers[0]].key for numbers in said)
    if waiting:
        return
    result = game.result(state)
    found.add(result)
    found.moves[len(done)] += 1
    found.first_wins += 1 / len(result.winners) if opener in result.winners else 0
    found.events += happened
    found.games_with.update(set(happened))
    found.actions.update(name for _, name in done)
    found.chosen_by_winners.update(name for seat, name in done if seat in result.winners)
