"""Sealed bids: the mix of influence cards that nobody can gain against."""

import pytest
from mypy_extensions import i64

from fogline.core.rows import vec
from fogline.games.investors import mixes
from fogline.games.investors.bids import HIGHEST, KNOWN, PARTS, balanced, chances, mix, situation, worked_out
from fogline.games.investors.box import PEOPLE
from fogline.games.investors.tests.table import BOX

WORTHS = [(seats, rights, worth) for seats in (3, 4, 5) for rights in (1, 2, 3) for worth in (2, 6, 12)]


@pytest.mark.parametrize(("seats", "rights", "worth"), WORTHS)
def test_no_card_brings_clearly_more_than_the_mix(seats: int, rights: int, worth: int) -> None:
    """Among bidders alike: what the best card brings against the others is about what the mix brings."""
    shares = balanced(seats - 1, rights, float(worth), 10)
    brings = [chance * max(worth - card, 0) for card, chance in enumerate(chances(shares, seats - 1, rights))]
    mean = sum(share * each for share, each in zip(shares, brings, strict=True))
    assert sum(shares) == pytest.approx(1.0)
    assert max(brings) <= mean + 0.03 * worth


def test_a_tie_wins_nothing_and_rights_go_to_the_highest() -> None:
    """3.4, 3.5, against two others who play 0 or 2, one as often as the other."""
    one = chances(vec[float]([0.5, 0.0, 0.5]), 2, 1)
    assert list(one) == pytest.approx([0.25, 0.5, 0.25])  # 0 wins where the two others tie above it
    two = chances(vec[float]([0.5, 0.0, 0.5]), 2, 2)
    assert list(two) == pytest.approx([0.25, 1.0, 0.25])


def test_a_mix_is_kept_and_told_in_parts() -> None:
    found = mix(3, 1, 8, 9)
    assert list(KNOWN[situation(3, 1, 8, 9)]) == list(found) == list(mix(3, 1, 8, 9))
    assert PARTS - 10 <= sum(found) <= PARTS + 10
    assert len(mix(3, 1, 8, 4)) == 5
    assert list(mix(3, 1, 0, 0)) == [PARTS + 1], "who has nothing plays nothing"


def test_dear_rights_are_bid_for_with_high_cards_and_many_rights_with_lower_ones() -> None:
    def mean(shares: vec[i64]) -> float:
        return float(sum(card * int(share) for card, share in enumerate(shares))) / float(sum(shares))

    assert mean(mix(3, 1, 3, 9)) < mean(mix(3, 1, 6, 9)) < mean(mix(3, 1, 12, 9))
    assert mean(mix(4, 3, 8, 9)) < mean(mix(4, 1, 8, 9))


def test_what_was_worked_out_beforehand_is_what_would_be_worked_out_now() -> None:
    for seats, rights, worth, most, *_ in mixes.read()[::97]:
        told, found = mix(seats, rights, worth, most), worked_out(seats, rights, worth, most)
        assert list(told) == list(found), (seats, rights, worth, most)


def test_no_situation_of_the_printed_box_is_left_to_be_worked_out() -> None:
    mix(3, 1, 1, 0)
    for seats in (3, 4, 5):
        for rights in {1, *map(int, BOX.call_rights)}:
            for worth in range(1, HIGHEST + 1):
                assert all(situation(seats, rights, worth, most) in KNOWN for most in range(PEOPLE))
