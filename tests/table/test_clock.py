"""Clocks run for those who are waited for, and a bot plays on for whoever has no time left."""

from fogline.table import clock
from fogline.table.settings import Bank
from fogline.table.table import Table
from tests.table.sitting import GAMES, guest, holder, seats_for, table

GAME = GAMES[0]


def ticking(**rules: float | bool) -> Table:
    return table(GAME, "p" * seats_for(GAME), 1, bank=Bank(60, **rules))  # type: ignore[arg-type]


def everybody(now: Table) -> frozenset[int]:
    return frozenset(range(len(now.chairs)))


def test_only_those_who_are_waited_for_use_time() -> None:
    now = ticking()
    waiting = frozenset(now.playing().match.waiting)
    running = clock.running(now, everybody(now))
    assert running == waiting
    later = clock.charge(now, running, 20)
    for seat, chair in enumerate(later.chairs):
        assert chair.time_left == (40 if seat in waiting else 60)


def test_the_clock_of_who_is_not_there_stands_still_if_the_table_says_so() -> None:
    assert clock.running(ticking(pause_when_gone=True), frozenset()) == frozenset()
    now = ticking(pause_when_gone=False)
    assert clock.running(now, frozenset()) == frozenset(now.playing().match.waiting)


def test_a_bot_plays_on_when_the_time_is_used_up() -> None:
    now = ticking()
    seat = now.playing().match.waiting[0]
    assert clock.next_flag(now, frozenset({seat})) == 60
    late = clock.charge(now, frozenset({seat}), 61)
    assert late.chairs[seat].played_by_bot
    assert late.chairs[seat].time_left == 0
    assert seat not in clock.running(late, everybody(late))


def test_a_committed_turn_gives_time_back() -> None:
    now = ticking(back=5)
    while True:
        seat = now.playing().match.waiting[0]
        after = now.act(holder(now, seat), seat, None, now.playing().seen_by(seat).legal_ids(seat)[0], True)
        if after.playing().revision > now.playing().revision:
            break
        now = after
    assert clock.reward(now, after).chairs[seat].time_left == 65


def test_without_a_bank_nothing_runs() -> None:
    now = table(GAME, "p" * seats_for(GAME))
    assert clock.running(now, everybody(now)) == frozenset()
    assert clock.next_flag(now, everybody(now)) is None
    assert now.come_back(guest(0), None).chairs[0].time_left is None
