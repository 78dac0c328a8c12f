"""What the page says about being called when it is one's turn, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

CALLS: Final[dict[str, Sentence]] = {
    "calls": N_("Be called when it is your turn"),
    "calls-help": N_(
        "At tables with other people, when it has been your turn for a while and you are not here. "
        "A call says which game it is and where: nothing else."
    ),
    "notify": N_("Notifications of this browser"),
    "notify-help": N_("They come while a table is open here and you look elsewhere."),
    "notify-on": N_("They are on."),
    "notify-switch-on": N_("Switch them on"),
    "notify-switch-off": N_("Switch them off"),
    "notify-denied": N_("This browser does not let Fogline call you: allow it in the settings of the page."),
    "notify-none": N_("This browser has none."),
    "calls-off": N_("Whoever runs this server lets nobody be called."),
    "calls-webhook": N_("Webhook: an address that shall be told"),
    "calls-form": N_("What it takes"),
    "calls-form-json": N_("plain JSON"),
    "calls-form-slack": N_("what Slack takes"),
    "calls-form-discord": N_("what Discord takes"),
    "calls-form-ntfy": N_("what ntfy takes"),
    "calls-minutes": N_("After how many minutes"),
    "calls-quiet": N_("Quiet hours, by your clock"),
    "calls-quiet-from": N_("from"),
    "calls-quiet-to": N_("to"),
    "calls-save": N_("Save"),
    "calls-saved": N_("Saved."),
    "calls-mail": N_("Your e-mail address"),
    "calls-mail-ask": N_("Send me a code"),
    "calls-mail-code": N_("The code that was sent to {address}"),
    "calls-mail-confirm": N_("Confirm"),
    "calls-mail-known": N_("You are called at {address}."),
    "calls-mail-off": N_("No e-mail"),
    "calls-test": N_("Send me one now"),
    "calls-sent-webhook": N_("Your webhook has taken it."),
    "calls-sent-mail": N_("The mail is on its way."),
    "calls-failed-webhook": N_("Your webhook was not reached: {why}."),
    "calls-failed-mail": N_("No mail could be sent to you: {why}."),
}

OFFER: Final[dict[str, Sentence]] = {
    "call-turn": N_("It is your turn."),
    "call-offer-title": N_("Be called when it is your turn"),
    "call-offer": N_("Shall this browser call you when it is your turn and you look elsewhere?"),
    "call-offer-yes": N_("Yes, call me"),
    "call-offer-no": N_("No"),
}
"""What is said at a table."""
