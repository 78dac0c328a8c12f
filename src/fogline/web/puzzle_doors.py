"""The door to puzzles: which a game has, and how one has done. A table for one is made like a lesson's."""

from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.learn.day import today
from fogline.learn.puzzles import puzzles_of
from fogline.learn.solver import Solver
from fogline.table import puzzles
from fogline.web import puzzle_messages as m
from fogline.web.door import Ask, Door


async def list_puzzles(ask: Ask) -> m.PuzzlesInfo:
    game = find_game(ask.path["game"])
    say, found, now = Speaker(ask.lang, game.words), puzzles_of(game), today()
    solver = ask.lobby.solvers.solver(game.name, ask.who.guest)
    following = solver.following(found, now)
    return m.PuzzlesInfo(
        game=game.name,
        title=say.tell(game.words.title),
        rating=round(solver.rating),
        tried=solver.tried,
        solved=solver.solved,
        streak=solver.streak,
        longest=solver.longest,
        due=len(solver.due(now)),
        next=following.name if following else "",
        puzzles=[
            m.PuzzleShort(
                name=puzzle.name,
                theme=puzzles.theme(game, puzzle.theme, say),
                rating=puzzle.rating,
                level=puzzles.level(puzzle),
                state=state_of(solver, puzzle.name, now),
            )
            for puzzle in found
        ],
    )


def state_of(solver: Solver, name: str, now: str) -> str:
    card = solver.cards.get(name)
    if card is None:
        return "new"
    return "solved" if not card.due else "due" if card.due <= now else "missed"


PUZZLE_DOORS = (
    Door(
        "GET",
        "/api/games/{game}/puzzles",
        list_puzzles,
        "Its puzzles, and how you have done with them",
        m.PuzzlesInfo,
        tags=("lessons",),
    ),
)
