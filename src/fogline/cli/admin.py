"""fogline admin: whoever runs a club looks after its tables, also while it is served."""

import json
import os
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fogline.cli import backup, inputs
from fogline.cli.data import told_problems
from fogline.cli.mistake import Mistake
from fogline.cli.paper import table as page
from fogline.cli.parser import Parser
from fogline.cli.planning import planned
from fogline.cli.text import SAYS
from fogline.core.text import Speaker

if TYPE_CHECKING:
    from fogline.table.administration import Summary
    from fogline.table.ratings import Ranked
    from fogline.table.store.sql import SqlStore

DAY: Final = 24 * 3600
STATUSES: Final = ("gathering", "playing", "frozen", "over")


def add(parser: Parser) -> None:
    commands = parser.commands(required=True, dest="command")
    for name, work, arguments in COMMANDS:
        about = parser.told(f"admin/{name}")
        command = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
        for words, settings in arguments:
            command.option(*words, key=f"admin/{words[-1].lstrip('-')}", **settings)
        command.option("--data", metavar="DIR")
        command.option("--store", metavar="postgresql://…", key="admin/store")
        command.option("--config", metavar="FILE", default=os.environ.get("FOGLINE_CONFIG"))
        command.set_defaults(work=work)


def run(args: Namespace, say: Speaker) -> int:
    return int(args.work(args, say))


@contextmanager
def opened(args: Namespace) -> "Iterator[SqlStore]":
    """The store of the club, beside those who serve it, with a sentence for whatever goes wrong."""
    from fogline.table.refusal import Refusal
    from fogline.table.store import FILE, StoreError, open_store
    from fogline.table.store.sql import SqlStore

    plan, _ = planned(args)
    place = plan.database or plan.folder / FILE
    with told_problems(place):
        store = open_store(place, beside=True)
    assert isinstance(store, SqlStore)
    try:
        yield store
    except Refusal as refused:
        raise Mistake(f"admin-{refused.key}", table=getattr(args, "table", ""), **refused.values, code=1) from None
    except StoreError as problem:
        raise Mistake("store-failed", place=store.place, problem=problem, code=1) from None
    finally:
        store.close()


# -- looking -----------------------------------------------------------------------------------------------------


def tables(args: Namespace, say: Speaker) -> int:
    from fogline.core.registry import find_game
    from fogline.table import administration

    game = find_game(args.game).name if args.game else ""
    if args.status and args.status not in STATUSES:
        raise Mistake("admin-no-status", value=args.status, known=", ".join(STATUSES))
    before = None if args.idle is None else int(time.time() - args.idle * DAY)
    with opened(args) as store:
        found = list(administration.tables(store, game, args.status or "", before))
    if args.json:
        print(json.dumps([asdict(one) for one in found], ensure_ascii=False, indent=2))
        return 0
    columns = ("admin-table", "title", "admin-status", "players", "admin-changed", "turns")
    page([say.tell(SAYS[column]) for column in columns], [row(one, say) for one in found], numbers=1)
    print(say.tell(SAYS["admin-tables"], {"n": len(found)}))
    return 0


def row(one: "Summary", say: Speaker) -> list[str]:
    status = say.tell(SAYS[f"status-{one.status}"])
    return [one.table, one.game, status, ", ".join(one.names), moment(one.changed), str(one.turns)]


def show(args: Namespace, say: Speaker) -> int:
    from fogline.table import administration

    with opened(args) as store:
        told = administration.told(store, args.table)
    if args.json:
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return 0
    times = {"made": moment(told["made"]), "changed": moment(told["changed"])}
    status = {"status": say.tell(SAYS[f"status-{told['status']}"])}
    print(say.tell(SAYS["admin-show"], {**told, **times, **status}))
    columns = ("seat", "name", "admin-who")
    page([say.tell(SAYS[column]) for column in columns], [chair_row(chair, say) for chair in told["chairs"]])
    return 0


def chair_row(chair: dict[str, Any], say: Speaker) -> list[str]:
    """Who sits there, whether a bot plays, whether everybody waits for them, and their clock."""
    facts = [say.tell(SAYS[f"chair-{chair['kind']}"])]
    facts += [say.tell(SAYS["chair-bot-plays"], {"bot": chair["bot"]})] if chair["bot"] else []
    facts += [say.tell(SAYS["chair-waited"])] if chair["waited"] else []
    clock = chair["time_left"]
    facts += [say.tell(SAYS["chair-clock"], {"seconds": round(clock)})] if clock is not None else []
    return [str(chair["seat"]), chair["name"], ", ".join(facts)]


def moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds).isoformat(" ", "minutes")


# -- changing ----------------------------------------------------------------------------------------------------


def end(args: Namespace, say: Speaker) -> int:
    from fogline.table import administration

    with opened(args) as store:
        administration.end(store, args.table)
    print(say.tell(SAYS["admin-ended"], {"table": args.table}))
    return 0


def remove(args: Namespace, say: Speaker) -> int:
    from fogline.table import administration

    with opened(args) as store:
        administration.remove(store, args.table)
    print(say.tell(SAYS["admin-removed"], {"table": args.table}))
    return 0


def seat(args: Namespace, say: Speaker) -> int:
    from fogline.table import administration

    with opened(args) as store:
        table, token = administration.give(store, args.table, args.seat - 1, args.name or "")
    link = f"{address(args)}/table/{args.table}#seat={token}"
    name = table.chairs[args.seat - 1].name
    if args.json:
        told = {"table": args.table, "seat": args.seat, "name": name, "link": link, "token": token}
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return 0
    print(say.tell(SAYS["admin-given"], {"n": args.seat, "name": name}))
    print(link)
    return 0


def address(args: Namespace) -> str:
    """By which people reach the server: as it is set up, or as the one says that has the folder."""
    from fogline.table.folder import told_address
    from fogline.web.serve import address_told

    plan, _ = planned(args)
    here = "" if plan.database else told_address(plan.folder)
    return (plan.base or here or address_told(plan.host, plan.port)).rstrip("/")


def ratings(args: Namespace, say: Speaker) -> int:
    """Worked out from the first table on, as those who serve show them to everybody."""
    from fogline.bots.names import called
    from fogline.core.registry import find_game
    from fogline.table import ratings as r

    game = find_game(args.game)
    with opened(args) as store:
        found = r.ranked(r.worked_out(store, game.name), store.having(r.HIDDEN))
    named = [(one.name or called(one.key[1], say), one) for one in found]
    if args.json:
        print(json.dumps([rated(name, one) for name, one in named], ensure_ascii=False, indent=2))
        return 0
    columns = ("name", "admin-rating", "admin-give", "admin-games", "admin-won")
    rows = [[str(value) for key, value in rated(name, one).items() if key != "bot"] for name, one in named]
    page([say.tell(SAYS[column]) for column in columns], rows, numbers=4)
    return 0


def rated(name: str, one: "Ranked") -> dict[str, Any]:
    level, player = one.player.level, one.player
    numbers = {"rating": round(level.rating), "give": round(level.give), "games": player.games, "won": player.won}
    return {"name": name, "bot": one.key[1], **numbers}


def check(args: Namespace, say: Speaker) -> int:
    with opened(args) as store:
        return backup.checked(store, say, args.json)


def save(args: Namespace, say: Speaker) -> int:
    with opened(args) as store:
        return backup.save(store, Path(args.file), say)


def restore(args: Namespace, say: Speaker) -> int:
    plan, _ = planned(args)
    return backup.restore(Path(args.file), plan.database or str(plan.folder), say)


# -- the list ----------------------------------------------------------------------------------------------------

Work = Callable[[Namespace, Speaker], int]
Argument = tuple[tuple[str, ...], dict[str, Any]]

JSON: Final[Argument] = (("--json",), {"action": "store_true"})
TABLE: Final[Argument] = (("table",), {"metavar": "TABLE"})
FILE: Final[Argument] = (("file",), {"metavar": "FILE"})

COMMANDS: Final[tuple[tuple[str, Work, tuple[Argument, ...]], ...]] = (
    (
        "tables",
        tables,
        (
            (("--game",), {"metavar": "GAME"}),
            (("--status",), {"metavar": "|".join(STATUSES)}),
            (("--idle",), {"metavar": "DAYS", "type": inputs.days("--idle")}),
            JSON,
        ),
    ),
    ("show", show, (TABLE, JSON)),
    ("end", end, (TABLE,)),
    ("remove", remove, (TABLE,)),
    (
        "seat",
        seat,
        (
            TABLE,
            (("seat",), {"metavar": "SEAT", "type": inputs.whole("SEAT", 1)}),
            (("--name",), {"metavar": "NAME"}),
            (("--base",), {"metavar": "URL"}),
            JSON,
        ),
    ),
    ("ratings", ratings, ((("game",), {"metavar": "GAME"}), JSON)),
    ("backup", save, (FILE,)),
    ("restore", restore, (FILE,)),
    ("check", check, (JSON,)),
)
"""Each with what it does and what is to be given."""
