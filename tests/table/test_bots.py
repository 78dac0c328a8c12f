"""Bots in other processes: whatever they do, a table goes on."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from fogline.bots.base import minds
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.table.bots import STRIKES, Moment, Thinkers
from fogline.table.packed_views import pack_view, unpack_view
from fogline.table.refusal import Refusal
from tests.table.signs import Signs
from tests.table.sitting import GAMES, run, seats_for, until

GAME = GAMES[0]
STRANGE = (sys.executable, "-m", "tests.table.strange_minds")


def moment(asker: str = "me", table: str = "t", game: str = GAME) -> Moment:
    match = Match.new(game, seats_for(game), 1)
    return Moment(match, match.waiting[0], "", table, asker)


@pytest.fixture
def signs(tmp_path: Path) -> Signs:
    return Signs(tmp_path)


@pytest.mark.parametrize(("mind", "strikes"), [("hangs", 1), ("dies", STRIKES), ("complains", STRIKES)])
def test_the_usual_mind_plays_for_one_that_fails(
    mind: str, strikes: int, signs: Signs, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("fogline.table.bots.STRIKES", strikes)

    async def work() -> None:
        thinkers = Thinkers(deadline=2 if mind == "hangs" else 60, command=signs.command)
        now = moment()
        for n in range(strikes + 2):
            assert thinkers.given_up("t", mind) == (n >= strikes)
            assert await thinkers.choose(now, mind) == now.legal[-1], "as strong does"
        # It is given up at this table, not elsewhere; the log says so once, loudly; and it is counted.
        assert not thinkers.given_up("elsewhere", mind)
        assert [(record.levelname, mind in record.message) for record in caplog.records] == [("ERROR", True)]
        assert thinkers.failures == {mind: strikes}
        await thinkers.close()

    run(work)


def test_a_mind_answers_in_the_event_loop_that_the_server_uses() -> None:
    uvloop = pytest.importorskip("uvloop", reason="there is none for this system")

    async def work() -> None:
        thinkers = Thinkers()
        now = moment()
        assert await thinkers.choose(now, "greedy") in now.legal
        assert thinkers.failures == {}
        await thinkers.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work())


@pytest.mark.parametrize("mind", ["crashes", "talks-nonsense", "chatters"])
def test_a_process_survives_its_minds(mind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real process, with minds that raise, answer nonsense or print: it goes on answering."""
    # The strange minds are found from the root of the project.
    monkeypatch.chdir(Path(__file__).parents[2])

    async def work() -> None:
        thinkers = Thinkers(deadline=60, command=STRANGE)
        now = moment()
        answers = await asyncio.gather(*[thinkers.choose(now, mind) for _ in range(3)])
        assert await thinkers.choose(now, "chatters") == now.legal[-1]
        assert answers == [now.legal[-1]] * 3 or mind != "chatters"
        assert thinkers.failures[mind] == (0 if mind == "chatters" else 3)
        assert len(thinkers._bots._all) == 1
        await thinkers.close()

    run(work)


def test_chance_plays_when_the_usual_mind_fails_too(signs: Signs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.table.bots.USUAL_BOT", "dies")

    async def work() -> None:
        thinkers = Thinkers(deadline=60, command=signs.command)
        now = moment()
        for _ in range(STRIKES + 1):
            assert await thinkers.choose(now, "complains") in now.legal
        assert thinkers.failures == {"complains": STRIKES, "dies": STRIKES}
        await thinkers.close()

    run(work)


@pytest.mark.parametrize("command", [("/nowhere/at/all",), ("/bin/false",)])
def test_processes_that_cannot_be_started_stop_nobody(command: tuple[str], caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        thinkers = Thinkers(command=command)
        now = moment()
        assert await thinkers.choose(now, "expert") in now.legal
        assert (await thinkers.advise(now)).action in now.legal
        await thinkers.close()

    run(work)


def test_every_mind_thinks_in_another_process(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        thinkers = Thinkers(deadline=60)
        for name, game in games().items():
            now = moment(game=name)
            for mind in minds(game):
                assert await thinkers.choose(now, mind) in now.legal
        await thinkers.close()

    run(work)
    assert not caplog.records


@pytest.mark.parametrize("game", GAMES)
def test_a_view_comes_back_from_its_travels_as_it_was(game: str) -> None:
    now = Match.new(game, seats_for(game), 1)
    for seat in range(-1, now.seats):
        view = now.view(seat)
        data = pack_view(view, now.box)
        assert unpack_view(data, lambda: now.box) == view
        assert len(data) < 20_000, "the box stays at home"


# -- hints -------------------------------------------------------------------------------------------------------


def test_v2_a_bot_moves_while_sixty_hints_are_wanted(signs: Signs) -> None:
    async def work() -> None:
        thinkers = Thinkers(deadline=60, command=signs.command)
        shared = moment()
        wanted = [asyncio.create_task(thinkers.advise(replace(shared, asker=f"guest-{n}"))) for n in range(60)]
        await signs.begun(1)
        now = moment("host", "another table")
        assert await thinkers.choose(now, "strong") == now.legal[-1]
        assert not any(hint.done() for hint in wanted)
        for hint in wanted:
            hint.cancel()
        await asyncio.gather(*wanted, return_exceptions=True)
        # Nobody waits for them any more: the next who asks is the next to be thought for.
        asking = asyncio.create_task(thinkers.advise(moment("somebody else")))
        await asyncio.sleep(0)
        signs.go()
        assert (await asking).action == now.legal[0]
        assert len(signs.asked) == 2
        assert not thinkers._hints
        await thinkers.close()

    run(work)


def test_asked_twice_about_one_moment_a_hint_is_thought_about_once(signs: Signs) -> None:
    """Somebody presses the button twice: both are answered, and one who hangs up takes nothing from the other."""

    async def work() -> None:
        thinkers = Thinkers(deadline=60, command=signs.command)
        now = moment()
        twice = [asyncio.create_task(thinkers.advise(now)) for _ in range(3)]
        await signs.begun(1)
        twice.pop().cancel()
        await asyncio.sleep(0)
        signs.go()
        assert [thought.action for thought in await asyncio.gather(*twice)] == [now.legal[0]] * 2
        assert signs.asked == ["expert"]
        await thinkers.close()

    run(work)


def test_a_hint_about_another_moment_replaces_the_one_before(signs: Signs) -> None:
    async def work() -> None:
        thinkers = Thinkers(deadline=60, command=signs.command)
        wanted = [asyncio.create_task(thinkers.advise(moment())) for _ in range(5)]
        another = asyncio.create_task(thinkers.advise(moment("another guest")))
        for old in wanted[:-1]:
            with pytest.raises(Refusal, match="hint-dropped"):
                await old
        await signs.begun(1)
        signs.go()
        await asyncio.gather(wanted[-1], another)
        # The first that was dropped had its process already, perhaps; those between were never begun.
        assert len(signs.asked) <= 3
        await thinkers.close()

    run(work)


def test_hints_end_with_the_house(signs: Signs) -> None:
    async def work() -> None:
        thinkers = Thinkers(deadline=60, command=signs.command)
        wanted = [asyncio.create_task(thinkers.advise(moment(f"guest-{n}"))) for n in range(3)]
        await signs.begun(1)
        await thinkers.close()
        await until(lambda: all(hint.done() for hint in wanted), 30)
        refused = await asyncio.gather(*wanted, return_exceptions=True)
        assert [isinstance(hint, Refusal) and hint.key for hint in refused] == ["hint-dropped"] * 3

    run(work)
