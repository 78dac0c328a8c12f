"""Scores that do not lie: what is called certain stays, what is open says so."""

from collections.abc import Iterator

import pytest

import fogline
from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.table.cached_speaker import speaker_for
from fogline.table.scene_types import Score
from fogline.table.score import scores
from tests.table.sitting import GAMES, MOST_MOVES, seats_for

every_game = pytest.mark.parametrize("game", GAMES)


def moments(game: str, seats: int, seed: int) -> Iterator[Match]:
    """A game of greedy minds, move by move to its end."""
    match, dice = fogline.new(game, seats=seats, seed=seed), Dealer(seed)
    mind = make(match.game, "greedy")
    for _ in range(MOST_MOVES):
        yield match
        if match.over:
            return
        seat = match.waiting[0]
        match.play(mind.choose(match.view(seat), match.legal_ids(seat), dice), seat)
    raise AssertionError("the game does not end")


def told(match: Match, seat: int = 0) -> list[Score]:
    return scores(match.game, match.result, match.view(seat), speaker_for(match.game.name, match.box, (), "en"))


@every_game
def test_what_is_certain_is_never_taken_away(game: str) -> None:
    before = [0] * seats_for(game)
    for match in moments(game, seats_for(game), 5):
        now = [sum(share.units for share in score.shares if share.certain) for score in told(match)]
        if match.over:
            break
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now
    assert any(before), "nothing was ever certain, so this shows nothing"
    assert all(score.certain == score.points and not score.unknown for score in told(match))


@pytest.mark.parametrize("game", ["skyline", "cablecars"])
def test_nobody_has_points_before_the_first_turn(game: str) -> None:
    found = told(next(moments(game, 3, 1)), seat=-1)
    assert [(score.certain, score.units) for score in found] == [("0", 0)] * 3


def test_who_has_nothing_to_compare_is_promised_nothing_before_the_end() -> None:
    for match in moments("rebuild", 3, 4):
        if match.over:
            break
        lines = [line for story in match.score(0).breakdown for line in story if line.rule in ("8.12", "8.13")]
        assert all(line.args["count"] or not line.points for line in lines)


def test_tickets_of_others_are_unknown_not_nothing() -> None:
    match = next(moments("cablecars", 2, 2))
    match.play("keep both", 0)
    match.play("keep both", 1)
    mine, theirs = told(match)
    assert (mine.unknown, theirs.unknown) == (False, True)
    assert [share.unknown for share in theirs.shares] == [False, False, True]
    assert [share.certain for share in mine.shares] == [True, True, False]
    assert (mine.certain, theirs.certain) == ("0", "0")
    assert mine.units < 0
