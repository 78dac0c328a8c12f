"""What the terminal says of lessons, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

LEARN: Final[dict[str, Sentence]] = {
    "mode-lesson": N_("lesson"),
    "learn": N_("Learn by playing"),
    "learn-title": N_("Learn {game}"),
    "learn-text": N_("Short lessons on the real table; the last one is a short game."),
    "lesson-n": N_("Lesson {n} of {of}: {title}"),
    "lesson-line": N_("{n}  {title}: {about}"),
    "lesson-go": N_("Enter: to the table"),
    "lesson-hint": N_("h shows what is meant"),
    "do-lesson": N_("Read the lesson again"),
    "do-next_lesson": N_("On to the next lesson"),
    "lesson-over": N_("That was the last lesson. You know the game: fogline play {game}"),
    "lesson-next": N_("The next lesson: fogline learn {game} {name}"),
    "lesson-task": N_("To do: {task}"),
    "lesson-show": N_("'show' does it for you, 'help' lists the commands."),
    "do-teaches": N_("What this game teaches"),
    "teaches": N_("What this game teaches"),
    "teaches-share": N_("Imagining games: {share} %"),
    "teaches-fair": N_("by what this player could know"),
    "teaches-truth": N_("in truth, all revealed"),
    "teaches-at": N_("After step {turn}"),
    "teaches-played": N_("Played: {label}."),
    "teaches-better": N_("Better: {label}."),
    "teaches-again": N_("Try again: {name}, after step {turn}. Better was: {label}"),
}
