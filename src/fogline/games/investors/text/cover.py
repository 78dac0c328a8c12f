"""What is said of the game before it is opened, and its printed variants in words."""

from typing import Final

from fogline.core.text import N_, About, OptionWords

ABOUT: Final = About(
    blurb=N_(
        "Bid with influence, checks and sealed chips for the right to lay rods on the streets, "
        "and rebuild the districts where nobody can equal you any more."
    ),
    minutes="90",
    title="San Francisco",
    designer="Andreas Wetter, Thorsten Löpmann",
    publisher="Amigo",
    year=2000,
)

OPTIONS: Final[dict[str, OptionWords]] = {
    "negotiation": OptionWords(
        label=N_("Negotiating"),
        help=N_("Whether players who have shown the same option chip may come to terms before they bid for it [12.1]."),
        choices={False: N_("not allowed"), True: N_("allowed")},
    ),
    "bonuses": OptionWords(
        label=N_("Bonuses among the action cards"),
        help=N_(
            "How many of the twelve action cards are bonuses: as many as the shuffle brings, three or four [12.5]."
        ),
        choices={"shuffled": N_("as shuffled"), 3: N_("three"), 4: N_("four")},
    ),
}
