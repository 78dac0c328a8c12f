"""How tables came out, as every store keeps it: in the order of finishing, gone with the table."""

from fogline.table.store.base import Store
from fogline.table.store.outcomes import Known, OutcomeRow
from tests.table.store.updates import new


def seat(table: str, ended: int, seat: int, who: str = "", bot: str = "", name: str = "x") -> OutcomeRow:
    return OutcomeRow("game", ended, table, seat, who, bot, name, seat)


def over(store: Store, table: str, ended: int, *who: str) -> list[OutcomeRow]:
    rows = [seat(table, ended, n, one, "" if one else "strong") for n, one in enumerate(who)]
    store.write(new(table, status="over", outcome=tuple(rows))).result(60)
    return rows


def test_rows_come_in_the_order_of_finishing_and_only_those_not_read_yet(store: Store) -> None:
    late, early = over(store, "b", 200, "ana", ""), over(store, "a", 100, "ana", "eva")
    same = over(store, "c", 200, "eva", "ana")
    assert store.outcomes("game", Known(), 100) == [*early, *late, *same]
    assert store.outcomes("game", Known(100, "a"), 100) == [*late, *same]
    assert store.outcomes("game", Known(200, "c"), 100) == store.outcomes("other", Known(), 100) == []
    assert store.outcomes_of("b") == late


def test_many_rows_come_by_whole_tables(store: Store) -> None:
    rows = [row for n in range(30) for row in over(store, f"t{n:02}", n, "ana", "eva", "")]
    found: list[OutcomeRow] = []
    known = Known()
    while more := store.outcomes("game", known, 10):
        assert len(more) % 3 == 0, "no table is torn"
        found += more
        known = Known(more[-1].ended, more[-1].table)
    assert found == rows


def test_it_is_noticed_that_rows_came_late_are_gone_or_nameless(store: Store) -> None:
    over(store, "a", 100, "ana", "")
    over(store, "b", 300, "ana", "eva")
    known = Known(300, "b", 4, 0)
    assert store.outcomes_known("game", known)
    over(store, "c", 400, "eva", "")
    assert store.outcomes_known("game", known), "what is later changes nothing"
    over(store, "d", 200, "eva", "")
    assert not store.outcomes_known("game", known)
    store.forget("d").result(60)
    assert store.outcomes_known("game", known)
    store.forget_person("eva").result(60)
    assert not store.outcomes_known("game", known)
    assert [row.name for row in store.outcomes_of("b")] == ["x", ""]
    assert all(row.who != "eva" for row in store.outcomes("game", Known(), 100))
