"""What many games add up to."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from fogline.core.result import Result
from fogline.lab.answers import Answers, by_bot, fallbacks
from fogline.lab.sure import Sums, Sure, share

WHOLE = ("games", "finished", "moves", "move_squares", "automa_games", "automa_wins", "automa_units", "automa_squares")
"""What is added up when games are put together."""


@dataclass
class Tally:
    """Sums in whole numbers and fractions, so that no order or grouping of the games can change them."""

    seats: int
    unit: int
    """How many units of a score make one printed point."""
    games: int = 0
    finished: int = 0
    moves: int = 0
    move_squares: int = 0
    automa_games: int = 0
    automa_wins: int = 0
    automa_units: int = 0
    automa_squares: int = 0
    ended_by: Counter[str] = field(default_factory=Counter)
    bots: tuple[str, ...] = ()
    """Who sits at each seat, where totals for each of them are wanted."""

    def __post_init__(self) -> None:
        self.squares = [0] * self.seats
        """By seat: units squared, for the interval of its mean."""
        self.team_units: Counter[str] = Counter()
        """By bot: the units of all its seats."""
        self.team_squares: Counter[str] = Counter()
        """By bot: the squares of what all its seats have together in a game."""
        self.wins = [Fraction(0)] * self.seats
        self.units = [0] * self.seats
        self.answers = [Answers() for _ in range(self.seats)]
        """By seat: how often its bot was asked, and how often a stand-in answered."""

    def add(self, moves: int, result: Result | None, answers: Sequence[Answers] = ()) -> None:
        """One game more; without a result it was given up."""
        self.games += 1
        self.moves += moves
        self.move_squares += moves * moves
        for seat, one in enumerate(answers):
            self.answers[seat] += one
        if result is None:
            return
        self.finished += 1
        self.ended_by[result.ended_by] += 1
        for seat in result.winners:
            self.wins[seat] += Fraction(1, len(result.winners))
        for seat, units in enumerate(result.scores):
            self.units[seat] += units
            self.squares[seat] += units * units
        for bot, seats in self.teams().items():
            units = sum(result.scores[seat] for seat in seats)
            self.team_units[bot] += units
            self.team_squares[bot] += units * units
        if result.automa_score is not None:
            self.automa_games += 1
            self.automa_wins += not result.winners
            self.automa_units += result.automa_score
            self.automa_squares += result.automa_score * result.automa_score

    def merge(self, other: "Tally") -> None:
        """Other games of the same kind."""
        for name in WHOLE:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.ended_by += other.ended_by
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.units = [a + b for a, b in zip(self.units, other.units, strict=True)]
        self.squares = [a + b for a, b in zip(self.squares, other.squares, strict=True)]
        self.team_units += other.team_units
        self.team_squares += other.team_squares
        self.answers = [a + b for a, b in zip(self.answers, other.answers, strict=True)]

    def mean(self, total: int, games: int) -> float:
        """Units summed over games, as printed points a game."""
        return float(Fraction(total, games * self.unit)) if games else 0.0

    @property
    def mean_scores(self) -> list[float]:
        return [self.mean(units, self.finished) for units in self.units]

    def teams(self) -> dict[str, list[int]]:
        """By bot: the seats it has."""
        found: dict[str, list[int]] = {}
        for seat, bot in enumerate(self.bots):
            found.setdefault(bot, []).append(seat)
        return found

    def won(self, seats: Sequence[int]) -> Sure:
        """The share of the games that these seats win between them."""
        return share(float(sum(self.wins[seat] for seat in seats)), self.finished)

    def score(self, seat: int) -> Sure:
        """A seat's mean score in printed points."""
        return Sums(self.finished, self.units[seat], self.squares[seat]).sure(self.unit)

    def team_score(self, bot: str, seats: Sequence[int]) -> Sure:
        """The mean score of a bot's seats: games are drawn by chance, seats of one game are not independent."""
        sums = Sums(self.finished, self.team_units[bot], self.team_squares[bot])
        return sums.sure(self.unit * len(seats))

    def length(self) -> Sure:
        """The mean number of moves."""
        return Sums(self.games, self.moves, self.move_squares).sure()

    def automa_won(self) -> Sure:
        """The share of the games that the rules' own player wins."""
        return share(self.automa_wins, self.automa_games)

    def automa_score(self) -> Sure:
        """Its mean score in printed points."""
        return Sums(self.automa_games, self.automa_units, self.automa_squares).sure(self.unit)

    def to_json(self, about: dict[str, Any]) -> dict[str, Any]:
        """The tally behind what it is about."""
        data = {
            **about,
            "fallbacks": fallbacks(by_bot(about.get("bots", [""] * self.seats), self.answers)),
            "games": self.games,
            "finished": self.finished,
            "moves": self.moves,
            "mean_moves": self.moves / self.games if self.games else 0.0,
            "moves_interval": self.length().to_json()[1:],
            "wins": [float(w) for w in self.wins],
            "mean_scores": self.mean_scores,
            "share_intervals": [self.won([seat]).to_json()[1:] for seat in range(self.seats)],
            "score_intervals": [self.score(seat).to_json()[1:] for seat in range(self.seats)],
            "by_bot": {
                bot: {
                    "seats": len(seats),
                    "share": self.won(seats).to_json(),
                    "score": self.team_score(bot, seats).to_json(),
                }
                for bot, seats in self.teams().items()
            },
            "ended_by": dict(sorted(self.ended_by.items())),
            "ended_share": {end: share(n, self.finished).to_json() for end, n in sorted(self.ended_by.items())},
        }
        if self.automa_games:
            data["automa_wins"] = self.automa_wins
            data["automa_share"] = self.automa_won().to_json()
            data["automa_mean_score"] = self.mean(self.automa_units, self.automa_games)
            data["automa_score_interval"] = self.automa_score().to_json()[1:]
        return data
