"""Records, positions and boxes in which one thing was changed: refused in words, or good; never a failure of ours."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError
from fogline.core.match import Match
from fogline.core.record import digest, loads
from fogline.core.registry import games
from fogline.table.settings import Settings, box_of
from fogline.tui.doors.boxes import as_toml

every_game = pytest.mark.parametrize("game", list(games()))
steady = settings(
    database=None,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    report_multiple_bugs=False,
    phases=(Phase.generate,),
)

ODD: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from((None, True, False, [], {}, [[]], {"x": 1}, "", "\0", "x" * 300, "٣", "\ud800", 0.5, -1, 0, 1, 7)),
    st.sampled_from((2**31, 2**63, 10**30, -(2**63) - 1, float("inf"), float("nan"), [0] * 100)),
    st.integers(-3, 30),
    st.text(max_size=8),
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where there is something, by the names and numbers that lead to it."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in entries:
        yield (*path, name)
        yield from places(value, (*path, name))


@st.composite
def changed(draw: st.DrawFn, text: str) -> Any:
    """This JSON with something in it replaced, left out, doubled, or exchanged for something else of it."""
    data = json.loads(text)
    known = list(places(data))
    for _ in range(draw(st.integers(1, 2))):
        *way, last = draw(st.sampled_from(known))
        home = data
        try:
            for name in way:
                home = home[name]
            how = draw(st.integers(0, 3))
            if how == 0:
                del home[last]
            elif how == 1 and isinstance(home, list):
                home.insert(last, home[last])
            elif how == 2:
                home[last] = home[draw(st.sampled_from(list(home)))] if isinstance(home, dict) else home[0]
            else:
                home[last] = draw(ODD)
        except (KeyError, IndexError, TypeError):
            # The first change took away where the second was to be.
            continue
    return data


@cache
def begun(game: str) -> Match:
    """A match in its middle."""
    match = Match.new(game, games()[game].seats[0], seed=1906)
    dice = Dealer(7)
    for _ in range(25):
        seat = match.waiting[0]
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
    return match


def looks_good(match: Match) -> None:
    """Whatever was let in can be looked at and played."""
    for seat in range(match.seats):
        match.view(seat)
    for seat in match.waiting:
        assert match.legal_ids(seat)


def tried(text: str, most: int, attempt: Callable[[Any], None]) -> None:
    @given(changed(text))
    @settings(steady, max_examples=most)
    def one(data: Any) -> None:
        refused = ""
        try:
            attempt(data)
        except FoglineError as wrong:
            refused = str(wrong)
        # Whoever reads it gets it as text.
        refused.encode()

    one()


@every_game
@pytest.mark.parametrize("most", [40, pytest.param(3000, marks=pytest.mark.long)])
def test_a_changed_record_is_refused_or_good(game: str, most: int) -> None:
    def attempt(data: Any) -> None:
        data.pop("digest", None)
        record = loads(json.dumps({**data, "digest": digest(data)}))
        looks_good(Match.replay(record, begun(game).box))

    tried(json.dumps(begun(game).record().to_json()), most, attempt)


@every_game
@pytest.mark.parametrize("most", [40, pytest.param(3000, marks=pytest.mark.long)])
def test_a_changed_position_is_refused_or_good(game: str, most: int) -> None:
    tried(json.dumps(begun(game).position()), most, lambda data: looks_good(Match.at(data, begun(game).box, 1)))


@every_game
@pytest.mark.parametrize("most", [10, pytest.param(500, marks=pytest.mark.long)])
def test_a_changed_box_is_refused_or_good(game: str, most: int) -> None:
    def attempt(data: Any) -> None:
        try:
            text = as_toml(data)
            text.encode()
        except (TypeError, ValueError, AttributeError, UnicodeError):
            # Not every value can stand in TOML.
            return
        looks_good(Match.new(game, games()[game].seats[0], 1, {}, box_of(Settings(game, box=text))))

    tried(json.dumps(begun(game).box.data), most, attempt)
