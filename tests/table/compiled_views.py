"""Views of every game on their travels and told as JSON, in a process whose environment chooses the build."""

import json

from fogline import fast
from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.table.codec import plain
from fogline.table.packed_views import pack_view, unpack_view
from tests.table.sitting import GAMES, people, play, table


def tell(game: str) -> list[object]:
    """What each seat's view says after some turns, having travelled; and what is resumed from its last state."""
    now = play(table(game, people(game), 1), Dealer(1), lambda t: t.playing().revision >= 30)
    match = now.playing().match
    told: list[object] = []
    for seat in range(-1, match.seats):
        view = match.view(seat)
        back = unpack_view(pack_view(view, match.box), lambda: match.box)
        assert back == view
        told.append(plain(back))
    state = json.loads(json.dumps(match.snapshot()))
    again = Match.resume(match.record(), state, match.told(), match.box)
    assert again.position() == match.position()
    return told


if __name__ == "__main__":
    print("compiled" if fast.active() else "pure")
    for name in GAMES:
        print(json.dumps(tell(name)))
