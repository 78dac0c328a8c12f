"""What the full-screen game says, in English; es.po says it in Spanish."""

from typing import Final

from fogline.bots.levels import NAMES
from fogline.core.text import N_, Sentence

TABLE: Final[dict[str, Sentence]] = {
    "turn": N_("turn {n}"),
    "mode-hotseat": N_("one keyboard, several people"),
    "mode-fork": N_("WHAT IF: not the real game"),
    "mode-import": N_("from a record"),
    "mode-replay": N_("REPLAY"),
    "mode-watching": N_("looking on"),
    "you": N_("you"),
    "bot-keeps": N_("a bot keeps the seat"),
    "gone": N_("not connected"),
    "actions": N_("What you can do"),
    "narrowed": N_("{n} of {total} fit"),
    "no-fit": N_("Nothing that fits can be done now. Enter tells why."),
    "waiting": N_("Waiting…"),
    "effect": N_("This will happen"),
    "uncertain": N_("and more that nobody can foresee"),
    "no-effect": N_("Nobody can foresee what this brings."),
    "latest": N_("What happened last"),
    "draft": N_("Not confirmed yet: {steps}"),
    "order": N_("{label}; 'withdraw' ends it"),
    "order-how": N_("Away for a while? Type / and an order: {like}"),
    "words": N_("number or words, such as: {words}"),
    "words-none": N_("? tells the keys"),
    "do-confirm": N_("Confirm the turn"),
    "do-confirm-so": N_("Confirm it as it is"),
    "do-undo": N_("Take the last step back"),
    "do-pass-on": N_("Pass the keyboard to {name}"),
    "do-yes": N_("Let them take it back"),
    "do-no": N_("No, it stays"),
    "do-agree": N_("Go on with today's rules"),
    "do-back": N_("Take your seat back from the bot"),
    "do-start": N_("Start the game"),
    "do-fill": N_("Fill the open seats with bots"),
    "do-join": N_("Sit down here"),
    "do-score": N_("Scores and where they come from"),
    "do-replay": N_("Look at the game again"),
    "do-rematch": N_("Play again with the same seats"),
    "do-lobby": N_("Back to the lobby"),
    "hint": N_("The bot's advice: {label}"),
    "asked": N_("The others are asked."),
    "saved": N_("The record is in {file}"),
    "link": N_("Others join at {url}"),
    "open-chair": N_("open"),
    "lost": N_("The server does not answer. Trying again…"),
    "found": N_("The server answers again."),
    "no-drawing": N_("This game brings no drawing for a terminal. The log tells what happens."),
    "opening": N_("Opening the table…"),
}

KEYS: Final[dict[str, str]] = {
    "key-words": N_("words"),
    "key-why": N_("why not"),
    "key-undo": N_("undo"),
    "key-log": N_("log"),
    "key-score": N_("scores"),
    "key-replay": N_("replay"),
    "key-fork": N_("what if"),
    "key-lang": N_("español"),
    "key-help": N_("help"),
    "key-leave": N_("leave"),
    "key-back": N_("back"),
    "key-steps": N_("step"),
    "key-ends": N_("first / last"),
    "key-eyes": N_("other eyes"),
    "key-open": N_("open"),
    "key-record": N_("record file"),
    "key-change": N_("change"),
    "key-next": N_("next step"),
    "key-auto": N_("by itself"),
    "key-skip": N_("skip"),
}
"""The footer: what each key does."""

SCREENS: Final[dict[str, Sentence]] = {
    "too-small": N_(
        "Fogline needs a window of {wide} × {high} signs; this one has {width} × {height}.\n\n"
        "Make it larger or its letters smaller,\nor leave (Ctrl-Q) and play with 'fogline play --plain'."
    ),
    "too-small-short": N_("Fogline needs {wide} × {high} signs. Ctrl-Q leaves."),
    "leave-title": N_("Leave Fogline?"),
    "leave": N_("Every step is kept: the lobby opens the table again."),
    "leave-remote": N_("Your seat stays yours: the lobby opens the table again."),
    "yes": N_("Leave"),
    "no": N_("Stay"),
    "curtain-title": N_("Pass the keyboard to {name}"),
    "curtain": N_("{name}: when nobody else looks at the screen, press Enter."),
    "log": N_("Log"),
    "log-setup": N_("Set-up"),
    "log-hint": N_("Enter shows the table as it was after that turn."),
    "score": N_("Scores"),
    "score-so-far": N_("As far as you can know them now"),
    "place": N_("{place}. {name}: {total}"),
    "no-stories": N_("nothing yet"),
    "why": N_("Why not?"),
    "why-words": N_("words of an action, such as: {words}"),
    "why-can": N_("this can be done now"),
    "why-none": N_("No action of this game fits these words."),
    "why-more": N_("Only the first {n} are told: more words narrow them down."),
    "help": N_("Help"),
    "rules": N_("The rules in our own words"),
    "rules-english": N_("(in English)"),
    "no-rules": N_("This game brings no rules to read; w tells the rule that forbids something."),
    "replay-at": N_("after turn {turn} of {turns}"),
    "replay-start": N_("the set-up"),
    "replay-eyes": N_("as {name} saw it"),
    "replay-public": N_("as everybody saw it"),
    "replay-what": N_("What happened in this turn"),
    "fork-title": N_("Play on from here?"),
    "fork": N_(
        "A table of its own with you in every seat. What is hidden from you is dealt anew; the game stays as it is."
    ),
    "steps-title": N_("What {name} does"),
    "steps-end": N_("That was all. Enter goes on."),
    "go-on": N_("Yes"),
    "not-now": N_("No"),
    "ask-file": N_("Which record file?"),
    "no-file": N_("{file} cannot be read: {problem}"),
}

LOBBY: Final[dict[str, Sentence]] = {
    "lobby": N_("Four San Francisco games. Which table?"),
    "at-server": N_("Tables at {url}"),
    "new": N_("New game"),
    "tables": N_("Your tables"),
    "open-tables": N_("Tables to join"),
    "finished": N_("Finished"),
    "file": N_("Open a record file…"),
    "players": N_("{least} to {most} players"),
    "your-turn": N_("your turn"),
    "others-turn": N_("waiting for others"),
    "gathering": N_("gathering"),
    "over": N_("over"),
    "frozen": N_("rules changed"),
    "origin-fork": N_("what if"),
    "origin-import": N_("record"),
    "new-title": N_("New game: {title}"),
    "seats": N_("Players"),
    "chair": N_("Seat {n}"),
    "chair-person": N_("you or somebody at this keyboard: {name}"),
    "chair-open": N_("open to whoever has the link"),
    "chair-bot": N_("bot, {bot}"),
    "name": N_("Name"),
    "me": N_("Player {n}"),
    "assist": N_("Help"),
    "assist-off": N_("rules only"),
    "assist-basic": N_("what an action would do"),
    "assist-full": N_("also a bot's advice (h)"),
    "start": N_("Start"),
    "how": N_("Arrows left and right change a line, Enter on a seat gives it a name."),
    "server-lost": N_("{url} does not answer: {problem}"),
}

BOTS: Final[dict[str, str]] = {**NAMES, "greedy": N_("greedy"), "random": N_("by chance")}
"""What bots are called; others go by their own names."""

HELP: Final = N_(
    "Enter            do what is marked; once more confirms the turn\n"
    "↑ ↓, mouse       mark another; a click on the table keeps what mentions that thing\n"
    "1 2 3 …          the number of an action, then Enter\n"
    "/ or space       words that narrow the list: claim fort mason\n"
    "Esc              the whole list again\n"
    "w                why something cannot be done\n"
    "u                take a step back\n"
    "c                confirm the turn as it is\n"
    "l                the log; Enter on a line shows that moment\n"
    "s                scores, and where each number comes from\n"
    "r  z             replay: look back turn by turn\n"
    "f                what if: play on from here at a table of its own\n"
    "h                a bot's advice, where the table gives it\n"
    "e                español / English, at any time\n"
    "?                this page and the rules\n"
    "q, Ctrl-C        leave; everything is kept\n"
    "In the line of words, 'why …', 'undo', 'score', 'log', 'save FILE' and 'quit' work as in the plain game.\n"
    "Where a game takes orders it says how, such as 'raise up to 120 keep 10 20'; 'withdraw' ends the one you left."
)

FULL: Final[dict[str, Sentence]] = {**TABLE, **KEYS, **SCREENS, **LOBBY}
