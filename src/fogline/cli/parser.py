"""argparse in the reader's language."""

import argparse
import re
from collections.abc import Iterable
from functools import partial
from typing import Any, Final, NoReturn

from fogline.cli.mistake import Mistake
from fogline.cli.text import HELP
from fogline.core.registry import games
from fogline.core.text import Speaker

PATTERNS: Final = (
    (r"the following arguments are required: (?P<names>.+)", "missing-arguments"),
    (r"unrecognized arguments: (?P<names>.+)", "unknown-arguments"),
    (r"argument [^:]*: invalid choice: '?(?P<value>[^' ]*)'? ?\(choose from (?P<known>.+)\)", "unknown-choice"),
    (r"argument (?P<name>[^:]+): expected .*argument.*", "value-missing"),
    (r"argument (?P<name>[^:]+): ignored explicit argument.*", "value-unwanted"),
)
"""What argparse says in English, and which of our sentences says it."""


class Parser(argparse.ArgumentParser):
    """An ArgumentParser that speaks through a Speaker and leaves the exit to its caller."""

    def __init__(self, say: Speaker, **settings: Any) -> None:
        self.say = say
        super().__init__(
            add_help=False, allow_abbrev=False, formatter_class=lambda prog: Formatter(prog, say), **settings
        )
        self._positionals.title = self.told("positionals")
        self._optionals.title = self.told("options")
        self.add_argument("-h", "--help", action="help", help=self.told("help"))
        self.add_argument("--lang", metavar="en|es", default=argparse.SUPPRESS, help=self.told("lang"))

    def told(self, key: str) -> str:
        """The help sentence of this key; examples name a game that is there, so that they can be tried as they are."""
        sentence = HELP[key]
        values = {"game": next(iter(games()), "GAME")} if "{game}" in sentence else {}
        return aligned(self.say.tell(sentence, values))

    def option(self, *names: str, **settings: Any) -> None:
        """An argument; its help is the sentence of its name, or of ``key``."""
        key = settings.pop("key", names[-1].lstrip("-"))
        own = f"{self.prog.split()[-1]}/{key}"
        if "metavar" in settings:
            settings["metavar"] = self.say.tell(settings["metavar"])
        self.add_argument(*names, help=self.told(own if own in HELP else key), **settings)

    def commands(self, **settings: Any) -> Any:
        """A place for commands, each with a parser that speaks as this one does."""
        maker: Any = partial(Parser, self.say)
        return self.add_subparsers(
            title=self.told("commands"), metavar=self.told("COMMAND"), parser_class=maker, **settings
        )

    def error(self, message: str) -> NoReturn:
        for pattern, key in PATTERNS:
            found = re.fullmatch(pattern, message)
            if found:
                values: dict[str, Any] = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                raise Mistake(key, hint=self.prog, **values)
        raise Mistake("usage", hint=self.prog, problem=message)


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with a translated first word and room for long names."""

    def __init__(self, prog: str, say: Speaker) -> None:
        super().__init__(prog, max_help_position=28, width=100)
        self.say = say

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        if prefix is None:
            prefix = self.say.tell(HELP["usage"]) + " "
        super().add_usage(usage, actions, groups, prefix)


def aligned(text: str) -> str:
    """Examples with what they do behind them, all of them in the same column."""
    lines = [re.fullmatch(r"(  \S.*?)  +(\S.*)", line) or line for line in text.split("\n")]
    widest = max((len(line[1]) for line in lines if isinstance(line, re.Match)), default=0)
    return "\n".join(line if isinstance(line, str) else f"{line[1]:<{widest}}  {line[2]}" for line in lines)
