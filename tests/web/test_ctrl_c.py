"""Ctrl-C ends a server whenever it comes."""

import gc
import signal
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from fogline.web.serve import Plan, Server


class Thing:
    """Somebody is told when it goes."""


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """A process that hears Ctrl-C, also where ./check runs in a shell's background, which is deaf to it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hears_ctrl_c")
def test_ctrl_c_is_not_lost_while_memory_is_cleared_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python drops whatever is raised in there: a server that was stopped in that moment once served on."""
    served: list[bool] = []

    def pressed(_: object) -> None:
        signal.raise_signal(signal.SIGINT)

    def collect() -> None:
        thing = Thing()
        told = weakref.ref(thing, pressed)
        del thing
        assert told() is None

    monkeypatch.setattr(gc, "collect", collect)
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_: served.append(True))
    server = Server(Plan(tmp_path, port=0))
    try:
        with pytest.raises(KeyboardInterrupt):
            server.run()
    finally:
        server._held.close()
        server.config.app.state.context.lobby.store.close()  # type: ignore[union-attr]
    assert not served
