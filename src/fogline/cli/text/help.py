"""What --help says. A key ``command/option`` is that command's own word on an option that others have too."""

from typing import Final

from fogline.cli.text import building
from fogline.cli.text.learn import LEARN
from fogline.core.text import N_

HELP: Final[dict[str, str]] = {
    **LEARN,
    **building.HELP,
    "usage": N_("usage:"),
    "positionals": N_("what you give"),
    "options": N_("options"),
    "commands": N_("commands"),
    "COMMAND": N_("COMMAND"),
    "GAME": N_("GAME"),
    "FILE": N_("FILE"),
    "DIR": N_("DIR"),
    "FROM": N_("FROM"),
    "TO": N_("TO"),
    "NAME": N_("NAME"),
    "TITLE": N_("TITLE"),
    "NAME=VALUE": N_("NAME=VALUE"),
    "help": N_("show this help and leave"),
    "version": N_("show which Fogline this is and leave"),
    "lang": N_("the language to speak (otherwise that of your system)"),
    "fogline": N_("A table for San Francisco board games: play them, study them, simulate them."),
    "fogline/more": N_(
        "examples:\n"
        "  fogline  the lobby in your browser\n"
        "  fogline play  choose a game and play it here\n"
        "  fogline games  what can be played, by how many, against whom\n"
        "  fogline play {game} --seats 3  you against two bots\n"
        "  fogline sim {game} --games 1000  a thousand games between bots\n"
        "  fogline play --help  more about one command"
    ),
    "games": N_("list the games with their players, options and bots"),
    "games/more": N_("examples:\n  fogline games\n  fogline games --lang es"),
    "play": N_("play a game in this terminal, against bots or with people beside you"),
    "play/about": N_(
        "Play a game in this terminal: on the full screen, or by lines of text with --plain and where the output is\n"
        "no terminal. Without a game the lobby opens. Seats that no bot takes are for people who share this screen."
    ),
    "play/more": N_(
        "examples:\n"
        "  fogline play {game} --seats 3  you and two bots\n"
        "  fogline play {game} --seats 4 --bots greedy,random  two people and two bots\n"
        "  fogline play {game} --seats 2 --bots none  two people\n"
        "  fogline play --load my-game.json  go on with a saved game\n"
        "  fogline play --server http://127.0.0.1:1906  the tables of a server, beside those who use a browser"
    ),
    "serve": N_("keep tables for people with browsers and for programs"),
    "serve/about": N_(
        "Keep tables on this machine: people join by link, bots sit down, everything is kept and comes back after a\n"
        "restart. It listens to this machine only unless --host says otherwise."
    ),
    "serve/more": N_(
        "examples:\n"
        "  fogline serve  tables for this machine\n"
        "  fogline serve --port 8080 --data my-tables\n"
        "  fogline serve --host 0.0.0.0 --host-name games.example  for your network, under that name\n"
        "  fogline serve --store postgresql://fogline@localhost/club  tables in a database"
    ),
    "bot-client": N_("let a program in any language play at a table of a server"),
    "bot-client/about": N_(
        "Sit down at a table and run a program there: it reads what the table tells as lines of JSON and writes\n"
        "what it does. FOGLINE_TOKEN may hold the token of a seat that you have already."
    ),
    "bot-client/more": N_(
        "examples:\n  fogline bot-client http://127.0.0.1:1906/api/tables/TABLE -- python examples/bot_client.py"
    ),
    "stdio": N_("a table for the program that starts it, by lines of JSON"),
    "stdio/about": N_(
        "Play one game with whoever is at the other end of the pipe: what the table tells is written as lines of\n"
        "JSON to standard output, what is done is read from standard input. Bots have the other seats."
    ),
    "stdio/more": N_("examples:\n  fogline stdio {game}\n  fogline stdio {game} --bots random,random --seed 7"),
    "load": N_("measure how long a move takes to be acknowledged with many tables at once"),
    "load/about": N_(
        "Start a server on this machine, let scripted people play at many tables with bots, and tell how long they\n"
        "waited until a move was acknowledged, which is when it is safe on the disk. It talks to this machine only."
    ),
    "load/more": N_(
        "examples:\n"
        "  fogline load\n"
        "  fogline load {game} --tables 50 --seconds 10\n"
        "  fogline load {game} --tables 40 --sockets 120 --pause 0.01\n"
        "  fogline load --json"
    ),
    "sim": N_("let bots play many games and count what happens"),
    "sim/more": N_(
        "examples:\n"
        "  fogline sim {game} --seats 2 --bots greedy,random --games 500 --seed 7\n"
        "  fogline sim {game} --games 1000 --json > result.json\n"
        "  fogline sim {game} --games 1000 --save my-tables\n"
        "  fogline sim {game} --games 20 --records my-records\n"
        "The same seed gives the same games, whoever plays them. Ctrl-C keeps what is done."
    ),
    "ladder": N_("find out which bot is stronger, and how surely"),
    "ladder/about": N_(
        "Bots meet in pairs, neighbours on the list: the same deals in every seating, so that luck counts for both.\n"
        "A pair stops as soon as the answer is clear at 95 %. Saved results are not played again."
    ),
    "ladder/more": N_(
        "examples:\n"
        "  fogline ladder {game} --games 200\n"
        "  fogline ladder {game} --seats 3 --bots greedy,search:iters=50 --save results.jsonl\n"
        "  fogline ladder {game} --bots novice,casual,strong --plot ladder.svg"
    ),
    "train": N_("make a net for a game from games that it plays with itself"),
    "train/about": N_(
        "Play games of the quick mind, fit a net to them, play games of a search that asks it, fit again, and climb "
        "ladders that say whether it is of use. What the folder holds already is not done again."
    ),
    "train/more": N_(
        "examples:\n"
        "  fogline train {game} --seats 2\n"
        "  fogline train {game} --seats 2 --games 50000 --keep\n"
        "  fogline train {game} --cluster local --folder my-net"
    ),
    "compare": N_("play the same deals in two ways and tell what differs, and how surely"),
    "compare/about": N_(
        "Two boxes, two options or two bots, each at every seat, in the same deals: what differs, and whether it may\n"
        "be chance. Which bot is stronger is for `fogline ladder`."
    ),
    "compare/more": N_(
        "examples:\n"
        "  fogline compare {game} --bots casual,strong\n"
        "  fogline compare {game} --box mine.toml  our box and yours\n"
        "  fogline compare {game} --box one.toml --box other.toml --games 500 --workers 2"
    ),
    "compare/box": N_("a box of your own against ours; twice: two of your own"),
    "compare/option": N_("a printed variant for both sides, or for the first where --against says otherwise"),
    "against": N_("a printed variant for the second side"),
    "compare/bots": N_("one bot for both sides, or two with a comma between them (otherwise strong)"),
    "compare/games": N_("how many deals to play on each side (otherwise 200)"),
    "vary": N_("change one number of a box over a range and plot what it does to the game"),
    "vary/more": N_(
        "examples:\n"
        "  fogline vary {game} cars.each 12,16,20,24\n"
        "  fogline vary {game} cars.each 12,16,20,24 --games 200 --save cars.html"
    ),
    "number": N_("which number of the box, by its table: cars.each stands under [cars]"),
    "values": N_("the values to try, with commas between them"),
    "vary/bot": N_("who plays (otherwise strong)"),
    "vary/games": N_("how many games to play with each value (otherwise 100)"),
    "vary/save": N_("the file to write (otherwise named after the game and the number)"),
    "report": N_("write a page about a game from many games between bots"),
    "report/more": N_(
        "examples:\n  fogline report {game}\n  fogline report {game} --seats 2 --games 1000 --save my-report.html"
    ),
    "replay": N_("show a saved game step by step and check it"),
    "replay/more": N_(
        "examples:\n"
        "  fogline replay my-game.json\n"
        "  fogline replay my-game.json --seat 2  only what player 2 could know\n"
        "  fogline replay my-game.json --from 30  from step 30 on\n"
        "  fogline replay my-game.json --position 30 > puzzle.json\n"
        "  fogline replay my-game.json --text > my-game.txt"
    ),
    "verify": N_("check the luck of a saved game"),
    "verify/about": N_(
        "Whether the luck of a saved game follows from what was promised when its table was made: the secret, the\n"
        "salts, the seed, every draw and the chain of what happened. It says what that proves and what it does not.\n"
        "Exit code 0: all holds; 1: something does not; 3: there is nothing to check, or not all of it could be."
    ),
    "verify/more": N_(
        "examples:\n"
        "  fogline verify my-game.json\n"
        "  fogline verify my-game.json --commitment 5f0c…  with what you saw when you sat down\n"
        "  fogline verify my-game.json --json"
    ),
    "verify/commitment": N_("what was promised, as you saw it yourself"),
    "verify/json": N_("print one JSON object instead of sentences"),
    "store": N_("move a club to another store"),
    "store/about": N_(
        "All tables of a club, with everybody's seats, cookies and finished games, in another store: from a folder to\n"
        "PostgreSQL, say, or back. End the servers of both first; the new store must be empty. Afterwards every row\n"
        "is read again and compared."
    ),
    "store/more": N_(
        "examples:\n"
        "  fogline store copy my-tables postgresql://fogline@localhost/club\n"
        "  fogline store copy postgresql://fogline@localhost/club my-tables"
    ),
    "store/copy": N_("copy all tables to an empty store, and compare them"),
    "copy/from": N_("where they are: a folder, a file or the address of a database"),
    "copy/to": N_("where they shall be as well"),
    "admin": N_("look after the tables of a club, also while it is served"),
    "admin/about": N_(
        "Look after the tables of a club, in its folder (--data) or its database (--store), whether it is served just\n"
        "now or not: those who serve it take up what is changed within a second, and players see it."
    ),
    "admin/more": N_(
        "examples:\n"
        "  fogline admin tables --status playing --idle 7  where nothing has happened for a week\n"
        "  fogline admin seat TABLE 2 --name Eva  the second seat for another person, by a new link\n"
        "  fogline admin backup club.db  a consistent backup, also while it is served\n"
        "  fogline admin restore club.db --data my-tables  into an empty store, and checked\n"
        "  fogline admin check --store postgresql://fogline@localhost/club"
    ),
    "admin/tables": N_("list the tables"),
    "admin/show": N_("show one table: who sits there, whose turn it is, how it was made"),
    "admin/end": N_("end a game where it stands; nobody has won"),
    "admin/remove": N_("remove a table with all that is kept of it; there is no way back"),
    "admin/seat": N_("give an absent player's seat to another person, by a new link"),
    "admin/ratings": N_("work out the ratings of a game from its first table on"),
    "admin/backup": N_("save everything as it is at one moment to a new file"),
    "admin/restore": N_("bring everything back from a backup to an empty store, and check it"),
    "admin/check": N_("play every record again and compare it with what is kept beside it"),
    "admin/game": N_("only tables of this game"),
    "admin/status": N_("only tables that gather, are played at, wait for new rules, or are over"),
    "admin/idle": N_("only tables at which nothing has happened for so many days"),
    "admin/json": N_("print JSON instead"),
    "admin/table": N_("the table, as 'fogline admin tables' lists it"),
    "seat/admin/seat": N_("which seat: 1, 2, …"),
    "admin/name": N_("the name of the person who gets it (otherwise the name stays)"),
    "admin/base": N_("the address by which people reach the server, for the link: https://games.example"),
    "admin/store": N_("the PostgreSQL database in which they are kept instead (also from FOGLINE_STORE)"),
    "admin/file": N_("the file of the backup"),
    "TABLE": N_("TABLE"),
    "SEAT": N_("SEAT"),
    "DAYS": N_("DAYS"),
    "box": N_("look at the components of a game, copy them, check your own"),
    "box/about": N_(
        "A box is a file with every card, space and number of a game, each with where it comes from.\n"
        "Copy it, change it, check it, and play with it: every command that plays takes --box FILE."
    ),
    "box/more": N_(
        "examples:\n"
        "  fogline box show {game}\n"
        "  fogline box copy {game} my-box.toml\n"
        "  fogline box check my-box.toml\n"
        "  fogline play {game} --box my-box.toml"
    ),
    "check": N_("check a box file and list all that is wrong with it"),
    "show": N_("show what a game's box holds and how sure it is"),
    "copy": N_("write a game's box to a file, to be changed"),
    "bench": N_("measure how fast the games play on this machine"),
    "bench/more": N_("examples:\n  fogline bench\n  fogline bench {game} --seconds 5\n  fogline bench --json"),
    "game": N_("the name of a game, as 'fogline games' lists it"),
    "check/game": N_("the game it is for, if the file does not say so"),
    "bench/game": N_("the games to measure (otherwise all)"),
    "file": N_("the file"),
    "replay/file": N_("a saved game"),
    "verify/file": N_("a saved game"),
    "replay/text": N_("the record itself as text that can be read, edited, compared and replayed"),
    "copy/file": N_("the file to write; it must not exist yet"),
    "check/file": N_("the box file to check"),
    "seats": N_("how many play"),
    "sim/seats": N_("how many play (otherwise as many as bots are named, if that fits)"),
    "bots": N_("names of bots with commas between them; the last seats are theirs; 'none' for people only"),
    "sim/bots": N_("names of bots with commas between them, dealt to the seats in turn (otherwise strong)"),
    "seed": N_("a whole number; the same number gives the same game"),
    "sim/seed": N_("a whole number; the same number gives the same games (otherwise 0)"),
    "ladder/bots": N_("specs of bots with commas between them (otherwise the levels)"),
    "train/seats": N_("how many play (otherwise as few as can)"),
    "folder": N_("where everything is kept while it is made (otherwise named after the game)"),
    "train/games": N_("how many games of the quick mind to learn from (otherwise 20000)"),
    "more-games": N_("how many games of the search that asks the net (otherwise 1000)"),
    "passes": N_("how often each row is learned from (otherwise 3)"),
    "adept": N_("learn from games of the adept, for a search that takes the others for adepts, as master does"),
    "deals": N_("how many deals a ladder has at most (otherwise 150)"),
    "iters": N_("how many games a decision imagines on the ladders (otherwise 60)"),
    "horizon": N_("when an imagined game is cut short, in changes of the seat to move (otherwise as the game says)"),
    "train/seed": N_("a whole number; the same number gives the same net (otherwise 0)"),
    "keep": N_("give the net to the game if it has passed"),
    "train/json": N_("print one JSON object about what came of it"),
    "ladder/games": N_("how many games each pair plays at most (otherwise 200)"),
    "ladder/seed": N_("a whole number; the same number gives the same deals (otherwise 0)"),
    "ladder/workers": N_("how many processes share the work (otherwise 1)"),
    "ladder/save": N_("a file that keeps every result; what it holds already is not played again"),
    "everybody": N_("every pair meets, not only neighbours"),
    "whole": N_("play all the games, also when the answer is clear: for shares that no early end flatters"),
    "plot": N_("a file that gets the ratings as a picture (SVG)"),
    "report/games": N_("how many games to play (otherwise 200)"),
    "report/save": N_("the file to write (otherwise named after the game)"),
    "levels": N_(
        "bots whose results against the rules' own player are compared, with one seat (otherwise three levels)"
    ),
    "bot": N_("who plays all seats (otherwise greedy)"),
    "name": N_("your name; with several people, names with commas between them"),
    "option": N_("choose a variant that 'fogline games' lists; may be repeated"),
    "play/load": N_("go on from a saved game or from a position"),
    "server": N_("the address of a server or of one of its tables (otherwise tables of this machine)"),
    "plain": N_("lines of text instead of the full screen"),
    "advice": N_("a bot advises whoever asks it: h on the full screen, 'hint' by lines"),
    "box-file": N_("play with your own box file"),
    "games-number": N_("how many games (otherwise 100)"),
    "workers": N_("how many processes share the work (otherwise one for each core)"),
    "json": N_("print one JSON object instead of a table"),
    "save": N_("a folder that gets tables of all games and decisions (CSV; also Parquet if pyarrow is installed)"),
    "records": N_("a folder that gets the record of each game"),
    "audit": N_("inspect the components every 64 moves and at the end of each game, and that scores add up"),
    "strict": N_("end with an error as soon as a bot fails and a stand-in would answer for it"),
    "report/json": N_("print one JSON object about the report"),
    "cluster": N_("play on a Ray cluster: 'local' for one of this machine alone, or its address"),
    "seat": N_("whose eyes to see with: 1, 2, … or 'all' (usual: all)"),
    "from": N_("the first step to show; 0 is the set-up"),
    "position": N_("print the position after step K as JSON instead; edit it and open it with 'play --load'"),
    "seconds": N_("how long to measure each game (otherwise 2)"),
    "load/game": N_("the games to play (otherwise all, in turn)"),
    "load/seconds": N_("how long the storm lasts (otherwise 20)"),
    "tables": N_("how many tables at once (otherwise 200, at most 5000)"),
    "sockets": N_("how many sockets at all tables together: players first, then lookers-on (otherwise one a table)"),
    "think": N_("the bot in the seats that are left (otherwise random, which needs no time)"),
    "changes": N_("let the people ask to be told only what has changed"),
    "load/processes": N_("how many processes play the people (otherwise 1)"),
    "load/seats": N_("how many seats a table has, where its game allows so many (otherwise 3)"),
    "load/store": N_("let the server keep its tables in this PostgreSQL database"),
    "load/workers": N_("how many processes serve; more than one need --store (otherwise 1)"),
    "pause": N_("how long a person thinks, on average, in seconds (otherwise 2)"),
    "host": N_("where to listen (otherwise only on this machine)"),
    "port": N_("the port to listen on (otherwise 1906; 0 takes any)"),
    "data": N_("the folder where tables are kept"),
    "serve/workers": N_("how many processes serve; more than one need --store (otherwise 1)"),
    "serve/store": N_("keep them in this PostgreSQL database instead (needs fogline[club]; also from FOGLINE_STORE)"),
    "open": N_("open the page in the browser; go to a Fogline that runs already"),
    "pure": N_("keep to the sources: bots use no compiled build, and none is made meanwhile"),
    "proxy": N_("addresses of proxies in front of it, with commas between them; only these may forward addresses"),
    "base": N_("the address by which people reach it, where that is another one: https://games.example/club"),
    "prefix": N_("the path at which it lives at its site (otherwise that of --base): /club"),
    "languages": N_("the languages that it speaks, the first to whoever prefers none of them (otherwise all)"),
    "makers": N_("addresses and networks from which tables may be made (otherwise all)"),
    "operators": N_("addresses and networks from which its figures may be read (otherwise this machine)"),
    "finished-days": N_("remove tables that have been over for so many days (otherwise never)"),
    "idle-days": N_("remove tables that are not over and untouched for so many days (otherwise never)"),
    "PATH": N_("PATH"),
    "access-log": N_("write each request to standard error, without names, tokens or tables"),
    "config": N_("a file of settings (TOML); the environment (FOGLINE_PORT, …) and flags count more"),
    "show-config": N_("print all settings, each with where it comes from, and end"),
    "host-name": N_("names under which the server is reached, with commas between them"),
    "thinkers": N_("how many processes think for bots (otherwise 1)"),
    "table": N_("the address of a table: http://HOST:PORT/api/tables/TABLE"),
    "bot-client/name": N_("what the bot is called at the table"),
    "program": N_("the program and its arguments, after --"),
    "stdio/bots": N_("names of bots with commas between them, one for each other seat"),
    "HOST": N_("HOST"),
    "ADDRESS": N_("ADDRESS"),
    "URL": N_("URL"),
    "PROGRAM": N_("PROGRAM"),
    "profile": N_("let it play for a while first and make it for what it does then: faster, and longer to make (gcc)"),
    "verbose": N_("show what the compiler says"),
}
