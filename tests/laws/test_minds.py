"""Laws of the minds: they play whole games legally, and the same view and dice give the same choice."""

from fogline.bots.base import make, minds
from fogline.core.dealer import Dealer
from tests.laws.cases import MOST_MOVES, Case


def test_minds_play_whole_games_from_views_alone(case: Case) -> None:
    game = case.game
    for name in minds(game):
        mind = make(game, name)
        dealer = Dealer(71)
        state = case.start(dealer)
        for number in range(MOST_MOVES):
            seats = game.waiting(state)
            if not seats:
                break
            seat = seats[-1]
            view, legal = game.view(state, seat), game.legal(state, seat)
            choice = mind.choose(view, legal, Dealer(number))
            assert choice in legal
            if number % 5 == 0:
                # The same view, made from another world, and the same dice.
                other = game.view(game.imagine(view, Dealer(number)), seat)
                assert make(game, name).choose(other, legal, Dealer(number)) == choice
            game.apply(state, seat, choice, dealer)
        assert not game.waiting(state), name
