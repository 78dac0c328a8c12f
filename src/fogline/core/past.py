"""What has been done in a match, what each seat heard of it, and how far it can be taken back."""

from collections.abc import Collection, Sequence
from typing import Any

from fogline.core.arguments import seat_of, whole
from fogline.core.event import Event, Told
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY, Seat
from fogline.core.reason import Reason, because
from fogline.core.record import Turn

START, OTHER, NONE = because("barrier-start"), because("barrier-other"), because("barrier-none")
CHANCE, SHOWN = because("barrier-chance"), because("barrier-shown")


class Past:
    """The turns of a match. Some are quiet: steps of a choice that is still sealed, of which nobody else may learn even
    that they were made. So what is for a seat counts only the others, and the true turns are for the holder alone."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self._turns: list[Turn] = []
        self._events: list[list[Event]] = []
        """What happened in each turn; the set-up first."""
        self._shown: list[bool] = []
        self._pauses: list[tuple[int, Any]] = []
        """Where the rules paused in the last turn: how many of its events had happened, and a copy of the state."""

    # -- for a seat ----------------------------------------------------------------------------------------------

    def events(self, seat: Seat = NOBODY, since: int = 0) -> list[tuple[int, Event]]:
        """What this seat heard: (number, event), from number ``since`` on. Number 0 is the set-up; a turn in which
        nobody was told, dealt or shown anything has none, so that how many steps a sealed choice took stays unknown."""
        first, numbers = whole("since", since, 0), self.numbers()
        return [(numbers[turn], event) for turn, event in self.history(seat) if numbers[turn] >= first]

    def barrier(self, seat: Seat | None = None) -> Reason | None:
        """Why this seat cannot take back the last turn it knows of, or None. Without a seat: whether its own seat can,
        for the holder of the match."""
        last = self.last_known(None if seat is None else seat_of(self.seats, seat, True))
        if last == 0:
            return START
        turn = self._turns[last - 1]
        if seat is not None and turn.seat != seat:
            # No turn after the last one that it knows of is its own.
            return OTHER if self.last_of((seat,)) >= 0 else NONE
        if turn.chance:
            return CHANCE
        if self._shown[last]:
            return SHOWN
        return None

    def frames(self, seat: Seat = NOBODY) -> list[tuple[int, Any]]:
        """The last turn as this seat saw it while the rules played on by themselves: (how many of its events had
        happened, the view), one for each step."""
        hearer = seat_of(self.seats, seat, True)
        return [(told, self.game.view(state, hearer)) for told, state in self._pauses]

    # -- for the holder of the whole match, and no seat ------------------------------------------------------------

    @property
    def turns(self) -> Sequence[Turn]:
        """Everything that was done, the quiet steps of sealed choices among it. Not for a seat."""
        return tuple(self._turns)

    def turns_since(self, first: int) -> Sequence[Turn]:
        """The same without the first so many. Not for a seat."""
        return tuple(self._turns[first:])

    @property
    def length(self) -> int:
        """How many turns there are, quiet ones among them. Not for a seat."""
        return len(self._turns)

    @property
    def mover(self) -> Seat:
        """Who made the last turn, quiet or not; nobody before the first. Not for a seat."""
        return self._turns[-1].seat if self._turns else NOBODY

    @property
    def paused(self) -> bool:
        """Whether the last turn has ``frames``."""
        return bool(self._pauses)

    def last_of(self, seats: Collection[Seat]) -> int:
        """How many turns lie before the last one that any of these seats made; -1 where there is none."""
        for last in range(len(self._turns) - 1, -1, -1):
            if self._turns[last].seat in seats:
                return last
        return -1

    def history(self, seat: Seat | None = NOBODY, since: int = 0) -> list[tuple[int, Event]]:
        """(turn, event) from this true turn on, turn 0 being the set-up. The events are as this seat hears them; where
        ``seat`` is None as they are, nothing hidden."""
        hearer = None if seat is None else seat_of(self.seats, seat, True)
        first, hide = since if type(since) is int and since >= 0 else whole("since", since, 0), self.game.hide
        heard = self._events[first:] if first else self._events
        if hearer is None:
            return [(turn, event) for turn, events in enumerate(heard, first) for event in events]
        return [(turn, hide(event, hearer)) for turn, events in enumerate(heard, first) for event in events]

    def latest(self, seat: Seat) -> list[Event]:
        """What this seat heard of the last turn, quiet or not; before the first, of the set-up. Not for a seat: whoever
        holds the match knows what number it has for them, and that they sit there."""
        hide = self.game.hide
        return [hide(event, seat) for event in self._events[-1]]

    def told(self, since: int = 0) -> tuple[Told, ...]:
        """All that happened in each turn, the set-up first, nothing hidden: for whoever keeps the game."""
        heard = zip(self._events[since:], self._shown[since:], strict=True)
        return tuple([Told(tuple(events), shown) for events, shown in heard])

    def quiet(self, turn: int) -> bool:
        """Whether nobody was told, dealt or shown anything in this turn: a step of a choice that is still sealed."""
        return turn > 0 and not (self._events[turn] or self._turns[turn - 1].chance or self._shown[turn])

    def numbers(self) -> list[int]:
        """By turn, the set-up first: the number that seats are told for it, in which quiet turns do not count."""
        numbers = [0]
        for turn in range(1, len(self._events)):
            numbers.append(numbers[-1] + (not self.quiet(turn)))
        return numbers

    def last_known(self, seat: Seat | None) -> int:
        """The last turn for a seat: what others do in silence changes nothing for it. The holder knows of all."""
        turn, turns = len(self._turns), self._turns
        while seat is not None and turn and turns[turn - 1].seat != seat and self.quiet(turn):
            turn -= 1
        return turn
