"""What is said of the game before it is opened."""

from typing import Final

from fogline.core.text import N_, About

ABOUT: Final = About(
    blurb=N_(
        "Collect coloured cards, claim cable-car routes between the sights of the city "
        "and join the places on your secret tickets."
    ),
    suits=N_("Light and quick: a good first game"),
    minutes="10–15",
    title="Ticket to Ride: San Francisco",
    designer="Alan R. Moon",
    publisher="Days of Wonder",
    year=2022,
)
