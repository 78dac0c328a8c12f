"""What the page says of luck that can be checked, in English; whether it holds is told by the table."""

from typing import Final

from fogline.core.text import N_, Context, Sentence

LUCK: Final[dict[str, Sentence]] = {
    "luck-title": N_("The luck of this table"),
    "luck-check": N_("Check the luck"),
    "luck-promised": N_("Promised"),
    "luck-salt-of": N_("Salt of {name}"),
    "luck-no-salt": Context("salt", "none"),
    "luck-last": N_("Last link"),
    "luck-secret": N_("Secret"),
    "luck-chain": N_("The chain: what everybody may know of each revision, and its link"),
    "luck-seen": N_("What this browser saw before the start:"),
    "luck-seen-promise": N_("It was promised the same."),
    "luck-other-promise": N_("It was promised something else: {commitment}"),
    "luck-seen-salt": N_("Its salt is among them."),
    "luck-lost-salt": N_("Its salt is not among them: {salt}"),
    "luck-yourself": N_(
        "This is what the server itself finds. To trust nobody, save the record and run “fogline verify” on your own "
        "machine."
    ),
}
