"""What somebody is told who is called because it is their turn, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

CALLS: Final[dict[str, Sentence]] = {
    "turn": N_("{title}: it is your turn."),
    "test": N_("This is how Fogline calls you when it is your turn."),
    "foot": N_("You wished to be called. Here you can switch it off: {url}"),
    "confirm": N_("is this your address?"),
    "confirm-text": N_(
        "Somebody at {home} wishes to be called at this address when it is their turn.\n\n"
        "If that is you, type this code there: {code}\n\n"
        "If not, do nothing: nothing else will be sent to you."
    ),
}

PROBLEMS: Final[dict[str, Sentence]] = {
    "forbidden": N_("its address is in a network that this server calls nobody in"),
    "unresolved": N_("nobody knows its address"),
    "unreachable": N_("nobody answered there"),
    "late": N_("it took too long to answer"),
    "redirected": N_("it sent the call elsewhere, and calls do not go elsewhere"),
    "refused": N_("it did not take the call"),
    "unsent": N_("the mail server did not take it"),
}
"""Why a call did not get through."""
