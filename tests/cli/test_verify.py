"""fogline verify: what holds, what does not, and what there is nothing to say of, in both languages."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.record import Record
from tests.cli.conftest import Fogline
from tests.table.lucky import dealt, record_of
from tests.table.sitting import play


@pytest.fixture(scope="module")
def record() -> Record:
    return record_of(play(dealt("skyline"), Dealer(2)))


def kept(folder: Path, text: str) -> Path:
    file = folder / "game.json"
    file.write_text(text, encoding="utf-8")
    return file


def test_an_honest_record_holds(fogline: Fogline, record: Record, tmp_path: Path) -> None:
    assert record.luck is not None
    for text in (record.dumps(), record.text()):
        said = fogline("verify", kept(tmp_path, text), "--commitment", record.luck["commitment"])
        assert (said.code, said.err) == (0, "")
        assert said.out.startswith("It holds.")
        assert "What this proves:" in said.out
        assert "What this does not prove:" in said.out
    assert fogline("verify", tmp_path / "game.json", "--lang", "es").out.startswith("Se cumple.")
    told = json.loads(fogline("verify", tmp_path / "game.json", "--json").out)
    assert (told["state"], told["problems"], told["commitment"]) == ("holds", [], record.luck["commitment"])


def test_a_changed_record_is_refused_with_what_does_not_hold(fogline: Fogline, record: Record, tmp_path: Path) -> None:
    assert record.luck is not None
    lie = replace(record, luck={**record.luck, "salts": ["f" * 16, ""]})
    said = fogline("verify", kept(tmp_path, lie.dumps()))
    assert said.code == 1
    assert said.out.startswith("It does not hold:\n- The seed does not follow from the secret and the salts.\n")
    edited = fogline("verify", kept(tmp_path, record.dumps().replace('"rules": ', '"rules": 1')))
    assert edited.code == 1
    assert "The record cannot be read" in edited.out
    other = fogline("verify", kept(tmp_path, record.dumps()), "--commitment", "ab" * 32, "--json")
    assert other.code == 1
    assert [problem["key"] for problem in json.loads(other.out)["problems"]] == ["luck-other-commitment"]


def test_a_record_without_it_is_said_so(fogline: Fogline, record: Record, tmp_path: Path) -> None:
    said = fogline("verify", kept(tmp_path, replace(record, luck=None).dumps()))
    assert (said.code, said.out) == (
        3,
        "Nothing in this record lets its luck be checked: its table was not made so.\n",
    )
