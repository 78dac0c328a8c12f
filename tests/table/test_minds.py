"""Bots in other processes: whatever they do, a table goes on."""

import asyncio
import sys
from pathlib import Path

import pytest

from fogline.bots.base import minds
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.table.luggage import pack_view, unpack_view
from fogline.table.minds import STRIKES, Thinkers
from tests.table.sitting import GAMES, run, seats_for

STRANGE = (sys.executable, "-m", "tests.table.strange_minds")
GAME = GAMES[0]


def match() -> Match:
    return Match.new(GAME, seats_for(GAME), 1)


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strange minds are found from the root of the project."""
    monkeypatch.chdir(Path(__file__).parents[2])


@pytest.mark.parametrize("mind", ["hangs", "crashes", "dies", "talks-nonsense"])
def test_a_mind_that_fails_is_played_for(mind: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        thinkers = Thinkers(deadline=0.7 if mind == "hangs" else 20, command=STRANGE)
        now = match()
        seat = now.waiting[0]
        for _ in range(STRIKES + 2):
            assert await thinkers.choose(now, seat, mind, "", "t") in now.legal_ids(seat)
        # It is given up at this table, not elsewhere, and the process serves other minds again.
        assert [record.name for record in caplog.records].count("fogline.table.minds") == STRIKES
        assert await thinkers.choose(now, seat, "chatters", "", "t") == now.legal_ids(seat)[-1]
        await thinkers.close()

    run(work)


def test_what_a_mind_prints_disturbs_nobody() -> None:
    async def work() -> None:
        thinkers = Thinkers(deadline=10, command=STRANGE)
        now = match()
        seat = now.waiting[0]
        answers = await asyncio.gather(*[thinkers.choose(now, seat, "chatters", "", "t") for _ in range(5)])
        assert set(answers) == {now.legal_ids(seat)[-1]}
        await thinkers.close()

    run(work)


@pytest.mark.parametrize("game", GAMES)
def test_every_mind_thinks_in_another_process(game: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        thinkers = Thinkers(deadline=20)
        now = Match.new(game, seats_for(game), 1)
        seat = now.waiting[0]
        for mind in minds(games()[game]):
            assert await thinkers.choose(now, seat, mind, "", "t") in now.legal_ids(seat)
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
