"""The numbers of a log: counted line by line as it grows, they are what they would be counted at once."""

from hypothesis import given
from hypothesis import strategies as st

from fogline.table.log import HEARD, QUIET, RULES, Count, Line, chapters

KEEPS = st.lists(st.sampled_from([HEARD, HEARD, QUIET, RULES, 0, 1, 3]), max_size=25)


def log_of(keeps: list[int]) -> list[Line]:
    """A log of these lines; a take-back never keeps more turns than there are."""
    log: list[Line] = []
    for keep in keeps:
        log.append(Line(0, "", [], min(keep, len(chapters(log)[-1])) if keep >= 0 else keep))
    return log


def news(log: list[Line], since: int) -> int:
    """As plainly as it can be said: every line is read again."""
    turns = known = revision = 0
    for line in log:
        turns = 0 if line.keep == RULES else line.keep if line.keep >= 0 else turns + 1
        revision += line.keep != QUIET
        known = turns if revision <= since else min(known, -1 if line.keep == RULES else turns)
    return known + 1 if since >= 0 else 0


def plainly(log: list[Line]) -> tuple[int, list[list[int]]]:
    """The revision, and the number of each turn by chapter."""
    after: list[list[int]] = []
    for lines in chapters(log):
        numbers = [after[-1][-1] + 1 if after else 0]
        for line in lines:
            numbers.append(numbers[-1] + (line.keep != QUIET))
        after.append(numbers)
    return sum(line.keep != QUIET for line in log), after


@given(KEEPS, st.lists(st.integers(0, 25), max_size=4))
def test_a_log_that_grows_is_counted_as_if_at_once(keeps: list[int], stops: list[int]) -> None:
    log = log_of(keeps)
    known: Count | None = None
    for stop in sorted(min(stop, len(log)) for stop in stops):
        known = Count(log[:stop], known)
    count = Count(log, known)
    assert (count.revision, count._after) == plainly(log)
    for since in range(-1, len(log) + 2):
        assert count.news(since) == news(log, since)
    for lines in range(len(log) + 1):
        assert count.revision_after(lines) == Count(log[:lines]).revision
