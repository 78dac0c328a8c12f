"""fogline puzzles: moments of a game to be solved, in this terminal."""

from argparse import Namespace
from collections import Counter
from pathlib import Path

from fogline.cli.games import title
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.planning import usual_folder
from fogline.cli.play import add_sitting, full_screen
from fogline.cli.text import SAYS
from fogline.core.registry import find_game, games
from fogline.core.text import Speaker
from fogline.learn.puzzles import find_puzzle, puzzles_of
from fogline.table.puzzles import theme


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME", nargs="?")
    parser.option("puzzle", metavar="PUZZLE", nargs="?")
    add_sitting(parser)


def run(args: Namespace, say: Speaker) -> int:
    if args.game is None:
        return listed(say)
    game = find_game(args.game)
    found = (find_puzzle(game, args.puzzle),) if args.puzzle else puzzles_of(game)
    if not found:
        raise Mistake("no-puzzles", game=game.name)
    if not args.plain and full_screen():
        # Lines work without loading what draws screens.
        from fogline.cli.screen import solve

        return solve(args, say, game.name, args.puzzle or "")
    if args.server:
        raise Mistake("server-plain")
    from fogline.tui.paper import Paper
    from fogline.tui.puzzle_lines import solve as solve_by_lines

    return solve_by_lines(game, found, say.lang, Paper(), Path(args.data) if args.data else usual_folder())


def listed(say: Speaker) -> int:
    """How many there are of each game, by what they are about."""
    for game in games().values():
        tell = Speaker(say.lang, game.words)
        themes = Counter(theme(game, puzzle.theme, tell) for puzzle in puzzles_of(game))
        print(f"{title(game, say)}: {themes.total()}")
        for told, many in themes.most_common():
            print(f"  {many:3}  {told}")
    print(say.tell(SAYS["how-to-solve"], {"game": next(iter(games()))}))
    return 0
