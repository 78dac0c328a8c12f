"""fogline serve: tables for everybody who has the link."""

import os
import socket
import threading
import urllib.request
import webbrowser
from argparse import Namespace
from pathlib import Path

from fogline.cli import inputs
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.text import Speaker

HOST = "127.0.0.1"
PORT = 1906


def add(parser: Parser) -> None:
    parser.option("--host", metavar="HOST", default=HOST)
    parser.option("--port", metavar="N", type=inputs.whole("--port", 0), default=PORT)
    parser.option("--data", metavar="DIR")
    parser.option("--host-name", metavar="NAME", type=inputs.names, default=[])
    parser.option("--thinkers", metavar="K", type=inputs.whole("--thinkers", 1), default=1)
    parser.option("--open", action="store_true")


def run(args: Namespace, say: Speaker) -> int:
    # Everything else of the command line works without loading the server.
    from fogline.table.store import StoreError
    from fogline.web.serve import Plan, server

    port = args.port
    if args.open and args.host == HOST:
        # For this machine alone the one that runs already will do; who opens the doors to others means a new one.
        if serves(here := f"http://{shown(args.host)}:{port}"):
            return show(here, say)
        port = port if is_free(args.host, port) else 0
    port = free(args.host, port)
    folder = Path(args.data) if args.data else usual_folder()
    plan = Plan(folder, args.host, port, tuple(args.host_name), args.thinkers)
    try:
        running = server(plan)
    except (StoreError, OSError) as problem:
        raise Mistake("unwritable", file=folder, problem=problem, code=1) from None
    print(say.tell(SAYS["serves"], {"address": f"http://{shown(args.host)}:{port}", "folder": folder}), flush=True)
    if args.open:
        # The page is asked for when somebody listens.
        threading.Timer(0.8, show, (f"http://{shown(args.host)}:{port}", say)).start()
    running.run()
    return 0


def show(address: str, say: Speaker) -> int:
    """Opens the page; without a screen it tells where it is, and what plays in a terminal."""
    if not webbrowser.open(address):
        print(say.tell(SAYS["no-browser"], {"address": address}), flush=True)
    return 0


def serves(address: str) -> bool:
    """Whether a Fogline of this reader is there already."""
    try:
        with urllib.request.urlopen(f"{address}/api/games", timeout=2) as answer:
            return b'"languages"' in answer.read()
    except (OSError, ValueError):
        return False


def is_free(host: str, port: int) -> bool:
    try:
        free(host, port)
    except Mistake:
        return False
    return True


def free(host: str, port: int) -> int:
    """A port that can be listened on: the one asked for, or any when that is 0."""
    try:
        with socket.create_server((host, port), reuse_port=False) as probe:
            return int(probe.getsockname()[1])
    except (OSError, OverflowError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise Mistake("cannot-listen", host=host, port=port, problem=reason, code=1) from None


def shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def usual_folder() -> Path:
    """Where tables are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "fogline"
