"""What this game says, in English; the catalogues say it in other languages."""

from fogline.core.text import Words
from fogline.games.investors.text.aims import AIMS
from fogline.games.investors.text.board import BOARD
from fogline.games.investors.text.cover import ABOUT, OPTIONS
from fogline.games.investors.text.names import COUNTS, NAMES
from fogline.games.investors.text.sentences import ACTIONS, CATEGORIES, ENDINGS, EVENTS, LINES, QUESTIONS, TITLE
from fogline.games.investors.text.themes import THEMES
from fogline.games.investors.text.why import REASONS
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
    about=ABOUT,
    options=OPTIONS,
    board=BOARD,
    themes=THEMES,
    translations=lambda lang: translations("investors", lang),
)
