"""Refusals and errors as answers: a status, a key, a sentence. Never a trace."""

from typing import Final

from fogline.core.errors import CannotUndo, FoglineError
from fogline.core.text import Speaker
from fogline.table.messages import Trouble
from fogline.table.refusal import Refusal
from fogline.table.text import told, voice

STATUS: Final[dict[str, int]] = {
    "unknown-table": 404,
    "unknown-page": 404,
    "removed": 404,
    "wrong-method": 405,
    "not-your-seat": 403,
    "no-seat": 403,
    "seat-given": 403,
    "link-used": 403,
    "not-host": 403,
    "no-watchers": 403,
    "no-making": 403,
    "no-record": 403,
    "past-hidden": 403,
    "no-advice": 403,
    "no-day": 403,
    "no-deal": 403,
    "deal-first": 403,
    "unknown-deal": 404,
    "not-leading": 403,
    "sealed": 403,
    "not-evening-host": 403,
    "unknown-evening": 404,
    "evening-terms": 400,
    "too-many-evenings": 429,
    "not-yours-to-grant": 403,
    "other-origin": 403,
    "other-host": 421,
    "bad-json": 400,
    "bad-value": 400,
    "bad-text": 400,
    "bad-name": 400,
    "bad-line": 400,
    "unknown-phrase": 400,
    "no-such-line": 404,
    "talk-nobody": 403,
    "talk-off": 403,
    "talk-too-fast": 429,
    "no-identity": 403,
    "secret-used": 403,
    "secret-unknown": 403,
    "call-off": 403,
    "call-no-mail": 403,
    "call-address": 400,
    "call-mailbox": 400,
    "call-hours": 400,
    "call-zone": 400,
    "call-code": 403,
    "call-unsent": 503,
    "which-seat": 400,
    "unknown-seat": 400,
    "unknown-language": 400,
    "hello-first": 400,
    "too-large": 413,
    "box-heavy": 413,
    "too-often": 429,
    "too-many-watchers": 429,
    "too-many-tables": 429,
    "too-many-of-yours": 429,
    "not-kept": 503,
    "failed": 500,
}
"""What is not listed is a conflict with how the table stands: 409."""


def status_of(error: Exception) -> int:
    if isinstance(error, Refusal):
        return STATUS.get(error.key, 409)
    return 409 if isinstance(error, CannotUndo) else 422


def trouble(error: Refusal | FoglineError, lang: str, speaker: Speaker | None = None) -> Trouble:
    """What went wrong, for a person and for a program. ``speaker`` knows the names of the table."""
    reasons: list[str] = []
    if isinstance(error, FoglineError):
        reasons = [voice(error, lang, speaker).reason(reason) for reason in error.reasons]
    return Trouble(key=error.key, text=told(error, lang, speaker), reasons=reasons)
