"""Laws of puzzles: each can be opened and solved from what its seat sees, and is told in every language."""

from functools import cache

import pytest

from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.match import Match
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.laws import cases
from fogline.learn import guide
from fogline.learn.puzzles import ENDING, PREFIX, Puzzle, as_lesson, puzzles_of, read
from fogline.parts.catalog import LANGUAGES
from fogline.table import puzzles as told
from fogline.table.text import speaker


def opened(game: AnyGame) -> list[tuple[Puzzle, Match]]:
    """Each puzzle at its moment."""
    if not puzzles_of(game) and not cases.STRICT:
        pytest.skip(f"{game.name} has no puzzles")
    assert puzzles_of(game), f"{game.name} has no puzzles"
    return begun(game.name)


@cache
def begun(name: str) -> list[tuple[Puzzle, Match]]:
    game = find_game(name)
    return [(puzzle, guide.begin(game, as_lesson(puzzle))) for puzzle in puzzles_of(game)]


def test_puzzles_were_mined_by_the_rules_and_the_box_of_today(game: AnyGame) -> None:
    """A file of puzzles says how it was made, and is made anew when rules or box change (``fogline mine``)."""
    if game.puzzles is None and not cases.STRICT:
        pytest.skip(f"{game.name} has no puzzles")
    assert game.puzzles is not None
    names: list[str] = []
    for file in game.puzzles.glob(f"*.{ENDING}"):
        header, found = read(file)
        assert (header["rules"], header["box"]) == (game.rules_version, game.box(None).hash), f"{file.name} is older"
        assert header["commit"], f"{file.name} does not say of which sources it was made"
        assert header["command"].startswith("fogline mine"), f"{file.name} does not say how it was made"
        plan = header["plan"]
        names += [puzzle.name for puzzle in found]
        for puzzle in found:
            sure = puzzle.found
            assert sure["worlds"] >= plan["verified"] > plan["mined"], f"{puzzle.name} was not verified by more"
            assert sure["margin"] > plan["margin"] * sure["margin_error"], f"{puzzle.name} may not be the best"
            assert sure["win"] > plan["win"] * sure["win_error"], f"{puzzle.name} may not win most often"
    assert len(set(names)) == len(names), "a puzzle is there twice"


def test_the_best_and_all_that_costs_something_are_what_is_legal(game: AnyGame) -> None:
    """One seat is asked, the best action and those with a cost are just what it may do, and the best has no cost."""
    for puzzle, match in opened(game):
        assert match.waiting == (puzzle.seat,), f"{puzzle.name}: others are asked"
        legal = {match.box.actions[action].words for action in match.legal_ids(puzzle.seat)}
        assert {puzzle.best, *puzzle.costs} == legal, f"{puzzle.name}: {legal ^ {puzzle.best, *puzzle.costs}}"
        assert puzzle.best not in puzzle.costs
        assert guide.right(as_lesson(puzzle), match) == [match.box.ids[puzzle.best]], (
            f"{puzzle.name}: several are right"
        )
        assert puzzle.theme == type(match.box.actions[match.box.ids[puzzle.best]]).__name__


def test_a_puzzle_is_what_its_seat_sees(game: AnyGame) -> None:
    """What is hidden does not matter: in another world that the seat could be in, all is the same to it."""
    for nth, (puzzle, match) in enumerate(opened(game)):
        view = match.view(puzzle.seat)
        other = game.imagine(view, Dealer(nth))
        assert not game.audit(other), f"{puzzle.name}: {game.audit(other)}"
        assert game.view(other, puzzle.seat) == view, f"{puzzle.name}: the seat sees what it could not know"
        assert game.legal(other, puzzle.seat) == match.legal_ids(puzzle.seat)


def test_themes_have_names_in_every_language(game: AnyGame) -> None:
    """What puzzles are about is said as an idea (Words.themes), in other words for each language."""
    opened(game)
    idle = set(game.words.themes) - set(game.words.actions)
    assert not idle, f"Words.themes has {sorted(idle)}, which are no actions"
    for kind in {puzzle.theme for puzzle in puzzles_of(game)}:
        assert kind in game.words.themes, f"Words.themes does not say what puzzles of {kind} are about"
        said = {told.theme(game, kind, Speaker(lang, game.words)) for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES), f"{kind}: a language lacks words"


def test_a_puzzle_is_told_in_every_language(game: AnyGame) -> None:
    """Before and after, and what each other action costs: other words for each language."""
    for puzzle, match in opened(game):
        after = match.branch()
        after.play(puzzle.best, puzzle.seat)
        said: set[str] = set()
        for lang in LANGUAGES:
            say, house = match.speaker(lang), speaker(lang)
            before = told.told(puzzle, match, say, house)
            assert before.name == PREFIX + puzzle.name
            assert before.task, f"{puzzle.name} asks for nothing in {lang}"
            assert not before.end, f"{puzzle.name} tells its answer before it is solved"
            end = told.told(puzzle, after, say, house)
            assert end.done
            costs = [say.error(told.against(puzzle, match, match.box.ids[words])) for words in puzzle.costs]
            assert all(costs)
            said.add(end.end)
        assert len(said) == len(LANGUAGES), f"{puzzle.name}: a language lacks words"
