"""Chapter 6: cable cars and squares."""

from fogline.games.skyline.tests.table import do, drawn, heard, picture, table


def test_6_1_tracks_in_the_lowest_district_touch_a_depot_others_do_not() -> None:
    s = table(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        2  .  .  .  .
        """,
        columns=[["green 2 tracks", "yellow 2 tracks", "green 3"], [], []],
    )
    do(s, "finalize 1", "build green 2 tracks", "build yellow 2 tracks", "build green 3")
    assert picture(s)[3:] == drawn("2t . . . .\n2 2t* 3 . .")


def test_6_2_next_to_a_card_with_a_cable_car() -> None:
    s = table(
        """
        .     .    .  .  .
        .     .    .  .  .
        .     .    .  .  .
        1tb*  .    .  .  .
        2t*   .    .  .  .
        """,
        columns=[["yellow 2 tracks", "orange 2 tracks", "blue 2 tracks"], [], []],
    )
    do(s, "finalize 1", "build yellow 2 tracks", "build orange 2 tracks", "build blue 2 tracks")
    assert picture(s) == drawn(
        """
        2t    .    .  .  .
        .     .    .  .  .
        2t*   .    .  .  .
        1tb*  2t*  .  .  .
        2t*   .    .  .  .
        """
    )


def test_6_3_a_depot_card_has_a_cable_car_wherever_it_lies() -> None:
    s = table(
        """
        .   .  .  .  .
        2t  .  .  .  .
        .   .  .  .  .
        .   .  .  .  .
        .   .  .  .  .
        """,
        columns=[["black 0 depot"], [], []],
    )
    events = do(s, "finalize 1", "build black 0 depot", "district blue")
    assert picture(s)[:2] == drawn("k0d* . . . .\n2t* . . . .")
    assert heard(events, "cars") == [{"seat": 0, "cars": 2, "total": 2}]


def test_6_4_chains_come_alive_later_and_separate_networks_all_count() -> None:
    s = table(
        """
        0d*  .    .  .  .
        2t*  .    .  .  .
        3    2t   2t .  .
        1tb  2t   .  .  .
        .    .    .  .  .
        """,
        columns=[["green 1 tracks bonus"], [], []],
    )
    events = do(s, "finalize 1", "build green 1 tracks bonus")
    assert picture(s) == drawn(
        """
        0d*   .    .    .  .
        2t*   .    .    .  .
        3     2t*  2t*  .  .
        1tb*  2t*  .    .  .
        1tb*  .    .    .  .
        """
    )
    assert heard(events, "cars") == [{"seat": 0, "cars": 5, "total": 7}]


def test_6_5_a_square_is_worth_four_beside_a_cable_car_and_nothing_else_helps() -> None:
    s = table(
        """
        .   .  .  .  .
        2t  .  .  .  .
        0q  .  .  .  .
        .   .  .  .  .
        .   .  .  .  .
        """,
        columns=[["blue 1 depot"], [], []],
    )
    events = do(s, "finalize 1", "build blue 1 depot")
    assert picture(s)[:3] == drawn("1d* . . . .\n2t* . . . .\n4q . . . .")
    assert heard(events, "square") == [{"seat": 0, "space": 10, "value": 4}]


def test_6_5_its_own_cable_car_does_not_help_a_square() -> None:
    """A tracks token on a square next to a depot card: the depot's car lights it. On one far away, nothing does."""
    s = table(
        """
        .    .   .  .  .
        .    .   .  .  .
        .    .   .  .  .
        0q   2b  .  .  .
        .    .   .  .  .
        """,
        columns=[["yellow 2 bonus"], [], []],
    )
    do(s, "finalize 1", "build yellow 2 bonus", "take tracks-token", "on yellow 1")
    assert picture(s)[3] == drawn("0qr 2b 2b . .")[0]
    s.turn, s.columns[0], s.contracts = 0, [s.box.cards.index("green 2 tracks")], [0, 0]
    s.deck[s.columns[0][0]] -= 1
    do(s, "finalize 1", "build green 2 tracks")
    assert picture(s)[3:] == drawn("4qr* 2b 2b . .\n2t* . . . .")
