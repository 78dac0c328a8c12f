"""The tool that keeps the catalogues in step with the sources."""

from pathlib import Path

import pytest

from tools.catalogues import main

HOUSE = 'N_("Nothing.")\n'
GAME = 'N_("{seat} draws."); N_("Nothing."); Plural("{n} card", "{n} cards", "n"); Context("a city", "full")\n'


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A house with one game, all of it translated."""
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "sentences.py").write_text(HOUSE)
    (tmp_path / "game" / "text").mkdir(parents=True)
    (tmp_path / "game" / "text" / "sentences.py").write_text(GAME)
    (tmp_path / "locale" / "es").mkdir(parents=True)
    assert main([], tmp_path) == 1
    edit(tmp_path / "locale" / "es" / "house.po", 'msgid "Nothing."\nmsgstr ""', 'msgid "Nothing."\nmsgstr "Nada."')
    edit(tmp_path / "locale" / "es" / "game.po", 'draws."\nmsgstr ""', 'draws."\nmsgstr "{seat} roba."')
    edit(tmp_path / "locale" / "es" / "game.po", 'msgstr[0] ""', 'msgstr[0] "{n} carta"')
    edit(tmp_path / "locale" / "es" / "game.po", 'msgstr[1] ""', 'msgstr[1] "{n} cartas"')
    edit(tmp_path / "locale" / "es" / "game.po", 'msgid "full"\nmsgstr ""', 'msgid "full"\nmsgstr "completa"')
    assert main(["--check"], tmp_path) == 0
    return tmp_path


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert text.count(old) == 1
    file.write_text(text.replace(old, new))


def test_what_the_house_says_no_other_catalogue_repeats(package: Path) -> None:
    assert "Nothing." not in (package / "locale" / "es" / "game.po").read_text()


def test_bringing_up_to_date_changes_nothing_when_nothing_changed(package: Path) -> None:
    before = {file: file.read_text() for file in package.rglob("*.po")}
    assert main([], package) == 0
    assert {file: file.read_text() for file in package.rglob("*.po")} == before


def test_a_new_sentence_is_found_and_the_others_keep_their_translation(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (package / "game" / "rules.py").write_text('N_("A new one.")\n')
    before = (package / "locale" / "es" / "game.po").read_text()
    assert main(["--check"], package) == 1
    assert capsys.readouterr().out.splitlines() == [
        "es/game.po: out of date: run python tools/catalogues.py",
        "es/game.po: not translated: A new one.",
    ]
    assert (package / "locale" / "es" / "game.po").read_text() == before
    main([], package)
    assert "roba" in (package / "locale" / "es" / "game.po").read_text()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("{seat} roba.", "{player} roba.", "other placeholders"),
        ("{n} cartas", "cartas", "other placeholders"),
        ("{seat} roba.", "", "not translated"),
        ("#, python-brace-format\nmsgid", "#, fuzzy, python-brace-format\nmsgid", "fuzzy"),
    ],
)
def test_a_bad_translation_is_told(
    package: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, problem: str
) -> None:
    file = package / "locale" / "es" / "game.po"
    file.write_text(file.read_text().replace(old, new, 1))
    assert main(["--check"], package) == 1
    assert problem in capsys.readouterr().out


def test_a_sentence_that_is_gone_leaves_its_catalogue(package: Path) -> None:
    edit(package / "game" / "text" / "sentences.py", 'N_("{seat} draws."); ', "")
    assert main(["--check"], package) == 1
    assert main([], package) == 0
    assert "roba" not in (package / "locale" / "es" / "game.po").read_text()


def test_the_catalogues_of_this_house_are_complete() -> None:
    assert main(["--check"]) == 0


def test_a_language_has_as_many_forms_as_its_catalogue_says(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (package / "locale" / "pl").mkdir()
    assert main([], package) == 1
    file = package / "locale" / "pl" / "game.po"
    assert "nplurals=3" in file.read_text()
    assert 'msgstr[2] ""' in file.read_text()
    capsys.readouterr()
    for form, word in enumerate(("karta", "karty", "kart")):
        edit(file, f'msgstr[{form}] ""', f'msgstr[{form}] "{{n}} {word}"')
    main(["--check"], package)
    assert "{n} card" not in capsys.readouterr().out
