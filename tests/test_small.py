"""What the house makes of a small game by itself: bare tables, copies, views, positions, the table in plain lines."""

from dataclasses import dataclass
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import PositionError
from fogline.core.game import choice
from fogline.core.ids import NOBODY
from fogline.core.text import Speaker
from fogline.parts.declared import HIDDEN, SEAT, own, public, secret
from fogline.parts.small import (
    N_,
    Counts,
    Each,
    Flag,
    Line,
    Many,
    Named,
    Once,
    OrNone,
    PlainBox,
    Plural,
    Reason,
    Result,
    Some,
    Whole,
    Words,
    because,
    drawn,
    small_game,
)

SUITS = ("clubs", "cups")
BOARD = ("hands", "choices", "score", "rows", "trump", "suits", "piles", "marked", "laid", "over", "removed")


@dataclass(frozen=True)
class Options:
    long: bool = choice(False, True)


@dataclass(frozen=True)
class Pass:
    words: str = "pass"


@dataclass
class State:
    box: PlainBox
    seats: int
    options: Options
    turn: int = public(SEAT)
    over: bool = public(Flag())
    trump: int = public(Named(SUITS, sort="suit"))
    laid: list[int] = public(Each(OrNone(Named(SUITS, sort="suit"))))
    rows: list[int] = public(Many(Whole(1, 9), 2))
    score: list[int] = public(Each(Whole(0, 99)))
    suits: list[int] = public(Counts(SUITS, sort="suit"))
    piles: list[int] = public(Counts(SUITS))
    marked: int = public(Some(SUITS, sort="suit"))
    hands: list[list[int]] = own(Each(Once(Whole(0, 9))))
    choices: list[int] = own(Each(OrNone(Whole(0, 9))))
    removed: list[int] = secret(Many(Whole(0, 9)))


def dealt(s: State, dealer: Dealer) -> None:
    s.hands = [[3 * seat, 3 * seat + 1] for seat in range(s.seats)]
    s.choices[1] = 4
    s.removed = [9]


def nothing(s: State) -> list[Reason]:
    return []


def result(s: Any) -> Result:
    return Result(tuple(s.score), (1,) * s.seats, "done", tuple((Line("all", n),) for n in s.score))


GAME = small_game(
    "trial",
    State,
    seats=range(2, 4),
    actions=[Pass()],
    options=Options,
    setup=dealt,
    waiting=lambda s: () if s.over else (s.turn,),
    why_not=lambda s, seat, action: [because("not-yet")] if s.marked else [],
    apply=lambda s, seat, action, dealer: None,
    result=result,
    imagine=lambda s, dealer: None,
    audit=nothing,
    kinds=(),
    words=Words(
        title=N_("Trial"),
        events={},
        actions={"Pass": N_("Pass")},
        reasons={"not-yet": N_("Not yet.")},
        lines={"all": N_("All"), "each": N_("{n} of them"), "some": Plural("one", "many", "n")},
        endings={"done": N_("Done.")},
        questions={"pass": N_("Pass?")},
        names={"suit": lambda box, number, say: ("the Clubs", "the Cups")[number]},
        board={key: key.title() for key in BOARD},
    ),
    minds={},
)


@pytest.fixture
def state() -> State:
    made: State = GAME.setup(GAME.box(None), 2, Options(long=True), Dealer(1))
    return made


def test_a_bare_table_has_what_each_field_says(state: State) -> None:
    assert (state.turn, state.over, state.trump, state.rows, state.score) == (0, False, 0, [1, 1], [0, 0])
    assert (state.suits, state.marked, state.choices, state.options) == ([0, 0], 0, [-1, 4], Options(long=True))


def test_a_copy_shares_nothing_that_changes(state: State) -> None:
    copy = GAME.copy(state)
    assert copy == state
    copy.hands[0].append(7)
    copy.score[0] = 5
    assert (state.hands[0], state.score[0]) == ([0, 1], 0)


def test_a_view_shows_how_many_there_are_and_not_what(state: State) -> None:
    mine = GAME.view(state, 1)
    assert mine.hands == [[HIDDEN, HIDDEN], [3, 4]]
    assert (mine.choices, GAME.view(state, 0).choices) == ([-1, 4], [-1, HIDDEN])
    assert mine.removed == [HIDDEN]
    assert GAME.view(state, NOBODY).hands == [[HIDDEN] * 2] * 2
    assert GAME.view(GAME.imagine(mine, Dealer(1)), 1) == mine != GAME.view(state, 0)
    assert GAME.secret == {"hands", "choices", "removed"}
    assert not GAME.public & GAME.secret


def test_a_position_is_read_again_and_its_options_are_kept(state: State) -> None:
    written = GAME.position(state)
    assert written["trump"] == "clubs"
    assert GAME.restore(state.box, 2, Options(long=True), written) == state
    with pytest.raises(PositionError):
        GAME.restore(state.box, 2, Options(), {**written, "turn": 2})


def test_what_there_is_nothing_against_is_legal(state: State) -> None:
    assert GAME.legal(state, 0) == [0]
    assert GAME.legal(state, 1) == []
    assert [reason.key for reason in GAME.explain(state, 1, 0)] == ["not-your-moment"]
    state.marked = 1
    assert GAME.legal(state, 0) == []
    assert [reason.key for reason in GAME.explain(state, 0, 0)] == ["not-yet"]


def test_the_table_is_told_by_the_fields_that_have_a_word(state: State) -> None:
    state.suits, state.piles, state.marked, state.laid = [0, 3], [2, 0], 3, [-1, 1]
    say = Speaker("en", GAME.words)
    assert GAME.show(GAME.view(state, 1), say).splitlines() == [
        "Hands: 3 4",
        "Choices: 4",
        "Trump: the Clubs",
        "Suits: the Clubs 0, the Cups 3",
        "Marked: the Clubs, the Cups",
        "Player 1: Laid -, Score 0, Hands 2, Choices -",
        "Player 2: Laid the Cups, Score 0, Hands 2, Choices ?",
        "Over: -",
        "Rows: 1 1",
        "Piles: clubs 2, cups 0",
    ]
    state.over = True
    assert "Over: ✓" in GAME.show(GAME.view(state, 0), say).splitlines()
    assert "Choices: -" in GAME.show(GAME.view(state, 0), say).splitlines()
    assert GAME.show(GAME.view(state, NOBODY), say).startswith("Trump: the Clubs")


def test_lines_that_are_plain_are_summed_up_by_themselves() -> None:
    assert [(category.name, category.lines) for category in GAME.words.categories] == [("All", ("all",))]


def test_nothing_is_drawn_from_a_bag_that_does_not_hold_it() -> None:
    with pytest.raises(ValueError, match="3 are to be drawn from a bag that holds 2"):
        drawn(Dealer(1), [1, 0, 1], 3)
