"""The seven examples of the rulebook, drawn before and after."""

from textwrap import dedent

from fogline.games.skyline.tests.table import BARE, BOX, can, do, drawn, heard, picture, projects, table

FOUNDATION = BOX.cards.index("orange 1 foundation")


def same(drawing: str) -> str:
    return "\n".join(line.rstrip() for line in dedent(drawing).strip("\n").split("\n"))


def stripped(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.split("\n"))


def test_example_1_a_foundation_card_is_placed_with_a_token() -> None:
    s = table(BARE, BARE, BARE, columns=[["blue 3"], ["green 2", "black 2"], []])
    assert stripped(projects(s)) == same(
        """
        1 | blue 3
        2 | green 2, black 2
        3 |
        tokens 8, contracts 0 0 0
        """
    )
    do(s, "draw", "place 1", chance=[FOUNDATION])
    assert stripped(projects(s)) == same(
        """
        1 | blue 3, orange 1 foundation
        2 | green 2, black 2
        3 |
        tokens 7, contracts 0 0 0
        """
    )


def test_example_2_with_one_contract_only_a_column_of_two_can_be_taken() -> None:
    s = table(BARE, BARE, columns=[["blue 3", "gray 3"], ["green 2"], []], contracts=[1, 0])
    assert stripped(projects(s)) == same(
        """
        1 | blue 3, gray 3
        2 | green 2
        3 |
        tokens 6, contracts 1 0
        """
    )
    assert can(s) == ["draw", "finalize 1"]
    do(s, "finalize 1")
    assert stripped(projects(s)) == same(
        """
        1 |
        2 | green 2
        3 |
        tokens 6, contracts 2 0
        """
    )


def test_example_3_everybody_returns_a_contract_when_nobody_is_without() -> None:
    s = table(BARE, BARE, BARE, columns=[[], [], ["green 2"]], contracts=[0, 2, 1])
    events = do(s, "finalize 3")
    assert heard(events, "finalized") == [{"seat": 0, "column": 2, "cards": 1, "contracts": 1}]
    assert [event.key for event in events] == ["finalized", "all-return"]
    assert stripped(projects(s)) == same(
        """
        1 |
        2 |
        3 |
        tokens 8, contracts 0 1 0
        """
    )


def test_example_4_a_card_at_the_depot_connects_cards_placed_before() -> None:
    s = table(
        """
        .   .    .  .  .
        .   .    .  .  .
        .   .    .  .  .
        2t  1tb  .  .  .
        .   .    .  .  .
        """,
        columns=[["green 2 tracks"], [], []],
    )
    events = do(s, "finalize 1", "build green 2 tracks")
    assert picture(s) == drawn(
        """
        .    .     .  .  .
        .    .     .  .  .
        .    .     .  .  .
        2t*  1tb*  .  .  .
        2t*  .     .  .  .
        """
    )
    assert heard(events, "cars") == [{"seat": 0, "cars": 3, "total": 3}]


def test_example_5_a_depot_lights_a_square_and_the_square_raises_a_skyscraper() -> None:
    s = table(
        """
        .   .   .  .  .
        0q  1f  3  .  .
        .   .   .  .  .
        .   .   .  .  .
        .   .   .  .  .
        """,
        columns=[["blue 0 depot"], [], []],
    )
    events = do(s, "finalize 1", "build blue 0 depot")
    assert picture(s) == drawn(
        """
        0d*  .    .  .  .
        4q   1f^  3  .  .
        .    .    .  .  .
        .    .    .  .  .
        .    .    .  .  .
        """
    )
    assert heard(events, "tower") == [{"seat": 0, "space": 6, "around": 7, "need": 7, "towers": 1}]


def test_example_6_a_seaside_card_lowers_what_is_needed() -> None:
    s = table(
        """
        .  .   .  .  .
        .  .   .  .  .
        3  1f  3  .  .
        .  .   .  .  .
        .  .   .  .  .
        """,
        columns=[["blue 1 seaside"], [], []],
    )
    events = do(s, "finalize 1", "build blue 1 seaside")
    assert picture(s) == drawn(
        """
        1s  .    .  .  .
        .   .    .  .  .
        3   1f^  3  .  .
        .   .    .  .  .
        .   .    .  .  .
        """
    )
    assert heard(events, "tower") == [{"seat": 0, "space": 11, "around": 6, "need": 6, "towers": 1}]


def test_example_7_the_second_bonus_symbol_brings_a_card_or_tracks() -> None:
    s = table(
        """
        .   .  .  .  .
        2b  .  .  .  .
        .   .  .  .  .
        .   .  .  .  .
        .   .  .  .  .
        """,
        columns=[["gray 1 tracks bonus"], [], []],
    )
    do(s, "finalize 1", "build gray 1 tracks bonus")
    assert can(s) == ["take value-card", "take tracks-token"]
    do(s, "take value-card")
    assert can(s) == [f"district {colour}" for colour in BOX.colours]
    do(s, "district yellow")
    assert picture(s) == drawn(
        """
        .   .    .  .  .
        2b  1tb  .  .  .
        .   .    .  .  .
        V4  .    .  .  .
        .   .    .  .  .
        """
    )
