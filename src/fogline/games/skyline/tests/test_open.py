"""The open table: what minds may ask of it, they are answered as the rules are."""

import re
from pathlib import Path

from fogline.core.dealer import Dealer
from fogline.core.fields import names
from fogline.games.skyline import GAME
from fogline.games.skyline import actions as a
from fogline.games.skyline.box import BONUS_KINDS
from fogline.games.skyline.city import BARE, City, build
from fogline.games.skyline.fog import view
from fogline.games.skyline.rules.columns import all_hold_one, fewest, open_to, returnable
from fogline.games.skyline.rules.spaces import available, districts_for, some_fits
from fogline.games.skyline.rules.turn import apply, legal, waiting
from fogline.games.skyline.state import State, copy
from fogline.games.skyline.tests.table import BOX
from fogline.parts.bits import members


def some_states(seats: int = 3, every: int = 7) -> list[State]:
    """One in seven of a game by chance."""
    dealer, dice, found = Dealer(3), Dealer(4), []
    s = GAME.setup(BOX, seats, None, dealer)
    for number in range(1000):
        if not waiting(s):
            break
        if number % every == 0:
            found.append(copy(s))
        actions = legal(s, s.turn)
        apply(s, s.turn, actions[dice.below(len(actions))], dealer)
    assert len(found) > 5
    return found


def test_a_field_of_a_city_stands_on_one_line() -> None:
    city = (Path(__file__).parents[1] / "city.py").read_text().partition("def __init__")[2].partition("def __eq__")[0]
    for name in names(BARE):
        assert len([line for line in city.splitlines() if re.search(rf"self\.{name}\b", line)]) == 1, name


def test_a_city_is_a_value_that_gives_way_to_the_next() -> None:
    before = City(BARE)
    after = build(BOX, before, BOX.value_card, 2)
    assert before == BARE != after
    assert City(**{name: getattr(after, name) for name in names(after)}) == after
    assert [getattr(City(after), name) for name in names(after)] == [getattr(after, name) for name in names(after)]


def test_a_mind_is_answered_as_the_rules_are() -> None:
    asked = set()
    for state in some_states(every=2):
        sight = view(state, 1)
        for seat in range(3):
            assert open_to(sight, seat) == open_to(state, seat)
            assert returnable(sight, seat) == returnable(state, seat)
            assert [available(sight, seat, n) for n in range(BONUS_KINDS)] == [
                available(state, seat, n) for n in range(BONUS_KINDS)
            ]
            assert fewest(sight, seat) == state.contracts[seat] + 1
            others = [held for other, held in enumerate(state.contracts) if other != seat]
            assert all_hold_one(sight, seat) == (min(others) > 0)
        assert not all_hold_one(sight)
        verbs = {BOX.verb[action]: action for action in legal(state, state.turn)}
        asked |= set(verbs)
        if a.DRAW in verbs:
            actions = [BOX.first[a.DRAW], *(BOX.first[a.FINALIZE] + n for n in members(open_to(sight, state.turn)))]
            actions += [BOX.first[a.RETURN] + n for n in range(returnable(sight, state.turn))]
            assert legal(state, state.turn) == actions
        if a.DONE in verbs:
            city = sight.cities[state.turn]
            cards = [card for card in sorted({*sight.tray}) if districts_for(BOX, city, card)]
            assert legal(state, state.turn)[: len(cards)] == [BOX.first[a.BUILD] + card for card in cards]
            assert some_fits(BOX, city, sight.tray) == bool(cards)
    assert asked >= {a.DRAW, a.FINALIZE, a.DONE, a.BUILD}
