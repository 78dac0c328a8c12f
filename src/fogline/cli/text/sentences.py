"""What the commands say, and the mistakes they tell."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

SAYS: Final[dict[str, Sentence]] = {
    "more": N_("'{command} --help' tells more."),
    "stopped": N_("Stopped."),
    # games
    "name": N_("name"),
    "title": N_("game"),
    "players": N_("players"),
    "bots": N_("bots"),
    "options": N_("options"),
    "components": N_("components"),
    "from-to": N_("{least} to {most}"),
    "none": N_("none"),
    "all-exact": N_("as published"),
    "some-inferred": N_("partly inferred"),
    "some-reconstructed": N_("partly reconstructed ({n} of {total})"),
    "levels": N_("Every game has these bots too, from the weakest to the strongest: {levels}."),
    # serve, load, bot-client
    "port-moved": N_("Port {port} is taken by another program; this one takes another."),
    "no-browser": N_("Open {address} in a browser, or play in this terminal: ./play play"),
    "serves": N_("Fogline is at {address}. Tables are kept in {folder}. Ctrl-C ends it."),
    "measured": N_(
        "{tables} tables, {seconds} s: {moves} moves acknowledged, {moves_per_second} a second.\n"
        "Half of them within {p50_ms} ms, 99 of 100 within {p99_ms} ms. Games finished: {finished}. Refused: {refused}."
    ),
    "bot-played": N_("The game is over. {told}"),
    "how-to-play": N_("'fogline play {game}' plays one; 'fogline box show {game}' tells what is reconstructed."),
    # play
    "which-game": N_("Which game?"),
    "ask-game": N_("number or name> "),
    "game-line": Plural(
        "{n}. {title} ({name}), {least} player", "{n}. {title} ({name}), {least} to {most} players", "most"
    ),
    "which-seats": N_("How many play, you included ({least} to {most})? The others are bots."),
    "ask-seats": N_("players, or Enter for {usual}> "),
    "not-one-of": N_("Please type one of these: {known}"),
    "bot-name": N_("{bot} {n}"),
    "sit-at-server": N_(
        "The Fogline server at {address} has the tables in {folder}. Sit at its tables? Enter: yes, 'no' leaves> "
    ),
    "load-older": N_(
        "The record is of version {theirs} of the rules; this Fogline plays version {ours}. "
        "It goes on from its last position with today's rules."
    ),
    # sim
    "playing": N_("playing"),
    "sim-title": N_("{title}: games {games}, seats {seats}, seed {seed}"),
    "seat": N_("seat"),
    "bot": N_("bot"),
    "wins": N_("wins"),
    "share": N_("share"),
    "mean-score": N_("mean score"),
    "automa": N_("opponent of the rules"),
    "ended-by": N_("{n} × {ending}"),
    "unfinished": Plural(
        "{n} game was given up after {limit} moves.", "{n} games were given up after {limit} moves.", "n"
    ),
    "sim-end": N_("{moves} moves a game on average; {seconds} s."),
    "saved-in": Plural("The record is in {folder}.", "{n} records are in {folder}.", "n"),
    "tables-in": N_("Tables of the games and of their decisions are in {folder}."),
    # ladder
    "ladder-title": N_("{title}, {seats} seats: each deal is played in {seatings} seatings."),
    "ladder-plot": N_("{title}, {seats} seats: ratings with 95 % intervals"),
    "rating": N_("rating"),
    "interval": N_("95 % interval"),
    "ladder-clear": N_(
        "{first} is stronger than {second}: {share} of the points, {margin} a game, in {deals} deals. Clear at 95 %."
    ),
    "ladder-open": N_(
        "{first} leads {second}: {share} of the points, {margin} a game, in {deals} deals. Not clear yet."
    ),
    # report
    "report-written": N_("The report is in {file}: open it in a browser."),
    # replay
    "replay-title": N_("{title}, {seats} seats"),
    "with-options": N_("Options: {options}"),
    "setup": N_("Set-up"),
    "turn-by": N_("Turn {turn}, {name}: {label}"),
    "turn-hidden": N_("Turn {turn}, {name}"),
    "not-over": N_("The game is not over: {name} is to answer."),
    "holds": Plural(
        "The record holds: {n} turn, each checked against the rules.",
        "The record holds: {n} turns, each checked against the rules.",
        "n",
    ),
    "of-older-rules": N_(
        "The record is of version {theirs} of the rules; this Fogline plays version {ours}. "
        "By today's rules {n} of its {turns} turns hold; what it says of the end is as it was."
    ),
    # box
    "box-good": N_("{file} can be played with: {title}."),
    "box-file": N_("{title}: the box is {file}"),
    "part": N_("part"),
    "entries": N_("entries"),
    "exact": N_("exact"),
    "inferred": N_("inferred"),
    "reconstructed": N_("reconstructed"),
    "total": N_("together"),
    "meaning": N_(
        "exact: a source states it; inferred: it follows from sources;\n"
        "reconstructed: made up by us so that the game can be played, in agreement with all that is known."
    ),
    "copied": N_("{file} is yours to change; 'fogline box check {file}' checks it."),
    # bench
    "build": N_("build"),
    "pure": N_("pure Python"),
    "compiled": N_("compiled"),
    "ratio": N_("compiled / pure"),
    "moves-per-second": N_("moves/s"),
    "games-per-second": N_("games/s"),
    "copy": N_("copy µs"),
    "imagine": N_("imagine + playout/s"),
    "search": N_("search games/s"),
    "bench-about": N_("Random play with the most seats, one core."),
    "bench-peer": N_("Beside it: OpenSpiel's ISMCTS on hearts, played out by chance: {rate} games/s."),
    "bench-pure": N_("This is pure Python; 'fogline compile' builds a faster version."),
    # compile
    "compiling": N_("Compiling; this takes a minute or two…"),
    "compiled-in": N_(
        "Compiled in {seconds} s. Every command uses it from now on, as long as the sources stay the same."
    ),
    "compiled-at": N_("It is in {folder}; FOGLINE_PURE=1 in the environment leaves it aside."),
}

MISTAKES: Final[dict[str, str]] = {
    "unknown-language": N_("There is no language '{value}'. Known languages: {known}."),
    "missing-arguments": N_("Something is missing: {names}."),
    "unknown-arguments": N_("This is not understood here: {names}."),
    "unknown-choice": N_("There is no command '{value}'. Known commands: {known}."),
    "value-missing": N_("{name} needs a value."),
    "value-unwanted": N_("{name} takes no value."),
    "usage": N_("The command line is not understood: {problem}."),
    "not-a-number": N_("{name} must be a whole number, not '{value}'."),
    "too-small": N_("{name} must be at least {least}, not {value}."),
    "too-large": N_("{name} must be at most {most}, not {value}."),
    "not-an-address": N_("--proxy names addresses, such as 127.0.0.1 or 10.0.0.0/8, not '{value}'."),
    "not-seconds": N_("--seconds must be more than 0 and at most 3600, not '{value}'."),
    "not-a-pair": N_("--option must be NAME=VALUE, not '{value}'."),
    "ladder-bots": N_("A ladder needs two bots or more, each named once."),
    "no-bots": N_("--bots names no bot."),
    "too-many-bots": N_("{bots} bots do not fit in {seats} seats."),
    "bots-and-seats": N_("{bots} bots for {seats} seats: name one for all, or one for each seat."),
    "too-many-names": N_("{names} names for {people} people: --name names those who are not bots."),
    "load-and": N_("A saved game brings its own game, seats, options and chance: {name} cannot be given with --load."),
    "server-and": N_("{name} is for tables of this machine and cannot be given with --server."),
    "server-plain": N_("--server needs a terminal and the full screen; lines of text are for this machine's games."),
    "folder-server": N_(
        "A Fogline server (process {pid}) has the tables in {folder}: sit there with --server {address}, end it, "
        "or take another folder with --data."
    ),
    "folder-served": N_("The tables in {folder} are served already: process {pid} is at {address}."),
    "folder-terminal": N_(
        "Another terminal (process {pid}) has the tables in {folder}: leave the game there, or take another folder "
        "with --data."
    ),
    "folder-somebody": N_("Another Fogline has the tables in {folder}: end it, or take another folder with --data."),
    "screen-failed": N_("The full screen failed ({problem}): your tables are kept, and {file} tells more."),
    "not-a-game": N_("{file} is neither a saved game nor a position."),
    "no-answer": N_("The input ended before a game was chosen."),
    "no-such-seat": N_("--seat must be 'all' or from 1 to {seats}, not '{value}'."),
    "no-such-turn": N_("This record has {turns} turns; there is no turn {value}."),
    "no-such-file": N_("There is no file {file}."),
    "a-folder": N_("{file} is a folder, not a file."),
    "not-a-folder": N_("{file} is a file, not a folder."),
    "not-allowed": N_("{file} may not be read."),
    "not-text": N_("{file} is not text in UTF-8."),
    "unreadable": N_("{file} cannot be read: {problem}."),
    "unwritable": N_("{file} cannot be written: {problem}."),
    "exists": N_("{file} exists already; nothing was written."),
    "box-game-missing": N_('{file} does not say which game it is for: add game = "…" under [box], or give --game.'),
    "box-one-game": N_("--box is for one game: name it."),
    "no-box-file": N_("{game} brings no box file."),
    "violated": N_("The rules were violated: {problem}"),
    "bot-failed": N_("{bot} did not answer itself: {why}"),
    "endless": N_("A game between {bots} (deal {deal}) had not ended after {limit} moves."),
    "endless-report": N_("None of {n} games had ended after {limit} moves: there is nothing to report."),
    "not-a-ladder": N_(
        "{file} is no ladder's file for {game} with {seats} seats (see line {line}); nothing was written to it."
    ),
    "not-ours": N_("{file} exists already and was not made by this command; nothing was written to it."),
    "no-ray": N_("--cluster needs Ray: install fogline[cluster]."),
    "worker-lost": N_("A process that played games was ended from outside, perhaps for lack of memory."),
    "store-newer": N_("{file} was written by a newer Fogline: this one leaves it as it is."),
    "store-broken": N_("{file} is damaged, or is no file of Fogline's; it is left as it is."),
    "store-full": N_("{file} cannot be written: the disk is full."),
    "store-unwritable": N_("{file} cannot be written: {problem}."),
    "cannot-listen": N_("It cannot listen on {host}, port {port}: {problem}."),
    "table-refused": N_("The table at {url} refuses: {problem}."),
    "table-lost": N_("There is no talking to {url}: {problem}."),
    "no-program": N_("There is no program {program} that could be run."),
    "program-ended": N_("{program} ended before the game did (exit code {exit_code}): nobody plays its seat any more."),
    "pipe-closed": N_("The input ended before the game did."),
    "cannot-compile": N_("It could not be compiled. {problem}"),
}
