"""What the page says of lessons, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

LEARN: Final[dict[str, Sentence]] = {
    "lessons": N_("Lessons"),
    "lessons-of": N_("Learn {game}"),
    "learn-game": N_("Learn"),
    "learn-game-long": N_("Learn {game} by playing"),
    "lessons-intro": N_(
        "Short lessons on the real table, one idea at a time. You make the moves; whatever does not fit is explained, "
        "and you try again. The last one is a short game."
    ),
    "lessons-done": N_("{n} of {of} lessons done"),
    "lessons-all-done": N_("All lessons done"),
    "lesson-start": N_("Begin"),
    "lesson-go-on": N_("Go on with lesson {n}"),
    "lesson-again": N_("Begin again"),
    "lesson-is-done": N_("done"),
    "learn-by-playing": N_("Learn by playing"),
    "read-the-rules": N_("Read the rules instead"),
}
"""For the lobby and the pages of lessons."""

COACH: Final[dict[str, Sentence]] = {
    "coach": N_("Lesson"),
    "panel-coach": N_("Lesson"),
    "coach-n": N_("Lesson {n} of {of}"),
    "coach-next-card": N_("Next"),
    "coach-last-card": N_("Back"),
    "coach-show": N_("Show me"),
    "coach-watch": N_("Watch what the others do."),
    "coach-next": N_("Next lesson"),
    "coach-all": N_("All lessons"),
    "coach-play": N_("Play a real game"),
    "ask-sure": N_("Ask me before a turn that seems to lose much (where the table gives hints)"),
    "sure-asked": N_("Are you sure?"),
    "sure-yes": N_("Yes, do it"),
    "best-wins": N_("wins {n}%"),
    "coach-sure": N_("Ask me before costly turns"),
    "coach-over": N_("That was the last lesson. You know the game: play one!"),
}
"""Beside the table."""
