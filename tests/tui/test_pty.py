"""The real command in a real (pseudo) terminal: lines of text, and the full screen with a clean end."""

import termios
from pathlib import Path

import pytest

from tests.tui.terminal import Terminal


def test_lines_of_text_in_a_terminal(terminals: list[Terminal], tmp_path: Path) -> None:
    terminals.append(now := Terminal(tmp_path, "skyline", "--plain", "--seats", "2", "--bots", "random", "--seed", "3"))
    now.until("Player 1> ")
    for _ in range(3):
        now.type("1\r")
        now.until("Player 1> ")
    now.type("quit\r")
    now.until("file, Enter or 'no'> ")
    now.type("\r")
    now.until("Until next time.")
    assert now.end() == 0


def test_the_full_screen_asks_on_ctrl_c_and_leaves_all_clean(terminals: list[Terminal], tmp_path: Path) -> None:
    terminals.append(now := Terminal(tmp_path, "skyline", "--seats", "2", "--bots", "random"))
    now.until("\x1b[?1049h")
    now.until("What you can do")
    now.settle()
    now.resize(70, 20)
    now.process.send_signal(28)  # SIGWINCH, which a real terminal sends
    now.until("80 × 24")
    now.settle()
    now.resize(110, 34)
    now.process.send_signal(28)
    now.until("What you can do")
    now.type("\x03")
    now.until("Leave Fogline?")
    now.type("\r")
    assert now.end() == 0
    assert "\x1b[?1049l" in now.said
    assert "Traceback" not in now.said
    assert termios.tcgetattr(now.theirs)[3] == now.before[3]
    assert (tmp_path / "fogline" / "terminal.db").is_file()


BUSY = """
import asyncio
from textual.widget import Widget
mount = Widget.mount_composed_widgets
async def later(self, widgets):
    await asyncio.sleep(0.1)
    await mount(self, widgets)
Widget.mount_composed_widgets = later
"""
"""Whatever is put up takes its time."""


@pytest.mark.parametrize(("size", "told"), [((20, 5), "Fogline needs"), ((70, 20), "this one has 70 × 20")])
def test_a_window_that_is_too_small_from_the_start_says_so(
    size: tuple[int, int], told: str, terminals: list[Terminal], tmp_path: Path
) -> None:
    words = ("skyline", "--seats", "2", "--bots", "random")
    terminals.append(now := Terminal(tmp_path, *words, size=size, before=BUSY))
    now.until(told)
    now.resize(110, 34)
    now.process.send_signal(28)
    now.until("What you can do")
