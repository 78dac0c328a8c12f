"""Telling of bots that failed: whose answers a stand-in gave, and that what is told of them is not their own play."""

import sys
from collections.abc import Mapping

from fogline.cli.mistake import Mistake
from fogline.core.text import Speaker
from fogline.lab.answers import Answers, Failed, warning

MARK = " (!)"
"""Behind the name of a bot that failed, wherever a figure of its stands."""


def marked(bot: str, answers: Mapping[str, Answers]) -> str:
    return bot + MARK if bot in answers and answers[bot].fallbacks else bot


def warn(answers: Mapping[str, Answers], say: Speaker, aside: bool) -> None:
    """A sentence for each bot that failed; aside, where standard output is for a program."""
    for bot, one in answers.items():
        if one.fallbacks:
            print(warning(bot, one, say), file=sys.stderr if aside else sys.stdout)


def strict(failed: Failed, say: Speaker) -> Mistake:
    """What --strict says at the first."""
    return Mistake("bot-failed", bot=failed.bot, why=say.reason(failed.why), code=1)
