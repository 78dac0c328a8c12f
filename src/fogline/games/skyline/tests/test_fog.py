"""What is specific to this game's fog: there is almost none."""

from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY
from fogline.games.skyline.fog import imagine, view
from fogline.games.skyline.position import write
from fogline.games.skyline.state import PUBLIC, SECRET
from fogline.games.skyline.tests.table import do, row, table


def test_nothing_but_the_future_is_hidden() -> None:
    assert not SECRET
    s = table(row(1, "3 . . . ."), columns=[["blue 3"], [], []])
    assert set(vars(s)) == PUBLIC
    assert write(imagine(view(s, NOBODY), Dealer(1))) == write(s)


def test_a_view_does_not_change_when_the_game_goes_on() -> None:
    s = table(row(1, "3 . . . ."), columns=[["blue 3"], [], []])
    seen = view(s, 1)
    before = write(imagine(seen, Dealer(1)))
    do(s, "finalize 1", "build blue 3")
    assert write(imagine(seen, Dealer(1))) == before
