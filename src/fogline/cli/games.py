"""fogline games: what can be played."""

from argparse import Namespace
from dataclasses import fields

from fogline.bots.base import minds
from fogline.bots.levels import LEVELS
from fogline.cli.paper import table
from fogline.cli.parser import Parser
from fogline.cli.shelf import contents, provenance
from fogline.cli.text import SAYS
from fogline.core.game import AnyGame
from fogline.core.registry import broken_games, games
from fogline.core.text import Speaker

COLUMNS = ("name", "title", "players", "options", "components")


def add(parser: Parser) -> None:
    """No arguments of its own."""


def run(args: Namespace, say: Speaker) -> int:
    first = next(iter(games().values()))
    rows, columns = [row(game, say) for game in games().values()], list(COLUMNS)
    everywhere = [bot for bot in minds(first) if all(bot in minds(game) for game in games().values())]
    more = [", ".join(bot for bot in minds(game) if bot not in everywhere) for game in games().values()]
    if any(more):
        columns.insert(-1, "bots")
        rows = [[*told[:-1], own or say.tell(SAYS["none"]), told[-1]] for told, own in zip(rows, more, strict=True)]
    table([say.tell(SAYS[key]) for key in columns], rows)
    for broken in broken_games().values():
        print(say.error(broken))
    print()
    print(say.tell(SAYS["levels"], {"bots": ", ".join(everywhere), "levels": ", ".join(LEVELS)}))
    print(say.tell(SAYS["how-to-play"], {"game": first.name}))
    return 0


def row(game: AnyGame, say: Speaker) -> list[str]:
    choices = [f"{f.name}={' | '.join(str(c).lower() for c in f.metadata['choices'])}" for f in fields(game.options)]
    return [
        game.name,
        title(game, say),
        players(game, say),
        "\n".join(choices) or say.tell(SAYS["none"]),
        components(game, say),
    ]


def title(game: AnyGame, say: Speaker) -> str:
    return Speaker(say.lang, game.words).tell(game.words.title)


def players(game: AnyGame, say: Speaker) -> str:
    if len(game.seats) == 1:
        return str(game.seats[0])
    return say.tell(SAYS["from-to"], {"least": game.seats[0], "most": game.seats[-1]})


def components(game: AnyGame, say: Speaker) -> str:
    """How sure the shipped components are, in words."""
    counts = provenance(contents(game))
    if counts["reconstructed"]:
        return say.tell(SAYS["some-reconstructed"], {"n": counts["reconstructed"], "total": counts.total()})
    if not counts:
        return say.tell(SAYS["no-components"])
    return say.tell(SAYS["some-inferred" if counts["inferred"] else "all-exact"])
