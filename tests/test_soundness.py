"""What docs/soundness.md says holds us is there."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAMED = re.compile(r"`((?:tests|src)/[\w/]+\.py)`|`(test_\w+)`")


def test_every_test_that_the_table_names_is_in_the_file_it_names() -> None:
    text = (ROOT / "docs" / "soundness.md").read_text(encoding="utf-8")
    known = ""
    found = 0
    for line in text.splitlines():
        for file, test in NAMED.findall(line):
            if file:
                known = (ROOT / file).read_text(encoding="utf-8")
            else:
                assert f"def {test}(" in known, f"{test} is not in the file named before it"
                found += 1
    assert found > 60


def tables(text: str) -> list[list[list[str]]]:
    """The cells of each table's rows, without the two lines of its head."""
    blocks = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)
    return [[line.strip("| ").split("|") for line in block.splitlines()[2:]] for block in blocks]


def test_every_finding_has_a_test() -> None:
    found = tables((ROOT / "docs" / "soundness.md").read_text(encoding="utf-8"))
    assert all(found), "a table without a finding"
    ways_in, *_ = found
    assert [row[0].strip() for row in ways_in if re.match("V\\d", row[0])] == [f"V{n}" for n in range(1, 11)]
    assert [row for rows in found for row in rows if not re.search(r"`test_\w+`", row[-1])] == []
