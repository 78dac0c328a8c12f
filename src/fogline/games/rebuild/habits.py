"""The numbers by which the quick mind weighs: rules of thumb, in points unless something else is said."""

from typing import Final, final

from fogline.bots.taste import PLAIN, Taste


@final
class Habits:
    """What it goes by everywhere; ``habits.toml`` has the adept's, by seats."""

    def __init__(self, taste: Taste = PLAIN) -> None:
        # -- what a turn is used for --
        self.first: float = 0.12 * taste.denial
        """What standing one space further to the right is worth."""
        self.materials: float = taste.growth
        """How many times as much as ``MATERIALS`` says one more building is worth."""
        self.spent: float = 0.35 * taste.hurry
        """How much of a building's worth is lost when it waits."""
        self.soon: float = 0.8
        """How much of the last building's worth the materials for it are."""
        self.hoped: float = 0.6
        """How much of what the best builder gets the materials for the last building are worth."""
        # -- money and time --
        self.dollar: float = 0.45
        """What a dollar is worth to the rich."""
        self.first_dollar: float = 2.2
        """How much more it is worth to the poor."""
        self.late_dollar: float = 0.34
        """What it is worth in the last few turns."""
        self.building_turns: float = 4.0
        """About how many turns a building takes with its permits and materials."""
        # -- permits --
        self.unseen_permit: float = 0.8
        """What the top permit of the deck is worth."""
        self.permits: float = 1.0
        """How many times as much as ``PERMIT`` says one more permit is worth."""
        self.grant: float = 1.0
        """How much more a building grant is worth."""
        self.kept: float = 1.6
        """What a permit that is not discarded is still worth."""
        self.needed: float = 1.6
        """How many permits a building still to come takes."""
        self.best_place: float = 0.25
        """How much of what the best space brings a permit for it is worth."""
        self.free_plot: float = 0.5
        """What it is worth more if its plot has vacant spaces."""
        self.partners: float = 0.5
        """What each permit in hand that shares an icon with it adds, up to twice this."""
        # -- where to build --
        self.building: float = 0.7
        """What a building brings wherever it stands."""
        self.most_colour: float = 1.4
        """What one brings on a colour in which most is to be had."""
        self.later_pair: float = 0.3
        """How much of a pair a space beside vacant ones is worth."""
        self.later_rival: float = 0.45
        """How much of a rival's neighbourhood a space beside vacant ones is worth."""
        # -- the board and the cards --
        self.step: float = 1.25
        """About what a step on the development board brings with an urbanism card."""
        self.step_more: float = 0.2
        """What a step brings beyond its points: the last ones of a row or column bring twice as much."""
        self.lines: float = 1.2
        """What an objective for rows or columns gains from a step."""
        self.more_light: float = 0.6
        """Lights are worth more together: what each keeps open."""
        self.rubble: float = 1.0
        """How many times as much as objectives say a rubble token is worth."""
        # -- objectives --
        self.signed: float = 0.75
        """Plans fail: how much of an objective's hoped-for points to believe."""
        self.proved: float = 1.0
        """How many times as much as ``PROVED`` says an objective is worth."""
        self.unseen: float = 4.0
        """What an objective from the deck is worth while there is time for it."""


USUAL: Final = Habits()
