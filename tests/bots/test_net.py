"""A net says what its file means, reckoned here the long way round; files are read as they were written."""

import os
from math import exp
from pathlib import Path
from typing import Any

import pytest

from fogline.bots import weights
from fogline.bots.base import make
from fogline.bots.thinker import Thinker
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.registry import find_game, games
from fogline.laws import untaught as nets

GAME = pytest.mark.parametrize("game", games().values(), ids=list(games()))


def long_way(header: dict[str, Any], numbers: list[int], entries: list[int]) -> tuple[float, ...]:
    """Layer by layer and unit by unit, as the header and the order of the weights say."""
    taken = iter(numbers)
    hidden, middle = header["hidden"], header["middle"]

    def take(count: int) -> list[int]:
        return [next(taken) for _ in range(count)]

    units = take(hidden)
    for (bits, low, most, _), value in zip(header["columns"], entries, strict=False):
        for step in range(bits or most):
            counts = value >> step & 1 if bits else value > low + step
            units = [unit + weight if counts else unit for unit, weight in zip(units, take(hidden), strict=True)]
    lit = [min(max(unit, 0), 1024) for unit in units]
    after = [unit * 1024 for unit in take(middle)]
    for unit in lit:
        after = [total + unit * weight for total, weight in zip(after, take(middle), strict=True)]
    lit = [min(max(total >> 10, 0), 1024) for total in after]
    out: list[float] = []
    for _ in range(header["outputs"]):
        (bias,) = take(1)
        total = bias * 1024 + sum(unit * weight for unit, weight in zip(lit, take(middle), strict=True))
        out.append(total / 1024 / 1024)
    assert next(taken, None) is None
    margin, *standing = (min(max(value, -1), 1) for value in out[1:])
    return 1 / (1 + exp(-out[0])), margin, *(standing or [margin])


@GAME
@pytest.mark.parametrize("seed", [1, 2])
def test_a_net_says_what_its_file_means(game: AnyGame, seed: int, tmp_path: Path) -> None:
    box, seats = game.box(None), game.seats[-1]
    header, numbers = nets.untaught(game, box, seats, seed)
    file = tmp_path / "a.net"
    weights.write(file, header, numbers)
    read, again = weights.read(file)
    assert again == numbers
    assert {key: read[key] for key in header} == header
    net = weights.assemble(read, again)
    dealer = Dealer(seed, quiet=True)
    state = game.setup(box, seats, game.read_options({}), dealer)
    seen: set[float] = set()
    for number in range(120):
        if not (waiting := game.waiting(state)):
            break
        sheet = weights.told(game, game.view(state, waiting[0]))
        if number % 9 == 0:
            net.look(sheet)
            assert (net.win, net.margin, net.standing) == long_way(header, numbers, list(sheet.entries))
            seen.add(net.win)
        legal = game.legal(state, waiting[0])
        game.apply(state, waiting[0], legal[dealer.below(len(legal))], dealer)
    assert len(seen) > 5


def test_what_is_no_net_is_not_read_as_one(tmp_path: Path) -> None:
    game = next(iter(games().values()))
    header, numbers = nets.untaught(game, game.box(None), game.seats[0])
    file = tmp_path / "a.net"
    weights.write(file, {**header, "fogline": "bread"}, numbers)
    with pytest.raises(ValueError, match="is no net"):
        weights.read(file)


def test_a_net_says_when_it_is_best_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its file, or as a spec says; some specs say how many times as late. A silent file: as nets usually are."""
    game = games()["skyline"]
    dealer = Dealer(3)
    state = game.setup(game.box(None), 2, game.read_options({}), dealer)
    while len(game.legal(state, seat := game.waiting(state)[0])) == 1:
        game.apply(state, seat, game.legal(state, seat)[0], dealer)
    view, legal = game.view(state, seat), game.legal(state, seat)
    monkeypatch.setenv(weights.PLACE, str(tmp_path))
    asked: list[tuple[dict[str, int], str, int]] = [
        ({}, "net=1", weights.HORIZON),
        ({"horizon": 3}, "net=1", 3),
        ({"horizon": 3}, "net=1:further=2", 6),
        ({"horizon": 3}, "net=1:horizon=5", 5),
    ]
    for number, (told, spec, wanted) in enumerate(asked):
        os.utime(nets.write(game, view.box, 2, tmp_path, told), ns=(number, number))  # files are kept by their time
        mind = make(game, f"search:iters=4:width=2:{spec}")
        assert isinstance(mind, Thinker)
        mind.choose(view, legal, Dealer(1))
        assert mind.settings.horizon == wanted


def test_nets_that_ship_are_asked_as_late_as_their_game_declares() -> None:
    """Who trains one anew without saying how far it looks gets one that looks as far."""
    seen = 0
    for name in ("cablecars", "investors", "rebuild", "skyline"):
        game = find_game(name)
        assert set(game.horizons) == set(game.seats)
        for seats, horizon in game.horizons.items():
            found = weights.find(game, game.box(None), seats)
            if found.net is not None:
                seen += 1
                assert found.horizon == horizon, (name, seats)
    assert seen >= 11
