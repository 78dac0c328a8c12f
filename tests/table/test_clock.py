"""Clocks run for those who are waited for, and a bot plays on for whoever has no time left."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from fogline.core.dealer import Dealer
from fogline.table import clock, room
from fogline.table.lobby import Lobby
from fogline.table.people import Who
from fogline.table.room import Room
from fogline.table.settings import Bank
from fogline.table.store.sql import Statement
from fogline.table.table import Table
from tests.table.lodging import ME, answer, seated
from tests.table.shelf import disk
from tests.table.sitting import AT_ONCE, GAMES, guest, holder, lobby, run, seats_for, table, until

GAME = next(name for name in GAMES if name not in AT_ONCE)
"""One where one seat is asked at a time."""
NOBODY_GONE: frozenset[int] = frozenset()


def ticking(kinds: str = "", **rules: float | bool) -> Table:
    return table(GAME, kinds or "p" * seats_for(GAME), 1, bank=Bank(60, **rules))  # type: ignore[arg-type]


def met(now: Table) -> Table:
    """The table where everybody has held a line."""
    for seat, chair in enumerate(now.chairs):
        now = now.seated(seat, clock.had_line(chair, now.settings.bank))
    return now


def asked(now: Table) -> int:
    return now.playing().match.waiting[0]


def times(now: Table) -> list[float | None]:
    return [chair.time_left for chair in now.chairs]


def test_only_those_who_are_waited_for_use_time() -> None:
    now = ticking()
    waiting = now.playing().match.waiting
    later = clock.charge(now, NOBODY_GONE, 20)
    assert times(later) == [40 if seat in waiting else 60 for seat in range(len(now.chairs))]


def test_v6_who_never_held_a_line_is_charged() -> None:
    """Whoever only speaks over HTTP is there for the clock, whatever the table says of those who are gone."""
    for pause in (True, False):
        now = ticking(pause_when_gone=pause)
        seat = asked(now)
        for gone in (NOBODY_GONE, {seat}, {0, 1}):
            assert clock.later(now, gone, 20).chairs[seat].time_left == 40
            assert clock.next_flag(now, gone) == 60


def test_a_lost_line_stops_the_clock_if_the_table_says_so() -> None:
    now = met(ticking())
    seat = asked(now)
    assert clock.later(now, {seat}, 20).chairs[seat].time_left == 60
    assert clock.later(now, NOBODY_GONE, 20).chairs[seat].time_left == 40
    hard = met(ticking(pause_when_gone=False))
    assert clock.later(hard, {seat}, 20).chairs[seat].time_left == 40


def test_v6_who_waits_for_a_lost_line_does_not_wait_for_ever() -> None:
    now = met(ticking())
    seat = asked(now)
    assert clock.next_flag(now, {seat}) == 120
    later = clock.later(clock.later(now, {seat}, 45), {seat}, 20)
    assert (later.chairs[seat].pause_left, later.chairs[seat].time_left) == (0, 55)
    # It is the match's whole allowance: another line does not bring it back.
    assert clock.had_line(later.chairs[seat], now.settings.bank) == later.chairs[seat]
    assert clock.later(later, {seat}, 20).chairs[seat].time_left == 35
    assert clock.charge(now, {seat}, 121).chairs[seat].away


def test_a_pause_is_as_long_as_the_bank_and_no_longer_than_ten_minutes() -> None:
    chair = ticking().chairs[0]
    assert chair.pause_left is None
    assert clock.had_line(chair, Bank(90)).pause_left == 90
    assert clock.had_line(chair, Bank(86_400)).pause_left == 600
    assert clock.had_line(chair, None).pause_left is None


def test_a_table_where_nobody_waits_goes_on_tomorrow() -> None:
    """All have gone: the clock stands still, and nothing of the allowance is used."""
    for now in (met(ticking()), met(ticking("p" + "b" * (seats_for(GAME) - 1)))):
        seat = asked(now)
        if now.chairs[seat].kind == "bot":
            continue
        everybody = set(range(len(now.chairs)))
        assert clock.later(now, everybody, 86_400) == now
        assert clock.next_flag(now, everybody) is None


def test_one_person_in_two_seats_does_not_wait_for_themselves() -> None:
    now = met(ticking("m" * seats_for(GAME)))
    seat = asked(now)
    assert clock.later(now, {seat}, 3_600).chairs[seat] == now.chairs[seat]


def test_a_bot_plays_on_when_the_time_is_used_up() -> None:
    now = ticking()
    seat = asked(now)
    assert clock.next_flag(now, NOBODY_GONE) == 60
    late = clock.charge(now, NOBODY_GONE, 61)
    assert late.chairs[seat].played_by_bot
    assert late.chairs[seat].time_left == 0
    assert seat not in clock.asked(late)


def test_a_committed_turn_gives_time_back() -> None:
    now = ticking(back=5)
    while True:
        seat = asked(now)
        after = now.act(holder(now, seat), seat, None, now.playing().seen_by(seat).legal_ids(seat)[0], True)
        if after.playing().revision > now.playing().revision:
            break
        now = after
    assert clock.reward(now, after).chairs[seat].time_left == 65


def test_without_a_bank_nothing_runs() -> None:
    now = table(GAME, "p" * seats_for(GAME))
    assert clock.asked(now) == frozenset()
    assert clock.next_flag(now, NOBODY_GONE) is None
    assert now.come_back(guest(0), None).chairs[0].time_left is None


def test_who_was_there_is_no_news_of_the_table() -> None:
    assert met(ticking()).in_sight == ticking().in_sight


# -- at a table, with a clock that the test holds ---------------------------------------------------------------


class Hands:
    """The hands of the clock: time passes when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        # The room's own only: the event loop goes by the real one.
        monkeypatch.setattr(room, "time", SimpleNamespace(monotonic=lambda: self.now, time=time.time))


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


async def two_people(house: Lobby, **rules: float | bool) -> tuple[Room, int, Who]:
    """A table of two people with clocks, who is asked first, and who that is."""
    here = await seated(house, GAME, "o" * seats_for(GAME), bank=Bank(60, **rules))  # type: ignore[arg-type]
    for seat in range(seats_for(GAME)):
        await here.change(lambda table, s=seat: table.join(guest(s), s, f"P{s}", f"key-{s}")[0])  # type: ignore[misc]
    await here.change(lambda table: table.start(ME, 1))
    seat = asked(here.table)
    return here, seat, guest(seat)


def left(here: Room, seat: int) -> float | None:
    return here.on_the_clock().chairs[seat].time_left


def at_a_table(tmp_path: Path, work: Callable[[Lobby, Room, int, Who], object], **rules: float | bool) -> None:
    async def all_of_it() -> None:
        house = lobby(tmp_path)
        await work(house, *await two_people(house, **rules))  # type: ignore[misc]
        await house.close()

    run(all_of_it)


def test_v6_a_line_that_was_lost_pauses_until_its_person_is_heard_of(tmp_path: Path, hands: Hands) -> None:
    async def work(house: Lobby, here: Room, seat: int, who: Who) -> None:
        hands.now += 5
        assert left(here, seat) == 55
        await here.connect(seat)
        hands.now += 5
        await here.disconnect(seat)
        assert left(here, seat) == 50
        hands.now += 20
        assert left(here, seat) == 50
        # A request over HTTP of somebody else, or of the public, is not theirs.
        await here.noticed(guest(seat + 1))
        await here.noticed(Who())
        hands.now += 10
        assert left(here, seat) == 50
        await here.noticed(who)
        hands.now += 5
        assert left(here, seat) == 45
        # Only a line that is lost again stops it again, for what is left of the minute.
        await here.connect(seat)
        await here.disconnect(seat)
        hands.now += 20
        assert left(here, seat) == 45
        hands.now += 20
        assert left(here, seat) == 35
        await here.change(lambda table: table)
        assert left(here, seat) == 35

    at_a_table(tmp_path, work)


def test_v6_two_lines_of_one_person_are_both_lost_before_the_clock_stops(tmp_path: Path, hands: Hands) -> None:
    async def work(house: Lobby, here: Room, seat: int, who: Who) -> None:
        await here.connect(seat)
        await here.connect(seat)
        await here.disconnect(seat)
        hands.now += 20
        assert left(here, seat) == 40
        await here.disconnect(seat)
        hands.now += 20
        assert left(here, seat) == 40

    at_a_table(tmp_path, work)


def test_v6_other_eyes_of_the_same_person_are_a_line_too(tmp_path: Path, hands: Hands) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        here = await seated(house, GAME, "p" * seats_for(GAME), bank=Bank(60))
        await here.change(lambda table: table.start(ME, 1))
        seat = asked(here.table)
        other = next(n for n in range(seats_for(GAME)) if n != seat)
        await here.connect(seat)
        await here.disconnect(seat)
        await here.connect(other)
        hands.now += 20
        assert left(here, seat) == 40
        await house.close()

    run(work)


def test_v6_what_is_left_of_pauses_is_kept_and_downtime_is_charged_to_nobody(tmp_path: Path, hands: Hands) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        here, seat, who = await two_people(house)
        await here.connect(seat)
        await here.disconnect(seat)
        hands.now += 10
        await here.change(lambda table: table)
        await house.close()
        hands.now += 5_000
        again = lobby(tmp_path)
        again.open()
        here = again.room(here.table.id)
        assert here.table.chairs[seat].pause_left == 50
        hands.now += 20
        # They held a line once, and are gone until they are heard of.
        assert left(here, seat) == 60
        await here.noticed(who)
        hands.now += 20
        assert left(here, seat) == pytest.approx(40, abs=5)
        await again.close()

    run(work)


def test_v6_who_never_held_a_line_is_charged_after_a_restart_too(tmp_path: Path, hands: Hands) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        here, seat, _ = await two_people(house)
        await house.close()
        hands.now += 5_000
        again = lobby(tmp_path)
        again.open()
        here = again.room(here.table.id)
        hands.now += 20
        assert left(here, seat) == pytest.approx(40, abs=5)
        await again.close()

    run(work)


def test_a_flag_falls_though_it_could_not_be_kept_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A disk that is full when the time is used up does not give a whole bank more."""
    monkeypatch.setattr("fogline.table.room.RETRY", 0.01)

    async def work() -> None:
        house = lobby(tmp_path)
        here = await seated(house, GAME, "p" * seats_for(GAME), bank=Bank(3_600))
        await here.change(lambda table: table.start(ME, 1))
        seat = asked(here.table)
        disk(house).run([Statement("ALTER TABLE matches RENAME TO elsewhere")]).result(60)
        here._charged -= 3_600
        here.wake()
        await until(lambda: "was not kept" in caplog.text)
        assert not here.table.chairs[seat].away
        disk(house).run([Statement("ALTER TABLE elsewhere RENAME TO matches")]).result(60)
        await until(lambda: here.table.chairs[seat].away)
        await house.close()

    run(work)


def test_nothing_ticks_in_a_room_that_is_closed(tmp_path: Path) -> None:
    """What was begun when it closed is finished, and sets no flag and no bot going."""

    async def work() -> None:
        house = lobby(tmp_path)
        here = await seated(house, GAME, "p" * seats_for(GAME), bank=Bank(3_600))
        await here.change(lambda table: table.start(ME, 1))
        flow, seat = here.table.playing(), asked(here.table)
        acting = asyncio.create_task(answer(here, ME, seat, flow, Dealer(1)))
        await asyncio.sleep(0)
        await here.close()
        await acting
        await here.connect(seat)
        here.table = replace(here.table, chairs=tuple(replace(chair, away=True) for chair in here.table.chairs))
        here.wake()
        assert (here._flag is None or here._flag.cancelled(), here._bots) == (True, None)
        await house.close()

    run(work)


def test_the_time_that_a_change_takes_is_charged_by_whichever_process_comes_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    monkeypatch.setattr(room, "time", SimpleNamespace(monotonic=lambda: now, time=lambda: now))

    async def work(house: Lobby, here: Room, seat: int, who: Who) -> None:
        nonlocal now
        began = now = now + 5

        def slow(table: Table) -> Table:
            nonlocal now
            now += 3
            return table

        await here.change(slow)
        rows = [house.store.table(here.table.id)]
        assert [row.charged for row in rows if row] == [began], "not when all was done"
        assert left(here, seat) == pytest.approx(52)

    at_a_table(tmp_path, work)
