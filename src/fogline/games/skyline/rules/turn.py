"""Chapter 2, the turn: who is asked what, and which chapter answers."""

from typing import Final, final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId, Seat
from fogline.core.reason import Reason
from fogline.core.rules import Rules
from fogline.core.why_not import explainer
from fogline.games.skyline import actions as a
from fogline.games.skyline.box import TRACKS_TOKEN
from fogline.games.skyline.questions import BONUS, BONUS_ROW, BOOST, BUILDING, COLUMN, LAY, OVER, ROW, TURN
from fogline.games.skyline.rules import bonuses, building, columns, contracts, finalize, projects, spaces
from fogline.games.skyline.state import State
from fogline.parts.bits import BIT


@final
class Turn(Rules[State]):
    """Who is asked, what may be done, and what comes of it."""

    def asked(self, s: State) -> i64:
        """2.1: the seat whose turn it is."""
        if s.asks == OVER:
            return -1
        return s.turn

    def choices(self, s: State, seat: i64, out: Choices) -> None:
        """2.1: place a project or finalize projects; or the answers to the question that is open."""
        asks: i64 = s.asks
        box = s.box
        if asks == OVER or seat != s.turn:
            return
        if asks == TURN:
            out.add(box.first[a.DRAW])
            out.offer(box.first[a.FINALIZE], columns.open_to(s, seat))
        elif asks == COLUMN:
            out.offer(box.first[a.PLACE], box.all_columns)  # 3.2
        elif asks == BUILDING:
            building.legal(s, seat, out)
        elif asks == ROW or asks == BONUS_ROW:
            out.offer(box.first[a.ROW], spaces.districts_for(box, s.cities[seat], s.pending))
        elif asks == BONUS:
            out.offer(box.first[a.BONUS], BIT[box.bonus_of[s.pending]] | BIT[TRACKS_TOKEN])  # 8.2
        else:
            out.offer(box.first[a.CARD], spaces.targets(box, s.cities[seat], bonuses.token_in_hand(s)))
        if s.contract_tokens[seat] > 0:
            out.offer(box.first[a.RETURN], BIT[columns.returnable(s, seat)] - 1)  # 2.2

    def apply(self, s: State, seat: i64, action: i64, dealer: Dealer) -> None:
        """Hand the action to its chapter; when nothing more is asked about a card, the next one comes (4.5)."""
        box = s.box
        verb: i64 = box.verb[action]
        nth: i64 = action - box.first[verb]
        if verb == a.DRAW:
            projects.draw(s, seat, dealer)
        elif verb == a.PLACE:
            projects.place(s, seat, nth, dealer)
        elif verb == a.FINALIZE:
            finalize.take(s, seat, nth, dealer)
        elif verb == a.DONE:
            finalize.done(s, seat, dealer)
        else:
            answer(s, seat, verb, nth, dealer)
            if s.asks == BUILDING:
                finalize.go_on(s, seat, dealer)


RULES: Final = Turn()


def waiting(s: State) -> tuple[Seat, ...]:
    return () if s.asks == OVER else s.box.only[s.turn]


def legal(s: State, seat: i64) -> list[ActionId]:
    return RULES.listed(s, seat, Choices())


def apply(s: State, seat: i64, action: ActionId, dealer: Dealer) -> None:
    RULES.apply(s, seat, action, dealer)


def answer(s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
    """The small questions of finalizing, and the contract token, which answers none of them."""
    if verb == a.BUILD:
        building.choose(s, seat, nth, dealer)
    elif verb == a.ROW:
        if s.asks == ROW:
            building.choose_district(s, seat, nth, dealer)
        else:
            bonuses.choose_district(s, seat, nth, dealer)
    elif verb == a.BONUS:
        bonuses.choose(s, seat, nth, dealer)
    elif verb == a.CARD:
        bonuses.choose_card(s, seat, nth, dealer)
    else:
        contracts.spend(s, seat, nth + 1, dealer)


ASKED_BY: dict[int, tuple[int, ...]] = {
    a.DRAW: (TURN,),
    a.PLACE: (COLUMN,),
    a.FINALIZE: (TURN,),
    a.BUILD: (BUILDING,),
    a.DONE: (BUILDING,),
    a.ROW: (ROW, BONUS_ROW),
    a.BONUS: (BONUS,),
    a.CARD: (BOOST, LAY),
    a.RETURN: (TURN, COLUMN, BUILDING, ROW, BONUS, BONUS_ROW, BOOST, LAY),
}
"""Which questions each verb answers."""

WHY_NOT_NOW: dict[int, tuple[str, str]] = {
    TURN: ("place-or-finalize", "2.1"),
    COLUMN: ("place-the-card", "3.2"),
    BUILDING: ("build-or-done", "4.5"),
    ROW: ("choose-district", "5.4"),
    BONUS: ("choose-bonus", "8.2"),
    BONUS_ROW: ("choose-bonus-district", "8.5"),
    BOOST: ("choose-boosted-card", "8.4"),
    LAY: ("choose-tracks-card", "8.9"),
}
"""What stands in the way of an action that does not answer the open question."""


def _explain_verb(s: State, seat: i64, verb: int, nth: int) -> list[Reason]:
    if verb == a.FINALIZE:
        return finalize.explain(s, seat, nth)
    if verb == a.BUILD:
        return building.explain(s, seat, nth)
    if verb == a.ROW:
        return building.explain_district(s, seat, nth)
    if verb == a.BONUS:
        return bonuses.explain(s, nth)
    if verb == a.CARD:
        return bonuses.explain_card(s, seat, nth)
    if verb == a.RETURN:
        return contracts.explain(s, seat, nth + 1)
    return []


explain: Final = explainer(waiting, ASKED_BY, WHY_NOT_NOW, _explain_verb)
"""Why not, with the number of the rule; empty exactly when the action is legal."""
