"""What this game says, in English; the catalogues say it in other languages."""

from fogline.core.text import Words
from fogline.games.rebuild.text.aims import AIMS
from fogline.games.rebuild.text.board import BOARD
from fogline.games.rebuild.text.cover import ABOUT, OPTIONS
from fogline.games.rebuild.text.names import COUNTS, NAMES
from fogline.games.rebuild.text.sentences import ACTIONS, AUTOMA, CATEGORIES, ENDINGS, EVENTS, LINES, QUESTIONS, TITLE
from fogline.games.rebuild.text.themes import THEMES
from fogline.games.rebuild.text.why import REASONS
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
    automa=AUTOMA,
    about=ABOUT,
    options=OPTIONS,
    board=BOARD,
    themes=THEMES,
    translations=lambda lang: translations("rebuild", lang),
)
