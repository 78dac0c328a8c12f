"""What is said to those who build on Fogline: a game of one's own, and compiling."""

from typing import Final

from fogline.core.text import N_, Sentence

HELP: Final[dict[str, str]] = {
    "new-game": N_("begin a game of your own: write a small complete one in a package of its own"),
    "new-game/more": N_(
        "examples:\n"
        "  fogline new-game harbour  the folder harbour, with its rules, tests and README\n"
        "  fogline new-game fogbank --title 'Fog Bank'"
    ),
    "new-game/title": N_("what people call it (otherwise made from NAME)"),
    "new-name": N_("what the game is called in Python: small letters, digits and _"),
    "compile": N_("build the fast version of the rules (Fogline works without it)"),
    "compile/more": N_(
        "examples:\n"
        "  fogline compile\n"
        "  fogline compile harbour  of the games from other packages only this one\n"
        "  fogline compile --profile --verbose"
    ),
    "compile/game": N_("of the games from other packages only this one (otherwise all)"),
}

SAYS: Final[dict[str, Sentence]] = {
    "new-game": N_(
        "{title} is in the folder {name}. It is whole: make another game of it, file by file.\n"
        "  cd {name}\n"
        "  pip install -e .\n"
        "  fogline play {name}  in this terminal\n"
        "  fogline serve --open  in your browser\n"
        "  pytest --fogline {name}  its own tests, and the laws that every game keeps"
    ),
    "compiling": N_("Compiling the rules of Fogline, which is done once and takes one to five minutes…"),
    "compiling-guest": N_("Compiling {package}, a game from another package…"),
    "still": N_("… still at it after {seconds} s"),
    "compiled-in": N_(
        "Compiled in {seconds} s. Every command uses it from now on, as long as the sources stay the same."
    ),
    "compiled-before": N_("Fogline's own rules are compiled already, as they are now."),
    "faster-now": N_("The compiled build is ready: from now on bots think several times as fast."),
    "guest-compiled": N_("{package} is compiled too: {folder}"),
    "guest-not-compiled": N_("{package} could not be compiled and plays from its sources. {problem}"),
    "compiled-at": N_("It is in {folder}; FOGLINE_PURE=1 in the environment leaves it aside."),
}

MISTAKES: Final[dict[str, str]] = {
    "not-a-title": N_(
        "'{title}' cannot be a title: it begins with a letter or digit and has no quotes, braces or backslashes."
    ),
    "not-a-package-name": N_(
        "A game is a package of Python: its name has small letters, digits and _, begins with a letter, and is no word "
        "of the language. '{name}' is none."
    ),
    "package-taken": N_("'{name}' is a package or a game already: choose another name."),
}
