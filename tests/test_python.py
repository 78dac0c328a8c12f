"""The front door in Python: what a person meets who tries things out."""

import doctest
import importlib
import inspect
import pkgutil
import pydoc
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

import fogline
from fogline.core.dealer import Dealer
from fogline.core.errors import SetupError
from fogline.core.match import Match
from fogline.core.picture import page
from fogline.core.registry import games

GAME = pytest.mark.parametrize("game", games())


def played(game: str, seats: int, turns: int) -> Match:
    match, dice = Match.new(game, seats, seed=5), Dealer(6)
    while match.waiting and len(match.turns) < turns:
        seat = match.waiting[0]
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
    return match


def test_what_the_help_says_is_so() -> None:
    assert doctest.testmod(fogline).failed == 0
    assert "Where to begin" in pydoc.render_doc(fogline)


@GAME
def test_values_tell_what_they_are(game: str) -> None:
    match = played(game, games()[game].seats[-1], 10_000)
    scores = " : ".join(map(str, match.result.scores)) if match.result else ""
    assert repr(match).startswith(f"<Match of {game}, {match.seats} seats, {len(match.turns)} turns, over: <Result ")
    assert scores in repr(match)
    assert repr(match.record()) == f"<Record of {game}, {match.seats} seats, {len(match.turns)} turns, {scores}>"
    new = Match.new(game, match.seats, seed=1)
    assert "asked: Player" in repr(new)
    assert repr(new.record()).endswith("0 turns, not over>")
    assert (
        repr(new.view(1))
        == f"<View of {game} for seat 1, {new.seats} seats, asked: {', '.join(map(str, new.waiting))}>"
    )
    assert f"<View of {game} for everybody" in repr(new.view())
    action = new.legal()[0]
    assert action.words in repr(action)


def test_errors_come_in_the_order_a_person_expects() -> None:
    with pytest.raises(SetupError, match="There is no game called 'chess'"):
        fogline.new("chess")
    with pytest.raises(SetupError, match="How many play"):
        fogline.new("cablecars")
    with pytest.raises(SetupError, match="2 to 4 players, not 7"):
        fogline.new("cablecars", 7, options={"nonsense": 1})


# -- pictures --------------------------------------------------------------------------------------------------------


@GAME
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_table_is_shown_and_drawn(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for turns in (0, 25, 10_000):
        match = played(game, games()[game].seats[-1], turns)
        names = ["Ana <3", "Balboa", "C", "D", "E"]
        for seat in (-1, match.seats - 1):
            match.show(seat, lang, names)
            assert "Balboa" in capsys.readouterr().out
            drawn = ET.fromstring(match.svg(seat, lang, names))
            told = [text for element in drawn.iter() if (text := (element.text or "").strip())]
            assert match.speaker(lang).tell(match.game.words.title) in told
            for place, points in enumerate((match.result or match.score(seat)).scores):
                assert match.speaker().points(points) in told
                assert any(text.startswith(names[place]) for text in told)


@GAME
def test_a_notebook_draws_what_everybody_sees(game: str) -> None:
    match = played(game, games()[game].seats[-1], 20)
    assert match._repr_html_() == match.svg()
    assert match.svg() != match.svg(0) or not match.game.secret


@GAME
def test_a_picture_shows_the_view_and_nothing_hidden(game: str) -> None:
    """In every world that a seat could be in it sees the same picture."""
    match = played(game, games()[game].seats[-1], 30)
    for seat in (0, match.seats - 1):
        for seed in range(2):
            other = match.game.imagine(match.view(seat), Dealer(seed))
            assert page(match.game, match.game.view(other, seat), match.speaker()) == match.svg(seat)


@GAME
def test_a_game_without_a_drawing_is_drawn_in_its_words(game: str) -> None:
    match = played(game, games()[game].seats[0], 20)
    bare = replace(match.game, draw=None, picture=None)
    told = "".join(ET.fromstring(page(bare, match.view(0), match.speaker())).itertext())
    for line in bare.show(match.view(0), match.speaker()).split("\n"):
        assert line.strip() in told


# -- docstrings ------------------------------------------------------------------------------------------------------

ADAPTERS = ("aec", "gym", "layout", "vector")


def public() -> Iterator[ModuleType]:
    """What people build on: the front door, the core, how minds are made, and the doors for learners."""
    import fogline.bots.base
    import fogline.core

    yield fogline
    yield fogline.bots.base
    for found in pkgutil.iter_modules(fogline.core.__path__):
        yield importlib.import_module(f"fogline.core.{found.name}")
    for name in ADAPTERS:
        yield importlib.import_module(f"fogline.lab.adapters.{name}")


def undocumented(holder: Any, path: str, own: str) -> Iterator[str]:
    for name, thing in vars(holder).items():
        if name.startswith("_"):
            continue
        thing = getattr(thing, "__func__", thing)
        # What an ``if INTERPRETED`` puts in a method's place is told where the method is.
        is_there = f"{own}.{getattr(thing, '__qualname__', '')}" == f"{path}.{name}"
        is_ours = is_there and getattr(thing, "__module__", "") == own
        if isinstance(thing, property) or ((inspect.isclass(thing) or inspect.isfunction(thing)) and is_ours):
            documented = inspect.getdoc(getattr(holder, name)) or ""
            if not documented or documented.startswith(f"{name}("):  # what dataclasses say by themselves
                yield f"{path}.{name}"
        if inspect.isclass(thing) and is_ours:
            yield from undocumented(thing, f"{path}.{name}", own)


def test_everything_public_says_what_it_is() -> None:
    modules = list(public())
    assert len(modules) > 30
    assert not [name for module in modules for name in undocumented(module, module.__name__, module.__name__)]
