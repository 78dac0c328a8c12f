"""Advice as values: the best three with their figures, what each is good for, and whatever else is asked about."""

import fogline
from fogline.bots.advice import Advice, advise, told_aims
from fogline.bots.base import make
from fogline.bots.thinker import Thinker
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.match import Match
from fogline.core.registry import games
from tests.in_turn import one_game


def at_a_choice(game: AnyGame, legal: int = 4) -> tuple[Match, int]:
    """A game by chance up to a moment with so much to choose from."""
    match, dice = fogline.new(game.name, seats=max(2, game.seats[0]), seed=7), Dealer(7)
    while len(match.legal_ids(match.waiting[0])) < legal or len(match.turns) < 8:
        seat = match.waiting[0]
        choices = match.legal_ids(seat)
        match.play(choices[dice.below(len(choices))], seat)
    return match, match.waiting[0]


def thinker(game: AnyGame, spec: str = "search:iters=24:width=4") -> Thinker:
    mind = make(game, spec)
    assert isinstance(mind, Thinker)
    return mind


@one_game("skyline")
def test_the_best_three_are_values(game: str) -> None:
    house = games()[game]
    match, seat = at_a_choice(house)
    view, legal = match.view(seat), match.legal_ids(seat)
    mind = thinker(house)
    found = advise(mind, view, legal, Dealer(3))
    assert found == advise(mind, view, legal, Dealer(3))
    assert found[0].action == mind.choose(view, legal, Dealer(3))
    assert len(found) == 3
    assert len({one.action for one in found}) == 3
    for one in found:
        assert one.action in legal
        assert one.games > 0
        assert 0 <= one.win <= 1
        assert one.error >= 0
    others = [one.margin for one in found[1:]]
    assert others == sorted(others, reverse=True)
    for lang in ("en", "es"):
        told = told_aims(house, view, mind.think(view, legal, Dealer(3)), match.speaker(lang))
        assert set(told) == {one.action for one in found}
        assert {action for action, text in told.items() if text} == {one.action for one in found if one.aim}


def test_what_is_asked_about_is_compared_in_any_case() -> None:
    game = games()["cablecars"]
    match, seat = at_a_choice(game, legal=9)
    view, legal = match.view(seat), match.legal_ids(seat)
    mind = thinker(game, "search:iters=24:width=2")
    usual = {one.action for one in advise(mind, view, legal, Dealer(3))}
    others = [action for action in legal if action not in usual]
    for asked in (others[0], others[-1]):
        found: dict[int, Advice] = {one.action: one for one in advise(mind, view, legal, Dealer(3), also=[asked])}
        assert found[asked].games > 0


def test_a_lone_answer_needs_no_advice() -> None:
    game = games()["cablecars"]
    match, seat = at_a_choice(game)
    assert advise(thinker(game), match.view(seat), match.legal_ids(seat)[:1], Dealer(3)) == ()
