"""The decks that are used up: what can be remembered of them (``rules/memory.py``)."""

from typing import final

from mypy_extensions import i64

from fogline.core.fields import alike
from fogline.core.rows import INTERPRETED, vec
from fogline.games.cablecars.box import CARDS


@final
class Decks:
    """Nothing here ever changes: another takes its place, so that states may share it."""

    def __init__(self, seats: i64, like: "Decks | None" = None) -> None:
        self.seats: i64 = seats
        self.drawn: vec[i64] = vec[i64]() if like is None else like.drawn
        """Deck after deck, seat after seat, the cards drawn unseen: ``drawn[(deck * seats + seat) * CARDS + card]``."""
        self.draws: vec[i64] = vec[i64]() if like is None else like.draws
        """Deck after deck, seat after seat, how many these are."""
        self.pools: vec[i64] = vec[i64]() if like is None else like.pools
        """Deck after deck, what was drawn from it unseen by all together."""
        self.paid: vec[i64] = vec[i64]() if like is None else like.paid
        """What was paid with cards drawn unseen since the first deck was used up, in its order (``rules/notes.py``)."""
        self.carried: vec[i64] = vec[i64]([0] * (seats * CARDS)) if like is None else like.carried
        """By seat and card, what was drawn from these decks less what was paid since. The rest of a hand was seen being
        taken, or drawn from the present deck."""

    def __eq__(self, other: object) -> bool:
        return alike(self, other)


def another(decks: Decks) -> Decks:
    """The same, for what is new to be put in its place before anybody shares it."""
    return Decks(decks.seats, decks)


if INTERPRETED:
    from fogline.core.copier import copier

    another = copier(Decks)
