"""Help for the commands by which one learns and compares, in English."""

from typing import Final

from fogline.core.text import N_

LEARN: Final[dict[str, str]] = {
    "learn": N_("learn a game by playing lessons in this terminal"),
    "learn/about": N_(
        "Play short lessons, one idea at a time; the last one is a game. Without a game it lists what there is."
    ),
    "learn/more": N_("examples:\n  fogline learn\n  fogline learn {game}\n  fogline learn {game} 3 --plain"),
    "lesson": N_("the name or the number of a lesson (otherwise the first, or a choice)"),
    "LESSON": N_("LESSON"),
    "DATE": N_("DATE"),
    "day": N_("play the deal of the day, the same for everybody, and compare"),
    "day/more": N_("examples:\n  fogline day {game}\n  fogline day {game} --date 2026-11-17"),
    "review": N_("tell where a saved game turned, and how much of it was luck"),
    "review/about": N_(
        "Tell the course of a game that is over, its turning points and what was better, luck and skill apart. "
        "Decisions are judged by what their player could know then."
    ),
    "review/more": N_("examples:\n  fogline review game.json\n  fogline review game.json --seat 1 --json"),
    "date": N_("the date of a deal, such as 2026-11-17 (otherwise today's, by the clock of Greenwich)"),
    "alone": N_("the deal for one, where the game can be played alone"),
}
