"""What this game says, in English; es.po says it in Spanish."""

from pathlib import Path

from fogline.core.text import Words
from fogline.games.skyline.text.cover import ABOUT
from fogline.games.skyline.text.names import COUNTS, NAMES
from fogline.games.skyline.text.sentences import ACTIONS, ENDINGS, EVENTS, LINES, QUESTIONS, TITLE
from fogline.games.skyline.text.why import REASONS
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
    unit=2,
    about=ABOUT,
    translations=lambda lang: translations(Path(__file__).parent, lang),
)
