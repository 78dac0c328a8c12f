"""fogline serve: tables for everybody who has the link."""

import os
import threading
import time
import urllib.request
import webbrowser
from argparse import Namespace
from contextlib import nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING

from fogline.cli import inputs
from fogline.cli.data import told_problems
from fogline.cli.faster import faster_soon
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.planning import planned
from fogline.cli.text import SAYS
from fogline.core.text import Speaker

if TYPE_CHECKING:
    from fogline.web.serve import Plan, Server
    from fogline.web.workers import Workers

HOST = "127.0.0.1"
MOST_PORT = 65535
STARTING = 10.0
"""Seconds for which a server that has the folder is waited for: it may be only just starting."""


def add(parser: Parser) -> None:
    parser.option("--host", metavar="HOST")
    parser.option("--port", metavar="N", type=inputs.whole("--port", 0, MOST_PORT))
    parser.option("--data", metavar="DIR")
    # Better in the environment or a file: what is typed others on the machine can read, and a password may be in it.
    parser.option("--store", metavar="postgresql://…")
    parser.option("--host-name", metavar="NAME", type=inputs.names, dest="names")
    parser.option("--proxy", metavar="ADDRESS", type=inputs.networks, dest="proxies")
    parser.option("--base", metavar="URL")
    parser.option("--prefix", metavar="PATH")
    parser.option("--languages", metavar="en,es")
    parser.option("--makers", metavar="ADDRESS")
    parser.option("--operators", metavar="ADDRESS")
    parser.option("--finished-days", metavar="DAYS")
    parser.option("--idle-days", metavar="DAYS")
    parser.option("--thinkers", metavar="K", type=inputs.whole("--thinkers", 1))
    parser.option("--workers", metavar="N", type=inputs.whole("--workers", 1))
    parser.option("--access-log", action="store_true", default=None)
    parser.option("--config", metavar="FILE", default=os.environ.get("FOGLINE_CONFIG"))
    parser.option("--show-config", action="store_true")
    parser.option("--open", action="store_true")
    parser.option("--pure", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    if args.pure:
        os.environ["FOGLINE_PURE"] = "1"  # bots, who have processes of their own, keep to the sources as well
    # Everything else of the command line works without loading the server.
    from fogline.web.config import shown

    plan, sources = planned(args)
    if args.show_config:
        print(shown(plan, sources))
        return 0
    if plan.workers > 1:
        return together(plan, say)
    with told_problems(plan.folder):
        # For this machine alone the one that runs already will do; who opens the doors to others means a new one.
        nearby = args.open and plan.host == HOST
        running = here_or_there(plan, say, "port" not in sources) if nearby else opened(plan, say)
    if isinstance(running, str):
        return show(running, say)
    print(where(running, say), flush=True)
    if args.open:
        # Its port is open already: whoever comes before it runs waits a moment.
        threading.Thread(target=show, args=(running.address, say), daemon=True).start()
    with faster_soon(say) if args.open else nullcontext():
        running.run()
    return 0


def together(plan: "Plan", say: Speaker) -> int:
    """Several processes on one port."""
    from fogline.web.serve import CannotListen
    from fogline.web.workers import Workers, can_share

    if not plan.database or not can_share():
        raise Mistake("workers-need-database")
    with told_problems(plan.folder):
        try:
            workers = Workers(plan, plan.workers)
        except CannotListen as taken:
            raise Mistake("cannot-listen", host=plan.host, port=plan.port, problem=taken.problem, code=1) from None
    workers.run(lambda: print(where(workers, say), flush=True))
    return 0


def where(running: "Server | Workers", say: Speaker) -> str:
    """Where it is found from this machine, and from others where that is another address."""
    told = say.tell(SAYS["serves"], {"address": running.address, "folder": running.kept_in})
    if running.invitation == running.address:
        return told
    return f"{told}\n{say.tell(SAYS['invites'], {'address': running.invitation})}"


def here_or_there(plan: "Plan", say: Speaker, moves: bool) -> "Server | str":
    """A new server, or the address of the one that has the folder."""
    from fogline.table.folder import TERMINAL, FolderTaken

    until = time.monotonic() + STARTING
    while True:
        try:
            return opened(plan, say, moves)
        except FolderTaken as taken:
            holder = taken.holder
            if holder.address and serves(holder.address):
                return holder.address
            if holder.kind == TERMINAL or time.monotonic() > until:
                raise
        time.sleep(0.2)


def opened(plan: "Plan", say: Speaker, moves: bool = False) -> "Server":
    """A server that has its port; any other where nobody asked for just this one."""
    from fogline.web.serve import CannotListen, Server

    try:
        return Server(plan)
    except CannotListen as taken:
        if not moves:
            raise Mistake("cannot-listen", host=plan.host, port=plan.port, problem=taken.problem, code=1) from None
    print(say.tell(SAYS["port-moved"], {"port": plan.port}), flush=True)
    return opened(replace(plan, port=0), say)


def show(address: str, say: Speaker) -> int:
    """Opens the page; without a screen it tells where it is, and what plays in a terminal."""
    if not webbrowser.open(address):
        print(say.tell(SAYS["no-browser"], {"address": address}), flush=True)
    return 0


def serves(address: str) -> bool:
    """Whether a Fogline answers there. A proxy would not know this machine's own addresses."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"{address}/api/games", timeout=2) as answer:
            return b'"languages"' in answer.read()
    except (OSError, ValueError):
        return False
