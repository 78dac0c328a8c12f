"""fogline new-game: what it writes is a whole game, in an environment of its own, through every door."""

import json
import os
import re
import shutil
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fogline
from fogline import guests
from fogline.cli import main
from tests.elsewhere import NAME, PATIENCE, Elsewhere, new_game, served

QUICK = ("FOGLINE_QUICK",)
"""How ./check asks for a build that is made quickly."""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    return new_game(tmp_path_factory.mktemp("somebody else's"))


@pytest.fixture(scope="module")
def server(elsewhere: Elsewhere) -> Iterator[str]:
    with served(elsewhere) as address:
        yield address


def asked(url: str, data: dict[str, Any] | None = None, token: str = "") -> Any:
    head = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    body = json.dumps(data).encode() if data is not None else None
    with urllib.request.urlopen(urllib.request.Request(url, body, head), timeout=PATIENCE) as answer:
        text = answer.read().decode()
    return json.loads(text) if "json" in answer.headers["Content-Type"] else text


def test_it_keeps_every_law_and_says_what_does_not_apply(elsewhere: Elsewhere) -> None:
    told = elsewhere.laws()
    passed = re.search(r"(\d+) passed", told)
    assert passed, told
    assert int(passed[1]) > 100
    assert "the game has no catalogue for 'es': who reads 'es' is shown its English" in told


def test_a_law_that_is_broken_says_what_to_do(elsewhere: Elsewhere) -> None:
    file = elsewhere.project / "src" / NAME / "rules.py"
    good = file.read_text(encoding="utf-8")
    wrong = good.replace("HIDDEN in h else h", "h else h")
    assert wrong != good
    file.write_text(wrong, encoding="utf-8")
    try:
        told = elsewhere.laws("-k", "test_an_imagined_state_looks_the_same", fails=True)
    finally:
        file.write_text(good, encoding="utf-8")
    assert "What this law asks, and where to look" in told
    assert "imagine() makes a state that its seat could be in" in told
    assert re.search(r"harbour-2, seed 31, move \d+, before seat \d does 'play \d+'", told), told


def test_a_game_that_is_not_there_is_named(elsewhere: Elsewhere) -> None:
    told = elsewhere.done(elsewhere.python, "-m", "pytest", "--fogline", "chess", fails=True)
    assert "There is no game called 'chess'" in told
    assert 'entry-points."fogline.games"' in told


def test_bots_play_it(elsewhere: Elsewhere) -> None:
    told = json.loads(elsewhere.fogline("sim", NAME, "--seats", "3", "--games", "20", "--workers", "1", "--json"))
    assert (told["finished"], told["mean_moves"]) == (20, 15.0)
    told_games = elsewhere.fogline("games")
    assert "Harbour" in told_games
    assert "its author's own" in told_games, "nobody has published it"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_it_is_played_by_lines_in_a_terminal(elsewhere: Elsewhere, lang: str) -> None:
    told = elsewhere.fogline("play", NAME, "--plain", "--seats", "2", "--seed", "7", "--lang", lang, says="1\n" * 12)
    assert "Which card do you play?" in told
    assert "Nobody has a card left." in told


def test_it_is_played_over_http_and_its_rules_are_read(elsewhere: Elsewhere, server: str) -> None:
    chairs = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "casual"}]
    made = asked(f"{server}/api/tables", {"game": NAME, "chairs": chairs, "start": True})
    table, token = made["table"], made["tokens"][0]
    scene = asked(f"{server}/api/tables/{table}/scene", token=token)
    assert scene["told"][0].startswith("Cards: ")
    assert len(scene["legal"]) == 5
    asked(
        f"{server}/api/tables/{table}/act",
        {"seat": 0, "at": scene["at"], "action": scene["legal"][0]["words"], "confirm": True},
        token,
    )
    after = asked(f"{server}/api/tables/{table}/scene", token=token)
    assert len(after["view"]["hands"][0]) == 4
    rules = asked(f"{server}/api/games/{NAME}/rules?lang=es")
    assert (rules["lang"], rules["chapters"][1]["rules"][1]["number"]) == ("en", "2.2")


@pytest.mark.parametrize("file", ["board.js", "board.css", "cover.js"])
def test_it_has_a_plain_face_in_browsers(server: str, file: str) -> None:
    plain = Path(fogline.__file__).parent / "web" / "page" / "plain" / file
    assert asked(f"{server}/face/{NAME}/{file}") == plain.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Harbour", "2harbour", "class", "json", "skyline", "a b", "../x", "pytest"])
def test_a_name_that_cannot_be_is_refused_and_nothing_written(name: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", name]) == 2
    assert list(tmp_path.iterdir()) == []


def test_a_title_of_its_own_stands_wherever_people_read_it(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "fogbank", "--title", "Fog Bank"]) == 0
    assert "Fog Bank" in capsys.readouterr().out
    home = tmp_path / "fogbank" / "src" / "fogbank"
    assert (home / "README.md").read_text(encoding="utf-8").startswith("# Fog Bank\n")
    assert 'N_("Fog Bank")' in (home / "words.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("title", ["", "  ", 'The "Bank"', "a {brace}", "back\\slash"])
def test_a_title_that_would_break_a_file_is_refused(title: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "fogbank", "--title", title]) == 2
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_not_written_over(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / NAME).mkdir()
    assert main(["new-game", NAME]) == 2
    assert NAME in capsys.readouterr().err
    assert list((tmp_path / NAME).iterdir()) == []


def test_what_is_written_is_as_tidy_as_the_house(elsewhere: Elsewhere) -> None:
    first = 'lint.isort.known-first-party = ["fogline", "harbour"]'
    ruff = [sys.executable, "-m", "ruff"]
    house = Path(fogline.__file__).parents[2] / "pyproject.toml"
    for way in (
        ["check", "--config", str(house), "--config", first, "--extend-ignore", "I001"],
        ["format", "--check", "--config", str(house)],
    ):
        elsewhere.done(*ruff, *way, "--no-cache", str(elsewhere.project))


@pytest.mark.compiled
def test_it_is_compiled_and_plays_the_same(elsewhere: Elsewhere) -> None:
    """Beside our own build, which `./check` has made."""
    where = "import harbour.rules; print(harbour.rules.__file__)"
    sim = ("-m", "fogline", "sim", NAME, "--seats", "3", "--games", "30", "--seed", "4", "--workers", "1", "--json")
    python = str(elsewhere.python)
    pure = elsewhere.done(python, *sim)
    fast = {name: value for name, value in elsewhere.clean.items() if name != "FOGLINE_PURE"}
    slow, elsewhere.clean = elsewhere.clean, fast | {name: os.environ[name] for name in QUICK if name in os.environ}
    try:
        told = elsewhere.fogline("compile", NAME)
        assert "harbour is compiled too" in told, told
        assert (
            elsewhere.done(python, "-c", f"import fogline; fogline.new('{NAME}', 2); {where}").strip().endswith(".so")
        )
        assert without_time(elsewhere.done(python, *sim)) == without_time(pure)
    finally:
        elsewhere.clean = slow
        shutil.rmtree(guests.place(NAME, elsewhere.project / "src" / NAME).parent, ignore_errors=True)


def without_time(told: str) -> Any:
    return {name: value for name, value in json.loads(told).items() if name != "seconds"}
