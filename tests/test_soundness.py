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


def test_every_finding_has_a_test() -> None:
    rows = [line for line in (ROOT / "docs" / "soundness.md").read_text(encoding="utf-8").splitlines() if "|" in line]
    findings = [row for row in rows if not re.match(r"\|(-|\s*\| what was| what was)", row)]
    assert len(findings) == 37
    assert [row for row in findings if not re.search(r"`test_\w+`", row)] == []
