"""Values of a table that are made from one another."""

from dataclasses import dataclass, replace

import pytest

from fogline.table.values import altered, labelled, once
from tests.table.sitting import GAMES, seats_for, table


@dataclass(frozen=True)
class Sum:
    one: int
    other: int
    label: str = ""

    @once
    def found(self) -> list[int]:
        return [self.one + self.other]


def test_another_value_is_what_replace_makes_and_what_follows_is_found_anew() -> None:
    before = Sum(1, 2, "a")
    assert before.found is before.found
    after = altered(before, one=5)
    assert (after, after.found, before.found) == (replace(before, one=5), [7], [3])


def test_a_label_changes_nothing_that_was_found() -> None:
    before = Sum(1, 2)
    found = before.found
    after = labelled(before, label="b")
    assert after == Sum(1, 2, "b")
    assert after.found is found


def test_a_field_that_there_is_not_is_refused() -> None:
    with pytest.raises(TypeError, match="another"):
        altered(Sum(1, 2), another=3)


def test_a_table_is_altered_as_it_is_replaced() -> None:
    now = table(GAMES[0], "p" * seats_for(GAMES[0]), 1)
    assert altered(now, next="other") == replace(now, next="other")
    assert labelled(now, changed=7).changed == 7
