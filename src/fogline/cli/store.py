"""fogline store: a club moves from one store to another."""

from argparse import Namespace
from contextlib import ExitStack, closing
from pathlib import Path

from fogline.cli.data import told_problems
from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.text import Speaker
from fogline.table.folder import SERVER, Folder
from fogline.table.store import FILE, Store, StoreError, is_address, open_store
from fogline.table.store.sql import SqlStore


def add(parser: Parser) -> None:
    commands = parser.commands(required=True, dest="command")
    about = parser.told("store/copy")
    command = commands.add_parser("copy", help=about, description=about)
    command.option("from", metavar="FROM")
    command.option("to", metavar="TO")
    command.set_defaults(work=copy)


def run(args: Namespace, say: Speaker) -> int:
    return int(args.work(args, say))


def copy(args: Namespace, say: Speaker) -> int:
    """All tables of one store in another that is empty."""
    with ExitStack() as held:
        source, target = (opened(getattr(args, end), end == "from", held) for end in ("from", "to"))
        fill(source, target, say)
    return 0


def fill(source: SqlStore, target: SqlStore, say: Speaker) -> None:
    """Copy one store to another, with a sentence for what became of it."""
    from fogline.table.store.copy import Differs, NotEmpty
    from fogline.table.store.copy import copy as copied

    try:
        found = copied(source, target)
    except NotEmpty:
        raise Mistake("store-not-empty", place=target.place, code=1) from None
    except Differs as problem:
        raise Mistake("store-differs", place=target.place, problem=problem, code=1) from None
    except StoreError as problem:
        raise Mistake("store-failed", place=target.place, problem=problem, code=1) from None
    print(say.tell(SAYS["store-copied"], {"place": target.place, "tables": found.tables, "rows": found.rows}))


def opened(place: str, must_be_there: bool, held: ExitStack) -> SqlStore:
    """The store at a place, ours alone where it is a file."""
    with told_problems(place):
        store: Store
        if is_address(place):
            store = open_store(place)
            if store.company.others():
                store.close()
                raise Mistake("store-served", place=store.place, code=1)
        else:
            file = Path(place) if place.endswith(".db") else Path(place) / FILE
            if must_be_there and not file.is_file():
                raise Mistake("no-such-file", file=file)
            held.enter_context(closing(Folder(file.parent, SERVER)))
            store = open_store(file)
        held.callback(store.close)
    assert isinstance(store, SqlStore)
    return store
