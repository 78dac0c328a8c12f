"""How a server is set up, as the command line finds it out: a file, the environment, what was typed."""

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fogline.cli import inputs
from fogline.cli.mistake import Mistake

if TYPE_CHECKING:
    from fogline.web.serve import Plan

PORT: Final = 1906


def planned(args: Namespace) -> "tuple[Plan, dict[str, str]]":
    """How to serve: by the file, the environment and what was typed; and by setting, which of them says so."""
    from fogline.table.store import is_address
    from fogline.web.config import ConfigError, known, read
    from fogline.web.serve import Plan

    given = {name: getattr(args, name, None) for name in known()}
    usual, file = Plan(usual_folder(), port=PORT), args.config or ""
    try:
        plan, sources = read(usual, file, inputs.text_of(file) if file else "", os.environ, given)
    except ConfigError as wrong:
        raise Mistake(wrong.key, **wrong.values) from None
    if plan.database and not is_address(plan.database):
        raise Mistake("store-no-address", place=plan.database)
    return plan, sources


def usual_folder() -> Path:
    """Where tables are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "fogline"
