"""What this game says, in English; es.po says it in Spanish."""

from pathlib import Path

from fogline.core.text import Words
from fogline.games.investors.text.cover import ABOUT, OPTIONS
from fogline.games.investors.text.names import COUNTS, NAMES
from fogline.games.investors.text.sentences import ACTIONS, ENDINGS, EVENTS, LINES, QUESTIONS, TITLE
from fogline.games.investors.text.why import REASONS
from fogline.parts.catalog import translations

WORDS = Words(
    title=TITLE,
    events=EVENTS,
    actions=ACTIONS,
    reasons=REASONS,
    lines=LINES,
    endings=ENDINGS,
    questions=QUESTIONS,
    names=NAMES,
    counts=COUNTS,
    about=ABOUT,
    options=OPTIONS,
    translations=lambda lang: translations(Path(__file__).parent, lang),
)
