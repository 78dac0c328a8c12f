"""A careful player's memory: what reshuffles and payments tell of cards that others drew unseen."""

from collections import Counter
from dataclasses import replace

import pytest

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.older import open_older
from fogline.games.cablecars import GAME
from fogline.games.cablecars.box import CARDS, COLOURS, Box
from fogline.games.cablecars.decks import Decks
from fogline.games.cablecars.fog import imagine, view
from fogline.games.cablecars.rules.recall import deck_may_hold, hands_known
from fogline.games.cablecars.tests.history import told_game
from fogline.games.cablecars.tests.table import BOX, TINY, Table, bag, table
from fogline.games.cablecars.tests.test_fog import near, worlds

LATER = ("drawn_unseen", "paid_unseen", "known_tickets")
"""What positions of the rules before do not tell."""
BLUE = COLOURS.index("blue")


def counts(words: str) -> list[int]:
    return [bag(words).get(colour, 0) for colour in COLOURS]


def known_of(t: Table, seat: int, other: int) -> list[int]:
    return list(hands_known(view(t.state, seat))[other * CARDS : (other + 1) * CARDS])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("box", [BOX, TINY], ids=["shipped", "tiny"])
def test_a_thousand_worlds_after_reshuffles_agree_with_all_that_was_told(seats: int, box: Box) -> None:
    """And what a seat takes for certain is so, in the true state and in each of them."""
    dealt, seed = 0, 0
    while dealt < 1000:
        seed += 1
        for number, (state, _, history) in enumerate(told_game(seats, seed, box)):
            if history.reshuffles == 0 or number % 5:
                continue
            for seat in (*range(seats), -1):
                sight = view(state, seat)
                known = hands_known(sight)
                for world in (state, *[imagine(sight, Dealer(number + n)) for n in range(2)]):
                    assert history.contradicts(world, seat) == "", (seed, number, seat)
                    assert all(n <= held for n, held in zip(known, world.hands, strict=True))
                    dealt += 1


def test_with_two_players_the_other_hand_is_known_when_the_deck_is_used_up() -> None:
    hands = {0: "2 blue 1 red", 1: "2 green 1 ferry 1 red"}
    t = table(2, hands=hands, deck="1 orange")
    assert known_of(t, 0, 1) == counts("1 green"), "two are unseen, and only one can be in the deck"
    t.play("draw", chance="orange")
    assert known_of(t, 0, 1) == counts(hands[1])
    assert known_of(t, 1, 0) == counts("2 blue 1 red 1 orange")
    assert known_of(t, -1, 0) == known_of(t, -1, 1) == counts(""), "who only watches cannot tell the hands apart"
    for world in worlds(view(t.state, 0), 20):
        assert world.hands == t.state.hands
        assert world.deck == t.state.deck


def test_what_was_drawn_before_a_reshuffle_is_dealt_from_what_was_unseen_before() -> None:
    """Three players: two hands of two are unknown, and they are four cards that all know; red lies in the deck only."""
    t = table(3, hands={0: "1 green", 1: "2 blue", 2: "1 blue 1 black"}, deck="1 orange")
    t.play("draw", chance="orange")
    n = 2000
    found = Counter[tuple[int, ...]]()
    for world in worlds(view(t.state, 0), n):
        hand = tuple(world.hands[CARDS : 2 * CARDS])
        assert hand in {tuple(counts("2 blue")), tuple(counts("1 blue 1 black"))}
        found[hand] += 1
    assert near(found[tuple(counts("2 blue"))], n, 1 / 2), "of three blue and one black, two"
    assert known_of(t, 0, 1) == known_of(t, 0, 2) == counts("1 blue")


def test_a_card_that_nobody_else_can_have_drawn_is_known_to_all() -> None:
    """Only one player draws from the second deck: when it is used up, all know what that was."""
    t = table(2, hands={0: "1 blue", 1: "2 black"}, deck="1 orange", market="5 red", discards="2 green 1 black")
    t.play("draw", chance="orange")
    for chance in ("green", "black", "green"):
        t.state.turn, t.state.asks = 0, 2
        t.play("draw", chance=chance)
    assert known_of(t, -1, 0) == counts("2 green 1 black")


def test_a_payment_says_which_deck_its_cards_came_from() -> None:
    """Player 1 draws one card before the reshuffle and one after it, and pays with what only the first deck held."""
    t = table(3, hands={0: "4 blue", 1: "1 blue", 2: "1 black"}, deck="1 orange")
    t.play("draw", chance="orange")
    t.state.turn, t.state.asks = 1, 2
    t.play("draw", chance="green")
    t.state.turn, t.state.asks = 1, 2
    t.claim("claim fort-mason lombard-street")
    assert known_of(t, 0, 2) == counts("1 black"), "the blue one is paid, so black was drawn by the other"
    for world in worlds(view(t.state, 0), 50):
        assert world.hands[2 * CARDS : 3 * CARDS] == t.state.hands[2 * CARDS : 3 * CARDS]
        assert world.hands[CARDS + BLUE] == 0


def test_the_deck_is_known_to_be_made_of_the_discards() -> None:
    t = table(3, hands={0: "1 blue", 1: "2 green", 2: "1 black"}, deck="1 orange", discards="3 red 1 green")
    t.play("draw", chance="orange")
    assert list(deck_may_hold(view(t.state, 1))) == counts("3 red 1 green")
    t.play("draw", chance="red")
    assert list(deck_may_hold(view(t.state, 1))) == counts("3 red 1 green"), "one of them is in a hand"
    assert list(deck_may_hold(view(t.state, 0))) == counts("2 red 1 green")


def test_old_positions_that_tell_nothing_of_it_have_one_deck() -> None:
    for state, _, _ in told_game(3, 5, BOX):
        data = GAME.position(state)
        for name in LATER:
            del data[name]
        again = GAME.restore(BOX, 3, None, data)
        assert again.hands == state.hands
        assert again.decks == Decks(3)
        assert GAME.audit(again) == ()


def test_a_game_of_the_rules_before_opens_whole() -> None:
    """Its last position tells nothing of decks and tickets remembered."""
    match, dice = Match.new("cablecars", 3, seed=4), Dealer(4)
    while not match.over:
        legal = match.legal_ids()
        match.play(legal[dice.below(len(legal))])
    record = match.record(last=True)
    assert record.last is not None
    last = {name: value for name, value in record.last.items() if name not in LATER}
    assert len(last) == len(record.last) - len(LATER)
    opened = open_older(replace(record, rules=1, last=last))
    assert (opened.whole, opened.held, opened.why) == (True, len(record.turns), None)
    assert opened.match.record().result == record.result
