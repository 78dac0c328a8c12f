"""What every store promises (table/store/base.py), tried on each of them."""

import random
import threading
from concurrent.futures import wait
from typing import Any

import pytest
from msgspec.structs import replace

from fogline.table.store.base import Conflict, Heard, Holder, StoreError, Update
from fogline.table.store.said import SaidRow
from fogline.table.store.sql import SqlStore
from tests.table.store.conftest import Opener
from tests.table.store.updates import begun, following, line, new, turn


def fails(store: SqlStore, update: Update) -> type[BaseException]:
    problem = store.write(update).exception(60)
    assert problem is not None
    return type(problem)


@pytest.mark.parametrize("seed", range(4))
def test_1_everything_that_was_answered_is_there_whoever_asks(reopen: Opener, seed: int) -> None:
    """Three tables, any updates: after each the store says what was said to it, and so does one opened later."""
    dice, store = random.Random(seed), reopen()
    models = []
    for name in ("a", "b", "c"):
        model, update = begun(dice, name)
        store.write(update).result(60)
        model.take(update)
        models.append(model)
    for n in range(40):
        model = dice.choice(models)
        update = following(dice, model)
        store.write(update).result(60)
        model.take(update)
        model.check(store)
        if n % 13 == 0:
            # The first one is not closed: as if its process had been killed here.
            for known in models:
                known.check(reopen())


def test_1_an_update_is_kept_whole_or_not_at_all(store: SqlStore) -> None:
    store.write(new(lines=(line(),))).result(60)
    bad = turn("t", 2, 0, drafts={0: "d"}, orders={1: "o"}, status="over", heard=Heard("w", "n", "a", ""))
    assert fails(store, bad) is Conflict, "the line is there already"
    found = store.table("t")
    assert found is not None
    assert (found.version, found.status, len(store.lines("t"))) == (1, "gathering", 1)
    assert store.private("t") == ({}, {}, None)
    assert store.heard("t", "w", "n") is None


def test_2_who_comes_second_is_refused_and_takes_nobody_along(store: SqlStore) -> None:
    jobs = [store.write(update) for update in (new("a"), new("b"), turn("a", 2, 0), turn("a", 2, 0), turn("b", 2, 0))]
    jobs += [store.write(new("a")), store.write(turn("nowhere", 2, 0)), store.write(turn("b", 3, 1))]
    wait(jobs, timeout=60)
    first = [job.exception() is None for job in jobs]
    assert first == [True, True, True, False, True, False, False, True]
    assert all(isinstance(job.exception(), Conflict) for job, kept in zip(jobs, first, strict=True) if not kept)
    assert [len(store.lines(table)) for table in ("a", "b", "nowhere")] == [1, 2, 0]


def test_2_of_many_who_write_at_once_one_is_first_each_time(reopen: Opener) -> None:
    """Each has opened the store for themself, and tries to be the next until there are enough."""
    stores = [reopen() for _ in range(3)]
    stores[0].write(new()).result(60)
    won: list[int] = []

    def hammer(store: SqlStore) -> None:
        while (row := store.table("t")) is not None and row.version <= 30:
            made = store.write(turn("t", row.version + 1, row.version - 1))
            if made.exception(60) is None:
                won.append(row.version)
            else:
                assert isinstance(made.exception(), Conflict), made.exception()

    threads = [threading.Thread(target=hammer, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert sorted(won) == list(range(1, 31))
    assert len(stores[0].lines("t")) == 30


def test_3_updates_are_kept_in_the_order_in_which_they_came(reopen: Opener) -> None:
    store = reopen()
    jobs = [store.write(new())] + [store.write(turn("t", n + 1, n - 1, f"a{n}")) for n in range(1, 300)]
    wait(jobs, timeout=60)
    assert all(job.exception() is None for job in jobs)
    assert [row.action for row in reopen().lines("t")] == [f"a{n}" for n in range(1, 300)]


def test_3_a_job_that_was_called_off_stops_nobody(store: SqlStore) -> None:
    for n in range(200):
        store.write(new(f"off-{n}")).cancel()
    store.write(new("m")).result(60)
    assert store.table("m") is not None


def test_4_two_who_have_it_open_see_what_the_other_wrote(reopen: Opener) -> None:
    one, other = reopen(), reopen()
    one.write(new()).result(60)
    for n in range(1, 20):
        writer, reader = (one, other) if n % 2 else (other, one)
        writer.write(turn("t", n + 1, n - 1)).result(60)
        assert len(reader.lines("t")) == n


def test_5_ones_own_are_found_newest_first_page_by_page(store: SqlStore) -> None:
    mine, others = frozenset({Holder("me", True, True)}), frozenset({Holder("you", True, True)})
    names = [f"m{n:02}" for n in range(25)]
    # Several in the same second: then their names decide.
    jobs = [store.write(new(name, n // 3, holders=mine)) for n, name in enumerate(names)]
    jobs += [store.write(new(f"o{n}", n, holders=others)) for n in range(25)]
    wait(jobs, timeout=60)
    found: list[str] = []
    while page := store.held("me", True, 10, found[-1] if found else ""):
        found += [row.id for row in page]
    assert found == names[::-1]
    assert store.held("me", False, 10) == store.held("", True, 10) == store.held("me", True, 10, "o3") == []


def test_5_the_index_follows_who_sits_there(store: SqlStore) -> None:
    store.write(new(holders=frozenset({Holder("me", False, True), Holder("you", False, False)}))).result(60)
    assert [store.unfinished(who, 1) for who in ("me", "you")] == [1, 0], "only who made it is counted"
    assert store.unfinished("me", 2) == 0
    store.write(Update("t", 2, holders=frozenset({Holder("me", True, True)}))).result(60)
    assert (store.unfinished("me", 1), store.held("you", False, 9), len(store.held("me", True, 9))) == (0, [], 1)


def test_5_the_newest_come_first_and_what_is_over_last(store: SqlStore) -> None:
    for n, status in enumerate(("over", "playing", "gathering", "over", "playing")):
        store.write(new(f"t{n}", 10 - n // 2, status=status)).result(60)
    assert store.newest(4) == ["t1", "t2", "t4", "t0"]


def test_5_what_nobody_touches_is_found(store: SqlStore) -> None:
    for n, (status, made, changed) in enumerate((("over", 5, 9), ("over", 4, 0), ("playing", 1, 3), ("over", 1, 2))):
        store.write(new(f"t{n}", made, status=status, changed=changed)).result(60)
    assert store.untouched(True, 9, 9) == ["t3", "t1"]
    assert (store.untouched(True, 10, 9), store.untouched(True, 10, 1)) == (["t3", "t1", "t0"], ["t3"])
    assert (store.untouched(False, 9, 9), store.untouched(False, 3, 9)) == (["t2"], [])


def test_5_what_is_listed_and_what_is_due_is_found(store: SqlStore) -> None:
    for n in range(6):
        store.write(new(f"t{n}", n // 2, listed=n % 3 != 0, due=(None, 30.5, 20.25, 10.0)[n % 4])).result(60)
    assert [row.id for row in store.listed(9)] == ["t5", "t4", "t2", "t1"]
    assert [row.id for row in store.listed(2)] == ["t5", "t4"]
    assert (store.due(9.9, 9), store.due(30.5, 9)[:2], store.due(99, 1)) == ([], ["t3", "t2"], ["t3"])
    store.write(Update("t3", 2, listed=True)).result(60)
    assert (store.due(15, 9), store.listed(9)[2].id) == ([], "t3")


def test_a_table_that_is_forgotten_has_never_been(store: SqlStore) -> None:
    full: dict[str, Any] = {"lines": (line(),), "drafts": {0: "d"}, "orders": {0: "o"}, "snapshot": "s"}
    full["heard"] = Heard("w", "n", "a", "")
    for name in ("t", "other"):
        store.write(new(name, holders=frozenset({Holder("me", False, True)}), **full)).result(60)
    store.forget("t").result(60)
    assert (store.table("t"), store.heard("t", "w", "n"), store.snapshot("t", 1)) == (None, None, None)
    assert (store.lines("t"), store.private("t")) == ([], ({}, {}, None))
    assert [row.id for row in store.held("me", False, 9)] == ["other"]
    store.write(new("t", **full)).result(60)


def test_a_box_is_kept_once_and_a_missing_one_is_told(store: SqlStore) -> None:
    for name in ("a", "b"):
        store.write(new(name, box=("hash", "a box"))).result(60)
    assert store.box("hash") == "a box"
    with pytest.raises(StoreError):
        store.box("lost")


def test_a_value_of_the_house_is_made_once(reopen: Opener) -> None:
    one, other = reopen(), reopen()
    assert one.meta("secret", "one") == other.meta("secret", "two") == one.meta("secret", "three") == "one"


BAD_VALUES: dict[str, Any] = {
    "a number of more than 64 bits": 2**63,
    "a negative one": -(2**63) - 1,
    "half a character": "\ud800",
    "a list": [1],
    "a set": {1},
    "an object": object(),
    "a function": print,
    "nothing where something must be": None,
}


@pytest.mark.parametrize("bad", BAD_VALUES.values(), ids=BAD_VALUES.keys())
def test_6_no_value_ends_the_writer(store: SqlStore, bad: Any) -> None:
    worse = replace(turn("t", 2, 0), lines=(line()._replace(seat=bad),))
    jobs = [store.write(update) for update in (new(), worse, turn("t", 2, 0))]
    wait(jobs, timeout=60)
    assert [job.exception() is None for job in jobs] == [True, False, True]
    assert isinstance(jobs[1].exception(), StoreError)
    with pytest.raises(StoreError):
        store.heard("t", "w", bad if bad is not None else {})
    assert [row.action for row in store.lines("t")] == ["x"], "and it can still be read"


def test_6_nobody_waits_for_a_store_that_is_closed(store: SqlStore) -> None:
    store.close()
    assert fails(store, new()) is StoreError


def test_4_notes_of_people_are_found_by_whom_and_what(reopen: Opener) -> None:
    store = reopen()
    for who, name, value in (("ana", "eva", "1"), ("ana", "ñandú ✨", ""), ("eva", "ana", "2"), ("ana", "eva", "3")):
        store.note(who, "mute", name, value).result(60)
    store.note("ana", "code", "eva", "other").result(60)
    store.note("eva", "mute", "ana", None).result(60)
    store.note("eva", "mute", "nobody", None).result(60)
    for known in (store, reopen()):
        assert known.notes("ana", "mute") == {"eva": "3", "ñandú ✨": ""}
        assert known.notes("ana", "code") == {"eva": "other"}
        assert known.notes("eva", "mute") == known.notes("nobody", "mute") == {}


def test_2_of_several_who_take_a_note_one_is_first(reopen: Opener) -> None:
    store = reopen()
    store.note("ana", "link", "hash", "99").result(60)
    assert store.noted("link", "hash") == ("ana", "99")
    jobs = [one.take_note("ana", "link", "hash") for one in (store, reopen(), reopen())]
    wait(jobs, timeout=60)
    assert [type(job.exception()) for job in jobs].count(Conflict) == 2
    assert store.noted("link", "hash") is None


def test_4_who_is_forgotten_is_in_no_note_and_their_lines_have_no_words(store: SqlStore) -> None:
    said = [SaidRow("p", n, 9, who, 0, who, "words", "", None) for n, who in enumerate(("ana", "eva"), 1)]
    store.write(new(said=tuple(said), holders=frozenset({Holder("eva", False, True)}))).result(60)
    store.write(replace(Update("t", 2), heard=Heard("ana", "n", "a", ""))).result(60)
    for who, name in (("ana", "eva"), ("eva", "ana"), ("eva", "ben")):
        store.note(who, "mute", name, "").result(60)
    assert store.places_of("ana") == store.places_of("eva") == ["t"]
    store.write(replace(Update("t", 3), unsaid=("ana", "Guest"))).result(60)
    store.forget_person("ana").result(60)
    assert store.said("t") == [SaidRow("p", 1, 9, "", 0, "Guest", "", "", None), said[1]]
    assert store.notes("eva", "mute") == {"ben": ""}
    assert store.notes("ana", "mute") == {}
    assert store.heard("t", "ana", "n") is None
    assert store.places_of("ana") == []
