"""The processes that think: who is next, and what happens to a thought that nobody waits for."""

import asyncio
import json
import os
import pickle
import subprocess
from functools import cache
from pathlib import Path

import pytest

from fogline import fast
from fogline.core.match import Match
from fogline.table.bot_pool import COMMAND, Job, Line, Pool
from fogline.table.bot_process import LENGTH, Question
from fogline.table.packed_views import pack_view
from tests.table.signs import Signs
from tests.table.sitting import GAMES, run, seats_for, until

GAME = GAMES[0]


@cache
def match() -> Match:
    return Match.new(GAME, seats_for(GAME), 1)


def question(mind: str) -> Question:
    seat = match().waiting[0]
    return Question(GAME, "", mind, pack_view(match().view(seat), match().box), match().legal_ids(seat), 1, 100)


@pytest.fixture
def signs(tmp_path: Path) -> Signs:
    return Signs(tmp_path)


async def asked(pool: Pool, mind: str, asker: str) -> "asyncio.Task[str]":
    """A question that stands in line, or is begun."""
    task = asyncio.create_task(pool.ask(question(mind), asker))
    await asyncio.sleep(0)
    return task


def test_v2_whoever_asks_much_does_not_keep_the_others_waiting() -> None:
    async def work() -> None:
        line = Line()
        names = {}
        for name in ("a1", "a2", "a3", "b1", "c1", "b2"):
            job = Job(question("waits"), asyncio.get_running_loop().create_future())
            names[job] = name
            line.put(name[0], job)
        order = []
        while (found := line.next()) is not None:
            order.append(names[found])
        assert order == ["a1", "b1", "c1", "a2", "b2", "a3"]

    run(work)


def test_v2_the_tables_of_one_host_take_turns_with_everybody_elses(signs: Signs) -> None:
    """A hundred questions of one host, then one of another: it is the next but one to be thought about."""

    async def work() -> None:
        pool = Pool(1, 60, signs.command)
        many = [await asked(pool, f"waits:{n}", "greedy host") for n in range(100)]
        await signs.begun(1)
        one = await asked(pool, "waits:one", "honest host")
        signs.go()
        await one
        assert signs.asked[0] == "waits:0"
        assert "waits:one" in signs.asked[1:3]
        for task in many:
            task.cancel()
        await pool.close()

    run(work)


def test_v2_what_is_dropped_in_line_is_never_thought_about(signs: Signs) -> None:
    async def work() -> None:
        pool = Pool(1, 60, signs.command)
        first, *dropped, last = [await asked(pool, f"waits:{n}", "guest") for n in range(10)]
        await signs.begun(1)
        for task in dropped:
            task.cancel()
        await asyncio.gather(*dropped, return_exceptions=True)
        signs.go()
        await asyncio.gather(first, last)
        assert signs.asked == ["waits:0", "waits:9"]
        assert pool._line.askers == {}
        await pool.close()

    run(work)


def test_a_thought_that_was_dropped_in_the_middle_leaves_its_process_to_the_next(signs: Signs) -> None:
    async def work() -> None:
        pool = Pool(1, 60, signs.command)
        dropped = await asked(pool, "waits:dropped", "guest")
        await signs.begun(1)
        dropped.cancel()
        following = await asked(pool, "waits:next", "guest")
        signs.go()
        assert json.loads(await following) == question("").legal[0], "its own answer, not the one before"
        assert len(set(signs.processes)) == 1
        await pool.close()

    run(work)


def test_one_that_hangs_when_nobody_waits_is_not_waited_for_long(signs: Signs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.table.bot_pool.SPARE", 0.05)

    async def work() -> None:
        pool = Pool(1, 600, signs.command)
        dropped = await asked(pool, "waits:dropped", "guest")
        await signs.begun(1)
        dropped.cancel()
        following = await asked(pool, "waits:next", "guest")
        await signs.begun(2)
        signs.go()
        await following
        assert len(set(signs.processes)) == 2
        await pool.close()

    run(work)


def test_hints_stand_back_where_others_want_the_processor(signs: Signs) -> None:
    async def work() -> None:
        pool = Pool(1, 60, signs.command, patience=5)
        asking = await asked(pool, "waits", "guest")
        await signs.begun(1)
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, int(signs.processes[0])) == min(19, ours + 5)
        signs.go()
        await asking
        await pool.close()

    run(work)


def test_closing_ends_every_process_and_every_question(signs: Signs) -> None:
    async def work() -> None:
        pool = Pool(2, 60, signs.command)
        tasks = [await asked(pool, f"waits:{n}", "guest") for n in range(5)]
        await signs.begun(2)
        await pool.close()
        await until(lambda: all(task.done() for task in tasks), 30)
        assert all(task.cancelled() for task in tasks)
        for process in signs.processes:
            with pytest.raises(ProcessLookupError):
                os.kill(int(process), 0)

    run(work)


def test_who_asks_after_closing_begins_no_process(signs: Signs) -> None:
    async def work() -> None:
        pool = Pool(1, 60, signs.command)
        under_way = await asked(pool, "waits", "guest")
        await signs.begun(1)
        closing = asyncio.create_task(pool.close())
        await asyncio.sleep(0)
        meanwhile = await asked(pool, "usual", "guest")
        await closing
        late = await asked(pool, "usual", "guest")
        await until(lambda: under_way.done() and meanwhile.done() and late.done(), 30)
        assert under_way.cancelled()
        assert meanwhile.cancelled()
        assert late.cancelled()
        assert (pool.waiting, pool.thinking) == (0, 0)
        assert signs.asked == ["waits"]

    run(work)


def test_a_process_whose_server_was_killed_says_nothing() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as thinking:
        assert thinking.stdin
        assert thinking.stdout
        assert thinking.stderr
        thinking.stdout.read(LENGTH.size)
        thinking.stdout.close()
        data = pickle.dumps(tuple(question("random")))
        thinking.stdin.write(LENGTH.pack(len(data)) + data)
        thinking.stdin.close()
        assert thinking.stderr.read() == b""


def test_a_process_that_began_before_a_build_was_made_is_replaced(
    signs: Signs, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = [1]
    monkeypatch.setattr(fast, "shelf_changed", lambda: shelf[0])
    signs.go()

    async def work() -> None:
        pool = Pool(1, 60, signs.command)
        for shelf[0] in (1, 1, 2, 2):
            await pool.ask(question("waits"), "guest")
        await pool.close()
        first, again, other, same = signs.processes
        assert first == again != other == same

    run(work)
