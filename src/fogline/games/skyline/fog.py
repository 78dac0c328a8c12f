"""The fog: the only door from State to View, and back to a state that a seat could be in."""

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.games.skyline.rules.turn import waiting
from fogline.games.skyline.state import State
from fogline.games.skyline.view import View


def view(s: State, seat: Seat) -> View:
    """What this seat may know. What is not listed here, nobody sees."""
    return View(
        box=s.box,
        seats=s.seats,
        seat=seat,
        waiting=waiting(s),
        first=s.first,
        turn=s.turn,
        asks=s.asks,
        deck=s.deck.copy(),
        drawn=s.drawn,
        columns=[column.copy() for column in s.columns],
        tray=s.tray.copy(),
        boxed=s.boxed.copy(),
        foundations=s.foundations,
        contracts=s.contracts.copy(),
        cities=s.cities.copy(),
        bonuses=s.bonuses.copy(),
        points_tokens=s.points_tokens.copy(),
        contract_tokens=s.contract_tokens.copy(),
        contract_tokens_used=s.contract_tokens_used,
        medal=s.medal,
        finished=s.finished.copy(),
        pending=s.pending,
        ended_by=s.ended_by,
    )


def imagine(v: View, dealer: Dealer) -> State:
    """The state that looks like this. Only the deck's order is unknown, and that is decided card by card in play."""
    return State(
        v.box,
        v.seats,
        v.first,
        v.turn,
        v.asks,
        v.deck.copy(),
        v.drawn,
        [column.copy() for column in v.columns],
        v.tray.copy(),
        v.boxed.copy(),
        v.foundations,
        v.contracts.copy(),
        v.cities.copy(),
        v.bonuses.copy(),
        v.points_tokens.copy(),
        v.contract_tokens.copy(),
        v.contract_tokens_used,
        v.medal,
        v.finished.copy(),
        v.pending,
        v.ended_by,
    )
