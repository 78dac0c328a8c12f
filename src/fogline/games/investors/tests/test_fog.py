"""The fog: sealed choices are sealed, and of checks paid unseen a View keeps what can be worked out."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.event import Event, hide
from fogline.core.match import Match
from fogline.games.investors import GAME
from fogline.games.investors.box import CHECKS
from fogline.games.investors.events import KINDS
from fogline.games.investors.fog import imagine, view
from fogline.games.investors.options import Options
from fogline.games.investors.rules import contests, turn
from fogline.games.investors.state import State
from fogline.games.investors.tests.table import BLUE, BOX, FULL, GREEN, RED, YELLOW, Table, kept, listed, with_card

IO, MR, VH = "chip industry office", "chip market recreation", "chip villa housing"
BY_KEY = {kind.key: kind for kind in KINDS}


def heard(events: list[Event], seat: int) -> list[Event]:
    return [hide(BY_KEY, event, seat) for event in events]


def outside(t: Table, events: list[Event], actor: int) -> list[Any]:
    """All that everybody but the actor can see, hear and do."""
    others = [seat for seat in (0, 1, 2, 3, -1) if seat != actor]
    return [(view(t.state, i), heard(events, i), turn.legal(t.state, i), turn.waiting(t.state)) for i in others]


def test_nothing_tells_which_influence_card_was_chosen() -> None:
    seen = []
    for person in (0, 9):
        t = kept("villa influence 3")
        seen.append(outside(t, t.play(f"influence {person}", BLUE), BLUE))
        assert view(t.state, BLUE).my_choice == person
    assert seen[0] == seen[1]


def test_nothing_tells_which_chip_was_chosen() -> None:
    seen = []
    for chip in (IO, VH):
        t = kept("option chips 3")
        seen.append(outside(t, t.play(chip, RED), RED))
    assert seen[0] == seen[1]


def test_nothing_tells_what_is_sealed_or_how_much() -> None:
    seen = []
    for checks in ("", "10", "30 40 50 60 70"):
        t = kept("option chips 3")
        t.each(MR, MR, MR, VH)
        before = outside(t, [], BLUE)
        for value in checks.split():
            assert t.play(f"add {value}", BLUE) == []
            assert outside(t, [], BLUE) == before, "not even that a check was added"
        seen.append(outside(t, t.play("seal", BLUE), BLUE))
    assert seen[0] == seen[1] == seen[2]


def test_nothing_tells_which_check_pays_for_a_chip() -> None:
    seen = []
    for value in (10, 100):
        t = kept("option chips 3")
        t.each(MR, MR, MR, VH)
        seen.append(outside(t, t.play(f"pay {value}", GREEN), GREEN))
        t.seal(YELLOW, "10")
        t.seal(BLUE)
        seen[-1] += outside(t, t.seal(RED), GREEN)
        assert list(view(t.state, GREEN).paid) == [list(BOX.values).index(value)]
    assert seen[0] == seen[1]


def test_nothing_tells_a_bid_before_it_is_called() -> None:
    t = kept("villa checks 1")
    before = outside(t, [], YELLOW)
    t.play("add 100")
    assert outside(t, [], YELLOW) == before
    assert listed(view(t.state, YELLOW).laid[:10]) == "100"


def test_nothing_tells_an_offer_before_it_is_made() -> None:
    t = kept("option chips 3", options=Options(negotiation=True))
    t.each(MR, MR, MR, MR)
    before = outside(t, [], YELLOW)
    t.play("give 30 to 2")
    assert outside(t, [], YELLOW) == before
    assert listed(view(t.state, YELLOW).laid[10:20]) == "30"


def paid_unseen(hand: str, pays: int, **given: Any) -> Table:
    """Yellow has paid one check unseen and invested; the next round is a check auction that Yellow opens last."""
    t = kept("option chips 3", 3, hands={YELLOW: hand}, **given)
    t.each(VH, MR, MR)
    t.play(f"pay {pays}", YELLOW)
    t.seal(BLUE)
    t.seal(RED)
    t.play("lay a1 b1", chance="villa checks 1")
    t.play("keep")
    return t


def guesses(t: Table, seat: int, n: int = 60) -> Counter[str]:
    """The hands that a seat imagines Yellow to have."""
    v = view(t.state, seat)
    return Counter(listed(imagine(v, Dealer(seed)).hands[:10]) for seed in range(n))


def test_an_unseen_check_is_imagined_as_any_that_its_payer_had() -> None:
    t = paid_unseen("10 10 50 90", 50)
    found = guesses(t, BLUE, 800)
    assert set(found) == {"10 50 90", "10 10 90", "10 10 50"}
    assert 340 < found["10 50 90"] < 460, "two of four checks were tens"
    assert set(guesses(t, YELLOW)) == {"10 10 90"}, "the payer knows"


def test_what_is_shown_later_was_not_paid() -> None:
    t = paid_unseen("10 10 50 90", 50)
    t.play("pass")
    t.bid("20")
    assert t.state.turn == YELLOW
    t.bid("90")
    assert set(guesses(t, BLUE)) == {"10 50", "10 10"}, "90 lies on the table and was not paid"
    t.bid("80")
    t.bid("10 10")
    assert set(guesses(t, BLUE)) == {""}, "both tens too: it was the 50"


def test_when_only_one_possibility_is_left_everybody_knows() -> None:
    t = paid_unseen("10 90", 10)
    t.play("pass")
    t.bid("20")
    t.bid("90")
    assert set(guesses(t, RED)) == {""}
    v = view(t.state, RED)
    assert list(imagine(v, Dealer(1)).paid) == [0]


def test_what_the_bank_gives_was_paid_by_somebody() -> None:
    """The bank holds one check that nobody saw: whoever draws it shows what it was."""
    t = kept("option chips 3", hands={}, rods={GREEN: ["g1 north", "g1 east"]})
    t.each(IO, IO, IO, VH)
    t.play("pay 70", GREEN)
    t.seal(YELLOW)
    t.seal(BLUE)
    t.seal(RED)
    t.play("lay f1 g1", chance="bonus")
    assert {imagine(view(t.state, RED), Dealer(n)).paid[0] for n in range(80)} == set(range(10))
    t.play("take checks")
    for _ in range(3):
        t.play("take influence")
    t.play("draw", chance="$70, villa checks 1")
    assert {imagine(view(t.state, RED), Dealer(n)).paid[0] for n in range(40)} == {6}
    assert t.hand(GREEN) == FULL.replace(" 70", "")


def test_the_bank_and_the_payers_are_reckoned_together() -> None:
    """Two unseen checks: the bank gives a 30, which only one of the payers could have had."""
    t = with_card(
        "bonus",
        hands={YELLOW: "20 30", BLUE: "50", RED: "", GREEN: ""},
        paid_unseen=[
            {"by": YELLOW, "check": "30", "at_most": {"20": 1, "30": 2}, "at_least": {}},
            {"by": BLUE, "check": "40", "at_most": {"40": 1, "50": 1}, "at_least": {}},
        ],
    )
    worlds = {tuple(imagine(view(t.state, RED), Dealer(n)).paid) for n in range(120)}
    assert worlds == {(1, 3), (1, 4), (2, 3), (2, 4)}


def holdings(s: State) -> list[list[int]]:
    """Seat by seat, the checks in its hand and those that it has laid unseen; at last the bank's."""
    found = [list(s.hands[seat * CHECKS : (seat + 1) * CHECKS]) for seat in range(s.seats)]
    for slot, n in enumerate(s.laid):
        found[s.turn if contests.offering(s) else slot // CHECKS][slot % CHECKS] += n
    return [*found, list(s.bank)]


def had(s: State, paid: Iterable[int]) -> list[list[int]]:
    """What all would have now if this had been paid unseen instead of what was."""
    found = holdings(s)
    for payer, true, imagined in zip(s.paid_by, s.paid, paid, strict=False):
        for check, n in ((true, 1), (imagined, -1)):
            found[payer][check] += n
            found[-1][check] -= n
    return found


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_no_imagined_world_contradicts_what_was_shown(seats: int, seed: int) -> None:
    """Whatever is imagined to have been paid unseen, nobody ever showed, laid or was given a check that was not there:
    by the true history of the game, not by what the View has made of it."""
    match, dice = Match.new(GAME, seats, seed), Dealer(seed)
    history: list[State] = []
    imagined = 0
    while not match.over:
        history.append(GAME.copy(match._state))
        if len(history) % 7 == 0 and len(history[-1].paid):
            for seat in range(-1, seats):
                world = imagine(match.view(seat), Dealer(len(history)))
                assert had(history[-1], world.paid)[:seats] == holdings(world)[:seats]
                assert seat < 0 or holdings(world)[seat] == holdings(history[-1])[seat]
                for then in history:
                    assert min(map(min, had(then, world.paid))) >= 0, (seat, len(history))
                imagined += list(world.paid) != list(history[-1].paid)
        seat = match.waiting[0]
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
    assert imagined > 20


def test_a_sealed_bid_is_imagined_from_the_hand() -> None:
    t = kept("option chips 3", hands={BLUE: "10 30"})
    t.each(MR, MR, MR, VH)
    t.play("add 30", BLUE)
    t.play("seal", BLUE)
    found = Counter(listed(imagine(view(t.state, RED), Dealer(n)).laid[10:20]) for n in range(200))
    assert set(found) == {"", "10", "30", "10 30"}


def test_the_search_finds_payments_that_tries_do_not() -> None:
    """Six unseen checks that the bank has given back one by one: only one way of dealing them is left."""
    values = ["60", "70", "80", "90", "100", "50"]
    unseen = [
        {
            "by": YELLOW,
            "check": value,
            "at_most": {"10": 2, "20": 2, "30": 1, "40": 1, **dict.fromkeys(values, 1)},
            "at_least": dict.fromkeys(values, 1) if n == 5 else {},
        }
        for n, value in enumerate(values)
    ]
    t = kept("villa checks 1", hands={YELLOW: "10 10 20 20 30 40"}, paid_unseen=unseen)
    for n in range(6):
        paid = imagine(view(t.state, RED), Dealer(n)).paid
        assert sorted(paid) == [4, 5, 6, 7, 8, 9]
