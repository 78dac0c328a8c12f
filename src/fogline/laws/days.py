"""Laws of deals with a name: the deal of the day is the same for everybody, whatever was tried before."""

from itertools import pairwise

from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.match import Match
from fogline.laws.cases import seen
from fogline.learn.day import SEATS, Day
from fogline.learn.deals import dealer, number

TURNS = 40
"""So many are enough to meet chance again and again."""


def played(game: AnyGame, day: Day, tries: bool = False) -> list[Match]:
    """The same choices at the deal of a day, move by move; with ``tries``, another one is tried before each."""
    match, dice = Match.new(game, day.seats, number(day.deal, 0)), Dealer(7)
    found = [match]
    while match.waiting and len(found) <= TURNS:
        seat = match.waiting[0]
        legal = match.legal_ids(seat)
        choice = legal[dice.below(len(legal))]
        deals = dealer(day.deal, len(match.turns) + 1)
        if tries:
            match.branch(dealer(day.deal, len(match.turns) + 1)).play(legal[0], seat)
        match = match.branch(deals)
        match.play(choice, seat)
        found.append(match)
    return found


def test_a_deal_with_a_name_is_the_same_for_everybody(game: AnyGame) -> None:
    """What chance answers depends on the deal's name and the number of the turn, never on what was tried before.

    A game that keeps luck anywhere but with its Dealer deals another game to the next one who plays this deal.
    """
    day = Day(game.name, SEATS if SEATS in game.seats else game.seats[0], "2026-11-17")
    once, again = played(game, day), played(game, day, tries=True)
    for one, other in zip(once, again, strict=True):
        assert one.position() == other.position(), f"turn {len(one.turns)} of {day.deal} is another one"
    seen(sum(bool(match.turns[-1].chance) for match in once[1:]), "chance is asked in no turn")


def test_another_day_is_another_deal(game: AnyGame) -> None:
    """Of two days at least one turn is different, the set-up or what chance answers later."""
    seats = SEATS if SEATS in game.seats else game.seats[0]
    days = [played(game, Day(game.name, seats, f"2026-11-{date}")) for date in (17, 18, 19)]
    told = [[match.position() for match in day] for day in days]
    assert any(one != other for one, other in pairwise(told)), "every day has the same deal"
