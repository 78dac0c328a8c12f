"""Styles and names: minds that play differently from the quick mind, and are called something in every language."""

import pytest

from fogline.bots.base import make, minds
from fogline.bots.levels import LEVELS
from fogline.bots.names import HELP, NAMES, called
from fogline.bots.styles import styles
from fogline.bots.taste import STYLES
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.registry import games
from fogline.core.text import Speaker
from fogline.table.text import speaker

GAMES = list(games().values())
GAME = pytest.mark.parametrize("game", GAMES, ids=list(games()))
DEALS = 12


def differs(game: AnyGame, one: str, other: str) -> bool:
    """Whether two minds choose differently somewhere in some games of the first."""
    box = game.box(None)
    for seed in range(DEALS):
        dealer, dice = Dealer(seed), Dealer(seed)
        state = game.setup(box, game.seats[-1], game.read_options({}), dealer)
        first, second = make(game, one), make(game, other)
        while seats := game.waiting(state):
            view, legal = game.view(state, seats[0]), game.legal(state, seats[0])
            seed_of_choice = int(dice.below(1 << 30))
            choice = first.choose(view, legal, Dealer(seed_of_choice))
            if choice != second.choose(view, legal, Dealer(seed_of_choice)):
                return True
            game.apply(state, seats[0], choice, dealer)
    return False


@GAME
def test_no_two_styles_play_alike(game: AnyGame) -> None:
    assert styles(game) == list(STYLES)
    names = ["greedy", *STYLES]
    for n, one in enumerate(names):
        for other in names[n + 1 :]:
            assert differs(game, one, other), f"{one} plays as {other} does"


def test_all_that_people_choose_from_is_named_and_told_in_every_language() -> None:
    english, spanish = speaker("en"), speaker("es")
    for game in GAMES:
        for name in (*LEVELS, *minds(game)):
            assert called(name, english) == NAMES[name]
            assert called(name, spanish) not in (name, NAMES[name])
    assert list(HELP) == [*LEVELS, *STYLES]
    assert called("./my-bot", Speaker("es")) == "./my-bot"
