"""Fogline: a table for four San Francisco board games.

Where to begin:

    >>> import fogline
    >>> list(fogline.games())                                     # what can be played
    ['cablecars', 'investors', 'rebuild', 'skyline']
    >>> match = fogline.new("cablecars", seats=2, seed=1906)      # a Match: it checks, plays, remembers and takes back
    >>> match
    <Match of cablecars, 2 seats, 0 turns, asked: Player 1, Player 2>
    >>> [action.words for action in match.legal(0)]               # what seat 0 may do
    ['keep both', 'keep golden-gate-bridge civic-center', 'keep lincoln-park the-embarcadero']
    >>> events = match.play("keep both", seat=0)                  # words, an action or its number
    >>> fogline.loads(match.record().text()) == match.record()    # what is kept of it, as JSON or as text
    True

- ``match.show(seat)`` prints the table as a seat sees it, ``match.svg(seat)`` draws it; a notebook shows it by itself.
- ``match.view(seat)`` is what a seat may know, ``match.explain(action)`` why it cannot do something.
- ``for turn, seat, action, events, position in record`` plays a record again, as ``Match.replay(record)`` does at once.
- ``fogline.bots.base.make(match.game, "casual")`` makes a mind; ``fogline.lab`` plays thousands of games.
- ``import fogline.lab.adapters`` makes the games known to Gymnasium, for learners (the extra ``learn``).

Every error is a FoglineError that says in a sentence what is wrong.
"""

from typing import TYPE_CHECKING

from fogline import fast

fast.install()
if fast.active():
    from fogline import guests

    guests.install()

from fogline.core.dealer import Dealer  # noqa: E402
from fogline.core.errors import FoglineError  # noqa: E402
from fogline.core.ids import NOBODY, ActionId, Seat  # noqa: E402
from fogline.core.match import Match  # noqa: E402
from fogline.core.protocols import BoxLike  # noqa: E402
from fogline.core.record import Record, loads  # noqa: E402

if TYPE_CHECKING:
    from fogline.core.registry import games
    from fogline.table.verify import Verdict
else:
    from fogline import games  # the package, which can be called as well

__all__ = ["NOBODY", "ActionId", "Dealer", "FoglineError", "Match", "Record", "Seat", "games", "loads", "new", "verify"]

new = Match.new


def verify(record: Record, box: BoxLike = None, commitment: str = "") -> "Verdict":
    """Whether the luck of a record follows from what was promised when its table was made."""
    from fogline.table.verify import verify as check  # tables are nothing that whoever plays in a notebook waits for

    return check(record, box, commitment)
