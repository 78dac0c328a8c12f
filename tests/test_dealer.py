"""The Dealer: chance that is fair, the same on every machine, and can be scripted."""

from collections import Counter
from math import sqrt

import pytest

from fogline.core.dealer import Dealer, ScriptError


def test_a_seed_is_the_same_game_on_every_machine() -> None:
    """Frozen: other numbers here would mean that no seed gives the game it gave before."""
    dealer = Dealer(1906)
    assert [dealer.below(6) for _ in range(12)] == [3, 4, 1, 3, 0, 0, 2, 5, 1, 2, 3, 1]
    assert [dealer.below(1000) for _ in range(8)] == [988, 519, 577, 675, 910, 548, 458, 771]
    assert [dealer.pick([1, 0, 3, 2]) for _ in range(8)] == [3, 0, 2, 2, 3, 2, 2, 3]


def test_all_96_bits_of_a_seed_count() -> None:
    streams = set()
    for seed in (0, 1, 1 << 31, 1 << 32, 1 << 63, 1 << 64, 1 << 95):
        dealer = Dealer(seed)
        streams.add(tuple(dealer.below(1000) for _ in range(4)))
    assert len(streams) == 7
    big = Dealer((1 << 95) + 17)
    assert [big.below(100) for _ in range(6)] == [49, 61, 93, 17, 68, 5]


def fits(counts: list[int], shares: list[float]) -> bool:
    """Pearson's chi-square below a bound that a fair dealer passes (five standard deviations above its mean)."""
    n, total = sum(counts), sum(shares)
    wanted = [n * share / total for share in shares]
    chi = sum((c - w) ** 2 / w for c, w in zip(counts, wanted, strict=True))
    free = len(counts) - 1
    return chi < free + 5 * sqrt(2 * free)


@pytest.mark.parametrize("n", [2, 3, 5, 7, 44, 100])
def test_below_is_uniform(n: int) -> None:
    dealer = Dealer(11)
    counts = Counter(int(dealer.below(n)) for _ in range(200 * n))
    assert fits([counts[i] for i in range(n)], [1] * n)


def test_neighbours_are_independent() -> None:
    dealer = Dealer(12)
    pairs = Counter((int(dealer.below(4)), int(dealer.below(4))) for _ in range(4000))
    assert fits([pairs[a, b] for a in range(4) for b in range(4)], [1] * 16)


def test_first_answers_of_neighbouring_seeds_are_fair() -> None:
    counts = Counter(int(Dealer(seed).below(5)) for seed in range(3000))
    assert fits([counts[i] for i in range(5)], [1] * 5)


def test_pick_is_as_likely_as_the_count_and_leaves_the_bag() -> None:
    dealer = Dealer(13)
    bag = [6, 0, 1, 8, 3]
    counts = Counter(int(dealer.pick(bag)) for _ in range(6000))
    assert bag == [6, 0, 1, 8, 3]
    assert counts[1] == 0
    assert fits([counts[i] for i in (0, 2, 3, 4)], [6, 1, 8, 3])


def test_a_choice_of_one_is_still_asked() -> None:
    dealer = Dealer(1)
    assert (dealer.below(1), dealer.pick([0, 4])) == (0, 1)
    assert dealer.dealt == [0, 1]


def test_a_script_answers_in_order() -> None:
    dealer = Dealer(script=[2, 0, 1])
    assert dealer.unused() == 3
    assert [dealer.below(3), dealer.pick([1, 1])] == [2, 0]
    assert dealer.unused() == 1


def test_a_script_that_is_too_short() -> None:
    dealer = Dealer(script=[])
    with pytest.raises(ScriptError, match="once more than the script"):
        dealer.below(2)
    with pytest.raises(ScriptError, match="once more than the script"):
        dealer.pick([1])


@pytest.mark.parametrize("answer", [-1, 3, 99])
def test_a_script_that_answers_what_cannot_be(answer: int) -> None:
    with pytest.raises(ScriptError, match="only 0 to 2 is possible"):
        Dealer(script=[answer]).below(3)
    with pytest.raises(ScriptError, match="of which none is left"):
        Dealer(script=[answer]).pick([1, 1, 1])


def test_a_script_cannot_pick_what_is_not_in_the_bag() -> None:
    with pytest.raises(ScriptError, match="of which none is left"):
        Dealer(script=[1]).pick([2, 0, 1])


def test_a_script_is_copied() -> None:
    script = [1, 1]
    Dealer(script=script).below(2)
    assert script == [1, 1]


def test_the_dealer_remembers_until_it_is_asked() -> None:
    dealer = Dealer(script=[1, 0])
    dealer.below(2)
    dealer.say(3, 7, 8)
    dealer.show()
    dealt, said, shown = dealer.take()
    assert (dealt, said, shown) == ([1], [(3, 7, 8, 0, 0, 0, 0)], True)
    assert dealer.take() == ([], [], False)


def test_a_quiet_dealer_gives_the_same_answers_and_remembers_nothing() -> None:
    loud, quiet = Dealer(5), Dealer(5, quiet=True)
    assert [loud.below(9) for _ in range(20)] == [quiet.below(9) for _ in range(20)]
    quiet.say(1, 2)
    assert quiet.take()[:2] == ([], [])
    assert len(loud.take()[0]) == 20
