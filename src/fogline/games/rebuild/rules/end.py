"""Chapter 7: the end of the game."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.games.rebuild import events as e
from fogline.games.rebuild.open import Open
from fogline.games.rebuild.questions import EIGHTH_BUILDING, LAST_YEAR, OVER


def all_built(s: Open, player: i64, dealer: Dealer) -> None:
    """7.1: whoever first has built all buildings is the Best Builder; 7.3: nobody after that."""
    if s.best < 0:
        s.best = player
        dealer.say(e.BEST_BUILDER, player)


def over(s: Open, dealer: Dealer) -> None:
    """All objectives are shown now (8.1), so there is no way back."""
    last_year = s.stop == 0 and s.year == s.box.last_year
    s.ended_by = LAST_YEAR if last_year else EIGHTH_BUILDING
    s.asks = OVER
    dealer.show()
    if last_year:
        dealer.say(e.ENDED_YEAR, s.box.years[s.year])
    else:
        dealer.say(e.ENDED_BUILT)
