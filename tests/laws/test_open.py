"""Laws of the open table: each field once, seen by everybody, shared with nobody who could change it."""

import os
import re
import sys
from collections.abc import Iterable
from copy import deepcopy
from pathlib import Path
from shutil import copytree, ignore_patterns
from subprocess import run
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.fields import declared, names
from fogline.core.game import AnyGame
from tests.laws.cases import Case, folder, walk

FILES = ("open.py", "state.py", "view.py")


def classes(boxed: Case) -> tuple[type[Any], type[Any], type[Any]]:
    """A game's open table, state and view."""
    state = boxed.start(Dealer(1))
    return type(state).__mro__[1], type(state), type(boxed.game.view(state, 0))


def test_what_is_public_and_what_is_secret_follows_from_the_class(boxed: Case) -> None:
    open_table, state, view = classes(boxed)
    game, seats = boxed.game, boxed.seats
    assert game.public == declared(open_table) == set(names(open_table(boxed.box, seats)))
    assert game.public | game.secret == declared(state) == set(names(state(boxed.box, seats)))
    assert declared(view) == set(names(view(boxed.box, seats))) > game.public


def test_a_field_stands_on_one_line_and_the_fog_hands_no_public_one_over(boxed: Case) -> None:
    """One that a seat sees otherwise than it is stands in State and in View."""
    _, state, view = classes(boxed)
    public, masked = boxed.game.public, declared(view) & boxed.game.secret
    lines = [line for file in FILES for line in (folder(boxed.game) / file).read_text().splitlines()]
    fog = (folder(boxed.game) / "fog.py").read_text()
    for name in declared(state) | declared(view):
        assert sum(bool(re.search(rf"self\.{name}\b", line)) for line in lines) == 1 + (name in masked), name
        assert name not in public or not re.search(rf"\b[sv]\.{name} = ", fog), name


def given(case: Case, state: Any) -> list[Any]:
    """All that is made like a state: a copy, views, and worlds imagined from them."""
    views = [case.game.view(state, seat) for seat in case.audience()]
    return [case.game.copy(state), *views, *(case.game.imagine(view, Dealer(1)) for view in views)]


def rows(value: Any) -> dict[str, list[Any]]:
    """All rows of a value by name, those of what it holds included."""
    found: dict[str, list[Any]] = {}
    for name in names(value):
        held = getattr(value, name)
        if isinstance(held, list):
            found[name] = held
        elif name != "box" and hasattr(held, "__dict__"):
            found |= {f"{name}.{inner}": row for inner, row in rows(held).items()}
    return found


def spoil(value: Any, shared: Iterable[list[Any]]) -> None:
    """Write nonsense to all rows of a value but those that are shared."""
    kept = {id(row) for row in shared}
    for row in rows(value).values():
        if id(row) not in kept:
            row[:] = [99] * (len(row) + 1)


def test_what_is_made_like_a_state_shares_nothing_with_it_that_ever_changes(boxed: Case) -> None:
    shared: list[tuple[str, list[Any], list[Any]]] = []
    for step in walk(boxed, 51, every=5):
        before = deepcopy(rows(step.state))
        mine = rows(step.state)
        for value in given(boxed, step.state):
            others = {id(row) for row in rows(value).values()}
            shared += [(name, row, before[name]) for name, row in mine.items() if id(row) in others]
            spoil(value, mine.values())
        assert rows(step.state) == before
    for name, row, then in shared:
        assert row == then, f"{name} is shared and was changed, not replaced"


def test_a_bare_table_shares_nothing_with_its_box(boxed: Case) -> None:
    _, state, view = classes(boxed)
    for kind in (state, view):
        for row in rows(kind(boxed.box, boxed.seats)).values():
            row[:] = [99] * (len(row) + 1)
        assert not [row for row in rows(kind(boxed.box, boxed.seats)).values() if 99 in row]


def test_worlds_are_imagined_without_spoiling_the_view(boxed: Case) -> None:
    for step in walk(boxed, 52, every=15):
        view = boxed.game.view(step.state, 0)
        spoil(boxed.game.imagine(view, Dealer(1)), rows(view).values())
        assert view == boxed.game.view(step.state, 0)


def test_a_view_is_made_again_from_its_fields_by_name(boxed: Case) -> None:
    for step in walk(boxed, 53, every=15):
        for seat in boxed.audience():
            view = boxed.game.view(step.state, seat)
            assert type(view)(**{name: getattr(view, name) for name in names(view)}) == view


def test_views_of_different_seats_or_moments_are_not_the_same(boxed: Case) -> None:
    earlier = None
    for step in walk(boxed, 54, every=15):
        views = [boxed.game.view(step.state, seat) for seat in boxed.audience()]
        assert views == [boxed.game.view(step.state, seat) for seat in boxed.audience()]
        assert all(one != other for one in views for other in views if one is not other)
        assert step.state not in (*views, earlier)
        assert earlier not in views
        earlier = views[0]


# What CONTRIBUTING.md says of a new public field: by file, what stands there and the line that comes after it.
COUNTED = {
    "open.py": (
        r"        self\.seats: i64 = seats\n",
        "        self.counted: i64 = 0 if like is None else like.counted\n",
    ),
    "position.py": (r'        field\("ended_by", .*\n', '        field("counted", Whole(0, 1000)),\n'),
    "rules/turn.py": (
        r"    def apply\(self, s: State, seat: i64, action: i64, dealer: Dealer\) -> None:\n.*\n",
        "        s.counted += 1\n",
    ),
}
USED = """
import sys
from fogline.core.dealer import Dealer
from fogline.core.playout import playout
from fogline.core.registry import games
game = games()[sys.argv[1]]
assert "counted" in game.public
box, seats, options, dealer = game.box(None), game.seats[-1], game.read_options({}), Dealer(5)
s = game.setup(box, seats, options, dealer)
for moves in range(0, 40, 5):
    read = game.restore(box, seats, options, game.position(s))
    worlds = [game.copy(s), read, game.imagine(game.view(s, 1), Dealer(1))]
    assert [world.counted for world in (s, *worlds)] == [moves] * 4
    assert playout(game.rules, s, dealer, 5) == 5
"""


def test_a_new_public_field_takes_a_line_in_three_files(game: AnyGame, tmp_path: Path) -> None:
    """And is then copied, shown to all, imagined, written and read."""
    package = tmp_path / "src" / "fogline"
    copytree(folder(game).parents[1], package, ignore=ignore_patterns("__pycache__", "page", "web", "tui", "tests"))
    for name, (there, new) in COUNTED.items():
        file = package / "games" / game.name / name
        text, found = re.subn(f"({there})", rf"\g<1>{new}", file.read_text())
        assert found == 1, name
        file.write_text(text)
    environment = os.environ | {"PYTHONPATH": str(package.parent), "FOGLINE_PURE": "1"}
    done = run([sys.executable, "-c", USED, game.name], env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
