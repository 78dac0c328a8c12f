"""What the games of this house promise beyond the laws, and that the laws speak to who breaks them."""

import re
import subprocess
import sys
from importlib import import_module
from typing import Any

from fogline.core.game import AnyGame
from fogline.laws import CHAPTERS
from fogline.laws.cases import usual
from fogline.laws.odd import odd_position


def laws() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for chapter in CHAPTERS:
        module = import_module(f"fogline.laws.{chapter}")
        found |= {f"{chapter}.{name}": law for name, law in vars(module).items() if name.startswith("test_")}
    return found


def test_every_cover_says_how_long_it_takes_and_whose_game_it_is(game: AnyGame) -> None:
    about = game.words.about
    assert about.blurb.count(".") == 1
    assert about.minutes
    assert about.title
    assert about.designer
    assert about.publisher
    assert 1990 < about.year < 2030


def test_every_game_has_a_rulebook_of_more_than_a_page_and_tells_nets_what_they_need(game: AnyGame) -> None:
    from fogline.bots.weights import layout
    from fogline.laws.rulebook import numbered

    assert len(numbered(game)) > 20
    assert game.features is None or len(layout(game, game.box(None), game.seats[0])) > 20


def test_odd_positions_are_odd(game: AnyGame) -> None:
    """Most moments are really changed: the law of the end would say little if every change were refused."""
    case = usual(game)[0]
    there = [odd_position(case, seed, 60).position()["state"] for seed in range(6)]
    plain = [odd_position(case, seed, 0).position()["state"] for seed in range(6)]
    changed = [sum(a[name] != b[name] for name in a) for a, b in zip(there, plain, strict=True)]
    assert min(changed) >= 1
    assert sum(changed) >= 12


def test_every_law_says_what_it_asks() -> None:
    assert len(laws()) > 40
    for name, law in laws().items():
        first = (law.__doc__ or "").strip().split("\n\n")[0]
        assert re.search(r"\w.*\.$", first), name


def test_playing_needs_no_pytest() -> None:
    """Laws ship with the package, and nobody but who tries them has their tools."""
    play = "import sys; sys.modules['pytest'] = None; from fogline.cli import main; sys.exit(main(['games']))"
    done = subprocess.run([sys.executable, "-c", play], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
