"""The list of commands."""

import sys
from argparse import Namespace
from functools import partial
from importlib import import_module
from importlib.metadata import version
from typing import Any

from fogline.cli.parser import Parser
from fogline.cli.text import HELP
from fogline.core.text import Speaker

COMMANDS = (
    "games", "play", "learn", "puzzles", "day", "serve", "sim", "ladder", "compare", "report", "vary", "train", "mine",
    "replay", "review", "verify", "box", "bot-client", "stdio", "new-game", "bench", "load", "compile", "store",
    "admin",
)  # fmt: skip
"""Each has a module of its name, which adds its arguments with ``add`` and does its work with ``run``."""


def build(say: Speaker, asked: str = "") -> Parser:
    """The parser of the whole command line. Where one command is asked for, the others are only named: whoever wants
    one thing does not wait until everything else is loaded."""
    parser = Parser(say, prog="fogline")
    parser.description, parser.epilog = parser.told("fogline"), None if asked else parser.told("fogline/more")
    parser.add_argument(
        "--version", action="version", version=f"fogline {version('fogline')}", help=parser.told("version")
    )
    parser.set_defaults(run=partial(open_lobby, parser))
    commands = parser.commands()
    for name in COMMANDS:
        line = parser.told(name)
        if asked not in ("", name):
            commands.add_parser(name, help=line)
            continue
        about = parser.told(f"{name}/about") if f"{name}/about" in HELP else line[0].upper() + line[1:] + "."
        command = commands.add_parser(name, help=line, description=about, epilog=parser.told(f"{name}/more"))
        module = module_of(name)
        module.add(command)
        command.set_defaults(run=module.run)
    return parser


def module_of(name: str) -> Any:
    """What a command is called, its module is: with an underline for a hyphen."""
    return import_module(f"fogline.cli.{name.replace('-', '_')}")


def open_lobby(parser: Parser, args: Namespace, say: Speaker) -> int:
    """What a bare ``fogline`` does: it opens the lobby for a person at a terminal (``uvx fogline`` plays at once), and
    tells a program what there is."""
    if not sys.stdout.isatty():
        parser.print_help()
        return 0
    chosen = parser.parse_args(["serve", "--open"])
    return int(chosen.run(chosen, say))
