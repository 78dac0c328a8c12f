"""A draft: one seat's steps since the last commit, which nobody else sees."""

from dataclasses import dataclass
from typing import Final

from fogline.core.errors import FoglineError
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.table.values import bare


@bare
@dataclass(frozen=True)
class Draft:
    """One seat's steps since the last commit, and the game as it stands after each of them."""

    steps: tuple[str, ...]
    matches: tuple[Match, ...]
    sealed: bool = False
    """Others have gone on since, and the last step would be a barrier now: it is done when it is confirmed."""


NOTHING_DRAFTED: Final = Draft((), ())


def fit(steps: tuple[str, ...], match: Match, seat: Seat) -> Draft | None:
    """A draft with these steps on a committed moment, or None where one of them cannot be done any more."""
    matches: list[Match] = []
    now = match
    for step in steps:
        try:
            after = now.without_chance(now.box.ids[step], seat)
        except (FoglineError, KeyError):
            return None
        if after is None or is_barrier(after):
            # The last of several sealed choices, say. Its outcome must not be seen before it is confirmed.
            return Draft((*steps[: len(matches)], step), (*matches, now), sealed=True)
        matches.append(after)
        now = after
    return Draft(steps, tuple(matches))


def is_barrier(match: Match) -> bool:
    """Whether there is no way back from the last step: chance has answered it, it shows something, or all is over."""
    return match.barrier() is not None or match.over
