"""Chapter 2: the turn."""

from fogline.games.skyline.tests.table import BARE, BOX, can, do, table, why_not


def test_2_1_place_a_project_or_finalize_clockwise() -> None:
    s = table(BARE, BARE, BARE, columns=[["blue 3"], [], []], turn=2)
    assert can(s) == ["draw", "finalize 1"]
    assert why_not(s, "draw", seat=0) == [("not-your-moment", "")]
    assert why_not(s, "place 1") == [("place-or-finalize", "2.1")]
    assert why_not(s, "done") == [("place-or-finalize", "2.1")]
    do(s, "draw", "place 2", chance=[BOX.cards.index("green 3")])
    assert s.turn == 0, "after the last seat comes the first"
    do(s, "finalize 1", "done")
    assert s.turn == 1


MINE = """
.   .   .  .  .
.   .   .  .  .
.   .   .  .  .
.   .   .  .  .
2b  2b  .  .  .
"""
THEIRS = """
.     .     .  .  .
.     .     .  .  .
.     .     .  .  .
.     .     .  .  .
1tb*  1tb*  .  .  .
"""


def test_2_2_the_contract_token_at_every_question_of_ones_own_turn() -> None:
    """With a token and contracts, each question of the turn also offers to return them; nobody else's does."""
    columns = [["black 2", "black 2", "black 2"], [], []]
    s = table(MINE, THEIRS, columns=columns, contracts=[2, 0], contract_tokens=[1, 1])
    assert can(s) == ["draw", "finalize 1", "return 1", "return 2"]
    assert why_not(s, "return 1", seat=1) == [("not-your-moment", "")]
    do(s, "draw", chance=[BOX.cards.index("green 3")])
    assert can(s) == ["place 1", "place 2", "place 3", "return 1", "return 2"]

    s = table(MINE, THEIRS, columns=columns, contracts=[2, 0], contract_tokens=[1, 1])
    do(s, "finalize 1")
    assert can(s) == ["build black 2", "done", "return 1", "return 2"]
    do(s, "build black 2")
    assert can(s)[-2:] == ["return 1", "return 2"], "while the black card's district is asked"
    do(s, "return 2")
    assert can(s) == [f"district {colour}" for colour in BOX.colours], "the question stays open"
    assert (list(s.contracts), list(s.contract_tokens), s.contract_tokens_used) == ([1, 0], [0, 1], 1)
