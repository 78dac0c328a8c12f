"""What is seen of a match: the views of its seats, who is asked, how it ended, and all that in words and pictures."""

from collections.abc import Sequence
from typing import Any

from fogline.core.arguments import seat_of
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY, Seat
from fogline.core.past import Past
from fogline.core.picture import page
from fogline.core.protocols import AnyBox
from fogline.core.result import Result
from fogline.core.text import Speaker


class Seen(Past):
    """A match to look at. What is for a seat comes from its View."""

    def __init__(self, game: AnyGame, seats: int, box: AnyBox, state: Any) -> None:
        super().__init__(game, seats)
        self.box = box
        self._state = state
        self._ended: Result | None = None
        """How it ended by the rules of its own day, where they are not today's."""

    def __repr__(self) -> str:
        where = f"<Match of {self.game.name}, {self.seats} seats, {len(self._turns)} turns"
        if self.waiting:
            return f"{where}, asked: {', '.join(map(self.speaker().player, self.waiting))}>"
        return f"{where}, over: {self.result}>"

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that are asked now; empty when the game is over."""
        return () if self._ended else self.game.waiting(self._state)

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.waiting

    def view(self, seat: Seat = NOBODY) -> Any:
        """What this seat may know."""
        return self.game.view(self._state, seat_of(self.seats, seat, True))

    @property
    def result(self) -> Result | None:
        """How it ended; None as long as it goes on."""
        return self._ended or (self.game.result(self._state) if self.over else None)

    def score(self, seat: Seat = NOBODY) -> Result:
        """The score so far, as far as this seat can count it."""
        return self.game.score(self.view(seat))

    def speaker(self, lang: str = "en", players: Sequence[str] = ()) -> Speaker:
        """Who tells this game's events, actions and reasons in a language, to people who know the seats by names."""
        return Speaker(lang, self.game.words, self.box, players)

    # -- as words and as a picture -------------------------------------------------------------------------------

    def show(self, seat: Seat = NOBODY, lang: str = "en", players: Sequence[str] = ()) -> None:
        """Print the table as this seat sees it; without one, as everybody does."""
        print(self.game.show(self.view(seat), self.speaker(lang, players)))

    def svg(self, seat: Seat = NOBODY, lang: str = "en", players: Sequence[str] = ()) -> str:
        """The table as this seat sees it, drawn: SVG, for a file or a notebook."""
        return page(self.game, self.view(seat), self.speaker(lang, players), self.result)

    def _repr_html_(self) -> str:
        """What a notebook shows: the table as everybody sees it."""
        return self.svg()
