"""A plain game played by a script."""

import io
import os
from collections.abc import Callable, Iterable, Iterator

import pytest

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.tui.paper import Paper
from fogline.tui.plain import Table
from tests.tui.terminal import Terminal

# Before Textual is loaded: tests look at what is shown, not at every frame of it.
os.environ.setdefault("TEXTUAL_FPS", "4")

GAME = next(iter(games()))
"""Any game will do: the terminal knows none by name."""


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """Terminals that are ended when the test is."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.process.wait()
        terminal.close()


class Script(io.StringIO):
    """Somebody who types: given lines, or a function of what stands on the page."""

    def __init__(self, answer: Callable[[str], str | None], page: io.StringIO) -> None:
        super().__init__()
        self.answer = answer
        self.page = page

    def readline(self, *size: object) -> str:  # type: ignore[override]
        said = self.answer(self.page.getvalue())
        return "" if said is None else said + "\n"


class Pages(Paper):
    """Paper that remembers each screenful between two wipes."""

    def __init__(self, answer: Callable[[str], str | None]) -> None:
        self.page = io.StringIO()
        super().__init__(Script(answer, self.page), self.page)
        self.wiped: list[str] = []

    def clear(self) -> None:
        self.wiped.append(self.page.getvalue())
        self.page.seek(0)
        self.page.truncate()

    @property
    def screens(self) -> list[str]:
        return [*self.wiped, self.page.getvalue()]

    @property
    def all(self) -> str:
        return "".join(self.screens)


def lines(given: Iterable[str]) -> Callable[[str], str | None]:
    """Somebody who types these lines, whatever is asked."""
    left: Iterator[str] = iter(given)
    return lambda page: next(left, None)


def table(
    answer: Callable[[str], str | None], lang: str = "en", people: int = 1, seats: int | None = None, seed: int = 5
) -> tuple[Table, Pages]:
    """A table of so many people and, in the other seats, random bots."""
    seats = seats or games()[GAME].seats[-1]
    match = Match.new(GAME, seats, seed)
    bots: list[Seat] = list(range(people, seats))
    names = ["Ana", "Luis", "Mar", "Sol"][:people] + [f"Bot {seat}" for seat in bots]
    paper = Pages(answer)
    minds = {seat: make(match.game, "random") for seat in bots}
    return Table(match, minds, names, lang, paper, Dealer(seed)), paper


def secrets(match: Match, of: Seat, to: Seat, lang: str) -> set[str]:
    """The sentences that one seat heard and that another may not hear."""
    names = ["Ana", "Luis", "Mar", "Sol"]
    speaker = match.speaker(lang, names)
    heard = zip(match.events(of), match.events(to), strict=True)
    return {speaker.event(own) for (_, own), (_, other) in heard if other.hidden and not own.hidden}


SEALED = [name for name, game in games().items() if game.orders]
"""The games with bids that people put together in silence."""


def sealed(game: str, turns: int = 120) -> Match:
    """A match with such bids in it, in the middle."""
    match = Match.new(game, games()[game].seats[0], seed=5)
    mind, dice = make(match.game, "random"), Dealer(3)
    while match.waiting and (len(match.turns) < turns or match.quiet(len(match.turns))):
        seat = match.waiting[0]
        match.play(mind.choose(match.view(seat), match.legal_ids(seat), dice), seat)
    assert match.numbers()[-1] < len(match.turns), "there were quiet steps"
    return match
