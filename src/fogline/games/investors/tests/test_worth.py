"""What the quick mind thinks a board is worth: reckoned in a short way, which must be the long one's answer."""

from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.fields import names
from fogline.core.playout import playout
from fogline.games.investors import GAME
from fogline.games.investors.box import BANK, EMPTY, EXTRA, TYPES, WHITE
from fogline.games.investors.fog import view
from fogline.games.investors.habits import USUAL
from fogline.games.investors.options import Options
from fogline.games.investors.rules import turn
from fogline.games.investors.rules.majority import prize
from fogline.games.investors.rules.setup import setup
from fogline.games.investors.tests.table import BOX
from fogline.games.investors.view import View
from fogline.games.investors.worth import Board, Boards, hope, time_left


def views(seats: int, seed: int) -> list[View]:
    """The board as a random game goes on, by the eyes of each seat in turn."""
    state, dealer = setup(BOX, seats, Options(), Dealer(seed)), Dealer(seed + 1)
    found: list[View] = []
    while turn.waiting(state):
        found.append(view(state, len(found) % seats))
        playout(GAME.rules, state, dealer, 7)
    return found


def changed(v: View, **fields: Any) -> View:
    return View(**{name: getattr(v, name) for name in names(v)} | fields)


def long_way(v: View, seat: int, tile: int, street: int, owner: int) -> float:
    """A seat's hope of a tile, less that of whichever rival has most, every rival being asked."""
    rods = [owner if side == street else v.rods[side] for side in BOX.streets_round(tile)]
    special = v.layout[tile] >= BANK

    def of(player: int) -> float:
        rival = max(rods.count(other) for other in range(v.seats) if other != player)
        return hope(rods.count(player), rival, rods.count(EMPTY), rods.count(WHITE), special, time_left(v))

    rivals = [of(other) for other in range(v.seats) if other != seat and (not special or other in rods)]
    return float(prize(v, tile)) * (of(seat) - USUAL.envy * max(rivals, default=0.0))


def test_only_the_rival_with_the_most_rods_need_be_asked() -> None:
    looked = 0
    for seats in (3, 4, 5):
        for v in views(seats, seats):
            board = Board(v, v.seat)
            for tile in range(BOX.tiles):
                assert board.now[tile] == long_way(v, v.seat, tile, -1, EMPTY)
                for street in BOX.streets_round(tile):
                    for owner in (EMPTY, *range(seats)):
                        if v.rods[street] != WHITE:
                            assert board.tile(tile, street, owner) == long_way(v, v.seat, tile, street, owner)
                            looked += 1
    assert looked > 10_000


def test_a_rod_of_mine_changes_as_much_on_any_empty_street_of_a_tile() -> None:
    looked = 0
    for v in views(4, 9):
        board = Board(v, v.seat)
        for tile in range(BOX.tiles):
            for street in BOX.streets_round(tile):
                if v.rods[street] == EMPTY:
                    assert board.gains[tile] == board.tile(tile, street, v.seat) - board.now[tile]
                    looked += 1
    assert looked > 1000


def test_a_board_is_reckoned_again_as_soon_as_something_on_it_has_changed() -> None:
    """Only the tiles that have changed are valued again, also when the next view is of another game in another city."""
    boards = Boards()
    for v in (*views(3, 5), *views(3, 6), *views(3, 5)[::-1]):
        for seat in range(3):
            found, fresh = boards.of(v, seat), Board(v, seat)
            assert (found.prizes, found.now, found.gains) == (fresh.prizes, fresh.now, fresh.gains)
            assert boards.of(v, seat) is found


def test_a_card_that_waits_is_a_change_of_the_board_too() -> None:
    """8.7; in a position that somebody has edited it may be the only one."""
    boards, v = Boards(), views(3, 5)[0]
    card = list(BOX.card_kind).index(EXTRA)
    played = changed(v, played=[card])
    waiting = changed(played, promised=[int(n == BOX.card_district[card]) for n in range(TYPES)])
    plain = list(boards.of(played, 0).prizes)
    assert list(boards.of(waiting, 0).prizes) != plain
    assert list(boards.of(played, 0).prizes) == plain
