"""The open table: what minds may ask of it, they are answered as the rules are."""

from fogline.core.fields import declared
from fogline.games.cablecars.fog import view
from fogline.games.cablecars.rules import stacks, tracks
from fogline.games.cablecars.state import State, copy
from fogline.games.cablecars.tests.table import BOX, random_game


def some_states(seats: int = 3) -> list[State]:
    """One in twenty of a game."""
    return [copy(state) for n, state in enumerate(random_game(seats, 8)) if n % 20 == 0]


def test_a_mind_is_answered_as_the_rules_are() -> None:
    for state in some_states():
        sight = view(state, 1)
        for seat in range(3):
            assert tracks.claimable(sight, seat) == tracks.claimable(state, seat)
            assert stacks.offering(sight, seat) == stacks.offering(state, seat)
        assert [tracks.owner(sight, t) for t in range(len(BOX.spaces))] == [
            next((seat for seat in range(3) if state.claimed[seat] >> t & 1), -1) for t in range(len(BOX.spaces))
        ]


def test_5_3_all_locations_that_offer_a_token_are_those_where_one_can_be_taken() -> None:
    for state in some_states(4):
        for seat in range(4):
            mask = stacks.offering(state, seat)
            assert [bool(mask >> spot & 1) for spot in range(len(BOX.places))] == [
                stacks.can_take(state, seat, spot) for spot in range(len(BOX.places))
            ]


def test_a_state_has_few_enough_fields_for_an_interpreter_to_read_them_quickly() -> None:
    """CPython 3.11 keeps up to 29 of them in a row; with one more every copy took half as long again."""
    assert len(declared(State)) < 30
