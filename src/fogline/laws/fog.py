"""Laws of the fog: nobody is told, directly or by what they may do, anything they may not know."""

from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.event import Event, named
from fogline.core.fields import names
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY
from fogline.laws.cases import Case, Step, games_from, seen, walk


def fields(state: Any) -> dict[str, Any]:
    return {name: getattr(state, name) for name in names(state)}


def differences(one: Any, other: Any) -> str:
    """The fields in which two values differ, for a message."""
    here, there = fields(one), fields(other)
    told = [f"{name}: {value!r} / {there.get(name)!r}" for name, value in here.items() if there.get(name) != value]
    return "; ".join(told) or "they look alike field by field: does the class compare by value?"


def test_every_field_of_the_state_is_declared_public_or_secret(case: Case) -> None:
    """Each field of the state stands in Game.public or in Game.secret, and in one of them only.

    Whatever is not declared public is not shown to anybody: a new field must be thought about once.
    """
    public, secret = case.game.public, case.game.secret
    assert not public & secret, f"public and secret at once: {sorted(public & secret)}"
    there = set(fields(case.start(Dealer(1))))
    assert there == public | secret, (
        f"declared neither public nor secret: {sorted(there - public - secret)}; "
        f"declared and not there: {sorted((public | secret) - there)}"
    )


def test_an_imagined_state_looks_the_same_to_its_seat(case: Case) -> None:
    """imagine() makes a state that its seat could be in: seen from that seat, nothing tells it from the true one.

    Look at the fields in the message: view() shows more than imagine() puts back, or imagine() deals what the seat
    knows. Whose turn it is, what may be done and what is asked must follow from what the seat sees.
    """
    game = case.game
    for step in walk(case, 31, every=4):
        for seat in case.audience():
            view = game.view(step.state, seat)
            imagined = game.imagine(view, Dealer(step.number))
            where = f"{step}, imagined by seat {seat}"
            assert not game.audit(imagined), f"{where}: audit() says {game.audit(imagined)}"
            again = game.view(imagined, seat)
            assert again == view, f"{where}: {differences(view, again)}"
            assert game.waiting(imagined) == game.waiting(step.state), f"{where}: others are asked"
            legal = game.legal(step.state, seat)
            assert game.legal(imagined, seat) == legal, f"{where}: truly it may do {legal}"
            assert game.question(view) == game.question(again), f"{where}: another question is asked"


def test_reasons_tell_a_seat_nothing_hidden(case: Case) -> None:
    """Why something is not legal is said in the same words in every world that the seat could be in.

    A reason with a number in it that only another player knows gives that number away.
    """
    game = case.game
    for step in walk(case, 32, every=17):
        for seat in game.waiting(step.state):
            imagined = game.imagine(game.view(step.state, seat), Dealer(step.number))
            for action in range(len(case.box.actions)):
                there, here = game.explain(imagined, seat, action), game.explain(step.state, seat, action)
                assert there == here, (
                    f"{step}: seat {seat} hears {here} of {case.words(action)}, and could hear {there}"
                )


def test_public_fields_are_known_to_everybody_and_secret_ones_are_not(case: Case) -> None:
    """A spectator knows every public field, and cannot always guess a secret one.

    A public field that an imagined world has otherwise is not told to spectators: view() hides it, or it is secret. A
    secret one that is always guessed right may be public, or imagine() takes it from the true state.
    """
    game = case.game
    differed: set[str] = set()
    for seed in range(33, 36):
        for step in walk(case, seed):
            imagined = game.imagine(game.view(step.state, NOBODY), Dealer(step.number))
            for name, value in fields(step.state).items():
                if fields(imagined)[name] != value:
                    assert name not in game.public, f"{step}: {name} is public, and a spectator takes it for another"
                    differed.add(name)
        if differed == game.secret:
            break  # each was taken for another: a further game could say no more
    assert differed == game.secret, f"secret, and always guessed right: {sorted(game.secret - differed)}"


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
    """Two worlds that look alike to a seat still do after the same action, where neither chance nor a reveal spoke.

    An event tells something hidden (give its Kind the field as secret), or something is turned up without
    dealer.show(), or whether a question follows depends on what is hidden (ask it always).
    """
    game = case.game
    compared = 0
    for step in walk(case, seed, every=2):
        for seat in case.audience():
            imagined = game.imagine(game.view(step.state, seat), Dealer(step.number))
            if step.action not in game.legal(imagined, step.seat):
                continue
            here = outcome(game, game.copy(step.state), step, seat)
            there = outcome(game, imagined, step, seat)
            where = f"{step}, heard by seat {seat}"
            assert here[0] == there[0], f"{where}: whether a step can be taken back must not tell a secret"
            if not here[0]:
                assert here[1] == there[1], f"{where}: it hears {here[1]}, and could hear {there[1]}"
                assert here[2] == there[2], f"{where}: {differences(here[2], there[2])}"
                compared += 1
    seen(compared, "every action asks chance or shows something")


def chosen_by(game: AnyGame, state: Any, seat: int, dice: Dealer) -> None:
    """A seat makes its choice, any, however many steps that takes."""
    while seat in game.waiting(state):
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[dice.below(len(legal))], Dealer(1))


def test_what_others_have_sealed_is_taken_back_and_nothing_else(case: Case) -> None:
    """After unseal() it is as if the others had not chosen; when they have chosen again, all looks as it did before.

    It says whose choices it took back: those are asked again, and nobody else. Nothing but what they chose may change:
    what is hidden beside that is not dealt anew, and what the seat itself has laid face down stays.
    """
    game = case.game
    if game.unseal is None:
        at_once = any(len(game.waiting(step.state)) > 1 for step in walk(case, 41))
        seen(not at_once, "seats choose at the same time, and nothing is taken back (Game.unseal)")
        return
    compared = 0
    for step in walk(case, 41):
        waiting = game.waiting(step.state)
        if len(waiting) < 2:
            continue
        state, dice = game.copy(step.state), Dealer(step.number)
        chosen_by(game, state, step.seat, dice)
        for seat in game.waiting(state):
            where = f"{step}, seen by seat {seat}"
            before, after = game.copy(step.state), game.copy(state)
            game.unseal(before, seat)
            assert step.seat in game.unseal(after, seat), f"{where}: it is not said whose choice was taken back"
            assert after == before, f"{where}: {differences(before, after)}"
            world = game.imagine(game.view(state, seat), dice)
            anew = game.unseal(world, seat)
            assert not game.audit(world), f"{where}: audit() says {game.audit(world)}"
            assert sorted(game.waiting(world)) == sorted((*game.waiting(state), *anew)), f"{where}: others are asked"
            for other in anew:
                chosen_by(game, world, other, dice)
            looks, looked = game.view(world, seat), game.view(state, seat)
            assert looks == looked, f"{where}: {differences(looked, looks)}"
            compared += 1
    seen(compared, "nobody chooses at the same time as others")


def test_secret_fields_of_events_reach_their_own_seat_only(case: Case) -> None:
    """What a Kind calls secret is told to the event's own seat and to nobody else.

    Such an event needs a field ``seat``; the seat it names is the one that may know.
    """
    match = case.match(42)
    dice = Dealer(43)
    while not match.over:
        seat = match.waiting[0]
        match.play(match.legal_ids(seat)[dice.below(len(match.legal_ids(seat)))], seat)
    secret = {kind.key: kind.secret for kind in case.game.kinds}
    for hearer in case.audience():
        for _, event in match.events(hearer):
            for name in secret[event.key]:
                hidden, own = event.args[name] is None, event.args["seat"] == hearer
                assert hidden != own, f"{event.key}: {name} is {event.args[name]!r} for seat {hearer}"
