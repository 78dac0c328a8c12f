"""A sheet of choices counts, picks and lists the same actions, compiled or not."""

import os
import subprocess
import sys

import pytest

from fogline.core.bits import nth, size
from fogline.core.choices import Choices

WIDE = (1 << 61) | (1 << 40) | 5

TELL = """
from fogline import fast
from fogline.core.choices import Choices
from tests.test_choices import fill
print("compiled" if fast.active() else "pure")
for sheet in fill(Choices()):
    print(len(sheet), sheet.actions(), [sheet[n] for n in range(len(sheet))])
"""


def fill(sheet: Choices) -> list[Choices]:
    """A sheet as rules and adapters write it, again and again; it is looked at after each."""
    sheet.clear()
    sheet.offer(0, 0b1010011)
    sheet.add(8)
    sheet.offer(35, WIDE)
    sheet.add(34)
    sheet.add(33)
    for action in range(200, 100, -7):
        sheet.add(action)
    sheet.offer(500, 0)
    return [sheet]


def test_actions_stand_in_the_order_in_which_they_were_written() -> None:
    (sheet,) = fill(Choices())
    there = [0, 1, 4, 6, 8, 35, 37, 75, 96, 34, 33, *range(200, 100, -7)]
    assert sheet.actions() == there
    assert [sheet[n] for n in range(len(sheet))] == there


def test_a_sheet_that_is_cleared_is_empty() -> None:
    (sheet,) = fill(Choices())
    sheet.clear()
    assert (len(sheet), sheet.actions()) == (0, [])
    sheet.take([7, 3])
    assert (len(sheet), sheet.actions(), sheet[1]) == (2, [7, 3], 3)


def test_what_was_listed_is_not_changed_by_the_next_moment() -> None:
    (sheet,) = fill(Choices())
    before = sheet.actions()
    kept = before[:]
    sheet.clear()
    sheet.add(1)
    assert before == kept


def test_bits_are_counted_and_found() -> None:
    for mask in (1, 0b1010011, WIDE, (1 << 62) - 1):
        there = [bit for bit in range(62) if mask >> bit & 1]
        assert size(mask) == len(there)
        assert [nth(mask, n) for n in range(len(there))] == there


def told(**environment: str) -> list[str]:
    clean = {name: value for name, value in os.environ.items() if name != "FOGLINE_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", TELL], env=clean | environment, capture_output=True, text=True, timeout=120, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.compiled
def test_a_compiled_sheet_is_as_the_sources_have_it() -> None:
    pure, compiled = told(FOGLINE_PURE="1"), told()
    assert (pure[0], compiled[0]) == ("pure", "compiled")
    assert pure[1:] == compiled[1:]
