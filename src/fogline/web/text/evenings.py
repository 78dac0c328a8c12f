"""What the page says about evenings, in English."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

EVENINGS: Final[dict[str, Sentence]] = {
    "evenings": N_("Evenings"),
    "evening-help": N_(
        "Several tables of one game: all with the same deals in different seatings, or everybody against everybody. "
        "Bots fill the seats that are left."
    ),
    "evening-new": N_("Make an evening"),
    "evening-title": N_("What it is called"),
    "evening-kind": N_("How"),
    "evening-duplicate": N_("The same deals at every table"),
    "evening-round-robin": N_("Everybody meets everybody"),
    "evening-seats": N_("Players at each table"),
    "evening-rounds": N_("Rounds"),
    "evening-bots": N_("Bots that fill seats"),
    "evening-mine": N_("Your evenings"),
    "evening-people": Plural("{n} person", "{n} people", "n"),
    "evening-gathering": N_("People are gathering"),
    "evening-playing": N_("It is being played"),
    "evening-over": N_("It is over"),
    "evening-who": N_("Who takes part"),
    "evening-join": N_("Take part"),
    "evening-leave": N_("Take part no more"),
    "evening-begin": N_("Draw seats and begin"),
    "evening-end": N_("No further round"),
    "evening-host": N_("Whoever made the evening begins it."),
    "evening-link": N_("The link for others"),
    "evening-yours": N_("You sit at a table now."),
    "evening-go": N_("To your table"),
    "evening-wait": N_("Your table is done. The next round begins when all tables are."),
    "evening-closed": N_("Tables with the same deal stay closed until all of them are done."),
    "evening-round": N_("Round {n}"),
    "evening-table": N_("Table {n}"),
    "evening-later": N_("later"),
    "evening-board-playing": N_("being played"),
    "evening-board-over": N_("done"),
    "evening-standings": N_("Standings"),
    "evening-nothing": N_("No round is done yet."),
    "evening-person": N_("Who"),
    "evening-beaten": N_("Opponents beaten"),
    "evening-compared": N_("Same seat, same deal"),
    "evening-percent": N_("{n} %"),
    "evening-look": N_("Look at it"),
}
