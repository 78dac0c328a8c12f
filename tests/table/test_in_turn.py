"""Work in turn: one piece at a time, in order, whoever waits for it and whatever becomes of it."""

import asyncio

import pytest

from fogline.table.in_turn import InTurn, Work
from fogline.table.store.base import Told
from tests.table.sitting import run


class Pieces:
    """Pieces of work that note what they do; each waits once for the disk."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.waits: dict[str, Told] = {}

    def piece(self, name: str) -> Work:
        self.done.append(f"{name} begins")
        try:
            yield lambda told: self.waits.update({name: told})
        except OSError as problem:
            self.done.append(f"{name} fails")
            raise ValueError(name) from problem
        self.done.append(f"{name} ends")
        return name.upper()

    def at_once(self, name: str) -> Work:
        self.done.append(name)
        yield from ()
        return name


def test_the_next_begins_when_the_one_before_is_done() -> None:
    async def work() -> None:
        line, pieces = InTurn(), Pieces()
        assert (await line.do(pieces.at_once("first")), line.busy) == ("first", False)
        answers = [line.do(pieces.piece(name)) for name in "ab"] + [line.do(pieces.at_once("c"))]
        assert pieces.done == ["first", "a begins"], "at once, as far as it comes"
        assert line.busy
        pieces.waits["a"](None)
        assert await answers[0] == "A"
        assert pieces.done[2:] == ["a ends", "b begins"]
        pieces.waits["b"](OSError())
        with pytest.raises(ValueError, match="b"):
            await answers[1]
        assert await answers[2] == "c"
        assert pieces.done[4:] == ["b fails", "c"]
        assert not line.busy

    run(work)


def test_who_leaves_leaves_it_to_be_done_and_who_closes_waits_for_that() -> None:
    async def work() -> None:
        line, pieces = InTurn(), Pieces()
        for name in "ab":
            line.do(pieces.piece(name)).cancel()
        resting = [asyncio.create_task(line.rest()) for _ in range(2)]
        await asyncio.sleep(0)
        resting[0].cancel()
        pieces.waits["a"](None)
        while "b" not in pieces.waits:
            await asyncio.sleep(0)
        assert not resting[1].done()
        pieces.waits["b"](OSError())
        await resting[1]
        assert pieces.done == ["a begins", "a ends", "b begins", "b fails"]
        await line.rest()

    run(work)
