"""Chapter 9: the end of the game."""

from fogline.games.skyline.questions import FULL_CITY, LAST_FOUNDATION
from fogline.games.skyline.rules.turn import waiting
from fogline.games.skyline.scoring import result
from fogline.games.skyline.tests.table import (
    BARE,
    BOX,
    boxed_foundations,
    can,
    do,
    drawn,
    heard,
    own_box,
    picture,
    table,
)

FOUNDATION = BOX.cards.index("black 0 foundation")
ALMOST = """
3   2t   2t  1tb  1tb
3   3    2t  2t   1tb
3   3    2t  2t   1tb
3   3    2t  2t   1tb
2   2    3   3    .
"""


def test_9_1_the_last_foundation_token_ends_the_game_at_once() -> None:
    s = table(BARE, BARE, BARE, boxed=boxed_foundations(7), turn=2)
    assert s.foundations == 1
    do(s, "draw", chance=[FOUNDATION])
    assert s.foundations == 1, "drawing alone takes no token"
    events = do(s, "place 1")
    assert heard(events, "last-foundation") == [{"seat": 2}]
    assert waiting(s) == ()
    assert can(s) == []
    assert s.ended_by == LAST_FOUNDATION
    assert result(s).ended_by == "last-foundation"
    assert s.turn == 2, "the turn stays with whoever ended the game"


def test_9_1_the_token_before_it_does_not() -> None:
    s = table(BARE, boxed=boxed_foundations(4))
    do(s, "draw", "place 1", chance=[FOUNDATION])
    assert (s.foundations, s.turn, waiting(s)) == (1, 1, (1,))


def test_9_2_a_full_city_ends_the_game_in_the_middle_of_finalizing() -> None:
    s = table(ALMOST, columns=[["green 3", "blue 3", "black 2"], [], []])
    events = do(s, "finalize 1", "build green 3")
    assert [event.key for event in events] == ["finalized", "built", "finished", "discarded", "discarded", "full-city"]
    assert list(s.contracts) == [1, 0], "the contract had been taken"
    assert (s.ended_by, waiting(s), s.tray) == (FULL_CITY, (), [])
    assert result(s).ended_by == "full-city"


def test_9_2_what_the_last_card_brings_is_still_settled() -> None:
    """The last space makes a network, lights a square, raises a skyscraper, finishes a district, brings a bonus."""
    box = own_box(board={"spaces": 2, "depots": [1, 2]})
    s = table(
        """
        3   2t  .  .  .
        3   2t  .  .  .
        2b  1f  .  .  .
        2b  0q  .  .  .
        1tb* .  .  .  .
        """,
        box=box,
        columns=[["green 1 tracks bonus", "blue 3"], [], []],
    )
    events = do(s, "finalize 1", "build green 1 tracks bonus")
    assert [event.key for event in events][1:] == ["built", "cars", "square", "tower", "medal", "finished"]
    assert can(s) == ["take contract-token", "take tracks-token"]
    events = do(s, "take tracks-token", "on yellow 1")
    assert [event.key for event in events] == ["bonus", "laid", "cars", "discarded", "full-city"]
    assert picture(s)[2:] == drawn("2b 1f^ . . .\n2br* 4q . . .\n1tb* 1tb* . . .")


def test_9_2_a_bonus_card_may_fill_the_city() -> None:
    box = own_box(board={"spaces": 2, "depots": [1, 2]})
    almost = """
    3   3   .  .  .
    2b  .   .  .  .
    3   3   .  .  .
    3   3   .  .  .
    3   .   .  .  .
    """
    s = table(almost, box=box, columns=[["gray 2 bonus", "green 2"], [], []])
    events = do(s, "finalize 1", "build gray 2 bonus", "take value-card")
    assert s.ended_by == FULL_CITY, "the only space left is not asked for"
    assert [event.key for event in events][-5:] == ["bonus", "built", "finished", "discarded", "full-city"]
    assert picture(s)[4] == drawn("3 V4 . . .")[0]


def test_9_2_a_bonus_card_that_has_no_space_cannot_be_taken() -> None:
    box = own_box(board={"spaces": 2, "depots": [1, 2]})
    s = table(
        """
        3   3   .  .  .
        2b  .   .  .  .
        3   3   .  .  .
        3   3   .  .  .
        3   3   .  .  .
        """,
        box=box,
        columns=[["gray 2 bonus"], [], []],
    )
    events = do(s, "finalize 1", "build gray 2 bonus")
    assert heard(events, "bonus") == [{"seat": 0, "bonus": 5, "district": 1, "left": 2}], "tracks without asking"
