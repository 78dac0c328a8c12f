"""The compiled build, made while people already play."""

import os
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from fogline.build import in_background
from fogline.cli.text import SAYS
from fogline.core.text import Speaker


@contextmanager
def faster_soon(say: Speaker) -> Iterator[None]:
    """Makes the build meanwhile if there is one to make; bots take it up by themselves. What is not done at the end is
    left."""
    making = in_background()
    if making is not None:
        threading.Thread(target=tell, args=(making, say), daemon=True).start()
    try:
        yield
    finally:
        if making is not None and making.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(making.pid, signal.SIGTERM)


def tell(making: "subprocess.Popen[bytes]", say: Speaker) -> None:
    """One line, once it is ready; where it could not be made all goes on as it was."""
    if making.wait() == 0:
        print(say.tell(SAYS["faster-now"]), flush=True)
