"""The fogline command."""

import os
import sys
from collections.abc import Mapping, Sequence

from fogline.cli.mistake import Mistake
from fogline.cli.text import MISTAKES, SAYS, speaker
from fogline.core.errors import FoglineError
from fogline.core.text import Speaker
from fogline.parts.catalog import LANGUAGES

STOPPED = 130
"""The exit code that shells give to what Ctrl-C ended."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for; the exit code: 0 done, 1 failed, 2 misunderstood, 130 stopped by Ctrl-C."""
    argv = list(sys.argv[1:] if argv is None else argv)
    _write_anything()
    say = speaker(system_language(os.environ))
    try:
        say = speaker(asked_language(argv) or say.lang)
        code = _obey(argv, say)
        sys.stdout.flush()
        return code
    except Mistake as mistake:
        _complain(say.tell(MISTAKES[mistake.key], mistake.values))
        if mistake.hint:
            print(say.tell(SAYS["more"], {"command": mistake.hint}), file=sys.stderr)
        return mistake.code
    except FoglineError as error:
        _complain(told(error, say))
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        _complain(say.tell(SAYS["stopped"]))
        return STOPPED
    except BrokenPipeError:
        # Whoever read this has gone; Python's own flush at exit must not fail on it again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _obey(argv: Sequence[str], say: Speaker) -> int:
    from fogline.cli.commands import COMMANDS, build

    asked = argv[0] if argv and argv[0] in COMMANDS else ""
    try:
        args = build(say, asked).parse_args(argv)
    except SystemExit as left:  # --help and --version
        return int(left.code or 0)
    return int(args.run(args, say))


def asked_language(argv: Sequence[str]) -> str | None:
    """What --lang says, wherever it stands: it must be known before anything can be told."""
    for place, word in enumerate(argv):
        if (word == "--lang" and place + 1 < len(argv)) or word.startswith("--lang="):
            value = argv[place + 1] if word == "--lang" else word.partition("=")[2]
            if value not in LANGUAGES:
                raise Mistake("unknown-language", value=value, known=", ".join(LANGUAGES))
            return value
    return None


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the system, English where Fogline does not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            lang = environment[name].replace("-", "_").partition("_")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


def told(error: FoglineError, say: Speaker) -> str:
    """An error of the rooms below, by somebody who knows the game's words where they are needed."""
    if error.speaker is None:
        return say.error(error)
    return Speaker(say.lang, error.speaker.words, error.speaker.box, error.speaker.players).error(error)


def _complain(sentence: str) -> None:
    print(f"fogline: {sentence}", file=sys.stderr)


def _write_anything() -> None:
    """A closed stream, or a terminal that cannot show a character, is no reason to fail."""
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  (as long as the process lives)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
