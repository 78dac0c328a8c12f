"""Where names are looked up and mail servers are talked to: apart, so that slow ones hold nobody else up."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")

POOL: Final = ThreadPoolExecutor(4, "fogline-calls")


async def apart(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(POOL, work)
