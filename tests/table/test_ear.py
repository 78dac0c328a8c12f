"""What another thread says: all of it is heard in the loop, in order, whatever becomes of one of them."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from fogline.table.ear import Ear


def test_all_that_threads_say_is_heard_in_order() -> None:
    heard: list[tuple[int, int]] = []

    async def listen() -> None:
        ear = Ear(asyncio.get_running_loop(), heard.append)
        talkers = [threading.Thread(target=talk, args=(ear, who)) for who in range(3)]
        for talker in talkers:
            talker.start()
        async with asyncio.timeout(60):
            while len(heard) < 3 * 500:
                await asyncio.sleep(0)
        for talker in talkers:
            talker.join()

    def talk(ear: "Ear[tuple[int, int]]", who: int) -> None:
        for n in range(500):
            ear.hear((who, n))

    asyncio.run(listen())
    for who in range(3):
        assert [n for speaker, n in heard if speaker == who] == list(range(500))


def test_what_is_said_together_wakes_the_loop_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def listen() -> None:
        loop, wakes = asyncio.get_running_loop(), list[object]()
        waken = loop.call_soon_threadsafe

        def counted(then: Callable[[], object]) -> None:
            wakes.append(then)
            waken(then)

        monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
        heard: list[int] = []
        ear = Ear(loop, heard.append)
        for n in range(10):
            ear.hear(n)
        assert len(wakes) == 1
        async with asyncio.timeout(60):
            while len(heard) < 10:
                await asyncio.sleep(0)
        ear.hear(10)
        assert len(wakes) == 2

    asyncio.run(listen())


def test_one_that_fails_takes_no_other_along() -> None:
    async def listen() -> None:
        loop, heard, failed = asyncio.get_running_loop(), list[int](), list[object]()
        loop.set_exception_handler(lambda _, what: failed.append(what["exception"]))

        def then(n: int) -> None:
            if n == 1:
                raise ValueError(n)
            heard.append(n)

        ear = Ear(loop, then)
        for n in range(4):
            ear.hear(n)
        async with asyncio.timeout(60):
            while len(heard) < 3:
                await asyncio.sleep(0)
        assert heard == [0, 2, 3]
        assert [type(problem) for problem in failed] == [ValueError]

    asyncio.run(listen())
