"""The greedy mind: it wins against chance, takes no silly action, and both endings come up in its games."""

from typing import Any

import pytest

from fogline.bots.random import Random
from fogline.core.dealer import Dealer
from fogline.core.playout import playout
from fogline.games.skyline import GAME
from fogline.games.skyline.bots import Greedy
from fogline.games.skyline.fog import view
from fogline.games.skyline.questions import COLUMN
from fogline.games.skyline.rules.turn import legal
from fogline.games.skyline.state import State
from fogline.games.skyline.tests.table import BARE, BOX, boxed_foundations, do, own_box, row, table
from fogline.games.skyline.worth import Outlook, Outlooks

MOST_MOVES = 2000


def play(minds: list[Any], seed: int) -> State:
    dealer, dice = Dealer(seed), Dealer(seed + 1)
    s = GAME.setup(BOX, len(minds), None, dealer)
    for _ in range(MOST_MOVES):
        if not GAME.waiting(s):
            return s
        mind = minds[s.turn]
        choice = mind.choose(view(s, s.turn) if mind.needs_view else None, legal(s, s.turn), dice)
        GAME.apply(s, s.turn, choice, dealer)
        dealer.take()
    raise AssertionError("the game does not end")


def chosen(s: State) -> str:
    return str(s.box.actions[Greedy().choose(view(s, s.turn), legal(s, s.turn), Dealer(1))].words)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance(seats: int) -> None:
    games = 12
    won = 0
    for seed in range(games):
        me = seed % seats
        minds = [Greedy() if seat == me else Random() for seat in range(seats)]
        won += GAME.result(play(minds, seed)).places[me] == 1
    assert won >= games - 1


def test_it_takes_a_column_that_is_good_and_leaves_one_that_brings_nothing() -> None:
    good = table(BARE, columns=[["green 3", "green 3", "blue 3", "gray 3"], ["green 2"], []])
    assert chosen(good) == "finalize 1"
    nothing = table(row(4, "2 2 3 3 3"), columns=[["green 2 bonus"], [], []])
    assert chosen(nothing) == "draw"


def test_it_does_not_add_to_what_the_next_player_takes_anyway() -> None:
    """A good card on top of that would be a present; there are two empty columns."""
    s = table(BARE, BARE, columns=[["gray 3", "blue 3"], [], []])
    s.drawn, s.asks = BOX.cards.index("green 3"), COLUMN
    s.deck[s.drawn] -= 1
    assert chosen(s) != "place 1"


def test_what_is_remembered_between_decisions_is_what_would_be_reckoned_anew() -> None:
    """Whoever builds changes every seat's outlook; also when the next view is of another game."""
    kept, looked = Outlooks(), 0
    for seed in (1, 2, 1):
        dealer = Dealer(seed)
        s = GAME.setup(BOX, 3, None, dealer)
        while GAME.waiting(s):
            v = view(s, s.turn)
            for seat in range(3):
                found, fresh = kept.of(v, seat), Outlook(v, seat)
                cards = [card for card in range(BOX.kinds) if v.deck[card]][:: 5 + seed]
                assert [found.of_card(card) for card in cards] == [fresh.of_card(card) for card in cards]
                assert [found.of_column(c) for c in v.columns] == [fresh.gain(v.cities[seat], c) for c in v.columns]
                looked += kept.of(v, seat) is found
            playout(GAME.rules, s, dealer, 5)
    assert looked > 100


def test_it_builds_what_raises_a_skyscraper() -> None:
    s = table(
        """
        .  .   .  .  .
        3  1f  .  .  .
        3  2t  .  .  .
        .  .   .  .  .
        .  .   .  .  .
        """,
        columns=[["gray 2 tracks", "gray 1 tracks bonus"], [], []],
    )
    do(s, "finalize 1")
    assert chosen(s) == "build gray 2 tracks"


def test_it_returns_contracts_when_it_can() -> None:
    s = table(row(4, "2b 2b . . ."), contracts=[2, 0], contract_tokens=[1, 0])
    assert chosen(s) == "return 2"
    tower = """
    .   .   .  .  .
    3   1f  .  .  .
    3   2t  .  .  .
    .   .   .  .  .
    2b  2b  .  .  .
    """
    s = table(tower, columns=[["gray 2 tracks"], [], []], contracts=[1, 0], contract_tokens=[1, 0])
    assert chosen(s) == "return 1", "for a skyscraper in a column of one card"
    s = table(tower, columns=[["green 2"], [], []], contracts=[1, 0], contract_tokens=[1, 0])
    assert chosen(s) == "draw"


def test_the_leader_lets_the_game_end_and_who_is_behind_does_not() -> None:
    rich = """
    3   3   2t* .  .
    3   3   2t* .  .
    3   3   2t* .  .
    3   3   2t* .  .
    2t* 2t* 2t* .  .
    """
    columns = [["green 2"], [], []]
    ahead = table(rich, BARE, columns=columns, boxed=boxed_foundations(5))
    assert chosen(ahead) == "draw"
    behind = table(BARE, rich, columns=columns, boxed=boxed_foundations(5))
    assert chosen(behind) == "finalize 1"


def test_the_leader_fills_the_city_and_who_is_behind_does_not() -> None:
    box = own_box(board={"spaces": 2, "depots": [1, 2]})
    almost = """
    1s  1s  .  .  .
    0q  .   .  .  .
    0q  0q  .  .  .
    0q  0q  .  .  .
    2   2   .  .  .
    """
    columns = [["gray 0 square"], [], []]
    ahead = table(almost, box=box, columns=columns)
    assert chosen(ahead) == "finalize 1"
    do(ahead, "finalize 1")
    assert chosen(ahead) == "build gray 0 square"
    rich = """
    3   3   .  .  .
    3   3   .  .  .
    3   3   .  .  .
    3   3   .  .  .
    2t* .   .  .  .
    """
    behind = table(almost, rich, box=box, columns=columns)
    assert chosen(behind) == "draw"
    do(behind, "finalize 1")
    assert chosen(behind) == "done"


def test_both_endings_come_up_in_its_games() -> None:
    endings = set()
    for seed in range(200):
        endings.add(GAME.result(play([Greedy(), Greedy()], seed)).ended_by)
        if endings == set(GAME.endings):
            break
    assert endings == set(GAME.endings)


def test_it_answers_every_question_there_is() -> None:
    asked = set()
    dealer, dice = Dealer(9), Dealer(10)
    for seed in range(12):
        s = GAME.setup(BOX, 3, None, Dealer(seed))
        while GAME.waiting(s):
            asked.add(GAME.question(view(s, s.turn)))
            choice = Greedy().choose(view(s, s.turn), legal(s, s.turn), dice)
            assert choice in legal(s, s.turn)
            GAME.apply(s, s.turn, choice, dealer)
    assert asked >= {"turn", "column", "building", "row", "bonus", "bonus-row", "boost", "lay"}
