"""What is said of the game before it is opened."""

from typing import Final

from fogline.core.text import N_, About

ABOUT: Final = About(
    blurb=N_(
        "Plan five districts: add projects to shared columns, or take a whole column at the price of a contract, "
        "to lay tracks and raise skyscrapers."
    ),
    suits=N_("For planners who like a puzzle"),
    minutes="45–60",
    title="San Francisco",
    designer="Reiner Knizia",
    publisher="Rebel Studio",
    year=2022,
)
