"""The open table: what minds may ask of it, they are answered as the rules are."""

from fogline.core.dealer import Dealer
from fogline.core.playout import playout
from fogline.games.investors import GAME
from fogline.games.investors.box import WHITE
from fogline.games.investors.fog import view
from fogline.games.investors.options import Options
from fogline.games.investors.rules import contests, majority, reckoning, streets
from fogline.games.investors.rules.setup import setup
from fogline.games.investors.state import State, copy
from fogline.games.investors.tests.table import BOX


def some_states(seats: int = 3) -> list[State]:
    """Every fortieth moment of a random game, its end included."""
    state, dealer = setup(BOX, seats, Options(negotiation=True), Dealer(8)), Dealer(9)
    found = [copy(state)]
    while playout(GAME.rules, state, dealer, 40):
        found.append(copy(state))
    return found


def test_a_mind_is_answered_as_the_rules_are() -> None:
    for state in some_states(4):
        sight = view(state, 1)
        for tile in range(BOX.tiles):
            assert majority.holder(sight, tile) == majority.holder(state, tile)
            assert majority.prize(sight, tile) == majority.prize(state, tile)
        for seat in range(4):
            assert contests.alone(sight, seat) == contests.alone(state, seat)
            assert reckoning.could_have(sight, seat) >= reckoning.worth(state, state.hands, seat)
        for street in range(BOX.streets):
            assert streets.can_move(sight, street) == (
                state.rods[street] not in (-1, WHITE) and bool(streets.reached(state, street))
            )


def test_what_is_shown_is_what_the_checks_there_are_worth() -> None:
    """In bids, sealed bids, offers, prices and bonuses; and in a position that is read again."""
    options = Options(negotiation="prices")
    seen = 0
    for seed in range(3):
        state, dealer = setup(BOX, 4, options, Dealer(seed)), Dealer(seed + 1)
        while playout(GAME.rules, state, dealer, 1):
            worth = [reckoning.worth(state, state.front, seat) for seat in range(4)]
            assert list(state.shown) == worth
            seen += any(worth)
            if seen % 50 == 1:
                assert GAME.restore(BOX, 4, options, GAME.position(state)) == state
    assert seen > 100


def test_7_1_rods_round_a_tile_are_counted_by_owner() -> None:
    for state in some_states(5):
        for tile in range(BOX.tiles):
            owners = [state.rods[street] for street in BOX.streets_round(tile)]
            there = majority.rods_round(state, tile)
            assert [majority.rods_of(there, owner) for owner in range(-1, WHITE + 1)] == [
                owners.count(owner) for owner in range(-1, WHITE + 1)
            ]
