"""How sure a number is: intervals hold what they promise, and chance is told from a difference."""

import pytest

from fogline.core.dealer import Dealer
from fogline.lab.sure import Sums, Sure, as_json, beta, chance, clear, effect, share, sums


def test_a_share_is_as_wilson_has_it() -> None:
    """8 of 10, by hand and by every table of them: 0.490 to 0.943."""
    found = share(8, 10)
    assert (round(found.value, 3), round(found.low, 3), round(found.high, 3)) == (0.8, 0.490, 0.943)


@pytest.mark.parametrize(("times", "of"), [(0, 5), (5, 5), (0.5, 1), (0, 0)])
def test_the_ends_stay_within_what_can_be(times: float, of: int) -> None:
    found = share(times, of)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.low < found.high


@pytest.mark.parametrize("percent", [5, 50, 90])
def test_a_share_is_held_by_its_interval_in_about_95_of_100_runs(percent: int) -> None:
    dice, held = Dealer(7, quiet=True), 0
    for _ in range(1000):
        found = share(sum(dice.below(100) < percent for _ in range(60)), 60)
        held += found.low <= percent / 100 <= found.high
    assert 920 <= held <= 985


def test_a_mean_and_its_interval_do_not_depend_on_how_values_are_grouped() -> None:
    values = [3, 8, 4, 4, 9, 1, 6]
    whole = sums(values)
    assert sums(values[:3]) + sums(values[3:]) == whole
    found = whole.sure()
    assert found.value == 5
    assert (found.low, found.high) == pytest.approx((2.384, 7.616), abs=0.02)  # 5 ± 2.447 · √8 / √7
    assert whole.sure(2).value == 2.5
    assert Sums().sure() == Sure(0.0, 0.0, 0.0)


def test_what_comes_by_chance_is_rarely_clear_and_a_difference_is() -> None:
    dice = Dealer(3, quiet=True)
    false = 0
    for _ in range(200):
        table = {str(n): chance(sums(int(dice.below(7)) - 3 for _ in range(40))) for n in range(10)}
        false += bool(clear(table))
    assert false <= 20, "of 20 tables of ten figures in which nothing differs about one may say otherwise"
    real = {"real": chance(sums(int(dice.below(7)) - 1 for _ in range(40))), "none": 0.6}
    assert clear(real) == {"real"}
    assert chance(Sums()) == 1.0


@pytest.mark.parametrize(
    ("t", "freedom", "two_sided"), [(2.228, 10, 0.05), (2.045, 29, 0.05), (3.250, 9, 0.01), (1.96, 10**6, 0.05)]
)
def test_students_t_is_as_tables_have_it(t: float, freedom: int, two_sided: float) -> None:
    assert beta(freedom / (freedom + t * t), freedom / 2, 0.5) == pytest.approx(two_sided, rel=0.01)


def test_an_effect_counts_in_standard_deviations() -> None:
    one, other = sums([4, 6] * 50), sums([3, 5] * 50)
    found = effect(one, other)
    assert found.value == pytest.approx(1.0, abs=0.01)
    assert found.low > 0.6
    assert effect(one, one).value == 0
    assert effect(sums([1]), other) == Sure(0.0, 0.0, 0.0)


def test_sure_numbers_are_lists_in_json() -> None:
    assert as_json({"a": Sure(1.0, 0.5, 2.0), "b": [Sure(0, 0, 0)], "c": 3}) == {
        "a": [1.0, 0.5, 2.0],
        "b": [[0, 0, 0]],
        "c": 3,
    }
