"""What became of speed and length since an earlier commit: both versions in turns, and a table of each game.

.venv/bin/python bench/versions.py 6b65070 --rounds 3 --seconds 1
"""

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SHELF = ROOT / "build" / "versions"
"""Where earlier versions are unpacked and compiled, once each."""
FILES = ("open", "decks", "state", "view", "fog", "position")
"""Where a field of a state is declared, copied, hidden, imagined, written and read."""
SHARED = ("reading", "spelling", "positions")
"""What serves the positions of all games, in ``parts``."""
ROWS = (
    ("moves_per_second", "random moves/s", ",.0f"),
    ("games_per_second", "random games/s", ",.0f"),
    ("copy_us", "a copy, µs", ".2f"),
    ("view_us", "a view, µs", ".2f"),
    ("imagine_playout_per_second", "imagined games/s, played out by chance", ",.0f"),
    ("search_per_second", "imagined games/s of the search, played out by the quick mind", ",.0f"),
)
# Runs within each version and asks what all of them have. Some looked at a clock on which a busy machine counts.
MEASURE = """
import json, sys, time
time.perf_counter = time.process_time
from fogline import fast
from fogline.core.dealer import Dealer
from fogline.core.registry import games
from fogline.lab.bench import measure

def view_us(game, box, seconds):
    dealer, dice, states = Dealer(1906), Dealer(1907), []
    state = game.setup(box, game.seats[-1], game.read_options({}), dealer)
    while seats := game.waiting(state):
        states.append(game.copy(state))
        legal = game.legal(state, seats[0])
        game.apply(state, seats[0], legal[dice.below(len(legal))], dealer)
    middle, done, begin = states[len(states) // 2], 0, time.process_time()
    while (elapsed := time.process_time() - begin) < seconds:
        for _ in range(200):
            game.view(middle, 0)
        done += 200
    return elapsed / done * 1e6

found = {}
for name in sys.argv[2:]:
    game, seconds = games()[name], float(sys.argv[1])
    box = game.box(None)
    found[name] = dict(measure(game, box, seconds), view_us=view_us(game, box, seconds / 4))
    found[name]["fields"] = sorted(game.public | game.secret)
print(json.dumps({"build": "compiled" if fast.active() else "pure", "games": found}))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", help="the earlier commit")
    parser.add_argument("games", nargs="*", help="otherwise all four")
    parser.add_argument("--rounds", type=int, default=3, help="how often each has a turn (default 3)")
    parser.add_argument("--seconds", type=float, default=1.0, help="the length of a turn (default 1)")
    options = parser.parse_args()
    chosen = options.games or sorted(path.parent.name for path in ROOT.glob("src/fogline/games/*/box.toml"))
    versions = {"before": unpacked(options.before), "now": ROOT}
    for root in versions.values():
        python(root, "-m", "fogline", "compile", told=False)
    rounds: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for number in range(1, options.rounds + 1):
        print(f"round {number} of {options.rounds}", file=sys.stderr, flush=True)
        for pure in ("1", ""):
            for version, root in versions.items():
                answer = json.loads(python(root, "-c", MEASURE, str(options.seconds), *chosen, FOGLINE_PURE=pure))
                rounds.setdefault((version, answer["build"]), []).append(answer["games"])
    for game in chosen:
        print_game(game, versions, rounds)
    print_lines(versions)


def unpacked(commit: str) -> Path:
    """The files of a commit, in a folder of their own."""
    place = SHELF / git("rev-parse", "--short", commit).decode().strip()
    if not (place / "pyproject.toml").is_file():
        place.mkdir(parents=True, exist_ok=True)
        subprocess.run(["tar", "-x", "-C", str(place)], input=git("archive", commit), check=True)
    return place


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout


def python(root: Path, *words: str, told: bool = True, **environment: str) -> str:
    """What this Python says when it finds fogline in another folder."""
    there = os.environ | {"PYTHONPATH": str(root / "src"), "FOGLINE_PURE": "", **environment}
    out = subprocess.PIPE if told else sys.stderr
    run = subprocess.run([sys.executable, *words], env=there, cwd=root, stdout=out, text=True, check=True)
    return run.stdout or ""


def print_game(game: str, versions: dict[str, Path], rounds: dict[tuple[str, str], list[dict[str, Any]]]) -> None:
    print(f"\n| {game}, the most seats | | before | now |\n|---|---|---|---|")
    for build in ("compiled", "pure"):
        for nth, (key, title, form) in enumerate(ROWS):
            cells = [spread([games[game][key] for games in rounds[version, build]], form) for version in versions]
            print(f"| {'' if nth else build} | {title} | {cells[0]} | {cells[1]} |")
    texts = {version: text_of(root / "src/fogline/games" / game) for version, root in versions.items()}
    lines = [f"{texts[version].count(chr(10))}" for version in versions]
    print(f"| length | lines of {', '.join(FILES[:-1])} and {FILES[-1]} | {lines[0]} | {lines[1]} |")
    named = [places(texts[version], rounds[version, "pure"][0][game]["fields"]) for version in versions]
    print(f"| | of these, that name a field of the state, on average | {named[0]} | {named[1]} |")


def print_lines(versions: dict[str, Path]) -> None:
    """How long that is in all games together, and what they share for it."""
    roots = [root / "src" / "fogline" for root in versions.values()]
    own = {name: [lines(root.glob(f"games/*/{name}.py")) for root in roots] for name in FILES}
    shared = [lines(root / "parts" / f"{name}.py" for name in SHARED) for root in roots]
    whole = [sum(found) for found in zip(*own.values(), strict=True)]
    print("\n| lines, all games together | before | now |\n|---|---|---|")
    for name, found in own.items():
        print_row(name, found)
    print_row("the games' own", whole)
    print_row(f"{', '.join(SHARED)} in parts", shared)
    print_row("in all", [sum(found) for found in zip(whole, shared, strict=True)])


def print_row(name: str, found: list[int]) -> None:
    print(f"| {name} | {found[0]:,} | {found[1]:,} |")


def lines(files: Iterable[Path]) -> int:
    return sum(file.read_text().count("\n") for file in files if file.is_file())


def spread(found: list[float], form: str) -> str:
    least, most = format(min(found), form), format(max(found), form)
    return least if least == most else f"{least} to {most}"


def text_of(folder: Path) -> str:
    return "".join(file.read_text() for name in FILES if (file := folder / f"{name}.py").is_file())


def places(text: str, fields: list[str]) -> str:
    named = [re.search(rf"\b{name}\b", line) for name in fields for line in text.splitlines()]
    return f"{sum(map(bool, named)) / len(fields):.1f}"


if __name__ == "__main__":
    main()
