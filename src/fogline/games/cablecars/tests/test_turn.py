"""Chapter 2, the turn."""

import pytest

from fogline.games.cablecars.tests.table import TINY, keys, table

ALL_CARDS = "6 blue 6 green 6 black 6 purple 6 red 6 orange 8 ferry"


def test_2_1_a_turn_is_one_action_of_three() -> None:
    t = table(3, hands={0: "1 blue"})
    verbs = {words.split()[0] for words in t.legal()}
    assert verbs == {"take", "draw", "tickets", "claim"}
    assert "pass" not in t.legal()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_the_turn_goes_on_clockwise(seats: int) -> None:
    t = table(seats, turn=seats - 1)
    t.play("draw", chance="orange")
    t.play("draw", chance="orange")
    assert t.state.turn == 0
    t.play("tickets", chance="0 0")
    t.play("keep both")
    assert t.state.turn == 1


def test_2_1_a_claim_ends_the_turn() -> None:
    t = table(3, hands={0: "4 blue"})
    t.claim("claim painted-ladies pacific-heights")
    assert t.state.turn == 1


def test_2_1_one_action_does_not_lead_to_another() -> None:
    t = table(3, hands={0: "4 blue"})
    t.play("draw", chance="orange")
    for words in ("tickets", "claim painted-ladies pacific-heights", "pass", "keep both"):
        assert t.why(words) == [("only-a-second-card", "3.1", {})]


def test_2_1_nobody_acts_out_of_turn() -> None:
    t = table(3)
    assert t.legal(1) == []
    assert t.why("draw", 1) == [("not-your-moment", "", {"seat": 1})]


def test_2_1_answers_to_questions_that_are_not_open() -> None:
    t = table(3)
    for words in ("pay 1 blue", "token castro", "keep both", "place flower castro"):
        assert t.why(words) == [("nothing-asked", "2.1", {})]


def test_2_2_who_can_act_may_not_pass() -> None:
    assert table(3).why("pass") == [("can-act", "2.2", {})]


def test_2_2_with_all_cards_in_hands_and_no_ticket_left_one_passes() -> None:
    everything = {2: ALL_CARDS}
    t = table(3, hands=everything, market="", deck="", discards="", unseen=[])
    assert t.legal() == ["pass"]
    assert t.why("pass") == []
    assert keys(t.play("pass")) == ["passed"]
    assert t.state.passes == 1
    assert t.state.turn == 1


def test_2_2_a_single_face_up_card_must_be_taken() -> None:
    t = table(3, market="1 ferry", deck="", discards="", unseen=[])
    assert t.legal() == ["take ferry"]


def test_2_2_the_count_of_passes_starts_again_when_somebody_acts() -> None:
    everything = {2: ALL_CARDS}
    t = table(3, hands=everything, market="", deck="", discards="", unseen=[])
    t.play("pass")
    t.play("pass")
    assert t.state.passes == 2
    t.play("claim twin-peaks castro")
    assert t.state.passes == 2, "a claim is made when it is paid"
    t.play("pay 1 ferry", chance="ferry")
    assert t.state.passes == 0


def test_the_tiny_box_has_the_same_turn() -> None:
    t = table(2, TINY, market="1 blue 1 green 1 black")
    assert {words.split()[0] for words in t.legal()} == {"take", "draw", "tickets"}
