"""Help that a newcomer understands, in the reader's language."""

import shlex
import subprocess
import sys

import pytest

from fogline.cli import system_language
from fogline.cli.commands import COMMANDS, build
from fogline.cli.parser import aligned
from fogline.cli.text import HELP, speaker
from tests.cli.conftest import Fogline

ENGLISH_ONLY = ("usage:", "options:", "show this help", "positional", "examples:")


def test_the_bare_command_shows_what_there_is(fogline: Fogline) -> None:
    said = fogline()
    assert (said.code, said.err) == (0, "")
    assert all(f"\n    {name} " in said.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(fogline: Fogline, name: str) -> None:
    said = fogline(name, "--help")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"usage: fogline {name} ")
    assert "\nexamples:\n" in said.out
    assert said.out.count("examples:") == 1, "an option is told by the examples"


@pytest.mark.parametrize("name", COMMANDS)
def test_help_in_spanish_is_spanish_throughout(fogline: Fogline, name: str) -> None:
    said = fogline(name, "--help", "--lang", "es")
    assert said.out.startswith(f"uso: fogline {name} ")
    assert "\nejemplos:\n" in said.out
    assert not [words for words in ENGLISH_ONLY if words in said.out]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_that_is_asked_for_is_the_same_without_the_others(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for parser in (build(speaker("en")), build(speaker("en"), name)):
        with pytest.raises(SystemExit):
            parser.parse_args([name, "--help"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_what_the_other_commands_stand_on_is_not_loaded() -> None:
    """A child, since games are loaded here already."""
    told = "import sys; from fogline.cli import main; main(['verify', '--help'])"
    done = subprocess.run([sys.executable, "-c", f"{told}; print(*sys.modules)"], capture_output=True, text=True)
    loaded = done.stdout.split()
    assert "fogline.cli.verify" in loaded
    assert not {"fogline.cli.play", "fogline.cli.sim", "fogline.games.skyline.rules", "starlette"} & {*loaded}


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
