"""The doors for learners pass the tests of PettingZoo and Gymnasium; skipped, loudly, where those are not installed."""

import warnings

import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import games

pettingzoo = pytest.importorskip(
    "pettingzoo", reason="NOT INSTALLED: pip install 'fogline[learn]' to test the adapters"
)
gymnasium = pytest.importorskip("gymnasium", reason="NOT INSTALLED: pip install 'fogline[learn]' to test the adapters")

GAME = pytest.mark.parametrize("game", games())
MOST_MOVES = 5_000


@GAME
def test_pettingzoo_accepts_every_game(game: str) -> None:
    from pettingzoo.test import api_test, seed_test

    from fogline.lab.adapters.aec import GameEnv

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders about observations that are not pictures
        api_test(GameEnv(game, games()[game].seats[-1]), num_cycles=60)
        seed_test(lambda: GameEnv(game), num_cycles=15)


@GAME
def test_gymnasium_accepts_every_game(game: str) -> None:
    from gymnasium.utils.env_checker import check_env

    from fogline.lab.adapters.gym import SeatEnv

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(game, ["random"] * max(0, games()[game].seats[0] - 1)), skip_render_check=True)


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
        seen = env.observe(agent)["observation"]
        assert (env.layout.array(rules.view(other, seat)) == seen).all()
        start, _, _ = env.layout.table["seat"]
        assert seen[start] == seat
        env.step(rules.legal(env.state, seat)[0])


def test_an_illegal_action_is_refused_or_loses() -> None:
    from fogline.lab.adapters.aec import GameEnv
    from fogline.lab.adapters.gym import SeatEnv

    game = next(iter(games()))
    table = GameEnv(game)
    table.reset(seed=1)
    illegal = int((table.observe(table.agent_selection)["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(ValueError, match="not legal"):
        table.step(illegal)
    alone = SeatEnv(game)
    told, _ = alone.reset(seed=1)
    illegal = int((told["action_mask"] == 0).nonzero()[0][0])
    assert alone.step(illegal)[1:3] == (-1.0, True)


@GAME
def test_a_batch_plays_what_single_games_play(game: str) -> None:
    """Three games stepped together are the three games one would play alone, then the next deals begin."""
    numpy = pytest.importorskip("numpy")
    from fogline.lab.adapters.vector import VectorEnv

    def some(legal: list[int], dice: Dealer) -> int:
        return legal[dice.below(len(legal))]

    env = VectorEnv(game, 3, seed=40)
    rules, alone = env.game, []
    for seed in (41, 42, 43):
        dealer, dice, moves = Dealer(seed, quiet=True), Dealer(seed), 0
        state = rules.setup(rules.box(None), env.players, rules.read_options({}), dealer)
        while rules.waiting(state) and moves < MOST_MOVES:
            seat = rules.waiting(state)[0]
            rules.apply(state, seat, some(rules.legal(state, seat), dice), dealer)
            moves += 1
        alone.append((moves, rules.result(state)))
    together: dict[int, object] = {}
    all_dice = [Dealer(seed) for seed in (41, 42, 43)]
    for step in range(max(moves for moves, _ in alone)):
        assert [int(row.sum()) for row in env.masks] == [len(legal) for legal in env.batch.legal]
        rewards, ended = env.step(list(map(some, env.batch.legal, all_dice)))
        for number in numpy.flatnonzero(ended):
            # The deal that follows in its place is not the one that is compared.
            together.setdefault(int(number), (step + 1, env.batch.results[number]))
            assert rewards[number].sum() in (0.0, 1.0)
    assert [together[number] for number in range(3)] == alone
    assert env.observe().shape == (3, env.layout.size)


def test_a_batch_plays_nothing_illegal() -> None:
    from fogline.lab.adapters.vector import VectorEnv

    env = VectorEnv(next(iter(games())), 2)
    bad = int(env.masks[1].argmin())
    before = list(env.batch.seats)
    with pytest.raises(ValueError, match="game 1: action"):
        env.step([env.batch.legal[0][0], bad])
    with pytest.raises(ValueError, match="one action for each game"):
        env.step([0])
    assert (env.batch.moves, env.batch.seats) == (0, before)


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
