"""Why a mind chose, as sentences for whoever asks."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from fogline.bots.thinker import Option, Thought
from fogline.core.ids import ActionId
from fogline.core.protocols import AnyBox
from fogline.core.text import N_, Plural, Sentence, Speaker

WHY: Final[dict[str, Sentence]] = {
    "at-once": N_("I play {label}. I did not compare it with anything."),
    "first-idea": Plural(
        "I play {label}, my first idea: in {games} imagined game nothing else did clearly better.",
        "I play {label}, my first idea: in {games} imagined games nothing else did clearly better.",
        "games",
    ),
    "better": Plural(
        "I play {label}: in {games} imagined game it did clearly better than my first idea.",
        "I play {label}: in {games} imagined games it did clearly better than my first idea.",
        "games",
    ),
    "compared-with": N_("Compared with: {labels}."),
    "luck": N_("What differs is too little to be told from luck."),
    "measure": N_("The margin counts for more than the chance to win."),
    "option": N_("{label}: margin {margin} points on average"),
    "option-wins": N_("{label}: margin {margin} points on average, chance to win {wins}"),
    "loss": N_(
        "In imagined games this costs {points:tenths} points on average, and the chance to win is {chance:percent} "
        "less. {label} looks better."
    ),
    "without-file": N_("The file of what I have learned of this game cannot be read, so I do without it."),
    "without-box": N_("What I have learned of this game was learned with other components, so I do without it."),
    "without-rules": N_("What I have learned of this game was learned by other rules, so I do without it."),
    "without-layout": N_("What I have learned of this game was learned by another way of looking, so I do without it."),
}
NO_AIMS: Final[Mapping[ActionId, str]] = {}


def why(thought: Thought, speaker: Speaker, box: AnyBox, aims: Mapping[ActionId, str] = NO_AIMS) -> str:
    """The choice in a sentence that says how sure it is, then its best three with what it was chosen by and what each
    is good for. Figures by which another looks better are within its doubt: they are no reason, and are not told."""

    def label(action: int) -> str:
        return speaker.action(box.actions[action])

    aim = aims.get(thought.action, "")
    if not thought.options:
        return joined(speaker.tell(WHY["at-once"], {"label": label(thought.action)}), aim)
    choice, *others = thought.options
    games, wins = sum(option.games for option in thought.options), apart(thought.options)
    key = "better" if thought.sure else "first-idea"
    first = speaker.tell(WHY[key], {"label": label(thought.action), "games": games})
    if any(other.margin > choice.margin for other in others):
        names = "; ".join(label(other.action) for other in others)
        lines = [joined(first, aim), speaker.tell(WHY["compared-with"], {"labels": names})]
        lines += [] if thought.sure else [speaker.tell(WHY["luck"])]
    else:
        lines = [f"{first} {speaker.tell(WHY['measure'])}" if wins else first]
        for option in thought.options:
            figures = told(option, speaker, label(option.action), wins)
            lines.append("- " + (f"{figures}. {aims[option.action]}" if aims.get(option.action) else figures))
    return "\n".join([*lines, speaker.tell(WHY[thought.without])] if thought.without else lines)


def doubted(
    action: ActionId, lost: tuple[float, float], speaker: Speaker, box: AnyBox, aims: Mapping[ActionId, str] = NO_AIMS
) -> str:
    """Why somebody might think again: what their turn loses, and what looks better (``advice.loss``)."""
    unit = speaker.words.unit if speaker.words else 1
    label = speaker.action(box.actions[action])
    told = speaker.tell(WHY["loss"], {"label": label, "points": lost[0] / unit, "chance": lost[1]})
    return joined(told, aims.get(action, ""))


def joined(sentence: str, more: str) -> str:
    return f"{sentence} {more}" if more else sentence


def apart(options: Sequence[Option]) -> bool:
    """Whether the choice's chance to win can be told from all others': by few games it cannot, and is no reason."""

    def share(option: Option) -> float:
        # As if there were one more game won and one lost: three won of three prove little.
        return (option.wins * option.games + 1) / (option.games + 2)

    def doubt(option: Option) -> float:
        return share(option) * (1 - share(option)) / option.games

    choice, *others = options
    differ = (abs(share(choice) - share(other)) > 2 * sqrt(doubt(choice) + doubt(other)) for other in others)
    return bool(others) and all(differ)


def told(option: Option, speaker: Speaker, label: str, wins: bool) -> str:
    unit = speaker.words.unit if speaker.words else 1
    values = {"label": label, "margin": speaker.number(option.margin / unit, "+.1f")}
    if wins:
        return speaker.tell(WHY["option-wins"], {**values, "wins": speaker.number(option.wins, ".0%")})
    return speaker.tell(WHY["option"], values)
