"""What the page says of puzzles, in English."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

PUZZLES: Final[dict[str, Sentence]] = {
    "puzzles": N_("Puzzles"),
    "puzzles-of": N_("Puzzles: {game}"),
    "puzzles-long": N_("Puzzles of {game}"),
    "puzzles-intro": N_(
        "Moments from games between bots in which one action is clearly the best, and not the obvious one. You see "
        "what the player saw. Every other answer shows what it costs, and you try again. "
        "The small number on each says how hard it is."
    ),
    "puzzles-none": N_("There are none yet."),
    "puzzles-mine": N_("Your rating: {rating}. Solved at the first try: {solved} of {tried}."),
    "puzzles-streak": N_("In a row: {streak}, at most {longest}."),
    "puzzles-due": Plural("{n} that you missed is due again.", "{n} that you missed are due again.", "n"),
    "puzzles-next": N_("Solve the next one"),
    "puzzles-first": N_("Begin"),
    "puzzle-easy": N_("easy"),
    "puzzle-fair": N_("not so easy"),
    "puzzle-hard": N_("hard"),
    "puzzle-new": N_("new"),
    "puzzle-solved": N_("solved"),
    "puzzle-missed": N_("missed"),
    "puzzle-due": N_("missed, due again"),
    "puzzle-one": N_("Puzzle {n}: {level}, {state}"),
}
"""For the lobby and the page of a game's puzzles."""

BESIDE: Final[dict[str, Sentence]] = {
    "panel-puzzle": N_("Puzzle"),
    "puzzle-rating": N_("Rating {n}"),
    "puzzle-show": N_("Show me: it counts as missed"),
    "puzzle-on": N_("Next puzzle"),
    "puzzle-all": N_("All puzzles"),
}
"""Beside the table."""
