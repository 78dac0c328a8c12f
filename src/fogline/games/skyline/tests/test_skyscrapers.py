"""Chapter 7: skyscrapers."""

from fogline.games.skyline.tests.table import BARE, do, drawn, heard, picture, table

READY = """
.  .   .  .  .
3  1f  .  .  .
3  2t  .  .  .
.  .   .  .  .
.  .   .  .  .
"""


def test_7_1_the_token_comes_with_the_card() -> None:
    s = table(BARE, columns=[["gray 0 foundation"], [], []])
    left = s.foundations
    do(s, "finalize 1", "build gray 0 foundation")
    assert picture(s)[1] == drawn("0f . . . .")[0]
    assert s.foundations == left == 5, "the token that was on it, no second one"


def test_7_2_seven_around_a_foundation_build_a_skyscraper() -> None:
    s = table(READY, columns=[["gray 2 tracks", "gray 1 tracks bonus"], [], []])
    do(s, "finalize 1", "build gray 1 tracks bonus")
    assert picture(s)[1] == drawn("3 1f 1tb . .")[0], "3 + 2 + 1 are 6"
    s = table(READY, columns=[["gray 2 tracks"], [], []])
    events = do(s, "finalize 1", "build gray 2 tracks")
    assert picture(s)[1] == drawn("3 1f^ 2t . .")[0], "3 + 2 + 2 are 7"
    assert heard(events, "tower") == [{"seat": 0, "space": 6, "around": 7, "need": 7, "towers": 1}]


def test_7_2_corners_and_its_own_value_do_not_count() -> None:
    s = table(
        """
        .   .   .  .  .
        3   1f  .  .  .
        3   .   .  .  .
        .   .   .  .  .
        .   .   .  .  .
        """,
        columns=[["gray 3"], [], []],
    )
    do(s, "finalize 1", "build gray 3")
    assert picture(s)[1] == drawn("3 1f 3 . .")[0], "orange-1 is worth 3 and touches a corner only"


def test_7_3_every_seaside_card_counts_for_all_foundations_at_once() -> None:
    s = table(
        """
        1s  .   .   .   .
        3   1f  2t  .   .
        .   .   .   .   .
        2t  0f  3   .   .
        .   .   .   .   .
        """,
        columns=[["blue 1 seaside"], [], []],
    )
    events = do(s, "finalize 1", "build blue 1 seaside")
    assert picture(s) == drawn(
        """
        1s  1s   .   .  .
        3   1f^  2t  .  .
        .   .    .   .  .
        2t  0f^  3   .  .
        .   .    .   .  .
        """
    )
    assert [tower["need"] for tower in heard(events, "tower")] == [5, 5]
    assert [tower["around"] for tower in heard(events, "tower")] == [6, 5], "the second seaside is worth 1 itself"


def test_7_4_the_first_skyscraper_takes_the_medal() -> None:
    s = table(READY, columns=[["gray 2 tracks"], [], []])
    assert s.medal == -1
    events = do(s, "finalize 1", "build gray 2 tracks")
    assert heard(events, "medal") == [{"seat": 0}]
    assert s.medal == 0


ONE_SKYSCRAPER = """
.   .    .  .  .
.   .    .  .  .
3   1f^  3  .  .
2b  k2   .  .  .
.   .    .  .  .
"""
TWO_ALMOST = """
.    .   .  .  .
3    1f  .  .  .
1tb  2t  .  .  .
3    1f  .  .  .
.    .   .  .  .
"""


def test_7_5_the_medal_passes_on_strictly_more_only() -> None:
    s = table(ONE_SKYSCRAPER, TWO_ALMOST, columns=[["gray 2 tracks", "yellow 2 tracks"], [], []], turn=1)
    assert s.medal == 0
    events = do(s, "finalize 1", "build gray 2 tracks")
    assert len(heard(events, "tower")) == 1
    assert s.medal == 0, "as many are not enough"
    events = do(s, "build yellow 2 tracks")
    assert heard(events, "medal-moved") == [{"seat": 1, "towers": 2, "player": 0}]
    assert s.medal == 1


def test_7_5_the_holder_keeps_it_when_building_more() -> None:
    s = table(TWO_ALMOST, columns=[["gray 2 tracks", "yellow 2 tracks"], [], []])
    events = do(s, "finalize 1", "build gray 2 tracks", "build yellow 2 tracks")
    assert [event.key for event in events if event.key.startswith("medal")] == ["medal"]
    assert s.medal == 0
