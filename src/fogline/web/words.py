"""The page's words in each language, as modules that it imports: made from the catalogues, kept nowhere."""

import json
from collections.abc import Mapping
from functools import cache
from gettext import c2py
from typing import Final

from fogline.core.registry import games
from fogline.core.text import Sentence, Speaker
from fogline.parts.catalog import HOUSE, LANGUAGES, language_name, translations
from fogline.web.text.analysis import ANALYSIS, TEACHES
from fogline.web.text.calls import CALLS, OFFER
from fogline.web.text.day import COMPARE, DAY
from fogline.web.text.deals import DEALS, SAME_DEAL
from fogline.web.text.evenings import EVENINGS
from fogline.web.text.help import HELP
from fogline.web.text.learn import COACH, LEARN
from fogline.web.text.lobby import LOBBY
from fogline.web.text.luck import LUCK
from fogline.web.text.me import ME
from fogline.web.text.my_games import GAMES
from fogline.web.text.puzzles import BESIDE, PUZZLES
from fogline.web.text.ratings import RATED, RATINGS
from fogline.web.text.review import REVIEW
from fogline.web.text.shell import SHELL
from fogline.web.text.talk import SAID, TALK

PAGE: Final[Mapping[str, Mapping[str, Sentence]]] = {
    "shell": SHELL | TALK | OFFER | LUCK | RATED | REVIEW | COACH | BESIDE | COMPARE | TEACHES | SAME_DEAL,
    "lobby": LOBBY | ME | CALLS | GAMES | RATINGS | EVENINGS | LEARN | PUZZLES | DAY | ANALYSIS | DEALS,
    "help": HELP,
}
"""The page's own books of words; each game's board has one more, by the name of the game."""
ENGLISH: Final = "nplurals=2; plural=(n != 1);"
MANY: Final = 200
"""Every form that a language has for a number is used for one below this."""


def plural_rule(lang: str) -> str:
    """Which form a number ``n`` takes, as the language's catalogue says it: to C and JavaScript it is the same."""
    said = translations(HOUSE, lang).info().get("plural-forms", ENGLISH)
    rule = said.partition("plural=")[2].rstrip("; ")
    c2py(rule)  # refuses whatever is not a formula about n
    return rule


def book(lang: str, name: str) -> str:
    """One book of words: each sentence by its key, with as many forms as the language has for it."""
    rule = plural_rule(lang)
    form = c2py(rule)
    examples = {form(n): n for n in range(MANY, -1, -1)}
    numbers = [examples[index] for index in sorted(examples)]
    if name in PAGE:
        speaker, sentences = Speaker(lang, translations=translations("web", lang)), PAGE[name]
    else:
        speaker, sentences = Speaker(lang, games()[name].words), games()[name].words.board
    words = {key: speaker.forms(sentence, numbers) for key, sentence in sentences.items()}
    if name == "shell":
        # A phrase on a button is the one that others will read.
        table = Speaker(lang, translations=translations("table", lang))
        words |= {key: table.forms(sentence, numbers) for key, sentence in SAID.items()}
    told = json.dumps(words, ensure_ascii=False, indent=0)
    return f"export const plural = (n) => Number({rule});\nexport const words = {told};\n"


@cache
def modules(languages: tuple[str, ...] = LANGUAGES) -> dict[str, bytes]:
    """All of them by their place below ``/page/words``, and the list of languages, the usual one first."""
    names = json.dumps({lang: language_name(lang) for lang in languages}, ensure_ascii=False)
    made = {"languages.js": f"export const LANGUAGES = {names};\n"}
    for lang in languages:
        made |= {f"{lang}/{name}.js": book(lang, name) for name in (*PAGE, *games())}
    return {name: text.encode() for name, text in made.items()}
