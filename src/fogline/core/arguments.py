"""What a Match is given by its callers, looked at before anything is done with it."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fogline.core.dealer import Dealer, ScriptError
from fogline.core.errors import BoxError, PositionError, WrongChance, WrongValue
from fogline.core.game import AnyGame, Game
from fogline.core.ids import NOBODY, Seat
from fogline.core.protocols import AnyBox, BoxLike
from fogline.core.quoting import shown
from fogline.core.reason import because
from fogline.core.record import MOST
from fogline.core.registry import find_game
from fogline.core.text import Speaker


def is_whole(value: Any) -> bool:
    """Whether this is a whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def whole(name: str, value: Any, least: int | None = None) -> int:
    """A whole number, not less than the least."""
    if not is_whole(value):
        raise WrongValue("not-whole", name=name, value=shown(value))
    if least is not None and value < least:
        raise WrongValue("too-small", name=name, value=shown(value), least=least)
    return int(value)


def seat_of(seats: int, seat: Any, spectator: bool = False) -> Seat:
    """One of the seats of a table; NOBODY only where a spectator may ask."""
    if type(seat) is int and 0 <= seat < seats:
        return seat  # nearly always, and asked with every look
    if is_whole(seat) and (0 <= seat < seats or (spectator and seat == NOBODY)):
        return int(seat)
    raise WrongValue("no-seat", value=shown(seat), most=seats - 1)


def game_of(game: Any) -> AnyGame:
    """A game, or the one of this name."""
    if isinstance(game, Game):
        return game
    if not isinstance(game, str):
        raise WrongValue("wrong-kind", name="game", kind="text", value=shown(game))
    return find_game(game)


def options_of(options: Any) -> Mapping[str, Any]:
    """Options by name; nothing stands for none."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise WrongValue("wrong-kind", name="options", kind="table", value=shown(options))
    return options


def chance_of(chance: Any) -> list[int] | None:
    """What chance shall answer, as a list of numbers."""
    if chance is None:
        return None
    if not isinstance(chance, Sequence) or isinstance(chance, str | bytes):
        raise WrongValue("wrong-kind", name="chance", kind="list", value=shown(chance))
    if max([whole("chance", answer) for answer in chance], default=0) > MOST:
        raise WrongChance("wrong-chance", problem=because("chance-misfit"))
    return list(chance)


@cache
def _shipped(open_it: Callable[[None], AnyBox]) -> AnyBox:
    """Opened once: nothing that is played ever changes a box, and to read one takes as long as many moves."""
    return open_it(None)


def open_box(game: AnyGame, box: BoxLike) -> AnyBox:
    """A box from a path, from nothing (the one that ships), or as it is."""
    if box is not None and not isinstance(box, str | Path):
        if not hasattr(box, "hash") or not hasattr(box, "actions"):
            raise WrongValue("wrong-kind", name="box", kind="box file", value=shown(box))
        return box
    try:
        opened: AnyBox = game.box(Path(box)) if box is not None else _shipped(game.box)
    except BoxError as wrong:
        wrong.speaker = Speaker("en", game.words)
        raise
    return opened


def position_parts(position: Any) -> tuple[AnyGame, Any, int, Mapping[str, Any], Any, bool]:
    """What a position holds, each of its kind: game, fingerprint of the box, seats, options, state; if a scenario."""
    if not isinstance(position, Mapping):
        raise _wrong_kind("position", "table", position)
    for name in ("game", "box", "seats", "options", "state"):
        if name not in position:
            raise PositionError("position-shape", problem=because("json-missing", name=name))
    if position.get("fogline", "position") != "position":
        other = because("json-other", name="fogline", wanted="position", value=shown(position["fogline"]))
        raise PositionError("position-shape", problem=other)
    for name, kind, fits in (
        ("game", "text", isinstance(position["game"], str)),
        ("seats", "number", is_whole(position["seats"])),
        ("options", "table", isinstance(position["options"], Mapping)),
        ("scenario", "true/false", isinstance(position.get("scenario", False), bool)),
    ):
        if not fits:
            raise _wrong_kind(name, kind, position[name])
    game, scenario = find_game(position["game"]), position.get("scenario", False)
    return game, position["box"], position["seats"], position["options"], position["state"], scenario


def open_position(position: Any, given: BoxLike, scenario: bool) -> tuple[AnyGame, AnyBox, int, Any, Any, bool]:
    """Game, box, seats, options and state of a position once it is found possible, and if so as a scenario only."""
    game, theirs, seats, chosen, data, marked = position_parts(position)
    game.check_seats(seats)
    options = game.read_options(chosen)
    box = open_box(game, given)
    if theirs != box.hash:
        raise PositionError("position-other-box", theirs=str(theirs)[:12], ours=box.hash[:12])
    try:
        state = game.restore(box, seats, options, data)
        faults = game.audit(state)
        allowed = game.scenario if scenario or marked else frozenset()
        grave = tuple(fault for fault in faults if fault.key not in allowed)
        if grave:
            raise PositionError("position-impossible", faults=grave)
    except PositionError as wrong:
        wrong.speaker = Speaker("en", game.words, box)
        raise
    return game, box, seats, options, state, bool(faults)


def wake(game: AnyGame, state: Any, dealer: Dealer) -> None:
    """Let the rules of an opened position do what comes before anybody is asked."""
    try:
        if game.wake:
            game.wake(state, dealer)
    except ScriptError:
        raise WrongChance("wrong-chance", problem=because("chance-misfit")) from None


def _wrong_kind(name: str, kind: str, value: Any) -> PositionError:
    return PositionError("position-shape", problem=because("json-kind", name=name, kind=kind, value=shown(value)))
