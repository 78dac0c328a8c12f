"""Minds at a table: what is thought there is wanted, and a bot moves whatever happens to its thoughts."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from fogline.core.ids import ActionId
from fogline.table.bots import STRIKES, Moment, Thinkers
from fogline.table.lobby import Lobby, Wish
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.settings import FULL, Settings
from tests.table.lodging import ME
from tests.table.signs import Signs
from tests.table.sitting import AT_ONCE, GAMES, lobby, run, seats_for, until

GAME = next(name for name in GAMES if name not in AT_ONCE)


@pytest.fixture
def signs(tmp_path: Path) -> Signs:
    return Signs(tmp_path)


async def against_bots(house: Lobby, bot: str) -> Room:
    """A table of one person with bots of this sort, where the person is asked."""
    wishes = [Wish("person", "Ana"), *[Wish("bot", bot=bot)] * (seats_for(GAME) - 1)]
    room, _ = await house.create(ME, Settings(GAME, assist=FULL), wishes)
    await room.change(lambda table: table.start(ME, 1))
    return room


async def leave_to_bot(room: Room, bot: str = "strong") -> None:
    """The person stands up, and this bot keeps the seat."""
    await room.change(lambda table: table.seated(0, replace(table.chairs[0], bot=bot)).leave(ME, 0))


def waits_for_me(room: Room) -> bool:
    return 0 in room.table.playing().match.waiting


def test_a_bots_thought_ends_when_its_person_comes_back(tmp_path: Path, signs: Signs) -> None:
    async def work() -> None:
        house = lobby(tmp_path, deadline=60, command=signs.command)
        room = await against_bots(house, "expert")
        while not waits_for_me(room):
            signs.go()
            await asyncio.sleep(0.01)
        (signs.folder / "go").unlink(missing_ok=True)
        before, begun = room.table.playing().revision, len(signs.asked)
        await leave_to_bot(room, "expert")
        await signs.begun(begun + 1)
        await room.change(lambda table: table.come_back(ME, 0))
        await until(lambda: not room.thoughts and not room._at_work())
        signs.go()
        assert room.table.playing().revision == before, "nothing was done for who is there again"
        await house.close()

    run(work)


def test_a_hint_ends_when_the_table_moves_on(tmp_path: Path, signs: Signs) -> None:
    async def work() -> None:
        house = lobby(tmp_path, deadline=60, command=signs.command)
        room = await against_bots(house, "random")
        await until(lambda: waits_for_me(room) and len(room.table.playing().seen_by(0).legal_ids(0)) > 1)
        hint = asyncio.create_task(room.advise(0))
        await signs.begun(1)
        # That somebody comes to look on changes nothing for it.
        await room.connect(-1)
        assert not hint.done()
        legal = room.table.playing().seen_by(0).legal_ids(0)
        await room.change(lambda table: table.act(ME, 0, None, legal[0], True))
        with pytest.raises(Refusal, match="stale"):
            await hint
        assert not room.thoughts
        await house.close()

    run(work)


def test_a_hint_tells_what_it_thought_about(tmp_path: Path, signs: Signs) -> None:
    async def work() -> None:
        house = lobby(tmp_path, deadline=60, command=signs.command)
        room = await against_bots(house, "random")
        await until(lambda: waits_for_me(room) and len(room.table.playing().seen_by(0).legal_ids(0)) > 1)
        signs.go()
        match, thought = await room.advise(0)
        assert match is room.table.playing().seen_by(0)
        assert thought.action == match.legal_ids(0)[0]
        await house.close()

    run(work)


class Broken(Thinkers):
    """Thinking itself fails, by a mistake of ours."""

    async def choose(self, moment: Moment, mind: str) -> ActionId:
        raise ValueError("a mistake of ours")


def test_a_bot_moves_though_thinking_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After some failures a legal move is made all the same: the table waits for nobody who cannot come."""
    monkeypatch.setattr("fogline.table.bot_moves.RETRY", 0.001)

    async def work() -> None:
        house = lobby(tmp_path)
        house.thinkers = Broken()
        room = await against_bots(house, "strong")
        await leave_to_bot(room)
        await until(lambda: room.table.playing().revision >= 3)
        await house.close()

    run(work)
    assert "a bot's move failed" in caplog.text


def test_a_bots_seat_says_who_plays_there_once_its_mind_is_given_up(tmp_path: Path, signs: Signs) -> None:
    """No bot fails in silence: the players' rows name the mind that stands in for it."""

    async def work() -> None:
        house = lobby(tmp_path, deadline=60, command=("/bin/false",))
        room = await against_bots(house, "casual")
        await leave_to_bot(room, "random")
        await until(lambda: room.table.chairs[1].bot == "strong" or room.table.status == "over")
        assert room.table.chairs[1].bot == "strong"
        assert house.thinkers.failures["casual"] == STRIKES
        await house.close()

    run(work)
