"""What this game says, in English; the catalogues say it in other languages."""

from fogline.core.text import Words
from fogline.games.cablecars.text.aims import AIMS
from fogline.games.cablecars.text.board import BOARD
from fogline.games.cablecars.text.cover import ABOUT
from fogline.games.cablecars.text.names import COUNTS, NAMES
from fogline.games.cablecars.text.sentences import ACTIONS, CATEGORIES, ENDINGS, EVENTS, LINES, QUESTIONS, TITLE
from fogline.games.cablecars.text.themes import THEMES
from fogline.games.cablecars.text.why import REASONS
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
    board=BOARD,
    themes=THEMES,
    translations=lambda lang: translations("cablecars", lang),
)
