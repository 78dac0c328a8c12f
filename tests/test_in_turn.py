"""What the quick check leaves to the long one is still there."""

from fogline.core.registry import games
from tests.in_turn import one_game


def test_the_quick_check_tries_one_game_and_the_long_one_each() -> None:
    for quick in games():
        _, params = one_game(quick).args
        assert [param.values[0] for param in params if not param.marks] == [quick]
        assert {param.values[0] for param in params} == set(games())
