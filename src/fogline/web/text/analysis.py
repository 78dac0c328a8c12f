"""What the page says of what a finished game teaches, in English."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

ANALYSIS: Final[dict[str, Sentence]] = {
    "analysis": N_("What this game teaches"),
    "analysis-of": N_("What this game of {game} teaches"),
    "analysis-intro": N_(
        "Where the game turned, what was better, and how much of it was luck. Decisions are judged by what their "
        "player could know then."
    ),
    "analysis-begin": N_("Reckon it"),
    "analysis-under-way": N_("Imagining games: {share} %"),
    "analysis-course": N_("The course of the game"),
    "analysis-chance": N_("chance to win"),
    "analysis-fair": N_("By what each player could know"),
    "analysis-truth": N_("In truth, all revealed"),
    "analysis-told": N_("Step {turn}: {chances}"),
    "analysis-figures": N_("The same as a table"),
    "analysis-turn": N_("step"),
    "analysis-balance": N_("Luck and skill"),
    "analysis-start": N_("to be expected"),
    "analysis-own": N_("own clear mistakes"),
    "analysis-others": N_("others' clear mistakes"),
    "analysis-luck": N_("luck"),
    "analysis-end": N_("at the end"),
    "analysis-points": N_("points ahead of the best other"),
    "analysis-turning": N_("Turning points"),
    "analysis-none": N_("No turning point: nothing clearly better that mattered was found."),
    "analysis-at": N_("After step {turn}"),
    "analysis-played": N_("Played"),
    "analysis-better": N_("Better"),
    "analysis-see-played": N_("See what was played"),
    "analysis-see-better": N_("See what was better"),
    "analysis-again": N_("Try again from here"),
    "analysis-again-anew": N_("The same, hidden things dealt anew"),
    "analysis-games": Plural("{n} game was imagined for this.", "{n} games were imagined for this.", "n"),
    "analysis-link": N_("Copy the link"),
    "analysis-copied": N_("Copied."),
    "analysis-replay": N_("Replay"),
}
"""For its own page."""

TEACHES: Final[dict[str, Sentence]] = {
    "teaches": N_("Learn from this game"),
    "teaches-compare": N_("Compare with what was played"),
    "teaches-then": N_("Then: {points} points. Now: {now}."),
    "teaches-verdicts": N_("Decisions"),
    "judged-better": N_("{label}. Better: {better}"),
    "teaches-verdict": N_("{name}, after step {turn}: {label}. {better}"),
}
"""At the table when it is over, and in its replay."""
