"""The doors for learners pass the tests of PettingZoo and Gymnasium."""

import warnings

import gymnasium
import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import games

GAME = pytest.mark.parametrize("game", games())
MOST_MOVES = 5_000


@GAME
def test_pettingzoo_accepts_every_game_and_wonders_about_nothing(game: str) -> None:
    from pettingzoo.test import api_test, seed_test

    from fogline.lab.adapters.aec import GameEnv

    with warnings.catch_warnings(record=True) as wondered:
        warnings.simplefilter("always")
        api_test(GameEnv(game, games()[game].seats[-1]), num_cycles=12)
        seed_test(lambda: GameEnv(game, games()[game].seats[-1]), num_cycles=6)
    assert not [str(warning.message) for warning in wondered]


@GAME
def test_gymnasium_makes_and_accepts_every_game(game: str) -> None:
    from gymnasium.utils.env_checker import check_env

    from fogline.lab.adapters import register

    register()
    seats = games()[game].seats[0]
    with warnings.catch_warnings(record=True) as wondered:
        warnings.simplefilter("always")
        env = gymnasium.make(f"fogline/{game}-v0", seats=seats, bots=["random"])
        check_env(env.unwrapped)
    assert not [str(warning.message) for warning in wondered]
    assert env.unwrapped.seating.seats == seats


@GAME
def test_a_whole_game_is_learned_from_by_its_masks(game: str) -> None:
    from fogline.lab.adapters.gym import SeatEnv

    env = SeatEnv(game, ["greedy"] * max(0, games()[game].seats[0] - 1), seat=1)
    told, _ = env.reset(seed=4)
    dice = Dealer(1)
    for _ in range(3_000):
        legal = told["action_mask"].nonzero()[0]
        told, reward, over, _, about = env.step(legal[dice.below(len(legal))])
        assert env.observation_space.contains(told)
        if over:
            break
    assert over
    assert "illegal" not in about
    assert 0 <= reward <= 1
    assert about["place"] >= 1


@GAME
def test_arrays_show_the_view_and_nothing_hidden(game: str) -> None:
    from fogline.lab.adapters.aec import GameEnv

    env = GameEnv(game, games()[game].seats[-1])
    env.reset(seed=3)
    rules = env.game
    for _ in range(12):
        agent = env.agent_selection
        seat = env.possible_agents.index(agent)
        view = rules.view(env.state, seat)
        other = rules.imagine(view, Dealer(8))
        seen = env.observe(agent)
        assert (env.layout.array(rules.view(other, seat)) == seen).all()
        part = env.layout.table["seat"]
        assert round(seen[part.start] * part.scale) == seat
        env.step(rules.legal(env.state, seat)[0])


def test_an_illegal_action_is_refused_or_loses() -> None:
    from fogline.lab.adapters.aec import GameEnv
    from fogline.lab.adapters.gym import SeatEnv

    game = next(iter(games()))
    table = GameEnv(game)
    table.reset(seed=1)
    illegal = int((table.infos[table.agent_selection]["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(ValueError, match="not legal"):
        table.step(illegal)
    alone = SeatEnv(game)
    told, _ = alone.reset(seed=1)
    illegal = int((told["action_mask"] == 0).nonzero()[0][0])
    assert alone.step(illegal)[1:3] == (-1.0, True)


@GAME
def test_open_spiel_plays_every_game(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="NOT INSTALLED: pip install open_spiel to test its adapter")
    from fogline.lab.adapters.spiel import load

    spiel = load(game, games()[game].seats[0], seed=3)
    state, dealer, moves = spiel.new_initial_state(), Dealer(5), 0
    assert state.is_chance_node()
    state.apply_action(0)
    while not state.is_terminal():
        seat, legal = state.current_player(), state.legal_actions()
        if moves % 25 == 20:
            for other in (state.clone(), state.resample_from_infostate(seat, lambda: 0.3)):
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.legal_actions() == legal
        state.apply_action(legal[dealer.below(len(legal))])
        moves += 1
        assert moves < 20_000
    assert sum(state.returns()) <= 1.0
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
