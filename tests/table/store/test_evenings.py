"""Evenings are kept by every store in the same way, and of two who change one the second is told."""

from fogline.table.store.base import Conflict
from fogline.table.store.evenings import EveningRow
from tests.table.store.conftest import Opener

ROW = EveningRow("e", 1, False, 1, "{}")


def test_of_two_who_change_an_evening_the_second_is_told(reopen: Opener) -> None:
    store, other = reopen(), reopen()
    store.write_evening(ROW).result(60)
    assert isinstance(other.write_evening(ROW).exception(60), Conflict)
    other.write_evening(ROW._replace(version=2, data="[]")).result(60)
    assert isinstance(store.write_evening(ROW._replace(version=2)).exception(60), Conflict)
    assert store.evening("e") == other.evening("e") == ROW._replace(version=2, data="[]")
    assert store.evening("x") is None


def test_those_that_are_over_are_not_looked_after(reopen: Opener) -> None:
    store = reopen()
    for n, name in enumerate("bca"):
        store.write_evening(ROW._replace(id=name, made=n)).result(60)
    assert store.evenings_on() == ["b", "c", "a"]
    store.write_evening(ROW._replace(id="c", version=2, over=True)).result(60)
    assert store.evenings_on() == ["b", "a"]
    assert reopen().evening("c") == ROW._replace(id="c", version=2, over=True, made=1)
