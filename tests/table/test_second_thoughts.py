""" "Are you sure?": asked where a turn clearly loses much, from what the seat sees alone, where advice is given."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fogline.bots.advice import CLEARLY, MUCH, loss
from fogline.bots.thinker import Option, Thinker, Thought
from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.registry import find_game, games
from fogline.learn import guide
from fogline.learn.puzzles import Puzzle, as_lesson, puzzles_of
from fogline.table.bots import Moment, Thinkers
from fogline.table.fork import hotseat
from fogline.table.lobby import Lobby
from fogline.table.messages import AskLegal, AskSure
from fogline.table.packed_views import pack_view
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.settings import Settings
from fogline.table.store.sqlite import SqliteStore
from fogline.table.verbs import VERB
from fogline.table.visit import Visit
from fogline.tui.doubts import goes_on
from fogline.tui.plain import Table
from tests.tui.conftest import Pages, lines

ME = Who("ana")
GAME = "cablecars"


def thought(mine: Option, best: Option | None = None) -> Thought:
    return Thought(1, (best or Option(1, 50, 0.6, 5.0, 1.0), mine))


def test_only_what_clearly_loses_much_is_doubted() -> None:
    lost = loss(thought(Option(2, 50, 0.6 - MUCH - 0.01, 5.0 - CLEARLY - 0.1, 1.0)), 2)
    assert lost == pytest.approx((CLEARLY + 0.1, MUCH + 0.01))
    assert loss(thought(Option(2, 50, 0.6 - MUCH + 0.01, 0.0, 1.0)), 2) is None, "the chance to win is about the same"
    assert loss(thought(Option(2, 50, 0.1, 5.0 - CLEARLY + 0.1, 1.0)), 2) is None, "it may be luck"
    assert loss(thought(Option(2, 50, 0.1, 0.0, 0.1)), 1) is None, "it is what the adviser would do"
    assert loss(Thought(1), 2) is None, "nothing was compared"


class Sage(Thinkers):
    """Finds that the first of the legal actions wins always and all others never; remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Moment] = []

    async def advise(self, moment: Moment) -> Thought:
        self.asked.append(moment)
        first, *others = moment.legal
        told = [Option(action, 9, 0.1, -9.0, 1.0) for action in others if action in moment.also]
        return Thought(first, (Option(first, 9, 0.9, 9.0, 1.0), *told))


def world(puzzle: Puzzle, seed: int | None = None, name: str = GAME) -> Match:
    """The moment of a puzzle, or another one that its seat could not tell from it."""
    game = find_game(name)
    match = guide.begin(game, as_lesson(puzzle))
    if seed is None:
        return match
    state = game.position(game.imagine(match.view(puzzle.seat), Dealer(seed)))
    return Match.at({**match.position(), "state": state}, match.box, 0, scenario=True)


def asked_at(
    tmp_path: Path, match: Match, seat: int, action: int | None, hint: bool = False, **terms: Any
) -> tuple[Any, list[Moment]]:
    """What is answered, and what a mind was asked about."""

    async def work() -> tuple[Any, list[Moment]]:
        sage = Sage()
        lobby = Lobby(SqliteStore(tmp_path / "a.db"), sage)
        try:
            settings = replace(Settings(match.game.name, assist="full"), **terms)
            room = await lobby.make(hotseat("t", settings, match, ME, ["Ana"] * match.seats, "fork"))
            visit = Visit(lobby, room, ME, "en", seat)
            if hint:
                return await visit.say(VERB["hint"], AskLegal()), sage.asked
            return await visit.say(VERB["sure"], AskSure(action=action)), sage.asked
        finally:
            await lobby.close()

    return asyncio.run(asyncio.wait_for(work(), 200))


def test_a_turn_that_loses_much_is_doubted_and_the_best_is_not(tmp_path: Path) -> None:
    puzzle = puzzles_of(find_game(GAME))[0]
    match = world(puzzle)
    first, *others = match.legal_ids(puzzle.seat)
    found, asked = asked_at(tmp_path, match, puzzle.seat, others[0])
    assert (found.sure, found.better) == (False, first)
    assert match.speaker().action(match.box.actions[first]) in found.text
    assert asked[0].also == (others[0],)
    found, _ = asked_at(tmp_path / "b", match, puzzle.seat, first)
    assert (found.sure, found.text) == (True, "")


@pytest.mark.parametrize("hint", [True, False])
@pytest.mark.parametrize("name", [name for name, game in games().items() if puzzles_of(game)])
def test_it_is_the_same_in_every_world_that_the_seat_could_be_in(tmp_path: Path, name: str, hint: bool) -> None:
    """Of a hint as of a doubt: the mind is asked the same question, bit by bit, and the answer tells the same."""
    puzzles, told = puzzles_of(find_game(name)), []
    different = (one for one in puzzles if world(one, 1, name).position() != world(one, 2, name).position())
    puzzle = next(different, puzzles[0])
    for seed in (1, 2):
        match = world(puzzle, seed, name)
        action = match.legal_ids(puzzle.seat)[1]
        found, (moment,) = asked_at(tmp_path / str(seed), match, puzzle.seat, action, hint)
        told.append((found, pack_view(moment.match.view(moment.seat), match.box), moment.legal, moment.also))
    assert told[0] == told[1]


def test_where_nobody_gives_advice_nobody_doubts(tmp_path: Path) -> None:
    puzzle = puzzles_of(find_game(GAME))[0]
    match = world(puzzle)
    with pytest.raises(Refusal, match="no-advice"):
        asked_at(tmp_path, match, puzzle.seat, match.legal_ids(puzzle.seat)[0], assist="basic")


class Sure(Thinker):
    """An adviser for whom the first action is always the best."""

    def think(self, view: Any, legal: Sequence[int], dealer: Dealer, also: Sequence[int] = ()) -> Thought:
        others = [Option(action, 9, 0.1, -9.0, 1.0) for action in also if action != legal[0]]
        return Thought(legal[0], (Option(legal[0], 9, 0.9, 9.0, 1.0), *others))


@pytest.mark.parametrize(("answer", "done"), [("no", False), ("yes", True)])
def test_by_lines_whoever_wishes_is_asked_once(answer: str, done: bool) -> None:
    puzzle = puzzles_of(find_game(GAME))[0]
    match, paper = world(puzzle), Pages(lines([answer]))
    mind = Sure(match.game, match.game.minds["greedy"](), iters=1)
    table = Table(match, {}, [""] * match.seats, "en", paper, Dealer(1), adviser=mind)
    first, *others = match.legal_ids(puzzle.seat)
    assert goes_on(table, puzzle.seat, others[0]), "nobody has wished it"
    table.careful = True
    assert goes_on(table, puzzle.seat, first)
    assert goes_on(table, puzzle.seat, others[0]) is done
    assert "looks better" in paper.all
