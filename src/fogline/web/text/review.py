"""What the page says when people look back together, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

REVIEW: Final[dict[str, Sentence]] = {
    "review": N_("Look back together"),
    "to-evening": N_("Back to the evening"),
    "review-help": N_("Whoever opens this page sees where you are and what you point at, and can follow."),
    "review-begin": N_("Lead the others"),
    "review-blind": N_("Without results, for who wants to guess"),
    "review-you": N_("You lead."),
    "review-at": N_("{name} leads and is at turn {turn}."),
    "review-follow": N_("Follow"),
    "review-following": N_("You follow. Step anywhere yourself to look round."),
    "review-take": N_("Take over"),
    "review-end": N_("End it"),
    "review-point": N_("Point"),
    "review-arrow": N_("Arrow"),
    "review-clear": N_("Take away"),
    "review-point-help": N_("Press something on the table."),
    "review-arrow-help": N_("Press where it begins, then where it ends."),
    "review-reveal": N_("Show the results"),
    "review-copy": N_("Copy the link"),
    "review-copied": N_("Copied"),
    "review-what-if": N_("{name} tries what would have been."),
    "review-back": N_("Back to the review"),
    "review-pointed": N_("{name} points at: {things}"),
    "step-by": N_("Step by"),
    "by-step": N_("step"),
    "by-turn": N_("turn"),
    "by-round": N_("round"),
    "came-nowhere": N_("Nothing is told of where this came."),
}
