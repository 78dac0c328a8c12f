"""Why a mind chose, as sentences for whoever asks."""

from typing import Any, Final

from fogline.bots.thinker import Option, Thought
from fogline.core.text import N_, Plural, Sentence, Speaker

WHY: Final[dict[str, Sentence]] = {
    "at-once": N_("I play {label}. I did not compare it with anything."),
    "compared": Plural(
        "I play {label}: I compared it in {games} imagined game.",
        "I play {label}: I compared it in {games} imagined games.",
        "games",
    ),
    "option": N_("{label}: wins {wins} of them, {score} points on average"),
}


def why(thought: Thought, speaker: Speaker, box: Any) -> str:
    """The choice in a sentence, then its best three with their chances."""

    def label(action: int) -> str:
        return speaker.action(box.actions[action])

    if not thought.options:
        return speaker.tell(WHY["at-once"], {"label": label(thought.action)})
    games = sum(option.games for option in thought.options)
    first = speaker.tell(WHY["compared"], {"label": label(thought.action), "games": games})
    return "\n".join([first, *(f"- {told(option, speaker, label(option.action))}" for option in thought.options)])


def told(option: Option, speaker: Speaker, label: str) -> str:
    unit = speaker.words.unit if speaker.words else 1
    wins, score = speaker.number(option.wins, ".0%"), speaker.number(option.score / unit, ".1f")
    return speaker.tell(WHY["option"], {"label": label, "wins": wins, "score": score})
