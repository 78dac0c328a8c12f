"""Records that somebody has tampered with, whatever with: they hold, or they are refused in a sentence."""

import json
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError
from fogline.core.match import Match
from fogline.core.record import digest, loads
from fogline.core.registry import games
from fogline.laws.odd import places

NAMES = list(games())
STEADY = settings(
    derandomize=True, database=None, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
NUMBERS = st.integers(-3, 5) | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=5) | st.sampled_from(["record", "draw", "keep both"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)


@cache
def played(name: str) -> str:
    """A few turns of a game, as its record."""
    match, dice = Match.new(name, games()[name].seats[0], seed=8), Dealer(9)
    for _ in range(12):
        legal = match.legal_ids()
        match.play(legal[dice.below(len(legal))])
    return match.record().dumps()


def tampered(name: str, place: int, value: Any, honest: bool) -> str:
    """The record with another value somewhere; with a digest that fits, if ``honest``."""
    data = deepcopy(json.loads(played(name)))
    found = list(places(data))
    holder, key = found[place % len(found)]
    holder[key] = value
    if honest:
        data.pop("digest", None)
        data["digest"] = digest(data)
    return json.dumps(data)


@STEADY
@given(st.sampled_from(NAMES), st.integers(0, 10_000), VALUES, st.booleans())
def test_a_record_with_another_value_somewhere(name: str, place: int, value: Any, honest: bool) -> None:
    text = tampered(name, place, value, honest)
    try:
        record = loads(text)
        again = Match.replay(record)
    except FoglineError as refused:
        told = str(refused)
    else:
        told = "it holds"
        assert loads(again.record().dumps()) == again.record()
        assert Match.replay(again.record()).position() == again.position()
    assert told.strip()


@STEADY
@given(st.sampled_from(NAMES), st.integers(0, 10_000), VALUES)
def test_a_change_is_noticed_even_where_the_record_would_still_hold(name: str, place: int, value: Any) -> None:
    text = tampered(name, place, value, honest=False)
    if json.loads(text) == json.loads(played(name)):
        return
    with pytest.raises(FoglineError) as refused:
        loads(text)
    assert refused.value.key in ("record-edited", "record-shape", "not-json")


@STEADY
@given(st.text() | VALUES.map(json.dumps))
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(FoglineError) as refused:
        loads(text)
    assert str(refused.value).strip()
