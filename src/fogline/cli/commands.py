"""The list of commands."""

import sys
from argparse import Namespace
from functools import partial
from importlib.metadata import version
from types import ModuleType

from fogline.cli import (
    admin,
    bench,
    bot_client,
    box,
    compare,
    compile,
    games,
    ladder,
    learn,
    load,
    new_game,
    play,
    replay,
    report,
    serve,
    sim,
    stdio,
    store,
    train,
    vary,
    verify,
)
from fogline.cli.parser import Parser
from fogline.cli.text import HELP
from fogline.core.text import Speaker

COMMANDS = (
    games, play, learn, serve, sim, ladder, compare, report, vary, train, replay, verify, box, bot_client, stdio,
    new_game, bench, load, compile, store, admin,
)  # fmt: skip
"""Each module adds its arguments with ``add`` and does its work with ``run``."""


def build(say: Speaker) -> Parser:
    """The parser of the whole command line."""
    parser = Parser(say, prog="fogline")
    parser.description, parser.epilog = parser.told("fogline"), parser.told("fogline/more")
    parser.add_argument(
        "--version", action="version", version=f"fogline {version('fogline')}", help=parser.told("version")
    )
    parser.set_defaults(run=partial(open_lobby, parser))
    commands = parser.commands()
    for module in COMMANDS:
        name = name_of(module)
        line = parser.told(name)
        about = parser.told(f"{name}/about") if f"{name}/about" in HELP else line[0].upper() + line[1:] + "."
        command = commands.add_parser(name, help=line, description=about, epilog=parser.told(f"{name}/more"))
        module.add(command)
        command.set_defaults(run=module.run)
    return parser


def name_of(module: ModuleType) -> str:
    """What a command is called: as its module, with a hyphen."""
    return module.__name__.rpartition(".")[2].replace("_", "-")


def open_lobby(parser: Parser, args: Namespace, say: Speaker) -> int:
    """What a bare ``fogline`` does: it opens the lobby for a person at a terminal (``uvx fogline`` plays at once), and
    tells a program what there is."""
    if not sys.stdout.isatty():
        parser.print_help()
        return 0
    chosen = parser.parse_args(["serve", "--open"])
    return int(chosen.run(chosen, say))
