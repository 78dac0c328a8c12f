"""Files that people name: what is not the command's own is refused in a sentence and stays as it is."""

import json
from pathlib import Path

import pytest

from fogline.cli import main
from fogline.core.registry import games
from fogline.lab.ladder import Book, Contest, Deal

NAMES = list(games())
NAME = NAMES[0]
SEATS = games()[NAME].seats[0]
CONTEST = Contest(NAME, SEATS, ("greedy", "random"), 1)
LINE = json.dumps({**CONTEST.about(), **Deal(("greedy", "random"), 0, 1.0, (9.0, 1.0)).to_json()})


def refused(capsys: pytest.CaptureFixture[str], *words: str, told: str) -> None:
    capsys.readouterr()
    assert main([*words, "--lang", "en"]) != 0
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("fogline: ")
    assert said.err.count("\n") == 1
    assert told in said.err


OTHERS = {
    "a letter": "Dear Ana,\nthis is no ladder.\n",
    "a letter in one line": "Dear Ana",
    "other JSON": '{"a": 1}\n',
    "other JSON without an end": '{"game": "chess"}',
    "numbers": "1\n2\n",
    "a list": "[1, 2]\n",
    "an empty line": "\n",
    "another game": LINE.replace(NAME, NAMES[-1]) + "\n",
    "other seats": LINE.replace(f'"seats": {SEATS}', '"seats": 99') + "\n",
    "a ladder's with a note": LINE + "\nI am a note",
    "a ladder's with a line of something else": LINE + "\n7\n" + LINE + "\n",
    "answers that are none": LINE.replace('"answers": [0, 0]', '"answers": "many"') + "\n",
}


@pytest.mark.parametrize("content", OTHERS.values(), ids=list(OTHERS))
def test_a_ladder_is_not_saved_into_something_else(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It once appended to any file."""
    file = tmp_path / "file"
    file.write_text(content, encoding="utf-8")
    refused(capsys, "ladder", NAME, "--bots", "greedy,random", "--save", str(file), told="nothing was written to it.")
    assert file.read_text(encoding="utf-8") == content


def test_nor_into_what_is_no_text_or_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG\xff\xfe")
    words = ["ladder", NAME, "--bots", "greedy,random", "--save"]
    refused(capsys, *words, str(file), told="is no ladder's file")
    assert file.read_bytes() == b"\x89PNG\xff\xfe"
    refused(capsys, *words, str(tmp_path), told=f"{tmp_path} cannot be read")
    refused(capsys, *words, str(tmp_path / "no" / "file"), "--games", "2", told="cannot be written")


@pytest.mark.parametrize("before", ["", LINE[:30], LINE[:-3], LINE + "\n" + LINE[:40], LINE + "\n"])
def test_a_line_that_was_being_written_when_the_power_went_is_written_again(before: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(before, encoding="utf-8")
    book = Book(CONTEST, file)
    assert len(book.of((0, 1))) == before.count("\n")
    book.add(Deal(("greedy", "random"), 1, 0.0, (1.0, 9.0)))
    assert [json.loads(line)["deal"] for line in file.read_text(encoding="utf-8").splitlines()][-1] == 1
    assert set(Book(CONTEST, file).of((0, 1))) == {1, *([0] if "\n" in before else [])}


def test_results_of_other_seeds_may_lie_in_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(LINE.replace('"seed": 0', '"seed": 9') + "\n", encoding="utf-8")
    assert Book(CONTEST, file).points() == {}


@pytest.mark.parametrize("name", ["about.json", "games.csv", "decisions.csv", "games.parquet"])
def test_tables_are_not_written_over_something_else(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_text("mine", encoding="utf-8")
    words = ["sim", NAME, "--bots", "random", "--games", "1", "--workers", "1", "--save", str(tmp_path)]
    refused(capsys, *words, told="was not made by this command")
    assert (tmp_path / name).read_text(encoding="utf-8") == "mine"
    assert len(list(tmp_path.iterdir())) == 1
    (tmp_path / name).unlink()
    assert main(words) == main(words) == 0, "its own it writes anew"


def test_records_pages_and_pictures_neither(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / f"{NAME}-{SEATS}-7-00000.json"
    words = ["sim", NAME, "--seats", str(SEATS), "--bots", "random", "--games", "1", "--seed", "7"]
    sim = [*words, "--workers", "1", "--records", str(tmp_path)]
    report = [
        "report",
        NAME,
        "--seats",
        str(SEATS),
        "--bot",
        "random",
        "--games",
        "1",
        "--save",
        str(tmp_path / "page"),
    ]
    ladder = ["ladder", NAME, "--bots", "random,greedy", "--games", "2", "--plot", str(tmp_path / "page")]
    for command, file in ((sim, record), (report, tmp_path / "page"), (ladder, tmp_path / "page")):
        file.write_text("mine", encoding="utf-8")
        refused(capsys, *command, told=f"{file} exists already and was not made by this command")
        assert file.read_text(encoding="utf-8") == "mine"
        file.unlink()
        assert main(command) == main(command) == 0, "its own it writes anew"
        file.unlink()
