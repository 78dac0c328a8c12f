"""A stranger's box is tried elsewhere first: one that is too much is refused, and nothing else is harmed."""

import sys
from pathlib import Path

import pytest

from fogline.core.errors import BoxError
from fogline.table import box_trial
from fogline.table.box_trial import try_box
from fogline.table.lobby import Wish
from fogline.table.refusal import Refusal
from fogline.table.settings import Settings, box_text
from tests.table.lodging import ME
from tests.table.sitting import GAMES, lobby, run, seats_for

GAME = GAMES[0]
HEAVY = {
    "never opens": "t.SECONDS = 1; t.box_of = lambda settings: [n for n in iter(int, 1)]",
    "fills the memory": "t.MEMORY = 2**28; t.box_of = lambda settings: bytearray(2**30)",
    "has a giant table of actions": "t.ACTIONS = 5",
}


@pytest.fixture(autouse=True)
def nothing_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(box_trial, "_light", {})


@pytest.mark.parametrize("how", HEAVY)
def test_a_box_that_is_too_much_is_refused(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heavy = f"{HEAVY[how]}; sys.exit(t.main(sys.argv[1], sys.stdin.read()))"
    code = f"import sys; import fogline.table.box_trial as t; {heavy}"
    monkeypatch.setattr(box_trial, "COMMAND", (sys.executable, "-c", code))

    async def work() -> None:
        house = lobby(tmp_path)
        own = Settings(GAME, box=box_text(Settings(GAME)))
        with pytest.raises(Refusal, match="box-heavy"):
            await house.create(ME, own, [Wish("person", "Ana")] * seats_for(GAME))
        assert house.tables(ME) == []
        await house.close()

    run(work)


@pytest.mark.parametrize("game", GAMES)
def test_the_boxes_that_ship_are_not_too_much(game: str) -> None:
    run(lambda: try_box(game, box_text(Settings(game))))


def test_what_else_is_wrong_with_a_box_is_told_when_it_is_opened(tmp_path: Path) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        with pytest.raises(BoxError):
            await house.create(ME, Settings(GAME, box="nothing = 1"), [Wish("person", "Ana")] * seats_for(GAME))
        await house.close()

    run(work)


def test_a_box_that_was_not_too_much_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    own, refuse = box_text(Settings(GAME)), (sys.executable, "-c", "import sys; sys.exit(3)")
    run(lambda: try_box(GAME, own))
    monkeypatch.setattr(box_trial, "COMMAND", refuse)
    run(lambda: try_box(GAME, own))
    for _ in range(2):
        with pytest.raises(Refusal, match="box-heavy"):
            run(lambda: try_box(GAME, own + "\n"))


def test_only_the_last_boxes_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(box_trial, "COMMAND", (sys.executable, "-c", ""))
    monkeypatch.setattr(box_trial, "KNOWN", 2)

    async def work() -> None:
        for text in ("a", "b", "c"):
            await try_box(GAME, text)

    run(work)
    assert len(box_trial._light) == 2
