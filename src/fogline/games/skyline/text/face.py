"""What the drawn table says between its signs."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence
from fogline.games.skyline.text.board import BOARD

FACE: Final[dict[str, Sentence]] = {
    "clock": N_("Foundation tokens left: {left} {stacks}. Cards in the deck: {deck}."),
    "bonuses": N_("Bonuses left: {bonuses}; {tracks}"),
    "column": N_("Column {column}"),
    "empty": N_("empty"),
    "drawn": N_("Drawn: {cards}"),
    "tray": N_("To build: {cards}"),
    "you": N_("{seat} (you)"),
    "status": N_("contracts {contracts}, cable cars {cars}, skyscrapers {towers}"),
    "medal": N_("medal"),
    "legend": N_("2 value  - tracks  = cable car  @ depot  o square  _ foundation  # skyscraper  ~ seaside  * bonus"),
    "marks": N_("9¹ worth and rank of a district  ! finished first"),
    "reconstructed": N_("The project cards are a reconstruction, not the published ones."),
}

SHORT_BONUSES: Final = ("+2", "4", "@", "1½", N_("contracts"), N_("tracks"))
"""Bonuses in a word or a sign."""

COLOURS: Final = ("blue", "gray", "orange", "yellow", "green", "black")
LETTERS: Final = {colour: BOARD[f"letter-{n}"] for n, colour in enumerate(COLOURS)}
"""The letter of a district's colour, the same as in the browser."""

DRAWN: Final[dict[str, Sentence]] = {
    "facts": N_("contr. {contracts} cars {cars} towers {towers} free {spaces}"),
    "more": N_("… {n} more"),
    "cards": Plural("{n} card", "{n} cards", "n"),
    "needs": N_("needs {n}"),
    "deck": N_("Deck {n}"),
    "clock": N_("Foundations {n}"),
    "drawn": N_("Drawn"),
    "tray": N_("To build"),
    "my-city": N_("My city"),
    "columns": N_("worth rank bonus"),
    "contracts": N_("contr."),
    "page-mine": N_("Projects and my city"),
    "page-others": N_("Other cities"),
}
"""The same for a terminal that draws."""
