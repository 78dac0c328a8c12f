"""What is said of the game before it is opened, and its printed variants in words."""

from typing import Final

from fogline.core.text import N_, About, OptionWords

ABOUT: Final = About(
    blurb=N_(
        "Bid with influence, checks and sealed chips for the right to lay rods on the streets, "
        "and rebuild the districts where nobody can equal you any more."
    ),
    suits=N_("For bidders and bluffers"),
    minutes="90",
    title="San Francisco",
    designer="Andreas Wetter, Thorsten Löpmann",
    publisher="Amigo",
    year=2000,
)

OPTIONS: Final[dict[str, OptionWords]] = {
    "negotiation": OptionWords(
        label=N_("Negotiating"),
        help=N_(
            "Whether those who have shown the same chip may come to terms before bidding [12.1], or name prices [12.7]."
        ),
        choices={False: N_("not allowed"), True: N_("one offer each"), "prices": N_("with prices and counter-offers")},
    ),
    "bonuses": OptionWords(
        label=N_("Bonus cards"),
        help=N_(
            "As many as the shuffle brings, three or four of twelve [12.5], or you choose all twelve in turn [12.10]."
        ),
        choices={"shuffled": N_("as shuffled"), 3: N_("three"), 4: N_("four"), "chosen": N_("card by card")},
    ),
}
