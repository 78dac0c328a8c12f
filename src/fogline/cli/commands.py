"""The list of commands."""

from importlib.metadata import version
from typing import Any

from fogline.cli import bench, box, compile, games, play, replay, sim
from fogline.cli.parser import Parser
from fogline.cli.text import HELP
from fogline.core.text import Speaker

COMMANDS = (games, play, sim, replay, box, bench, compile)
"""Each module adds its arguments with ``add`` and does its work with ``run``."""


def build(say: Speaker) -> Parser:
    """The parser of the whole command line."""
    parser = Parser(say, prog="fogline")
    parser.description, parser.epilog = parser.told("fogline"), parser.told("fogline/more")
    parser.add_argument(
        "--version", action="version", version=f"fogline {version('fogline')}", help=parser.told("version")
    )
    parser.set_defaults(run=lambda args, say: parser.print_help() or 0)
    commands = parser.add_subparsers(title=parser.told("commands"), metavar="…", parser_class=parser_for(say))
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        about = f"{name}/about" if f"{name}/about" in HELP else name
        command = commands.add_parser(
            name, help=parser.told(name), description=parser.told(about), epilog=parser.told(f"{name}/more")
        )
        module.add(command)
        command.set_defaults(run=module.run)
    return parser


def parser_for(say: Speaker) -> Any:
    """What argparse calls to make the parser of a command."""
    return lambda **settings: Parser(say, **settings)
