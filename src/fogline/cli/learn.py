"""fogline learn: lessons of a game, played in this terminal."""

import secrets
from argparse import Namespace
from pathlib import Path

from fogline.cli.games import title
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.planning import usual_folder
from fogline.cli.play import add_sitting, full_screen
from fogline.cli.text import SAYS
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.registry import find_game, games
from fogline.core.text import Speaker
from fogline.learn.guide import find_lesson
from fogline.tui.solved import Solved


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME", nargs="?")
    parser.option("lesson", metavar="LESSON", nargs="?")
    add_sitting(parser)


def run(args: Namespace, say: Speaker) -> int:
    kept = Solved(Path(args.data) if args.data else usual_folder())
    if args.game is None:
        return listed(say, kept)
    game = find_game(args.game)
    lesson = find_lesson(game, args.lesson or following(game, kept))
    if not args.plain and full_screen():
        # Lines work without loading what draws screens.
        from fogline.cli.screen import learn

        return learn(args, say, game.name, lesson.name)
    if args.server:
        raise Mistake("server-plain")
    from fogline.tui.lesson_lines import LessonTable
    from fogline.tui.paper import Paper

    return LessonTable(game, lesson, say.lang, Paper(), Dealer(secrets.randbits(96)), kept).play()


def following(game: AnyGame, kept: Solved) -> str:
    """The first lesson that is not done; the first of all where all are."""
    done = kept.lessons(game.name)
    return next((lesson.name for lesson in game.lessons if lesson.name not in done), "1")


def listed(say: Speaker, kept: Solved) -> int:
    """What there is to learn, and how it is begun."""
    taught = [game for game in games().values() if game.lessons]
    for game in taught:
        print(title(game, say))
        tell = Speaker(say.lang, game.words).tell
        done = kept.lessons(game.name)
        for n, lesson in enumerate(game.lessons, 1):
            mark = "✓" if lesson.name in done else " "
            print(f"{mark} {n}  {lesson.name:<14} {tell(lesson.title)}: {tell(lesson.about)}")
        print()
    if taught:
        print(say.tell(SAYS["how-to-learn"], {"game": taught[0].name, "lesson": taught[0].lessons[0].name}))
    return 0
