"""A call tells nothing that is hidden: not by its words, not by its time, not by whether it comes."""

from dataclasses import replace
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from tests.table.calling.house import EARLY, Clock, House, housed
from tests.table.shelf import put
from tests.table.sitting import GAMES, hides, people, step
from tests.table.worlds import differ, hidden_moments, world


@pytest.mark.parametrize("game", GAMES)
def test_a_call_is_the_same_in_every_world_that_its_reader_could_be_in(game: str, tmp_path: Path, clock: Clock) -> None:
    different = 0

    async def work(house: House) -> None:
        nonlocal different
        for seat in range(len(people(game))):
            await house.wish(seat, minutes=1)
        for now in hidden_moments(game, people(game), 31, 2):
            for eyes in range(-1, len(now.chairs)):
                worlds = [world(now, eyes, 1), world(now, eyes, 2)]
                different += differ(*worlds)
                sent = []
                for there in worlds:
                    house.store.forget("t").result(60)
                    house.table, house.there.got, house.caller._known = None, [], {}
                    clock.now = EARLY
                    house.put(there)
                    for second in (1, 59, 60, 61, 500):
                        await house.calls_at(second)
                    sent.append(sorted(house.there.got))
                assert sent[0] == sent[1]
                assert len(sent[0]) == len(now.playing().waiting)

    housed(tmp_path, clock, work)
    assert different or not hides(game)


def test_a_draft_changes_nothing_of_a_call(tmp_path: Path, clock: Clock) -> None:
    async def work(house: House) -> None:
        now, seat = await house.begin()
        await house.calls_at(1)
        drafted = step(now, Dealer(3), confirm=False)
        assert house.table is not None
        house.table = put(house.store, house.table, replace(drafted, changed=EARLY))
        assert await house.calls_at(180) == ([f"/{seat}"] if seat in drafted.playing().waiting else [])

    housed(tmp_path, clock, work)
