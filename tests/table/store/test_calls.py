"""Calls are kept by every store in the same way, and of several who see to one, one is first."""

from concurrent.futures import wait
from typing import Any

from fogline.table.store.base import Conflict, Holder, LineRow
from fogline.table.store.calls import CallRow
from fogline.table.store.sql import SqlStore
from tests.table.store.conftest import Opener
from tests.table.store.updates import new

ANA = CallRow("ana", "t", "webhook", "3", 100)


def test_a_turn_has_one_call_and_the_next_turn_another(reopen: Opener) -> None:
    store = reopen()
    store.write(new("t")).result(60)
    jobs = [one.call(ANA) for one in (store, reopen(), reopen())]
    wait(jobs, timeout=60)
    assert [type(job.exception()) for job in jobs].count(Conflict) == 2
    store.call(ANA._replace(way="mail", at=90)).result(60)
    store.call(ANA._replace(who="eva", at=101)).result(60)
    for known in (store, reopen()):
        assert known.calls_due(99, 9) == [ANA._replace(way="mail", at=90)]
        assert known.calls_due(100, 9) == [ANA._replace(way="mail", at=90), ANA]
        assert known.calls_due(200, 1) == [ANA._replace(way="mail", at=90)]
    store.call(ANA._replace(mark="4", at=500)).result(60)
    assert ANA not in store.calls_due(499, 9)
    assert ANA._replace(mark="4", at=500) in store.calls_due(500, 9)


def test_every_try_is_claimed_by_one(reopen: Opener) -> None:
    store, other = reopen(), reopen()
    store.write(new("t")).result(60)
    store.call(ANA).result(60)
    claimed = ANA._replace(tries=1, at=160)
    jobs = [one.call_again(ANA, claimed) for one in (store, other, store)]
    wait(jobs, timeout=60)
    assert [type(job.exception()) for job in jobs].count(Conflict) == 2
    assert other.calls_due(160, 9) == [claimed]
    assert type(store.call_off(ANA).exception(60)) is Conflict
    given_up = claimed._replace(at=None, problem="late")
    store.call_again(claimed, given_up).result(60)
    assert other.calls_due(10**10, 9) == []
    assert other.calls_failed("ana") == [given_up]
    assert type(store.call(ANA).exception(60)) is Conflict, "this turn has had its call"
    store.call_again(given_up, given_up._replace(problem="")).result(60)
    assert other.calls_failed("ana") == []
    store.call_off(given_up).result(60)
    store.call(ANA).result(60)


def test_calls_go_with_their_table_and_their_person(store: SqlStore) -> None:
    for table in ("t", "u"):
        store.write(new(table)).result(60)
    for who in ("ana", "eva"):
        for table in ("t", "u"):
            store.call(CallRow(who, table, "mail", "1", 1)).result(60)
    store.forget("t").result(60)
    store.forget_person("ana").result(60)
    assert store.calls_due(9, 9) == [CallRow("eva", "u", "mail", "1", 1)]
    assert type(store.call(ANA).exception(60)) is Conflict, "no row is left for a table that is gone"


def test_whose_table_has_moved_is_found(store: SqlStore) -> None:
    held: dict[str, Any] = {
        "holders": frozenset({Holder("ana", False, True), Holder("eva", False, False)}),
        "status": "playing",
    }
    lines = tuple(LineRow(seat, "x", "[]", -1, None) for seat in (0, 1, 0, 2))
    store.write(new("a", changed=50, lines=lines, **held)).result(60)
    store.write(new("b", changed=40, **held)).result(60)
    store.write(new("c", changed=60, **{**held, "status": "gathering"})).result(60)
    store.note("ana", "call", "wishes", "{}").result(60)
    store.note("eva", "mute", "ana", "").result(60)
    assert store.moved("call", 50) == [("ana", "a")]
    assert store.moved("call", 0) == [("ana", "a"), ("ana", "b")]
    assert (store.spoken("a", [0]), store.spoken("a", [1, 2]), store.spoken("b", [0])) == (2, 2, 0)
