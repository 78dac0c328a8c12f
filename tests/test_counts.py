"""Bags as rows of counts: what is told of them, and rows that are made of others without changing these."""

from mypy_extensions import i64

from fogline.core.counts import grown, joined, kinds, some, total
from fogline.core.rows import vec


def test_a_bag_tells_how_much_it_holds_and_of_which() -> None:
    for counts, held, mask in (([0, 0, 0], 0, 0), ([0, 2, 0, 1], 3, 0b1010), ([0] * 61 + [1], 1, 1 << 61)):
        bag = vec[i64](counts)
        assert (total(bag), some(bag), kinds(bag)) == (held, held > 0, mask)


def test_a_row_that_is_made_of_another_leaves_it_as_it_was() -> None:
    row, more = vec[i64]([3, 1]), vec[i64]([4])
    assert list(joined(row, more)) == [3, 1, 4]
    assert list(grown(row, 5)) == [3, 1, 5]
    assert (list(row), list(more)) == ([3, 1], [4])
    assert list(grown(vec[i64](), 2)) == [2]
