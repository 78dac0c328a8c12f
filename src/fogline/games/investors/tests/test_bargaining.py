"""Chapter 12, the longer forms of the variants: prices for a chip, and a deck chosen card by card."""

from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import PositionError
from fogline.core.event import named
from fogline.games.investors import GAME
from fogline.games.investors import questions as q
from fogline.games.investors.audit import audit
from fogline.games.investors.bots import Greedy
from fogline.games.investors.events import KINDS
from fogline.games.investors.fog import imagine, view
from fogline.games.investors.options import Options
from fogline.games.investors.position import read, write
from fogline.games.investors.rules import turn
from fogline.games.investors.rules.setup import setup
from fogline.games.investors.tests.table import BLUE, BOX, FULL, GREEN, RED, YELLOW, Table, kept, position, told

PRICES = Options(negotiation="prices")
CHOSEN = Options(bonuses="chosen")
IO, MR, VH = "chip industry office", "chip market recreation", "chip villa housing"


def talks(*prices: str, **given: Any) -> Table:
    """Yellow, Blue and Red have shown the same chip, and these prices are named; Green is alone with another."""
    t = kept("option chips 3", options=PRICES, **given)
    t.each(MR, MR, MR, VH)
    t.each(*prices)
    return t


def offer(t: Table, **checks: str) -> list[Any]:
    """The seat asked gives ``to_2="10 20"`` and so on, and makes the offer."""
    for to, values in checks.items():
        for value in values.split():
            t.play(f"give {value} to {to[3:]}")
    return t.play("propose")


def test_12_7_each_contestant_names_a_price_before_anything_is_offered() -> None:
    t = talks(start=RED)
    asked = []
    for words in ("price 60", "no price", "price 200"):
        asked.append((t.asks, t.state.turn))
        events = t.play(words)
        if words == "price 60":
            assert told(events, "price-named") == [{"seat": RED, "price": 60}]
            assert t.keys("give 10 to 2", YELLOW) == ["name-price"]
    assert asked == [(q.PRICE, RED), (q.PRICE, YELLOW), (q.PRICE, BLUE)]
    assert (t.asks, t.state.turn) == (q.OFFER, RED)
    assert list(t.state.price) == [0, 200, 60, 0]
    assert view(t.state, GREEN).price == t.state.price


def test_12_7_a_price_is_what_one_or_two_checks_can_make() -> None:
    t = talks()
    assert t.legal() == [*(f"price {n}" for n in range(10, 201, 10)), "no price"]


def test_12_7_only_where_prices_are_named() -> None:
    t = kept("option chips 3", 3, options=Options(negotiation=True))
    t.each(MR, MR, MR)
    assert t.asks == q.OFFER
    offer(t, to_2="10", to_3="10")
    assert t.legal() == ["accept", "refuse"]
    assert t.why("counter 50") == [("no-prices", "12.7", {})]


def test_12_7_where_nobody_could_pay_no_price_is_asked() -> None:
    t = talks(hands={YELLOW: "10", BLUE: "20", RED: "30"})
    assert t.asks == q.SEAL


def test_12_8_who_is_given_the_price_has_accepted() -> None:
    t = talks("no price", "price 40", "price 60")
    events = offer(t, to_2="40", to_3="70")
    assert told(events, "price-met") == [{"seat": BLUE, "price": 40}, {"seat": RED, "price": 60}]
    assert told(events, "agreed") == [{"seat": YELLOW, "chip": 1}]
    assert t.state.won[1] == YELLOW
    assert list(t.state.price) == [0, 0, 0, 0], "and nothing is left of the talk"
    assert t.asks == q.SEAL


def test_12_8_who_is_given_less_is_asked() -> None:
    t = talks("no price", "price 40", "price 60")
    offer(t, to_2="40", to_3="50")
    assert (t.asks, t.state.turn) == (q.ANSWER, RED)
    t.play("accept")
    assert t.state.won[1] == YELLOW, "one may always accept less"


def test_12_9_an_offer_is_answered_with_a_price_and_it_is_met() -> None:
    t = talks("no price", "no price", "no price")
    offer(t, to_2="20", to_3="10")
    assert t.why("counter 20") == [("counter-too-low", "12.9", {"offered": 20})]
    assert told(t.play("counter 60", BLUE), "countered") == [{"seat": BLUE, "price": 60}]
    assert (t.asks, t.state.turn) == (q.RAISE, YELLOW)
    assert t.why("propose") == [("price-not-met", "12.9", {"lack": 40})]
    assert t.why("give 10 to 3") == [("other-named-price", "12.9", {"player": BLUE})]
    t.play("give 30 to 2")
    assert t.keys("leave") == ["offer-begun"]
    t.play("give 20 to 2")
    assert t.why("give 10 to 2") == [("price-is-met", "12.9", {})]
    events = t.play("propose")
    assert told(events, "price-met") == [{"seat": BLUE, "price": 60}]
    assert (t.asks, t.state.turn) == (q.ANSWER, RED)
    t.play("accept")
    assert t.hand(BLUE) == "10 10 20 20 20 20 30 30 40 50 60 70 80 90 100"
    assert t.state.won[1] == YELLOW


def test_12_9_or_the_offer_is_withdrawn() -> None:
    t = talks("no price", "no price", "no price")
    offer(t, to_2="20", to_3="10")
    t.play("counter 200")
    assert told(t.play("leave"), "withdrawn") == [{"seat": YELLOW}]
    assert t.hand(YELLOW) == FULL
    assert (t.asks, t.state.turn) == (q.OFFER, BLUE)


def test_12_9_a_price_that_the_hand_cannot_meet_can_only_be_refused() -> None:
    t = talks("no price", "no price", "no price", hands={YELLOW: "10 20 30"})
    offer(t, to_2="10", to_3="20")
    t.play("counter 100")
    assert t.legal() == ["leave"]
    assert t.why("give 30 to 2") == [("price-too-high", "12.9", {"lack": 90, "hand": 30})]


def test_12_9_one_counter_offer_each_for_a_chip() -> None:
    t = talks("no price", "no price", "no price")
    offer(t, to_2="10", to_3="10")
    t.play("counter 90", BLUE)
    t.play("leave", YELLOW)
    t.play("leave", BLUE)
    offer(t, to_1="10", to_2="10")
    t.play("refuse", YELLOW)
    t = talks("no price", "no price", "no price")
    offer(t, to_2="10", to_3="10")
    t.play("counter 90", BLUE)
    t.play("leave", YELLOW)
    t.play("leave", BLUE)
    offer(t, to_1="10", to_2="10")
    t.play("accept", YELLOW)
    assert t.legal() == ["accept", "refuse"], "Blue has had its say"
    assert t.why("counter 150") == [("countered-before", "12.9", {})]


def test_12_9_nothing_tells_what_is_added_before_it_is_offered() -> None:
    t = talks("no price", "no price", "no price")
    offer(t, to_2="10", to_3="10")
    t.play("counter 90", BLUE)
    before = [view(t.state, seat) for seat in (-1, BLUE, RED, GREEN)]
    t.play("give 30 to 2")
    assert [view(t.state, seat) for seat in (-1, BLUE, RED, GREEN)] == before
    world = imagine(view(t.state, YELLOW), Dealer(1))
    assert view(world, YELLOW) == view(t.state, YELLOW)


def test_12_9_the_greedy_mind_meets_a_fair_price_and_no_other() -> None:
    rods = {YELLOW: ["b1 c1", "c1 north"], BLUE: ["g1 north"], RED: ["g1 east"]}
    answers = {}
    for price in ("counter 30", "counter 200"):
        t = talks("no price", "no price", "no price", rods=rods)
        offer(t, to_2="10", to_3="10")
        t.play(price, BLUE)
        while t.asks == q.RAISE:
            words = BOX.actions[Greedy().choose(view(t.state, YELLOW), turn.legal(t.state, YELLOW), Dealer(1))].words
            answers[price] = words
            t.play(words)
    assert answers == {"counter 30": "propose", "counter 200": "leave"}


def put_all(seats: int = 3) -> tuple[Any, list[str]]:
    """The first card that is left, always."""
    dealer = Dealer(4)
    s = setup(BOX, seats, CHOSEN, dealer)
    said = []
    while s.asks == q.DECK:
        assert audit(s) == ()
        said.append((s.turn, turn.legal(s, s.turn)[0]))
        turn.apply(s, *said[-1], dealer)
    return s, [named(KINDS, event).key for event in dealer.said]


def test_12_10_each_in_turn_puts_a_card_until_there_is_one_for_every_year() -> None:
    s, events = put_all()
    assert events.count("card-put") == 12
    assert events.index("deck-made") < events.index("call-drawn")
    assert sum(s.cards) == 12
    assert [n + m for n, m in zip(s.cards, s.aside, strict=True)] == list(BOX.card_copies)
    assert (s.asks, s.turn) == (q.CALL, s.start)


def test_12_10_seats_take_turns_from_the_start_player_on() -> None:
    dealer = Dealer(7)
    s = setup(BOX, 4, CHOSEN, dealer)
    order = []
    while s.asks == q.DECK:
        order.append((s.turn - s.start) % 4)
        turn.apply(s, s.turn, turn.legal(s, s.turn)[-1], dealer)
    assert order == [0, 1, 2, 3] * 3


def test_12_10_a_card_of_which_none_is_left_cannot_be_put() -> None:
    t = Table(setup(BOX, 3, CHOSEN, Dealer(1)))
    card = list(BOX.card_copies).index(1)
    words = f"put {BOX.card_names[card]}"
    t.play(words)
    assert words not in t.legal()
    assert t.why(words) == [("card-not-aside", "12.10", {"card": card})]
    assert t.keys("keep") == ["put-card"]


def test_12_10_only_chosen_cards_come() -> None:
    came = 0
    for seed in range(5):
        dealer = Dealer(seed)
        s = setup(BOX, 3, CHOSEN, dealer)
        deck: list[int] = []
        while turn.waiting(s):
            seat = turn.waiting(s)[0]
            if s.asks != q.DECK and not deck:
                deck = list(s.cards)
            legal = turn.legal(s, seat)
            turn.apply(s, seat, legal[dealer.below(len(legal))], dealer)
        assert all(s.played.count(card) <= n for card, n in enumerate(deck))
        came += len(s.played)
    assert came > 10


def test_12_10_the_greedy_mind_puts_as_many_bonuses_as_the_rulebook_advises() -> None:
    dealer = Dealer(3)
    s = setup(BOX, 5, CHOSEN, dealer)
    while s.asks == q.DECK:
        turn.apply(s, s.turn, Greedy().choose(view(s, s.turn), turn.legal(s, s.turn), dealer), dealer)
    assert sum(n for n, is_bonus in zip(s.cards, BOX.is_bonus, strict=True) if is_bonus) == 3


def test_positions_written_before_there_were_prices_are_read() -> None:
    s = read(BOX, 4, PRICES, position())
    assert (list(s.price), s.countering, list(s.aside)) == ([0] * 4, -1, [0] * len(BOX.card_copies))


def test_cards_aside_are_for_a_deck_that_is_chosen() -> None:
    s, _ = put_all()
    data = write(s)
    assert read(BOX, 3, CHOSEN, data) == s
    with pytest.raises(PositionError):
        read(BOX, 3, Options(), data)
    spare = next(name for name, n in data["aside"].items() if n)
    data["aside"] = {**data["aside"], spare: data["aside"][spare] - 1}
    assert [reason.key for reason in audit(read(BOX, 3, CHOSEN, data))] == ["deck-size"]


def test_the_old_forms_are_what_they_were() -> None:
    assert GAME.read_options({"negotiation": "true", "bonuses": "3"}) == Options(negotiation=True, bonuses=3)
    assert GAME.rules_version == 1
