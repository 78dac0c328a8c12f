"""What a person can type besides an action."""

import json
import os
from collections.abc import Callable, Sequence
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fogline.bots.advice import told_aims
from fogline.bots.thinker import Thought
from fogline.bots.why import why as explained
from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError
from fogline.core.ids import NOBODY, ActionId, Seat
from fogline.core.notation import fits, tokens
from fogline.core.quoting import short
from fogline.core.why_not import alike
from fogline.table.codec import plain
from fogline.table.folder import make_private, restrict
from fogline.table.refusal import Refusal
from fogline.table.text import told as sentence
from fogline.tui import tell
from fogline.tui.menu import example, meant, number_in
from fogline.tui.signals import let_go_of_terminal
from fogline.tui.text import COMMANDS, NO, WITH_MORE

if TYPE_CHECKING:
    from fogline.tui.plain import Table

RECENT: Final = 20
"""Turns that ``log`` tells."""
LARGE: Final = (140, 60)
"""Columns and lines on which every table has room."""
EXAMPLES: Final = 6
"""Things that are told at once."""
NAMED: Final = 4
"""Actions that are named with a reason against them."""


class Left(Exception):
    """Somebody left the table."""


def command(text: str) -> tuple[str, str] | None:
    """The command that a line is, with what follows it; None when it is none."""
    said = " ".join(tokens(text)) or text.strip()
    for name, aliases in COMMANDS.items():
        if said in aliases:
            return name, ""
    words = text.split()
    for length in (3, 2, 1):
        begin = " ".join(tokens(" ".join(words[:length])))
        for name in WITH_MORE:
            if begin in COMMANDS[name] and len(words) > length:
                return name, text.strip().split(maxsplit=length)[length]
    return None


def show_help(table: "Table", seat: Seat, rest: str) -> None:
    table.paper.write(table.say("help"))


def why(table: "Table", seat: Seat, rest: str) -> None:
    """The reasons against an action, or that there are none."""
    if not rest:
        table.paper.tell(table.say("why-what", words=example(table.every_entry()[0], table.speaker.lang)))
        return
    hits = meant(table.entries(seat), rest) if number_in(rest) is not None else meant(table.every_entry(), rest)
    if not hits:
        table.unknown(seat, rest)
    give_reasons(table, seat, [entry.action for entry in hits])


def give_reasons(table: "Table", seat: Seat, actions: Sequence[ActionId]) -> None:
    """Why these actions cannot be done now, what is alike once; then those that can."""
    say, against = table.say, [(action, table.match.explain(action, seat)) for action in actions]
    labels = {action: table.speaker.action(table.match.box.actions[action]) for action in actions}
    for (reason, of), *others in alike(against, table.speaker.reason):
        names = " · ".join(labels[action] for action in of[:NAMED])
        if len(of) > NAMED:
            names = say("why-names", names=names, n=len(of) - NAMED)
        if more := sum(len(of) for _, of in others):
            reason = f"{reason} {say('why-alike', n=more)}"
        table.paper.tell(say("why-not", label=names, reasons=reason), "  ")
    possible = [labels[action] for action, reasons in against if not reasons]
    for label in possible[:EXAMPLES]:
        table.paper.tell(say("can-be", label=label), "  ")
    if len(possible) > EXAMPLES:
        table.paper.tell(say("why-more", n=len(possible) - EXAMPLES), "  ")


def what(table: "Table", seat: Seat, rest: str) -> None:
    """What a thing on the table is, with the numbers of its rules."""
    things = told_things(table, seat)
    if not rest:
        table.paper.tell(table.say("what-what", words=next(iter(things), "")) if things else table.say("what-none"))
        return
    hits = [name for name in things if tokens(name) == tokens(rest)]
    hits = hits or [name for name in things if fits(tokens(rest), tokens(name))]
    for name in hits[:EXAMPLES]:
        table.paper.tell(" ".join([f"{name}.", *things[name]]), "  ")
    if not hits:
        table.paper.tell(table.say("what-none"))
    elif len(hits) > EXAMPLES:
        table.paper.tell(table.say("why-more", n=len(hits) - EXAMPLES), "  ")


def told_things(table: "Table", seat: Seat) -> dict[str, Sequence[str]]:
    """Everything that the drawn table would show, by name, each with what there is to say of it."""
    game, view = table.match.game, table.match.view(seat)
    if game.draw is None:
        return {}
    drawing = game.draw(plain(view), table.match.box, table.speaker, *LARGE)
    told = [drawing.tell(*thing) for page in drawing.pages for thing in page.sheet.things()]
    return {sentences[0]: sentences[1:] for sentences in told if sentences}


def undo(table: "Table", seat: Seat, rest: str) -> bool:
    """Take the last step back, where the table allows it."""
    try:
        with table.signals.held():
            turn = table.match.undo(seat)
    except FoglineError as refused:
        table.paper.tell(table.speaker.error(refused))
        return False
    table.forget()
    table.orders.clear()
    label = table.speaker.action(table.match.box.actions[table.match.box.ids[turn.action]])
    table.paper.tell(table.say("undone", label=label))
    return True


def withdraw(table: "Table", seat: Seat, rest: str) -> None:
    """Who is asked has no order left: it would have answered."""
    table.paper.tell(sentence(Refusal("no-order"), table.speaker.lang))


def score(table: "Table", seat: Seat, rest: str) -> None:
    """The points so far; how ties would be broken is told when it is over."""
    over = table.match.over
    for line in tell.scores(table.match.score(seat), table.speaker, table.voice, over):
        table.paper.write(line)


def log(table: "Table", seat: Seat, rest: str, since: int | None = None) -> None:
    """What this seat heard lately."""
    begin = max(0, len(table.match.turns) - RECENT + 1) if since is None else since
    lines = list(tell.happened(table.match, table.speaker, seat, begin))
    if not lines:
        table.paper.tell(table.say("no-log"))
    for turn, told in lines:
        text = table.say("log-turn", turn=turn, told=told) if turn else table.say("log-setup", told=told)
        table.paper.tell(text, "  ")
    if begin:
        table.paper.tell(table.say("log-more"))


def log_all(table: "Table", seat: Seat, rest: str) -> None:
    log(table, seat, rest, 0)


def view(table: "Table", seat: Seat, rest: str) -> None:
    table.show(seat)
    table.ask(seat)


def show_map(table: "Table", seat: Seat, rest: str) -> None:
    """The map in words, where a game has one; else the table."""
    game = table.match.game
    if game.show_map is None:
        view(table, seat, rest)
    else:
        table.paper.write(game.show_map(table.match.view(seat), table.speaker))


def show_all(table: "Table", seat: Seat, rest: str) -> None:
    table.ask(seat, everything=True)


def hint(table: "Table", seat: Seat, rest: str) -> None:
    """A bot's advice with its reasons, where there is one."""
    if table.adviser is None:
        table.paper.tell(table.say("no-advice"))
        return
    think = getattr(table.adviser, "think", None)
    view, legal = table.match.view(seat), table.match.legal_ids(seat)
    # Dice of its own: whoever asks for advice changes nothing of the game.
    dice = Dealer(len(table.match.turns))
    thought = think(view, legal, dice) if think else Thought(table.adviser.choose(view, legal, dice))
    aims = told_aims(table.match.game, view, thought, table.speaker)
    table.paper.tell(explained(thought, table.speaker, table.match.box, aims), "  ")


def rules(table: "Table", seat: Seat, rest: str) -> None:
    if table.rules is not None:
        table.paper.write(table.say("rules-at", file=table.rules))
    else:
        table.paper.tell(table.say("rules-none"))


def save(table: "Table", seat: Seat, rest: str) -> bool:
    """Write the record; whether it is kept."""
    if not rest:
        table.paper.tell(table.say("save-where"))
        return False
    try:
        file = Path(rest).expanduser()
    except RuntimeError:  # nobody of that name, or no home
        table.paper.tell(table.say("no-home", folder=short(Path(rest).parts[0])))
        return False
    try:
        if file.exists() and not is_record(file):
            table.paper.tell(table.say("save-other", file=rest))
            return False
        write_record(table, file)
    except (OSError, ValueError) as problem:
        table.paper.tell(table.say("not-saved", problem=getattr(problem, "strerror", None) or problem))
        return False
    table.paper.tell(table.say("saved" if table.match.result is None else "saved-over", file=rest))
    return True


def write_record(table: "Table", file: Path) -> None:
    part = file.with_name(file.name + ".part")
    part.write_text(table.match.record().dumps(), encoding="utf-8")
    os.replace(part, file)


def is_record(file: Path) -> bool:
    """Whether a file is a saved game, which a later save may replace."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("fogline") == "record"


def leave(table: "Table", seat: Seat, rest: str) -> None:
    """Leave, after saving where a file is named; go on where somebody thinks again."""
    table.paper.tell(table.say("leave"))
    part(table, "leave-prompt", "")


def interrupted(table: "Table") -> None:
    """Ctrl-C: leave with the game saved, or play on. Who presses it once more leaves at once."""
    file = free_file(Path(), table.match.game.name)
    table.paper.write()
    table.paper.tell(table.say("interrupted", file=file))
    part(table, "interrupted-prompt", str(file))


def part(table: "Table", prompt: str, usual: str) -> None:
    """Hear where to save the game, Enter being the usual file, or none; then leave, unless somebody thinks again."""
    while True:
        answer = table.read(table.say(prompt)).strip()
        if " ".join(tokens(answer)) in NO:
            return
        given = command(answer)
        file = (given[1] if given and given[0] == "save" else answer) or usual
        if not file or (given and given[0] == "quit") or save(table, NOBODY, file):
            table.paper.tell(table.say("bye"))
            raise Left


def put_by(table: "Table") -> None:
    """Save the game unasked, in the data folder, and tell where, as far as anybody is there to read it."""
    file = None
    try:
        if table.folder is not None and table.played:
            make_private(table.folder)
            file = free_file(table.folder, f"left-{table.match.game.name}")
            write_record(table, file)
            restrict(file, 0o600)
        table.signals.hurry()
        if file is not None:
            table.paper.tell(table.say("saved", file=file))
        table.paper.target.flush()
    except OSError:
        let_go_of_terminal()


def free_file(folder: Path, name: str) -> Path:
    """A file that is not there yet."""
    names = chain([name], (f"{name}-{n}" for n in count(2)))
    return next(file for each in names if not (file := folder / f"{each}.json").exists())


DO: Final[dict[str, Callable[["Table", Seat, str], bool | None]]] = {
    "help": show_help,
    "why": why,
    "what": what,
    "undo": undo,
    "withdraw": withdraw,
    "score": score,
    "log": log,
    "log-all": log_all,
    "view": view,
    "map": show_map,
    "all": show_all,
    "hint": hint,
    "rules": rules,
    "save": lambda table, seat, rest: save(table, seat, rest) and None,
    "quit": leave,
}
"""Each does something at the table; only ``undo`` says True, because then another question is open."""
