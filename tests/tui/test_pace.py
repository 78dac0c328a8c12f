"""What others do is shown one turn after the other, for as long as it takes to read."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fogline.core.canvas import Drawing, touching
from fogline.core.ids import NOBODY
from fogline.core.registry import games
from fogline.table.scene_types import LogLine, Place, Scene, Undo
from fogline.tui import pace as paces
from fogline.tui.pace import LONGEST, PATIENCE, SPEEDS, Frame, Pace, last_turn, since_mine, turns_in
from fogline.tui.panels import paragraphs
from fogline.tui.preferences import Preferences
from fogline.tui.screens.paper import LogPage
from fogline.tui.table_drawing import traces
from tests.tui.screens import ROOMY, SMALLEST, app, at_table, plan, reads, run, table, turned_to, until, words_of

SEATS = 3
LOOKS = 3000
"""At the screen until something is to be seen on it; on a busy machine most of them only wait."""


class Clock:
    """Time that goes on when it is told to, and rings."""

    def __init__(self) -> None:
        self.now = 100.0
        self.rings: list[tuple[float, Callable[[], None], Bell]] = []

    def later(self, seconds: float, ring: Callable[[], None]) -> "Bell":
        bell = Bell()
        self.rings.append((self.now + seconds, ring, bell))
        return bell

    def go(self, seconds: float) -> None:
        end = self.now + seconds
        while due := [entry for entry in self.rings if entry[0] <= end and not entry[2].stopped]:
            first = min(due, key=lambda entry: entry[0])
            self.rings.remove(first)
            self.now = max(self.now, first[0])
            first[1]()
        self.now = end


class Bell:
    stopped = False

    def stop(self) -> None:
        self.stopped = True


def said(turn: int, by: int, text: str = "Bea claims a route.", **args: int | None) -> LogLine:
    return LogLine(turn=turn, by=by, key="claimed", args={"seat": by, **args}, text=text)


def scene(turns: int, *log: LogLine, question: str = "") -> Scene:
    places = [
        Place(seat=n, kind="", name="", bot="", away=False, here=True, mine=n == 0, waited=False, time_left=None)
        for n in range(SEATS)
    ]
    known: dict[str, Any] = {
        "seat": 0,
        "turns": turns,
        "revision": turns,
        "log": list(log),
        "log_from": min([line.turn for line in log], default=turns + 1),
        "places": places,
        "question": question,
        "scores": [],
        "undo": Undo(can="no", why=""),
    }
    blank = {str: "", int: 0, bool: False}
    for field in msgspec.structs.fields(Scene):
        known.setdefault(field.name, blank.get(field.type, [] if "list" in str(field.type) else None))
    return Scene(**known)


class Watcher:
    """Remembers when each frame was shown."""

    def __init__(self, speed: str = "normal") -> None:
        self.clock = Clock()
        self.shown: list[tuple[float, Frame]] = []
        self.pace = Pace(self.note, self.clock.later, lambda: SPEEDS[speed], lambda: self.clock.now)
        self.pace.add(scene(0))

    def note(self, frame: Frame) -> None:
        self.shown.append((self.clock.now, frame))

    def turns(self) -> list[int]:
        return [frame.scene.turns for _, frame in self.shown]


def test_no_two_turns_overlap_and_each_is_shown_for_its_reading_time() -> None:
    watcher = Watcher()
    for turn in range(1, 5):
        watcher.pace.add(scene(turn, said(turn, 1 + turn % 2, "word " * turn * 5), question="act" if turn == 4 else ""))
    assert watcher.turns() == [0, 1]
    assert watcher.pace.left == 3
    watcher.clock.go(60)
    assert watcher.turns() == [0, 1, 2, 3, 4]
    times = [time for time, _ in watcher.shown]
    for n, (_, frame) in enumerate(watcher.shown[1:-1], 1):
        assert times[n + 1] - times[n] >= frame.time - 1e-6
        assert 0.9 < frame.time <= LONGEST
    assert watcher.pace.left == 0


def test_what_happened_before_one_came_is_not_watched() -> None:
    watcher = Watcher()
    watcher.pace.forget()
    watcher.pace.add(scene(30, *[said(turn, 1) for turn in range(1, 31)]))
    assert watcher.turns() == [0, 30]
    assert watcher.shown[-1][1].told == []
    assert len(watcher.pace.log) == 30


def test_skipping_ends_at_the_present_in_one_step_and_forgets_nothing() -> None:
    watcher = Watcher()
    for turn in range(1, 9):
        watcher.pace.add(scene(turn, said(turn, 1)))
    watcher.pace.skip()
    assert watcher.turns() == [0, 1, 8]
    assert [line.turn for line in watcher.pace.log] == list(range(1, 9))
    watcher.pace.add(scene(9, said(9, 0)))
    assert watcher.turns()[-1] == 9, "one's own step is shown at once"


@pytest.mark.parametrize(("slow", "fast"), [("slow", "normal"), ("normal", "fast"), ("fast", "once")])
def test_speeds_share_out_the_reading_time(slow: str, fast: str) -> None:
    ends = []
    for speed in (slow, fast):
        watcher = Watcher(speed)
        for turn in range(1, 4):
            watcher.pace.add(scene(turn, said(turn, 1)))
        watcher.clock.go(60)
        ends.append(watcher.shown[-1][0])
    assert ends[0] > ends[1] >= 100


def test_a_long_wait_plays_faster_and_leaves_no_turn_out() -> None:
    watcher = Watcher()
    for turn in range(1, 31):
        watcher.pace.add(scene(turn, said(turn, 1, "x" * 400)))
    watcher.clock.go(600)
    assert watcher.turns() == list(range(31))
    assert watcher.shown[-1][0] - 100 < PATIENCE * 3 < LONGEST * 30
    short = min(later[0] - earlier[0] for earlier, later in zip(watcher.shown[1:], watcher.shown[2:], strict=False))
    assert short >= LONGEST * 0.3 - 1e-6


def test_a_scene_that_tells_several_turns_is_shown_turn_by_turn() -> None:
    watcher = Watcher()
    watcher.pace.add(scene(3, said(1, 1), said(2, 2), said(2, 2, "And more."), said(3, 1)))
    assert [line.turn for line in watcher.pace.log] == [1]
    watcher.clock.go(60)
    assert [[line.turn for line in frame.told] for _, frame in watcher.shown[1:]] == [[1], [2, 2], [3]]
    assert [line.turn for line in watcher.pace.log] == [1, 2, 2, 3]


def test_the_opponent_of_the_rules_moves_step_by_step_within_my_turn() -> None:
    lines = [said(1, 0, "I build."), *[said(1, NOBODY, text) for text in "ab"]]
    watcher = Watcher()
    watcher.pace.add(scene(1, *lines))
    watcher.clock.go(60)
    assert [[line.text for line in frame.told] for _, frame in watcher.shown[1:]] == [["a"], ["b"]]


def test_what_others_did_since_my_turn_can_be_watched_again() -> None:
    watcher = Watcher()
    for turn, by in enumerate((1, 0, 1, 2), 1):
        watcher.pace.add(scene(turn, said(turn, by), question="act"))
    watcher.pace.skip()
    seen = len(watcher.shown)
    assert watcher.pace.can_watch_again
    watcher.pace.again()
    watcher.clock.go(60)
    assert watcher.turns()[seen:] == [3, 4]
    assert [line.turn for line in watcher.pace.log] == [1, 2, 3, 4]


def test_places_stay_marked_from_my_turn_to_my_next_one() -> None:
    drawing = Drawing([], touched=touching(track="track", to="track"))
    log = [said(1, 1, track=1), said(2, 0, track=2), said(3, 1, track=3), said(4, 2, track=4, to=5)]
    assert traces(scene(4, *log), log, drawing) == {("track", 3): 1, ("track", 4): 2, ("track", 5): 2}
    assert traces(scene(5, said(5, 0)), [*log, said(5, 0)], drawing) == {}


def test_it_is_said_that_a_bot_played_for_somebody() -> None:
    lines = [said(1, 1), msgspec.structs.replace(said(2, 2), bot=True)]
    told = [part.told(lambda key: key) for part in paragraphs(scene(2), lines)]
    assert told == ["Bea claims a route.", "[by-bot] Bea claims a route."]


def test_nothing_goes_by_while_something_else_is_looked_at() -> None:
    watcher = Watcher()
    watcher.pace.pause(True)
    watcher.pace.add(scene(1, said(1, 1)))
    watcher.clock.go(60)
    assert watcher.turns() == [0]
    watcher.pace.pause(False)
    assert watcher.turns() == [0, 1]


def test_the_speed_is_kept_for_next_time(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    kept = Preferences(folder)
    assert kept.speed == "normal"
    kept.change_speed(1)
    assert Preferences(folder).speed == "fast"
    kept.change_speed(1)
    kept.change_speed(1)
    assert (Preferences(folder).speed, Preferences(folder).share) == ("once", 0.0)
    (folder / "terminal.json").write_text('["nonsense"]', encoding="utf-8")
    assert Preferences(folder).speed == "normal"


@pytest.mark.parametrize("size", [SMALLEST, ROOMY])
def test_the_screen_shows_bots_one_by_one_and_space_skips_to_my_turn(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody reads so slowly: what is shown stays until it is skipped.
    monkeypatch.setattr(paces, "GLANCE", 1e6)
    monkeypatch.setattr(paces, "LONGEST", 1e6)
    game = next(name for name in games() if 3 in games()[name].seats)

    async def work() -> None:
        wish = plan(game, seats=3)
        async with app(tmp_path, "en", wish, speed="normal").run_test(size=size) as pilot:
            now = await at_table(pilot)
            for _ in range(LOOKS):
                if now.pace.left >= 1 and now.pace.latest and now.pace.latest.question:
                    break
                if now.pace.left == 0 and now.open_choices and not now.busy:
                    await pilot.press("enter")
                await pilot.pause(0.02)
            await until(pilot, lambda: [choice.do for choice in now.open_choices] == ["skip"])
            await reads(pilot, "Skip to your turn")
            told = now.told
            assert told
            assert now.pace.left  # also where several turns came with one scene
            await reads(pilot, told[0].text[:24])
            await pilot.press("space")
            await until(pilot, lambda: not now.pace.left and now.scene is now.pace.latest)
            await until(pilot, lambda: any(choice.do == "act" for choice in now.open_choices))

    run(work)


def test_the_log_says_what_is_new_since_my_last_turn_and_shows_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paces, "GLANCE", 1e6)
    monkeypatch.setattr(paces, "LONGEST", 1e6)
    game = next(name for name in games() if 3 in games()[name].seats)

    async def work() -> None:
        async with app(tmp_path, "en", plan(game, seats=3)).run_test(size=ROOMY) as pilot:
            now = await at_table(pilot)
            for _ in range(LOOKS):
                moved = now.scene and last_turn(now.scene, now.pace.log)
                if now.scene and now.scene.question and moved and turns_in(since_mine(now.scene, now.pace.log)) > 1:
                    break
                if now.open_choices and not now.busy:
                    await pilot.press("enter")
                await pilot.pause(0.02)
            house = pilot.app
            house.preferences = Preferences(speed="slow")  # type: ignore[attr-defined]
            await pilot.press("l")
            await turned_to(pilot, LogPage)
            await reads(pilot, "── Since your last turn ──")
            await pilot.press("a")
            await until(pilot, lambda: table(pilot) is now and now.pace.left)
            await pilot.press("enter")
            await until(pilot, lambda: not now.pace.left)
            await until(pilot, lambda: "Skip to" not in words_of(pilot))

    run(work)
