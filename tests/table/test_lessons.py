"""A lesson at its table: the script moves the others, what is not asked for is refused in words, nothing is lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fogline.core.errors import IllegalAction, NotTheLesson
from fogline.core.registry import find_game, games
from fogline.learn import guide
from fogline.table import stored_table
from fogline.table.lobby import Lobby
from fogline.table.people import Who
from fogline.table.played import games as played
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.scene import Look, scene
from fogline.table.text import told
from tests.table.lodged import lodged

ME = Who("ana")
GAMES = [name for name, game in games().items() if game.lessons]


def shown(room: Room, lang: str = "en", seat: int = 0) -> Any:
    return scene(room.table, ME, Look(seat, lang))


async def asked(room: Room) -> Any:
    """The scene once the learner is asked, or all is done."""
    while True:
        now = shown(room)
        assert now.lesson is not None
        if now.lesson.task or now.lesson.done:
            return now
        await asyncio.sleep(0.01)


async def act(room: Room, action: int) -> None:
    await room.change(lambda table: table.act(ME, 0, None, action, confirm=False))


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_to_its_end_at_a_table(tmp_path: Path, game: str) -> None:
    """Others move by the script, none of the learner's steps waits for a confirmation."""

    async def work(lobby: Lobby) -> None:
        for lesson in find_game(game).lessons:
            room = await lobby.lesson(ME, game, lesson.name, "Ana")
            for _ in lesson.steps:
                now = await asked(room)
                if not now.lesson.task:
                    break
                assert now.sentence == now.lesson.task
                assert now.confirm == "no"
                await act(room, guide.right(lesson, room.table.playing().seen_by(0))[0])
            end = shown(room)
            assert end.lesson is not None
            assert end.lesson.end
            assert end.lesson.done or lesson.bot

    lodged(tmp_path, work)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_asked_for_is_refused_in_the_readers_language(tmp_path: Path, game: str) -> None:
    async def work(lobby: Lobby) -> None:
        lesson = find_game(game).lessons[0]
        room = await lobby.lesson(ME, game, lesson.name, "Ana")
        match = room.table.playing().match
        right = guide.right(lesson, match)
        other = next(action for action in match.legal_ids(0) if action not in right)
        before = room.table.playing().log
        with pytest.raises(NotTheLesson) as wrong:
            await act(room, other)
        why = guide.against(lesson, match, other)
        texts = {lang: told(wrong.value, lang, match.speaker(lang)) for lang in ("en", "es")}
        assert why in texts["en"]
        assert match.speaker("es").tell(why) in texts["es"]
        assert texts["en"] != texts["es"]
        illegal = next(action for action in range(len(match.box.actions)) if match.explain(action, 0))
        with pytest.raises(IllegalAction):
            await act(room, illegal)
        assert room.table.playing().log == before
        await act(room, right[0])

    lodged(tmp_path, work)


def test_chance_is_the_same_after_a_restart_and_after_taking_back(tmp_path: Path) -> None:
    """What is drawn depends on the lesson and on the turn, and on nothing else."""

    async def work(lobby: Lobby) -> None:
        room = await lobby.lesson(ME, "skyline", "contracts", "Ana")
        lesson = find_game("skyline").lessons[1]

        async def to_the_end() -> str:
            while not (await asked(room)).lesson.done:
                await act(room, guide.right(lesson, room.table.playing().seen_by(0))[0])
            return str(room.table.playing().match.snapshot())

        first = await to_the_end()
        for _ in range(3):
            await room.change(lambda table: table.undo(ME, 0))
        assert await to_the_end() == first
        kept = stored_table.load(lobby.store, room.table.id)
        assert kept is not None
        assert kept.flow is not None
        assert kept.flow.deal == room.table.playing().deal != ""
        assert str(kept.flow.match.snapshot()) == first

    lodged(tmp_path, work)


def test_lessons_are_in_nobodys_way(tmp_path: Path) -> None:
    """They are in no list and no count, the one before goes when the next begins, and nobody else looks in."""

    async def work(lobby: Lobby) -> None:
        first = await lobby.lesson(ME, "cablecars", "last-round", "Ana")
        lesson = guide.find_lesson(find_game("cablecars"), "last-round")
        while (now := await asked(first)).status != "over":
            assert now.lesson.task
            await act(first, guide.right(lesson, first.table.playing().seen_by(0))[0])
        assert lobby.past(ME) == ([], "")
        assert list(played(lobby.store, ME)) == []
        second = await lobby.lesson(ME, "cablecars", "ticket", "Ana")
        assert lobby.tables(ME) == []
        with pytest.raises(Refusal) as closed:
            second.table.check_welcome(Who("beto"))
        assert closed.value.key == "no-watchers"
        await lobby.lesson(ME, "cablecars", "cards", "Ana")
        with pytest.raises(Refusal):
            lobby.room(second.table.id)

    lodged(tmp_path, work)


def test_a_fork_is_no_lesson(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> None:
        room = await lobby.lesson(ME, "cablecars", "ticket", "Ana")
        forked = await lobby.fork(room, ME, 0, None)
        assert (forked.table.settings.lesson, forked.table.settings.deal) == ("", "")
        assert shown(forked).lesson is None

    lodged(tmp_path, work)
