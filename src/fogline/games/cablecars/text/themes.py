"""What puzzles are about, by the kind of their best action: the idea, and not the answer."""

from typing import Final

from fogline.core.text import N_, Sentence

COLLECT: Final = N_("Which card to collect, and for which route")
TICKETS: Final = N_("Tickets that are worth the way")

THEMES: Final[dict[str, Sentence]] = {
    "TakeCard": COLLECT,
    "DrawCard": COLLECT,
    "DrawTickets": TICKETS,
    "KeepBoth": TICKETS,
    "KeepTicket": TICKETS,
    "Claim": N_("The route that cannot wait"),
    "Pay": N_("What to pay with, and which colours to keep"),
    "TakeToken": N_("Tokens: the one that others want too"),
}
