"""What is said of luck that can be checked: whether it holds, what that proves, and what it does not."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

SAYS: Final[dict[str, Sentence]] = {
    "luck-none": N_("Nothing in this record lets its luck be checked: its table was not made so."),
    "luck-holds": N_(
        "It holds. The secret is the one that was promised, the seed follows from it and from the salts, every answer "
        "of chance follows from the seed ({draws} of them), and the chain is whole ({links} links)."
    ),
    "luck-open": N_(
        "The game is not over, and the secret is not told before. So far the chain is whole ({links} links)."
    ),
    "luck-open-table": N_(
        "The luck of this table was fixed before anybody could know it. The server's secret is told when the game is "
        "over; keep what was promised, your salt and a link, and compare them then."
    ),
    "luck-part": N_(
        "What could be checked holds: the secret is the one that was promised, the seed follows from it and from the "
        "salts, {draws} answers of chance follow from the seed, and the chain is whole ({links} links)."
    ),
    "luck-broken": N_("It does not hold:"),
    "luck-commitment": N_("What was promised when the table was made: {commitment}"),
    "luck-link": N_("The last link of the chain: {link}"),
    "taken_back": Plural(
        "{taken_back} turn was taken back; chance answered anew after it.",
        "{taken_back} turns were taken back; chance answered anew after them.",
        by="taken_back",
    ),
    "unchecked": Plural(
        "{unchecked} turn was played by other rules than today's: whether its draws follow is not known.",
        "{unchecked} turns were played by other rules than today's: whether their draws follow is not known.",
        by="unchecked",
    ),
    "luck-salts-missing": N_("No salt came from these seats (bots give none): {seats}."),
    "luck-no-salts": N_(
        "Nobody gave a salt: the server alone decided this luck. It was fixed before the game, but it may have been "
        "chosen."
    ),
    "luck-proves": N_("What this proves:"),
    "luck-proves-not": N_("What this does not prove:"),
}

PROVED: Final[tuple[Sentence, ...]] = (
    N_(
        "The luck was fixed at the start, and no card was exchanged later, if what was promised is what you saw when "
        "you sat down: compare it."
    ),
    N_(
        "Neither the server nor anybody else could choose this luck by themselves, if one of the salts is your own: "
        "compare it."
    ),
    N_("Nobody has changed, left out or exchanged a turn since, if the links are those that you saw: compare one."),
)

NOT_PROVED: Final[tuple[Sentence, ...]] = (
    N_("That whoever runs the server did not look at hidden cards or at what was to come, and play by it: they can."),
    N_(
        "That whoever runs the server and who gave the last salt did not try out salts together until they liked the "
        "luck."
    ),
    N_("That those who played are who they say, that they did not talk, or that bots had no help."),
    N_("What was hidden is not in the chain: the secret and the record bear witness to it, only at the end."),
)

PROBLEMS: Final[dict[str, Sentence]] = {
    "luck-shape": N_("What the record says of its luck cannot be read: {problem}"),
    "luck-unreadable": N_("The record cannot be read: {problem}"),
    "luck-other-commitment": N_("You were promised {theirs}, and the record says {ours}."),
    "luck-secret": N_("The secret is not the one that was promised."),
    "luck-seed": N_("The seed does not follow from the secret and the salts."),
    "luck-salts": N_("There is not one salt for each seat."),
    "luck-link": N_("The chain is broken at revision {revision}: its link does not follow from the one before it."),
    "luck-public": N_("At revision {revision} the chain says something else than what happened."),
    "luck-turns": N_("The turns of the record are not those of its log."),
    "luck-opening": N_("What chance answered at the start does not follow from the seed."),
    "luck-draw": N_("What chance answered in line {line} of the log does not follow from the seed."),
    "luck-record": N_("The game cannot have been played so: {problem}"),
}
