"""What fogline review says beside what every face tells of a finished game, in English."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

REVIEW: Final[dict[str, Sentence]] = {
    "review-progress": N_("Imagining games: {share}"),
    "review-fair": N_("by what this player could know"),
    "review-truth": N_("in truth, all revealed"),
    "review-turn": N_("Turning point, after step {turn}"),
    "review-games": Plural("{games} game was imagined for this.", "{games} games were imagined for this.", "games"),
}
