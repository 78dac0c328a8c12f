"""fogline box: look at the components of a game, copy them, check your own."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from fogline.cli import inputs
from fogline.cli.games import title
from fogline.cli.mistake import Mistake
from fogline.cli.paper import table
from fogline.cli.parser import Parser
from fogline.cli.shelf import beside, contents, provenance
from fogline.cli.text import SAYS
from fogline.core.errors import BoxError
from fogline.core.game import AnyGame
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.parts.toml import SOURCES, read


def add(parser: Parser) -> None:
    commands = parser.commands(required=True, dest="command")
    for name, work in (("check", check), ("show", show), ("copy", copy)):
        command = commands.add_parser(name, help=parser.told(name), description=parser.told(name))
        command.set_defaults(work=work)
        if name != "check":
            command.option("game", metavar="GAME")
        if name != "show":
            command.option("file", metavar="FILE")
        if name == "check":
            command.option("--game", metavar="GAME")


def run(args: Namespace, say: Speaker) -> int:
    return int(args.work(args, say))


def check(args: Namespace, say: Speaker) -> int:
    """All that is wrong with a box file: exit code 1 when there is anything."""
    from fogline.cli import told

    inputs.text_of(args.file)
    try:
        game = find_game(args.game or named_in(read(Path(args.file)), args.file))
        inputs.box(game, args.file)
    except BoxError as wrong:
        print(told(wrong, say))
        return 1
    print(say.tell(SAYS["box-good"], {"file": args.file, "title": title(game, say)}))
    return 0


def named_in(data: dict[str, Any], file: str) -> str:
    """Which game a box says it is for."""
    head = data.get("box")
    name = head.get("game") if isinstance(head, dict) else None
    if not isinstance(name, str):
        raise Mistake("box-game-missing", file=file, code=1)
    return name


def show(args: Namespace, say: Speaker) -> int:
    """Where a box is, and how sure each part of it is."""
    game = find_game(args.game)
    data = contents(game)
    rows = [counted(part, value) for part, value in data.items() if provenance(value)]
    rows.append(counted(say.tell(SAYS["total"]), data))
    print(say.tell(SAYS["box-file"], {"title": title(game, say), "file": shipped(game)}) + "\n")
    table([say.tell(SAYS[key]) for key in ("part", "entries", *SOURCES)], rows, 4)
    print("\n" + say.tell(SAYS["meaning"]))
    return 0


def counted(part: str, data: Any) -> list[str]:
    counts = provenance(data)
    return [part, str(counts.total()), *(str(counts[source] or "") for source in SOURCES)]


def copy(args: Namespace, say: Speaker) -> int:
    """The shipped box as a file of the reader's own."""
    text = shipped(find_game(args.game)).read_text(encoding="utf-8")
    try:
        with Path(args.file).open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Mistake("exists", file=args.file) from None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise Mistake("unwritable", file=args.file, problem=reason, code=1) from None
    print(say.tell(SAYS["copied"], {"file": args.file}))
    return 0


def shipped(game: AnyGame) -> Path:
    file = beside(game, "box.toml")
    if file is None:
        raise Mistake("no-box-file", game=game.name, code=1)
    return file
