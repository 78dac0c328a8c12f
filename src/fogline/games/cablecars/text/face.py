"""What the drawn table says between its signs."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence
from fogline.games.cablecars.text.board import BOARD

LETTERS: Final = (*[BOARD[f"letter-{colour}"] for colour in range(7)], "·")
"""By colour: its letter, the same as in the browser; a dot is gray."""

FACE: Final[dict[str, Sentence]] = {
    "page-map": N_("Map"),
    "page-tickets": N_("Tickets"),
    "market": N_("Face up"),
    "decks": N_("deck {deck} discards {discards} tickets {tickets}"),
    "hand": N_("Hand {count}"),
    "tickets": N_("My tickets"),
    "offered": N_("On offer"),
    "connected": N_("connected"),
    "no-way": N_("no way left"),
    "missing": Plural("{cars} car missing", "{cars} cars missing", "cars"),
    "more": N_("… and {n} more"),
    "tokens": N_("Tokens"),
    "legend": N_("R3 three red · ·3 any colour · F ferry · ✚3 claimed · *2 tokens"),
    "reconstructed": N_("Reconstructed map, not the printed one"),
    "last-round": Plural("LAST ROUND: {turns} turn left", "LAST ROUND: {turns} turns left", "turns"),
    "claiming": N_("Claiming {track}: {track:cost}"),
    "facts": N_("cars {cars} cards {cards} tickets {tickets} tok. {tokens}"),
}
