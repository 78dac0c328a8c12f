"""Chapter 1, setting up."""

from fogline.core.dealer import Dealer
from fogline.games.investors.box import BANK, PARK, TOWN_HALL, WHITE
from fogline.games.investors.options import Options
from fogline.games.investors.rules import streets
from fogline.games.investors.rules.setup import parks_fit, setup
from fogline.games.investors.state import State
from fogline.games.investors.tests.table import BOX, listed, position, table


def fresh(seats: int = 4, seed: int = 1) -> State:
    return setup(BOX, seats, Options(), Dealer(seed))


def test_1_1_a_board_of_seven_by_five_with_82_streets() -> None:
    inside = [i for i in range(BOX.streets) if BOX.side_a[i] >= 0 and BOX.side_b[i] >= 0]
    assert (BOX.columns, BOX.rows, BOX.streets) == (7, 5, 82)
    assert (len(inside), len(BOX.edge)) == (58, 24)
    for tile in range(BOX.tiles):
        assert all(tile in (BOX.side_a[street], BOX.side_b[street]) for street in BOX.streets_round(tile))
    assert BOX.street_names[BOX.streets_round(0)[0]] == "a1 north"


def test_1_2_all_tiles_lie_on_the_board_and_the_town_hall_in_the_middle() -> None:
    layouts = [list(fresh(seed=seed).layout) for seed in range(8)]
    for layout in layouts:
        assert [layout.count(district) for district in range(9)] == [5, 5, 5, 5, 5, 5, 3, 1, 1]
        assert BOX.tile_names[layout.index(TOWN_HALL)] == "d3"
    assert len({layout.index(BANK) for layout in layouts}) > 1


def test_1_3_no_two_parks_beside_the_town_hall_or_the_bank() -> None:
    layout = table().state.layout
    assert parks_fit(BOX, layout)
    for beside in ("d2", "f3"):  # a second park beside the Town Hall; two parks beside the Bank
        moved = layout[:]
        parks = [tile for tile, district in enumerate(layout) if district == PARK][1:]
        spots = [BOX.tile_names.index(beside), BOX.tile_names.index("e4")]
        for park, spot in zip(parks, spots, strict=True):
            moved[park], moved[spot] = moved[spot], moved[park]
        assert not parks_fit(BOX, moved)


def test_1_3_the_city_is_laid_anew_where_parks_lie_wrongly() -> None:
    layout = table().state.layout
    bad = list(layout)
    park, beside = bad.index(PARK, 20), BOX.tile_names.index("d2")
    bad[park], bad[beside] = bad[beside], bad[park]
    answers = [d for tile, d in enumerate(bad) if tile != BOX.hall_tile]
    answers += [d for tile, d in enumerate(layout) if tile != BOX.hall_tile]
    s = setup(BOX, 3, Options(), Dealer(script=[0, *answers, 0]))
    assert s.layout == layout


def test_1_4_white_rods_round_the_parks() -> None:
    t = table()
    assert streets.laid(t.state, WHITE) == 4 + 4 + 4
    assert {t.rod(street) for street in ("c3 d3", "b3 c3", "c2 c3", "c3 c4", "a4 west", "g5 south")} == {WHITE}
    side_by_side = position()
    side_by_side["city"][4] = ["park", "recreation", "villa", "housing", "market", "office", "industry"]
    assert streets.laid(table(**{"city": side_by_side["city"]}).state, WHITE) == 4 + 4 + 4 - 1


def test_1_5_what_everybody_has() -> None:
    s = fresh(5)
    assert list(s.stock) == [15] * 5
    assert list(s.influence) == [30] * 5
    assert listed(s.hands[:10]) == "10 10 20 20 30 40 50 60 70 80 90 100"
    assert sum(n * value for n, value in zip(s.hands[40:], BOX.values, strict=True)) == 580
    assert list(s.bank) == [0] * 10


def test_1_6_the_first_start_player_is_drawn_by_lot() -> None:
    assert {fresh(seed=seed).start for seed in range(20)} == {0, 1, 2, 3}
    s = fresh(seed=3)
    assert s.turn == s.start


def test_1_7_two_decks() -> None:
    s = fresh()
    assert sum(s.calls) == 35
    assert sum(s.discards) == 0
    assert s.call >= 0
    assert sum(s.cards) == 18
