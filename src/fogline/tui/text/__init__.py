"""What the plain game says, in English; the catalogues say it in other languages."""

from typing import Final

from fogline.core.notation import tokens
from fogline.core.text import N_, Plural, Sentence, Speaker
from fogline.parts.catalog import LANGUAGES, translations

HELP: Final = N_(
    "You play by typing:\n"
    "  a number        does the action with that number\n"
    "  words           do the action they fit; when several fit, those are listed\n"
    "  a; b; c         does several steps, one after another\n"
    "  why ACTION      tells why something cannot be done now\n"
    "  what THING      tells what something on the table is, and its rules\n"
    "  undo            takes your last step back, while nothing hidden has come to light\n"
    "  an order        is left where a game takes one, and it says how: it answers for you until it lapses\n"
    "  score           the points so far, and where they come from\n"
    "  view            shows the table again\n"
    "  map             the map in words, where a game has one\n"
    "  all             lists all that can be done, however long\n"
    "  log             what happened lately; 'log all' from the beginning\n"
    "  hint            a bot's advice, where the game was begun with --advice\n"
    "  rules           where to read the rules\n"
    "  save FILE       keeps the game; 'fogline play --load FILE' goes on with it\n"
    "  quit            leaves\n"
    "These words are understood in every language that Fogline speaks."
)

SAYS: Final[dict[str, Sentence]] = {
    "help": HELP,
    "title": N_("{title}: {players}."),
    "how": N_("Type the number of an action, or its words; 'help' tells what else you can type."),
    "map-how": N_("'map' tells all places and the routes between them."),
    "since": N_("Since your last turn:"),
    "so-far": N_("What has happened so far:"),
    "setup": N_("The table is set; 'log' tells how."),
    "prompt": N_("{name}> "),
    "left-out": Plural(
        "{n} more is not shown: type 'all', or words such as '{words}'.",
        "{n} more are not shown: type 'all', or words such as '{words}'.",
        "n",
    ),
    "several": N_("Several fit. Which one?"),
    "no-number": N_("There is no number {number}: choose from 1 to {most}."),
    "not-understood": N_("I do not understand '{said}'. Type a number, words of an action, or 'help'."),
    "bot-failed": N_("ATTENTION: a stand-in plays on for {name}, because {why}"),
    "control": N_("That line holds keys that are no text, such as arrows. Please type it again."),
    "none-now": N_("'{said}' fits nothing that can be done now."),
    "why-what": N_("Why what? For example: why {words}"),
    "what-what": N_("What is what? For example: what {words}"),
    "what-none": N_("Nothing on this table is called so."),
    "why-not": N_("{label}: {reasons}"),
    "why-names": N_("{names} and {n} more"),
    "why-alike": N_("(and {n} more like it)"),
    "can-be": N_("{label}: this can be done now."),
    "why-more": Plural("… and {n} more.", "… and {n} more.", "n"),
    "steps-dropped": N_("The other steps of that line were not done: {steps}"),
    "undone": N_("Taken back: {label}."),
    "order-how": N_("Or leave an order that answers for you, such as: {like}"),
    "score-of": N_("{name}: {total}"),
    "score-now": N_("{name}: {certain} certain; {total} if the game ended now, as far as you can know"),
    "no-log": N_("Nothing has happened yet."),
    "log-turn": N_("{turn}. {told}"),
    "log-setup": N_("Set-up. {told}"),
    "log-more": N_("'log all' shows it from the beginning."),
    "rules-at": N_("The rules in our own words are in {file}"),
    "rules-none": N_("'why ACTION' tells the rule that forbids something; this game brings no rules to read."),
    "no-advice": N_("Nobody gives advice here; 'fogline play --advice' brings somebody who does."),
    "save-where": N_("Save it where? For example: save my-game.json"),
    "saved": N_("Saved. 'fogline play --load {file}' goes on from here."),
    "saved-over": N_("Saved. 'fogline review {file}' tells where it turned."),
    "not-saved": N_("It was not saved: {problem}."),
    "no-home": N_("It was not saved: there is no folder '{folder}'."),
    "save-other": N_("It was not saved: {file} exists already and is not a saved game."),
    "leave": N_("Leave? Enter leaves without saving; a file name saves first; 'no' plays on."),
    "leave-prompt": N_("file, Enter or 'no'> "),
    "interrupted": N_(
        "Leave? Enter saves the game in {file} first, or name another file; 'no' plays on; "
        "Ctrl-C leaves without saving."
    ),
    "interrupted-prompt": N_("Enter, file or 'no'> "),
    "bye": N_("Until next time."),
    "eof": N_("The input ended, so the game is left here, unfinished."),
    "curtain": N_("It is {name}'s turn. When nobody else looks at the screen, press Enter."),
    "hide": N_("Enter hides this from the next person> "),
    "curtain-prompt": N_("Enter> "),
    "after": N_(
        "'save FILE' keeps the game, and 'fogline review FILE' then tells where it turned; 'log all' tells it again; "
        "Enter leaves."
    ),
    "wins": N_("{name} wins."),
    "shared": N_("A shared victory: {names}."),
    "automa-wins": N_("{name} wins: better luck next time."),
}

TYPED: Final[dict[str, str]] = {
    "help": N_("help, ?, h"),
    "why": N_("why, why not"),
    "what": N_("what, what is"),
    "undo": N_("undo, back"),
    "withdraw": N_("withdraw"),
    "score": N_("score, scores, points"),
    "log": N_("log, history"),
    "log-all": N_("log all"),
    "view": N_("view, look"),
    "map": N_("map"),
    "all": N_("all"),
    "hint": N_("hint, advice"),
    "rules": N_("rules"),
    "save": N_("save"),
    "quit": N_("quit, exit, q"),
    "no": N_("no, n, back"),
}
WITH_MORE: Final = frozenset({"why", "what", "save"})
"""The commands that something may follow."""


def speaker(lang: str) -> Speaker:
    """Who says it in this language."""
    return Speaker(lang, translations=translations("tui", lang))


def typed(name: str) -> tuple[str, ...]:
    """What may be typed for it, in all languages at once, without accents."""
    told = (speaker(lang).tell(TYPED[name]) for lang in LANGUAGES)
    return tuple(" ".join(tokens(one)) or one.strip() for words in told for one in words.split(","))


COMMANDS: Final = {name: typed(name) for name in TYPED if name != "no"}
NO: Final = frozenset(typed("no"))
