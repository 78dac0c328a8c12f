"""The log's last turn is told once for all who hear the same of it, and again as soon as anything it tells differs."""

from dataclasses import replace

import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.table.flow import Flow
from fogline.table.history import heard_lines, lines
from fogline.table.log import QUIET
from fogline.table.scene_types import LogLine
from fogline.table.table import Table
from tests.table.sitting import GAMES, play, seats_for, table


def told(flow: Flow, seat: int, say: Speaker) -> tuple[list[LogLine], list[LogLine]]:
    """What a seat is told of the last turn, with what is remembered and without."""
    since = flow.count.last
    return heard_lines(flow, seat, since, say), lines(flow.match, seat, since, say, flow.count)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_that_sounds_the_same_is_told_with_its_own_number_and_mover(game: str) -> None:
    """As after a take-back, when other turns come before one that sounds the same."""

    def heard(now: Table) -> bool:
        """Something of the second turn or a later one, by somebody."""
        flow = now.playing()
        last = flow.count.last
        return last > 1 and any(entry.by >= 0 for entry in lines(flow.match, 0, last, say, flow.count))

    begun = table(game, "p" * seats_for(game))
    say = Speaker("en", find_game(game).words, begun.playing().match.box, ["One", "Two", "Three"])
    flow = play(begun, Dealer(1), heard).playing()
    remembered, plain = told(flow, 0, say)
    assert remembered == plain
    assert heard_lines(flow, 0, flow.count.last, say) is remembered, "told once"

    fewer = replace(flow, log=(flow.log[0]._replace(keep=QUIET), *flow.log[1:]))
    remembered, plain = told(fewer, 0, say)
    assert remembered == plain
    assert remembered[0].turn == flow.count.turns - 1

    other = flow.match.branch()
    other._turns[-1] = other._turns[-1]._replace(seat=other.seats - 1 - other._turns[-1].seat)
    moved = replace(flow, match=other)
    remembered, plain = told(moved, 0, say)
    assert remembered == plain
