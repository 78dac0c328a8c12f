"""Transcripts, records and the bench: the tools that make what tests keep."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fogline.core.match import Match
from fogline.core.record import loads
from fogline.core.registry import games
from fogline.lab.bench import measure, timed
from fogline.lab.records import collect, tables
from fogline.lab.transcript import difference, parser, transcript

GAME = next(iter(games().values()))


@pytest.fixture(scope="module")
def text() -> str:
    return transcript(parser().parse_args([GAME.name, "--seats", str(GAME.seats[0]), "--seed", "4"]))


def test_a_transcript_tells_every_turn_and_the_end(text: str) -> None:
    again = transcript(parser().parse_args([GAME.name, "--seats", str(GAME.seats[0]), "--seed", "4"]))
    assert text == again
    headings = [line for line in text.splitlines() if line.startswith("== ")]
    assert headings[0] == "== set-up"
    assert headings[-1].startswith("== ended by ")
    assert all(f"== turn {n}, seat " in line for n, line in enumerate(headings[1:-1], 1))
    assert len(text) < 300_000


def test_a_transcript_keeps_what_only_some_may_know(text: str) -> None:
    """Somewhere a seat hears what the others do not; a spectator never does."""
    heard = set(re.findall(r"^  \[(.+?)\] [a-z-]+: ", text, re.MULTILINE))
    assert {"0", "1"} <= heard
    assert "-" not in heard


def test_a_changed_transcript_is_found_out(text: str, tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    assert difference(file) is None
    lines = text.splitlines()
    lines[20] += "!"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert "line 21" in (difference(file) or "")
    cut = next(n for n, line in enumerate(text.splitlines()) if line.startswith("== turn 4"))
    file.write_text("\n".join(text.splitlines()[:cut]), encoding="utf-8")
    assert f"{cut} lines" in (difference(file) or "")


def test_a_transcript_holds_in_whatever_order_a_view_has_its_fields(text: str, tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    lines = text.splitlines()
    first = next(n for n, line in enumerate(lines) if " market = " in line)
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    file.write_text("\n".join(lines), encoding="utf-8")
    assert difference(file) is None


def test_the_transcript_command_checks_a_file(text: str, tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    file.write_text(text.replace("== turn 2,", "== turn 3,"), encoding="utf-8")
    check = [sys.executable, "-m", "fogline.lab.transcript", GAME.name, "--check", str(file)]
    assert subprocess.run(check, capture_output=True, timeout=120).returncode == 1
    file.write_text(text, encoding="utf-8")
    assert subprocess.run(check, capture_output=True, timeout=120).returncode == 0


def test_records_are_one_for_each_ending_found() -> None:
    found = collect(GAME, GAME.box(None), 1906, 30)
    assert found
    for ending, record in found.items():
        match = Match.replay(loads(record.dumps()))
        assert match.result is not None
        assert match.result.ended_by == ending


def test_records_come_from_all_kinds_of_tables() -> None:
    asked = list(tables(GAME, 1, 200))
    assert {seats for seats, _, _, _ in asked} == set(GAME.seats)
    assert len({tuple(options.items()) for _, options, _, _ in asked}) == len(GAME.variants())
    assert len({bots for _, _, bots, _ in asked}) > 2 * len(GAME.seats)


def test_the_bench_counts_moves_and_games() -> None:
    numbers = measure(GAME, GAME.box(None), 0.05)
    assert numbers["moves_per_second"] > numbers["games_per_second"] > 0
    assert numbers["copy_us"] > 0


def test_the_clock_is_looked_at_after_whole_rounds() -> None:
    rounds: list[int] = []

    def work(number: int) -> int:
        rounds.append(number)
        return 3

    total, count, elapsed = timed(work, 0.001)
    assert rounds == [0, *range(count)]
    assert total == 3 * count
    assert elapsed >= 0.001
