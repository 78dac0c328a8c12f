"""What the terminal says of puzzles, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

PUZZLES: Final[dict[str, Sentence]] = {
    "puzzles": N_("Solve puzzles"),
    "puzzles-text": N_("Moments in which one action is clearly the best, and not the obvious one."),
    "puzzle-begin": N_("{level} (rating {rating})"),
    "puzzle-task": N_("One action is clearly the best here. Which one? 'show' tells, and counts as missed."),
    "puzzle-standing": N_("Your rating: {rating}. Solved at the first try: {solved} of {tried}; in a row: {streak}."),
    "puzzle-more": N_("Enter for the next puzzle, anything else to leave: "),
    "do-next_puzzle": N_("On to the next puzzle"),
    "do-puzzle": N_("Read it again"),
    "puzzle-hint": N_("h shows the best action, and counts as missed"),
    "puzzle-rated": N_("{title} (rating {n})"),
    "sure-lines": N_("Are you sure? 'yes' does it: "),
    "sure-title": N_("Are you sure?"),
    "sure-yes": N_("Yes, confirm my turn"),
    "sure-no": N_("No, back to the table"),
    "no-puzzles": N_("{game} has no puzzles."),
}
