"""The open table: what minds may ask of it, they are answered as the rules are."""

import pytest

from fogline.core.dealer import Dealer
from fogline.core.playout import playout
from fogline.games.rebuild.fog import view
from fogline.games.rebuild.options import Options
from fogline.games.rebuild.rules import build, fit, urbanism, visit
from fogline.games.rebuild.rules.setup import setup
from fogline.games.rebuild.rules.turn import RULES
from fogline.games.rebuild.state import State, copy
from fogline.games.rebuild.tests.table import BOX, permits
from fogline.parts.bits import BIT, members


def some_states(seats: int = 3) -> list[State]:
    """One in twenty moments of a random game, the last one included."""
    state, dealer = setup(BOX, seats, Options(), Dealer(8)), Dealer(9)
    found = [copy(state)]
    while playout(RULES, state, dealer, 20):
        found.append(copy(state))
    return found


def test_a_mind_is_answered_as_the_rules_are() -> None:
    for state in some_states():
        sight = view(state, 1)
        for seat in range(3):
            assert build.sites(sight, seat) == build.sites(state, seat)
            assert build.least_cost(sight, seat, True) == build.least_cost(state, seat, True)
        assert [urbanism.left(sight, kind) for kind in range(4)] == [urbanism.left(state, kind) for kind in range(4)]
        if state.stop:
            assert visit.deeds(sight) == visit.deeds(state)
            assert visit.taken(sight) == visit.taken(state)


HANDS = (
    "B1.1",
    "B1.1 B1.2",
    "B1.1 G3.1",
    "B1.1 G3.1 R5.1 B2.1 G1.1",
    "grant",
    "grant B1.1",
    "grant grant-2",
    "grant grant-2 B1.1",
)


def by_the_book(one: int, two: int, space: int, grant: bool) -> bool:
    """6.2 to 6.6 once more in plain words: whether one permit, or two where they differ, fit a space."""
    colours = [BOX.permit_colour[p] in (BOX.space_colour[space], 4) for p in (one, two)]
    numbers = [BOX.permit_number[p] in (BOX.space_number[space], 0) for p in (one, two)]
    for nth, permit in enumerate((one, two)):
        wild = BOX.permit_number[permit] == 0
        if (grant and (colours[nth] or numbers[nth])) or (colours[nth] and numbers[nth] and not wild):
            return True
    return one != two and ((colours[0] and numbers[1]) or (colours[1] and numbers[0]))


@pytest.mark.parametrize("grant", [False, True])
@pytest.mark.parametrize("codes", HANDS)
def test_6_3_what_fits_is_said_alike_of_a_set_a_permit_and_a_space(codes: str, grant: bool) -> None:
    cards = [BOX.permits.index(name) for name in permits(codes)]
    hand = sum(BIT[card] for card in cards)
    for space in range(len(BOX.spaces)):
        pairs = [(one, two) for one in cards for two in cards if one <= two and by_the_book(one, two, space, grant)]
        ways = [BIT[one] | BIT[two] for one, two in pairs]
        assert bool(ways) == bool(fit.reach(BOX, hand, grant) & BIT[space])
        for used in (0, *[BIT[one] for one in cards], *ways):
            left = [way for way in ways if way & used == used]
            assert fit.enough(BOX, space, grant, used) == (used in ways)
            if left:
                assert fit.only_way(BOX, hand, space, grant, used) == (left[0] if len(left) == 1 else 0)
                together = {card for way in left for card in members(way & ~used)}
                assert members(fit.useful(BOX, hand, space, grant, used)) == sorted(together)
