"""Chapter 12, the printed variants."""

from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.games.investors import questions as q
from fogline.games.investors.options import Options
from fogline.games.investors.rules import cards
from fogline.games.investors.rules.setup import deck_bonuses, setup
from fogline.games.investors.rules.turn import waiting
from fogline.games.investors.tests.table import BLUE, BOX, FULL, GREEN, RED, YELLOW, Table, kept, told

TALKING = Options(negotiation=True)
IO, MR, VH = "chip industry office", "chip market recreation", "chip villa housing"


def talks(*played: str, **given: Any) -> Table:
    t = kept("option chips 3", len(played), options=TALKING, **given)
    t.each(*played)
    return t


def test_12_1_each_contestant_may_make_one_offer_from_the_start_player_on() -> None:
    t = talks(MR, VH, MR, MR, start=RED)
    order = []
    while t.asks == q.OFFER:
        order.append(t.state.turn)
        t.play("leave")
    assert order == [RED, GREEN, YELLOW]
    assert t.asks == q.SEAL


def test_12_1_who_cannot_pay_all_the_others_is_not_asked() -> None:
    t = talks(MR, MR, MR, hands={YELLOW: "100", BLUE: ""})
    assert (t.asks, t.state.turn) == (q.OFFER, RED)
    t = talks(MR, MR, MR, hands={0: "10", 1: "10", 2: "10"})
    assert t.asks == q.SEAL


def test_12_1_only_in_the_variant() -> None:
    t = kept("option chips 3", 3)
    t.each(MR, MR, MR)
    assert t.asks == q.SEAL


def test_12_2_every_other_contestant_gets_a_check() -> None:
    t = talks(MR, MR, MR, VH, hands={YELLOW: "10 20 30"})
    assert "leave" in t.legal()
    assert t.why("propose") == [("nothing-for-some", "12.2", {"others": 2})]
    assert t.why("give 10 to 4") == [("not-a-contestant", "12.2", {"player": GREEN, "chip": 1})]
    assert t.keys("give 10 to 1") == ["not-a-contestant"]
    assert t.keys("give 50 to 2") == ["no-such-check"]
    t.play("give 10 to 2")
    assert t.why("leave") == [("offer-begun", "12.2", {})]
    t.play("give 20 to 2")
    assert t.why("give 30 to 2") == [("keep-for-others", "12.2", {"others": 1})]
    assert t.legal() == ["give 30 to 3"]
    t.play("give 30 to 3")
    events = t.play("propose")
    assert [(o["player"], o["total"]) for o in told(events, "offered")] == [(BLUE, 30), (RED, 30)]
    assert (t.asks, t.state.turn, t.legal()) == (q.ANSWER, BLUE, ["accept", "refuse"])


def test_12_3_example_green_pays_red_and_blue_40_each() -> None:
    t = talks(VH, MR, MR, MR, start=GREEN)
    t.play("give 40 to 3")
    t.play("give 20 to 2")
    t.play("give 20 to 2")
    t.play("propose")
    assert t.state.turn == BLUE
    t.play("accept")
    events = t.play("accept")
    assert told(events, "agreed") == [{"seat": GREEN, "chip": 1}]
    assert t.hand(RED) == "10 10 20 20 30 40 40 50 60 70 80 90 100"
    assert t.hand(BLUE) == "10 10 20 20 20 20 30 40 50 60 70 80 90 100"
    assert t.hand(GREEN) == "10 10 30 50 60 70 80 90 100"
    assert waiting(t.state) == (YELLOW,), "only who is alone with a chip still pays"
    t.play("pay 10")
    assert t.state.queue == [GREEN, YELLOW]
    assert t.bank() == "10"


def test_12_4_one_refusal_ends_the_offer_and_without_agreement_they_bid() -> None:
    t = talks(MR, MR, MR)
    t.play("give 10 to 2")
    t.play("give 10 to 3")
    t.play("propose")
    t.play("accept", BLUE)
    t.play("refuse", RED)
    assert t.hand(YELLOW) == FULL
    assert (t.asks, t.state.turn) == (q.OFFER, BLUE)
    t.play("leave")
    t.play("leave")
    assert (t.asks, waiting(t.state)) == (q.SEAL, (YELLOW, BLUE, RED))


def test_12_4_it_always_ends() -> None:
    """However often offers are refused, there are no more questions than contestants allow."""
    t = talks(MR, MR, MR, MR, IO)
    asked = 0
    while t.asks != q.SEAL:
        t.play("refuse" if t.asks == q.ANSWER else t.legal()[-1] if "propose" not in t.legal() else "propose")
        asked += 1
        assert asked < 4 * (12 + 3)


@pytest.mark.parametrize("bonuses", [3, 4])
def test_12_5_as_many_bonuses_as_agreed(bonuses: int) -> None:
    options = Options(bonuses=bonuses)
    for seed in range(20):
        s = setup(BOX, 3, options, Dealer(seed))
        dealer = Dealer(seed)
        drawn = []
        for _ in range(12):
            card = cards.pick(s, dealer)
            s.cards[card] -= 1
            s.played.append(card)
            drawn.append(BOX.is_bonus[card])
        assert drawn.count(True) == bonuses


def test_12_5_no_more_than_the_box_has() -> None:
    assert [deck_bonuses(BOX, n) for n in (0, 3, 6, 7)] == [0, 3, 6, 6]


def test_12_6_when_they_come_is_open() -> None:
    firsts = set()
    for seed in range(60):
        s = setup(BOX, 3, Options(bonuses=4), Dealer(seed))
        firsts.add(BOX.card_kind[cards.pick(s, Dealer(seed))])
    assert firsts == set(range(8))
    s = setup(BOX, 3, Options(bonuses=4), Dealer(1))
    s.bonuses_left = 0
    assert not any(BOX.is_bonus[cards.pick(s, Dealer(seed))] for seed in range(40))
