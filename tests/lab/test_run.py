"""Games by minds: the same from the same seed, from views only."""

from collections.abc import Sequence
from typing import Any

import pytest

from fogline.bots.base import make, minds
from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.lab.run import Job, match_of, play, seed_of, spread
from fogline.lab.tally import Tally
from fogline.lab.workers import many

GAME = next(iter(games().values()))
SEATS = GAME.seats[-1]
BOX = GAME.box(None)
OPTIONS = GAME.read_options({})


class Watcher:
    """Chooses the first action and remembers whose view it was shown."""

    needs_view = True

    def __init__(self) -> None:
        self.seen: set[int] = set()

    def choose(self, view: Any, legal: Sequence[int], dealer: Dealer) -> int:
        self.seen.add(view.seat)
        return legal[dealer.below(len(legal))]


@pytest.mark.parametrize("name", minds(GAME))
def test_the_same_seed_is_the_same_game(name: str) -> None:
    def once(seed: int) -> Any:
        return play(GAME, BOX, OPTIONS, [make(GAME, name) for _ in range(SEATS)], seed)

    assert once(11) == once(11)
    assert once(11) != once(12)
    assert once(11).result is not None


def test_a_mind_sees_its_own_view_only() -> None:
    watchers = [Watcher() for _ in range(SEATS)]
    play(GAME, BOX, OPTIONS, watchers, 3)
    assert [watcher.seen for watcher in watchers] == [{seat} for seat in range(SEATS)]


def test_the_match_of_a_game_ends_as_the_game_did() -> None:
    played = play(GAME, BOX, OPTIONS, [make(GAME, "random") for _ in range(SEATS)], 9)
    match = match_of(GAME, BOX, {}, SEATS, 9, played)
    assert match.result == played.result
    assert Match.replay(match.record(), BOX).result == played.result


def test_chunks_and_workers_change_nothing() -> None:
    def total(workers: int) -> Tally:
        tally = Tally(SEATS, GAME.words.unit)
        for part in many(Job(GAME.name, SEATS, ("random",) * SEATS, 23, 5), workers):
            tally.merge(part.tally)
        return tally

    one, two = total(1), total(2)
    assert one == two
    assert one.to_json({}) == two.to_json({})
    assert (one.games, one.finished) == (23, 23)


def test_bots_are_dealt_in_turn() -> None:
    assert spread(["a"], 3) == ("a", "a", "a")
    assert spread(["a", "b"], 3) == ("a", "b", "a")
    assert spread(["a", "b", "c"], 3) == ("a", "b", "c")


def test_seeds_differ() -> None:
    assert len({seed_of(7, n) for n in range(100)} | {seed_of(8, n) for n in range(100)}) == 200
