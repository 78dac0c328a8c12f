"""fogline verify: whether the luck of a saved game follows from what was promised."""

import json
from argparse import Namespace

from fogline.cli import inputs
from fogline.cli.parser import Parser
from fogline.core.errors import RecordError
from fogline.core.reason import because
from fogline.core.record import loads
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.table.verify import BROKEN, HOLDS, Verdict, verify

UNKNOWN = 3
"""The exit code where nothing is wrong and not all is checked: no promise, not over, other rules."""


def add(parser: Parser) -> None:
    parser.option("file", metavar="FILE")
    parser.option("--commitment", metavar="HEX", default="")
    parser.option("--box", key="box-file", metavar="FILE")
    parser.option("--json", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    verdict = judged(args)
    if args.json:
        print(json.dumps(verdict.to_json(say.lang), indent=1, ensure_ascii=False))
    else:
        print("\n".join(verdict.lines(say.lang)))
    return {HOLDS: 0, BROKEN: 1}.get(verdict.state, UNKNOWN)


def judged(args: Namespace) -> Verdict:
    """What is found; a record that somebody has edited is one that does not hold."""
    text = inputs.text_of(args.file)
    try:
        record = loads(text)
    except RecordError as wrong:
        return Verdict(BROKEN, (because("luck-unreadable", problem=wrong),))
    return verify(record, inputs.box(find_game(record.game), args.box), args.commitment)
