"""Work that begins at once."""

import asyncio

from fogline.web.at_once import AtOnce
from tests.web.serving import run


def test_it_is_done_as_far_as_it_comes_before_anything_else_is() -> None:
    async def work() -> None:
        done: list[object] = []
        wait: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def piece() -> None:
            done.append("begins")
            done.append(await wait)
            await asyncio.sleep(0)
            done.append("ends")

        AtOnce(piece(), done.append)
        assert done == ["begins"]
        wait.set_result("there")
        await asyncio.sleep(0.01)
        assert done == ["begins", "there", "ends", None]

    run(work)


def test_what_goes_wrong_is_told_whenever_it_does() -> None:
    async def work() -> None:
        told: list[Exception | None] = []
        wait: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def fails(problem: Exception | None) -> None:
            if problem:
                raise problem
            await wait

        at_once, later = ValueError("at once"), OSError("later")
        AtOnce(fails(at_once), told.append)
        AtOnce(fails(None), told.append)
        wait.set_exception(later)
        await asyncio.sleep(0)
        assert told == [at_once, later]

    run(work)
