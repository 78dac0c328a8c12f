"""argparse in the reader's language."""

import argparse
import re
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from fogline.cli.mistake import Mistake
from fogline.cli.text import HELP
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
        return self.say.tell(HELP[key])

    def option(self, *names: str, **settings: Any) -> None:
        """An argument whose help is ``text.HELP``'s sentence of its last name."""
        key = names[-1].lstrip("-")
        own = f"{self.prog.split()[-1]}/{key}"
        self.add_argument(*names, help=self.told(own if own in HELP else key), **settings)

    def error(self, message: str) -> NoReturn:
        for pattern, key in PATTERNS:
            found = re.fullmatch(pattern, message)
            if found:
                values = {name: text.replace("'", "") for name, text in found.groupdict().items()}
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
        super().add_usage(usage, actions, groups, prefix or self.say.tell(HELP["usage"]) + " ")
