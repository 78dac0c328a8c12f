"""What an action is good for."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

AIMS: Final[dict[str, Sentence]] = {
    "waits": N_("Lets the columns grow."),
    "may-end": N_("One foundation token is left: the card may end the game."),
    "grows": N_("Column {column} becomes better for me."),
    "least-use": N_("There it is of least use to {player}."),
    "worth": N_("Points for my city: about {points}."),
    "denies": N_("Denies {player} column {column}."),
    "free-again": N_("Lets me take small columns again."),
    "no-good": N_("The rest would do my city no good."),
    "skyscraper": N_("Raises a skyscraper."),
    "cable-cars": Plural("Makes {cars} cable car run.", "Makes {cars} cable cars run.", "cars"),
    "fills": N_("Completes my district {district}: {mine} to {theirs}."),
    "takes-lead": N_("Takes the lead in {district}: {mine} to {theirs}."),
    "strengthens": N_("Strengthens {district}: {mine} to {theirs}."),
}
