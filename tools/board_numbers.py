"""Writes the numbers of each game's rules for its board: what is asked, what the box counts, what can be done.

python tools/board_numbers.py           brings every numbers.js up to date
python tools/board_numbers.py --check   changes nothing; exits 1 and names what is stale
"""

import sys
from importlib import import_module
from pathlib import Path

from fogline.core.registry import games

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "fogline"
TABLES = {"ASKS": "questions", "BOX": "box", "DOES": "actions"}
"""What a board calls them, and the module where they stand."""
HEAD = "// The numbers of the rules' own tables, by name. Written by tools/board_numbers.py; not to be edited.\n"


def numbers(module: str) -> dict[str, int]:
    """The whole numbers that a module names, and no others."""
    found = vars(import_module(module))
    return {name: value for name, value in found.items() if name.isupper() and type(value) is int}


def script(game: str) -> str:
    """A game's numbers as a module for its board."""
    tables = []
    for name, module in TABLES.items():
        lines = "".join(f"  {key}: {value},\n" for key, value in numbers(f"fogline.games.{game}.{module}").items())
        tables.append(f"\nexport const {name} = {{\n{lines}}};\n")
    return HEAD + "".join(tables)


def stale() -> list[tuple[Path, str]]:
    """The files that are not what they should be, with that."""
    boards = {PACKAGE / "games" / game / "face" / "web": game for game in games()}
    wanted = {folder / "numbers.js": script(game) for folder, game in boards.items() if (folder / "board.js").is_file()}
    return [
        (file, text) for file, text in wanted.items() if not file.is_file() or file.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    found = stale()
    if "--check" in sys.argv[1:]:
        for file, _ in found:
            print(f"{file.relative_to(PACKAGE)} is stale: python tools/board_numbers.py")
        return 1 if found else 0
    for file, text in found:
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
