"""Chapter 5, bidding with option chips."""

from typing import Any

from fogline.games.investors import questions as q
from fogline.games.investors.box import FIRST_CHIP
from fogline.games.investors.rules.majority import holder
from fogline.games.investors.rules.turn import waiting
from fogline.games.investors.tests.table import BLUE, BOX, FULL, GREEN, RED, YELLOW, Table, kept, told

IO, MR, VH = "chip industry office", "chip market recreation", "chip villa housing"


def chips(*played: str, **given: Any) -> Table:
    t = kept("option chips 3", len(played), **given)
    t.each(*played)
    return t


def test_5_1_all_choose_in_secret_and_turn_over_together() -> None:
    t = kept("option chips 3")
    assert t.legal(GREEN) == [IO, MR, VH]
    assert [(e.key, dict(e.args)) for e in t.play(VH, BLUE)] == [("chose", {"seat": BLUE})]
    assert list(t.state.chips) == [-1] * 4
    t.play(IO, YELLOW)
    t.play(IO, RED)
    events = t.play(MR, GREEN)
    assert [shown["chip"] for shown in told(events, "chip-shown")] == [0, 2, 0, 1]


def all_streets_of(chip: int) -> list[str]:
    """The streets that a chip opens on the test city."""
    return [BOX.street_names[i] for i in kept("option chips 3").state.reach[FIRST_CHIP + chip]]


def test_5_2_a_chip_without_a_street_cannot_be_chosen() -> None:
    streets = all_streets_of(2)
    rods = {seat: streets[seat::4] for seat in range(4)}
    t = kept("option chips 3", rods=rods, rebuilt=decided(rods))
    assert t.legal(YELLOW) == [IO, MR]
    assert t.why(VH, YELLOW) == [("chip-no-street", "5.2", {"chip": 2})]


def decided(rods: dict[int, list[str]]) -> list[tuple[str, int]]:
    """The tiles that these rods decide, so that the table is possible."""
    probe = kept("option chips 3").state
    for seat, streets in rods.items():
        for street in streets:
            probe.rods[BOX.street_names.index(street)] = seat
    held = {BOX.tile_names[t]: holder(probe, t) for t in range(BOX.tiles) if probe.layout[t] != 6}
    return [(tile, seat) for tile, seat in held.items() if seat >= 0]


def test_5_3_alone_with_a_chip() -> None:
    t = kept("option chips 3")
    t.each(VH, MR, MR)
    events = t.play(MR)
    assert told(events, "chip-alone") == [{"seat": YELLOW, "chip": 2}]
    assert told(events, "contested") == [{"chip": 1, "players": 3}]


def test_5_4_it_costs_one_check_of_ones_choice_unseen() -> None:
    t = chips(VH, MR, MR, MR)
    assert t.legal(YELLOW) == [f"pay {value}" for value in BOX.values]
    assert t.why("add 10", YELLOW) == [("pay-one-check", "5.4", {})]
    assert t.why("seal", YELLOW) == [("pay-one-check", "5.4", {})]
    assert [e.key for e in t.play("pay 30", YELLOW)] == ["chose"]
    assert t.hand(YELLOW) == FULL, "nothing moves until all are ready"
    t.seal(BLUE, "40")
    t.seal(RED)
    events = t.seal(GREEN)
    assert told(events, "paid-unseen") == [{"seat": YELLOW, "check": 2}]
    assert t.hand(YELLOW) == "10 10 20 20 40 50 60 70 80 90 100"
    assert t.bank() == "30 40"


def test_5_5_up_to_five_checks_are_sealed_or_none() -> None:
    t = chips(VH, MR, MR, IO)
    assert t.legal(BLUE)[-1] == "seal"
    assert t.keys("pay 10", BLUE) == ["seal-a-bid"]
    for value in (10, 10, 20, 20, 30):
        t.play(f"add {value}", BLUE)
    assert t.legal(BLUE) == ["seal"]
    assert t.why("add 40", BLUE) == [("sealed-full", "5.5", {"most": 5})]
    assert t.keys("add 10", BLUE) == ["sealed-full", "no-such-check"]
    t.play("seal", BLUE)
    assert waiting(t.state) == (YELLOW, RED, GREEN)
    t.seal(RED)
    t.play("pay 10", YELLOW)
    events = t.play("pay 10", GREEN)
    assert [(s["seat"], s["total"]) for s in told(events, "sealed-shown")] == [(BLUE, 90), (RED, 0)]


def test_5_6_the_largest_sum_wins_and_is_paid() -> None:
    t = chips(MR, MR, MR)
    t.seal(YELLOW, "100")
    t.seal(BLUE, "50 60")
    t.seal(RED, "90")
    assert t.state.queue == [BLUE]
    assert t.bank() == "50 60"
    assert t.hand(YELLOW) == t.hand(RED) == FULL


def test_5_7_equal_sums_are_out() -> None:
    t = chips(MR, MR, MR)
    t.seal(YELLOW, "100")
    t.seal(BLUE, "40 60")
    t.seal(RED, "20")
    assert t.state.queue == [RED]
    t = chips(MR, MR, MR)
    t.seal(YELLOW, "100")
    t.seal(BLUE, "40 60")
    events = t.seal(RED, chance="villa checks 1")
    assert told(events, "contest-tied") == [{"chip": 1}]
    assert t.bank() == ""


def test_5_8_industry_and_office_invest_first() -> None:
    t = chips(VH, MR, IO)
    t.each("pay 10", "pay 10", "pay 10")
    assert t.state.queue == [RED, BLUE, YELLOW]
    assert {BOX.ids[words] - BOX.first[9] for words in t.legal()} == set(t.state.reach[FIRST_CHIP])


def test_5_9_without_checks_no_right() -> None:
    t = chips(VH, IO, IO, MR, hands={YELLOW: "", BLUE: ""})
    assert waiting(t.state) == (RED, GREEN)
    t.seal(RED, "10")
    events = t.play("pay 20", GREEN)
    assert told(events, "cannot-pay") == [{"seat": YELLOW, "chip": 2}]
    assert t.state.queue == [RED, GREEN]


def test_5_8_example_red_blue_green_yellow() -> None:
    """Red villa/housing, Blue and Green marketplace/recreation with 120 and 70, Yellow industry/office."""
    t = chips(IO, MR, VH, MR)
    t.play("pay 20", YELLOW)
    t.play("pay 10", RED)
    t.seal(BLUE, "20 100")
    events = t.seal(GREEN, "70")
    assert told(events, "contest-won") == [{"seat": BLUE, "chip": 1, "total": 120}]
    assert t.state.queue == [YELLOW, BLUE, RED]
    assert t.hand(GREEN) == FULL
    assert t.bank() == "10 20 20 100"


def test_5_3_example_as_many_rights_as_different_chips() -> None:
    for played, rights in (((VH, VH, VH), 1), ((VH, IO, VH), 2), ((VH, IO, MR), 3)):
        t = chips(*played)
        for n, seat in enumerate(waiting(t.state)):
            if "seal" in t.legal(seat):
                t.seal(seat, str(BOX.values[n]))
            else:
                t.play("pay 10", seat)
        assert (t.asks, len(t.state.queue)) == (q.INVEST, rights)


def test_5_4_the_last_check_is_paid_without_asking() -> None:
    t = chips(VH, MR, MR, hands={YELLOW: "70"})
    assert waiting(t.state) == (BLUE, RED)
    t.seal(BLUE)
    t.seal(RED, "10")
    assert t.hand(YELLOW) == ""
    assert t.state.queue == [RED, YELLOW]
