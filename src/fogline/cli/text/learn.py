"""Help for the commands by which one learns and compares, and what they say, in English."""

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
    "puzzles": N_("solve puzzles: moments in which one action is clearly the best"),
    "puzzles/about": N_(
        "Solve puzzles of a game: moments of bots' games in which one action is clearly the best and not the obvious\n"
        "one. What is missed comes again after days. Without a game it lists how many there are."
    ),
    "puzzles/more": N_("examples:\n  fogline puzzles\n  fogline puzzles {game}\n  fogline puzzles {game} --plain"),
    "puzzle": N_("the name of a puzzle (otherwise the next one for you)"),
    "PUZZLE": N_("PUZZLE"),
    "sure": N_("be asked before a turn that seems to lose much; it brings advice with it"),
    "mine": N_("find puzzles for a game in games of bots"),
    "mine/about": N_(
        "Look at moments of bots' games for those in which one action is clearly the best and not the obvious one,\n"
        "first by a few imagined games, then by many with other chance. What was found is kept as it goes: begun\n"
        "again, it goes on where it was."
    ),
    "mine/more": N_("examples:\n  fogline mine {game}\n  fogline mine {game} --folder my-puzzles --puzzles 5"),
    "mine/seats": N_("how many play (otherwise as few as can, but two)"),
    "mine/folder": N_("where the puzzles go (otherwise to the game's own)"),
    "mine/puzzles": N_("how many puzzles are wanted (otherwise 60)"),
    "mine/games": N_("look at no more games than this"),
    "worlds": N_("by how many imagined games of each action a puzzle is verified (otherwise 800)"),
    "mine/seed": N_("a whole number; the same number gives the same puzzles (otherwise 0)"),
    "mine/json": N_("print one JSON object about what was found"),
    "alone": N_("the deal for one, where the game can be played alone"),
}

SAID: Final[dict[str, str]] = {
    "train-games": N_("games of the quick mind"),
    "train-more": N_("games of the search"),
    "train-fit": N_("fitting"),
    "train-gate-1": N_("against the quick mind"),
    "train-gate-2": N_("against the search without it"),
    "train-gate": N_("{one} against {other}: {share} of the points in {deals} deals."),
    "train-passed": N_("The net has passed; it is in {file}."),
    "how-to-learn": N_("'fogline learn {game}' begins with the first, 'fogline learn {game} {lesson}' with this one."),
    "train-kept": N_("The game uses it from now on."),
    "train-failed": N_("The net has not passed; it is in {file} all the same."),
    "mine-puzzles": N_("puzzles"),
    "how-to-solve": N_("Solve them: fogline puzzles {game}"),
    "mine-done": N_("{puzzles} puzzles from {games} games, of which {moments} moments were looked at: {file}"),
}

AMISS: Final[dict[str, str]] = {
    "other-mining": N_("{folder} holds puzzles that were looked for in another way. Name another --folder."),
    "no-puzzles": N_("{game} has no puzzles."),
    "no-folder": N_("{game} has no folder for puzzles. Name one with --folder."),
}
