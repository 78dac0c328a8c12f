"""Laws of the nets: they know what a view knows and nothing else, and only where they belong."""

from pathlib import Path

import pytest

from fogline.bots import weights
from fogline.bots.base import make
from fogline.bots.thinker import Thinker
from fogline.bots.why import WHY, why
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.text import Speaker
from fogline.laws import untaught as nets
from fogline.laws.cases import Case, seen, walk
from fogline.parts.catalog import LANGUAGES


def needs_features(game: AnyGame) -> None:
    if game.features is None:
        pytest.skip("does not apply: the game tells nets nothing (Game.features)")


def test_every_moment_is_told_by_the_same_layout(case: Case) -> None:
    """features() writes the same entries in the same order at every moment, each within its bits."""
    game = case.game
    needs_features(game)
    layout = weights.layout(game, case.box, case.seats)
    assert layout, "features() writes nothing on the sheet"
    for step in walk(case, 81, every=5):
        for seat in range(case.seats):
            sheet = weights.told(game, game.view(step.state, seat), named=True)
            assert sheet.layout == layout, f"{step}: seat {seat} is told by another layout than the first"
            for (name, bits), value in zip(layout, list(sheet.entries), strict=False):
                assert not bits or 0 <= value < 1 << bits, f"{step}: {name} is {value}, which {bits} bits do not hold"


def test_what_is_hidden_changes_no_value(case: Case) -> None:
    """Equal views have equal values, whatever the others hold.

    Their hidden things are dealt anew, and the rest of the true state is thrown away.
    """
    game = case.game
    needs_features(game)
    net = weights.assemble(*nets.untaught(game, case.box, case.seats))
    differed = 0
    values: set[float] = set()
    for step in walk(case, 82, every=7):
        for seat in range(case.seats):
            net.look(weights.told(game, game.view(step.state, seat)))
            value = net.win, net.margin, net.standing
            assert 0 < net.win < 1
            assert max(abs(net.margin), abs(net.standing)) <= 1
            values.add(net.win)
            world = game.imagine(game.view(step.state, seat), Dealer(step.number))
            differed += game.position(world) != game.position(step.state)
            net.look(weights.told(game, game.view(world, seat)))
            again = net.win, net.margin, net.standing
            assert again == value, f"{step}: what is hidden from seat {seat} changes its value"
    assert len(values) > 1, "a net that says the same of everything would pass this law"
    if game.secret and case.seats > 1:
        seen(differed, "no imagined world differs from the true one")


@pytest.mark.parametrize(("entry", "value"), [("box", "another"), ("rules", -1), ("layout", "another")])
def test_a_foreign_net_is_left_aside_and_that_is_said(
    game: AnyGame, entry: str, value: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A net made for another box, other rules or another layout is not asked, and the mind says so."""
    needs_features(game)
    seats, box = game.seats[0], game.box(None)
    nets.write(game, box, seats, tmp_path, {entry: value})
    monkeypatch.setenv(weights.PLACE, str(tmp_path))
    state = game.setup(box, seats, game.read_options({}), Dealer(4))
    while (waiting := game.waiting(state)) and len(legal := game.legal(state, waiting[0])) == 1:
        game.apply(state, waiting[0], legal[0], Dealer(1))
    seen(game.waiting(state), "nobody ever has a choice")
    view, legal = game.view(state, game.waiting(state)[0]), game.legal(state, game.waiting(state)[0])
    learned, plain = make(game, "search:iters=4:width=2:net=1"), make(game, "search:iters=4:width=2")
    assert isinstance(learned, Thinker)
    assert isinstance(plain, Thinker)
    thought, other = learned.think(view, legal, Dealer(9)), plain.think(view, legal, Dealer(9))
    assert thought.without == f"without-{entry}"
    assert (thought.action, thought.options) == (other.action, other.options)
    for lang in LANGUAGES:
        say = Speaker(lang, game.words, box)
        assert why(thought, say, box).endswith(say.tell(WHY[thought.without]))


@pytest.mark.parametrize("left", [0, 40, -9])
def test_a_damaged_net_is_left_aside_and_that_is_said(
    game: AnyGame, left: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that ends too soon (at once, within its first line, just before its end) is not asked."""
    needs_features(game)
    seats, box = game.seats[0], game.box(None)
    file = nets.write(game, box, seats, tmp_path)
    file.write_bytes(file.read_bytes()[:left])
    monkeypatch.setenv(weights.PLACE, str(tmp_path))
    assert weights.find(game, box, seats) == weights.Found(None, "without-file")


def test_a_net_that_fits_is_asked(game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A net made for this game, box and layout is asked, and the same view and dice give the same choice."""
    needs_features(game)
    seats, box = game.seats[0], game.box(None)
    nets.write(game, box, seats, tmp_path)
    monkeypatch.setenv(weights.PLACE, str(tmp_path))
    found = weights.find(game, box, seats)
    assert found.net is not None
    assert found.without == ""
    dealer = Dealer(6)
    state = game.setup(box, seats, game.read_options({}), dealer)
    for number in range(12):
        if not game.waiting(state):
            break
        view, legal = game.view(state, game.waiting(state)[0]), game.legal(state, game.waiting(state)[0])
        spec = "search:iters=6:width=3:net=1:horizon=2"
        choice = make(game, spec).choose(view, legal, Dealer(number))
        assert choice in legal
        assert make(game, spec).choose(view, legal, Dealer(number)) == choice
        game.apply(state, game.waiting(state)[0], choice, dealer)


def test_every_net_that_ships_fits_its_game(game: AnyGame) -> None:
    """Where this fails, what is told of a view has changed: `fogline train GAME --seats N --keep` makes it anew."""
    files = sorted(game.nets.glob("*.net")) if game.nets else []
    for file in files:
        header, _ = weights.read(file)
        assert header["game"] == game.name
        adept = file.stem.endswith("-adept")
        assert file.name == weights.named(game.name, header["seats"], adept=adept)
        assert weights.find(game, game.box(None), header["seats"], adept=adept).without == "", file.name
        assert {"data", "test", "columns", "scale"} <= set(header)
        assert file.stat().st_size < 160_000
