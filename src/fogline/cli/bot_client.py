"""fogline bot-client: a program in any language plays at a table, by lines of JSON."""

import asyncio
import os
import shutil
import urllib.error
from argparse import Namespace

from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.text import Speaker


def add(parser: Parser) -> None:
    parser.option("table", metavar="URL")
    parser.option("--name", metavar="NAME", default="Robot")
    parser.option("program", metavar="PROGRAM", nargs="+")


def run(args: Namespace, say: Speaker) -> int:
    from websockets.exceptions import WebSocketException

    from fogline.web.pipe import ProgramEnded, relay, sit_down

    table = args.table.rstrip("/")
    if shutil.which(args.program[0]) is None:
        # Before a seat is taken that nobody would play.
        raise Mistake("no-program", program=args.program[0])
    try:
        # A seat that is held already: its token is no word for a command line, which everybody on the machine can read.
        token = os.environ.get("FOGLINE_TOKEN") or sit_down(table, args.name)
        last = asyncio.run(relay(table, token, args.program))
    except ProgramEnded as ended:
        code = "?" if ended.code is None else ended.code
        raise Mistake("program-ended", program=args.program[0], exit_code=code, code=1) from None
    except urllib.error.HTTPError as refused:
        raise Mistake("table-refused", url=table, problem=f"{refused.code} {refused.reason}", code=1) from None
    except (OSError, ValueError, WebSocketException) as problem:
        raise Mistake("table-lost", url=table, problem=problem, code=1) from None
    if last is None or last["outcome"] is None:
        raise Mistake("table-lost", url=table, problem="-", code=1)
    print(say.tell(SAYS["bot-played"], {"told": last["outcome"]["winner_text"]}))
    return 0
