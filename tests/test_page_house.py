"""The page keeps the house's rules too: imports, file sizes, nothing from elsewhere, no rule of a game."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "fogline"
PAGE = PACKAGE / "web" / "page"
LINES_AT_MOST = 350
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


@pytest.mark.parametrize("file", [*scripts(), *styles()], ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_file_is_small_and_opens_with_what_it_is(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LINES_AT_MOST
    assert lines[0].startswith("// " if file.suffix == ".js" else "/* ")


@pytest.mark.parametrize("file", scripts(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_script_imports_what_is_there_and_goes_nowhere_else(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for address in IMPORT.findall(text):
        if "${" in address:
            continue
        assert address.startswith(("/page/", "/face/", "./")), address
        assert served(address, file).is_file(), address
    # Our own server only; the one address that is no address is the name of SVG itself.
    assert not re.findall(r"https?://(?!www\.w3\.org)", text.replace("http://127", ""))
    assert "innerHTML" not in text
    assert "eval(" not in text


def test_the_shell_names_no_game_and_a_game_no_other() -> None:
    games = sorted(path.parent.name for path in PACKAGE.glob("games/*/box.toml"))
    for file in PAGE.rglob("*.js"):
        if file.parent.name in ("vendor", "covers") or file.name == "covers.js":
            continue  # each game's cover is drawn by name
        text = file.read_text(encoding="utf-8")
        assert not [game for game in games if f"/{game}" in text or f'"{game}"' in text], file.name
    for game in games:
        for file in (PACKAGE / "games" / game / "face" / "web").rglob("*.js"):
            text = file.read_text(encoding="utf-8")
            assert not [other for other in games if other != game and f"/face/{other}/" in text], file.name
