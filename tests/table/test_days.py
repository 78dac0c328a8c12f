"""The deal of the day: the same for everybody, nothing taken back, and nobody learns of others before the end."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.errors import SetupError
from fogline.core.match import Match
from fogline.core.registry import find_game, games
from fogline.core.text import Speaker
from fogline.learn.day import COMPARED, Day, by_bot, day_of, dice, find_day
from fogline.learn.deals import number
from fogline.table import days
from fogline.table.lobby import Lobby
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.table import OVER, Table
from tests.table.lodged import lodged

DATE = "2026-11-17"
ANA, BETO = Who("ana"), Who("beto")


async def played(lobby: Lobby, who: Who, day: Day, level: str) -> Room:
    """A table of the deal, played to its end by a bot in the person's chair, with the dice that the deal gives it."""
    room = await days.begin(lobby, who, day, who.guest)
    mind = make(find_game(day.game), level)
    while room.table.status != OVER:
        flow = room.table.playing()
        if 0 not in flow.waiting or (flow.complete(0) and not flow.can_confirm(0)):
            await asyncio.sleep(0.005)
            continue
        if flow.complete(0):
            await room.change(lambda table: table.confirm(who, 0, None))
            continue
        match = flow.seen_by(0)
        thrown = Dealer(dice(day.deal, 0, len(match.turns)))
        choice = mind.choose(match.view(0), match.legal_ids(0), thrown)
        await room.change(partial(Table.act, who=who, seat=0, at=None, said=choice, confirm=True))
    return room


def test_a_deal_is_found_by_game_and_date() -> None:
    for name, game in games().items():
        day = find_day(name, DATE)
        assert day.seats in game.seats
        assert day_of(day.deal) == day
        assert day_of("") is None
        if 1 in game.seats:
            assert find_day(name, DATE, alone=True).seats == 1
        else:
            with pytest.raises(SetupError):
                find_day(name, DATE, alone=True)
    for wrong in ("2026-10-31", "9999-01-01", "tomorrow", "2026-13-01"):
        with pytest.raises(SetupError) as refused:
            find_day("skyline", wrong)
        assert refused.value.key == "wrong-day"


def test_bots_do_the_same_whenever_they_play_a_deal() -> None:
    for name in games():
        day = find_day(name, DATE)
        by_bot.cache_clear()
        first = [by_bot(day, level) for level in COMPARED]
        by_bot.cache_clear()
        assert [by_bot(day, level) for level in COMPARED] == first
    deals = [find_day("cablecars", date).deal for date in (DATE, "2026-11-16")]
    one, other = (Match.new("cablecars", 3, number(deal, 0)).position() for deal in deals)
    assert one["state"] != other["state"]


def test_who_plays_as_a_bot_does_comes_out_as_it_did(tmp_path: Path) -> None:
    """The table deals what the comparison is played with: chance, and the others' dice."""

    async def work(lobby: Lobby) -> None:
        day = find_day("rebuild", DATE, alone=True)
        room = await played(lobby, ANA, day, "strong")
        assert days.outcome_of(room.table, ANA)[1] == by_bot(day, "strong")

    lodged(tmp_path, work)


def test_nobody_learns_of_others_before_the_end_and_the_first_game_counts(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> None:
        store, day = lobby.store, find_day("skyline", DATE)
        first = await played(lobby, ANA, day, "strong")
        assert days.keep(store, first.table, ANA) == day
        begun = await days.begin(lobby, BETO, day, "beto")
        for refused in (lambda: days.keep(store, begun.table, BETO), lambda: days.standing(store, day, BETO.guest)):
            with pytest.raises(Refusal) as no:
                refused()
            assert no.value.key == "no-day"
        with pytest.raises(Refusal):
            days.keep(store, first.table, BETO)
        mine = days.standing(store, day, ANA.guest)
        assert (mine.others, mine.better) == (0, 0)
        again = await played(lobby, ANA, day, "novice")
        days.keep(store, again.table, ANA)
        assert days.standing(store, day, ANA.guest).mine == mine.mine
        other = await played(lobby, BETO, day, "novice")
        days.keep(store, other.table, BETO)
        beto = days.standing(store, day, BETO.guest)
        assert beto.others == 1
        assert beto.better == int(mine.mine.units > beto.mine.units)
        assert day.date in days.shared(beto, Speaker("es", find_game("skyline").words))

    lodged(tmp_path, work)


def test_nothing_is_taken_back(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> None:
        room = await days.begin(lobby, ANA, find_day("skyline", DATE), "ana")
        while 0 not in room.table.playing().waiting:
            await asyncio.sleep(0.005)
        await room.change(lambda table: table.act(ANA, 0, None, "draw", confirm=True))
        for back in (lambda table: table.undo(ANA, 0), lambda table: table.ask(ANA, 0)):
            with pytest.raises(Refusal) as no:
                await room.change(back)
            assert no.value.key == "day-final"

    lodged(tmp_path, work)
