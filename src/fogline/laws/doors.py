"""Laws of the doors: the game can be opened at a table, in the browser, in a terminal and as a picture."""

from itertools import cycle
from xml.etree import ElementTree

import msgspec

from fogline.core.dealer import Dealer
from fogline.core.fields import plain
from fogline.core.game import AnyGame
from fogline.core.match import Match
from fogline.core.picture import page
from fogline.core.record import loads
from fogline.core.text import Speaker
from fogline.laws.cases import Case, cases, games_from, seen, walk
from fogline.laws.home import folder
from fogline.parts.catalog import LANGUAGES
from fogline.table.people import Who, person
from fogline.table.scene import Look, scene
from fogline.table.settings import Settings
from fogline.table.table import Table

STEPS = 40
"""Of a game at a table; its scenes are made at each."""
SCREENS = ((100, 30), (160, 50))
"""Sizes that a drawing in a terminal is asked for."""
DRAWN = (45, 46)
"""Games whose moments are drawn: the first for fewer eyes."""


def seated(game: AnyGame, seats: int) -> Table:
    """A table at which a person sits on each chair."""
    chairs = tuple(person(f"P{seat}", f"guest-{seat}", f"token-{seat}") for seat in range(seats))
    return Table("t", Settings(game.name), chairs, "guest-0").start(Who(guest="guest-0"), 1906)


def test_every_seat_has_a_scene(usual: Case) -> None:
    """A table can be shown to every seat and to spectators: what they see, what they may do and what it would do.

    Scenes are JSON: a view holds numbers, texts, lists and values with fields, and nothing else. Every language is
    shown in turn.
    """
    now, dice = seated(usual.game, usual.seats), Dealer(44)
    for _, lang in zip(range(STEPS), cycle(LANGUAGES), strict=False):
        for seat in usual.audience():
            shown = scene(now, Who(guest=f"guest-{seat}"), Look(seat, lang, effects=True))
            assert msgspec.json.decode(msgspec.json.encode(shown))["view"] is not None
        flow = now.playing()
        if flow.over:
            break
        asked = [seat for seat in flow.match.waiting if not flow.complete(seat)]
        seat = asked[0]
        legal = flow.seen_by(seat).legal_ids(seat)
        now = now.act(Who(guest=f"guest-{seat}"), seat, None, legal[dice.below(len(legal))], True)


@games_from(*DRAWN)
def test_every_moment_can_be_drawn(usual: Case, seed: int) -> None:
    """A picture can be made of each moment (by Game.picture, Game.draw or the words of Game.show), and is good XML.

    In the first game it is drawn for one seat after the other and for who looks on, in the next for all of them.
    """
    game, draw = usual.game, usual.game.draw
    speakers = cycle([Speaker(lang, game.words, usual.box) for lang in LANGUAGES])
    in_turn = cycle(usual.audience())
    for step, speaker in zip(walk(usual, seed, every=15), speakers, strict=False):
        for seat in [next(in_turn)] if seed == DRAWN[0] else usual.audience():
            view = game.view(step.state, seat)
            ElementTree.fromstring(page(game, view, speaker))
            for size in SCREENS if draw else ():
                assert draw is not None
                drawn = draw(plain(view), usual.box, speaker, *size)
                assert not drawn.facts or len(drawn.facts) >= usual.seats, f"{step}: facts for {len(drawn.facts)} seats"


def test_kept_records_still_hold(game: AnyGame) -> None:
    """Each game in ``tests/records`` can be played again with the box it was played with, and ends as it did.

    Where a rule has changed so that an old record means another game, raise Game.rules_version.
    """
    files = sorted((folder(game) / "tests" / "records").glob("*.json"))
    seen(files, f"{folder(game) / 'tests' / 'records'} keeps no game that was played")
    known = {case.box.hash: case.box for case in cases(game)}
    for file in files:
        record = loads(file.read_text(encoding="utf-8"))
        assert record.box in known, f"{file.name} was played with a box that is not there"
        assert Match.replay(record, known[record.box]).over, f"{file.name} does not come to its end"
