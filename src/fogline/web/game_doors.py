"""The doors to what there is to play: covers, rules, components."""

from dataclasses import fields
from functools import lru_cache
from typing import Any

from fogline.bots.levels import LEVELS
from fogline.bots.names import HELP, called
from fogline.bots.styles import styles
from fogline.core.game import AnyGame
from fogline.core.registry import find_game, games
from fogline.core.text import Speaker
from fogline.learn.puzzles import puzzles_of
from fogline.table.codec import plain
from fogline.table.rulebook import rulebook
from fogline.table.settings import Settings, box_of
from fogline.table.text import speaker
from fogline.web import game_messages as m
from fogline.web.door import Ask, Door


async def list_games(ask: Ask) -> m.Games:
    found = [game_info(game, ask.lang) for game in games().values()]
    return m.Games(games=found, languages=list(ask.lobby.languages), origin=ask.lobby.origin)


def game_info(game: AnyGame, lang: str) -> m.GameInfo:
    say = Speaker(lang, game.words)
    about = game.words.about
    return m.GameInfo(
        name=game.name,
        title=say.tell(game.words.title),
        blurb=say.tell(about.blurb),
        suits=say.tell(about.suits),
        minutes=about.minutes,
        credits=m.Credits(title=about.title, designer=about.designer, publisher=about.publisher, year=about.year),
        seats=list(game.seats),
        options=options(game, say),
        bots=bots(game, lang),
        rules=game.rules_version,
        unit=game.words.unit,
        lessons=[lesson.name for lesson in game.lessons],
        puzzles=len(puzzles_of(game)),
    )


def options(game: AnyGame, say: Speaker) -> list[m.OptionInfo]:
    """The printed variants; one without words of its own is called as the rules call it."""
    found: list[m.OptionInfo] = []
    for field in fields(game.options):
        words = game.words.options.get(field.name)
        labels = words.choices if words else {}
        found.append(
            m.OptionInfo(
                name=field.name,
                label=say.tell(words.label) if words else field.name,
                help=say.tell(words.help) if words else "",
                choices=[
                    m.ChoiceInfo(value=value, label=say.tell(labels[value]) if value in labels else str(value))
                    for value in field.metadata["choices"]
                ],
            )
        )
    return found


def bots(game: AnyGame, lang: str) -> list[m.BotInfo]:
    """The levels, then the styles that the game has."""
    house = speaker(lang)
    names = [*LEVELS, *styles(game)]
    return [m.BotInfo(name=name, label=called(name, house), help=house.tell(HELP[name])) for name in names]


async def game_rules(ask: Ask) -> m.RulesInfo:
    game = find_game(ask.path["game"])
    book = rulebook(game.name, ask.lang)
    return m.RulesInfo(
        game=game.name,
        lang=book.lang,
        title=Speaker(ask.lang, game.words).tell(game.words.title),
        intro=book.intro,
        chapters=list(book.chapters),
        notes=list(book.notes),
    )


async def game_box(ask: Ask) -> m.BoxInfo:
    return box_of_text(find_game(ask.path["game"]).name, "", ask.lang)


async def table_box(ask: Ask) -> m.BoxInfo:
    settings = ask.room.table.settings
    return box_of_text(settings.game, settings.box, ask.lang)


@lru_cache(maxsize=32)
def box_of_text(game: str, text: str, lang: str) -> m.BoxInfo:
    return box_info(Settings(game, box=text), lang)


def box_info(settings: Settings, lang: str) -> m.BoxInfo:
    """The components with their names; everybody may read the box."""
    box = box_of(settings)
    words = find_game(settings.game).words
    say = Speaker(lang, words, box)
    names = {sort: {str(n): say.name(sort, n) for n in range(count(box))} for sort, count in words.counts.items()}
    actions: list[Any] = []
    for action in box.actions:
        args = {f.name: getattr(action, f.name) for f in fields(action) if f.name != "words"}
        actions.append([action.words, type(action).__name__, plain(args)])
        for sort, value in args.items():
            names.setdefault(sort, {})[str(value)] = say.name(sort, value)
    return m.BoxInfo(hash=box.hash, data=plain_toml(box.data), actions=actions, names=names)


def plain_toml(value: Any) -> Any:
    """TOML data as JSON data: dates and times, which no box of ours has, become text."""
    if isinstance(value, dict):
        return {name: plain_toml(entry) for name, entry in value.items()}
    if isinstance(value, list):
        return [plain_toml(entry) for entry in value]
    return value if isinstance(value, str | bool | int | float) else str(value)


GAMES = ("games",)
GAME_DOORS = (
    Door("GET", "/api/games", list_games, "Which games there are", m.Games, lasting=True, tags=GAMES),
    Door("GET", "/api/games/{game}/rules", game_rules, "Its rules, numbered", m.RulesInfo, lasting=True, tags=GAMES),
    Door("GET", "/api/games/{game}/box", game_box, "Its components by name", m.BoxInfo, lasting=True, tags=GAMES),
    Door("GET", "/api/tables/{table}/box", table_box, "A table's components by name", m.BoxInfo, lasting=True),
)
