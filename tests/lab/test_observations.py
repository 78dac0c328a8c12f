"""What learners are told: every number has its place and its bounds, and can be read back."""

import re
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy
import pytest

from fogline.core.dealer import Dealer
from fogline.core.fields import plain
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.core.result import Result

GAME = pytest.mark.parametrize("game", games())


def moments(game: str, seats: int, every: int = 9) -> Iterator[Match]:
    """Now and then during a game that the samples of a layout do not know."""
    match, dice = Match.new(game, seats, seed=77), Dealer(78)
    while match.waiting:
        seat = match.waiting[0]
        if len(match.turns) % every == 0:
            yield match
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
    yield match


@GAME
def test_observations_are_bounded_and_can_be_read_back(game: str) -> None:
    from fogline.lab.adapters.layout import BITS, SCALED, bare, leaves
    from fogline.lab.adapters.seating import Seating

    seating = Seating(game, games()[game].seats[-1], None, "win")
    table, space = seating.layout.table, seating.space()
    assert sum(part.size for part in table.values()) == seating.layout.size
    for match in moments(game, seating.seats):
        view = match.view(0)
        told = seating.told(match._state, 0)
        assert space.contains(told)
        for path, numbers in leaves(plain(view)):
            part = table[path]
            seen = told["observation"][part.start : part.start + part.size]
            if part.kind == BITS:
                width = match.game.words.counts[match.game.masks[bare(path)]](match.box)
                bits = [[bit for bit in range(width) if n >> bit & 1] for n in numbers]
                assert [list(numpy.flatnonzero(row)) for row in seen[: width * len(numbers)].reshape(-1, width)] == bits
            elif part.kind == SCALED and max(map(abs, numbers)) <= part.scale:
                assert [round(float(n) * part.scale) for n in seen] == numbers


@GAME
def test_no_wide_number_is_left_unsaid(game: str) -> None:
    """A set that its game has not named would be scaled, and its low bits lost."""
    from fogline.lab.adapters.layout import BITS, layout_of

    layout = layout_of(game, games()[game].seats[0], games()[game].read_options({}))
    wide = {path: part.scale for path, part in layout.table.items() if part.kind != BITS and part.scale > 2**17}
    assert not wide


@GAME
def test_the_sets_that_a_game_names_are_there(game: str) -> None:
    from fogline.lab.adapters.layout import BITS, bare, layout_of

    layout = layout_of(game, games()[game].seats[-1], games()[game].read_options({}))
    assert {bare(path) for path, part in layout.table.items() if part.kind == BITS} == set(games()[game].masks)


@GAME
def test_it_is_rendered_as_text_and_as_a_picture(game: str) -> None:
    from fogline.lab.adapters.aec import GameEnv
    from fogline.lab.adapters.gym import SeatEnv

    bots = ["random"] * (games()[game].seats[0] - 1)
    for mode, sign in (("ansi", r"\w"), ("svg", "^<svg ")):
        one, many = SeatEnv(game, bots, render_mode=mode), GameEnv(game, render_mode=mode)
        one.reset(seed=2)
        many.reset(seed=2)
        assert re.search(sign, one.render() or "")
        assert re.search(sign, many.render() or "")
    silent = SeatEnv(game, bots)
    silent.reset(seed=2)
    assert silent.render() is None


def test_rewards_are_by_win_margin_or_score() -> None:
    from fogline.lab.adapters.rewards import REWARDS
    from fogline.lab.adapters.seating import Seating

    tied = Result((20, 26, 26), (3, 1, 1), "", ((), (), ()))
    assert REWARDS["win"](tied, 2) == [0.0, 0.5, 0.5]
    assert REWARDS["score"](tied, 2) == [10.0, 13.0, 13.0]
    assert REWARDS["margin"](tied, 2) == [-3.0, 0.0, 0.0]
    solo = Result((20,), (1,), "", ((),), automa_score=15)
    assert REWARDS["margin"](solo, 1) == [5.0]
    with pytest.raises(ValueError, match="reward must be one of win, margin, score"):
        Seating("skyline", 2, None, "glory")


# -- many games at once ----------------------------------------------------------------------------------------------


def some(legal: list[int], dice: Dealer) -> int:
    return legal[dice.below(len(legal))]


def alone(env: Any, seed: int) -> tuple[int, Result]:
    """One game of an environment's, played by itself."""
    rules, told = env.game, env.seating
    dealer, dice, moves = Dealer(seed, quiet=True), Dealer(seed), 0
    state = rules.setup(told.box, told.seats, told.options, dealer)
    while rules.waiting(state):
        seat = rules.waiting(state)[0]
        rules.apply(state, seat, some(rules.legal(state, seat), dice), dealer)
        moves += 1
    return moves, rules.result(state)


@GAME
def test_many_games_at_once_are_those_that_one_would_play_alone(game: str) -> None:
    """Three games stepped together, then the next deals begin in their places."""
    from fogline.lab.adapters.vector import VectorEnv

    env = VectorEnv(game, 3, views=False, reward="score")
    env.reset(seed=1)
    seeds = [env.batch.next_seed - 2 + n for n in range(3)]
    single = [alone(env, seed) for seed in seeds]
    dice = [Dealer(seed) for seed in seeds]
    ended: dict[int, tuple[int, Result | None]] = {}
    for step in range(max(moves for moves, _ in single)):
        acted = env.batch.seats[:]
        told, rewards, over, cut, infos = env.step(list(map(some, env.batch.legal, dice)))
        assert [int(row.sum()) for row in told["action_mask"]] == [len(legal) for legal in env.batch.legal]
        assert not cut.any()
        for number in map(int, numpy.flatnonzero(over)):
            # The deal that follows in its place is not the one that is compared.
            ended.setdefault(number, (step + 1, env.batch.results[number]))
            assert rewards[number] == infos["rewards"][number][acted[number]]
    assert [ended[number] for number in range(3)] == single


@GAME
def test_many_games_against_bots_ask_the_learner_alone(game: str) -> None:
    from fogline.lab.adapters import register
    from fogline.lab.adapters.vector import VectorEnv

    register()
    env = gymnasium.make_vec(
        f"fogline/{game}-v0", 3, "vector_entry_point", seats=games()[game].seats[-1], bots=["random", "greedy"], seat=1
    )
    assert isinstance(env, VectorEnv)
    told, infos = env.reset(seed=4)
    dice, over = Dealer(1), False
    for _ in range(4_000):
        assert env.observation_space.contains(told)
        assert list(infos["seat"]) == [1, 1, 1]
        told, rewards, ended, _, infos = env.step([some(legal, dice) for legal in env.batch.legal])
        if ended.any():
            assert set(rewards[ended]) <= {0.0, 0.5, 1.0} or rewards.min() >= 0
            over = True
            break
    assert over
    again, _ = env.reset(seed=4)
    twice, _ = env.reset(seed=4)
    assert (again["observation"] == twice["observation"]).all()


def test_many_games_play_nothing_illegal() -> None:
    from fogline.lab.adapters.vector import VectorEnv

    env = VectorEnv(next(iter(games())), 2)
    bad = int(env.masks[1].argmin())
    before = list(env.batch.seats)
    with pytest.raises(ValueError, match="game 1: action"):
        env.step([env.batch.legal[0][0], bad])
    with pytest.raises(ValueError, match="one action for each game"):
        env.step([0])
    assert (env.batch.moves, env.batch.seats) == (0, before)
