"""What the page says about talk at a table, in English. Phrases are said in the words of the table itself."""

from typing import Final

from fogline.core.text import N_, Sentence
from fogline.table.text.talk import PHRASES, REACTIONS

TALK: Final[dict[str, Sentence]] = {
    "panel-talk": N_("Talk"),
    "talk-nothing": N_("Nobody has said anything yet."),
    "talk-watching": N_("Those who play read this when the game is over."),
    "talk-say": N_("Say something"),
    "talk-send": N_("Send"),
    "talk-phrases": N_("Quick phrases"),
    "talk-name": N_("Your name"),
    "talk-guest": N_("Guest"),
    "talk-off-here": N_("Whoever made this table has switched talk off."),
    "talk-off-mine": N_("You have switched talk off."),
    "talk-on-mine": N_("Show it again"),
    "talk-off-me": N_("Switch it off for me"),
    "talk-hush": N_("Switch it off for the table"),
    "talk-unhush": N_("Switch it on for the table"),
    "talk-mute": N_("Hear nothing more of {name}"),
    "talk-unmute": N_("Hear {name} again"),
    "talk-muted": N_("{name}, muted"),
    "talk-unread": N_("{n} new"),
    "talk-show": N_("Talk and reactions"),
    "react": N_("React to turn {turn}"),
    "key-t": N_("t"),
    "key-t-does": N_("talk"),
}

SAID: Final[dict[str, Sentence]] = {
    **{f"phrase-{key}": sentence for key, sentence in PHRASES.items()},
    **{f"reaction-{key}": sentence for key, sentence in REACTIONS.items()},
}
