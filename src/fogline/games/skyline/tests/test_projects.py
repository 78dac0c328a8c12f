"""Chapter 3: placing a project."""

import pytest

from fogline.core.errors import CannotUndo
from fogline.core.match import Match
from fogline.games.skyline import GAME
from fogline.games.skyline.tests.table import BARE, BOX, can, do, heard, table, why_not

FOUNDATION = BOX.cards.index("gray 1 foundation")
PLAIN = BOX.cards.index("green 3")


def test_3_1_drawing_is_a_point_of_no_return() -> None:
    match = Match.new(GAME, 2, seed=3, box=BOX)
    seat = match.waiting[0]
    match.play("draw")
    assert match.waiting == (seat,)
    with pytest.raises(CannotUndo, match="Chance has answered"):
        match.undo(seat)
    match.play("place 2")
    match.undo(seat)
    assert [action.words for action in match.legal()] == ["place 1", "place 2", "place 3"], "back to the choice only"
    drawn = match.view().drawn
    assert match.view().deck[drawn] == BOX.copies[drawn] - 1


def test_3_1_what_is_drawn_must_be_placed() -> None:
    s = table(BARE, columns=[["blue 3"], [], []])
    do(s, "draw", chance=[PLAIN])
    assert can(s) == ["place 1", "place 2", "place 3"]
    assert why_not(s, "finalize 1") == [("place-the-card", "3.2")]


def test_3_2_into_any_column_for_all_to_see() -> None:
    for column in (1, 2, 3):
        s = table(BARE, columns=[["blue 3"], [], []])
        events = do(s, "draw", f"place {column}", chance=[PLAIN])
        cards = 2 if column == 1 else 1
        assert heard(events, "placed") == [{"seat": 0, "card": PLAIN, "column": column - 1, "cards": cards}]
        assert s.columns[column - 1][-1] == PLAIN
        assert s.turn == 1


def test_3_3_a_foundation_card_gets_a_token_and_no_other_card_does() -> None:
    s = table(BARE)
    events = do(s, "draw", "place 1", "draw", "place 1", chance=[FOUNDATION, PLAIN])
    assert heard(events, "foundation") == [{"left": 5}]
    assert s.foundations == 5
