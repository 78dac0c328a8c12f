"""A Match: the only holder of a true State. It checks, plays, remembers and takes back."""

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from fogline.core.arguments import chance_of, game_of, open_box, open_position, options_of, seat_of, wake, whole
from fogline.core.dealer import Dealer, ScriptError
from fogline.core.errors import CannotUndo, FoglineError, IllegalAction, RecordError, SetupError, WrongChance
from fogline.core.event import Event, Told, named
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY, ActionId, Seat
from fogline.core.notation import find
from fogline.core.protocols import AnyAction, AnyBox, BoxLike
from fogline.core.reason import Reason, because
from fogline.core.record import Record, Turn
from fogline.core.registry import find_game
from fogline.core.result import Result
from fogline.core.seen import Seen
from fogline.core.text import Speaker


class Match(Seen):
    """One game being played. Open one with ``Match.new``, ``Match.at`` or ``Match.replay``."""

    def __init__(self, game: AnyGame, box: AnyBox, seats: int, options: Any, state: Any, dealer: Dealer) -> None:
        super().__init__(game, seats, box, state)
        self.options = options
        self._dealer = dealer
        self._before: list[Any] = []
        """Copies of the state from before each of the latest turns, back to the last barrier."""
        self._twin: Any = None
        """The state that this one is still a copy of, where nobody changes that any more."""
        self._opening: list[int] = []
        self._position: dict[str, Any] | None = None
        self.rules = game.rules_version
        """The version of the rules by which it was played; where that is not today's, it is only to be looked at."""
        self.scenario = False
        """Whether it began from a position that no game could lead to."""
        self._listen()

    # -- opening one ---------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: AnyGame | str,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        box: BoxLike = None,
        chance: list[int] | None = None,
    ) -> "Match":
        """A new game. Without a seed chance is unforeseeable; ``chance`` scripts the opening, no more."""
        game = game_of(game)
        if seats is None:
            raise SetupError("no-seats", game=game.name, least=game.seats[0], most=game.seats[-1])
        game.check_seats(seats)
        chosen = game.read_options(options_of(options))
        seed = secrets.randbits(96) if seed is None else whole("seed", seed)
        dealer = Dealer(seed, chance_of(chance))
        box = open_box(game, box)
        try:
            state = game.setup(box, seats, chosen, dealer)
        except ScriptError:
            raise WrongChance("wrong-chance", problem=because("chance-misfit")) from None
        match = cls(game, box, seats, chosen, state, dealer)
        return match if chance is None else match._off_script(seed)

    @classmethod
    def at(
        cls,
        position: Mapping[str, Any],
        box: BoxLike = None,
        seed: int | None = None,
        scenario: bool = False,
        chance: list[int] | None = None,
    ) -> "Match":
        """A game that goes on from a position, once it is found possible. A ``scenario``, or what is marked as one, may
        be a table that no game could lead to. ``chance`` scripts what rules do before anybody is asked, no more."""
        seed = secrets.randbits(96) if seed is None else whole("seed", seed)
        game, box, seats, chosen, state, impossible = open_position(position, box, scenario)
        before, dealer = game.position(state), Dealer(seed, chance_of(chance))
        wake(game, state, dealer)
        match = cls(game, box, seats, chosen, state, dealer)
        match.scenario = impossible
        match._position = {**match.position(), "state": before}
        return match if chance is None else match._off_script(seed)

    def _off_script(self, seed: int) -> "Match":
        """Once all that was scripted has been asked for, chance is free."""
        if self._dealer.unused():
            raise WrongChance("wrong-chance", problem=because("chance-misfit"))
        self._dealer = Dealer(seed)
        return self

    @classmethod
    def replay(cls, record: Record, box: BoxLike = None, turns: int | None = None) -> "Match":
        """The game of a record, played again (up to ``turns`` turns) and checked against it."""
        game = find_game(record.game)
        if record.rules != game.rules_version:
            raise RecordError("record-version", theirs=record.rules, ours=game.rules_version, game=game.name)
        box = open_box(game, box)
        if record.box != box.hash:
            raise RecordError("record-other-box", theirs=record.box[:12], ours=box.hash[:12])
        try:
            if record.position is not None:
                match = cls.at(record.position, box, chance=list(record.opening))
            else:
                match = cls.new(game, record.seats, None, record.options, box, list(record.opening))
        except WrongChance:
            raise RecordError("record-turn", turn=0, problem=because("chance-misfit")) from None
        # From here on chance is free again, also where no turn follows the opening.
        match._dealer = Dealer(secrets.randbits(96))
        wanted = record.turns if turns is None else record.turns[: whole("turns", turns, 0)]
        for turn in wanted:
            match.replay_turn(turn)
        if turns is None and (record.result != match._result_json() or record.last not in (None, match.snapshot())):
            raise RecordError("record-result")
        return match

    def replay_turn(self, turn: Turn) -> None:
        """Play the next turn of a record, chance answering as it did; a RecordError where that cannot be."""
        number = len(self._turns) + 1
        self._dealer = Dealer(script=list(turn.chance))
        problem: FoglineError | Reason | None = None
        try:
            self.play(turn.action, turn.seat)
        except FoglineError as wrong:
            problem = wrong
        except ScriptError:
            problem = because("chance-misfit")
        else:
            if self._dealer.unused():
                problem = because("chance-misfit")
        self._dealer = Dealer(secrets.randbits(96))
        if problem:
            error = RecordError("record-turn", turn=number, problem=problem)
            error.speaker = self.speaker()
            raise error

    @classmethod
    def resume(
        cls,
        record: Record,
        state: Mapping[str, Any],
        told: Sequence[Told],
        box: BoxLike = None,
        ended: Result | None = None,
    ) -> "Match":
        """The game of a record at its last moment, from what was kept of it, without playing it again.

        ``state`` is that moment's and ``told`` what happened at set-up and in each turn. A game that was over by the
        rules of its own day, with the result ``ended``, stays so.
        """
        game = find_game(record.game)
        box = open_box(game, box)
        options = game.read_options(record.options)
        restored = game.restore(box, record.seats, options, dict(state))
        match = cls(game, box, record.seats, options, restored, Dealer(secrets.randbits(96)))
        match.rules = record.rules
        match._ended = ended
        match._opening = list(record.opening)
        match._position = dict(record.position) if record.position is not None else None
        match.scenario = bool((record.position or {}).get("scenario"))
        match._turns = list(record.turns)
        match._events = [list(heard.events) for heard in told]
        match._shown = [heard.shown for heard in told]
        return match

    def branch(self, dealer: Dealer | None = None, still: bool = False) -> "Match":
        """This game at this moment, to be played on without touching this one; with a dealer of its own if given.
        ``still``: nobody plays on in this one, so that the other need not keep a copy of its moment."""
        # Attribute by attribute, in the order of ``__init__``: a value whose attributes come from a dictionary is read
        # more slowly ever after.
        other = Match.__new__(Match)
        other.game, other.seats = self.game, self.seats
        other._turns, other._events = self._turns[:], self._events[:]
        other._shown, other._pauses = self._shown[:], self._pauses
        other.box, other._state, other._ended = self.box, self.game.copy(self._state), self._ended
        other.options, other._dealer = self.options, dealer or self._dealer
        other._before, other._twin = self._before[:], self._state if still else None
        other._opening, other._position = self._opening, self._position
        other.rules, other.scenario = self.rules, self.scenario
        return other

    def without_chance(self, action: ActionId, seat: Seat) -> "Match | None":
        """This game after an action that asks nothing of chance, or None where it would; this one stays as it is."""
        after = self.branch(Dealer(script=[]))
        try:
            after.play(action, seat)
        except ScriptError:
            return None
        after._dealer = self._dealer
        return after

    # -- what may be done ----------------------------------------------------------------------------------------

    def _seat(self, seat: Seat | None) -> Seat:
        if seat is not None:
            return seat_of(self.seats, seat, spectator=True)
        return self.waiting[0] if self.waiting else NOBODY

    def legal_ids(self, seat: Seat | None = None) -> list[ActionId]:
        """The numbers of what this seat may do; without a seat, of the first one waited for."""
        return self.game.legal(self._state, self._seat(seat))

    def legal(self, seat: Seat | None = None) -> list[AnyAction]:
        """What this seat may do, as named actions."""
        return [self.box.actions[i] for i in self.legal_ids(seat)]

    def find(self, said: Any, seat: Seat | None = None, speaker: Speaker | None = None) -> ActionId:
        """The number of the action that these words, this value or this number mean."""
        if isinstance(said, str) and said in self.box.ids:
            return int(self.box.ids[said])
        label = speaker.action if speaker else None
        # Which actions are legal matters to words that could mean several.
        legal = self.legal_ids(seat) if isinstance(said, str) else ()
        return find(self.box.actions, legal, said, label)

    def explain(self, said: Any, seat: Seat | None = None, speaker: Speaker | None = None) -> tuple[Reason, ...]:
        """Why this action cannot be done now; empty when it can."""
        return self.game.explain(self._state, self._seat(seat), self.find(said, seat, speaker))

    # -- doing and taking back -----------------------------------------------------------------------------------

    def play(self, said: Any, seat: Seat | None = None, speaker: Speaker | None = None) -> tuple[Event, ...]:
        """Do this action and return what its seat hears of it. An illegal one is refused with its reasons and changes
        nothing."""
        seat = self._seat(None) if seat is None else seat_of(self.seats, seat)
        self.do(self.find(said, seat, speaker), seat)
        return tuple(self.game.hide(event, seat) for event in self._events[-1])

    def do(self, action: ActionId, seat: Seat) -> None:
        """The same where it is known which action of which seat it is, and nobody asks what is heard of it."""
        words = self.box.actions[action].words
        reasons = self.game.explain(self._state, seat, action)
        if reasons:
            refused = IllegalAction("illegal-action", reasons=reasons, words=words)
            refused.speaker = self.speaker()
            raise refused
        before, self._twin = self._twin, None
        if before is None:
            before = self.game.copy(self._state)
        self._pauses = []
        self._dealer.watch = lambda: self._pauses.append((len(self._dealer.said), self.game.copy(self._state)))
        try:
            self.game.apply(self._state, seat, action, self._dealer)
        except BaseException:
            self._state = self.game.copy(before)
            self._dealer.take()
            raise
        finally:
            self._dealer.watch = None
        self._turns.append(Turn(seat, words, []))
        self._listen()
        dealt, shown = self._turns[-1].chance, self._shown[-1]
        self._before = [] if dealt or shown else [*self._before, before]

    def _listen(self) -> None:
        """Take over what the Dealer heard during the turn just made, or during set-up."""
        dealt, said, shown = self._dealer.take()
        (self._turns[-1].chance if self._turns else self._opening).extend(dealt)
        self._events.append([named(self.game.kinds, numbers) for numbers in said])
        self._shown.append(shown)

    def undo(self, seat: Seat | None = None, free: bool = False) -> Turn:
        """Take the last turn back that this seat knows of. ``free`` ignores barriers and takes back the very last, for
        those who play alone or on one device. What others have done in silence since is done again, if it still can be.
        """
        barrier = self.barrier(None if free else seat)
        if barrier and (not free or barrier.key == "barrier-start"):
            raise CannotUndo("cannot-undo", reasons=(barrier,))
        unheard = self._turns[self.last_known(None if free else seat) :]
        for _ in unheard:
            self._step_back()
        undone = self._step_back()
        for step in unheard:
            with suppress(IllegalAction):
                self.play(step.action, step.seat)
        return undone

    def _step_back(self) -> Turn:
        if self._before:
            self._state = self.game.copy(self._before.pop())
        else:
            earlier = Match.replay(self.record(), self.box, len(self._turns) - 1)
            self._state = earlier._state
        self._pauses = []
        self._events.pop()
        self._shown.pop()
        return self._turns.pop()

    # -- keeping it ----------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The state as JSON data that a person can edit and ``Match.at`` opens again. Not for a seat."""
        return {
            "fogline": "position",
            "game": self.game.name,
            "box": self.box.hash,
            "seats": self.seats,
            "options": asdict(self.options),
            "state": self.snapshot(),
            **({"scenario": True} if self.scenario else {}),
        }

    def snapshot(self) -> dict[str, Any]:
        """The state alone, for ``Match.resume``."""
        return self.game.position(self._state)

    def record(self, last: bool = False) -> Record:
        """All that was said so far, hidden things included: not for a seat. ``last``: also the state that it led to."""
        return Record(
            game=self.game.name,
            rules=self.rules,
            box=self.box.hash,
            seats=self.seats,
            options=asdict(self.options),
            opening=list(self._opening),
            position=self._position,
            turns=[Turn(t.seat, t.action, list(t.chance)) for t in self._turns],
            result=self._result_json(),
            last=self.snapshot() if last else None,
        )

    def _result_json(self) -> dict[str, Any] | None:
        result = self.result
        if result is None:
            return None
        return {"scores": list(result.scores), "places": list(result.places), "ended_by": result.ended_by}
