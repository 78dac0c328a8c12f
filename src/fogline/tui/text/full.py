"""What the full-screen game says, in English; the catalogues say it in other languages."""

from typing import Final

from fogline.core.text import N_, Context, Plural, Sentence
from fogline.tui.text import SAYS
from fogline.tui.text.day import DAY
from fogline.tui.text.evenings import EVENINGS
from fogline.tui.text.learn import LEARN
from fogline.tui.text.puzzles import PUZZLES

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
    "since": N_("Since your last turn"),
    "since-n": Plural("Since your last turn: {n} turn", "Since your last turn: {n} turns", "n"),
    "by-bot": N_("bot"),
    "do-skip": Plural("Skip to now ({n} turn waits)", "Skip to now ({n} turns wait)", "n"),
    "do-skip-mine": Plural("Skip to your turn ({n} turn waits)", "Skip to your turn ({n} turns wait)", "n"),
    "speed": N_("Others' turns are shown: {speed}"),
    "speed-slow": N_("slowly"),
    "speed-normal": N_("at normal speed"),
    "speed-fast": N_("fast"),
    "speed-once": N_("all at once"),
    "pane-table": N_("Table"),
    "pane-told": N_("Players and turns"),
    "draft": N_("Not confirmed yet: {steps}"),
    "order": N_("{label}; 'withdraw' ends it"),
    "order-how": N_("Away for a while? Type / and an order: {like}"),
    "ask": N_("What is this? (Esc: enough)"),
    "legend": N_("What all the signs mean"),
    "legend-marks": N_("Underlined on the table: others were there since your last turn, or you can pay for it."),
    "it-would": N_("It would do now"),
    "why-not-now": N_("Why nothing can be done with it now"),
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
    "do-substitute": N_("Let a bot play on for {name}"),
    "do-score": N_("Scores and where they come from"),
    "do-replay": N_("Look at the game again"),
    "do-same_deal": N_("Play the same deal again"),
    "deal-link": N_("Friends play this deal too by this link: {link}"),
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

KEYS: Final[dict[str, Sentence]] = {
    "key-words": N_("words"),
    "key-why": N_("why not"),
    "key-ask": N_("what is it"),
    "key-undo": N_("undo"),
    "key-log": N_("log"),
    "key-score": N_("scores"),
    "key-replay": N_("replay"),
    "key-fork": N_("what if"),
    "key-review": N_("together"),
    "key-lang": N_("español"),
    "key-help": N_("help"),
    "key-leave": N_("leave"),
    "key-back": N_("back"),
    "key-steps": N_("step"),
    "key-ends": N_("first / last"),
    "key-eyes": N_("other eyes"),
    "key-open": Context("key", "open"),
    "key-record": N_("record file"),
    "key-change": N_("change"),
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
    "log-again": N_("a shows the others' turns since your last one again."),
    "score": N_("Scores"),
    "score-now": SAYS["score-now"],
    "place": N_("{place}. {name}: {total}"),
    "sum-certain": N_("Certain"),
    "sum-open": N_("If the game ended now"),
    "sum-then": N_("Together then"),
    "sum-total": N_("Total"),
    "no-stories": N_("nothing yet"),
    "why": N_("Why not?"),
    "why-words": N_("words of an action, such as: {words}"),
    "why-can": N_("this can be done now"),
    "why-none": N_("No action of this game fits these words."),
    "why-alike": N_("(and {n} more like it)"),
    "why-narrow": N_("More words narrow them down."),
    "and-more": N_("and {n} more"),
    "talk": N_("Talk"),
    "talk-nothing": N_("Nobody has said anything yet."),
    "talk-how": N_("a line or a number; /mute NAME, /hear NAME, /quiet; host: /off, /on"),
    "talk-muted": N_("{name}, muted"),
    "talk-reaction": N_("to turn {turn}: {text}"),
    "talk-guest": N_("Guest"),
    "talk-told": N_("What others say is told as it comes."),
    "talk-untold": N_("What others say is told on this page only."),
    "help": N_("Help"),
    "rules": N_("The rules in our own words"),
    "rules-english": N_("(in English)"),
    "no-rules": N_("This game brings no rules to read; w tells the rule that forbids something."),
    "replay-at": N_("after step {turn} of {turns}"),
    "replay-start": N_("the set-up"),
    "replay-eyes": N_("as {name} saw it"),
    "replay-public": N_("as everybody saw it"),
    "review-you": N_("you lead (v ends it)"),
    "review-leads": N_("{name} leads, step {turn} (v follows, V takes over)"),
    "review-following": N_("you follow {name} (v stops, V takes over)"),
    "replay-what": N_("What happened in this turn"),
    "fork-title": N_("Play on from here?"),
    "fork": N_(
        "A table of its own with you in every seat. What is hidden from you is dealt anew; the game stays as it is."
    ),
    "resign-title": N_("Give this game up?"),
    "resign": N_("A bot plays on for you to the end, and you cannot take your seat back. The log says so."),
    "resign-no": N_("Only who plays in a game that is not over can give it up."),
    "go-on": N_("Yes"),
    "not-now": N_("No"),
    "ask-file": N_("Which record file?"),
    "no-file": N_("{file} cannot be read: {problem}"),
}

LOBBY: Final[dict[str, Sentence]] = {
    "lobby": N_("A new game, or one of your tables?"),
    "at-server": N_("Tables at {url}"),
    "new": N_("New game"),
    "tables": N_("Your tables"),
    "open-tables": N_("Tables to join"),
    "finished": N_("Finished"),
    "unopened": N_("Kept, but cannot be opened here"),
    "unopened-gone": N_("'{game}' is not installed any more."),
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
    "chair-person": N_("at this keyboard: {name}"),
    "chair-open": N_("open to whoever has the link"),
    "chair-bot": N_("bot, {bot}"),
    "name": N_("Name"),
    "me": N_("Player {n}"),
    "assist": N_("Help"),
    "luck": N_("Luck"),
    "luck-off": N_("as usual"),
    "luck-on": N_("can be checked afterwards (fogline verify)"),
    "counts": N_("Ratings"),
    "counts-off": N_("it does not count"),
    "counts-on": N_("it counts: no advice, nothing taken back freely"),
    "ratings": N_("Ratings"),
    "games": N_("My games"),
    "games-total": Plural("{n} game", "{n} games", "n"),
    "games-find": N_("Find: {words}"),
    "games-any": N_("all of them"),
    "games-ask": N_("A game's name, a name or level, won or lost; nothing finds all"),
    "games-save": N_("Save as CSV"),
    "games-file": N_("Save to which file?"),
    "games-saved": N_("Saved to {file}."),
    "games-more": N_("Older ones"),
    "games-numbers": N_("What they add up to"),
    "games-by-game": N_("By game"),
    "games-by-bot": N_("Against bots"),
    "games-by-seats": N_("By number of players"),
    "games-best": N_("Your best games"),
    "games-of": N_("{won} of {played}"),
    "games-won": N_("won"),
    "games-mean": N_("mean"),
    "games-at-best": N_("best"),
    "games-turns": N_("turns"),
    "games-accuracy": N_("skill"),
    "ratings-none": N_("No table of this game has counted yet: make one, and choose that it counts."),
    "ratings-bot": N_("bot"),
    "ratings-won": N_("won {won} of {played}"),
    "ratings-mine": N_("You, whom others do not see here: {rating} ± {give}"),
    "luck-promised": N_("Luck, as it was promised: {commitment}"),
    "luck-salt": N_("Salt of {name}: {salt}"),
    "luck-salt-none": N_("Salt of {name}: none"),
    "luck-link": N_("Last link of the log's chain: {link}"),
    "luck-verify": N_("Save the record when the game is over, and check it with: fogline verify FILE"),
    "assist-off": N_("rules only"),
    "assist-basic": N_("what an action would do"),
    "assist-full": N_("also a bot's advice (h)"),
    "start": N_("Start"),
    "how": N_("Arrows left and right change a line, Enter on a seat gives it a name."),
    "me-ways": N_("The same person on another device, a code, being forgotten…"),
    "me-title": N_("Who you are here"),
    "me-link": N_("A link for another device"),
    "me-link-told": N_("It works once, within ten minutes. Whoever opens it first is you."),
    "me-code": N_("A code to write down"),
    "me-code-told": N_("It is shown this once. Whoever has it is you."),
    "me-arrive": N_("I have a link or a code"),
    "me-secret": N_("The link or the code"),
    "me-arrive-asked": Plural(
        "Be {name} at this server from now on, with {n} table? Who you were before is lost unless you have a code.",
        "Be {name} at this server from now on, with {n} tables? Who you were before is lost unless you have a code.",
        "n",
    ),
    "me-forget": N_("Forget me"),
    "me-forget-asked": N_(
        "Your name goes from every table, bots play your games on, and nobody knows any more which were yours. "
        "This cannot be taken back."
    ),
    "me-forgotten": N_("You are forgotten here."),
    "server-lost": N_("{url} does not answer: {problem}"),
}

"""What bots are called; others go by their own names."""

HELP: Final = N_(
    "Enter            do what is marked; once more confirms the turn\n"
    "↑ ↓, mouse       mark another; a click on the table keeps what mentions that thing\n"
    "1 2 3 …          the number of an action, then Enter\n"
    "/ or space       words that narrow the list: some of an action's own\n"
    "space, →         while others' turns are shown: skip to now, to the next one\n"
    "+ -              others' turns faster or slower\n"
    "Esc              the whole list again\n"
    "Tab              the next pane, where the window is small\n"
    "w                why something cannot be done\n"
    "i                what is this? Anything on the table, and what all the signs mean\n"
    "u                take a step back\n"
    "c                confirm the turn as it is\n"
    "l                the log; Enter on a line shows that moment, a the others' turns again\n"
    "t                talk: say something to the others, read what they said\n"
    "s                scores, and where each number comes from\n"
    "r  z             replay: look back turn by turn; v there: together with the others\n"
    "f                what if: play on from here at a table of its own\n"
    "g                give the game up; a bot plays on for you\n"
    "h                a bot's advice, where the table gives it\n"
    "e                español / English, at any time\n"
    "?                this page and the rules\n"
    "q, Ctrl-C        leave; everything is kept\n"
    "In the line of words, 'why …', 'undo', 'score', 'log', 'save FILE' and 'quit' work as in the plain game.\n"
    "Where a game takes orders it says how, such as 'raise up to 120 keep 10 20'; 'withdraw' ends the one you left."
)

FULL: Final[dict[str, Sentence]] = {**TABLE, **KEYS, **SCREENS, **LOBBY, **LEARN, **PUZZLES, **DAY, **EVENINGS}
