"""Who may sit where, and who may do what."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from fogline.core.errors import SetupError
from fogline.table.names import clean_name
from fogline.table.people import BOT, OPEN, PERSON, Who
from fogline.table.refusal import Refusal
from fogline.table.settings import Settings
from fogline.table.table import Table
from tests.table.sitting import GAMES, chairs, guest, seats_for, table

GAME = GAMES[0]


def gathering(kinds: str = "poo") -> Table:
    return Table("t", Settings(GAME), chairs(GAME, kinds), "guest-0")


def test_a_guest_takes_the_first_open_seat_or_the_one_they_name() -> None:
    now, seat = gathering().join(guest(7), None, "Eva", "secret")
    assert (seat, now.chairs[1].name) == (1, "Eva")
    now, seat = now.join(guest(8), 2, "Ida", "other")
    assert seat == 2
    with pytest.raises(Refusal, match="no-open-seat"):
        now.join(guest(9), None, "Leo", "x")
    with pytest.raises(Refusal, match="seat-taken"):
        now.join(guest(9), 1, "Leo", "x")
    with pytest.raises(Refusal, match="unknown-seat"):
        now.join(guest(9), 11, "Leo", "x")


def test_a_seat_answers_to_its_guest_and_to_its_token() -> None:
    now, _ = gathering().join(guest(7), None, "Eva", "secret")
    assert now.seats_of(Who(guest="guest-7")) == (1,)
    assert now.seats_of(Who(token="secret")) == (1,)
    assert now.seats_of(Who(guest="guest-7", token="wrong")) == ()
    assert now.seats_of(Who()) == ()
    assert "secret" not in repr(now)


def test_names_and_seats_change_until_the_start() -> None:
    now, _ = gathering().join(guest(7), None, "Eva", "secret")
    now = now.rename(guest(7), None, "Eve").swap(guest(7), None, 2)
    assert [chair.kind for chair in now.chairs] == [PERSON, OPEN, PERSON]
    assert now.chairs[2].name == "Eve"
    started = now.fill(guest(0), "").start(guest(0), 1)
    late_things: list[Callable[[], object]] = [
        lambda: started.rename(guest(7), None, "Eva"),
        lambda: started.swap(guest(7), None, 1),
        lambda: started.fill(guest(0), ""),
        lambda: started.join(guest(9), None, "Leo", "x"),
    ]
    for late in late_things:
        with pytest.raises(Refusal, match="already-started"):
            late()


def test_only_the_host_arranges_and_starts() -> None:
    now, _ = gathering().join(guest(7), None, "Eva", "secret")
    forbidden_things: list[Callable[[], object]] = [
        lambda: now.fill(guest(7), ""),
        lambda: now.arrange(guest(7), 2, BOT, "", "", ""),
        lambda: now.start(guest(7)),
        lambda: now.start(Who()),
    ]
    for forbidden in forbidden_things:
        with pytest.raises(Refusal, match="not-host"):
            forbidden()
    with pytest.raises(Refusal, match="seat-taken"):
        now.arrange(guest(0), 1, BOT, "", "", "")
    with pytest.raises(Refusal, match="open-seats"):
        now.start(guest(0))
    with pytest.raises(SetupError):
        now.arrange(guest(0), 2, BOT, "", "nobody", "")
    mine = now.arrange(guest(0), 2, PERSON, "Me too", "", "t")
    assert mine.seats_of(guest(0)) == (0, 2)
    assert mine.arrange(guest(0), 2, OPEN, "", "", "").chairs[2].kind == OPEN


def test_one_who_holds_several_seats_says_which() -> None:
    now = table(GAME, "m" * seats_for(GAME))
    with pytest.raises(Refusal, match="which-seat"):
        now.seat_of(guest(0), None)
    with pytest.raises(Refusal, match="no-seat"):
        now.seat_of(guest(5), None)
    with pytest.raises(Refusal, match="not-your-seat"):
        now.seat_of(guest(5), 0)


def test_those_who_look_on_see_through_nobodys_eyes() -> None:
    now = table(GAME, "p" * seats_for(GAME))
    assert now.eyes_of(guest(9), None) == -1
    assert now.eyes_of(guest(1), None) == 1
    assert now.eyes_of(guest(1), -1) == -1
    with pytest.raises(Refusal, match="not-your-seat"):
        now.eyes_of(guest(9), 1)
    closed = table(GAME, "p" * seats_for(GAME), watchers=False)
    with pytest.raises(Refusal, match="no-watchers"):
        closed.eyes_of(guest(9), None)
    # Before the game whoever has the link sees the chairs.
    assert replace(closed, flow=None).eyes_of(guest(9), None) == -1


def test_a_bot_keeps_the_seat_of_who_left_and_gives_it_back() -> None:
    now = table(GAME, "p" * seats_for(GAME))
    gone = now.leave(guest(1), None)
    assert gone.chairs[1].played_by_bot
    assert gone.chairs[1].bot
    with pytest.raises(Refusal, match="seat-kept"):
        gone.act(guest(1), None, None, 0, True)
    assert gone.come_back(guest(1), None).chairs[1].played_by_bot is False
    with pytest.raises(Refusal):
        gone.come_back(guest(9), 1)


def test_who_leaves_before_the_start_leaves_an_open_seat() -> None:
    now, _ = gathering().join(guest(7), None, "Eva", "secret")
    assert now.leave(guest(7), None).chairs[1].kind == OPEN


@pytest.mark.parametrize(
    ("given", "shown"), [("  Ana  ", "Ana"), ("Ana\nBeto", "Ana Beto"), ("A\u202eB", "A B"), ("<b>", "<b>")]
)
def test_a_name_is_one_line_of_letters(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("given", ["", "  ", "\x00", "x" * 25])
def test_a_name_that_is_none(given: str) -> None:
    with pytest.raises(Refusal, match="bad-name"):
        clean_name(given)
