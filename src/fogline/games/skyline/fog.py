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
        deck=s.deck[:],
        drawn=s.drawn,
        columns=[column[:] for column in s.columns],
        tray=s.tray[:],
        boxed=s.boxed[:],
        foundations=s.foundations,
        contracts=s.contracts[:],
        cities=s.cities[:],
        bonuses=s.bonuses[:],
        points_tokens=s.points_tokens[:],
        contract_tokens=s.contract_tokens[:],
        contract_tokens_used=s.contract_tokens_used,
        medal=s.medal,
        finished=s.finished[:],
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
        v.deck[:],
        v.drawn,
        [column[:] for column in v.columns],
        v.tray[:],
        v.boxed[:],
        v.foundations,
        v.contracts[:],
        v.cities[:],
        v.bonuses[:],
        v.points_tokens[:],
        v.contract_tokens[:],
        v.contract_tokens_used,
        v.medal,
        v.finished[:],
        v.pending,
        v.ended_by,
    )
