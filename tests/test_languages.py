"""A language is a folder of catalogues and rulebooks: a made-up third one is spoken everywhere without code."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po

import fogline
from fogline.core.registry import find_game, games
from fogline.parts.catalog import LANGUAGES, language_name
from tests import pseudo
from tests.in_turn import first_of

LOCALE = Path(fogline.__file__).parent / "locale"
ASKED = """
import json
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.parts.catalog import LANGUAGES
from fogline.table.rulebook import rulebook
from fogline.table.text import SAYS, speaker
from fogline.web.words import modules
say = Speaker("eo", find_game("skyline").words)
print(json.dumps({
    "languages": LANGUAGES,
    "title": say.tell(say.words.about.blurb),
    "table": speaker("eo").tell(SAYS["your-turn"]),
    "board": modules()["eo/skyline.js"].decode(),
    "names": modules()["languages.js"].decode(),
    "rules": [rulebook("skyline", "eo").lang, rulebook("skyline", "eo").chapters[0].rules[0].text],
}))
"""


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("locale")
    pseudo.make(folder, "eo")
    return folder


def run(shelf: Path, *command: str, typed: str = "") -> str:
    environment = os.environ | {"FOGLINE_LOCALE": str(shelf), "FOGLINE_PURE": "1"}
    told = subprocess.run([sys.executable, *command], env=environment, input=typed, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    return told.stdout


@pytest.fixture(scope="module")
def told(shelf: Path) -> dict[str, Any]:
    """What a process says that has this shelf."""
    return dict(json.loads(run(shelf, "-c", ASKED)))


def test_a_third_language_is_a_folder(told: dict[str, Any]) -> None:
    assert told["languages"] == ["en", "eo", "es"]
    assert told["title"].startswith(pseudo.said("Plan five districts").rstrip("⟧"))
    assert told["table"] == pseudo.said("It is your turn.")
    assert told["rules"][0] == "eo"
    assert not pseudo.plain(told["rules"][1], set())
    assert '"eo": "Esperanto"' in told["names"]
    assert f'"projects": "{pseudo.said("Projects")}"' in told["board"]


def test_the_page_has_as_many_forms_as_the_language(told: dict[str, Any]) -> None:
    board = told["board"]
    assert "plural = (n) => Number((n==1 ? 0 : n==2 ? 1 : 2))" in board
    words = json.loads(board[board.index("words = ") + len("words = ") :].rstrip(";\n"))
    assert words["cards"] == [pseudo.said(text) for text in ("{n} card", "{n} cards (2)", "{n} cards")]


def test_the_command_line_speaks_it(shelf: Path) -> None:
    assert "⟦" in run(shelf, "-m", "fogline", "games", "--lang", "eo")


def test_languages_are_called_as_their_speakers_call_them() -> None:
    assert [language_name(lang) for lang in LANGUAGES] == ["English", "Español"]
    assert language_name("zz") == "zz"


@pytest.mark.parametrize("game", games())
def test_the_plain_game_has_no_word_of_its_own(shelf: Path, game: str) -> None:
    seats = "1" if game == "rebuild" else str(find_game(game).seats[0])
    command = ["-m", "fogline", "play", game, "--plain", "--seats", seats, "--lang", "eo", "--seed", "7"]
    typed = ["help", "score", "log all", "why", "all", *["1"] * 8, "score", "log", "quit", ""]
    told = run(shelf, *command, "--name", "Ana", typed="\n".join(typed) + "\n")
    places = find_game(game).box(None)
    known = {"ana"} | {word.lower() for name in getattr(places, "locations", ()) for word in pseudo.PLAIN.findall(name)}
    answers = [line for line in told.splitlines() if not line.startswith("Ana> ")]
    assert len(answers) > 60
    assert [line for line in answers if pseudo.plain(line, known)] == []


# On a map the names of places run into signs: the plain game, tried with every game, shows that the rest is spoken.
@pytest.mark.parametrize(
    "game", first_of(name for name in games() if not hasattr(find_game(name).box(None), "locations"))
)
def test_the_full_screen_has_no_word_of_its_own(shelf: Path, tmp_path: Path, game: str) -> None:
    told = run(shelf, "-m", "tests.pseudo_screens", str(tmp_path), game)
    assert told.count("⟦") > 100
    names = ("ana", "balboa", "cabrillo", "fogline", "esc")
    # In a narrow column a long name may go on in the next line.
    known = {piece for name in names for at in range(len(name)) for piece in (name[at:], name[:at])}
    assert [line for line in told.splitlines() if pseudo.plain(line, known)] == []


@pytest.mark.parametrize("room", ["house", "table", "tui", "web"])
def test_the_rooms_around_the_games_name_none(room: str) -> None:
    """A game more or less makes no sentence of the house untrue."""
    names = {part for game in games().values() for part in (game.name, game.words.title.partition(" (")[0])}
    with (LOCALE / "es" / f"{room}.po").open("rb") as file:
        said = [str(text) for message in read_po(file) if message.id for text in (message.id, message.string)]
    assert said
    assert [text for text in said for name in names if re.search(rf"\b{re.escape(name)}\b", text)] == []
