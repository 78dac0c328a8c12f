"""What is said of the game before it is opened, and its printed variants in words."""

from typing import Final

from fogline.core.text import N_, About, OptionWords

ABOUT: Final = About(
    blurb=N_(
        "Between the earthquake of 1906 and the exposition of 1915 you get permits, clear rubble and build "
        "where your objectives want it, against others or alone against the Committee of Fifty."
    ),
    suits=N_("Rich in choices, also alone"),
    minutes="45",
    title="1906 San Francisco",
    designer="Perepau Llistosella",
    publisher="Looping Games",
    year=2018,
)
"""2018 is the first edition; the rules here are those of the second."""

OPTIONS: Final[dict[str, OptionWords]] = {
    "sides": OptionWords(
        label=N_("Sides of the plot cards"),
        help=N_("Who decides which side of each plot card is up: they differ in their rubble [1.2]."),
        choices={"random": N_("chance"), "chosen": N_("the starting player")},
    ),
    "committee": OptionWords(
        label=N_("The Committee of Fifty"),
        help=N_("How hard the opponent of a solo game is; it has no part in games with others [9.1]."),
        choices={"normal": N_("normal mode"), "hard": N_("hard mode")},
    ),
}
