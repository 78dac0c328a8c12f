"""Who gave a bot's answers: itself, or a stand-in because it failed. No result may hide that."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fogline.bots.base import Mind
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.core.protocols import AnyView
from fogline.core.quoting import shown
from fogline.core.reason import Reason, because
from fogline.core.text import N_, Speaker

WARNING: Final = N_(
    "ATTENTION: a stand-in gave {n} of {answers} answers of {bot}, first because {why} "
    "What is told of {bot} here is not its own play."
)


class Failed(Exception):
    """A bot did not answer by itself where that is not allowed: its name, and why."""

    def __init__(self, bot: str, why: Reason) -> None:
        super().__init__(bot, why)
        self.bot = bot
        self.why = why


@dataclass
class Answers:
    """How often a bot was asked, how often a stand-in answered for it, and why the first time."""

    asked: int = 0
    fallbacks: int = 0
    why: Reason | None = None

    def __add__(self, other: "Answers") -> "Answers":
        return Answers(self.asked + other.asked, self.fallbacks + other.fallbacks, self.why or other.why)

    def to_json(self) -> dict[str, Any]:
        why = self.why or because("bot-raised", problem="?")
        told = {"reason": why.key, "values": dict(why.args), "why": Speaker("en").reason(why)}
        return {"count": self.fallbacks, "answers": self.asked, **told}


def read_answers(asked: int, told: Mapping[str, Any] | None) -> Answers:
    """What ``to_json`` wrote of a bot that was asked so often, or nothing where it wrote nothing."""
    if told is None:
        return Answers(asked)
    return Answers(asked, int(told["count"]), because(str(told["reason"]), **told["values"]))


class Asked:
    """A mind at its seat, and who gave its answers. One that raises or does what is not legal is replaced by chance,
    for that answer; a program that has failed replaces itself."""

    def __init__(self, mind: Mind[Any], strict: str = "") -> None:
        self.mind = mind
        self.strict = strict
        """The bot's name where its first failure ends everything; else nothing."""
        self.answers = Answers()

    def choose(self, view: AnyView | None, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        why: Reason | None
        try:
            choice = self.mind.choose(view, legal, dealer)
            why = getattr(self.mind, "failed", None)
            if choice not in legal:
                why = because("bot-illegal", answer=shown(choice))
        except Exception as problem:  # whatever it is: it is told, and it is not this game's fault
            why = because("bot-raised", problem=f"{type(problem).__name__}: {problem}")
            choice = -1
        self.answers.asked += 1
        if why is not None:
            self._failed(why)
        return choice if choice in legal else legal[dealer.below(len(legal))]

    def _failed(self, why: Reason) -> None:
        if self.strict:
            raise Failed(self.strict, why)
        self.answers.fallbacks += 1
        self.answers.why = self.answers.why or why


def warning(bot: str, answers: Answers, say: Speaker) -> str:
    """What must be said wherever something is told of a bot that failed."""
    why = say.reason(answers.why) if answers.why else ""
    return say.tell(WARNING, {"bot": bot, "n": answers.fallbacks, "answers": answers.asked, "why": why})


def by_bot(bots: Iterable[str], answers: Iterable[Answers]) -> dict[str, Answers]:
    """The answers of each bot, wherever it sat."""
    found: dict[str, Answers] = {}
    for bot, one in zip(bots, answers, strict=True):
        found[bot] = found.get(bot, Answers()) + one
    return found


def fallbacks(answers: Mapping[str, Answers]) -> dict[str, Any]:
    """The bots that did not give all of their answers themselves, as JSON."""
    return {bot: one.to_json() for bot, one in answers.items() if one.fallbacks}
