"""Laws of the fog: nobody is told, directly or by what they may do, anything they may not know."""

from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.event import Event, named
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY
from tests.laws.cases import Case, Step, games_from, walk


def fields(state: Any) -> dict[str, Any]:
    return dict(vars(state))


def test_every_field_of_the_state_is_declared_public_or_secret(case: Case) -> None:
    declared = case.game.public | case.game.secret
    assert not case.game.public & case.game.secret
    assert set(fields(case.start(Dealer(1)))) == declared


def test_an_imagined_state_looks_the_same_to_its_seat(case: Case) -> None:
    game = case.game
    for step in walk(case, 31, every=4):
        for seat in case.audience():
            view = game.view(step.state, seat)
            imagined = game.imagine(view, Dealer(step.number))
            assert not game.audit(imagined), (step.number, seat)
            assert game.view(imagined, seat) == view, (step.number, seat)
            assert game.waiting(imagined) == game.waiting(step.state)
            assert game.legal(imagined, seat) == game.legal(step.state, seat)
            assert game.question(view) == game.question(game.view(imagined, seat))


def test_reasons_tell_a_seat_nothing_hidden(case: Case) -> None:
    game = case.game
    for step in walk(case, 32, every=17):
        for seat in game.waiting(step.state):
            imagined = game.imagine(game.view(step.state, seat), Dealer(step.number))
            for action in range(len(case.box.actions)):
                assert game.explain(imagined, seat, action) == game.explain(step.state, seat, action)


def test_public_fields_are_known_to_everybody_and_secret_ones_are_not(case: Case) -> None:
    game = case.game
    differed: set[str] = set()
    for seed in range(33, 36):
        for step in walk(case, seed):
            imagined = game.imagine(game.view(step.state, NOBODY), Dealer(step.number))
            for name, value in fields(step.state).items():
                if fields(imagined)[name] != value:
                    differed.add(name)
    assert not differed & game.public
    assert differed == game.secret, "declared secret, yet every spectator guesses it right"


def heard(game: AnyGame, said: list[Any], seat: int) -> list[Event]:
    return [game.hide(named(game.kinds, numbers), seat) for numbers in said]


def outcome(game: AnyGame, world: Any, step: Step, seat: int) -> tuple[bool, list[Event], Any]:
    """Whether the step is a barrier in this world, and what a seat hears and sees of it."""
    dealer = Dealer(7)
    game.apply(world, step.seat, step.action, dealer)
    dealt, said, shown = dealer.take()
    # What is shown may lead to chance in one world and not in the other; both are barriers then.
    return bool(dealt or shown), heard(game, said, seat), game.view(world, seat)


@games_from(38, 39, 40)
def test_what_others_do_sounds_the_same_in_every_world_a_seat_could_be_in(case: Case, seed: int) -> None:
    """Two worlds that look alike to a seat still do after the same action, where neither chance nor a reveal spoke."""
    game = case.game
    compared = 0
    for step in walk(case, seed, every=2):
        for seat in case.audience():
            imagined = game.imagine(game.view(step.state, seat), Dealer(step.number))
            if step.action not in game.legal(imagined, step.seat):
                continue
            here = outcome(game, game.copy(step.state), step, seat)
            there = outcome(game, imagined, step, seat)
            assert here[0] == there[0], "whether a step can be taken back must not tell a secret"
            if not here[0]:
                assert here == there
                compared += 1
    assert compared


def test_secret_fields_of_events_reach_their_own_seat_only(case: Case) -> None:
    match = case.match(42)
    dice = Dealer(43)
    while not match.over:
        seat = match.waiting[0]
        match.play(match.legal_ids(seat)[dice.below(len(match.legal_ids(seat)))], seat)
    secret = {kind.key: kind.secret for kind in case.game.kinds}
    for hearer in case.audience():
        for _, event in match.events(hearer):
            for name in secret[event.key]:
                assert (event.args[name] is None) == (event.args["seat"] != hearer)
