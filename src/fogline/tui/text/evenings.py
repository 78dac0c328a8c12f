"""What the terminal says of evenings, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

EVENINGS: Final[dict[str, Sentence]] = {
    "evenings": N_("Evenings"),
    "evening-join": N_("Take part in one by its link"),
    "evening-ask": N_("The link of the evening"),
    "evening-gathering": N_("people are gathering"),
    "evening-playing": N_("it is being played"),
    "evening-over": N_("it is over"),
    "evening-host": N_("Whoever made the evening begins it."),
    "evening-link": N_("The link for others: {link}"),
    "evening-yours": N_("You sit at a table now: it is in the list of your tables."),
    "evening-standings": N_("Standings"),
    "evening-beaten": N_("{beaten} of {opponents} beaten"),
    "evening-compared": N_("{share:percent} in the same seat"),
    "evening-round": N_("Round {n}"),
    "evening-board-later": N_("later"),
    "evening-board-playing": N_("being played"),
    "evening-board-over": N_("done"),
    "evening-new": N_("Make an evening"),
    "evening-help": N_("Several tables of one game, round by round. Others come by its link."),
    "evening-how": N_("Arrows left and right change a line, Enter on a name asks for it."),
    "evening-game": N_("Game"),
    "evening-title": N_("What it is called"),
    "evening-kind": N_("How"),
    "evening-duplicate": N_("The same deals at every table"),
    "evening-round-robin": N_("Everybody meets everybody"),
    "evening-seats": N_("Players at each table"),
    "evening-rounds": N_("Rounds"),
    "evening-bots": N_("Bots that fill seats"),
    "evening-not-me": N_("you only look after it"),
    "evening-look": N_("Look at it"),
    "evening-begin": N_("Draw seats and begin"),
    "evening-end": N_("No further round"),
}
