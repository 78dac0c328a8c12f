"""The numbers by which the quick mind weighs: an estimate, not a rule. In half points unless something else is said."""

from typing import Final, final

from fogline.bots.taste import PLAIN, Taste


@final
class Habits:
    """What it goes by everywhere; ``habits.toml`` has the adept's, by seats."""

    def __init__(self, taste: Taste = PLAIN) -> None:
        # -- columns --
        self.patience: float = 1.5 * taste.growth / taste.hurry
        """What a column must bring while there is time to let it grow."""
        self.denial: float = 0.25 * taste.denial
        """How much of what the next player would gain counts as one's own."""
        self.their_patience: float = 1.5
        """What a column must bring the next player to be taken."""
        self.bar: float = 0.6
        """The next player takes a column that brings this share of what I would ask for in its place."""
        self.spoiling: float = 1.0
        """How much of what the next player would then take counts against a place for a card."""
        self.contract: float = 0.6
        """What a first contract costs."""
        self.more_contracts: float = 0.4
        """What each contract held already adds to that."""
        self.contracts_last: float = 3.0
        """The more, the later in the game contracts cost less."""
        # -- the end --
        self.ending: float = 1.0
        """How much of what the end of the game would bring counts when the last foundation may be drawn."""
        self.end: float = 4.0
        """The most that ending the game can be worth."""
        self.sharp: float = 1.5
        """How far ahead in a district is well ahead when the game ends."""
        self.blur: float = 4.0
        """How much farther that is at the start."""
        # -- districts --
        self.passing: float = 1.0
        """Passing a rival is worth the step from one advantage token to the next, so many points with several."""
        self.full: float = 2.0
        """A full district."""
        self.nearly_full: float = 1.2
        """What being near to the first full one is worth at most."""
        self.bonus: float = 1.0
        """How many times as much as ``BONUS_WORTH`` says a bonus is worth."""
        self.half_bonus: float = 0.3
        """How much of it the first of its two symbols is worth."""
        self.crowded: float = 0.05
        """What each card in a district that is not full takes from it: there is less room for better ones."""
        # -- cable cars and skyscrapers --
        self.cars: float = 1.25
        """How much more than a district being ahead in cable cars is worth."""
        self.cars_blur: float = 2.0
        """How much farther well ahead is at the start than at the end, in cable cars."""
        self.waiting: float = 0.35
        """Tracks without a car and squares without a light."""
        self.tower: float = 2.0
        """A skyscraper."""
        self.seaside: float = 0.4
        """A symbol by the sea that skyscrapers like."""
        self.medal: float = 2.0
        """Having more of them than anybody else."""
        self.foundation: float = 1.6
        """A foundation that may still get its skyscraper."""
        self.room: float = 2.0
        """How many of its missing cards each empty space beside a foundation makes up for."""


USUAL: Final = Habits()
