"""The search decides from its view alone, legally, repeatably and in time, in every game."""

from time import process_time
from typing import Any

import pytest

from fogline.bots.base import make
from fogline.bots.edges import Edge
from fogline.bots.levels import guide
from fogline.bots.search import Search
from fogline.bots.settings import Settings
from fogline.bots.thinker import Thinker, calls_of
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.registry import find_game, games
from fogline.core.result import Result
from tests.bots.small import small_box

GAMES = list(games().values())
GAME = pytest.mark.parametrize("game", GAMES, ids=list(games()))
SPEC = "search:iters=4:width=2"
SPECS = [SPEC, *[f"{level}:iters=4:width=2:seconds=0" for level in ("expert", "master")]]
"""Plays on like the quick mind, for itself like the adept, for all like adepts; the last two ask nets."""


def moments(game: AnyGame, seats: int, moves: int, every: int) -> list[tuple[Any, int]]:
    """States of a game between the game's own quick minds, with a seat that is asked."""
    dealer = Dealer(17)
    mind = guide(game)
    state = game.setup(small_box(game), seats, game.read_options({}), dealer)
    found = []
    for number in range(moves):
        waiting = game.waiting(state)
        if not waiting:
            break
        seat = waiting[-1]
        legal = game.legal(state, seat)
        if number % every == 0 and len(legal) > 1:
            found.append((game.copy(state), seat))
        game.apply(state, seat, mind.choose(game.view(state, seat), legal, dealer), dealer)
    return found


@pytest.mark.parametrize("spec", SPECS)
@GAME
def test_worlds_that_differ_in_what_is_hidden_only_get_the_same_choice(game: AnyGame, spec: str) -> None:
    compared = 0
    for state, seat in moments(game, game.seats[-1], 400, 7):
        view, legal = game.view(state, seat), game.legal(state, seat)
        other = game.imagine(view, Dealer(8))
        if game.position(other) == game.position(state):
            continue  # nothing is hidden from this seat now
        choice = make(game, spec).choose(view, legal, Dealer(3))
        assert choice in legal
        assert make(game, spec).choose(game.view(other, seat), game.legal(other, seat), Dealer(3)) == choice
        compared += 1
        if compared == 3:
            break
    assert compared or not game.secret


@GAME
def test_a_search_leaves_its_view_as_it_was(game: AnyGame) -> None:
    for state, seat in moments(game, game.seats[0], 25, 12):
        view = game.view(state, seat)
        make(game, SPEC).choose(view, game.legal(state, seat), Dealer(5))
        assert view == game.view(state, seat)


@GAME
def test_a_search_keeps_to_its_time(game: AnyGame) -> None:
    """It begins no game that it has no time for; without time it trusts the guide."""
    state, seat = moments(game, game.seats[0], 30, 3)[-1]
    view, legal = game.view(state, seat), game.legal(state, seat)
    begin = process_time()
    once = Thinker(game, guide(game), iters=2, width=2)
    once.choose(view, legal, Dealer(1))
    one_comparison = process_time() - begin
    begin = process_time()
    Thinker(game, guide(game), seconds=0.2, width=2).choose(view, legal, Dealer(1))
    assert process_time() - begin < 0.3 + 20 * one_comparison
    hasty = Thinker(game, guide(game), seconds=1e-9)
    assert hasty.choose(view, legal, Dealer(1)) == guide(game).choose(view, legal, Dealer(1))
    assert hasty.searched == 0


@GAME
def test_more_games_are_imagined_when_more_are_allowed(game: AnyGame) -> None:
    state, seat = moments(game, game.seats[0], 12, 1)[0]
    spent = []
    for iters in (4, 10):
        mind = Thinker(game, guide(game), iters=iters, width=2)
        mind.choose(game.view(state, seat), game.legal(state, seat), Dealer(1))
        spent.append(mind.searched)
    assert 0 < spent[0] <= 4
    assert spent[0] <= spent[1] <= 10


@GAME
def test_what_was_compared_is_told_with_the_choice_first(game: AnyGame) -> None:
    state, seat = moments(game, game.seats[0], 12, 1)[0]
    thought = Thinker(game, guide(game), iters=9, width=3).think(
        game.view(state, seat), game.legal(state, seat), Dealer(2)
    )
    assert thought.options[0].action == thought.action
    assert len(thought.options) <= 3
    assert all(0 <= option.wins <= 1 and option.games for option in thought.options)


def test_a_level_imagines_as_many_games_whatever_the_machine_does() -> None:
    """Where there is time for them; so the same dice give the same choice."""
    game = find_game("skyline")
    state, seat = moments(game, 2, 40, 1)[-1]
    view, legal = game.view(state, seat), game.legal(state, seat)
    spec = "expert:iters=24:width=3:seconds="
    assert make(game, f"{spec}1000").choose(view, legal, Dealer(2)) == make(game, f"{spec}2000").choose(
        view, legal, Dealer(2)
    )


def test_an_only_action_is_done_unthought() -> None:
    game = GAMES[0]
    state, seat = moments(game, 2, 5, 1)[0]
    mind = make(game, SPEC)
    assert mind.choose(game.view(state, seat), game.legal(state, seat)[-1:], Dealer(1)) == game.legal(state, seat)[-1]
    assert isinstance(mind, Thinker)
    assert mind.searched == 0


def test_who_is_second_of_three_has_done_better_than_who_is_last() -> None:
    """With the same margin to the winner. Of two, only the margin counts; what is told of an action is the margin."""
    game = find_game("investors")
    calls = calls_of(game, guide(game))
    state, seat = moments(game, 3, 3, 1)[0]
    search = Search(calls, Settings(2, 0.6, 0.25, 30, 0.3), game.view(state, seat), 1, 3, 9)
    edge = Edge(0)
    third = search.payoffs(Result((50, 40, 45), (1, 3, 2), "end", ()), edge)
    second = search.payoffs(Result((50, 40, 35), (1, 2, 3), "end", ()), edge)
    assert second[1] > third[1]
    assert edge.margin == -20
