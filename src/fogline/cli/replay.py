"""fogline replay: a saved game step by step."""

import json
from argparse import Namespace
from dataclasses import asdict

from fogline.cli import inputs
from fogline.cli.games import title
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.core.older import Opened, as_far_as_it_holds, is_older, open_older
from fogline.core.record import Record, loads
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.tui import tell
from fogline.tui.text import speaker as tui_speaker


def add(parser: Parser) -> None:
    parser.option("file", metavar="FILE")
    parser.option("--seat", metavar="N", default="all")
    parser.option("--from", metavar="K", type=inputs.whole("--from", 0), default=0, dest="first")
    parser.option("--position", metavar="K", type=inputs.whole("--position", 0))
    parser.option("--text", action="store_true")
    parser.option("--box", key="box-file", metavar="FILE")


def run(args: Namespace, say: Speaker) -> int:
    record = loads(inputs.text_of(args.file))
    if args.text:
        print(record.text(), end="")
        return 0
    game = find_game(record.game)
    box = inputs.box(game, args.box)
    older = open_older(record, box) if is_older(record) else None
    match = older.match if older else Match.replay(record, box)
    seat = seat_of(args.seat, match.seats)
    numbers = match.numbers()
    shown = numbers[older.held] if older else numbers[-1]
    for turn in (args.first, args.position or 0):
        if turn > shown:
            raise Mistake("no-such-turn", turns=shown, value=turn)
    if args.position is not None:
        moment, _ = as_far_as_it_holds(record, box, numbers.index(args.position))
        print(json.dumps(moment.position(), indent=1, ensure_ascii=False))
        return 0
    print(say.tell(SAYS["replay-title"], {"title": title(game, say), "seats": match.seats}))
    options = ", ".join(f"{name}={value}" for name, value in asdict(match.options).items())
    if options:
        print(say.tell(SAYS["with-options"], {"options": options}))
    show(match, seat, args.first, shown, say)
    print()
    finish(match, say)
    print()
    print(checked(match, record, older, say))
    return 0


def seat_of(text: str, seats: int) -> Seat | None:
    """A seat as people count them, from 1; None for everybody's."""
    if text in ("all", "todo", "todos"):
        return None
    if not text.isdigit() or not 1 <= int(text) <= seats:
        raise Mistake("no-such-seat", seats=seats, value=text)
    return int(text) - 1


def show(match: Match, seat: Seat | None, first: int, last: int, say: Speaker) -> None:
    """Each turn from the first to the last: who did what, and what this seat heard of it."""
    speaker = match.speaker(say.lang)
    for turn in tell.turns(match, seat):
        if not first <= turn.number <= last:
            continue
        print("\n" + heading(match, turn, speaker, say))
        for sentence in filter(None, map(speaker.event, turn.events)):
            print(f"    {sentence}")


def heading(match: Match, turn: tell.Told, speaker: Speaker, say: Speaker) -> str:
    """Who did what; another seat's choice may be a secret, so that only the events tell it."""
    if turn.number == 0:
        return say.tell(SAYS["setup"])
    values = {"turn": turn.number, "name": speaker.player(turn.seat)}
    if not turn.actions:
        return say.tell(SAYS["turn-hidden"], values)
    label = " · ".join(speaker.action(match.box.actions[match.box.ids[action]]) for action in turn.actions)
    return say.tell(SAYS["turn-by"], {**values, "label": label})


def finish(match: Match, say: Speaker) -> None:
    """The result and its story, or who is to answer."""
    speaker = match.speaker(say.lang)
    if match.result is not None:
        for line in tell.ending(match.result, speaker, tui_speaker(say.lang)):
            print(line)
    else:
        names = ", ".join(map(speaker.player, match.waiting))
        print(say.tell(SAYS["not-over"], {"name": names}))


def checked(match: Match, record: Record, older: Opened | None, say: Speaker) -> str:
    """How far the record holds by today's rules."""
    if older is None:
        return say.tell(SAYS["holds"], {"n": match.numbers()[-1]})
    # Which of the turns that do not hold were quiet nobody knows: they are counted as they were recorded.
    values = {"theirs": record.rules, "ours": match.game.rules_version, "n": older.held, "turns": len(record.turns)}
    told = say.tell(SAYS["of-older-rules"], values)
    why = match.speaker(say.lang).error(older.why) if older.why else ""
    return f"{told} {why}".rstrip()
