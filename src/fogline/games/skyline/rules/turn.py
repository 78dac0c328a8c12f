"""Chapter 2, the turn: what is asked, and which chapter answers."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId, Seat
from fogline.core.reason import Reason, because
from fogline.games.skyline import actions as a
from fogline.games.skyline.questions import BONUS, BONUS_ROW, BOOST, BUILDING, COLUMN, LAY, OVER, ROW, TURN
from fogline.games.skyline.rules import bonuses, building, contracts, finalize, projects
from fogline.games.skyline.state import State


def waiting(s: State) -> tuple[Seat, ...]:
    """2.1: the seat whose turn it is."""
    if s.asks == OVER:
        return ()
    return s.box.only[s.turn]


def legal(s: State, seat: Seat) -> list[ActionId]:
    """2.1: place a project or finalize projects; or the answers to the question that is open."""
    out: list[int] = []
    asks: i64 = s.asks
    if asks == OVER or seat != s.turn:
        return out
    if asks == TURN:
        out.append(s.box.first[a.DRAW])
        finalize.legal(s, seat, out)
    elif asks == COLUMN:
        projects.legal(s, out)
    elif asks == BUILDING:
        building.legal(s, seat, out)
    elif asks == ROW or asks == BONUS_ROW:
        building.legal_districts(s, seat, out)
    elif asks == BONUS:
        bonuses.legal(s, out)
    else:
        bonuses.legal_cards(s, seat, out)
    contracts.legal(s, seat, out)  # 2.2
    return out


def apply(s: State, seat: Seat, action: ActionId, dealer: Dealer) -> None:
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


def answer(s: State, seat: Seat, verb: i64, nth: i64, dealer: Dealer) -> None:
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


def explain(s: State, seat: Seat, action: ActionId) -> tuple[Reason, ...]:
    """Why not, with the number of the rule; empty exactly when the action is legal."""
    if s.asks == OVER:
        return (because("game-over"),)
    if seat != s.turn:
        return (because("not-your-moment", seat=seat),)
    verb = s.box.verb[action]
    if s.asks not in ASKED_BY[verb]:
        key, rule = WHY_NOT_NOW[s.asks]
        return (because(key, rule),)
    return tuple(_explain_verb(s, seat, verb, action - s.box.first[verb]))


def _explain_verb(s: State, seat: Seat, verb: int, nth: int) -> list[Reason]:
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
