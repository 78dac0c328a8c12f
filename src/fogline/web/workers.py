"""Several processes that serve one store on one port. Whichever ends is started again, until this one ends."""

import multiprocessing
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

from fogline.table.store import open_store
from fogline.web.serve import CannotListen, Plan, Server, address_told, invitation

AGAIN: Final = 1.0
"""Seconds before one that has ended is started again."""
PATIENCE: Final = 10.0
"""Seconds in which one that shall end must have ended."""

SPAWN: Final = multiprocessing.get_context("spawn")


def work(plan: Plan, master: Connection) -> None:
    """One process. It ends with the one that started it, in whatever way that did."""
    server = Server(plan)
    master.send("listening")

    def follow() -> None:
        with suppress(EOFError, OSError):
            master.recv()
        server.should_exit = True

    threading.Thread(target=follow, daemon=True).start()
    server.run()


class Workers:
    """The port is theirs from the start: nobody else can come in between."""

    def __init__(self, plan: Plan, number: int) -> None:
        # What is wrong with the store is told once, here.
        store = open_store(plan.database)
        self.kept_in = store.place
        store.close()
        self._port = reserved(plan)
        self._plan = replace(plan, port=self._port.getsockname()[1], shares_port=True)
        self._number = number
        self._ending = False
        self._running: dict[SpawnProcess, Connection] = {}
        self.address = address_told(self._plan.host, self._plan.port)
        self.invitation = invitation(plan, self.address)

    def run(self, ready: Callable[[], None]) -> None:
        """Until a signal comes."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._end)
        try:
            for _ in range(self._number):
                self._start()
            # Each says when it listens; one that ends before will be started again.
            for process, connection in list(self._running.items()):
                wait([connection, process.sentinel])
            ready()
            while not self._ending:
                wait([process.sentinel for process in self._running], timeout=AGAIN)
                self._replace_ended()
        finally:
            self._close()

    def _start(self) -> None:
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=work, args=(self._plan, theirs))
        process.start()
        theirs.close()
        self._running[process] = ours

    def _replace_ended(self) -> None:
        for process in [process for process in self._running if not process.is_alive()]:
            self._running.pop(process).close()
            if not self._ending:
                time.sleep(AGAIN)
                self._start()

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._ending = True

    def _close(self) -> None:
        for connection in self._running.values():
            connection.close()
        until = time.monotonic() + PATIENCE
        for process in self._running:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
        self._port.close()


def reserved(plan: Plan) -> socket.socket:
    """The port, bound and never listened at: it stays theirs, and whoever connects goes to one of the processes."""
    try:
        family, kind, *_, address = socket.getaddrinfo(
            plan.host, plan.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        port = socket.socket(family, kind)
        port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        port.bind(address)
    except (OSError, OverflowError, UnicodeError) as problem:
        raise CannotListen(plan, getattr(problem, "strerror", None) or problem) from None
    return port


def can_share() -> bool:
    """Whether several processes may listen on one port here."""
    return hasattr(socket, "SO_REUSEPORT")
