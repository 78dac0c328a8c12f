"""What minds are called, and how each plays: the same words everywhere. Specs are the same in every language."""

from collections.abc import Mapping
from typing import Final

from fogline.core.text import N_, Speaker

NAMES: Final[Mapping[str, str]] = {
    "novice": N_("novice"),
    "casual": N_("casual"),
    "strong": N_("strong"),
    "expert": N_("expert"),
    "master": N_("master"),
    "hurried": N_("strong, hurried"),
    "builder": N_("strong, patient"),
    "blocker": N_("strong, blocking"),
    "greedy": N_("quick mind"),
    "adept": N_("quick mind, tuned"),
    "random": N_("by chance"),
}
"""By the name that a spec begins with."""

HELP: Final[Mapping[str, str]] = {
    "novice": N_("Overlooks half of what it could do and often acts without thinking. For a first game."),
    "casual": N_("Plays by simple sense and overlooks something now and then."),
    "strong": N_("Plays by the same sense and overlooks nothing."),
    "expert": N_("Imagines how the game could go on, and takes about a second for a decision that matters."),
    "master": N_("The same with up to three seconds for a decision that matters."),
    "hurried": N_("About as strong as strong; it takes at once what others would let grow."),
    "builder": N_("About as strong as strong; it waits until things have grown larger."),
    "blocker": N_("About as strong as strong; it thinks more of what others would lose."),
}
"""How each of those plays that people choose from."""


def called(spec: str, speaker: Speaker) -> str:
    """A mind by its name; a program, or a search with settings of one's own, by its spec."""
    return speaker.tell(NAMES[spec]) if spec in NAMES else spec
