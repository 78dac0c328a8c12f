"""What this game says, in English; the catalogues say it in other languages."""

from fogline.core.text import Words
from fogline.games.skyline.text.aims import AIMS
from fogline.games.skyline.text.board import BOARD
from fogline.games.skyline.text.cover import ABOUT
from fogline.games.skyline.text.names import COUNTS, NAMES
from fogline.games.skyline.text.sentences import ACTIONS, CATEGORIES, ENDINGS, EVENTS, LINES, QUESTIONS, TITLE
from fogline.games.skyline.text.themes import THEMES
from fogline.games.skyline.text.why import REASONS
from fogline.parts.catalog import translations

WORDS = Words(
    title=TITLE,
    aims=AIMS,
    events=EVENTS,
    actions=ACTIONS,
    reasons=REASONS,
    lines=LINES,
    categories=CATEGORIES,
    endings=ENDINGS,
    questions=QUESTIONS,
    names=NAMES,
    counts=COUNTS,
    unit=2,
    about=ABOUT,
    board=BOARD,
    themes=THEMES,
    translations=lambda lang: translations("skyline", lang),
)
