"""Chapter 7: the end of a turn and the end of the game."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.games.cablecars import events as e
from fogline.games.cablecars.questions import ALL_PASSED, LAST_ROUND_PLAYED, OVER, TURN
from fogline.games.cablecars.state import State


def finish_turn(s: State, seat: i64, dealer: Dealer, passed: bool = False) -> None:
    """The turn goes on clockwise, unless the game is over."""
    s.passes += 1
    if not passed:
        s.passes = 0
    if s.last_turns > 0:
        # 7.2: everybody has one last turn, whoever began the last round included; 7.3: no second last round.
        s.last_turns -= 1
    elif s.cars[seat] <= s.box.last_round_at:
        s.last_turns = s.seats  # 7.1
        dealer.say(e.LAST_ROUND, seat, s.cars[seat])
    if s.last_turns == 0:
        over(s, LAST_ROUND_PLAYED, dealer)
    elif s.passes == s.seats:
        over(s, ALL_PASSED, dealer)  # 7.4
    else:
        s.asks = TURN
        s.turn = (seat + 1) % s.seats


def over(s: State, ended_by: int, dealer: Dealer) -> None:
    """Everybody's tickets are shown now (8.2), so there is no way back."""
    s.asks = OVER
    s.ended_by = ended_by
    dealer.show()
    dealer.say(e.ENDED)
