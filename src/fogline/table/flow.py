"""The flow of turns: steps that can still be taken back, what has been committed, and the way back.

The match holds what is committed, which is what everybody sees. A seat's steps since then are its draft: applied to a
branch of the match that only this seat sees. A step that chance answers, that shows something hidden or that ends the
game commits the draft with it; otherwise the seat confirms. What was committed comes back only by a line in the log
that says so: the log never loses one. A seat may leave an order where its game offers that: as long as the order stands
it answers for the seat at once, and only its own seat knows of it until then.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from fogline.core.errors import CannotUndo
from fogline.core.ids import ActionId, Seat
from fogline.core.match import Match
from fogline.core.result import Result
from fogline.learn.deals import dealer
from fogline.table.chapter import Chapter
from fogline.table.draft import NOTHING_DRAFTED, Draft, fit, is_barrier
from fogline.table.log import Count, Line, lines_of
from fogline.table.luck import Luck
from fogline.table.orders import read_order, standing_orders
from fogline.table.refusal import Refusal
from fogline.table.values import altered, bare, knowing, once


@bare
@dataclass(frozen=True)
class TakeBack:
    """Somebody asks to take back what is committed; the others' seats that have agreed so far."""

    seat: Seat
    keep: int
    granted: frozenset[Seat] = frozenset()


@bare
@dataclass(frozen=True)
class Flow:
    """A match in progress. A value: everything done gives another one, and this one stays as it was."""

    match: Match
    log: tuple[Line, ...] = ()
    drafts: Mapping[Seat, Draft] = field(default_factory=dict)
    asked_at: tuple[int, ...] = ()
    """By seat: the revision since which it is asked the same. A click that saw this or later is no stale one."""
    take_back: TakeBack | None = None
    orders: Mapping[Seat, str] = field(default_factory=dict)
    """By seat, in words: what is done for it when it is asked."""
    earlier: tuple[Chapter, ...] = ()
    """What was played by other rules, before everybody agreed to go on by those of the match."""
    luck: Luck | None = None
    """Where luck can be checked: what chance answers by."""
    deal: str = ""
    """The name of the deal, where it has one: what chance answers by."""
    memory: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)
    """What was made last for those who look, by name, with what it was made from: most of it stays from move to move,
    and is made again only where that has changed."""

    @property
    def revision(self) -> int:
        """How many lines the log has: for whoever keeps it, not for whoever looks."""
        return len(self.log)

    @once
    def count(self) -> Count:
        """The numbers that go out: quiet steps are not in them."""
        return Count(self.log)

    @once
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that are asked."""
        return self.match.waiting

    @once
    def over(self) -> bool:
        return not self.waiting

    @once
    def result(self) -> Result | None:
        """How the match ended, once it has."""
        return self.match.result if self.over else None

    def seen_by(self, seat: Seat) -> Match:
        """The match as this seat has it before its eyes: with its own draft."""
        draft = self.drafts.get(seat)
        return draft.matches[-1] if draft else self.match

    def steps(self, seat: Seat) -> tuple[str, ...]:
        draft = self.drafts.get(seat)
        return draft.steps if draft else ()

    def awaits(self, seat: Seat) -> bool:
        """Whether the table waits for this seat: for an answer, or for its confirmation."""
        return seat in self.waiting

    def complete(self, seat: Seat) -> bool:
        """Whether nothing is left for this seat to do but to confirm."""
        draft = self.drafts.get(seat)
        return draft is not None and (draft.sealed or seat not in draft.matches[-1].waiting)

    # -- going on ------------------------------------------------------------------------------------------------

    def check_fresh(self, seat: Seat, revision: int, step: int) -> None:
        """Refuse a click made on an older picture of the table than the one that is true now."""
        known = self.count.revision_after(self.asked_at[seat] if self.asked_at else 0)
        if not known <= revision <= self.count.revision or step != len(self.steps(seat)):
            raise Refusal("stale")

    def act(self, seat: Seat, action: ActionId, commit: bool) -> "Flow":
        """One step of this seat. ``commit`` confirms with it once nothing is left to do."""
        if self.complete(seat):
            raise Refusal("confirm-first")
        draft = self.drafts.get(seat) or NOTHING_DRAFTED
        after = self._branch(draft.matches[-1] if draft.matches else self.match, len(draft.steps))
        after.do(action, seat)
        if is_barrier(after) or (commit and seat not in after.waiting):
            return self._commit(seat, after)
        drafted = Draft((*draft.steps, after.box.actions[action].words), (*draft.matches, after))
        return self._aside(drafts={**self.drafts, seat: drafted})

    def _aside(self, **news: Any) -> "Flow":
        """The flow with other drafts, orders or questions. Its match and its log are the same, and what follows from
        them is known."""
        return knowing(altered(self, **news), count=self.count, waiting=self.waiting, over=self.over)

    def _branch(self, match: Match, steps: int) -> Match:
        """A match to play on in, so many steps after the last line: where luck can be checked, each line has a dealer
        of its own; in a deal with a name, each turn."""
        if self.deal:
            return match.branch(dealer(self.deal, match.length + 1), still=True)
        return match.branch(self.luck.dealer(len(self.log) + steps + 1) if self.luck else None, still=True)

    def grown(self, lines: tuple[Line, ...]) -> tuple[Line, ...]:
        """The log with these lines more."""
        linked = self.luck.linked(self.log, lines, self.match.game, self.count) if self.luck else lines
        return self.log + linked

    def can_confirm(self, seat: Seat) -> bool:
        """Whether a draft may be shown: a choice that is still being put together, unheard, may not."""
        if seat not in self.drafts:
            return False
        drafted = self.drafts[seat].matches[-1]
        return self.complete(seat) or bool(drafted.history(seat, len(self.match.turns) + 1))

    def confirm(self, seat: Seat) -> "Flow":
        if not self.can_confirm(seat):
            raise Refusal("nothing-to-confirm")
        draft = self.drafts[seat]
        match = draft.matches[-1]
        if draft.sealed:
            match = self._branch(match, len(draft.steps) - 1)
            match.play(match.box.ids[draft.steps[-1]], seat)
        return self._commit(seat, match)

    def _commit(self, seat: Seat, match: Match) -> "Flow":
        return self.shown(seat, match)._follow_orders()

    def shown(self, mover: Seat, match: Match) -> "Flow":
        """The flow with a seat's steps committed: the match with them, which was its own until now, is everybody's. The
        drafts of others are carried over where they still can be."""
        log = self.grown(lines_of(match, self.match.length))
        drafts = without_seat(self.drafts, mover) if self.drafts else {}
        kept = {seat: fitted for seat, draft in drafts.items() if (fitted := fit(draft.steps, match, seat))}
        before = self.asked_at or (0,) * match.seats
        asked, waited, waits = [len(log)] * match.seats, self.waiting, match.waiting
        for seat in range(match.seats):
            was, now = seat in waited, seat in waits
            # Whoever is asked neither before nor now is asked the same: nothing.
            if seat != mover and was == now and (not now or same_answers(self.match, match, seat)):
                asked[seat] = before[seat]
        orders = standing_orders(match, self.orders) if self.orders else {}
        news = {"match": match, "log": log, "drafts": kept, "asked_at": tuple(asked)}
        made = altered(self, **news, take_back=None, orders=orders)
        return knowing(made, count=Count(log, self.count), waiting=waits, over=not waits)

    # -- orders --------------------------------------------------------------------------------------------------

    def steps_before_order(self, seat: Seat) -> int | None:
        """How many steps of its draft lie before a moment for which a seat may leave an order; None: there is none."""
        orders, draft = self.match.game.orders, self.drafts.get(seat)
        if orders is None:
            return None
        moments = (self.match, *(draft.matches if draft else ()))
        return next((n for n, now in enumerate(moments) if orders.closed(now.view(seat)) is None), None)

    def order(self, seat: Seat, words: str) -> "Flow":
        """Leave this order instead of any other of this seat; no words withdraw it.

        What the seat has drafted before that moment is shown, as if it had confirmed it. The rest is taken back: the
        order does it better.
        """
        if not words.strip():
            if seat not in self.orders:
                raise Refusal("no-order")
            return self._aside(orders=without_seat(self.orders, seat))
        before = self.steps_before_order(seat) or 0
        moment = self.drafts[seat].matches[before - 1] if before else self.match
        order = read_order(moment, seat, words)
        flow = self.shown(seat, moment) if before else self
        left = {**flow.orders, seat: order}
        return flow._aside(drafts=without_seat(flow.drafts, seat), orders=left)._follow_orders()

    def _follow_orders(self) -> "Flow":
        """Whoever is asked and has left an order answers by it, until somebody is asked who has not."""
        flow, orders = self, self.match.game.orders if self.orders else None
        while orders and (seat := next((seat for seat in flow.waiting if seat in flow.orders), None)) is not None:
            view = flow.match.view(seat)
            steps = orders.follow(view, orders.read(view, flow.orders[seat]))
            match = flow.match
            for number, step in enumerate(steps):
                match = flow._branch(match, number)
                match.play(step, seat)
            flow = flow.shown(seat, match)
        return flow

    # -- going back ----------------------------------------------------------------------------------------------

    def undo(self, seat: Seat, free: bool, mine: frozenset[Seat]) -> "Flow":
        """Take the last step of the draft back; where ``free``, then the last committed turn of any of ``mine``."""
        if seat in self.drafts:
            return self._shorten(seat)
        keep = self._last_turn(mine)
        if keep < 0:
            raise Refusal("nothing-to-take-back")
        if not free:
            barrier = self.match.barrier(seat)
            raise CannotUndo("cannot-undo", reasons=(barrier,)) if barrier else Refusal("ask-first")
        return self.rewind(seat, keep)

    def _shorten(self, seat: Seat) -> "Flow":
        draft = self.drafts[seat]
        drafts = without_seat(self.drafts, seat)
        if len(draft.steps) > 1:
            drafts[seat] = Draft(draft.steps[:-1], draft.matches[:-1])
        return self._aside(drafts=drafts)

    def drop(self, seat: Seat) -> "Flow":
        """Forget a draft, an order and what was asked: their seat is played by somebody else from now on."""
        asked = None if self.take_back and self.take_back.seat == seat else self.take_back
        drafts, orders = without_seat(self.drafts, seat), without_seat(self.orders, seat)
        return self._aside(drafts=drafts, orders=orders, take_back=asked)

    def has_played(self, seats: frozenset[Seat]) -> bool:
        return self._last_turn(seats) >= 0

    def _last_turn(self, mine: frozenset[Seat]) -> int:
        """How many turns lie before the last one that any of these seats made; -1 where there is none."""
        return self.match.last_of(mine)

    def ask(self, seat: Seat) -> "Flow":
        """Ask the others to let this seat take its last turn back, with the steps that led to it."""
        keep = self._last_turn(frozenset({seat}))
        if keep < 0:
            raise Refusal("nothing-to-take-back")
        turns = self.match.turns
        while keep > 0 and turns[keep - 1].seat == seat and not turns[keep - 1].chance:
            keep -= 1
        return self._aside(take_back=TakeBack(seat, keep))

    def answer(self, seats: frozenset[Seat], yes: bool, needed: frozenset[Seat]) -> "Flow":
        """These seats agree to a take-back or not; it is done when all that are ``needed`` have agreed."""
        asked = self.take_back
        if asked is None:
            raise Refusal("nothing-asked")
        if not yes:
            return self._aside(take_back=None)
        granted = asked.granted | seats
        if needed <= granted:
            return self.rewind(asked.seat, asked.keep)
        return self._aside(take_back=replace(asked, granted=granted))

    def rewind(self, seat: Seat, keep: int) -> "Flow":
        """Back to the moment after ``keep`` turns, by a line in the log. Orders were left at another moment."""
        match = Match.replay(self.match.record(), self.match.box, keep)
        log = self.grown((Line(seat, "", [], keep),))
        return replace(at_rest(match, log, self.earlier, self.luck), deal=self.deal)


def at_rest(match: Match, log: tuple[Line, ...], earlier: tuple[Chapter, ...] = (), luck: Luck | None = None) -> Flow:
    """A flow at a moment at which nobody has drafted, asked or ordered anything."""
    return Flow(match, log, {}, (len(log),) * match.seats, earlier=earlier, luck=luck)


K = TypeVar("K")


def without_seat(by_seat: Mapping[Seat, K], seat: Seat) -> dict[Seat, K]:
    return {other: kept for other, kept in by_seat.items() if other != seat}


def same_question(before: Match, after: Match, seat: Seat) -> bool:
    """Whether this seat is asked the same as before, with the same answers open to it."""
    if (seat in before.waiting) != (seat in after.waiting):
        return False
    return same_answers(before, after, seat)


def same_answers(before: Match, after: Match, seat: Seat) -> bool:
    return before.legal_ids(seat) == after.legal_ids(seat)


def restore(
    match: Match,
    log: tuple[Line, ...],
    drafts: Mapping[Seat, tuple[str, ...]],
    orders: Mapping[Seat, str],
    asked: TakeBack | None,
) -> Flow:
    """A flow from what was kept: the match with the log already played, draft steps, orders, what is asked."""
    fitted = {seat: draft for seat, steps in drafts.items() if (draft := fit(steps, match, seat))}
    return Flow(match, log, fitted, (len(log),) * match.seats, asked, standing_orders(match, orders))
