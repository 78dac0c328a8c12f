"""Mistakes that people make: one clear sentence each, an exit code, nothing changed."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fogline.core.match import Match
from fogline.core.record import digest
from fogline.core.registry import games
from tests.cli.conftest import Fogline, Said


def sentence(said: Said, code: int = 2) -> str:
    """The one sentence of a mistake; a usage mistake may add where to read more."""
    assert said.code == code, said
    lines = said.err.splitlines()
    assert lines[0].startswith("fogline: ")
    assert "Traceback" not in said.err
    assert len(lines) == 1 or (len(lines) == 2 and "--help" in lines[1]), said.err
    return lines[0].removeprefix("fogline: ")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    ("words", "english"),
    [
        ("nonsense", "There is no command 'nonsense'."),
        ("sim", "Something is missing: GAME."),
        ("sim nonsense", "There is no game called 'nonsense'."),
        ("play nonsense", "There is no game called 'nonsense'."),
        ("box show nonsense", "There is no game called 'nonsense'."),
        ("bench nonsense", "There is no game called 'nonsense'."),
        ("sim {game} --seats 99", "players, not 99."),
        ("play {game} --seats 0", "players, not 0."),
        ("sim {game} --seats two", "--seats must be a whole number, not 'two'."),
        ("sim {game} --games 0", "--games must be at least 1, not 0."),
        ("sim {game} --workers 0", "--workers must be at least 1, not 0."),
        ("sim {game} --seed 1.5", "--seed must be a whole number, not '1.5'."),
        ("sim {game} --bots nonsense", "There is no bot called 'nonsense'"),
        ("sim {game} --bots ,", "--bots names no bot."),
        ("sim {game} --bots random,random,random,random,random,random,random --seats {most}", "one for each seat."),
        ("play {game} --bots nonsense", "There is no bot called 'nonsense'"),
        ("play {game} --seats {most} --bots random,random,random,random,random,random,random", "do not fit in"),
        ("play {game} --seats {most} --name A,B,C", "--name names those who are not bots."),
        ("sim {game} --option nonsense=1", "has no option called 'nonsense'."),
        ("sim cablecars --option nonsense=1", "cablecars has no option called 'nonsense'. It has none at all."),
        ("sim investors --option nonsense=1", "has no option called 'nonsense'. Known options: "),
        ("sim {game} --option nonsense", "--option must be NAME=VALUE, not 'nonsense'."),
        ("sim {game} --nonsense", "This is not understood here: --nonsense."),
        ("sim {game} --seats", "--seats needs a value."),
        ("sim {game} --json=yes", "--json takes no value."),
        ("bench --seconds 0", "--seconds must be more than 0"),
        ("bench --seconds soon", "at most 3600, not 'soon'."),
        ("replay nowhere.json", "There is no file nowhere.json."),
        ("play --load nowhere.json", "There is no file nowhere.json."),
        ("sim {game} --box nowhere.toml", "There is no file nowhere.toml."),
        ("box check nowhere.toml", "There is no file nowhere.toml."),
        ("replay .", ". is a folder, not a file."),
        ("play {game} --box .", ". is a folder, not a file."),
        ("play {game} --load game.json", "GAME cannot be given with --load."),
    ],
)
def test_usage(fogline: Fogline, game: str, words: str, english: str, lang: str) -> None:
    typed = words.format(game=game, most=games()[game].seats[-1]).split()
    said = fogline(*typed, "--lang", lang)
    told = sentence(said)
    assert said.out == ""
    assert (english in told) == (lang == "en"), told


def test_an_unknown_language(fogline: Fogline) -> None:
    assert sentence(fogline("games", "--lang", "fr")) == "There is no language 'fr'. Known languages: en, es."
    assert sentence(fogline("--lang")) == "--lang needs a value."


@pytest.mark.parametrize("command", [("replay",), ("play", "--load")])
@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (lambda text: "", "This is not JSON"),
        (lambda text: text[:400], "This is not JSON"),
        (lambda text: "[1, 2]", ""),
        (lambda text: '"just text"', ""),
        (lambda text: text.replace('"seats": 2', '"seats": 3'), "changed after it was written"),
        (lambda text: text.replace('"turns": [', '"turns": [[0, "fly to the moon", []],'), "changed after"),
        (lambda text: text.replace('"seats": 2,', ""), "'seats' is missing"),
        (lambda text: text.replace('"fogline": "record"', '"fogline": "cake"'), ""),
    ],
)
def test_records_that_are_broken(
    fogline: Fogline, record: Path, command: tuple[str, ...], edit: object, told: str
) -> None:
    text = record.read_text(encoding="utf-8")
    assert callable(edit)
    assert edit(text) != text
    record.write_text(edit(text), encoding="utf-8")
    assert told in sentence(fogline(*command, record))


def test_a_record_of_another_box(fogline: Fogline, game: str, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    fogline("box", "copy", game, other)
    other.write_text(other.read_text(encoding="utf-8").replace("[box]\n", '[box]\nmine = "yes"\n'), encoding="utf-8")
    assert "another box" in sentence(fogline("replay", record, "--box", other))
    assert "otra caja" in sentence(fogline("replay", record, "--box", other, "--lang", "es"))


def test_bytes_that_are_no_text(fogline: Fogline, game: str, tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"\xff\xfe\x00")
    for words in (["replay", file], ["box", "check", file], ["sim", game, "--box", file], ["play", "--load", file]):
        assert sentence(fogline(*words)) == f"{file} is not text in UTF-8."


def test_a_seat_or_a_turn_that_the_record_does_not_have(fogline: Fogline, record: Path) -> None:
    assert sentence(fogline("replay", record, "--seat", 9)).startswith("--seat must be 'all' or from 1 to ")
    assert sentence(fogline("replay", record, "--seat", "me")).startswith("--seat must be 'all' or from 1 to ")
    assert "there is no step 9999" in sentence(fogline("replay", record, "--from", 9999))


def test_an_impossible_position(fogline: Fogline, game: str, tmp_path: Path) -> None:
    position = Match.new(game, games()[game].seats[0], seed=1).position()
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**position, "state": {}}), encoding="utf-8")
    assert sentence(fogline("play", "--load", file)).startswith("This is not a whole position")
    file.write_text(json.dumps({**position, "seats": "two"}), encoding="utf-8")
    assert sentence(fogline("play", "--load", file)).startswith("This is not a whole position")
    file.write_text(json.dumps({**position, "box": "0"}), encoding="utf-8")
    assert "another box" in sentence(fogline("play", "--load", file))


def test_a_broken_box_says_where(fogline: Fogline, game: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(f'[box]\ngame = "{game}"\nsize = = 3\n', encoding="utf-8")
    assert "line 3" in sentence(fogline("sim", game, "--box", file))
    checked = fogline("box", "check", file)
    assert (checked.code, checked.err) == (1, "")
    assert "line 3" in checked.out


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("2020-01-01", "a box holds no dates"),
        ("[" * 5000, "nested too deeply"),
        ("9" * 5000, "a number is too long"),
        ("0x" + "f" * 5000, "this number is too long"),
    ],
    ids=["date", "nested", "long", "hexadecimal"],
)
def test_what_toml_allows_and_no_box_can_hold(
    fogline: Fogline, game: str, tmp_path: Path, value: str, told: str
) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(f'[box]\ngame = "{game}"\nx = {value}\n', encoding="utf-8")
    checked = fogline("box", "check", file)
    assert (checked.code, checked.err) == (1, "")
    assert told in checked.out
    assert told not in fogline("box", "check", file, "--lang", "es").out
    assert told in fogline("sim", game, "--box", file).err


def test_a_record_with_control_characters_is_not_written_to_the_terminal(fogline: Fogline, record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["turns"][0][1] = "\x1b[2Jfly" + "y" * 5000
    del data["digest"]
    record.write_text(json.dumps({**data, "digest": digest(data)}), encoding="utf-8")
    told = sentence(fogline("replay", record))
    assert "[2Jfly" in told
    assert "\x1b" not in told
    assert len(told) < 200


def test_box_check_lists_all_faults(fogline: Fogline, game: str, tmp_path: Path) -> None:
    file = tmp_path / "poor.toml"
    file.write_text(f'[box]\ngame = "{game}"\n', encoding="utf-8")
    english, spanish = fogline("box", "check", file), fogline("box", "check", file, "--lang", "es")
    assert english.code == spanish.code == 1
    assert english.out.count("\n  - ") == spanish.out.count("\n  - ") > 3
    assert "is missing" in english.out
    assert "is missing" not in spanish.out


def test_what_is_there_is_never_written_over(fogline: Fogline, game: str, tmp_path: Path) -> None:
    file = tmp_path / "precious.toml"
    file.write_text("mine", encoding="utf-8")
    assert "exists already" in sentence(fogline("box", "copy", game, file))
    assert "is a file, not a folder" in sentence(fogline("sim", game, "--games", 1, "--save", file))
    assert file.read_text(encoding="utf-8") == "mine"


def test_input_that_ends_too_soon(fogline: Fogline, game: str) -> None:
    assert sentence(fogline("play"), 1) == "The input ended before a game was chosen."
    said = fogline("play", game, "--seats", games()[game].seats[-1])
    assert said.code == 1
    assert "The input ended" in said.out


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "fogline", *words]


def test_a_reader_who_leaves_is_no_failure(record: Path) -> None:
    with subprocess.Popen(command("replay", str(record)), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
@pytest.mark.parametrize(
    ("words", "closed", "code"), [("games", ">&-", 0), ("play", "<&-", 1), ("nonsense", "2>&-", 2)]
)
def test_streams_that_are_closed_from_the_start(words: str, closed: str, code: int) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m fogline {words} {closed}', sys.executable], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == code
    assert "Traceback" not in done.stderr


def test_a_folder_that_fills_up_is_told(
    fogline: Fogline, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", full)
    said = fogline("sim", game, "--bots", "random", "--games", 1, "--workers", 1, "--records", tmp_path)
    assert "cannot be written: No space left on device" in sentence(said, 1)


def test_a_folder_where_a_record_would_be_is_told_before_anything_is_played(
    fogline: Fogline, game: str, tmp_path: Path
) -> None:
    (tmp_path / f"{game}-{games()[game].seats[0]}-0-00000.json").mkdir()
    said = fogline("sim", game, "--bots", "random", "--games", 1, "--records", tmp_path)
    assert "is a folder, not a file" in sentence(said)


def hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs signals")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_a_simulation_and_keeps_what_is_done(game: str, workers: str, tmp_path: Path) -> None:
    words = command("sim", game, "--bots", "random", "--games", "100000", "--workers", workers, "--json")
    # A group of its own, so that the signal reaches the workers as it does from a terminal, and not this test.
    words = [*words, "--records", str(tmp_path)]
    pipe = subprocess.PIPE
    # Shells start what runs in the background deaf to Ctrl-C; ./check may run there.
    process = subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, process_group=0, preexec_fn=hear_ctrl_c)
    try:
        patience = 600
        while not any(tmp_path.iterdir()) and patience:
            patience -= 1
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert err.strip() == "fogline: Stopped."
    kept = json.loads(out)
    assert 0 < kept["games"] == kept["finished"] < 100_000
