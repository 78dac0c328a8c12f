"""What the page says about who the reader is, in English."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

ME: Final[dict[str, Sentence]] = {
    "me": N_("Who you are here"),
    "me-short": N_("Being called, your devices, and being forgotten"),
    "me-known": Plural("You are {name} here, with {n} table.", "You are {name} here, with {n} tables.", "n"),
    "me-nameless": Plural("You have {n} table here.", "You have {n} tables here.", "n"),
    "me-unknown": N_("This browser is nobody yet: you become somebody when you make a table or sit down at one."),
    "me-move": N_("The same on another device"),
    "me-move-help": N_("Open this link there, or let its camera read the picture: your seats and games are there too."),
    "me-make-link": N_("Make a link"),
    "me-link": N_("Your link"),
    "me-qr": N_("Your link as a picture for a camera"),
    "me-once": N_("It works once, within {n} minutes. Whoever opens it first is you: send it to nobody else."),
    "me-code": N_("A code to write down"),
    "me-code-help": N_("If this browser forgets you, the code gives you your seats and games back."),
    "me-code-had": N_("You have a code. If you lost it, make a new one: the old one is good no longer then."),
    "me-make-code": N_("Make a code"),
    "me-new-code": N_("Make a new code"),
    "me-code-shown": N_("It is shown this once. Whoever has it is you."),
    "me-recover": N_("I have a code"),
    "me-recover-help": N_("The code that you wrote down"),
    "me-recover-go": N_("That is me"),
    "me-arrive": Plural("Be {name} on this device, with {n} table?", "Be {name} on this device, with {n} tables?", "n"),
    "me-arrive-nameless": Plural(
        "Be a guest with {n} table on this device?", "Be a guest with {n} tables on this device?", "n"
    ),
    "me-arrive-lose": Plural(
        "This browser has {n} table of its own. You lose it unless you write a code down first.",
        "This browser has {n} tables of its own. You lose them unless you write a code down first.",
        "n",
    ),
    "me-arrive-yes": N_("Yes, that is me"),
    "me-back": N_("No, back"),
    "me-forget": N_("Forget me"),
    "me-forget-help": N_(
        "Your name goes from every table, bots play your games on, and nobody knows any more which were yours."
    ),
    "me-forget-asked": N_("This cannot be taken back. Shall everything of you be forgotten here?"),
    "me-forget-yes": N_("Yes, forget me"),
    "me-forgotten": N_("You are forgotten here."),
}
