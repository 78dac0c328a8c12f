"""Why a mind chose, as sentences for whoever asks."""

from typing import Final

from fogline.bots.thinker import Option, Thought
from fogline.core.protocols import AnyBox
from fogline.core.text import N_, Plural, Sentence, Speaker

WHY: Final[dict[str, Sentence]] = {
    "at-once": N_("I play {label}. I did not compare it with anything."),
    "compared": Plural(
        "I play {label}: I compared it in {games} imagined game.",
        "I play {label}: I compared it in {games} imagined games.",
        "games",
    ),
    "option": N_("{label}: chance to win {wins}, margin {margin} points"),
    "without-file": N_("The file of what I have learned of this game cannot be read, so I do without it."),
    "without-box": N_("What I have learned of this game was learned with other components, so I do without it."),
    "without-rules": N_("What I have learned of this game was learned by other rules, so I do without it."),
    "without-layout": N_("What I have learned of this game was learned by another way of looking, so I do without it."),
}


def why(thought: Thought, speaker: Speaker, box: AnyBox) -> str:
    """The choice in a sentence, then its best three with their chances."""

    def label(action: int) -> str:
        return speaker.action(box.actions[action])

    if not thought.options:
        return speaker.tell(WHY["at-once"], {"label": label(thought.action)})
    games = sum(option.games for option in thought.options)
    first = speaker.tell(WHY["compared"], {"label": label(thought.action), "games": games})
    lines = [first, *(f"- {told(option, speaker, label(option.action))}" for option in thought.options)]
    return "\n".join([*lines, speaker.tell(WHY[thought.without])] if thought.without else lines)


def told(option: Option, speaker: Speaker, label: str) -> str:
    unit = speaker.words.unit if speaker.words else 1
    wins, margin = speaker.number(option.wins, ".0%"), speaker.number(option.margin / unit, "+.1f")
    return speaker.tell(WHY["option"], {"label": label, "wins": wins, "margin": margin})
