"""What the commands say, and the mistakes they tell."""

from typing import Final

from fogline.cli.text import building
from fogline.cli.text.learn import AMISS, SAID
from fogline.core.text import N_, Plural, Sentence

SAYS: Final[dict[str, Sentence]] = {
    **building.SAYS,
    **SAID,
    # compare
    "compare-title": N_("{title}: {one} against {other}, {deals} deals with {seats} seats on both sides"),
    "compare-end": N_("{clear} of {n} differences are clear; {same} figures are the same on both sides."),
    "figure": N_("what"),
    "difference": N_("difference"),
    "clear": N_("clear"),
    "yes": N_("yes"),
    "figure-moves": N_("decisions a game"),
    "figure-score": N_("points of a player"),
    "figure-margin": N_("points ahead of the next"),
    "figure-first": N_("who acts first wins"),
    "figure-automa": N_("the opponent in the rules wins"),
    "figure-seat": N_("seat {n} wins"),
    "figure-ending": N_("end: {ending}"),
    "figure-line": N_("points: {what}"),
    "figure-action": N_("times: {what}"),
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
    "no-components": N_("its author's own"),
    "some-inferred": N_("partly inferred"),
    "some-reconstructed": N_("partly reconstructed ({n} of {total})"),
    "levels": N_("Bots of every game: {bots};\n  and from the weakest to the strongest: {levels}."),
    # serve, load, bot-client
    "port-moved": N_("Port {port} is taken by another program; this one takes another."),
    "no-browser": N_("Open {address} in a browser, or play in this terminal: ./play play"),
    "store-copied": N_("Copied to {place}. Tables: {tables}; rows that were read again and are the same: {rows}."),
    "serves": N_("Fogline is at {address}. Tables are kept in {folder}. Ctrl-C ends it."),
    "invites": N_("Others reach it at {address}."),
    "measured": N_(
        "{tables} tables, {sockets} sockets, {seconds} s: {moves} moves acknowledged, {moves_per_second} a second.\n"
        "Half of them within {p50_ms} ms, 99 of 100 within {p99_ms} ms. Games finished: {finished}. "
        "Refused: {refused}.\n"
        "{server_ms_per_move} ms of the server's processor time a move, {kb_per_socket} kB of its memory a socket. "
        "Used up: {saturated}."
    ),
    "used-up-server": N_("the server"),
    "used-up-minds": N_("those who think for bots"),
    "used-up-driver": N_("those who play the people"),
    "used-up-machine": N_("this machine, with all that runs on it"),
    "used-up-nothing": N_("nothing"),
    "bot-played": N_("The game is over. {told}"),
    "how-to-play": N_("'fogline play {game}' plays one; 'fogline box show {game}' tells what is reconstructed."),
    # admin
    "admin-table": N_("table"),
    "admin-status": N_("status"),
    "admin-changed": N_("last change"),
    "admin-who": N_("who"),
    "admin-rating": N_("rating"),
    "admin-give": N_("give or take"),
    "admin-games": N_("games"),
    "admin-won": N_("won"),
    "turns": N_("turns"),
    "status-gathering": N_("gathering"),
    "status-playing": N_("playing"),
    "status-frozen": N_("waits for new rules"),
    "status-over": N_("over"),
    "chair-person": N_("a person"),
    "chair-bot": N_("a bot"),
    "chair-open": N_("nobody yet"),
    "chair-bot-plays": N_("{bot} plays"),
    "chair-waited": N_("is waited for"),
    "chair-clock": N_("{seconds} s left"),
    "admin-tables": Plural("{n} table.", "{n} tables.", "n"),
    "admin-show": N_(
        "{table}: {game}, {status}. Made {made}, last change {changed}.\n"
        "Turns: {turns}; lines of the log: {lines}; rules of version {rules}."
    ),
    "admin-ended": N_("Table {table} is over: nobody has won, everybody may look back at it."),
    "admin-removed": N_("Table {table} is removed, with all that was kept of it."),
    "admin-given": N_("Seat {n} ({name}) is for whoever opens this link first; who held it before does so no longer:"),
    "admin-saved": N_(
        "{file} holds everything as it was at one moment. Tables: {tables}; rows that were read again and are the "
        "same: {rows}."
    ),
    "admin-sound": N_("Everything holds. Tables: {tables}; played again: {replayed}; of older rules: {older}."),
    "admin-faults": N_(
        "Not everything holds: {faults} faults. Tables: {tables}; played again: {replayed}; of older rules: {older}."
    ),
    # play
    "which-game": N_("Which game?"),
    "ask-game": N_("number or name> "),
    "game-line": Plural(
        "{n}. {title} ({name}), {least} player", "{n}. {title} ({name}), {least} to {most} players", "most"
    ),
    "which-seats": N_("How many play, you included ({least} to {most})? The others are bots."),
    "ask-seats": N_("players, or Enter for {usual}> "),
    "not-one-of": N_("Please type one of these: {known}"),
    "asking-help": N_(
        "Type one of the answers above and press Enter; 'quit' leaves. 'fogline games' tells more of each game, "
        "'fogline learn' teaches one, 'fogline play --help' tells what can be said on the command line."
    ),
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
    "sure": N_("in 95 of 100"),
    "seats-of": N_("seats"),
    "mean-score": N_("mean score"),
    "automa": N_("opponent of the rules"),
    "ended-by": N_("{n} × {ending} ({share}; {sure})"),
    "unfinished": Plural(
        "{n} game was given up after {limit} moves.", "{n} games were given up after {limit} moves.", "n"
    ),
    "sim-end": N_("{moves} moves a game on average ({sure}); {seconds} s."),
    "saved-in": Plural("The record is in {folder}.", "{n} records are in {folder}.", "n"),
    "tables-in": N_("Tables of the games and of their decisions are in {folder}."),
    # ladder
    "ladder-title": N_("{title}, {seats} seats: each deal is played in {seatings} seatings."),
    "ladder-plot": N_("{title}, {seats} seats: ratings with 95 % intervals"),
    "rating": N_("rating"),
    "interval": N_("95 % interval"),
    "ladder-clear": N_(
        "{first} is stronger than {second}: {share} of the points ({sure}), {margin} a game ({margin_sure}), in "
        "{deals} deals. Clear at 95 %."
    ),
    "ladder-open": N_(
        "{first} leads {second}: {share} of the points ({sure}), {margin} a game ({margin_sure}), in {deals} deals. "
        "Not clear yet."
    ),
    # report
    "report-written": N_("The report is in {file}: open it in a browser."),
    # replay
    "replay-title": N_("{title}, {seats} seats"),
    "with-options": N_("Options: {options}"),
    "setup": N_("Set-up"),
    "turn-by": N_("Step {turn}, {name}: {label}"),
    "turn-hidden": N_("Step {turn}, {name}"),
    "not-over": N_("The game is not over: {name} is to answer."),
    "holds": Plural(
        "The record holds: {n} step, each checked against the rules.",
        "The record holds: {n} steps, each checked against the rules.",
        "n",
    ),
    "of-older-rules": N_(
        "The record is of version {theirs} of the rules; this Fogline plays version {ours}. "
        "By today's rules {n} of its {turns} steps hold; what it says of the end is as it was."
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
    "sheet": N_("tell µs"),
    "net": N_("net µs"),
    "bench-about": N_("Random play with the most seats, one core."),
    "bench-peer": N_("Beside it: OpenSpiel's ISMCTS on hearts, played out by chance: {rate} games/s."),
    "bench-pure": N_("This is pure Python; 'fogline compile' builds a faster version."),
}

FAULTS: Final[dict[str, str]] = {
    "unreadable": N_("{table} cannot be read: {about}"),
    "stray": N_("{table} is no table, but something is kept of it ({about})."),
    "lines": N_("{table}: lines of its log are missing."),
    "record": N_("{table}: its record does not hold. {about}"),
    "snapshot": N_("{table}: the position that is kept is not that after its last line."),
    "status": N_("{table}: the lists say that it stands otherwise than it does."),
    "holders": N_("{table}: the lists do not name those who sit there."),
    "listed": N_("{table}: it is in the list for everybody and should not be, or the other way round."),
    "due": N_("{table}: a bot is to move, and nobody is told to look."),
}
"""What can be wrong with what is kept."""

MISTAKES: Final[dict[str, str]] = {
    **building.MISTAKES,
    **AMISS,
    "compare-two": N_("Two sides are compared: name one or two bots, and one or two boxes."),
    "compare-same": N_("Both sides are the same: name another --box, two --bots, or an option --against the first."),
    "no-number": N_("The box has no number called '{name}'. Known numbers: {known}."),
    "vary-two": N_("Name at least two values, such as 12,16,20."),
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
    "no-such-turn": N_("This record has {turns} steps; there is no step {value}."),
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
    "no-features": N_("{game} tells nets nothing of its views, so there is nothing to learn from."),
    "no-adept": N_("{game} has no adept, whose games a net could learn from."),
    "no-numpy": N_("Training needs what 'pip install \"fogline[train]\"' brings."),
    "other-training": N_("{folder} holds another training: of other games, or of views told in another way."),
    "no-ray": N_("--cluster needs Ray: install fogline[cluster]."),
    "worker-lost": N_("A process that played games was ended from outside, perhaps for lack of memory."),
    "workers-need-database": N_(
        "Several processes share a database and a port: --workers needs --store, and not Windows."
    ),
    "store-unreachable": N_("{file} cannot be reached: {problem}."),
    "store-driverless": N_("Tables in PostgreSQL need its driver: install fogline[club]."),
    "store-served": N_("Servers have {place} open: end them first."),
    "store-malformed": N_("The address of the database cannot be understood."),
    "store-no-address": N_("{place} is no address of a database: it begins with postgresql://."),
    "store-not-empty": N_("{place} has tables already; nothing was written to it."),
    "store-differs": N_("{place} was written, but it is not the same ({problem}): do not use it."),
    "store-failed": N_("{place} does not take it: {problem}."),
    "store-newer": N_("{file} was written by a newer Fogline: this one leaves it as it is."),
    "store-broken": N_("{file} is damaged, or is no file of Fogline's; it is left as it is."),
    "store-full": N_("{file} cannot be written: the disk is full."),
    "store-unwritable": N_("{file} cannot be written: {problem}."),
    "store-older": N_("{file} is of an older format: start 'fogline serve' once, and it is brought to today's."),
    "store-missing": N_("There are no tables of Fogline's in {file}."),
    "no-such-folder": N_("There is no folder {file}."),
    "not-a-backup": N_("{file} is no backup of Fogline's."),
    "not-days": N_("{name} must be a number of days, not '{value}'."),
    "admin-no-status": N_("There is no status '{value}'. Known: {known}."),
    "admin-unknown-table": N_("There is no table '{table}'; 'fogline admin tables' lists them."),
    "admin-unknown-seat": N_("There is no such seat at table {table}; 'fogline admin show {table}' lists them."),
    "admin-no-person": N_("No person sits on seat {n} of table {table}: there is nothing to hand over."),
    "admin-out-of-time": N_("There is no time left on this seat's clock: a bot plays it to the end."),
    "admin-match-over": N_("Table {table} is over already."),
    "admin-not-started": N_("Table {table} has not started: remove it instead."),
    "admin-bad-name": N_("A name has from 1 to {most} letters that can be seen, on one line."),
    "admin-not-kept": N_("Table {table} was changed by others all the time: nothing was done. Try again."),
    "config-unknown": N_("There is no setting '{name}' ({where}); 'fogline serve --show-config' lists them."),
    "config-bad": N_("'{name}' cannot be '{value}' ({where}): {problem}."),
    "config-unreadable": N_("{file} is no file of settings: {problem}."),
    "cannot-listen": N_("It cannot listen on {host}, port {port}: {problem}."),
    "table-refused": N_("The table at {url} refuses: {problem}."),
    "table-lost": N_("There is no talking to {url}: {problem}."),
    "no-program": N_("There is no program {program} that could be run."),
    "program-ended": N_("{program} ended before the game did (exit code {exit_code}): nobody plays its seat any more."),
    "pipe-closed": N_("The input ended before the game did."),
    "cannot-compile": N_("It could not be compiled. {problem}"),
}
