"""Chapter 6: cable cars and squares."""

from fogline.games.skyline.tests.table import BOX, do, drawn, heard, own_box, picture, row, table


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


def test_6_5_neither_its_own_cable_car_nor_a_depot_below_helps_a_square() -> None:
    """Only a box of one's own has a green square: with a tracks token it gets a cable car from the printed depot."""
    square = {"colour": "green", "value": 0, "symbols": ["square"], "copies": 1, "source": "reconstructed"}
    box = own_box(deck={"cards": [*BOX.data["deck"]["cards"], square]})
    s = table(row(4, "0qr* 2b 2b . ."), box=box, columns=[["yellow 2 tracks"], [], []])
    do(s, "finalize 1", "build yellow 2 tracks")
    assert picture(s)[3:] == drawn("2t* . . . .\n4qr* 2b 2b . .")
