"""What another process did is told in a few words and played again: the table is as if it had been read."""

import json
import random
from dataclasses import replace

import pytest

from fogline.core.dealer import Dealer
from fogline.table import stored_table
from fogline.table.followed import follow, told
from fogline.table.settings import Bank
from fogline.table.table import Table
from tests.table.newer import seen
from tests.table.sitting import GAMES, guest, people, step, table

every_game = pytest.mark.parametrize("game", GAMES)


def changed(before: Table, after: Table) -> tuple[str, Table]:
    """What is told of a change, and the table as its writer has it."""
    after = replace(after, changed=7, version=before.version + 1)
    return told(stored_table.update(before, after, 1.0, 5.0)), after


@every_game
def test_whoever_follows_a_whole_game_sees_what_they_would_have_read(game: str) -> None:
    now = there = replace(table(game, people(game), 3), version=1)
    dice, followed = Dealer(4), 0
    chance = random.Random(5)
    for _ in range(60):
        if now.playing().over:
            break
        news, after = changed(now, step(now, dice, confirm=chance.random() < 0.8))
        found = follow(there, 9.0, news) if news else None
        if found is not None:
            followed += 1
            assert found[1] == 5.0
            assert found[0].playing().log == after.playing().log
            assert found[0].playing().match.position() == after.playing().match.position()
            assert found[0].playing().asked_at == after.playing().asked_at
            for seat in range(len(now.chairs)):
                assert found[0].playing().steps(seat) == after.playing().steps(seat)
            for seat in range(-1, len(now.chairs)):
                assert seen(found[0], seat) == seen(after, seat)
        now, there = after, found[0] if found else after
    assert followed >= 10


def test_who_knows_it_already_or_lacks_something_is_not_led_astray() -> None:
    now = replace(table("cablecars", "pp", 3), version=4)
    dice = Dealer(4)
    while True:
        news, after = changed(now, step(now, dice))
        if len(after.playing().log) > len(now.playing().log):
            break
        now = after
    assert follow(after, 9.0, news) == (after, 9.0)
    assert follow(replace(now, version=now.version - 1), 9.0, news) is None
    version, lines, at, due, turns, drafts = json.loads(news)
    for wrong in ([[0, "no such thing", "[]"]], [[turns[0][0], turns[0][1], "[1, 2, 3]"]]):
        assert follow(now, 9.0, json.dumps([version, lines, at, due, wrong, drafts])) is None


def test_what_is_more_than_turns_is_read() -> None:
    now = replace(table("cablecars", "pp", 3), version=1)
    assert changed(now, now.leave(guest(1), 1))[0] == ""
    clocked = replace(table("cablecars", "pp", 3, bank=Bank(60)), version=1)
    dice = Dealer(4)
    for _ in range(6):
        news, after = changed(clocked, step(clocked, dice))
        assert not news or follow(clocked, 9.0, news) is None
        clocked = after
