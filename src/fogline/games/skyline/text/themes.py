"""What puzzles are about, by the kind of their best action: the idea, and not the answer."""

from typing import Final

from fogline.core.text import N_, Sentence

ORDER: Final = N_("In which order to build, and when to stop")
ANYWHERE: Final = N_("Any district will do: where a card does most")

THEMES: Final[dict[str, Sentence]] = {
    "DrawProject": N_("Patience: let the columns grow"),
    "PlaceProject": N_("The drawn card: feed your column, not the rival's"),
    "Finalize": N_("Take the column before somebody else does"),
    "Build": ORDER,
    "Done": ORDER,
    "InDistrict": ANYWHERE,
    "OnCard": ANYWHERE,
    "TakeBonus": N_("Which bonus to take"),
    "ReturnContracts": N_("The moment to be rid of contracts"),
}
