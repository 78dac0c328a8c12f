"""Prints the terminal's screens in the made-up language: ``python -m tests.pseudo_screens FOLDER GAME``."""

import sys
from pathlib import Path

from tests.tui.screens import ROOMY, app, at_table, plan, run, words_of

KEYS = ("l", "s", "w", "r", "question_mark")


async def look(folder: Path, game: str) -> None:
    async with app(folder / "lobby", "eo").run_test(size=ROOMY) as pilot:
        await pilot.pause()
        print(words_of(pilot))
    wish = plan(game, seats=1 if game == "rebuild" else None)
    async with app(folder / "table", "eo", wish).run_test(size=ROOMY) as pilot:
        await at_table(pilot)
        print(words_of(pilot))
        for key in KEYS:
            await pilot.press(key)
            await pilot.pause()
            print(words_of(pilot))
            await pilot.press("escape")
            await pilot.pause()


if __name__ == "__main__":
    run(lambda: look(Path(sys.argv[1]), sys.argv[2]))
