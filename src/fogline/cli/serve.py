"""fogline serve: tables for everybody who has the link."""

import os
import threading
import time
import urllib.request
import webbrowser
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from fogline.cli import inputs
from fogline.cli.data import told_problems
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.text import Speaker

if TYPE_CHECKING:
    from fogline.web.serve import Plan, Server

HOST = "127.0.0.1"
PORT = 1906
MOST_PORT = 65535
STARTING = 10.0
"""Seconds for which a server that has the folder is waited for: it may be only just starting."""


def add(parser: Parser) -> None:
    parser.option("--host", metavar="HOST", default=HOST)
    parser.option("--port", metavar="N", type=inputs.whole("--port", 0, MOST_PORT))
    parser.option("--data", metavar="DIR")
    parser.option("--host-name", metavar="NAME", type=inputs.names, default=[])
    parser.option("--proxy", metavar="ADDRESS", type=inputs.networks, default=[])
    parser.option("--thinkers", metavar="K", type=inputs.whole("--thinkers", 1), default=1)
    parser.option("--open", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    # Everything else of the command line works without loading the server.
    from fogline.web.serve import Plan

    folder = Path(args.data) if args.data else usual_folder()
    port = PORT if args.port is None else args.port
    plan = Plan(folder, args.host, port, tuple(args.host_name), tuple(args.proxy), args.thinkers)
    with told_problems(folder):
        # For this machine alone the one that runs already will do; who opens the doors to others means a new one.
        running = here_or_there(plan, say, args) if args.open and args.host == HOST else opened(plan, say)
    if isinstance(running, str):
        return show(running, say)
    print(say.tell(SAYS["serves"], {"address": running.address, "folder": folder}), flush=True)
    if args.open:
        # Its port is open already: whoever comes before it runs waits a moment.
        threading.Thread(target=show, args=(running.address, say), daemon=True).start()
    running.run()
    return 0


def here_or_there(plan: "Plan", say: Speaker, args: Namespace) -> "Server | str":
    """A new server, or the address of the one that has the folder."""
    from fogline.table.folder import TERMINAL, FolderTaken

    until = time.monotonic() + STARTING
    while True:
        try:
            return opened(plan, say, moves=args.port is None)
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


def usual_folder() -> Path:
    """Where tables are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "fogline"
