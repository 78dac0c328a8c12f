"""Help that a newcomer understands, in the reader's language."""

import shlex

import pytest

from fogline.cli import system_language
from fogline.cli.commands import COMMANDS, build, name_of
from fogline.cli.parser import aligned
from fogline.cli.text import HELP, speaker
from tests.cli.conftest import Fogline

NAMES = [name_of(module) for module in COMMANDS]
ENGLISH_ONLY = ("usage:", "options:", "show this help", "positional", "examples:")


def test_the_bare_command_shows_what_there_is(fogline: Fogline) -> None:
    said = fogline()
    assert (said.code, said.err) == (0, "")
    assert all(f"\n    {name} " in said.out for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help_with_examples(fogline: Fogline, name: str) -> None:
    said = fogline(name, "--help")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"usage: fogline {name} ")
    assert "\nexamples:\n" in said.out


@pytest.mark.parametrize("name", NAMES)
def test_help_in_spanish_is_spanish_throughout(fogline: Fogline, name: str) -> None:
    said = fogline(name, "--help", "--lang", "es")
    assert said.out.startswith(f"uso: fogline {name} ")
    assert "\nejemplos:\n" in said.out
    assert not [words for words in ENGLISH_ONLY if words in said.out]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("key", [key for key in HELP if key.endswith("/more")])
def test_examples_can_be_typed_as_they_are(key: str, lang: str) -> None:
    parser = build(speaker(lang))
    typed = [line.strip() for line in parser.told(key).split("\n") if line.startswith("  fogline")]
    assert typed
    for line in typed:
        words = shlex.split(line.partition("  ")[0].partition(" > ")[0])[1:]
        if words and words[-1] != "--help":
            assert parser.parse_args(words).run


def test_language_may_stand_before_or_after_the_command(fogline: Fogline) -> None:
    before, after = fogline("--lang", "es", "games"), fogline("games", "--lang=es")
    assert before == after
    assert "participantes" in before.out


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "es", "LANG": "en_US.UTF-8"}, "es"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_without_it_the_system_decides(environment: dict[str, str], lang: str) -> None:
    assert system_language(environment) == lang


def test_the_system_language_reaches_the_help(fogline: Fogline, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert fogline("--help").out.startswith("uso:")
    assert fogline("--help", "--lang", "en").out.startswith("usage:")


def test_version(fogline: Fogline) -> None:
    said = fogline("--version")
    assert said.code == 0
    assert said.out.startswith("fogline 0")


def test_examples_line_up() -> None:
    assert aligned("examples:\n  a  first\n  longer b  second") == "examples:\n  a         first\n  longer b  second"
