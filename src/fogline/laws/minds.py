"""Laws of the minds: they play whole games legally, and the same view and dice give the same choice."""

from fogline.bots.base import make, minds
from fogline.core.dealer import Dealer
from fogline.laws.cases import MOST_MOVES, Case


def test_minds_play_whole_games_from_views_alone(case: Case) -> None:
    """A mind chooses something legal, and the same from the same view with the same dice.

    All chance of a mind comes from the dealer it is given; what it remembers must not change what it chooses, since
    another process may ask another one of its kind.
    """
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
            where = f"{case.name}: {name} at move {number} for seat {seat}"
            assert choice in legal, f"{where} chose {choice!r}; legal are {legal}"
            if number % 5 == 0:
                # The same view, made from another world, and the same dice.
                other = game.view(game.imagine(view, Dealer(number)), seat)
                again = make(game, name).choose(other, legal, Dealer(number))
                assert again == choice, f"{where} chose {case.words(choice)}, then {case.words(again)}"
            game.apply(state, seat, choice, dealer)
        assert not game.waiting(state), f"{case.name}: with {name} the game does not end"
