"""What the page says about being called when it is one's turn, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

CALLS: Final[dict[str, Sentence]] = {
    "calls": N_("Be called when it is your turn"),
    "calls-help": N_(
        "At tables with other people, when it has been your turn for a while and you are not here. "
        "A call says which game it is and where: nothing else."
    ),
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
