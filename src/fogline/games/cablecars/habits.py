"""The numbers by which the quick mind weighs: rules of thumb, in points unless something else is said."""

from typing import Final, final

from fogline.bots.taste import PLAIN, Taste


@final
class Habits:
    """What it goes by everywhere; ``habits.toml`` has the adept's, by seats."""

    def __init__(self, taste: Taste = PLAIN) -> None:
        # -- what a track takes and brings --
        self.turn: float = 3.0
        """About how many points a turn of a good game brings; it turns points into turns."""
        self.car: float = 0.2
        """What using up a cable car is worth in turns."""
        self.token: float = 1.2
        """What a tourist token is worth at least, because several are worth more than each alone."""
        self.short: float = 6.0
        """With fewer turns left than this a way is chosen to be finished rather than for what it brings."""
        self.least: float = 0.15
        """What a track takes at least: none is free, or ways would wander."""
        # -- tickets --
        self.ticket_turn: float = 2.5
        """What a turn spent on a ticket costs when tickets are chosen."""
        self.tickets_from: float = 1.0
        """New tickets are drawn when so many points may be hoped for."""
        self.sure_from: float = 3.0
        """A ticket with so many turns to spare is taken for certain; with fewer it may well fail."""
        self.their_ticket: float = 4.0
        """What a ticket of somebody else's brings them, all in all."""
        # -- claiming --
        self.now: float = 0.5
        """How much a track of the plan that can be paid is worth having at once, in turns."""
        self.robbed: float = 0.8
        """What each card costs in turns that a claim takes from the rest of the plan."""
        self.risk: float = 0.1
        """How likely a track is lost soon, always."""
        self.rival_risk: float = 0.1 * taste.denial
        """How much more for each of its ends that a rival has reached."""
        self.extra_from: float = 3.0 * taste.growth / taste.hurry
        """What a track must bring when all tickets are done: cards are better kept for a longer one."""
        self.aside_from: float = 5.0 * taste.growth / taste.hurry
        """What one beside the plan must bring."""
        self.end: float = 3.0
        """What it is worth to who is ahead that the last round begins."""
        # -- cards --
        self.dud: float = 0.2
        """A card that helps nothing now."""
        self.helps_tickets: float = 0.5
        """How much more one is worth that is missing for tickets."""
        self.helps_points: float = 0.4
        """How much more one that is missing for other tracks."""
        self.pile: float = 0.02
        """What each card of a colour that is held adds to one more of it."""
        self.ferry: float = 1.3
        """A ferry card that helps, in cards that help."""


USUAL: Final = Habits()
