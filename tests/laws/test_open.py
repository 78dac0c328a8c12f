"""How games are written in this house: an open table on which each field stands once, as CONTRIBUTING.md says."""

import os
import re
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from subprocess import run
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.fields import declared, names
from fogline.core.game import AnyGame
from fogline.laws.cases import Case
from fogline.laws.home import folder
from fogline.laws.sharing import rows

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


def test_a_bare_table_shares_nothing_with_its_box(boxed: Case) -> None:
    _, state, view = classes(boxed)
    for kind in (state, view):
        for row in rows(kind(boxed.box, boxed.seats)).values():
            row[:] = [99] * (len(row) + 1)
        assert not [row for row in rows(kind(boxed.box, boxed.seats)).values() if 99 in row]


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
