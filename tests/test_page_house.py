"""The page keeps the house's rules too: imports, file sizes, nothing from elsewhere, no rule of a game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fogline.web import words

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "fogline"
PAGE = PACKAGE / "web" / "page"
LINES_AT_MOST = 350
SIGNS_AT_MOST = 140
"""Of a line of JavaScript; styles have a rule a line, however long."""
IMPORT = re.compile(r"""(?:\bfrom |\bimport |\bimport\()["'`]([^"'`]+)["'`]""")


def scripts() -> list[Path]:
    found = [*PAGE.rglob("*.js"), *PACKAGE.glob("games/*/face/web/**/*.js")]
    return sorted(file for file in found if "vendor" not in file.parts)


def styles() -> list[Path]:
    return sorted([*PAGE.rglob("*.css"), *PACKAGE.glob("games/*/face/web/**/*.css")])


def served(address: str, importer: Path) -> Path:
    """The file behind an address of the page."""
    if address.startswith("./"):
        return importer.parent / address
    if address.startswith("/page/"):
        return PAGE / address.removeprefix("/page/")
    game, _, path = address.removeprefix("/face/").partition("/")
    return PACKAGE / "games" / game / "face" / "web" / path


def made_of_catalogues(address: str) -> bool:
    """Whether it is a book of words, which is no file."""
    return address.removeprefix("/page/words/") in words.modules()


@pytest.mark.parametrize("file", [*scripts(), *styles()], ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_file_is_small_and_opens_with_what_it_is(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LINES_AT_MOST
    assert file.suffix == ".css" or max(map(len, lines)) <= SIGNS_AT_MOST
    assert lines[0].startswith("// " if file.suffix == ".js" else "/* ")


@pytest.mark.parametrize("file", scripts(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_script_imports_what_is_there_and_goes_nowhere_else(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for address in IMPORT.findall(text):
        if "${" in address:
            continue
        assert address.startswith(("/page/", "/face/", "./")), address
        assert made_of_catalogues(address) or served(address, file).is_file(), address
    # Our own server only; the one address that is no address is the name of SVG itself.
    assert not re.findall(r"https?://(?!www\.w3\.org)", text.replace("http://127", ""))
    assert "innerHTML" not in text
    assert "eval(" not in text


def test_the_shell_names_no_game_and_a_game_no_other() -> None:
    games = sorted(path.parent.name for path in PACKAGE.glob("games/*/box.toml"))
    for file in PAGE.rglob("*.js"):
        if file.parent.name == "vendor":
            continue
        text = file.read_text(encoding="utf-8")
        assert not [game for game in games if f"/{game}" in text or f'"{game}"' in text], file.name
    for game in games:
        for file in (PACKAGE / "games" / game / "face" / "web").rglob("*.js"):
            text = file.read_text(encoding="utf-8")
            assert not [other for other in games if other != game and f"/face/{other}/" in text], file.name


def test_no_board_knows_a_question_by_its_number() -> None:
    """What is asked is compared with names that come from the rules (tools/board_numbers.py)."""
    for file in PACKAGE.glob("games/*/face/web/*.js"):
        found = re.findall(r"asks\w* *[!=]== *\d|\d\]?\.includes\([\w.]*asks\)", file.read_text(encoding="utf-8"))
        assert found == [], file.name


def test_the_numbers_of_the_boards_are_those_of_the_rules() -> None:
    check = [sys.executable, str(ROOT / "tools" / "board_numbers.py"), "--check"]
    told = subprocess.run(check, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


def test_no_two_scripts_wait_for_each_other() -> None:
    """In a bundle a module is there once all that it imports is."""
    stands_on = {
        file: [served(address, file).resolve() for address in IMPORT.findall(file.read_text(encoding="utf-8"))]
        for file in scripts()
    }
    done: set[Path] = set()

    def visit(file: Path, above: tuple[Path, ...]) -> None:
        assert file not in above, [one.name for one in (*above, file)]
        if file not in done:
            for other in stands_on.get(file, []):
                visit(other, (*above, file))
            done.add(file)

    for file in stands_on:
        visit(file, ())
