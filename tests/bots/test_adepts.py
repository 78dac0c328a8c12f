"""Adepts go by numbers of their own where those were tuned."""

import subprocess
import sys
import tomllib
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from fogline.bots.adepts import ADEPT, Adepts
from fogline.bots.base import make
from fogline.bots.levels import guide
from fogline.bots.thinker import Thinker
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId
from fogline.core.protocols import Mind
from fogline.core.registry import find_game, games
from tests.bots.test_styles import differs

ROOT = Path(__file__).resolve().parents[2]
GAMES = list(games().values())
GAME = pytest.mark.parametrize("game", GAMES, ids=list(games()))


def adepts(game: AnyGame) -> Adepts:
    found = game.minds[ADEPT]
    assert isinstance(found, Adepts)
    return found


@GAME
def test_the_adept_is_tuned_by_numbers_that_the_quick_mind_has(game: AnyGame) -> None:
    maker = adepts(game)
    assert set(maker.tuned) == set(game.seats)
    for numbers in maker.tuned.values():
        assert set(numbers) <= set(maker.names())
        assert all(isfinite(number) and number >= 0 for number in numbers.values())


@GAME
def test_the_adept_plays_otherwise_and_without_tuning_as_usual(game: AnyGame, tmp_path: Path) -> None:
    assert differs(game, "strong", ADEPT)
    plain = Adepts(adepts(game).quick, adepts(game).usual, tmp_path / "habits.toml")
    state, dealer = game.setup(game.box(None), game.seats[-1], game.read_options({}), Dealer(5)), Dealer(6)
    one, other = plain(), guide(game)
    while waiting := game.waiting(state):
        view, legal = game.view(state, waiting[0]), game.legal(state, waiting[0])
        choice = one.choose(view, legal, Dealer(7))
        assert choice == other.choose(view, legal, Dealer(7))
        game.apply(state, waiting[0], choice, dealer)


def test_a_number_that_no_habit_has_is_a_mistake(tmp_path: Path) -> None:
    maker = adepts(find_game("skyline"))
    file = tmp_path / "habits.toml"
    file.write_text("[2]\npatients = 1.0\n", encoding="utf-8")
    with pytest.raises(AttributeError):
        Adepts(maker.quick, maker.usual, file)()


def test_an_adept_of_four_at_rebuild_wins_most_meetings_with_the_quick_mind() -> None:
    """`bench/tune.py --kept` has it four of five; in twelve deals of two seatings hardly less than three of five."""
    game, box = find_game("rebuild"), find_game("rebuild").box(None)
    won: list[float] = []
    for seed in range(12):
        for first in (0, 1):
            mine = [(seat + first) % 2 == 0 for seat in range(4)]
            minds = [make(game, ADEPT if own else "strong") for own in mine]
            dealer = Dealer(seed)
            state = game.setup(box, 4, game.read_options({}), dealer)
            while waiting := game.waiting(state):
                view, legal = game.view(state, waiting[0]), game.legal(state, waiting[0])
                game.apply(state, waiting[0], minds[waiting[0]].choose(view, legal, dealer), dealer)
            scores = game.result(state).scores
            won += [float(scores[a] > scores[b]) for a in range(4) for b in range(4) if mine[a] and not mine[b]]
    assert len(won) == 96
    assert mean(won) > 0.6


def test_habits_can_be_tuned_again() -> None:
    """One round of few deals goes through all of it, and says numbers that the adept can be made of."""
    few = ["skyline", "--seats", "2", "--seconds", "0", "--deals", "1", "--fresh", "3"]
    done = subprocess.run(
        [sys.executable, ROOT / "bench" / "tune.py", *few], capture_output=True, text=True, check=True
    )
    heading, told = done.stdout.split("\n", 1)
    assert heading.startswith("round 1: ")
    assert heading.endswith(" in 3 deals")
    maker = adepts(find_game("skyline"))
    numbers = tomllib.loads(told)["2"]
    assert set(numbers) == set(maker.names())
    usual = maker.usual()
    assert any(numbers[name] != getattr(usual, name) for name in numbers)
    maker.mind(numbers)


class Noting:
    """A quick mind that notes for which seats it was asked."""

    needs_view = True

    def __init__(self, mind: Mind[Any]) -> None:
        self.mind = mind
        self.seats: set[int] = set()

    def choose(self, view: Any, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        self.seats.add(view.seat)
        return self.mind.choose(view, legal, dealer)


@pytest.mark.parametrize("all_adept", [False, True])
def test_a_search_plays_on_for_itself_like_the_adept_and_master_for_all(all_adept: bool) -> None:
    game = find_game("skyline")
    state, dealer = game.setup(game.box(None), 3, game.read_options({}), Dealer(1)), Dealer(2)
    while len(game.legal(state, seat := game.waiting(state)[0])) < 3:
        game.apply(state, seat, game.legal(state, seat)[0], dealer)
    quick, adept = Noting(guide(game)), Noting(guide(game))
    mind = Thinker(game, quick, iters=12, width=3, adept=adept, all_adept=all_adept)
    mind.choose(game.view(state, seat), game.legal(state, seat), dealer)
    assert adept.seats == ({0, 1, 2} if all_adept else {seat})
    assert quick.seats == (set() if all_adept else {0, 1, 2} - {seat})
    expert, master = make(game, "expert"), make(game, "master")
    assert isinstance(expert, Thinker)
    assert isinstance(master, Thinker)
    assert (expert.adept is not None, expert.all_adept, master.all_adept) == (True, False, True)
