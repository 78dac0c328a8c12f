"""The numbers by which the quick mind weighs: rules of thumb, in points of prestige unless something else is said."""

from typing import Final, final

from mypy_extensions import i64

from fogline.bots.taste import PLAIN, Taste


@final
class Habits:
    """What it goes by everywhere; ``habits.toml`` has the adept's, by seats."""

    def __init__(self, taste: Taste = PLAIN) -> None:
        # -- means --
        self.influence_pace: float = 0.25
        """How many points a year one's influence must last for."""
        self.checks_pace: float = 0.7 * taste.growth / taste.hurry
        """The same of checks."""
        self.checks_share: float = 0.2
        """Years ahead times this: into how many parts I divide my checks, at most one of which goes into one bid."""
        self.short_of_influence: float = 1.4
        """How much sooner checks are taken for a bonus than influence, by how short I am of each."""
        # -- districts --
        self.one_rod: float = 0.45
        """What a district is worth of its prestige when one more rod would decide it."""
        self.two_rods: float = 0.18
        self.three_rods: float = 0.06
        self.four_rods: float = 0.02
        self.last_round: float = 0.5
        """What is left of that for each of these rods when the next card ends the game."""
        self.last_card: float = 0.4
        """The same when the present one does."""
        self.envy: float = 0.35 * taste.denial
        """How much of a rival's hope counts against me."""
        # -- what rights are worth --
        self.move: float = 2.5
        """What a card that moves a rod is usually worth; near the end, at most."""
        self.exchange: float = 3.0
        """One that exchanges two."""
        self.rivals_call: float = 0.5
        """How much of what a call opens to the best of the others counts against it."""
        # -- bids --
        self.opening: float = 0.4
        """How much of what a right is worth is bid first."""
        self.sealed: float = 0.6
        """How much of it is sealed at least."""
        self.accepted: float = 0.4
        """For how much of it others may have it."""
        self.asked: float = 0.5
        """For how much of it they are asked."""
        self.given: float = 0.8
        """How much of it goes to others at most."""

    def hope(self, more: i64) -> float:
        """What a district is worth of its prestige, by how many more rods would decide it."""
        if more <= 1:
            return 1.0 if more == 0 else self.one_rod
        if more == 2:
            return self.two_rods
        return self.three_rods if more == 3 else self.four_rods


USUAL: Final = Habits()
