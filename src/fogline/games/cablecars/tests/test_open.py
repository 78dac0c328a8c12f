"""The open table: each field once, seen by everybody, shared with nobody."""

import os
import re
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from subprocess import run
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.fields import declared, names
from fogline.games.cablecars import GAME
from fogline.games.cablecars.fog import imagine, view
from fogline.games.cablecars.open import Open
from fogline.games.cablecars.rules import stacks, tracks
from fogline.games.cablecars.state import State, copy
from fogline.games.cablecars.tests.table import BOX, random_game
from fogline.games.cablecars.view import View

HERE = Path(__file__).parents[1]
MASKED = {"asks", "pending", "returned", "offered"}
"""What a state holds and a view shows of it have one name and are declared apart."""


def some_states(seats: int = 3) -> list[State]:
    """One in twenty of a game."""
    return [copy(state) for n, state in enumerate(random_game(seats, 8)) if n % 20 == 0]


def test_what_is_public_and_what_is_secret_follows_from_the_class() -> None:
    state, sight = State(BOX, 3), View(BOX, 3)
    assert GAME.public == set(names(Open(BOX, 3)))
    assert GAME.public | GAME.secret == set(names(state)) == declared(State)
    assert declared(View) == set(names(sight)) > GAME.public
    assert declared(View) & GAME.secret == MASKED


def test_a_field_stands_on_one_line_and_the_fog_hands_no_public_one_over() -> None:
    """So a new one is a line here and a line in position.py, beside the rules that use it and their tests."""
    classes = "\n".join((HERE / file).read_text() for file in ("open.py", "state.py", "view.py"))
    fog = (HERE / "fog.py").read_text()
    for name in declared(State) | declared(View):
        lines = [line for line in classes.splitlines() if re.search(rf"self\.{name}\b", line)]
        assert len(lines) == (2 if name in MASKED else 1), name
    for name in GAME.public:
        assert not re.search(rf"\b[sv]\.{name} = ", fog), name


# What CONTRIBUTING.md says of a new public field: by file, a line that is there and the one that comes after it.
PASSED = {
    "open.py": (
        "        self.passes: i64 = 0 if like is None else like.passes",
        "        self.passed: list[int] = [0] * seats if like is None else like.passed[:]",
    ),
    "position.py": ('        field("ended_by", Named(ENDINGS)),', '        field("passed", Each(Whole(0, 1000))),'),
    "rules/end.py": ("    s.passes = s.passes + 1 if passed else 0", "    s.passed[seat] += passed"),
}
USED = """
from fogline.core.dealer import Dealer
from fogline.games.cablecars import GAME
from fogline.games.cablecars.tests.table import TINY, random_game
assert "passed" in GAME.public
passed = 0
for seed in range(9):
    for s in random_game(2, seed, TINY):
        worlds = [GAME.copy(s), GAME.restore(TINY, 2, None, GAME.position(s)), GAME.imagine(GAME.view(s, 1), Dealer(1))]
        assert all(world.passed == s.passed and world.passed is not s.passed for world in worlds)
        passed += sum(s.passed)
assert passed
"""


def test_a_new_public_field_takes_a_line_in_three_files(tmp_path: Path) -> None:
    """And is then copied, shown to all, imagined, written and read."""
    package = tmp_path / "src" / "fogline"
    copytree(HERE.parents[1], package, ignore=ignore_patterns("__pycache__", "page", "web", "tui"))
    for name, (there, new) in PASSED.items():
        file = package / "games" / "cablecars" / name
        text = file.read_text()
        assert text.count(there) == 1, name
        file.write_text(text.replace(there, f"{there}\n{new}"))
    environment = os.environ | {"PYTHONPATH": str(package.parent), "FOGLINE_PURE": "1"}
    done = run([sys.executable, "-c", USED], env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def spoil(value: Any) -> None:
    """Change every list that a mind was given."""
    for name in names(value):
        held = getattr(value, name)
        if isinstance(held, list):
            held[:] = [99] * (len(held) + 1)


def test_a_mind_that_spoils_its_view_leaves_the_state_alone() -> None:
    for state in some_states():
        before = copy(state)
        for seat in (-1, 0, 1, 2):
            spoil(view(state, seat))
        assert state == before


def test_a_copy_and_an_imagined_state_share_nothing_with_what_they_are_made_like() -> None:
    for state in some_states():
        sight = view(state, 1)
        before, seen = copy(state), view(state, 1)
        spoil(copy(state))
        spoil(imagine(sight, Dealer(1)))
        assert state == before
        assert sight == seen


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_a_view_is_made_again_from_its_fields_by_name(seat: int) -> None:
    for state in some_states():
        sight = view(state, seat)
        assert View(**{name: getattr(sight, name) for name in names(sight)}) == sight


def test_views_of_different_seats_or_moments_are_not_the_same() -> None:
    one, other = some_states()[1:3]
    assert view(one, 0) == view(one, 0)
    assert view(one, 0) != view(one, 1)
    assert view(one, 0) != view(other, 0)
    assert view(one, 0) != one


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
