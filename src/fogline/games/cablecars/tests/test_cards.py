"""Chapter 3, drawing transportation cards."""

import pytest
from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.rows import vec
from fogline.games.cablecars.audit import audit
from fogline.games.cablecars.box import COLOURS
from fogline.games.cablecars.fog import imagine, view
from fogline.games.cablecars.rules import market
from fogline.games.cablecars.tests.table import FIVE, bag, keys, position, table


def test_3_1_two_cards_from_the_deck_the_market_or_both() -> None:
    t = table(3)
    t.play("draw", chance="orange")
    assert t.now["asks"] == "second-card"
    assert t.state.turn == 0
    t.play("take blue", chance="orange")
    assert t.now["hands"][0] == {"orange": 1, "blue": 1}
    assert t.state.turn == 1


def test_3_1_a_face_up_card_is_replaced_at_once() -> None:
    t = table(3)
    events = t.play("take blue", chance="orange")
    assert keys(events) == ["took", "revealed"]
    assert t.now["market"] == {"green": 1, "black": 1, "purple": 1, "red": 1, "orange": 1}
    assert t.legal() == ["take green", "take black", "take purple", "take red", "take orange", "draw"]


def test_3_1_the_card_just_turned_up_may_be_the_second() -> None:
    t = table(3)
    t.play("take blue", chance="orange")
    t.play("take orange", chance="red")
    assert t.now["hands"][0] == {"blue": 1, "orange": 1}


def test_3_1_a_card_that_does_not_lie_there_cannot_be_taken() -> None:
    assert table(3).why("take orange") == [("card-not-face-up", "3.1", {"card": 5})]
    t = table(3)
    t.play("draw", chance="red")
    assert t.why("take orange") == [("card-not-face-up", "3.1", {"card": 5})]


def test_3_2_a_face_up_ferry_ends_the_draw() -> None:
    t = table(3, market="1 ferry 4 blue")
    events = t.play("take ferry", chance="green")
    assert keys(events) == ["took", "revealed"]
    assert t.now["hands"][0] == {"ferry": 1}
    assert t.state.turn == 1
    assert t.now["asks"] == "turn"


def test_3_3_a_face_up_ferry_cannot_be_the_second_card() -> None:
    t = table(3, market="1 ferry 4 blue")
    t.play("draw", chance="green")
    assert "take ferry" not in t.legal()
    assert t.why("take ferry") == [("ferry-second", "3.3", {})]
    assert "draw" in t.legal()


def test_3_3_not_even_when_it_has_just_been_turned_up() -> None:
    t = table(3)
    t.play("take blue", chance="ferry")
    assert t.why("take ferry") == [("ferry-second", "3.3", {})]


def test_3_4_the_third_face_up_ferry_sweeps_the_market() -> None:
    t = table(3, market="2 ferry 2 blue 1 red")
    events = t.play("take blue", chance="ferry  red red green green black")
    assert keys(events) == ["took", "revealed", "swept"] + ["revealed"] * 5
    assert events[2].args == {"cards": 5}
    assert t.now["market"] == {"red": 2, "green": 2, "black": 1}
    assert t.now["discards"] == {"ferry": 3, "blue": 1, "red": 1}
    assert t.now["asks"] == "second-card", "the draw goes on with the new market"


def test_3_4_sweeping_is_repeated_for_every_new_market() -> None:
    t = table(3, market="2 ferry 2 blue 1 red")
    events = t.play("take blue", chance="ferry  ferry ferry ferry ferry red  green green green black black")
    assert keys(events).count("swept") == 2
    assert t.now["discards"] == {"ferry": 7, "blue": 1, "red": 2}


def test_3_4_a_sweep_that_empties_the_deck_takes_the_discards_too() -> None:
    t = table(3, market="2 ferry 2 blue 1 red", deck="1 ferry 2 green", discards="2 black")
    events = t.play("take blue", chance="ferry  green green  ferry black red")
    assert keys(events)[3:] == ["revealed", "revealed", "reshuffled", "revealed", "revealed", "revealed"]
    assert events[5].args == {"cards": 7}
    assert t.now["market"] == {"green": 2, "ferry": 1, "black": 1, "red": 1}
    assert t.now["deck"] == {"ferry": 2, "blue": 1, "black": 1}
    assert t.now["discards"] == {}


def test_3_5_no_sweep_when_fewer_than_five_lie_face_up() -> None:
    t = table(3, market="1 blue 3 ferry", deck="", discards="")
    t.play("take blue")
    assert t.now["market"] == {"ferry": 3}
    assert t.state.turn == 1


def test_3_5_no_sweep_when_too_few_other_cards_are_outside_the_hands() -> None:
    t = table(3, market="2 ferry 3 blue", deck="2 ferry", discards="")
    events = t.play("take blue", chance="ferry")
    assert "swept" not in keys(events)
    assert t.now["market"] == {"ferry": 3, "blue": 2}


def test_3_5_no_sweep_between_two_markets_that_would_take_turns_for_ever() -> None:
    """Found by a random game that hung: five with three ferries lie face up, the deck is five more like them."""
    t = table(3, market="2 ferry 2 blue 1 red", deck="4 ferry 2 green", discards="")
    events = t.play("take red", chance="ferry")
    assert "swept" not in keys(events)
    assert t.now["market"] == {"ferry": 3, "blue": 2}
    assert t.now["deck"] == {"ferry": 3, "green": 2}


def test_3_5_a_skipped_sweep_is_made_as_soon_as_it_can_help() -> None:
    """Two markets would take turns for ever, until somebody draws unseen: then there are cards to mix them."""
    t = table(3, market="2 green 1 blue 2 ferry", deck="2 blue 4 ferry", discards="")
    assert "swept" not in keys(t.play("take blue", chance="ferry"))
    assert t.now["market"] == {"green": 2, "ferry": 3}
    assert t.now["deck"] == {"blue": 2, "ferry": 3}
    events = t.play("draw", chance="ferry  blue blue ferry ferry  green")
    assert keys(events) == ["drew", "swept", *["revealed"] * 4, "reshuffled", "revealed"]
    assert t.now["market"] == {"blue": 2, "green": 1, "ferry": 2}
    assert t.now["deck"] == {"green": 1, "ferry": 3}
    assert t.state.turn == 1


def test_3_5_a_skipped_sweep_still_waits_where_it_could_never_end() -> None:
    """Only ferries are left in the deck: the market stays, however many of them are drawn."""
    t = table(3, market="3 ferry 1 green 1 red", deck="4 ferry", discards="")
    for _ in range(4):
        assert keys(t.play("draw", chance="ferry")) == ["drew"], "that there are only ferries has been seen"
        assert t.now["market"] == {"ferry": 3, "green": 1, "red": 1}
    assert t.now["deck"] == {}


def test_3_5_where_no_sweep_could_end_everybody_looks_through_the_deck() -> None:
    t = table(3, market="2 ferry 2 blue 1 red", deck="4 ferry 2 green", discards="", hands={0: "1 green"})
    shown = [event.args for event in t.play("take red", chance="ferry") if event.key == "deck-shown"]
    assert shown == [{"card": COLOURS.index("green"), "count": 2}, {"card": COLOURS.index("ferry"), "count": 3}]
    for seat in (0, 1, 2, -1):
        world = imagine(view(t.state, seat), Dealer(seat + 1))
        assert world.deck == t.state.deck
        assert not audit(world)


def test_3_5_but_a_sweep_when_one_discard_can_mix_them() -> None:
    t = table(3, market="2 ferry 2 blue 1 red", deck="4 ferry 2 green", discards="1 black")
    events = t.play("take red", chance="ferry  ferry ferry ferry green green  black blue blue ferry ferry")
    assert keys(events).count("swept") == 2
    assert t.now["market"] == {"black": 1, "blue": 2, "ferry": 2}


def test_3_5_but_a_sweep_when_the_deck_is_a_better_market() -> None:
    t = table(3, market="2 ferry 2 blue 1 red", deck="3 ferry 3 green", discards="")
    events = t.play("take red", chance="ferry  ferry ferry green green green")
    assert keys(events).count("swept") == 1
    assert t.now["market"] == {"ferry": 2, "green": 3}
    assert t.now["deck"] == {"ferry": 3, "blue": 2}


def outside(ferries: int, others: int, up: int, below: int) -> list[tuple[str, str, str]]:
    """All ways to lie face up (five, too many ferries), in the deck and in the discards."""
    found = []
    for f_up in range(3, min(ferries, 5) + 1):
        for f_below in range(max(0, below - others + 5 - f_up), min(ferries - f_up, below) + 1):
            rest = others - (5 - f_up) - (below - f_below)
            if below - f_below >= 0 and rest >= 0:
                discards = f"{ferries - f_up - f_below} ferry {rest} blue"
                found.append((f"{f_up} ferry {5 - f_up} blue", f"{f_below} ferry {below - f_below} blue", discards))
    return found


def test_3_5_sweeping_always_ends() -> None:
    """Every market with too many ferries, every deck and discards of up to 13 cards outside the hands."""
    swept = 0
    for ferries in range(3, 9):
        for others in range(7):
            for below in range(1, ferries + others - 4):
                for up, deck, discards in outside(ferries, others, 5, below):
                    swept += settles(up, deck, discards)
    assert swept > 100


def settles(up: str, deck: str, discards: str) -> bool:
    """Whether the market is swept; it must come to rest by chance, wherever sweeping begins."""
    s = table(2).state
    s.market, s.deck, s.discards = (vec[i64]([bag(pile).get(c, 0) for c in COLOURS]) for pile in (up, deck, discards))
    if not market.must_sweep(s):
        return False
    dealer = Dealer(7)
    market.fill(s, dealer)
    assert len(dealer.said) < 4000, "chance should end it much sooner"
    assert not market.must_sweep(s)
    return True


def test_3_6_the_discards_become_the_deck_when_its_last_card_leaves() -> None:
    t = table(3, deck="1 orange", discards="2 blue 1 ferry")
    events = t.play("draw", chance="orange")
    assert keys(events) == ["drew", "reshuffled"]
    assert t.now["deck"] == {"blue": 2, "ferry": 1}
    assert t.now["discards"] == {}


def test_3_6_without_discards_the_deck_stays_empty() -> None:
    t = table(3, deck="1 orange", discards="")
    t.play("draw", chance="orange")
    assert t.why("draw") == [("deck-empty", "3.6", {})]
    assert t.legal() == ["take blue", "take green", "take black", "take purple", "take red"]


def test_3_7_a_gap_is_filled_as_soon_as_cards_are_discarded() -> None:
    t = table(3, market="3 red", deck="", discards="", hands={0: "3 blue"})
    events = t.claim("claim painted-ladies pacific-heights", chance="blue blue")
    assert keys(events) == ["paid", "claimed", "reshuffled", "revealed", "revealed"]
    assert t.now["market"] == {"red": 3, "blue": 2}
    assert t.now["deck"] == {}


def test_3_7_all_cards_of_a_payment_are_shuffled_together_into_an_empty_deck() -> None:
    t = table(3, market="4 red", deck="", discards="", hands={0: "1 blue 1 ferry"})
    t.claim("claim painted-ladies pacific-heights", chance="ferry")
    assert t.now["market"] == {"red": 4, "ferry": 1}
    assert t.now["deck"] == {"blue": 1}
    assert t.now["discards"] == {}


def test_3_7_a_gap_filled_by_a_payment_may_bring_a_sweep() -> None:
    t = table(3, market="2 ferry 2 red", deck="", discards="", hands={0: "4 green 1 ferry"})
    events = t.claim("claim golden-gate-bridge fort-mason", chance="ferry  green green green green ferry")
    told = ["reshuffled", "revealed", "swept", *["revealed"] * 4, "reshuffled", "revealed", "token-taken"]
    assert keys(events)[2:] == told
    assert t.now["market"] == {"green": 4, "ferry": 1}
    assert t.now["deck"] == {"ferry": 2, "red": 2}


def test_3_7_a_gap_filled_by_a_payment_without_a_better_market_stays() -> None:
    t = table(3, market="2 ferry 2 red", deck="", discards="", hands={0: "1 ferry"})
    events = t.claim("claim fort-mason lombard-street", chance="ferry")
    assert keys(events) == ["paid", "claimed", "reshuffled", "revealed"]
    assert t.now["market"] == {"ferry": 3, "red": 2}


def test_3_8_the_draw_ends_when_no_second_card_can_be_taken() -> None:
    t = table(3, market="1 blue 1 ferry", deck="", discards="")
    t.play("take blue")
    assert t.state.turn == 1
    assert t.now["asks"] == "turn"
    assert t.legal()[0] == "take ferry"


def test_3_8_a_draw_of_the_very_last_card() -> None:
    t = table(2, market="1 red", deck="", discards="")
    t.play("take red")
    assert t.state.turn == 1
    assert sum(t.state.market) == 0


def test_3_9_a_ferry_drawn_unseen_is_a_card_like_any_other() -> None:
    t = table(3)
    t.play("draw", chance="ferry")
    assert t.now["asks"] == "second-card"
    t.play("draw", chance="ferry")
    assert t.now["hands"][0] == {"ferry": 2}
    assert t.state.turn == 1


def test_3_10_a_hand_may_hold_any_number_of_cards() -> None:
    t = table(2, hands={0: "5 blue 5 green 5 black 5 purple 5 red 4 orange 8 ferry"})
    t.play("draw", chance="orange")
    t.play("draw", chance="orange")
    assert sum(t.now["hands"][0].values()) == 39


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_helper_puts_every_card_somewhere(seats: int) -> None:
    data = position(seats, market=FIVE, deck="2 blue", discards="1 red", hands={0: "2 ferry"})
    piles = [data["market"], data["deck"], data["discards"], *data["hands"]]
    assert sum(sum(pile.values()) for pile in piles) == 44
