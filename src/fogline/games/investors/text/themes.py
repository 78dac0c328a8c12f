"""What puzzles are about, by the kind of their best action: the idea, and not the answer."""

from typing import Final

from fogline.core.text import N_, Sentence

HIGHER: Final = N_("A right that is worth a higher bid")
SHORT: Final = N_("Checks or influence: which of them will be short")
ENOUGH: Final = N_("One check more, or enough")

THEMES: Final[dict[str, Sentence]] = {
    "Pass": N_("Let the others have it: save for a better right"),
    "AddCheck": HIGHER,
    "CallBid": HIGHER,
    "TakeChecks": SHORT,
    "TakeInfluence": SHORT,
    "DrawCheck": ENOUGH,
    "Stop": ENOUGH,
    "Lay": N_("The street where a rod decides most"),
    "ChooseRod": N_("The rod on the board that is in the way"),
}
