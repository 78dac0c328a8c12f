"""What puzzles are about, by the kind of their best action: the idea, and not the answer."""

from typing import Final

from fogline.core.text import N_, Sentence

YEARS: Final = N_("Between two years: money and benefits")
PERMITS: Final = N_("Permits: one of the row, or the unknown one")
OBJECTIVES: Final = N_("Objectives that will pay")
SPEND: Final = N_("Which permits to spend, and which to keep")
CITY: Final = N_("Urbanism cards and rubble: what the city needs")

THEMES: Final[dict[str, Sentence]] = {
    "Go": N_("Which space to go to, before others stand there"),
    "Earn": YEARS,
    "Benefit": YEARS,
    "TakePermit": PERMITS,
    "DrawPermit": PERMITS,
    "Sign": OBJECTIVES,
    "DrawObjective": OBJECTIVES,
    "Site": N_("Where a building brings most"),
    "Use": SPEND,
    "Enough": SPEND,
    "Reward": CITY,
    "NoReward": CITY,
    "ClearUp": CITY,
}
