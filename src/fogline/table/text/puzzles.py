"""What a table says of a puzzle, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

SAYS: Final[dict[str, Sentence]] = {
    "easy": N_("Puzzle, easy"),
    "fair": N_("Puzzle, not so easy"),
    "hard": N_("Puzzle, hard"),
    "task": N_("Find the best action. Each answer that is not the best shows what it costs."),
    "solved": N_(
        "The best: {label}. Chance to win: {chance:percent}; on average {margin} points to the best of the others."
    ),
    "behind": N_("Next best: {label}. It costs {points:tenths} points, and the chance is {chance:percent} less."),
}
